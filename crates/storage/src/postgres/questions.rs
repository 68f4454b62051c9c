//! News and questions in PostgreSQL.

use super::{Postgres, get, only, params, rows, text};
use crate::contract::shared::{Asked, LONGEST_QUESTION, MOST_QUESTIONS, News, SharedStore};
use crate::contract::store::Later;
use tokio::sync::broadcast;

impl SharedStore for Postgres {
    fn tell(&self, news: News) {
        self.newsroom.tell(news);
    }

    fn listen(&self) -> broadcast::Receiver<News> {
        self.newsroom.listen()
    }

    fn hears(&self) -> bool {
        self.newsroom.hears()
    }

    fn last_outage(&self) -> Later<Option<(i64, i64)>> {
        let found = self.read(
            "SELECT split_part(value, ' ', 1)::bigint, split_part(value, ' ', 2)::bigint FROM keeper WHERE key = 'outage'",
            params![],
            |row| Ok((get(row, 0)?, get(row, 1)?)),
        );
        Box::pin(async move { Ok(found.await?.pop()) })
    }

    fn ask(&self, question: &str, asked: String, now: i64) -> Later<bool> {
        let stored = self.write(
            "WITH old AS (DELETE FROM questions WHERE asked < $3::bigint - $5::bigint)
             INSERT INTO questions (id, question, asked)
             SELECT $1, $2, $3::bigint WHERE (SELECT count(*) FROM questions WHERE asked >= $3::bigint - $5::bigint) < $4 RETURNING id",
            params![text(question), text(&asked), now, rows(MOST_QUESTIONS), LONGEST_QUESTION],
            |_| Ok(()),
        );
        Box::pin(async move { Ok(!stored.await?.is_empty()) })
    }

    fn claim_questions(&self, now: i64, until: i64, limit: u32) -> Later<Vec<(String, String)>> {
        self.write(
            "WITH old AS (DELETE FROM questions WHERE asked < $1::bigint - $4::bigint)
             UPDATE questions SET lease = $2 WHERE id IN (
                 SELECT id FROM questions WHERE answer IS NULL AND lease <= $1 AND asked >= $1::bigint - $4::bigint
                 ORDER BY asked LIMIT $3 FOR UPDATE SKIP LOCKED)
             RETURNING id, question",
            params![now, until, rows(limit), LONGEST_QUESTION],
            |row| Ok((get(row, 0)?, get(row, 1)?)),
        )
    }

    fn answer(&self, question: &str, answer: String) -> Later<()> {
        self.act("UPDATE questions SET answer = $2 WHERE id = $1", params![text(question), text(&answer)])
    }

    fn take_answer(&self, question: &str) -> Later<Asked> {
        let found = self.write(
            "WITH taken AS (DELETE FROM questions WHERE id = $1 AND answer IS NOT NULL RETURNING answer)
             SELECT lease > 0, (SELECT answer FROM taken) FROM questions WHERE id = $1",
            params![text(question)],
            |row| Ok((get::<bool>(row, 0)?, get::<Option<String>>(row, 1)?)),
        );
        Box::pin(async move {
            let found = found.await?;
            if found.is_empty() {
                return Ok(Asked::Gone);
            }
            Ok(match only(found)? {
                (_, Some(answer)) => Asked::Answered(answer),
                (true, None) => Asked::Claimed,
                (false, None) => Asked::Waiting,
            })
        })
    }

    fn withdraw(&self, question: &str) -> Later<()> {
        self.act("DELETE FROM questions WHERE id = $1", params![text(question)])
    }
}

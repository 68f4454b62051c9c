//! Ratings, for who wants them: nothing is kept of anybody who has not agreed, and nobody else sits at a rated table.

use crate::people::identity::Person;
use crate::people::limits::Kind;
use crate::service::Service;
use tianxia_protocol::{Code, MyRatings, Phrase, Problem, RatedGames, SeatRating, TableRatings};
use tianxia_storage::{WantedGames, clock};
use tianxia_tables::{Chair, Created};

/// How many games are shown at once.
const PAGE: u32 = 100;

impl Service {
    /// Somebody wants ratings to be kept of them, or no more: then they are erased.
    pub(crate) async fn keep_ratings(&self, person: &Person, keep: bool) -> Result<MyRatings, Problem> {
        self.limit(Kind::Command, &person.id)?;
        if keep {
            person.admitted()?;
        }
        match keep {
            true => self.store.agree(&person.id, clock::now()).await?,
            false => self.store.disagree(&person.id).await?,
        }
        self.people.forget_person(&person.id);
        Ok(self.store.ratings_of(&person.id).await?)
    }

    /// Games that counted for somebody, the latest before a time.
    pub(crate) async fn rated_games(
        &self,
        person: &Person,
        game: Option<String>,
        players: Option<u8>,
        before: Option<i64>,
    ) -> Result<RatedGames, Problem> {
        let wanted = WantedGames { game, players, before: before.unwrap_or(i64::MAX), limit: PAGE };
        let games = self.store.rated_games(&person.id, wanted).await?;
        let more = (games.len() == PAGE as usize).then(|| games.last().map(|game| game.time)).flatten();
        Ok(RatedGames { games, more })
    }

    /// The ratings of those at a table; nobody's where the game does not count.
    pub(crate) async fn table_ratings(&self, table: &str) -> Result<TableRatings, Problem> {
        let look = self.tables.look(table, |table| {
            let (game, players) = table.discipline();
            let contestants = if table.is_rated() { table.contestants() } else { Vec::new() };
            Ok((game.to_owned(), players, contestants))
        });
        let (game, players, contestants) = look.await?;
        let (seats, of): (Vec<_>, Vec<_>) = contestants.into_iter().unzip();
        let ratings = self.store.ratings_now(&game, players, of).await?;
        let rated = |(seat, rating): (_, Option<(i32, u32)>)| {
            rating.map(|(rating, games)| SeatRating { seat: u8::from(seat), rating, games })
        };
        Ok(TableRatings { seats: seats.into_iter().zip(ratings).filter_map(rated).collect() })
    }

    /// May somebody sit at a table whose game counts?
    pub(crate) fn agrees_if(&self, person: &Person, rated: bool) -> Result<(), Problem> {
        if !rated || person.rated {
            return Ok(());
        }
        let message = "this game counts for ratings, and you have not agreed that ratings are kept of you; \
                       agree on the page `You` (POST /api/me/ratings), or choose another table";
        let phrase = Some(Phrase { id: "table-rated-consent".into(), args: Vec::new() });
        Err(Problem { phrase, ..Problem::new(Code::NotYours, message) })
    }

    /// Frees the seats of those who have not agreed, or no longer, in the rematch of a rated game.
    pub(crate) async fn free_if_not_agreed(&self, created: &mut Created) -> Result<(), Problem> {
        for chair in created.seats.iter_mut().filter(|_| created.rated) {
            if let Some(other) = chair.person()
                && !self.store.agrees(other).await?
            {
                *chair = Chair::Open;
            }
        }
        Ok(())
    }
}

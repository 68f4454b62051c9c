//! The twelve months and what they bring (D5), and the one super event of month 7 (D32).

use tianxia_core::Dice;

/// The number of months.
pub const MONTHS: u8 = 12;

/// The month of the super event (D32).
pub const SUPER_MONTH: u8 = 7;

// The first five are drawn, two of each; the faces of scripted draws follow this order.
names! {
    /// What a month brings.
    pub enum MonthEvent ("an event") {
        /// Pay 4 yuan (D22).
        Tribute = "tribute" "dragon-event-tribute",
        /// Feed every inhabited palace (D23).
        Drought = "drought" "dragon-event-drought",
        /// Score for fireworks (D24).
        Festival = "festival" "dragon-event-festival",
        /// Score for helmets; the weakest lose a person (D25).
        Mongols = "mongols" "dragon-event-mongols",
        /// Lose three persons less the mortars (D26).
        Epidemic = "epidemic" "dragon-event-epidemic",
        /// Nothing.
        Peace = "peace" "dragon-event-peace",
    }
}

// The faces of scripted draws follow this order.
names! {
    /// What may happen once, in month 7 (D33 to D42).
    pub enum SuperEvent ("a super event") {
        /// 2 points for each person (D33).
        Lanterns = "lanterns" "dragon-super-lanterns",
        /// Monks score (D34).
        Buddha = "buddha" "dragon-super-buddha",
        /// Two floors fall (D35).
        Earthquake = "earthquake" "dragon-super-earthquake",
        /// Half of all goods are given back (D36).
        Tsunami = "tsunami" "dragon-super-tsunami",
        /// The month's event comes again (D37).
        Eclipse = "eclipse" "dragon-super-eclipse",
        /// All markers return to 0 (D38).
        Eruption = "eruption" "dragon-super-eruption",
        /// Two person cards are discarded (D39).
        Tornado = "tornado" "dragon-super-tornado",
        /// Each takes a young person (D40).
        Dawn = "dawn" "dragon-super-dawn",
        /// All privileges are lost (D41).
        Assassination = "assassination" "dragon-super-assassination",
        /// Each uses the persons of one role (D42).
        Treaty = "treaty" "dragon-super-treaty",
    }
}

/// The events of the twelve months.
pub(crate) type Calendar = [MonthEvent; MONTHS as usize];

/// The row that positions have when they name none: the five events in turn, twice.
pub(crate) const PLAIN: Calendar = {
    let mut row = [MonthEvent::Peace; MONTHS as usize];
    let mut month = 2;
    while month < row.len() {
        row[month] = MonthEvent::ALL[(month - 2) % 5];
        month += 1;
    }
    row
};

/// Lays out the row of events (D5).
pub(crate) fn deal(dice: &mut impl Dice) -> Calendar {
    let mut row: [Option<MonthEvent>; MONTHS as usize] = [None; MONTHS as usize];
    row[..2].fill(Some(MonthEvent::Peace));
    let mut bag = [2; 5];
    while let Some(kind) = dice.draw(&bag) {
        bag[kind] -= 1;
        let event = Some(MonthEvent::ALL[kind]);
        let mut free = (0..row.len()).filter(|month| row[*month].is_none());
        let Some(leftmost) = free.next() else { break };
        let month = if row[leftmost - 1] == event { free.next().unwrap_or(leftmost) } else { leftmost };
        row[month] = event;
    }
    if row[10] == row[11] {
        row.swap(9, 10);
    }
    row.map(|event| event.unwrap_or(MonthEvent::Peace))
}

/// Why a row cannot be one that was laid out (D5). Any other row comes from drawing its events from left to right.
pub(crate) fn fault(row: &Calendar) -> Option<String> {
    if row[..2] != [MonthEvent::Peace; 2] {
        return Some("months 1 and 2 bring peace".to_owned());
    }
    let wrong = MonthEvent::ALL.into_iter().find(|event| row.iter().filter(|other| *other == event).count() != 2);
    if let Some(event) = wrong {
        return Some(format!("there are two of every event, and two months of peace, but not two of {event}"));
    }
    let twins = (3..row.len()).find(|month| row[*month] == row[month - 1])?;
    Some(format!("months {twins} and {} bring the same", twins + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::{FastDice, ScriptedDice};

    fn laid(faces: &[u32]) -> Vec<&'static str> {
        let mut dice = ScriptedDice::new(faces.to_vec());
        let row = deal(&mut dice);
        assert_eq!((dice.fault(), dice.left()), (None, 0));
        row[2..].iter().map(|event| event.word()).collect()
    }

    #[test]
    fn an_event_like_its_left_neighbour_moves_on_d5() {
        assert_eq!(
            laid(&[0, 0, 1, 1, 2, 3, 3, 4, 2, 4]),
            [
                "tribute", "drought", "tribute", "drought", "festival", "mongols", "epidemic", "mongols", "festival",
                "epidemic"
            ]
        );
    }

    #[test]
    fn equal_events_in_the_last_two_months_swap_d5() {
        let row = laid(&[0, 1, 2, 3, 0, 1, 2, 3, 4, 4]);
        assert_eq!(row[7..], ["epidemic", "mongols", "epidemic"]);
    }

    #[test]
    fn no_two_neighbours_are_ever_equal_d5() {
        let mut dice = FastDice::new(5);
        for _ in 0..20_000 {
            let row = deal(&mut dice);
            assert!(row[1..].windows(2).all(|pair| pair[0] != pair[1]), "{row:?}");
            assert_eq!(fault(&row), None);
            assert!(MonthEvent::ALL.iter().all(|event| row.iter().filter(|other| *other == event).count() == 2));
        }
    }
}

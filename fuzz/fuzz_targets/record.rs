//! A text is a record or it is not; one that is prints to a text that reads as the same record, and replays or complains.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tianxia_core::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
        let _ = tianxia_games::replay(&record, None);
    }
});

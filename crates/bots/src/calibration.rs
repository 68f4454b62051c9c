//! The chances that a search found, as people are shown them.

use crate::insight::Insight;
use crate::portable::{exp, ln};
use crate::values::Values;
use tianxia_core::{FastDice, Game, Knowledge};

/// What a search found at a decision, as people are told it ([`Insight::sharpness`]): the same order of seats, and still one in all.
pub(crate) fn calibrated<G: Game, I: Insight<G>>(values: Values, knowledge: &Knowledge<G>) -> Values {
    // Any world that the seat can imagine: what everybody can see is the same in all of them.
    let power = I::sharpness(&knowledge.imagine(&mut FastDice::new(0)));
    if power == 1.0 {
        return values;
    }
    let raised = values.map(|value| if value > 0.0 { exp(power * ln(value)) } else { 0.0 });
    let total: f32 = raised.iter().sum();
    if total > 0.0 { raised.map(|raised| raised / total) } else { values }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_adds_up_and_keeps_the_order() {
        use crate::{DragonInsight, Plain};
        use tianxia_core::Setup;
        use tianxia_games::Dragon;
        let options = Dragon::read_options(&Setup::new(3)).unwrap();
        let world = Dragon::start(&options, &mut FastDice::new(1));
        let knowledge = Knowledge::of_decider(&world).unwrap();
        let found = [0.6, 0.3, 0.1, 0.0, 0.0];
        let told = calibrated::<Dragon, DragonInsight>(found, &knowledge);
        assert!((told.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(told[0] > found[0] && told[1] < found[1] && told[2] < told[1] && told[3] == 0.0, "{told:?}");
        assert_eq!(calibrated::<Dragon, Plain>(found, &knowledge), found, "where nothing is to be corrected");
        assert_eq!(calibrated::<Dragon, DragonInsight>([0.0; 5], &knowledge), [0.0; 5], "where nothing was found");
    }
}

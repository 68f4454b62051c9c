//! One layer of a network: weights in rows, and what is added to them.

/// A layer. `first` and the hidden layers are asked input by input: a row holds what one input adds to every output. The policy is asked
/// output by output: a row holds what one output takes from every input.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Layer {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) weights: Vec<f32>,
    pub(super) bias: Vec<f32>,
}

impl Layer {
    #[inline]
    pub(super) fn row(&self, row: usize) -> &[f32] {
        &self.weights[row * self.columns..(row + 1) * self.columns]
    }

    /// Adds what an input of this size adds to every output.
    #[inline]
    pub(super) fn add(&self, input: usize, size: f32, out: &mut [f32]) {
        for (sum, weight) in out.iter_mut().zip(self.row(input)) {
            *sum += size * weight;
        }
    }

    /// The outputs for these inputs; inputs that are not positive count as zero (ReLU).
    pub(super) fn apply(&self, inputs: &[f32], out: &mut Vec<f32>) {
        out.clear();
        out.extend_from_slice(&self.bias);
        for (input, size) in inputs.iter().enumerate() {
            if *size > 0.0 {
                self.add(input, *size, out);
            }
        }
    }

    /// One output, where rows are outputs; inputs that are not positive count as zero.
    #[inline]
    pub(super) fn output(&self, row: usize, inputs: &[f32]) -> f32 {
        // Eight sums side by side, so that the compiler may use wide registers.
        let mut sums = [0.0_f32; 8];
        let weights = self.row(row);
        let whole = weights.chunks_exact(8).zip(inputs.chunks_exact(8));
        for (weights, inputs) in whole {
            for ((sum, weight), input) in sums.iter_mut().zip(weights).zip(inputs) {
                *sum += weight * input.max(0.0);
            }
        }
        let rest = weights.len() / 8 * 8;
        let rest: f32 =
            weights[rest..].iter().zip(&inputs[rest..]).map(|(weight, input)| weight * input.max(0.0)).sum();
        self.bias[row] + sums.iter().sum::<f32>() + rest
    }
}

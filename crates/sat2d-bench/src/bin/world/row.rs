//! The lines of the tables.

/// The number of blocks that a series of times is divided into.
pub const BLOCKS: usize = 5;

/// One line of a table.
pub struct Row {
    /// What was asked.
    pub question: String,
    pub library: &'static str,
    /// Milliseconds a frame, or microseconds a question.
    pub time: f64,
    /// Of memory, a body.
    pub bytes: Option<usize>,
    /// How many answers, or pairs in the last frame, are other than ours.
    pub differ: usize,
}

/// The mean of the fastest of [`BLOCKS`] blocks.
pub fn mean_of_fastest_block(times: Vec<f64>) -> f64 {
    let blocks = times.chunks(times.len().div_ceil(BLOCKS));
    let means = blocks.map(|block| block.iter().sum::<f64>() / block.len() as f64);
    means.fold(f64::INFINITY, f64::min)
}

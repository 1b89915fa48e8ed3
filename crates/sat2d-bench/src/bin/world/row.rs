//! The rows of the tables.

/// The number of blocks in a series of times.
pub const BLOCKS: usize = 5;

/// A row of a table.
pub struct Row {
    /// The question.
    pub question: String,
    pub library: &'static str,
    /// Milliseconds per frame, or microseconds per query.
    pub time: f64,
    /// Bytes of memory per body.
    pub bytes: Option<usize>,
    /// The number of answers, or of pairs in the last frame, that differ from sat2d's.
    pub differ: usize,
}

/// The mean of the fastest of [`BLOCKS`] blocks.
pub fn mean_of_fastest_block(times: Vec<f64>) -> f64 {
    let blocks = times.chunks(times.len().div_ceil(BLOCKS));
    let means = blocks.map(|block| block.iter().sum::<f64>() / block.len() as f64);
    means.fold(f64::INFINITY, f64::min)
}

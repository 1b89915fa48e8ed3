//! Pairs of shapes and exact judges, for the tests of all questions.

pub mod concave_cases;
pub mod mixed_pairs;
pub mod pairs;
pub mod rational_gap;
pub mod reference_table;

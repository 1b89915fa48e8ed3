//! Pairs of shapes and exact judges, for the tests of all questions.

pub mod circles;
pub mod concave_cases;
pub mod curve_judge;
pub mod discs_and_rectangles;
pub mod fitting_scenes;
pub mod mixed_pairs;
pub mod pairs;
pub mod rational_gap;
pub mod reference_table;
pub mod round_judge;
pub mod round_pairs;
pub mod stages;

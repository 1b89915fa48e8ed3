//! Judges of the core's tests.
#![allow(dead_code)]

#[path = "../../../sat2d-core/tests/narrow/support/round_judge.rs"]
pub mod round_judge;

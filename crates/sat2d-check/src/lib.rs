//! Says whether a certificate of sat2d proves its verdict.
//!
//! It shares no code with the library, and knows nothing but what a placed shape is: see
//! `docs/witnesses.md`. All that it computes is sums and products of exact fractions, once the
//! vertices are placed. If it says yes, the relation is true; if it says no, the certificate proves
//! nothing about the relation.

mod certificate;
mod geometry;
mod place;

pub use certificate::{Axis, Number, Query, Refusal, Relation, Witness};
pub use place::{Kind, Placed};

/// Whether the witness of a query proves its relation.
///
/// # Errors
/// [`Refusal`] says what is missing.
pub fn check(query: &Query) -> Result<(), Refusal> {
    query.check()
}

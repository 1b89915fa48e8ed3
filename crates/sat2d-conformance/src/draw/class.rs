//! The classes of queries, and the precisions that hold their numbers exactly.

use crate::form::Form;

/// How a query was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Far from another answer, compared with its size.
    Clear,
    /// A touching one with a coordinate changed by a few units in the last place.
    Near,
    /// Touching by construction.
    Touching,
    /// Needles, straight vertices, shared edges, filled holes, parallel and identical shapes.
    Degenerate,
    /// Large beside small, and far from the origin.
    Mixed,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 5] = [
        Class::Clear,
        Class::Near,
        Class::Touching,
        Class::Degenerate,
        Class::Mixed,
    ];

    /// Its name in the tables.
    pub fn name(self) -> &'static str {
        match self {
            Class::Clear => "clear",
            Class::Near => "near",
            Class::Touching => "touching",
            Class::Degenerate => "degenerate",
            Class::Mixed => "mixed",
        }
    }
}

/// What holds all numbers of a query exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// A 32-bit float.
    Single,
    /// A 64-bit float.
    Double,
}

impl Precision {
    /// Whether it holds a number exactly, far from underflow and overflow.
    pub fn holds(self, x: f64) -> bool {
        let is_moderate = x == 0.0 || (1e-9..1e15).contains(&x.abs());
        match self {
            Precision::Single => is_moderate && f64::from(x as f32) == x,
            Precision::Double => is_moderate,
        }
    }

    /// Whether it holds all numbers of a shape exactly.
    pub fn holds_form(self, form: &Form) -> bool {
        form.numbers().into_iter().all(|x| self.holds(x))
    }

    /// The bits of its significand.
    pub fn bits(self) -> i32 {
        match self {
            Precision::Single => 24,
            Precision::Double => 53,
        }
    }

    /// A number some units in the last place above another one, or below it.
    pub fn step(self, x: f64, units: i32) -> f64 {
        let mut x = x;
        for _ in 0..units.abs() {
            x = match (self, units > 0) {
                (Precision::Single, true) => f64::from((x as f32).next_up()),
                (Precision::Single, false) => f64::from((x as f32).next_down()),
                (Precision::Double, true) => x.next_up(),
                (Precision::Double, false) => x.next_down(),
            };
        }
        x
    }
}

/// Two to some power, exactly.
pub fn power(exponent: i32) -> f64 {
    f64::from_bits(((1023 + i64::from(exponent)) as u64) << 52)
}

/// The largest power of two that is no larger than a number above 0.
pub fn exponent(x: f64) -> i32 {
    (x.to_bits() >> 52) as i32 - 1023
}

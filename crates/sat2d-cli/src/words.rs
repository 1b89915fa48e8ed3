//! Verdicts, kinds of contact, features, numbers and counts as text.

use sat2d::query::{ContactKind, Feature};
use sat2d::{DVec2, Relation};
use std::borrow::Cow;

/// The most characters of an input that a message quotes.
const QUOTED: usize = 80;

/// A text as a message quotes it: the start of a long one, with its length.
pub fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => Cow::Owned(format!("{}… ({} bytes)", &text[..end], text.len())),
        None => Cow::Borrowed(text),
    }
}

/// The word for a verdict in tables, JSON and pictures.
pub fn word(relation: Relation) -> &'static str {
    match relation {
        Relation::Disjoint => "disjoint",
        Relation::Touching => "touching",
        Relation::Overlapping => "overlapping",
    }
}

/// The word for a kind of contact in tables and JSON.
pub fn kind(kind: ContactKind) -> &'static str {
    match kind {
        ContactKind::VertexVertex => "vertex-vertex",
        ContactKind::EdgeVertex => "edge-vertex",
        ContactKind::EdgeEdge => "edge-edge",
        ContactKind::ArcVertex => "arc-vertex",
        ContactKind::ArcEdge => "arc-edge",
        ContactKind::ArcArc => "arc-arc",
    }
}

/// The word for a feature in tables and JSON, and the index of the feature.
pub fn feature(feature: Feature) -> (&'static str, u32) {
    match feature {
        Feature::Vertex(number) => ("vertex", number),
        Feature::Edge(number) => ("edge", number),
        Feature::Arc(number) => ("arc", number),
    }
}

/// A number rounded to this many significant digits, without trailing zeros.
pub fn short(number: f64, digits: usize) -> String {
    if number == 0.0 {
        return "0".to_owned();
    }
    let rounded = format!("{number:.*e}", digits.saturating_sub(1));
    let (mantissa, power) = rounded.split_once('e').expect("what {:e} writes");
    let power: i32 = power.parse().expect("what {:e} writes");
    let digits = digits as i32;
    if (-4..digits.max(6)).contains(&power) {
        let decimals = (digits - 1 - power).max(0) as usize;
        without_zeros(&format!("{number:.decimals$}")).to_owned()
    } else {
        format!("{}e{power}", without_zeros(mantissa))
    }
}

/// A point or a vector, its coordinates rounded to 6 digits.
pub fn point(point: DVec2) -> String {
    format!("({}, {})", short(point.x, 6), short(point.y, 6))
}

/// A count with its noun: `1 pair`, `2 pairs`, `1 vertex`, `2 vertices`.
pub fn count(number: impl TryInto<u64>, noun: &str) -> String {
    let number = number.try_into().unwrap_or(u64::MAX);
    let (stem, ending) = match noun {
        _ if number == 1 => (noun, ""),
        "vertex" => ("vert", "ices"),
        "reflex vertex" => ("reflex vert", "ices"),
        "body" => ("bod", "ies"),
        "mismatch" => ("mismatch", "es"),
        _ => (noun, "s"),
    };
    format!("{number} {stem}{ending}")
}

fn without_zeros(decimal: &str) -> &str {
    if decimal.contains('.') {
        decimal.trim_end_matches('0').trim_end_matches('.')
    } else {
        decimal
    }
}

#[cfg(test)]
mod tests {
    use super::{count, short};

    #[test]
    fn counted_nouns() {
        let counts = [(0, "pair"), (1, "pair"), (2, "vertex"), (3, "mismatch")];
        let said = counts.map(|(number, noun)| count(number, noun));
        assert_eq!(said, ["0 pairs", "1 pair", "2 vertices", "3 mismatches"]);
    }

    #[test]
    fn short_numbers() {
        for (number, expected) in [
            (0.0, "0"),
            (-0.0, "0"),
            (1.0, "1"),
            (-0.25, "-0.25"),
            (100.0, "100"),
            (0.1 + 0.2, "0.3"),
            (123_456.0, "123456"),
            (999_999.7, "1e6"),
            (12_345.678_9, "12345.7"),
            (1.25e-4, "0.000125"),
            (9.999_999e-5, "0.0001"),
            (1.234_567_8e-15, "1.23457e-15"),
            (5e-324, "4.94066e-324"),
            (-1e300, "-1e300"),
        ] {
            assert_eq!(short(number, 6), expected);
        }
        assert_eq!(short(12_345.678, 3), "12346");
        assert_eq!(short(0.123_456, 3), "0.123");
    }
}

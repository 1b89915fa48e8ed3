//! Rings of whole numbers, decomposed by a method: a polygon if and only if brute force says so,
//! and then the pieces are convex, do not overlap, and have the polygon's area.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sat2d::DVec2;
use sat2d::decompose::{Deviation, Method, Options, Polygon, Preference};
use sat2d_fuzz::bytes::Bytes;
use sat2d_fuzz::partition_judge::{P, cross, is_decomposition, is_polygon};

const METHODS: [Method; 4] = [
    Method::Balanced,
    Method::Fast,
    Method::Fewest,
    Method::Slicing,
];
const PREFERENCES: [Preference; 3] = [Preference::AsCut, Preference::Fat, Preference::WideAngles];
const DEVIATIONS: [Deviation; 3] = [Deviation::Either, Deviation::Outward, Deviation::Inward];
/// Tolerances by the largest coordinate.
const TOLERANCES: [f64; 4] = [0.0, 0.01, 0.1, 1.0];
/// The judge takes quadratic time.
const MOST_VERTICES: usize = 40;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let method = METHODS[bytes.below(4)];
    let prefer = PREFERENCES[bytes.below(3)];
    let max_corners = Some(bytes.below(8)).filter(|&most| most >= 3);
    // Scaling by a power of two is exact: the largest whole number is below 2^53, the smallest
    // result is normal.
    let exponent = i32::from(i16::from_le_bytes(bytes.array())) % 400;
    let options = Options {
        method,
        max_corners,
        prefer,
        ..Options::default()
    };
    check(&rings(&mut bytes), exponent, &options);
});

/// Rings of whole numbers below 2^53.
fn rings(bytes: &mut Bytes) -> Vec<Vec<P>> {
    let mut rings: Vec<Vec<P>> = Vec::new();
    let mut left = MOST_VERTICES;
    while !bytes.is_empty() && left > 0 {
        let (form, width) = (bytes.below(3), bytes.below(3));
        let count = bytes.below(left + 1);
        left -= count.max(1);
        let mut ring: Vec<P> = (0..count)
            .map(|_| (whole(bytes, width), whole(bytes, width)))
            .collect();
        match form {
            0 => {}
            1 => sort_around(&mut ring),
            _ => split_by_the_chord(&mut ring),
        }
        rings.push(ring);
    }
    rings
}

/// A whole number of one, two or eight bytes.
fn whole(bytes: &mut Bytes, width: usize) -> i128 {
    match width {
        0 => (bytes.byte() as i8).into(),
        1 => i16::from_le_bytes(bytes.array()).into(),
        _ => (i64::from_le_bytes(bytes.array()) >> 11).into(),
    }
}

/// Sorts points by their angle around the first, which is dropped: mostly a simple ring.
fn sort_around(ring: &mut Vec<P>) {
    let Some(&center) = ring.first() else { return };
    let half = |p: &P| (p.1 - center.1, p.0 - center.0) < (0, 0);
    ring.retain(|&p| p != center);
    ring.sort_by(|&a, &b| {
        let turn = || 0.cmp(&cross(center, a, b));
        half(&a).cmp(&half(&b)).then_with(turn)
    });
}

/// Orders points into the chains above and below the chord from the leftmost to the rightmost: a
/// monotone ring.
fn split_by_the_chord(ring: &mut Vec<P>) {
    ring.sort_unstable();
    ring.dedup();
    let (Some(&first), Some(&last)) = (ring.first(), ring.last()) else {
        return;
    };
    let above = |&p: &P| cross(first, last, p) > 0;
    let (mut upper, lower): (Vec<P>, Vec<P>) = ring.iter().copied().partition(above);
    upper.reverse();
    *ring = [lower, upper].concat();
}

fn check(rings: &[Vec<P>], exponent: i32, options: &Options) {
    let scale = 2f64.powi(exponent);
    let double = |p: &P| DVec2::new(p.0 as f64 * scale, p.1 as f64 * scale);
    let doubles: Vec<Vec<DVec2>> = rings
        .iter()
        .map(|ring| ring.iter().map(double).collect())
        .collect();
    let slices: Vec<&[DVec2]> = doubles.iter().map(Vec::as_slice).collect();
    let valid = is_polygon(rings);
    let polygon = match Polygon::new(&slices) {
        Ok(polygon) => polygon,
        Err(error) => {
            assert!(!valid, "rejected a polygon: {error}");
            return;
        }
    };
    assert!(valid, "accepted rings that are not a polygon");
    let cut = polygon.decompose(options);
    cut.verify(&slices).expect("its own certificate");
    let points = rings.concat();
    let pieces: Vec<Vec<P>> = cut
        .pieces()
        .map(|piece| piece.vertices.iter().map(|&v| points[v as usize]).collect())
        .collect();
    assert!(is_decomposition(rings, &pieces), "{pieces:?}");
    let most = options.max_corners.unwrap_or(usize::MAX);
    assert!(pieces.iter().all(|piece| piece.len() <= most), "{pieces:?}");
    if options.max_corners.is_none() {
        assert_eq!(polygon.is_convex(), pieces.len() == 1);
    }
    let largest = points.iter().map(|p| p.0.abs().max(p.1.abs())).max();
    let tolerance = largest.unwrap_or(0) as f64 * scale * TOLERANCES[pieces.len() % 4];
    let deviation = DEVIATIONS[points.len() % 3];
    let simple = polygon.simplify(tolerance, deviation).expect("a tolerance");
    simple.verify(&slices).expect("its own certificate");
    let left: Vec<Vec<P>> = simple
        .rings()
        .map(|ring| ring.iter().map(|&v| points[v as usize]).collect())
        .collect();
    assert!(is_polygon(&left), "{left:?}");
}

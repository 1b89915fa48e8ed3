//! Edges of regions, in doubles and in whole numbers.

use num_bigint::BigInt;
use num_rational::BigRational;

/// A fraction.
pub type Q = BigRational;

/// A double as a fraction.
///
/// # Panics
/// If it is not finite.
pub fn q(x: f64) -> Q {
    Q::from_float(x).expect("finite")
}

/// A rational quadratic Bézier curve: three points and their weights, at least 0, those of the ends
/// above 0. With the weight 0 in the middle it is a segment.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Start, control point, end: fractions whose denominators are powers of two.
    pub points: [[Q; 2]; 3],
    /// Their weights.
    pub weights: [f64; 3],
}

/// The coefficients of `s²`, `s` and 1.
pub(crate) type Quadratic = [BigInt; 3];

impl Curve {
    /// The segment between two points.
    pub fn segment(start: [f64; 2], end: [f64; 2]) -> Curve {
        Curve::conic([start, start, end], 0.0)
    }

    /// A curve with the weight 1 at its ends: with 1 in the middle a parabola, with less an arc of
    /// an ellipse.
    pub fn conic(points: [[f64; 2]; 3], weight: f64) -> Curve {
        Curve {
            points: points.map(|point| point.map(q)),
            weights: [1.0, weight, 1.0],
        }
    }

    /// The boundary of an ellipse with these vectors as half-axes, or other conjugate ones: four
    /// quarters, the arcs (1 - t², 2t) / (1 + t²) of the unit circle under a map.
    pub fn ellipse(center: [f64; 2], [u, v]: [[f64; 2]; 2]) -> [Curve; 4] {
        let at = |x: f64, y: f64| {
            [0, 1].map(|axis| q(center[axis]) + q(x) * q(u[axis]) + q(y) * q(v[axis]))
        };
        let corners = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
        [0, 1, 2, 3].map(|quarter| {
            let ((x, y), (next_x, next_y)) = (corners[quarter], corners[(quarter + 1) % 4]);
            Curve {
                points: [at(x, y), at(x + next_x, y + next_y), at(next_x, next_y)],
                weights: [1.0, 1.0, 2.0],
            }
        })
    }

    /// The point at a parameter from 0 to 1.
    pub fn at(&self, s: &Q) -> [Q; 2] {
        let bits = unit_bits([self]);
        Edge::new(self, bits)
            .at(s)
            .map(|x| x / Q::from_integer(BigInt::from(1) << bits))
    }
}

/// The power of two with which all coordinates become whole numbers.
pub(crate) fn unit_bits<'a>(curves: impl IntoIterator<Item = &'a Curve>) -> u64 {
    let numbers = curves.into_iter().flat_map(|curve| curve.points.iter());
    let bits = numbers.flatten().map(denominator_bits);
    bits.max().unwrap_or(0)
}

fn denominator_bits(x: &Q) -> u64 {
    x.denom().bits() - 1
}

fn whole(x: &Q, bits: u64) -> BigInt {
    x.numer() << (bits - denominator_bits(x))
}

/// An edge in whole numbers, times a power of two.
pub(crate) struct Edge {
    pub points: [[BigInt; 2]; 3],
    pub weights: [BigInt; 3],
    /// The numerators of x and y, and the denominator.
    pub polynomials: [Quadratic; 3],
}

impl Edge {
    pub fn new(curve: &Curve, bits: u64) -> Edge {
        let points = [0, 1, 2].map(|i| [0, 1].map(|axis| whole(&curve.points[i][axis], bits)));
        let weights = curve.weights.map(q);
        let weight_bits = weights.iter().map(denominator_bits).max().unwrap_or(0);
        let weights = weights.map(|weight| whole(&weight, weight_bits));
        let powers = |[p, c, e]: [BigInt; 3]| {
            // p (1 - s)² + 2 c s (1 - s) + e s²
            let twice: BigInt = c * 2;
            [&p - &twice + e, twice - &p * 2, p]
        };
        let of_axis = |axis: usize| powers([0, 1, 2].map(|i| &points[i][axis] * &weights[i]));
        Edge {
            polynomials: [of_axis(0), of_axis(1), powers(weights.clone())],
            points,
            weights,
        }
    }

    /// All edges of a region.
    pub fn all(curves: &[Curve], bits: u64) -> Vec<Edge> {
        curves.iter().map(|curve| Edge::new(curve, bits)).collect()
    }

    /// The point at a parameter.
    pub fn at(&self, s: &Q) -> [Q; 2] {
        let [x, y, w] = [0, 1, 2].map(|i| {
            let [a, b, c] = self.polynomials[i].clone().map(Q::from_integer);
            (a * s + b) * s + c
        });
        [x / &w, y / w]
    }

    /// Where it begins.
    pub fn start(&self) -> [Q; 2] {
        self.points[0].clone().map(Q::from_integer)
    }
}

//! What an operation leaves of two regions between sides, in exact fractions.

use sat2d::DVec2;
use sat2d::combine::Operation;
use sat2d_test_support::rational::Rational;

pub type Side = [DVec2; 2];

pub fn has(operation: Operation, [a, b]: [bool; 2]) -> bool {
    match operation {
        Operation::Union => a | b,
        Operation::Intersection => a & b,
        Operation::Difference => a & !b,
        Operation::SymmetricDifference => a ^ b,
    }
}

/// The exact area: between vertical lines through all vertices and crossings, sides do not cross.
pub fn area(operation: Operation, operands: [&[Side]; 2]) -> f64 {
    let sides: Vec<(usize, Exact)> = (operands.iter().enumerate())
        .flat_map(|(operand, sides)| sides.iter().map(move |side| (operand, Exact::new(side))))
        .filter(|(_, side)| side.x[0] != side.x[1])
        .collect();
    let mut lines: Vec<Rational> = sides.iter().flat_map(|(_, side)| side.x.clone()).collect();
    for (i, (_, one)) in sides.iter().enumerate() {
        lines.extend(
            sides[..i]
                .iter()
                .filter_map(|(_, other)| one.crossing(other)),
        );
    }
    lines.sort_by(|p, q| p.partial_cmp(q).unwrap());
    lines.dedup();
    let mut doubled = Rational::zero();
    for slab in lines.windows(2) {
        let (x0, x1) = (&slab[0], &slab[1]);
        let spans = |side: &&(usize, Exact)| side.1.x[0] <= *x0 && *x1 <= side.1.x[1];
        let mut spanning: Vec<(Rational, usize)> = (sides.iter().filter(spans))
            .map(|(operand, side)| (side.y(x0) + side.y(x1), *operand))
            .collect();
        spanning.sort_by(|p, q| p.partial_cmp(q).unwrap());
        let mut inside = [false; 2];
        let mut height = Rational::zero();
        for (i, (at, operand)) in spanning.iter().enumerate() {
            if has(operation, inside) {
                height = height + at.clone() - spanning[i - 1].0.clone();
            }
            inside[*operand] ^= true;
        }
        doubled = doubled + height * (x1.clone() - x0.clone());
    }
    doubled.to_f64() / 2.0
}

/// A side from its left end.
struct Exact {
    x: [Rational; 2],
    y: [Rational; 2],
}

impl Exact {
    fn new(&[p, q]: &Side) -> Exact {
        let (p, q) = if p.x < q.x { (p, q) } else { (q, p) };
        Exact {
            x: [p.x, q.x].map(Rational::of),
            y: [p.y, q.y].map(Rational::of),
        }
    }

    fn slope(&self) -> Rational {
        (self.y[1].clone() - self.y[0].clone()) / (self.x[1].clone() - self.x[0].clone())
    }

    fn y(&self, x: &Rational) -> Rational {
        self.y[0].clone() + self.slope() * (x.clone() - self.x[0].clone())
    }

    /// Where two sides cross or touch, if they are not parallel.
    fn crossing(&self, other: &Exact) -> Option<Rational> {
        let slopes = self.slope() - other.slope();
        if slopes.is_zero() {
            return None;
        }
        let x = self.x[0].clone() + (other.y(&self.x[0]) - self.y[0].clone()) / slopes;
        let is_on = |side: &Exact| side.x[0] <= x && x <= side.x[1];
        (is_on(self) && is_on(other)).then_some(x)
    }
}

/// Whether a point is inside by the even-odd rule; `None` within `near` of a side.
pub fn is_inside(sides: &[Side], point: DVec2, near: f64) -> Option<bool> {
    let mut inside = false;
    for &[p, q] in sides {
        let along = q - p;
        let part = ((point - p).dot(along) / along.length_squared()).clamp(0.0, 1.0);
        if (p + along * part).distance(point) <= near {
            return None;
        }
        if (p.y > point.y) != (q.y > point.y) {
            let x = p.x + along.x * (point.y - p.y) / along.y;
            inside ^= x > point.x;
        }
    }
    Some(inside)
}

/// The sides of rings.
pub fn sides<'a>(rings: impl Iterator<Item = &'a [DVec2]>) -> Vec<Side> {
    let of_ring = |ring: &'a [DVec2]| {
        let next = ring.iter().cycle().skip(1);
        ring.iter().zip(next).map(|(&p, &q)| [p, q])
    };
    rings.flat_map(of_ring).collect()
}

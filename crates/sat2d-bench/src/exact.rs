//! The adversarial table of true relations, for sat2d and geo's exact predicates, and its triples
//! of points for predicates of orientation.

use core::cmp::Ordering;
use geo::{Coord, Intersects, LineString, Polygon};
use sat2d::exact::orient2d;
use sat2d::{DVec2, Relation, Shape, Transform, relation};

/// Two polygons of the table in the forms of both libraries, and whether they meet.
pub struct Row {
    ours: [Shape; 2],
    theirs: [Polygon; 2],
    hits: bool,
}

/// The rows of the table that have two polygons.
///
/// # Panics
/// If the table of the repository cannot be read.
pub fn polygon_rows() -> Vec<Row> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../c_tests/reference/relation.csv"
    );
    let mut reader = csv::Reader::from_path(path).expect("the table");
    let rows = reader.records().map(|row| row.expect("a row"));
    let polygons = |row: &csv::StringRecord| {
        let points = [1, 2].map(|column| {
            let numbers = row[column].strip_prefix("polygon ")?;
            let numbers: Vec<f64> = numbers
                .split(' ')
                .map(|n| n.parse().expect("a number"))
                .collect();
            Some(numbers.chunks(2).map(DVec2::from_slice).collect::<Vec<_>>())
        });
        let [Some(a), Some(b)] = points else {
            return None;
        };
        let ring = |points: &Vec<DVec2>| -> LineString {
            points.iter().map(|p| Coord { x: p.x, y: p.y }).collect()
        };
        Some(Row {
            ours: [&a, &b].map(|points| Shape::polygon(&[points]).expect("a polygon")),
            theirs: [&a, &b].map(|points| Polygon::new(ring(points), Vec::new())),
            hits: &row[3] != "disjoint",
        })
    };
    rows.filter_map(|row| polygons(&row)).collect()
}

/// The number of rows that sat2d answers correctly; touching counts as a hit.
pub fn ours(rows: &[Row]) -> usize {
    let at = Transform::IDENTITY;
    let hit = |row: &&Row| {
        let relation = relation(&row.ours[0], &at, &row.ours[1], &at).expect("in range");
        (relation != Relation::Disjoint) == row.hits
    };
    rows.iter().filter(hit).count()
}

/// The number of rows that geo answers correctly.
pub fn theirs(rows: &[Row]) -> usize {
    rows.iter()
        .filter(|row| row.theirs[0].intersects(&row.theirs[1]) == row.hits)
        .count()
}

/// Every edge of one polygon of a row with every vertex of the other.
pub fn triples(rows: &[Row]) -> Vec<[DVec2; 3]> {
    let mut triples = Vec::new();
    for row in rows {
        let rings = row.theirs.each_ref().map(|polygon| {
            let points = polygon.exterior().points();
            points.map(|p| DVec2::new(p.x(), p.y())).collect::<Vec<_>>()
        });
        for [edges, points] in [[&rings[0], &rings[1]], [&rings[1], &rings[0]]] {
            for edge in edges.windows(2) {
                triples.extend(points.iter().map(|&point| [edge[0], edge[1], point]));
            }
        }
    }
    triples
}

/// A predicate of orientation and the name of its library.
pub type Orientation = (&'static str, fn(&[DVec2; 3]) -> Ordering);

/// The predicates to compare. Shewchuk's as `robust` has it is exact within a range, the other two
/// for every finite double.
pub const ORIENTATIONS: [Orientation; 3] = [
    ("sat2d orient2d", |&[a, b, c]| orient2d(a, b, c)),
    ("robust orient2d", |points| {
        let [a, b, c] = points.map(|p| robust::Coord { x: p.x, y: p.y });
        robust::orient2d(a, b, c).total_cmp(&0.0)
    }),
    ("arithmetica orient2d", |points| {
        let [a, b, c] = points.map(|p| [p.x, p.y]);
        match arithmetica::orient2d(a, b, c).expect("finite points") {
            arithmetica::Sign::Positive => Ordering::Greater,
            arithmetica::Sign::Zero => Ordering::Equal,
            arithmetica::Sign::Negative => Ordering::Less,
        }
    }),
];

#[cfg(test)]
mod tests {
    use super::*;
    use num_rational::BigRational;

    fn judge(points: &[DVec2; 3]) -> Ordering {
        let [a, b, c] = points.map(|p| {
            p.to_array()
                .map(|x| BigRational::from_float(x).expect("finite"))
        });
        let left = (&a[0] - &c[0]) * (&b[1] - &c[1]);
        left.cmp(&((&a[1] - &c[1]) * (&b[0] - &c[0])))
    }

    /// Doubles of every exponent, half of them made nearly or exactly collinear.
    fn any_triple(random: &mut fastrand::Rng) -> [DVec2; 3] {
        let mut number = || loop {
            let x = f64::from_bits(random.u64(..));
            if x.is_finite() {
                return x;
            }
        };
        let mut points = [(); 3].map(|()| DVec2::new(number(), number()));
        if random.bool() {
            let share = random.f64();
            let between = points[0] * share + points[1] * (1.0 - share);
            points[2] = if between.is_finite() {
                between
            } else {
                points[0]
            };
        }
        points
    }

    #[test]
    fn orientation_is_exact_for_every_finite_double() {
        let mut random = fastrand::Rng::with_seed(1);
        let mut triples = triples(&polygon_rows());
        triples.truncate(20_000);
        triples.extend((0..20_000).map(|_| any_triple(&mut random)));
        for points in &triples {
            let right = judge(points);
            for (name, orientation) in [ORIENTATIONS[0], ORIENTATIONS[2]] {
                assert_eq!(orientation(points), right, "{name}: {points:?}");
            }
        }
    }
}

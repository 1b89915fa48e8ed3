//! How far two convex placed shapes are apart, by directions: along a unit vector n they are
//! apart by the least n·q of one less the greatest n·p of the other, and the greatest of these is
//! the distance, or minus the depth. Support functions come from the definition of a placement;
//! nothing of the library but its transforms is used.

use sat2d::{DVec2, Shape, Transform};

/// The corners of a placed core, and the columns of the map of the disc around each.
pub struct Support {
    corners: Vec<DVec2>,
    columns: [DVec2; 2],
}

impl Support {
    pub fn new(core: &[DVec2], radius: f64, at: &Transform) -> Support {
        let [a, b, c, d, ..] = at.to_array();
        Support {
            corners: core.iter().map(|&p| at.apply(p)).collect(),
            columns: [DVec2::new(a, b) * radius, DVec2::new(c, d) * radius],
        }
    }

    pub fn moved(&self, by: DVec2) -> Support {
        Support {
            corners: self.corners.iter().map(|&p| p + by).collect(),
            columns: self.columns,
        }
    }

    /// How far the shape reaches along a unit vector.
    pub fn reach(&self, n: DVec2) -> f64 {
        let core = self.corners.iter().map(|p| p.dot(n));
        let [u, w] = self.columns.map(|column| column.dot(n));
        core.fold(f64::NEG_INFINITY, f64::max) + u.hypot(w)
    }

    /// The directions across the edges of the core.
    fn normals(&self) -> impl Iterator<Item = DVec2> {
        let next = self.corners.iter().cycle().skip(1);
        let edges = self.corners.iter().zip(next).map(|(p, q)| *q - *p);
        let long = edges.filter(|edge| edge.length_squared() > 0.0);
        long.flat_map(|edge| [edge.perp().normalize(), -edge.perp().normalize()])
    }
}

/// How far b is apart from a along a unit vector.
pub fn gap_along(a: &Support, b: &Support, n: DVec2) -> f64 {
    -b.reach(-n) - a.reach(n)
}

/// The greatest gap along any direction: the distance, or minus the depth.
pub fn gap(a: &Support, b: &Support) -> f64 {
    const FIRST: usize = 256;
    let angle = |k: f64| k * std::f64::consts::TAU / FIRST as f64;
    let at = |k: f64| gap_along(a, b, DVec2::from_angle(angle(k)));
    let mut best = a.normals().chain(b.normals());
    let of_edges = best.by_ref().map(|n| gap_along(a, b, n));
    let mut greatest = of_edges.fold(f64::NEG_INFINITY, f64::max);
    let gaps: Vec<f64> = (0..FIRST).map(|k| at(k as f64)).collect();
    for k in 0..FIRST {
        let (before, after) = (gaps[(k + FIRST - 1) % FIRST], gaps[(k + 1) % FIRST]);
        if gaps[k] < before || gaps[k] < after {
            continue;
        }
        // golden sections around a direction that is the best nearby
        let (mut from, mut to) = (k as f64 - 1.0, k as f64 + 1.0);
        for _ in 0..70 {
            let part = (to - from) * 0.381_966_011_250_105_1;
            if at(from + part) < at(to - part) {
                from += part;
            } else {
                to -= part;
            }
        }
        greatest = greatest.max(at((from + to) / 2.0));
    }
    greatest
}

/// A convex shape, and what it is made of.
pub struct Subject {
    pub shape: Shape,
    pub core: Vec<DVec2>,
    pub radius: f64,
    pub at: Transform,
}

impl Subject {
    pub fn support(&self) -> Support {
        Support::new(&self.core, self.radius, &self.at)
    }
}

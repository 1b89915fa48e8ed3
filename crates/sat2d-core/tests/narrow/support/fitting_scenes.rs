//! Regions bounded by parts of one parabola or ellipse, cut elsewhere: one below the curve and one
//! above it that fits, or both on one side. The judge knows the curve.

use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::{DVec2, Shape, Transform};

/// A curve that is the graph of a function of x, by a parameter that grows with x.
#[derive(Clone, Copy, Debug)]
pub enum Graph {
    /// y = x², by x.
    Parabola,
    /// The upper part of `axes.0 cos - axes.1 sin`, from an angle of about -80° to 80°.
    Ellipse { axes: [DVec2; 2], scale: f64 },
}

/// The cosine of the angle between two places at which ellipses are cut. With it, all control
/// points and weights are doubles, exactly: cosines of multiples are polynomials of it, and so are
/// sines, up to the factor `sin`, which belongs to the axes.
const COSINE: f64 = 15.0 / 16.0;
/// A multiple of the numerators of all weights.
const WHOLE: f64 = 48015.0;
/// Ellipses are cut at so many of these angles to either side.
const REACH: i32 = 4;

impl Graph {
    pub fn at(&self, t: f64) -> DVec2 {
        match self {
            Graph::Parabola => DVec2::new(t, t * t),
            Graph::Ellipse { axes: [u, w], .. } => *u * t.cos() + *w * t.sin(),
        }
    }

    fn slope(&self, t: f64) -> DVec2 {
        match self {
            Graph::Parabola => DVec2::new(1.0, 2.0 * t),
            Graph::Ellipse { axes: [u, w], .. } => *w * t.cos() - *u * t.sin(),
        }
    }

    fn bend(&self, t: f64) -> DVec2 {
        match self {
            Graph::Parabola => DVec2::new(0.0, 2.0),
            Graph::Ellipse { axes: [u, w], .. } => -*u * t.cos() - *w * t.sin(),
        }
    }

    /// The parameter of a cut.
    fn parameter(&self, cut: i32) -> f64 {
        match self {
            Graph::Parabola => f64::from(cut),
            Graph::Ellipse { .. } => f64::from(cut) * COSINE.acos(),
        }
    }

    /// The point at a cut, exactly.
    fn cut(&self, cut: i32) -> DVec2 {
        match self {
            Graph::Parabola => self.at(f64::from(cut)),
            Graph::Ellipse { scale, .. } => multiple(cut) * *scale,
        }
    }

    /// Adds the arc from one cut to another one. Those of an ellipse differ by an even number.
    fn add_arc(&self, path: &mut Path, from: i32, to: i32) {
        match self {
            Graph::Parabola => {
                let (p, q) = (f64::from(from), f64::from(to));
                path.quadratic_to(DVec2::new((p + q) / 2.0, p * q), self.cut(to));
            }
            Graph::Ellipse { .. } => {
                let weight = cosine((to - from).abs() / 2);
                let control = self.cut((from + to) / 2) / weight;
                path.conic_to(control, weight, self.cut(to));
            }
        }
    }

    fn cuts(&self, rng: &mut Rng) -> Vec<i32> {
        let count = rng.usize(2..5);
        let mut cut = || match self {
            Graph::Parabola => rng.i32(-8..=8),
            Graph::Ellipse { .. } => 2 * rng.i32(-REACH / 2..=REACH / 2),
        };
        let mut all: Vec<i32> = (0..count).map(|_| cut()).collect();
        if matches!(self, Graph::Ellipse { .. }) && rng.bool() {
            all = all.iter().map(|cut| (cut + 1).min(REACH - 1)).collect();
        }
        all.sort_unstable();
        all.dedup();
        if all.len() < 2 {
            let beside = if all[0] > 0 { all[0] - 2 } else { all[0] + 2 };
            all.push(beside);
            all.sort_unstable();
        }
        if matches!(self, Graph::Ellipse { .. }) && all == [-REACH, REACH] {
            all.insert(1, 0); // WHOLE is no multiple of that weight
        }
        all
    }
}

/// The cosine of a multiple of the angle.
fn cosine(n: i32) -> f64 {
    let (mut last, mut now) = (COSINE, 1.0);
    for _ in 0..n.abs() {
        (last, now) = (now, 2.0 * COSINE * now - last);
    }
    now
}

/// The point of the ellipse at a multiple of the angle from its top: the sine of the multiple in
/// parts of that of the angle, and the cosine, both times [`WHOLE`].
fn multiple(n: i32) -> DVec2 {
    let (mut last, mut now) = (-1.0, 0.0);
    for _ in 0..n.abs() {
        (last, now) = (now, 2.0 * COSINE * now - last);
    }
    DVec2::new(now * f64::from(n.signum()), cosine(n)) * WHOLE
}

/// How the shapes of a scene lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// One above the other, with the curve in common.
    Touching,
    /// The upper one is raised by 2^-k.
    Apart,
    /// It is lowered by 2^-k.
    Overlapping,
    /// Both are below the curve.
    SameSide,
}

pub const KINDS: [Kind; 4] = [
    Kind::Touching,
    Kind::Apart,
    Kind::Overlapping,
    Kind::SameSide,
];

/// A part of a curve and what is below or above it.
#[derive(Clone, Debug)]
pub struct Region {
    pub shape: Shape,
    /// The least and the greatest parameter.
    pub ends: [f64; 2],
    /// The y of the side across from the curve.
    pub lid: f64,
}

/// Two regions at a curve: the first one is below it.
#[derive(Clone, Debug)]
pub struct Scene {
    pub kind: Kind,
    pub graph: Graph,
    pub regions: [Region; 2],
    /// How far the second one is raised.
    pub height: f64,
    /// A quarter turn or a mirror image of it all.
    pub place: Transform,
    pub is_swapped: bool,
}

impl Scene {
    pub fn new(rng: &mut Rng) -> Scene {
        let graph = match rng.bool() {
            true => Graph::Parabola,
            false => {
                // such that the coordinates are about 1 to 50
                let scale = 2f64.powi(-rng.i32(10..=16));
                let sine = (1.0 - COSINE * COSINE).sqrt();
                let [x, y] = [DVec2::X / sine, DVec2::Y].map(|axis| axis * WHOLE * scale);
                Graph::Ellipse {
                    axes: [y, x],
                    scale,
                }
            }
        };
        let kind = KINDS[rng.usize(..4)];
        let step = 2f64.powi(-rng.i32(0..=60));
        let height = match kind {
            Kind::Touching => 0.0,
            Kind::Apart => step,
            Kind::Overlapping => -step,
            Kind::SameSide => [0.0, step, -step][rng.usize(..3)],
        };
        let regions = [false, kind != Kind::SameSide].map(|is_above| region(rng, &graph, is_above));
        let [x, y] = [[1.0, -1.0][rng.usize(..2)], [1.0, -1.0][rng.usize(..2)]];
        let place = match rng.bool() {
            true => Transform::new(x, 0.0, 0.0, y, 0.0, 0.0),
            false => Transform::new(0.0, x, y, 0.0, 0.0, 0.0),
        };
        Scene {
            kind,
            graph,
            regions,
            height,
            place: place.expect("in range"),
            is_swapped: rng.bool(),
        }
    }

    /// A vector where the scene is placed.
    pub fn placed(&self, vector: DVec2) -> DVec2 {
        self.place.apply(vector)
    }

    /// The second region, raised.
    pub fn raised(&self) -> Transform {
        let to = self.placed(DVec2::new(0.0, self.height));
        let [a, b, c, d, ..] = self.place.to_array();
        Transform::new(a, b, c, d, to.x, to.y).expect("in range")
    }

    /// Both shapes in the order in which to ask about them.
    pub fn in_order<T>(&self, first: T, second: T) -> [T; 2] {
        if self.is_swapped {
            [second, first]
        } else {
            [first, second]
        }
    }

    /// Whether vertical lines through the inside of both meet them.
    pub fn faces(&self) -> bool {
        let [p, q] = [0, 1].map(|i| self.regions[i].ends);
        p[0] < q[1] && q[0] < p[1]
    }

    /// 64 units in the last place of the largest coordinate.
    pub fn near(&self) -> f64 {
        LID * 2f64.powi(-46)
    }

    /// No less than the larger side of a region.
    pub fn size(&self) -> f64 {
        let sides = self.regions.iter().map(|region| {
            let corners = region.shape.vertices();
            let range = |of: fn(&DVec2) -> f64| {
                let most = corners.iter().map(of).fold(f64::MIN, f64::max);
                most - corners.iter().map(of).fold(f64::MAX, f64::min)
            };
            range(|p| p.x).max(range(|p| p.y))
        });
        // a curve may reach beyond its ends
        sides.fold(0.0, f64::max) + 64.0
    }

    /// The distance of the curves of both, if the second one is moved so.
    pub fn judged(&self, moved: impl Fn(DVec2) -> DVec2) -> f64 {
        let at = |t: f64| self.distance_from_first(moved(self.graph.at(t)));
        least(self.regions[1].ends, at)
    }

    /// That of the regions, which are apart.
    pub fn judged_with_sides(&self, moved: impl Fn(DVec2) -> DVec2) -> f64 {
        let sides = |region: &Region| {
            let [start, end] = region.ends.map(|t| self.graph.at(t));
            let [over_start, over_end] = [start, end].map(|p| DVec2::new(p.x, region.lid));
            [[start, over_start], [over_start, over_end], [over_end, end]]
        };
        let of_first = sides(&self.regions[0]);
        let of_second = sides(&self.regions[1]).map(|side| side.map(&moved));
        let to_all = |p: DVec2, sides: &[[DVec2; 2]; 3]| {
            let off = sides.map(|side| distance_from_segment(p, side));
            off.into_iter().fold(f64::INFINITY, f64::min)
        };
        let [first, second] = [0, 1].map(|i| self.regions[i].ends);
        let of_curves = self.judged(&moved);
        let of_first_curve = least(first, |t| to_all(self.graph.at(t), &of_second));
        let of_second_curve = least(second, |t| to_all(moved(self.graph.at(t)), &of_first));
        // segments that do not cross are nearest at an end
        let corners = (of_first.iter().flatten().map(|p| to_all(*p, &of_second)))
            .chain(of_second.iter().flatten().map(|p| to_all(*p, &of_first)));
        let of_sides = corners.fold(f64::INFINITY, f64::min);
        of_curves
            .min(of_first_curve)
            .min(of_second_curve)
            .min(of_sides)
    }

    /// The distance of a point from the curve of the first region, by Newton's method.
    fn distance_from_first(&self, p: DVec2) -> f64 {
        let [from, to] = self.regions[0].ends;
        let graph = &self.graph;
        let off = |t: f64| (graph.at(t) - p).length();
        let mut best = off(from).min(off(to));
        for k in 0..=8 {
            let mut t = from + (to - from) * f64::from(k) / 8.0;
            for _ in 0..30 {
                let (to_curve, along) = (graph.at(t) - p, graph.slope(t));
                let slope = to_curve.dot(along);
                let bend = along.length_squared() + to_curve.dot(graph.bend(t));
                let step = if bend > 0.0 {
                    slope / bend
                } else {
                    slope.signum() * 0.01
                };
                let next = (t - step).clamp(from, to);
                if next == t {
                    break;
                }
                t = next;
            }
            best = best.min(off(t));
        }
        best
    }

    /// How far apart the regions are along the vertical lines that meet both, at least, if the
    /// second one is moved by so much: below 0 where they overlap.
    pub fn vertical_gap(&self, by: DVec2) -> f64 {
        let x = |t: f64| self.graph.at(t).x;
        let [p, q] = [0, 1].map(|i| self.regions[i].ends.map(x));
        let (from, to) = (p[0].max(q[0] + by.x), p[1].min(q[1] + by.x));
        if from >= to {
            return f64::INFINITY;
        }
        let height = |x: f64| match &self.graph {
            Graph::Parabola => x * x,
            Graph::Ellipse { axes: [u, w], .. } => {
                let part = x / w.x;
                u.y * (1.0 - part * part).sqrt()
            }
        };
        let gap = |x: f64| height(x - by.x) + by.y - height(x);
        let steps = 256;
        let at = |k: i32| gap(from + (to - from) * f64::from(k) / f64::from(steps));
        (0..=steps).map(at).fold(f64::INFINITY, f64::min)
    }
}

/// The least value of a function between two numbers, by samples and a search between them.
fn least([from, to]: [f64; 2], value: impl Fn(f64) -> f64) -> f64 {
    let steps = 200;
    let at = |k: f64| value(from + (to - from) * (k / f64::from(steps)).clamp(0.0, 1.0));
    let all: Vec<f64> = (0..=steps).map(|k| at(f64::from(k))).collect();
    let mut best = f64::INFINITY;
    for (k, &value) in all.iter().enumerate() {
        let is_least = |j: Option<usize>| j.and_then(|j| all.get(j)).is_none_or(|v| *v >= value);
        if !is_least(k.checked_sub(1)) || !is_least(Some(k + 1)) {
            continue;
        }
        let (mut low, mut high) = (k as f64 - 1.0, k as f64 + 1.0);
        for _ in 0..80 {
            let third = (high - low) / 3.0;
            if at(low + third) > at(high - third) {
                low += third;
            } else {
                high -= third;
            }
        }
        best = best.min(value).min(at((low + high) / 2.0));
        if best < 1e-13 {
            break;
        }
    }
    best
}

fn distance_from_segment(p: DVec2, [start, end]: [DVec2; 2]) -> f64 {
    let along = end - start;
    let part = ((p - start).dot(along) / along.length_squared()).clamp(0.0, 1.0);
    (start + along * part - p).length()
}

/// Regions end this far from the curve.
const LID: f64 = 256.0;

fn region(rng: &mut Rng, graph: &Graph, is_above: bool) -> Region {
    let cuts = graph.cuts(rng);
    let ends = [cuts[0], cuts[cuts.len() - 1]];
    let lid = if is_above { LID } else { -LID };
    let way: Vec<i32> = match rng.bool() {
        true => cuts.clone(),
        false => cuts.iter().rev().copied().collect(),
    };
    let mut path = Path::new();
    path.move_to(graph.cut(way[0]));
    for ends in way.windows(2) {
        graph.add_arc(&mut path, ends[0], ends[1]);
    }
    for cut in [way[way.len() - 1], way[0]] {
        path.line_to(DVec2::new(graph.cut(cut).x, lid));
    }
    path.close();
    Region {
        shape: Shape::outline(&path, FillRule::EvenOdd).expect("a region"),
        ends: ends.map(|cut| graph.parameter(cut)),
        lid,
    }
}

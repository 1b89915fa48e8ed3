//! The distance or the depth of two hulls with an ellipse around each point.
//!
//! Along a unit vector n from the first hull to the second, they are apart by
//!
//! ```text
//! s(n) = min n·q - max n·p - √a(n) - √b(n)
//! ```
//!
//! over the points p and q of their cores, with the support functions √a and √b of the ellipses.
//! The greatest s is the distance of disjoint hulls, and minus the depth of others. It lies along a
//! side of the difference of the cores, or between two of them, where p and q are vertices that do
//! not change.
//!
//! There, f = -s has the second derivative ρ - f by the angle of n, where ρ is the sum of both
//! radii of curvature. In an interval where ρ is less than f, f has no least value inside. Where ρ
//! is more, Newton's method finds it, within a bracket. An interval where neither is known is
//! halved, unless the bound of the second derivative shows that f stays above the least value so
//! far. Where the hulls are disjoint, f is below 0 in one interval of angles only, and ρ - f above
//! 0 there.

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::{ERROR, HullPair, Link};
use crate::placed::HullView;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::num::{U, larger, length, lesser, power_of_two, unit};
use sat2d_base::sort::sort_by;
use sat2d_base::types::manifold::Side;
use smallvec::SmallVec;

/// At most this many intervals are examined. Where rounding hides the shape of f, none can be
/// dismissed before it is [`NARROW`], and there would be 2^50 of them.
const MOST_INTERVALS: usize = 1 << 16;

/// The square of an angle up to 90° is at most this part of eight times the squared chord:
/// (π/4 / sin(π/4))² / 8, rounded up.
const ANGLE_SQUARE: f64 = 0.1543;
/// Intervals whose squared chord is below this are not halved.
const NARROW: f64 = power_of_two(-100);
/// The most steps of Newton's method and of the bisection that guards it.
const STEPS: u32 = 200;
/// The angle within which a place is to be the best (2^-30).
const NEARBY: f64 = power_of_two(-30);
/// The most steps from a place that is the best up to rounding.
const POLISHING: u32 = 4;

/// An ellipse that reaches less than this part of its size along a normal is flat there, as far as
/// the normal tells, whose own rounding is some units in the last place.
const FLAT: f64 = 64.0 * U;

/// The place of the greatest s.
#[derive(Clone, Copy)]
pub(crate) struct Apart {
    pub(crate) link: Link,
    /// From the first hull to the second.
    pub(crate) normal: DVec2,
    /// The distance, or minus the depth.
    pub(crate) gap: f64,
}

/// Which places may be used: by the features that face each other along a normal.
pub(crate) type Allowed<'f> = &'f dyn Fn(&Link, DVec2) -> bool;

/// Two placed hulls with an ellipse around each point.
pub(crate) struct InflatedPair<'a> {
    /// The hulls without their ellipses.
    pub(crate) cores: HullPair<'a>,
    curves: [Curve; 2],
    /// A bound for the error of every separation.
    pub(crate) error: f64,
}

impl<'a> InflatedPair<'a> {
    /// The pair must not be small: see [`HullPair`].
    pub(crate) fn new(p: HullView<'a>, q: HullView<'a>) -> InflatedPair<'a> {
        let cores = HullPair::new(p.without_inflation(), q.without_inflation());
        let error = cores.error + ERROR * (p.radius + q.radius);
        InflatedPair {
            cores,
            curves: [p, q].map(|hull| Curve::new(&hull.inflation())),
            error,
        }
    }

    /// The vector from a vertex of the core to the point of its ellipse that is farthest toward the
    /// other hull.
    pub(crate) fn offset(&self, side: Side, normal: DVec2) -> DVec2 {
        match side {
            Side::A => self.curves[0].ellipse.farthest(normal),
            Side::B => DVec2::ZERO - self.curves[1].ellipse.farthest(normal),
        }
    }

    /// How far the ellipses of a hull reach along a unit vector, up to rounding.
    pub(crate) fn reach_along(&self, side: Side, normal: DVec2) -> f64 {
        self.curves[usize::from(side == Side::B)]
            .ellipse
            .reach_along(normal)
    }

    /// The hull whose ellipses have the larger radius of curvature there, as far as the normal
    /// tells.
    pub(crate) fn flatter(&self, normal: DVec2) -> Side {
        let [p, q] = self.curves.map(|curve| curve.flatness_along(normal));
        if p >= q { Side::A } else { Side::B }
    }

    /// The greatest s.
    pub(crate) fn apart(&self) -> Option<Apart> {
        self.greatest(&|_, _| true, Among::All)
    }

    /// The greatest s of those places at which no other near them has a greater one that are
    /// allowed; or else of the sides that are.
    pub(crate) fn apart_among(&self, allowed: Allowed<'_>) -> Option<Apart> {
        self.greatest(allowed, Among::Greatest)
    }

    fn greatest(&self, allowed: Allowed<'_>, among: Among) -> Option<Apart> {
        let turns = self.turns();
        let (mut best, mut second_best) = (None, None);
        let mut vertices = self.first_vertices(&turns);
        // the vertices after each turn, and f there
        let mut starts: SmallVec<[([usize; 2], Sample); 24]> = SmallVec::new();
        for turn in &turns {
            let before = vertices;
            vertices = self.vertices_after(turn, vertices);
            let after = self.sample(vertices, turn.normal);
            starts.push((vertices, after));
            let Corner::Of(side, support) = turn.corner else {
                continue;
            };
            let found = Apart {
                link: Link::Edge(side, support),
                normal: turn.normal,
                gap: self.separation(side, &support, turn.normal),
            };
            // f is least there only if it falls before and rises after
            let falls = self.sample(before, turn.normal).slope <= 0.0;
            let rank = if falls && after.slope >= 0.0 {
                &mut best
            } else {
                &mut second_best
            };
            if rank.is_none_or(|best| self.is_preferred(&found, &best))
                && allowed(&found.link, turn.normal)
            {
                *rank = Some(found);
            }
        }
        let of_starts = starts.iter().map(|(_, start)| start.depth);
        let bound = match among {
            Among::All => of_starts.fold(f64::INFINITY, lesser) + self.error,
            Among::Greatest => f64::INFINITY,
        };
        for (k, &(vertices, start)) in starts.iter().enumerate() {
            let to = &turns[(k + 1) % turns.len()];
            let most = best.map_or(f64::INFINITY, |best| -best.gap - self.error);
            let limit = lesser(most, bound);
            let ends = [start, self.sample(vertices, to.normal)];
            let is_between = matches!(turns[k].corner, Corner::None);
            let Some(found) = self.least_between(vertices, ends, is_between, limit, among) else {
                continue;
            };
            let link = Link::Vertices(vertices[0], vertices[1]);
            if allowed(&link, found.normal) {
                best = Some(Apart {
                    link,
                    normal: found.normal,
                    gap: -found.depth,
                });
            }
        }
        best.or(second_best)
    }

    /// The separation along the normal of a side.
    fn separation(&self, side: Side, support: &EdgeSupport, normal: DVec2) -> f64 {
        let vertex = self.cores.hull(side.other()).points[support.vertex];
        support.separation(vertex) - self.reach(normal)
    }

    /// How far both ellipses reach together.
    fn reach(&self, normal: DVec2) -> f64 {
        let [p, q] = self.curves.map(|curve| curve.ellipse.reach_along(normal));
        p + q
    }

    /// Whether a side is better than another one: clearly, or as good and longer.
    fn is_preferred(&self, one: &Apart, than: &Apart) -> bool {
        let lead = one.gap - than.gap;
        match (&one.link, &than.link) {
            (Link::Edge(_, edge), Link::Edge(_, other)) if lead.abs() <= self.error => {
                edge.length > other.length + self.error
            }
            _ => lead > 0.0,
        }
    }

    /// The directions at which the facing vertices may change, and some between them, by angle.
    fn turns(&self) -> SmallVec<[Turn; 24]> {
        let mut of_hulls = [Side::A, Side::B].map(|_| SmallVec::<[Turn; 8]>::new());
        for side in self.cores.sides() {
            let (side, support) = (side.side, side.support);
            of_hulls[usize::from(side == Side::B)].push(Turn::new(
                side.toward_second(support.normal()),
                Corner::Of(side, support),
            ));
        }
        of_hulls.iter_mut().for_each(|turns| put_in_order(turns));
        let axes = [DVec2::X, DVec2::Y].into_iter();
        let axes = axes.chain(self.curves.iter().filter_map(Curve::axis));
        let mut between: SmallVec<[Turn; 12]> = axes
            .flat_map(|axis| [axis, axis.perp(), -axis, -axis.perp()])
            .map(|normal| Turn::new(normal + DVec2::ZERO, Corner::None))
            .collect();
        sort_by(&mut between, &mut |one, other| {
            one.angle.total_cmp(&other.angle)
        });
        let [p, q] = of_hulls;
        merged(merged(p, q), between)
    }

    /// The vertices that face each other before the first turn.
    fn first_vertices(&self, turns: &[Turn]) -> [usize; 2] {
        [Side::A, Side::B].map(|side| {
            let first = turns.iter().find_map(|turn| match turn.corner {
                Corner::Of(of, support) if of == side => Some(support.edge),
                _ => None,
            });
            first.unwrap_or(0)
        })
    }

    fn vertices_after(&self, turn: &Turn, [i, j]: [usize; 2]) -> [usize; 2] {
        match turn.corner {
            Corner::Of(Side::A, support) => [self.cores.next(Side::A, support.edge), j],
            Corner::Of(Side::B, support) => [i, self.cores.next(Side::B, support.edge)],
            Corner::None => [i, j],
        }
    }

    /// The least depth of two vertices between two directions, if it is below a limit; the first of
    /// these counts if it `is_between` the sides.
    fn least_between(
        &self,
        vertices: [usize; 2],
        ends: [Sample; 2],
        is_between: bool,
        limit: f64,
        among: Among,
    ) -> Option<Sample> {
        let mut least = Least { limit, found: None };
        let is_candidate =
            |sample: &Sample| among == Among::All || self.is_least_nearby(vertices, sample);
        if is_between && is_candidate(&ends[0]) {
            least.offer(ends[0]);
        }
        let mut intervals: SmallVec<[[Sample; 2]; 16]> = SmallVec::new();
        intervals.push(ends);
        for _ in 0..MOST_INTERVALS {
            let Some([one, other]) = intervals.pop() else {
                break;
            };
            let chord = (other.normal - one.normal).length_squared();
            match self.shape_between(&one, &other, chord, least.limit) {
                Bend::Above => continue,
                Bend::Convex => {
                    if one.slope < 0.0 && other.slope > 0.0 {
                        least.offer(self.newton(vertices, one, other));
                    }
                    continue;
                }
                Bend::Level => {
                    if is_candidate(&one) {
                        least.offer(one);
                    }
                    continue;
                }
                Bend::Unknown if chord < NARROW => continue,
                Bend::Unknown => {}
            }
            let middle = self.sample(vertices, unit(one.normal + other.normal));
            if among == Among::All {
                least.offer(middle);
            }
            intervals.push([middle, other]);
            intervals.push([one, middle]);
        }
        least.found.map(|found| self.polished(vertices, found))
    }

    /// Whether f is not less on either side of a direction.
    fn is_least_nearby(&self, vertices: [usize; 2], sample: &Sample) -> bool {
        let slope_at = |by: f64| {
            let normal = sample.normal + sample.normal.perp() * by;
            self.sample(vertices, unit(normal)).slope
        };
        sample.slope.abs() <= self.error || slope_at(-NEARBY) <= 0.0 && slope_at(NEARBY) >= 0.0
    }

    /// A better place next to one whose depth is the least up to rounding.
    fn polished(&self, vertices: [usize; 2], mut place: Sample) -> Sample {
        for _ in 0..POLISHING {
            let bend = self.bend(place.normal) - place.depth;
            let next = place.normal + place.normal.perp() * (-place.slope / bend);
            let next = self.sample(vertices, unit(next));
            let is_better = next.slope.abs() < place.slope.abs()
                && (next.depth - place.depth).abs() <= self.error;
            if !is_better {
                break;
            }
            place = next;
        }
        place
    }

    /// The sum of the radii of curvature.
    fn bend(&self, normal: DVec2) -> f64 {
        let [p, q] = self.curves.map(|curve| curve.bend_along(normal));
        p + q
    }

    /// What is known of f between two directions.
    fn shape_between(&self, one: &Sample, other: &Sample, chord: f64, limit: f64) -> Bend {
        match (one.depth < 0.0, other.depth < 0.0) {
            (true, true) => return Bend::Convex,
            // a place below 0 is known only if the limit is so by more than rounding and the error
            // that it allows for: that of a gap of 0 is below 0 as well
            (false, false) if limit < -2.0 * self.error => return Bend::Above,
            (false, false) => {}
            // f falls on beyond the end where it is below 0
            (true, false) if one.slope >= 0.0 => return Bend::Above,
            (false, true) if other.slope <= 0.0 => return Bend::Above,
            _ => return Bend::Unknown,
        }
        let (low, high) = (
            lesser(one.depth, other.depth),
            larger(one.depth, other.depth),
        );
        let [flattest, sharpest] = self.bends(one.normal, other.normal);
        let part = ANGLE_SQUARE * chord;
        let least = lesser(low, (low - part * flattest) / (1.0 - part));
        let rounding = self.error / 16.0;
        if least >= limit - rounding || flattest <= least {
            Bend::Above
        } else if high - least <= rounding {
            Bend::Level
        } else if sharpest >= high / (1.0 - part) {
            Bend::Convex
        } else {
            Bend::Unknown
        }
    }

    /// The largest and the least sum of the radii of curvature between two directions, between
    /// which no axis of an ellipse lies.
    fn bends(&self, from: DVec2, to: DVec2) -> [f64; 2] {
        let [p, q] = self.curves.map(|curve| {
            let bends = [from, to].map(|normal| curve.bend_along(normal));
            [larger(bends[0], bends[1]), lesser(bends[0], bends[1])]
        });
        [p[0] + q[0], p[1] + q[1]]
    }

    /// The least depth in a bracket where f is convex.
    fn newton(&self, vertices: [usize; 2], mut from: Sample, mut to: Sample) -> Sample {
        for step in 0..STEPS {
            let near = if from.slope.abs() < to.slope.abs() {
                from
            } else {
                to
            };
            let by = -near.slope / (self.bend(near.normal) - near.depth);
            let newton = unit(near.normal + near.normal.perp() * by);
            let is_inside = from.normal.perp_dot(newton) > 0.0 && newton.perp_dot(to.normal) > 0.0;
            // every third step halves the bracket, independently of the others
            let normal = if is_inside && step % 3 != 2 {
                newton
            } else {
                unit(from.normal + to.normal)
            };
            if normal == from.normal || normal == to.normal {
                break;
            }
            let sample = self.sample(vertices, normal);
            if sample.slope == 0.0 {
                return sample;
            } else if sample.slope < 0.0 {
                from = sample;
            } else {
                to = sample;
            }
        }
        if from.slope.abs() < to.slope.abs() {
            from
        } else {
            to
        }
    }

    fn sample(&self, [i, j]: [usize; 2], normal: DVec2) -> Sample {
        let between = self.cores.q.points[j] - self.cores.p.points[i];
        let offsets = self.curves.map(|curve| curve.ellipse.farthest(normal));
        let point = between - (offsets[0] + offsets[1]);
        Sample {
            normal,
            depth: self.reach(normal) - normal.dot(between),
            slope: point.perp_dot(normal),
        }
    }
}

/// Rotates the turns of a hull, which are counter-clockwise but for rounding, so that their angles
/// ascend.
fn put_in_order(turns: &mut [Turn]) {
    let n = turns.len();
    // twice around, since the last one may be beyond the first
    for k in 1..2 * n {
        let Turn { normal, angle, .. } = turns[(k - 1) % n];
        let turn = &mut turns[k % n];
        let is_behind = normal.perp_dot(turn.normal) < 0.0 && normal.dot(turn.normal) > 0.0;
        // at a straight vertex the angles may descend though the normals do not; from the last turn
        // to the first they do by 2 at least
        let descends = turn.angle < angle && angle - turn.angle < 1.0;
        if is_behind || descends {
            (turn.normal, turn.angle) = (normal, angle);
        }
    }
    let descends = |&i: &usize| turns[i].angle < turns[(i + n - 1) % n].angle;
    let first = (0..n).find(descends).unwrap_or(0);
    turns.rotate_left(first);
}

/// What is known of f in an interval.
enum Bend {
    /// No value is below the least one so far.
    Above,
    Convex,
    /// It is the same everywhere, up to rounding.
    Level,
    Unknown,
}

/// Which places count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Among {
    All,
    /// Those at which no other near them has a greater s.
    Greatest,
}

/// The least value below a limit.
struct Least {
    limit: f64,
    found: Option<Sample>,
}

impl Least {
    fn offer(&mut self, sample: Sample) {
        if sample.depth < self.limit {
            self.limit = sample.depth;
            self.found = Some(sample);
        }
    }
}

/// f and its derivative by the angle, in a direction.
#[derive(Clone, Copy)]
struct Sample {
    normal: DVec2,
    depth: f64,
    slope: f64,
}

/// A direction, by its angle.
struct Turn {
    normal: DVec2,
    /// Grows with the angle, from -2 to 2.
    angle: f64,
    corner: Corner,
}

/// What changes at a direction.
enum Corner {
    /// The hull on this side has an edge across it.
    Of(Side, EdgeSupport),
    None,
}

impl Turn {
    fn new(normal: DVec2, corner: Corner) -> Turn {
        let DVec2 { x, y } = normal;
        let part = y / (x.abs() + y.abs());
        let angle = if x >= 0.0 {
            part
        } else if y >= 0.0 {
            2.0 - part
        } else {
            -2.0 - part
        };
        Turn {
            normal,
            angle,
            corner,
        }
    }
}

/// Two sequences in order as one; of equals those of the first come first.
fn merged(
    one: impl IntoIterator<Item = Turn>,
    other: impl IntoIterator<Item = Turn>,
) -> SmallVec<[Turn; 24]> {
    let (mut one, mut other) = (one.into_iter().peekable(), other.into_iter().peekable());
    let mut all = SmallVec::new();
    loop {
        let is_first = match (one.peek(), other.peek()) {
            (Some(p), Some(q)) => p.angle <= q.angle,
            (p, _) => p.is_some(),
        };
        match if is_first { one.next() } else { other.next() } {
            Some(turn) => all.push(turn),
            None => return all,
        }
    }
}

/// An ellipse and what its support function needs.
#[derive(Clone, Copy)]
struct Curve {
    ellipse: Ellipse,
    /// The product of its half-axes.
    area: f64,
    /// No less than the longer half-axis.
    size: f64,
}

impl Curve {
    fn new(ellipse: &Ellipse) -> Curve {
        Curve {
            ellipse: *ellipse,
            area: ellipse.u.perp_dot(ellipse.w).abs(),
            size: ellipse.reach(),
        }
    }

    /// The radius of curvature at the point that is farthest along a normal, or infinity if
    /// rounding the normal moves that point anywhere.
    fn flatness_along(&self, normal: DVec2) -> f64 {
        if self.ellipse.reach_along(normal) < FLAT * self.size {
            f64::INFINITY
        } else {
            self.bend_along(normal)
        }
    }

    /// The radius of curvature at the point that is farthest along a unit vector.
    fn bend_along(&self, normal: DVec2) -> f64 {
        if self.area == 0.0 {
            return 0.0;
        }
        let reach = self.ellipse.reach_along(normal);
        // the shorter half-axis is the least that it can be
        let reach = larger(reach, self.area / self.size);
        let root = self.area / reach;
        root * (root / reach)
    }

    /// One of its axes; `None` for a disc.
    fn axis(&self) -> Option<DVec2> {
        if self.size == 0.0 {
            return None;
        }
        let (u, w) = (self.ellipse.u / self.size, self.ellipse.w / self.size);
        let (x, y) = (DVec2::new(u.x, w.x), DVec2::new(u.y, w.y));
        // the axis has half the angle of this
        let double = DVec2::new(x.length_squared() - y.length_squared(), 2.0 * x.dot(y));
        let long = length(double);
        if long == 0.0 {
            return None;
        }
        Some(unit(if double.x >= 0.0 {
            DVec2::new(long + double.x, double.y)
        } else {
            DVec2::new(double.y, long - double.x)
        }))
    }
}

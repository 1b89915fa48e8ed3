//! When two convex shapes that move without turning first meet.
//!
//! That is where a ray from the origin against their relative motion first meets their Minkowski difference. Of sharp hulls its side is
//! closed in on from both sides of the ray: a chord between two corners of the difference on either side of it is replaced by one to the corner
//! farthest beyond it, until there is none (G. Snethen, "XenoCollide: Complex Collision Made Simple", 2008, in the plane). Two circles meet
//! where a square equation says; where a core is rounded time is advanced by what is safe, as in [`sweep`](crate::narrow::sweep), by the closest points
//! of [`gjk`].
//!
//! The time that comes out is looked at where the shapes are then placed: their closest points, told exactly, must be those that were
//! expected, and apart by no more than rounding. What grazes, starts with contact, or lands touching or overlapping, is left to the search of
//! `sweep`, which need not begin before a time that is known to be safe.

use crate::minkowski::gjk;
use crate::minkowski::gjk::{Corner, Link};
use crate::narrow::sweep::linear_pairs;
use crate::narrow::sweep::motion::Motion;
use crate::num::{U, larger, lesser, power_of_two};
use crate::proxy::lazy_hull::Ring;
use crate::shape::{Fit, Hull, Kind};
use crate::transform::Transform;
use crate::types::ClosestPoints;
use glam::DVec2;

/// What separations in doubles may be off by, in parts of all coordinates there are on the way, and be met by; with plenty to spare.
pub(crate) const DOUBT: f64 = 512.0 * U;
/// Shapes that are apart by no more than this many parts of the coordinates of what is nearest have met.
pub(crate) const MET: f64 = 16.0 * f64::EPSILON;
/// Relative motions shorter than this, squared (2^-600), are left to the search.
const SMALL_SQUARE: f64 = power_of_two(-600);
/// 2^-900.
const SMALL_SQUARE_OF_SQUARES: f64 = power_of_two(-900);
/// How many steps a search may take: enough to close in on a side of hulls with very many vertices.
const STEPS: usize = 64;
/// How often a time is corrected by what is left between the shapes.
const CORRECTIONS: usize = 4;

/// 1.5 · 2^52.
const WHOLE: f64 = 6_755_399_441_055_744.0;

/// A hull and how it moves.
pub(crate) type Moving<'a> = (&'a Hull, &'a Motion);

/// What is certain.
pub(crate) enum Glide {
    /// They meet at a time, and how they are then: disjoint by no more than rounding.
    Meet(f64, ClosestPoints),
    /// They overlap at time 0, where these are the closest points of their contact.
    Overlap(ClosestPoints),
    /// They do not meet until time 1.
    Miss,
    /// They do not meet until `safe`, where they approach at a speed, and about at `time` they may.
    From {
        safe: f64,
        time: f64,
        speed: f64,
    },
    Unknown,
}

/// Two hulls that do not turn. Circles on straight ways have been asked about already, before anything else.
pub(crate) fn glide(a: Moving<'_>, b: Moving<'_>) -> Glide {
    let plain = match (a.0.kind, b.0.kind) {
        (Kind::Disc, Kind::Disc) if a.1.is_straight() & b.1.is_straight() => None,
        (Kind::Disc, Kind::Disc) => linear_pairs::circles(a, b),
        (Kind::Rectangle, Kind::Rectangle) => linear_pairs::rectangles(a, b),
        _ => None,
    };
    plain.unwrap_or_else(|| full_glide(a, b))
}

/// The same of any hulls.
#[inline(never)]
pub(crate) fn full_glide(a: Moving<'_>, b: Moving<'_>) -> Glide {
    Pair { a, b }.search().unwrap_or(Glide::Unknown)
}

struct Pair<'a> {
    a: Moving<'a>,
    b: Moving<'a>,
}

/// Where a pair is at a time.
struct Placed {
    a: (Transform, Fit),
    b: (Transform, Fit),
}

impl Placed {
    fn rings<'s>(&'s self, pair: &'s Pair<'_>) -> Option<(Ring<'s>, Ring<'s>)> {
        let a = Ring::new(pair.a.0, &self.a.0, self.a.1)?;
        let b = Ring::new(pair.b.0, &self.b.0, self.b.1)?;
        Some((a, b))
    }
}

/// When something is expected.
pub(crate) struct Expected {
    pub(crate) time: f64,
    link: Option<Link>,
    /// How fast the shapes approach there.
    pub(crate) speed: f64,
    /// About the time that they need to come nearer by what counts as met there.
    pub(crate) margin: f64,
}

impl Expected {
    /// Whether they are surely apart when the motion ends.
    #[inline(always)]
    pub(crate) fn comes_too_late(&self, doubt: f64) -> bool {
        (self.time - 1.0) * self.speed > doubt
    }
}

/// A time, or one earlier by some of a margin. Rounding has shapes overlap as often as not where they should just touch, and what is
/// nearer to touching than that takes the most exact arithmetic to tell. But where a time is a short number, coordinates may well be
/// such that the shapes touch exactly.
#[inline(always)]
pub(crate) fn with_margin(time: f64, margin: f64) -> f64 {
    let units = time * f64::from(1 << 24);
    // what is added and taken away leaves whole numbers
    if (units + WHOLE) - WHOLE == units {
        return short(time);
    }
    time - margin * 0.375
}

/// Apart, so that a branch keeps nobody waiting for what makes a number short.
#[cold]
#[inline(never)]
fn short(time: f64) -> f64 {
    time
}

impl Pair<'_> {
    fn place(&self, time: f64) -> Option<Placed> {
        let place = |(hull, motion): Moving<'_>| {
            let t = motion.at(time).ok()?;
            Some((t, Fit::new(hull, &t).ok()?))
        };
        Some(Placed {
            a: place(self.a)?,
            b: place(self.b)?,
        })
    }

    /// The move of b as a sees it.
    fn move_of_b(&self) -> DVec2 {
        self.b.1.translation() - self.a.1.translation()
    }

    fn search(&self) -> Option<Glide> {
        let start = self.place(0.0)?;
        let (a, b) = start.rings(self)?;
        let toward = self.move_of_b();
        let paths = self.a.1.translation().abs() + self.b.1.translation().abs();
        let doubt = DOUBT * (start.a.1.reach + start.b.1.reach + paths.element_sum());
        let square = toward.length_squared();
        if square < SMALL_SQUARE || !(doubt * doubt > SMALL_SQUARE && square < 1.0 / SMALL_SQUARE) {
            return None;
        }
        let expected = if a.radius + b.radius == 0.0 {
            sharp(&a, &b, toward, doubt)
        } else if (a.len(), b.len()) == (1, 1) {
            circles([a.at(0), b.at(0)], a.radius + b.radius, toward, doubt)
        } else {
            return self.advance(&a, &b, doubt);
        };
        match expected {
            Ok(expected) => Some(self.settle(expected, doubt)),
            Err(certain) => Some(certain),
        }
    }

    /// Rounded hulls: safe steps.
    fn advance(&self, a: &Ring<'_>, b: &Ring<'_>, doubt: f64) -> Option<Glide> {
        let toward = self.move_of_b();
        let mut time = 0.0;
        let mut near = gjk::closest(a, b)?;
        let mut enough = met(&near, a.radius + b.radius);
        for _ in 0..STEPS {
            if near.distance <= enough {
                return Some(Glide::Meet(time, near));
            }
            let speed = -toward.dot(near.normal);
            if speed <= 0.0 || near.distance - speed * (1.0 - time) > doubt {
                return (near.distance > doubt).then_some(Glide::Miss);
            }
            let next = time + near.distance / speed;
            let from = Glide::From {
                safe: time,
                time: next,
                speed,
            };
            let next = with_margin(next, enough / speed);
            match self.land(time, next, speed, gjk::facing) {
                Some(next) => (time, near, enough) = next,
                None => return Some(from),
            }
        }
        None
    }

    /// Looks at what is expected where it is, and corrects the time by what is left.
    fn settle(&self, expected: Expected, doubt: f64) -> Glide {
        let Expected {
            time,
            link,
            speed,
            margin,
        } = expected;
        let safe = time - 2.0 * doubt / speed;
        if safe.is_nan() || safe <= 0.0 || time > 1.0 {
            return Glide::Unknown;
        }
        let from = Glide::From { safe, time, speed };
        let Some(link) = link else {
            return from;
        };
        let proved = |a: &Ring<'_>, b: &Ring<'_>| gjk::proved(a, b, link);
        let (mut last, mut next) = (safe, with_margin(time, margin));
        for _ in 0..CORRECTIONS {
            let Some((time, near, enough)) = self.land(last, next, speed, proved) else {
                break;
            };
            if near.distance <= enough {
                return Glide::Meet(time, near);
            }
            (last, next) = (time, time + near.distance / speed);
        }
        from
    }

    /// How the shapes face each other, and up to which distance they count as met, at a time, or a little before it if they overlap
    /// then by a rounding, but after another time. Where they just touch nothing is told.
    fn land(
        &self,
        last: f64,
        mut time: f64,
        speed: f64,
        look: impl Fn(&Ring<'_>, &Ring<'_>) -> Option<ClosestPoints>,
    ) -> Option<(f64, ClosestPoints, f64)> {
        let mut more = 0.125;
        while time > last && time <= 1.0 {
            let placed = self.place(time)?;
            let (a, b) = placed.rings(self)?;
            let near = look(&a, &b)?;
            let enough = met(&near, a.radius + b.radius);
            if near.distance > 0.0 {
                return Some((time, near, enough));
            }
            if near.distance == 0.0 || more > 1.0 {
                return None;
            }
            let back = (more * enough - near.distance) / speed;
            time = (time - back).min(time.next_down());
            more *= 2.0;
        }
        None
    }
}

/// Up to which distance two shapes with radii of this sum have met.
#[inline(always)]
pub(crate) fn met(near: &ClosestPoints, radius: f64) -> f64 {
    let reach = larger(size(near.on_a), size(near.on_b));
    MET * larger(reach, radius)
}

#[inline(always)]
pub(crate) fn size(v: DVec2) -> f64 {
    larger(v.x.abs(), v.y.abs())
}

/// When two points with radii are as near as these.
fn circles(centers: [DVec2; 2], radius: f64, toward: DVec2, doubt: f64) -> Result<Expected, Glide> {
    let between = centers[1] - centers[0];
    if between.length() <= radius + doubt {
        return Err(Glide::Unknown);
    }
    let chord = Chord::new(between, radius, toward);
    if chord.ahead <= 0.0 || chord.passes_by(radius + doubt) {
        return Err(Glide::Miss);
    }
    if !chord.is_steep() {
        return Err(Glide::Unknown);
    }
    let expected = chord.expected(centers);
    if expected.comes_too_late(doubt) {
        return Err(Glide::Miss);
    }
    Ok(expected)
}

/// Where a ray against the motion passes through a circle of both radii: in units of the motion's length, so that one root is enough.
pub(crate) struct Chord {
    radius: f64,
    /// The square of the motion's length.
    square: f64,
    /// How far from the centre the ray's line lies, and how far on it the middle of the chord, by the motion's length.
    aside: f64,
    pub(crate) ahead: f64,
    /// The square of half the chord, by that of the motion's length.
    half2: f64,
}

impl Chord {
    #[inline(always)]
    pub(crate) fn new(between: DVec2, radius: f64, toward: DVec2) -> Chord {
        let square = toward.length_squared();
        let (aside, ahead) = (toward.perp_dot(between), -toward.dot(between));
        Chord {
            radius,
            square,
            aside,
            ahead,
            half2: radius * radius * square - aside * aside,
        }
    }

    /// Whether the ray's line passes the centre farther off than a distance.
    #[inline(always)]
    pub(crate) fn passes_by(&self, distance: f64) -> bool {
        self.aside * self.aside > distance * distance * self.square
    }

    /// Whether the ray passes through and does not just graze, which is doubtful far more than coordinates are; nor is so short that squares underflow.
    #[inline(always)]
    pub(crate) fn is_steep(&self) -> bool {
        self.half2 > 1e-6 * (self.radius * self.radius * self.square) + SMALL_SQUARE_OF_SQUARES
    }

    /// When the circles meet, if the ray [is steep](Chord::is_steep).
    #[inline(always)]
    pub(crate) fn expected(&self, centers: [DVec2; 2]) -> Expected {
        let half = libm::sqrt(self.half2);
        let sizes = centers.map(size);
        let size = larger(lesser(sizes[0], sizes[1]), self.radius);
        Expected {
            time: (self.ahead - half) / self.square,
            link: Some(Link::Vertices(0, 0)),
            speed: half / self.radius,
            // not by the speed, for which another quotient would have to be waited for
            margin: MET * size * self.radius / half,
        }
    }
}

/// How far the side of a difference between two corners, the left one of the ray against the motion first, is from the origin, and how fast it
/// comes nearer.
#[inline(always)]
pub(crate) fn closing(left: DVec2, right: DVec2, toward: DVec2) -> (f64, f64) {
    let normal = (left - right).perp();
    let normal = normal / normal.length();
    (-normal.dot(left), toward.dot(normal))
}

/// When the ray against the motion meets the difference of two sharp hulls, and which side of it.
fn sharp(a: &Ring<'_>, b: &Ring<'_>, toward: DVec2, doubt: f64) -> Result<Expected, Glide> {
    let ray = -toward;
    let doubt_across = doubt * toward.length();
    let side = |corner: &Corner| ray.perp_dot(corner.point);
    let mut left = Corner::least(a, b, -ray.perp());
    let mut right = Corner::least(a, b, ray.perp());
    let (most, least) = (side(&left), side(&right));
    if most < -doubt_across || least > doubt_across {
        return Err(Glide::Miss);
    }
    if most <= doubt_across || least >= -doubt_across {
        return Err(Glide::Unknown);
    }
    for _ in 0..STEPS {
        let normal = (left.point - right.point).perp();
        let next = Corner::least(a, b, -normal);
        let beyond = normal.dot(next.point - left.point);
        let length = normal.length();
        if beyond > 0.25 * doubt * length && !next.is(&left) && !next.is(&right) {
            if side(&next) > 0.0 {
                left = next;
            } else {
                right = next;
            }
            continue;
        }
        let (gap, speed) = closing(left.point, right.point, toward);
        if gap < -doubt && is_behind(a, b, ray, doubt_across) {
            return Err(Glide::Miss);
        }
        if gap <= doubt || speed <= 0.0 {
            return Err(Glide::Unknown);
        }
        if gap - speed > doubt {
            return Err(Glide::Miss);
        }
        return Ok(Expected {
            time: gap / speed,
            link: gjk::side(a, b, &left, &right),
            speed,
            margin: MET * size(a.at(left.i)).min(size(b.at(left.j))) / speed,
        });
    }
    Err(Glide::Unknown)
}

/// Whether the difference lies behind where the ray starts: the hulls leave each other.
fn is_behind(a: &Ring<'_>, b: &Ring<'_>, ray: DVec2, doubt: f64) -> bool {
    Corner::least(a, b, -ray).point.dot(ray) < -doubt
}

//! Collision of two rotated, perhaps mirrored rectangles, as an ActionScript 3 program had it.
//!
//! The original, `RectCollide`, tests two display objects on a Flash stage (x to the right, y
//! **down**, angles in degrees, clockwise as seen) by separating axes, after a test of their
//! bounding circles. These are its operations in their order, which determines the last bit:
//!
//! ```text
//! half = trunc(width) >> 1                       an integer, the same for the height
//!
//!    b (UL) ---------- c (UR)                    before the rotation; y grows downwards,
//!      |     (x, y)      |                       so a = (x - half width, y + half height)
//!    a (LL) ---------- d (LR)                    is the lower left corner as seen
//!
//! (dx, dy) = corner - centre                     rounded twice: the corner was centre ± half
//! corner   = ((dx*cos - dy*sin) + x, (dy*cos + dx*sin) + y)      of rotation * PI / 180
//! near     = |centre1 centre2| <= |centre1 a1| + |centre2 a2|
//! axes     = UR-UL, UR-LR of the first, UL-LL, UL-UR of the second
//! place    = ((p·n) / (n·n) * n) · n             of a corner p along an axis n
//! hit      = near, and along no axis a gap; touching is a hit
//! ```
//!
//! An axis of length zero (a size below 2) makes every projection on it NaN, which is never a gap.
//! Sine and cosine are those of fdlibm, which ECMAScript engines used; see [`hit`].

use glam::DVec2;

use crate::fdlibm;

/// Whether and how a rectangle is mirrored. A mirrored rectangle has the same corners; only the
/// choice of its axes differs, and with it the rounding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Mirror {
    /// Not mirrored.
    #[default]
    None,
    /// Left and right are swapped, UR with UL and LR with LL: a negative `scaleX`. The axes are
    /// `UL-UR, UL-LL` of a first rectangle, `UR-UL, UR-LR` of a second.
    Horizontal,
    /// Top and bottom are swapped, UR with LR and UL with LL: a negative `scaleY`. The author of
    /// the original describes this case but never implemented it, so no recorded case has it. The
    /// axes are `LR-LL, LR-UR` of a first rectangle, `LL-UL, LL-LR` of a second.
    Vertical,
}

/// From the number that the original records, a `scaleX`: below zero means mirrored horizontally,
/// everything else (NaN too) not mirrored.
impl From<f64> for Mirror {
    fn from(scale_x: f64) -> Self {
        if scale_x < 0.0 {
            Mirror::Horizontal
        } else {
            Mirror::None
        }
    }
}

/// A rectangle as the original saw a display object on the stage, y down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rect {
    /// The centre's x, in pixels.
    pub x: f64,
    /// The centre's y, in pixels, growing downwards.
    pub y: f64,
    /// The size along x before the rotation, in pixels. Only half of its integer part counts,
    /// rounded down: 9.9 counts as 8. Sizes from 2³¹ on wrap as in ECMAScript's `ToInt32`; NaN and
    /// infinities count as 0.
    pub width: f64,
    /// The size along y before the rotation, in pixels, treated like the width.
    pub height: f64,
    /// The rotation on the stage in degrees, clockwise as seen. For a nested object see
    /// [`global_rotation`].
    pub rotation: f64,
    /// Whether the object is mirrored.
    pub mirror: Mirror,
}

/// Everything the original computed about two rectangles.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The four axes, see [`axes`].
    pub axes: [DVec2; 4],
    /// Whether the bounding circles meet, see [`near`].
    pub near: bool,
    /// Whether it was a hit, see [`hit`].
    pub hit: bool,
}

/// The axes, the bounding-circle check and the verdict at once.
///
/// ```
/// use sat2d::compat::flash::{Mirror, Rect, collide};
/// let a = Rect { x: 0.0, y: 0.0, width: 40.0, height: 10.0, rotation: 0.0, mirror: Mirror::None };
/// let b = Rect { x: 19.0, y: 11.0, rotation: 90.0, ..a };
/// let outcome = collide(&a, &b);
/// assert_eq!(outcome.axes[0].to_array(), [40.0, 0.0]);
/// assert!(outcome.near && outcome.hit);
/// ```
#[must_use]
pub fn collide(a: &Rect, b: &Rect) -> Outcome {
    let (first, second) = (Corners::of(a), Corners::of(b));
    let axes = axes_of(a, &first, b, &second);
    let near = circles_meet(a, &first, b, &second);
    Outcome {
        axes,
        near,
        hit: near && !axes.iter().any(|&axis| gap(axis, &first, &second)),
    }
}

/// The four axes that the original tests, in its order: two of `a`, then two of `b`, as sides of
/// the rectangles, not normalised.
///
/// ```
/// use sat2d::compat::flash::{Mirror, Rect, axes};
/// let a = Rect { x: 0.0, y: 0.0, width: 8.0, height: 6.0, rotation: 0.0, mirror: Mirror::None };
/// let b = Rect { mirror: Mirror::from(-1.0), ..a };
/// let numbers = |a, b| axes(a, b).map(|n| (n.x, n.y));
/// assert_eq!(numbers(&a, &b), [(8.0, 0.0), (0.0, -6.0), (8.0, 0.0), (0.0, -6.0)]);
/// assert_eq!(numbers(&b, &a), [(-8.0, 0.0), (0.0, -6.0), (0.0, -6.0), (-8.0, 0.0)]);
/// ```
#[must_use]
pub fn axes(a: &Rect, b: &Rect) -> [DVec2; 4] {
    axes_of(a, &Corners::of(a), b, &Corners::of(b))
}

/// Whether the bounding circles meet: whether the distance of the centers is at most the sum of the
/// distances from each center to a corner. If one of these is NaN, the answer is `true`.
///
/// ```
/// use sat2d::compat::flash::{Mirror, Rect, hit, near};
/// let a = Rect { x: 0.0, y: 0.0, width: 8.0, height: 6.0, rotation: 0.0, mirror: Mirror::None };
/// let b = Rect { x: 9.0, ..a };
/// assert!(near(&a, &b) && !hit(&a, &b));
/// assert!(!near(&a, &Rect { x: 11.0, ..a }));
/// ```
#[must_use]
pub fn near(a: &Rect, b: &Rect) -> bool {
    circles_meet(a, &Corners::of(a), b, &Corners::of(b))
}

/// Whether the original reports a hit: the circles meet and no axis shows a gap. Touching is a hit.
///
/// The answer is that of the program on an ECMAScript engine with the sine and cosine of fdlibm, on
/// every platform. A Flash player used those of its platform, so its answer can differ where the
/// last bit of a rotation decides.
///
/// ```
/// use sat2d::compat::flash::{Mirror, Rect, hit};
/// let a = Rect { x: 0.0, y: 0.0, width: 8.0, height: 6.0, rotation: 0.0, mirror: Mirror::None };
/// assert!(hit(&a, &Rect { x: 8.0, ..a }));
/// assert!(!hit(&a, &Rect { x: 8.5, ..a }));
/// // Half of 9.9 counts as 4, so there is a gap that is none:
/// assert!(!hit(&Rect { width: 9.9, ..a }, &Rect { x: 9.0, width: 9.9, ..a }));
/// ```
#[must_use]
pub fn hit(a: &Rect, b: &Rect) -> bool {
    collide(a, b).hit
}

/// The rotation on the stage, in degrees, that the original computes for a nested object.
///
/// `levels` are `(rotation, scale_x)`, outermost container first, the object itself last. Each
/// level adds its rotation times the `scale_x` of the level above: `global = global_above +
/// rotation * scale_x_above`. This agrees with Flash if every scale is 1 or -1 and no container but
/// the innermost is mirrored; in other cases it is wrong, as in the original. The object's own
/// `scale_x` does not matter. Without levels the result is 0.
///
/// ```
/// use sat2d::compat::flash::global_rotation;
/// // In a mirrored container turned by 30 degrees, a turn of 10 degrees goes the other way.
/// assert_eq!(global_rotation(&[(30.0, -1.0), (10.0, 1.0)]), 20.0);
/// ```
#[must_use]
pub fn global_rotation(levels: &[(f64, f64)]) -> f64 {
    let Some(&(outermost, _)) = levels.first() else {
        return 0.0;
    };
    levels.windows(2).fold(outermost, |above, pair| {
        let ((_, scale_above), (rotation, _)) = (pair[0], pair[1]);
        above + rotation * scale_above
    })
}

/// The corners on the stage, named as they are seen while the rotation is zero.
struct Corners {
    lower_left: DVec2,
    upper_left: DVec2,
    upper_right: DVec2,
    lower_right: DVec2,
}

impl Corners {
    fn of(rect: &Rect) -> Self {
        let (half_width, half_height) = (half(rect.width), half(rect.height));
        let angle = rect.rotation * core::f64::consts::PI / 180.0;
        let (sin, cos) = (fdlibm::sin(angle), fdlibm::cos(angle));
        let corner = |across: f64, down: f64| {
            // Not `across` and `down`: the original places the corner on the stage first, which
            // rounds.
            let (dx, dy) = ((rect.x + across) - rect.x, (rect.y + down) - rect.y);
            DVec2::new(
                (dx * cos - dy * sin) + rect.x,
                (dy * cos + dx * sin) + rect.y,
            )
        };
        Corners {
            lower_left: corner(-half_width, half_height),
            upper_left: corner(-half_width, -half_height),
            upper_right: corner(half_width, -half_height),
            lower_right: corner(half_width, half_height),
        }
    }

    /// The least and the greatest projection of the four corners on an axis; both NaN if one of
    /// them is, as with `Math.min` and `Math.max`.
    fn range_along(&self, axis: DVec2) -> (f64, f64) {
        [
            self.lower_left,
            self.upper_left,
            self.upper_right,
            self.lower_right,
        ]
        .map(|corner| place(corner, axis))
        .into_iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), place| {
            if place.is_nan() || low.is_nan() {
                (f64::NAN, f64::NAN)
            } else {
                (low.min(place), high.max(place))
            }
        })
    }
}

/// `trunc(size) >> 1` in ECMAScript: modulo 2³² to a signed 32-bit integer, then an arithmetic
/// shift.
fn half(size: f64) -> f64 {
    // The remainder is exact and below 2³² in magnitude, or NaN, which becomes 0.
    let wrapped = libm::fmod(size, 4_294_967_296.0) as i64 as i32;
    f64::from(wrapped >> 1)
}

fn axes_of(a: &Rect, first: &Corners, b: &Rect, second: &Corners) -> [DVec2; 4] {
    let [axis1, axis2] = match a.mirror {
        Mirror::None => [
            first.upper_right - first.upper_left,
            first.upper_right - first.lower_right,
        ],
        Mirror::Horizontal => [
            first.upper_left - first.upper_right,
            first.upper_left - first.lower_left,
        ],
        Mirror::Vertical => [
            first.lower_right - first.lower_left,
            first.lower_right - first.upper_right,
        ],
    };
    let [axis3, axis4] = match b.mirror {
        Mirror::None => [
            second.upper_left - second.lower_left,
            second.upper_left - second.upper_right,
        ],
        // Swapping left and right would give the opposite order; the original has this one.
        Mirror::Horizontal => [
            second.upper_right - second.upper_left,
            second.upper_right - second.lower_right,
        ],
        Mirror::Vertical => [
            second.lower_left - second.upper_left,
            second.lower_left - second.lower_right,
        ],
    };
    [axis1, axis2, axis3, axis4]
}

fn circles_meet(a: &Rect, first: &Corners, b: &Rect, second: &Corners) -> bool {
    let (centre_a, centre_b) = (DVec2::new(a.x, a.y), DVec2::new(b.x, b.y));
    let reach = distance(centre_a, first.lower_left) + distance(centre_b, second.lower_left);
    let apart = distance(centre_a, centre_b) > reach;
    !apart
}

fn distance(p: DVec2, q: DVec2) -> f64 {
    let (dx, dy) = (p.x - q.x, p.y - q.y);
    libm::sqrt(dx * dx + dy * dy)
}

/// Whether the axis shows a gap. NaN compares as false, so it is never one.
fn gap(axis: DVec2, first: &Corners, second: &Corners) -> bool {
    let (low1, high1) = first.range_along(axis);
    let (low2, high2) = second.range_along(axis);
    low2 > high1 || low1 > high2
}

/// The projection of a corner on an axis: first as a point, whose dot product with the axis is then
/// taken.
fn place(corner: DVec2, axis: DVec2) -> f64 {
    let t = (corner.x * axis.x + corner.y * axis.y) / (axis.x * axis.x + axis.y * axis.y);
    let (x, y) = (t * axis.x, t * axis.y);
    x * axis.x + y * axis.y
}

#[cfg(test)]
mod tests {
    use crate::flash::rect_collide::half;

    #[test]
    fn half_is_an_ecmascript_shift() {
        // Each as `Math.trunc(size) >> 1` prints it.
        let cases = [
            (9.9, 4.0),
            (1.999, 0.0),
            (-1.0, -1.0),
            (-5.5, -3.0),
            (-0.5, 0.0),
            (2147483647.0, 1073741823.0),
            (2147483648.0, -1073741824.0),
            (4294967295.0, -1.0),
            (4294967296.0, 0.0),
            (-2147483649.0, 1073741823.0),
            (1e18, -743_309_312.0),
            (-1e18, 743_309_312.0),
            (1e300, 0.0),
            (f64::NAN, 0.0),
            (f64::INFINITY, 0.0),
            (f64::NEG_INFINITY, 0.0),
            (5e-324, 0.0),
        ];
        for (size, expected) in cases {
            assert_eq!(
                half(size).to_bits(),
                f64::to_bits(expected),
                "half of {size}"
            );
        }
    }
}

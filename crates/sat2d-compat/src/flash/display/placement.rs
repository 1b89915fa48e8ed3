//! What setting `x`, `y`, `rotation`, `scaleX`, `scaleY`, `width` and `height` does, and what they
//! read back as.

use super::matrix::{DisplayMatrix, FIXED_ONE, nearest, pixels, twips, wide};
use crate::fdlibm;

const DEGREE: f64 = core::f64::consts::PI / 180.0;

/// A display object's own place within its parent.
///
/// ```
/// use sat2d::compat::flash::Placement;
/// let mut ship = Placement::default();
/// ship.set_x(-2.8000000000000003);
/// assert_eq!(ship.x(), -2.8); // whole twips
/// ship.set_rotation(360.0);
/// assert_eq!(ship.rotation(), 0.0);
/// ship.set_width(550.0, 400.0); // of 550 pixels unscaled
/// assert_eq!((ship.scale_x(), ship.width(550.0)), (400.0 / 550.0, 400.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Placement {
    matrix: DisplayMatrix,
    /// Degrees, of the x axis.
    rotation: f64,
    /// Degrees from the rotation of the x axis to that of the y axis.
    skew: f64,
    percent_x: f64,
    percent_y: f64,
}

impl Default for Placement {
    /// That of a new object: at the origin, neither rotated nor scaled.
    fn default() -> Placement {
        Placement {
            matrix: DisplayMatrix::IDENTITY,
            rotation: 0.0,
            skew: 0.0,
            percent_x: 100.0,
            percent_y: 100.0,
        }
    }
}

impl From<DisplayMatrix> for Placement {
    /// `transform.matrix = …`, and what the player makes of a file. The rotation and the scales are
    /// those of the axes; recordings do not tell their last bits.
    fn from(matrix: DisplayMatrix) -> Placement {
        let [a, b, c, d] = [matrix.a, matrix.b, matrix.c, matrix.d].map(f64::from);
        let rotation = libm::atan2(b, a) / DEGREE;
        let percent = |x: f64, y: f64| libm::sqrt(x * x + y * y) / f64::from(FIXED_ONE) * 100.0;
        Placement {
            matrix,
            rotation,
            skew: libm::atan2(-c, d) / DEGREE - rotation,
            percent_x: percent(a, b),
            percent_y: percent(c, d),
        }
    }
}

impl Placement {
    /// The matrix that it makes.
    #[must_use]
    pub const fn matrix(&self) -> DisplayMatrix {
        self.matrix
    }

    /// `x`, in pixels.
    #[must_use]
    pub fn x(&self) -> f64 {
        pixels(self.matrix.tx)
    }

    /// `y`, in pixels.
    #[must_use]
    pub fn y(&self) -> f64 {
        pixels(self.matrix.ty)
    }

    /// `x = value`: cut off to whole twips; NaN is 0.
    pub fn set_x(&mut self, value: f64) {
        self.matrix.tx = twips(value);
    }

    /// `y = value`.
    pub fn set_y(&mut self, value: f64) {
        self.matrix.ty = twips(value);
    }

    /// Sets x and y, in twips.
    pub(super) fn set_twips(&mut self, (x, y): (i32, i32)) {
        (self.matrix.tx, self.matrix.ty) = (x, y);
    }

    /// `rotation`, in degrees.
    #[must_use]
    pub const fn rotation(&self) -> f64 {
        self.rotation
    }

    /// `rotation = value`: reads as set, but for whole turns that bring it to -180…180. NaN reads
    /// as NaN and leaves the matrix as it is.
    pub fn set_rotation(&mut self, value: f64) {
        // the remainder is exact
        let mut rotation = value % 360.0;
        if rotation > 180.0 {
            rotation -= 360.0;
        } else if rotation < -180.0 {
            rotation += 360.0;
        }
        self.rotation = rotation;
        if !rotation.is_nan() {
            self.turn_x();
            self.turn_y();
        }
    }

    /// `scaleX`.
    #[must_use]
    pub fn scale_x(&self) -> f64 {
        self.percent_x / 100.0
    }

    /// `scaleY`.
    #[must_use]
    pub fn scale_y(&self) -> f64 {
        self.percent_y / 100.0
    }

    /// `scaleX = value`: kept as percent, cut off to 16.16 in the matrix. NaN reads as NaN and is 0
    /// in the matrix.
    pub fn set_scale_x(&mut self, value: f64) {
        self.percent_x = value * 100.0;
        self.turn_x();
    }

    /// `scaleY = value`.
    pub fn set_scale_y(&mut self, value: f64) {
        self.percent_y = value * 100.0;
        self.turn_y();
    }

    /// `width` of an object without rotation, in pixels, by its unscaled width.
    #[must_use]
    pub fn width(&self, unscaled: f64) -> f64 {
        size(self.matrix.a, unscaled)
    }

    /// `height` of an object without rotation, in pixels, by its unscaled height.
    #[must_use]
    pub fn height(&self, unscaled: f64) -> f64 {
        size(self.matrix.d, unscaled)
    }

    /// `width = value` of an object without rotation: sets `scaleX` to the quotient. A negative
    /// value is ignored; so are NaN and an object without width, which no recording decides.
    pub fn set_width(&mut self, unscaled: f64, value: f64) {
        if value >= 0.0 && unscaled > 0.0 {
            self.set_scale_x(value / unscaled);
        }
    }

    /// `height = value` of an object without rotation.
    pub fn set_height(&mut self, unscaled: f64, value: f64) {
        if value >= 0.0 && unscaled > 0.0 {
            self.set_scale_y(value / unscaled);
        }
    }

    /// The image of the x axis.
    fn turn_x(&mut self) {
        let (sine, cosine) = fixed_sine_and_cosine(self.rotation);
        let scale = fixed_scale(self.scale_x());
        self.matrix.a = fixed_product(scale, cosine);
        self.matrix.b = fixed_product(scale, sine);
    }

    /// The image of the y axis.
    fn turn_y(&mut self) {
        let (sine, cosine) = fixed_sine_and_cosine(self.rotation + self.skew);
        let scale = fixed_scale(self.scale_y());
        self.matrix.c = fixed_product(scale, -sine);
        self.matrix.d = fixed_product(scale, cosine);
    }
}

/// A scale that a script sets in 16.16: the fraction cut off.
fn fixed_scale(scale: f64) -> i32 {
    (scale * f64::from(FIXED_ONE)) as i32
}

/// Sine and cosine of degrees in 16.16, to the nearest; those of no rotation if it is NaN.
fn fixed_sine_and_cosine(degrees: f64) -> (i32, i32) {
    if degrees.is_nan() {
        return (0, FIXED_ONE);
    }
    let fixed = |value: f64| libm::rint(value * f64::from(FIXED_ONE)) as i32;
    let [sine, cosine] = sine_and_cosine(degrees);
    (fixed(sine), fixed(cosine))
}

/// Sine and cosine of degrees.
pub(super) fn sine_and_cosine(degrees: f64) -> [f64; 2] {
    let radians = degrees * DEGREE;
    [fdlibm::sin(radians), fdlibm::cos(radians)]
}

fn fixed_product(a: i32, b: i32) -> i32 {
    let product = nearest(wide(a) * wide(b), wide(FIXED_ONE));
    product.clamp(wide(i32::MIN), wide(i32::MAX)) as i32
}

/// A size in pixels: the scale times the unscaled one, to the nearest twip.
fn size(scale: i32, unscaled: f64) -> f64 {
    let unscaled = libm::rint(unscaled * 20.0) as i32;
    pixels(fixed_product(scale, unscaled).saturating_abs())
}

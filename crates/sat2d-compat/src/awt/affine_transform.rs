//! `java.awt.geom.AffineTransform`: coefficients, steps and points. Products are in a file of their
//! own.

use crate::fdlibm;
use libm::sqrt;

/// An affine map that grows by steps, like `java.awt.geom.AffineTransform`. A step acts on a point
/// before all earlier ones.
///
/// Java leaves coefficients that it knows to be zero out of its sums, which shows in the sign of
/// zeros, in NaN and in infinities. So the map remembers, besides its six numbers, which of them
/// are in play.
///
/// Java's `Math.sin` and `Math.cos` may differ in the last bit from one virtual machine to the
/// next; here they are those of `StrictMath`.
///
/// ```
/// use sat2d::compat::awt::AffineTransform;
/// let mut map = AffineTransform::IDENTITY;
/// map.translate(10.0, 0.0);
/// map.rotate(std::f64::consts::FRAC_PI_2); // by exactly a quarter turn
/// map.scale(2.0, 2.0);
/// assert_eq!(map.transform(1.0, 0.0), (10.0, 2.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AffineTransform {
    /// The factor of x in x'.
    pub m00: f64,
    /// The factor of x in y'.
    pub m10: f64,
    /// The factor of y in x'.
    pub m01: f64,
    /// The factor of y in y'.
    pub m11: f64,
    /// The x to which the origin is taken.
    pub m02: f64,
    /// The y to which the origin is taken.
    pub m12: f64,
    /// Which of the first four are in play.
    pub form: LinearForm,
    /// Whether `m02` and `m12` are in play.
    pub moved: bool,
}

/// Which of the four linear coefficients of an [`AffineTransform`] are in play; the others are left
/// out of all sums.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LinearForm {
    /// None: `m00` and `m11` are 1.
    #[default]
    Unit,
    /// `m00` and `m11`.
    Straight,
    /// `m01` and `m10`.
    Crossed,
    /// All four.
    Full,
}

impl Default for AffineTransform {
    /// The identity.
    fn default() -> AffineTransform {
        AffineTransform::IDENTITY
    }
}

/// # Making
///
/// `getTranslateInstance`, `getScaleInstance` and `getShearInstance` are the identity after
/// `translate`, `scale` or `shear`, to the last bit. The instances of rotations are not: they have
/// other signs of zeros, and the place of a pivot is rounded in another order.
impl AffineTransform {
    /// The map that leaves every point where it is.
    pub const IDENTITY: AffineTransform = AffineTransform {
        m00: 1.0,
        m10: 0.0,
        m01: 0.0,
        m11: 1.0,
        m02: 0.0,
        m12: 0.0,
        form: LinearForm::Unit,
        moved: false,
    };

    /// `new AffineTransform(m00, m10, m01, m11, m02, m12)` and `setTransform`.
    ///
    /// ```
    /// use sat2d::compat::awt::AffineTransform;
    /// let map = AffineTransform::from_matrix([2.0, 0.0, 0.0, 2.0, 5.0, 0.0]);
    /// assert_eq!(map.transform(1.0, 1.0), (7.0, 2.0));
    /// ```
    #[must_use]
    pub fn from_matrix([m00, m10, m01, m11, m02, m12]: [f64; 6]) -> AffineTransform {
        let mut map = AffineTransform {
            m00,
            m10,
            m01,
            m11,
            m02,
            m12,
            ..AffineTransform::IDENTITY
        };
        map.find_state();
        map
    }

    /// `getRotateInstance(theta)` and `setToRotation(theta)`: a turn by an angle in radians.
    ///
    /// ```
    /// use sat2d::compat::awt::AffineTransform;
    /// let quarter = AffineTransform::from_rotation(std::f64::consts::FRAC_PI_2);
    /// assert_eq!(quarter.matrix(), [0.0, 1.0, -1.0, 0.0, 0.0, 0.0]);
    /// ```
    #[must_use]
    pub fn from_rotation(theta: f64) -> AffineTransform {
        let (sine, cosine) = (fdlibm::sin(theta), fdlibm::cos(theta));
        if sine.abs() == 1.0 {
            AffineTransform::turned(0.0, sine, LinearForm::Crossed)
        } else if cosine == -1.0 {
            AffineTransform::turned(cosine, 0.0, LinearForm::Straight)
        } else if cosine == 1.0 {
            AffineTransform::turned(cosine, 0.0, LinearForm::Unit)
        } else {
            AffineTransform::turned(cosine, sine, LinearForm::Full)
        }
    }

    /// `getRotateInstance(theta, x, y)` and `setToRotation(theta, x, y)`: a turn about a point.
    #[must_use]
    pub fn from_rotation_about(theta: f64, x: f64, y: f64) -> AffineTransform {
        AffineTransform::from_rotation(theta).about(x, y)
    }

    /// `getRotateInstance(vecx, vecy)` and `setToRotation(vecx, vecy)`: the turn that takes the x
    /// axis to the direction of a vector. The identity for no vector.
    #[must_use]
    pub fn from_vector(x: f64, y: f64) -> AffineTransform {
        if y == 0.0 {
            if x < 0.0 {
                AffineTransform::turned(-1.0, 0.0, LinearForm::Straight)
            } else {
                AffineTransform::turned(1.0, 0.0, LinearForm::Unit)
            }
        } else if x == 0.0 {
            let sine = if y > 0.0 { 1.0 } else { -1.0 };
            AffineTransform::turned(0.0, sine, LinearForm::Crossed)
        } else {
            let length = sqrt(x * x + y * y);
            AffineTransform::turned(x / length, y / length, LinearForm::Full)
        }
    }

    /// `getRotateInstance(vecx, vecy, x, y)` and `setToRotation(vecx, vecy, x, y)`: about a point.
    #[must_use]
    pub fn from_vector_about(vector_x: f64, vector_y: f64, x: f64, y: f64) -> AffineTransform {
        AffineTransform::from_vector(vector_x, vector_y).about(x, y)
    }

    /// `getQuadrantRotateInstance(n, x, y)` and `setToQuadrantRotation(n, x, y)`: by `n` quarter
    /// turns about a point; with (0, 0) they are those without a point.
    #[must_use]
    pub fn from_quadrants(n: i32, x: f64, y: f64) -> AffineTransform {
        let (cosine, sine, m02, m12, form) = match n & 3 {
            0 => return AffineTransform::IDENTITY,
            1 => (0.0, 1.0, x + y, y - x, LinearForm::Crossed),
            2 => (-1.0, 0.0, x + x, y + y, LinearForm::Straight),
            _ => (0.0, -1.0, x - y, y + x, LinearForm::Crossed),
        };
        AffineTransform {
            m01: 0.0 - sine, // no -0.0
            m02,
            m12,
            moved: m02 != 0.0 || m12 != 0.0,
            ..AffineTransform::turned(cosine, sine, form)
        }
    }

    fn turned(cosine: f64, sine: f64, form: LinearForm) -> AffineTransform {
        AffineTransform {
            m00: cosine,
            m10: sine,
            m01: -sine,
            m11: cosine,
            form,
            ..AffineTransform::IDENTITY
        }
    }

    /// A turn about the origin, moved so that it leaves another point where it is.
    fn about(self, x: f64, y: f64) -> AffineTransform {
        let (sine, versine) = (self.m10, 1.0 - self.m00);
        let (m02, m12) = (x * versine + y * sine, y * versine - x * sine);
        AffineTransform {
            m02,
            m12,
            moved: m02 != 0.0 || m12 != 0.0,
            ..self
        }
    }
}

/// # Points
impl AffineTransform {
    /// `getMatrix`: the coefficients m00, m10, m01, m11, m02, m12, which are Flash's and the HTML
    /// canvas's a, b, c, d, tx, ty. [`Transform::new`](sat2d_core::transform::Transform::new) takes
    /// them, for exact answers.
    #[must_use]
    pub const fn matrix(&self) -> [f64; 6] {
        [self.m00, self.m10, self.m01, self.m11, self.m02, self.m12]
    }

    /// `transform(Point2D)`: where the map takes a point.
    #[must_use]
    pub fn transform(&self, x: f64, y: f64) -> (f64, f64) {
        let (linear_x, linear_y) = self.delta_transform(x, y);
        if self.moved {
            (linear_x + self.m02, linear_y + self.m12)
        } else {
            (linear_x, linear_y)
        }
    }

    /// `deltaTransform(Point2D)`: where the map takes a difference of points, without `m02` and
    /// `m12`.
    #[must_use]
    pub fn delta_transform(&self, x: f64, y: f64) -> (f64, f64) {
        match self.form {
            LinearForm::Unit => (x, y),
            LinearForm::Straight => (x * self.m00, y * self.m11),
            LinearForm::Crossed => (y * self.m01, x * self.m10),
            LinearForm::Full => (x * self.m00 + y * self.m01, x * self.m10 + y * self.m11),
        }
    }

    /// `inverseTransform(Point2D)`: the point that the map takes to this one. `None` where Java
    /// throws a `NoninvertibleTransformException`. It is rounded otherwise than a point that an
    /// [`inverse`](AffineTransform::inverse) transforms.
    ///
    /// ```
    /// use sat2d::compat::awt::AffineTransform;
    /// let map = AffineTransform::from_matrix([2.0, 0.0, 0.0, 4.0, 5.0, 0.0]);
    /// assert_eq!(map.inverse_transform(7.0, 4.0), Some((1.0, 1.0)));
    /// assert_eq!(AffineTransform::from_matrix([0.0; 6]).inverse_transform(7.0, 4.0), None);
    /// ```
    #[must_use]
    pub fn inverse_transform(&self, x: f64, y: f64) -> Option<(f64, f64)> {
        if !self.is_invertible() {
            return None;
        }
        let (x, y) = if self.moved {
            (x - self.m02, y - self.m12)
        } else {
            (x, y)
        };
        Some(match self.form {
            LinearForm::Unit => (x, y),
            LinearForm::Straight => (x / self.m00, y / self.m11),
            LinearForm::Crossed => (y / self.m10, x / self.m01),
            LinearForm::Full => {
                let determinant = self.determinant();
                (
                    (x * self.m11 - y * self.m01) / determinant,
                    (y * self.m00 - x * self.m10) / determinant,
                )
            }
        })
    }

    /// `getDeterminant`.
    #[must_use]
    pub fn determinant(&self) -> f64 {
        match self.form {
            LinearForm::Unit => 1.0,
            LinearForm::Straight => self.m00 * self.m11,
            LinearForm::Crossed => -(self.m01 * self.m10),
            LinearForm::Full => self.m00 * self.m11 - self.m01 * self.m10,
        }
    }

    /// Whether Java throws no `NoninvertibleTransformException`.
    pub(super) fn is_invertible(&self) -> bool {
        match self.form {
            LinearForm::Unit => true,
            LinearForm::Straight => self.m00 != 0.0 && self.m11 != 0.0,
            LinearForm::Crossed => self.m01 != 0.0 && self.m10 != 0.0,
            LinearForm::Full => {
                let least = f64::from_bits(1);
                let size = self.determinant().abs();
                size > least || size.is_nan()
            }
        }
    }
}

/// # Steps
impl AffineTransform {
    /// `translate(tx, ty)`.
    pub fn translate(&mut self, tx: f64, ty: f64) {
        (self.m02, self.m12) = self.transform(tx, ty);
        self.moved = self.m02 != 0.0 || self.m12 != 0.0;
    }

    /// `scale(sx, sy)`.
    pub fn scale(&mut self, sx: f64, sy: f64) {
        let (straight, crossed) = (self.is_straight(), self.is_crossed());
        if straight || !crossed {
            self.m00 *= sx;
            self.m11 *= sy;
        }
        if crossed {
            self.m10 *= sx;
            self.m01 *= sy;
        }
        if !crossed || (self.m10 == 0.0 && self.m01 == 0.0) {
            self.form = self.straight_or_unit();
        }
    }

    /// `shear(shx, shy)`.
    pub fn shear(&mut self, shx: f64, shy: f64) {
        match self.form {
            LinearForm::Full => {
                (self.m00, self.m01) = (self.m00 + self.m01 * shy, self.m00 * shx + self.m01);
                (self.m10, self.m11) = (self.m10 + self.m11 * shy, self.m10 * shx + self.m11);
                self.find_state();
            }
            LinearForm::Unit | LinearForm::Straight => {
                self.m01 = self.m00 * shx;
                self.m10 = self.m11 * shy;
                if self.m01 != 0.0 || self.m10 != 0.0 {
                    self.form = LinearForm::Full;
                }
            }
            LinearForm::Crossed => {
                self.m00 = self.m01 * shy;
                self.m11 = self.m10 * shx;
                if self.m00 != 0.0 || self.m11 != 0.0 {
                    self.form = LinearForm::Full;
                }
            }
        }
    }

    /// `rotate(theta)`: by an angle in radians, from x to y (clockwise on a screen, y down). An
    /// angle whose sine or cosine rounds to ±1 counts as that multiple of a quarter turn.
    pub fn rotate(&mut self, theta: f64) {
        let (sine, cosine) = (fdlibm::sin(theta), fdlibm::cos(theta));
        if sine == 1.0 {
            self.quadrant_rotate(1);
        } else if sine == -1.0 {
            self.quadrant_rotate(3);
        } else if cosine == -1.0 {
            self.quadrant_rotate(2);
        } else if cosine != 1.0 {
            self.turn(cosine, sine);
        }
    }

    /// `rotate(theta, x, y)`: about a point.
    pub fn rotate_about(&mut self, theta: f64, x: f64, y: f64) {
        self.translate(x, y);
        self.rotate(theta);
        self.translate(-x, -y);
    }

    /// `rotate(vecx, vecy)`: by the turn that takes the x axis to the direction of a vector.
    /// `rotate(vecx, vecy, x, y)` is this between `translate(x, y)` and `translate(-x, -y)`.
    pub fn rotate_by_vector(&mut self, x: f64, y: f64) {
        if y == 0.0 {
            if x < 0.0 {
                self.quadrant_rotate(2);
            }
        } else if x == 0.0 {
            self.quadrant_rotate(if y > 0.0 { 1 } else { 3 });
        } else {
            let length = sqrt(x * x + y * y);
            self.turn(x / length, y / length);
        }
    }

    /// `quadrantRotate(n)`: by `n` quarter turns from x to y.
    pub fn quadrant_rotate(&mut self, n: i32) {
        match n & 3 {
            0 => {}
            2 => {
                self.m00 = -self.m00;
                self.m11 = -self.m11;
                if self.is_crossed() {
                    self.m01 = -self.m01;
                    self.m10 = -self.m10;
                } else {
                    self.form = self.straight_or_unit();
                }
            }
            quarters => {
                if quarters == 1 {
                    (self.m00, self.m01) = (self.m01, -self.m00);
                    (self.m10, self.m11) = (self.m11, -self.m10);
                } else {
                    (self.m00, self.m01) = (-self.m01, self.m00);
                    (self.m10, self.m11) = (-self.m11, self.m10);
                }
                self.form = match self.form {
                    LinearForm::Unit | LinearForm::Straight => LinearForm::Crossed,
                    LinearForm::Crossed => self.straight_or_unit(),
                    LinearForm::Full => LinearForm::Full,
                };
            }
        }
    }

    /// `quadrantRotate(n, x, y)`: about a point.
    pub fn quadrant_rotate_about(&mut self, n: i32, x: f64, y: f64) {
        let (a, b) = match n & 3 {
            0 => return,
            1 => (
                x * (self.m00 - self.m01) + y * (self.m01 + self.m00),
                x * (self.m10 - self.m11) + y * (self.m11 + self.m10),
            ),
            2 => (
                x * (self.m00 + self.m00) + y * (self.m01 + self.m01),
                x * (self.m10 + self.m10) + y * (self.m11 + self.m11),
            ),
            _ => (
                x * (self.m00 + self.m01) + y * (self.m01 - self.m00),
                x * (self.m10 + self.m11) + y * (self.m11 - self.m10),
            ),
        };
        self.m02 += a;
        self.m12 += b;
        self.quadrant_rotate(n);
        self.moved = self.m02 != 0.0 || self.m12 != 0.0;
    }

    fn turn(&mut self, cosine: f64, sine: f64) {
        let turn = |a: f64, b: f64| (cosine * a + sine * b, -sine * a + cosine * b);
        (self.m00, self.m01) = turn(self.m00, self.m01);
        (self.m10, self.m11) = turn(self.m10, self.m11);
        self.find_state();
    }

    /// Whether `m00` and `m11` are in play.
    pub(super) fn is_straight(&self) -> bool {
        matches!(self.form, LinearForm::Straight | LinearForm::Full)
    }

    /// Whether `m01` and `m10` are in play.
    pub(super) fn is_crossed(&self) -> bool {
        matches!(self.form, LinearForm::Crossed | LinearForm::Full)
    }

    /// The form without `m01` and `m10`.
    fn straight_or_unit(&self) -> LinearForm {
        if self.m00 == 1.0 && self.m11 == 1.0 {
            LinearForm::Unit
        } else {
            LinearForm::Straight
        }
    }

    /// What is in play, by the coefficients. Not every step looks, so the form can be fuller.
    pub(super) fn find_state(&mut self) {
        self.form = if self.m10 == 0.0 && self.m01 == 0.0 {
            self.straight_or_unit()
        } else if self.m00 == 0.0 && self.m11 == 0.0 {
            LinearForm::Crossed
        } else {
            LinearForm::Full
        };
        self.moved = self.m02 != 0.0 || self.m12 != 0.0;
    }
}

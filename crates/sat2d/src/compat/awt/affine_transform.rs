//! `java.awt.geom.AffineTransform`.

use crate::compat::fdlibm;

/// An affine map that grows by steps, like `java.awt.geom.AffineTransform`. A step acts on a point
/// before all earlier ones.
///
/// Java leaves coefficients that it knows to be zero out of its sums, which shows in the sign of
/// zeros, in NaN and in infinities. So the map remembers, beside its six numbers, which of them are
/// in play.
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
    /// `m00` and `m11`.
    #[default]
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

impl AffineTransform {
    /// The map that leaves every point where it is.
    pub const IDENTITY: AffineTransform = AffineTransform {
        m00: 1.0,
        m10: 0.0,
        m01: 0.0,
        m11: 1.0,
        m02: 0.0,
        m12: 0.0,
        form: LinearForm::Straight,
        moved: false,
    };

    /// `getMatrix`: the coefficients m00, m10, m01, m11, m02, m12, which are Flash's and the HTML
    /// canvas's a, b, c, d, tx, ty. [`Transform::new`](crate::Transform::new) takes
    /// them, for exact answers.
    #[must_use]
    pub const fn matrix(&self) -> [f64; 6] {
        [self.m00, self.m10, self.m01, self.m11, self.m02, self.m12]
    }

    /// `transform(Point2D)`: where the map takes a point.
    #[must_use]
    pub fn transform(&self, x: f64, y: f64) -> (f64, f64) {
        let (linear_x, linear_y) = match self.form {
            LinearForm::Straight => (x * self.m00, y * self.m11),
            LinearForm::Crossed => (y * self.m01, x * self.m10),
            LinearForm::Full => (x * self.m00 + y * self.m01, x * self.m10 + y * self.m11),
        };
        if self.moved {
            (linear_x + self.m02, linear_y + self.m12)
        } else {
            (linear_x, linear_y)
        }
    }

    /// `translate(tx, ty)`.
    pub fn translate(&mut self, tx: f64, ty: f64) {
        (self.m02, self.m12) = self.transform(tx, ty);
        self.moved = self.m02 != 0.0 || self.m12 != 0.0;
    }

    /// `scale(sx, sy)`.
    pub fn scale(&mut self, sx: f64, sy: f64) {
        if self.form != LinearForm::Crossed {
            self.m00 *= sx;
            self.m11 *= sy;
        }
        if self.form != LinearForm::Straight {
            self.m10 *= sx;
            self.m01 *= sy;
            if self.m10 == 0.0 && self.m01 == 0.0 {
                self.form = LinearForm::Straight;
            }
        }
    }

    /// `shear(shx, shy)`.
    pub fn shear(&mut self, shx: f64, shy: f64) {
        match self.form {
            LinearForm::Full => {
                (self.m00, self.m01) = (self.m00 + self.m01 * shy, self.m00 * shx + self.m01);
                (self.m10, self.m11) = (self.m10 + self.m11 * shy, self.m10 * shx + self.m11);
                self.find_form();
            }
            LinearForm::Straight => {
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
            (self.m00, self.m01) = (self.m01, -self.m00);
            (self.m10, self.m11) = (self.m11, -self.m10);
            self.exchange_form();
        } else if sine == -1.0 {
            (self.m00, self.m01) = (-self.m01, self.m00);
            (self.m10, self.m11) = (-self.m11, self.m10);
            self.exchange_form();
        } else if cosine == -1.0 {
            self.m00 = -self.m00;
            self.m11 = -self.m11;
            if self.form != LinearForm::Straight {
                self.m01 = -self.m01;
                self.m10 = -self.m10;
            }
        } else if cosine != 1.0 {
            let turn = |a: f64, b: f64| (cosine * a + sine * b, -sine * a + cosine * b);
            (self.m00, self.m01) = turn(self.m00, self.m01);
            (self.m10, self.m11) = turn(self.m10, self.m11);
            self.find_form();
        }
    }

    /// `rotate(theta, x, y)`: about a point.
    pub fn rotate_about(&mut self, theta: f64, x: f64, y: f64) {
        self.translate(x, y);
        self.rotate(theta);
        self.translate(-x, -y);
    }

    /// After a quarter turn.
    fn exchange_form(&mut self) {
        self.form = match self.form {
            LinearForm::Straight => LinearForm::Crossed,
            LinearForm::Crossed => LinearForm::Straight,
            LinearForm::Full => LinearForm::Full,
        };
    }

    fn find_form(&mut self) {
        self.form = if self.m10 == 0.0 && self.m01 == 0.0 {
            LinearForm::Straight
        } else if self.m00 == 0.0 && self.m11 == 0.0 {
            LinearForm::Crossed
        } else {
            LinearForm::Full
        };
    }
}

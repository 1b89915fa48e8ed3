//! Products and inverses of `java.awt.geom.AffineTransform`.

use crate::awt::affine_transform::{AffineTransform, LinearForm};

/// # Products and inverses
///
/// A product leaves out the coefficients that either map leaves out, and looks for new zeros in
/// some cases only, as Java's does.
impl AffineTransform {
    /// `concatenate(other)`: the other map acts on a point before this one.
    ///
    /// ```
    /// use sat2d::compat::awt::AffineTransform;
    /// let mut map = AffineTransform::from_quadrants(1, 0.0, 0.0);
    /// map.concatenate(&AffineTransform::from_matrix([2.0, 0.0, 0.0, 2.0, 3.0, 0.0]));
    /// assert_eq!(map.transform(1.0, 0.0), (0.0, 5.0));
    /// ```
    pub fn concatenate(&mut self, other: &AffineTransform) {
        match (other.form, other.moved) {
            (LinearForm::Unit, false) => {}
            (LinearForm::Unit, true) => self.translate(other.m02, other.m12),
            _ if self.form == LinearForm::Unit && !self.moved => self.take(other),
            (LinearForm::Straight, false) => self.scale(other.m00, other.m11),
            (LinearForm::Crossed, false) => self.cross(other.m01, other.m10),
            _ => self.multiply(other),
        }
    }

    /// The identity takes what is in play in the other map.
    fn take(&mut self, other: &AffineTransform) {
        if other.is_straight() {
            (self.m00, self.m11) = (other.m00, other.m11);
        } else {
            (self.m00, self.m11) = (0.0, 0.0);
        }
        if other.is_crossed() {
            (self.m01, self.m10) = (other.m01, other.m10);
        }
        if other.moved {
            (self.m02, self.m12) = (other.m02, other.m12);
        }
        (self.form, self.moved) = (other.form, other.moved);
    }

    /// A step with `m01` and `m10` only.
    fn cross(&mut self, m01: f64, m10: f64) {
        match self.form {
            LinearForm::Full => {
                (self.m00, self.m01) = (self.m01 * m10, self.m00 * m01);
                (self.m10, self.m11) = (self.m11 * m10, self.m10 * m01);
            }
            LinearForm::Crossed => {
                (self.m00, self.m01) = (self.m01 * m10, 0.0);
                (self.m10, self.m11) = (0.0, self.m10 * m01);
                self.form = LinearForm::Straight;
            }
            LinearForm::Straight => {
                (self.m00, self.m01) = (0.0, self.m00 * m01);
                (self.m10, self.m11) = (self.m11 * m10, 0.0);
                self.form = LinearForm::Crossed;
            }
            LinearForm::Unit => {
                (self.m00, self.m01, self.m10, self.m11) = (0.0, m01, m10, 0.0);
                self.form = LinearForm::Crossed;
            }
        }
    }

    /// The product with a map in which `m02` and `m12`, or all four linear coefficients, are in
    /// play.
    fn multiply(&mut self, other: &AffineTransform) {
        let row = |a: f64, b: f64| {
            (
                other.m00 * a + other.m10 * b,
                other.m01 * a + other.m11 * b,
                other.m02 * a + other.m12 * b,
            )
        };
        let first = |a: f64| (other.m00 * a, other.m01 * a, other.m02 * a);
        let second = |b: f64| (other.m10 * b, other.m11 * b, other.m12 * b);
        let (x, y) = match self.form {
            LinearForm::Full => (row(self.m00, self.m01), row(self.m10, self.m11)),
            LinearForm::Crossed => (second(self.m01), first(self.m10)),
            LinearForm::Straight => (first(self.m00), second(self.m11)),
            LinearForm::Unit => (
                (other.m00, other.m01, other.m02),
                (other.m10, other.m11, other.m12),
            ),
        };
        (self.m00, self.m01) = (x.0, x.1);
        (self.m10, self.m11) = (y.0, y.1);
        self.m02 += x.2;
        self.m12 += y.2;
        match self.form {
            LinearForm::Full => self.moved |= other.moved,
            LinearForm::Crossed | LinearForm::Straight => self.find_state(),
            LinearForm::Unit => (self.form, self.moved) = (other.form, true),
        }
    }

    /// `preConcatenate(other)`: the other map acts on a point after this one.
    ///
    /// ```
    /// use sat2d::compat::awt::AffineTransform;
    /// let mut map = AffineTransform::from_quadrants(1, 0.0, 0.0);
    /// map.pre_concatenate(&AffineTransform::from_matrix([2.0, 0.0, 0.0, 2.0, 3.0, 0.0]));
    /// assert_eq!(map.transform(1.0, 0.0), (3.0, 2.0));
    /// ```
    pub fn pre_concatenate(&mut self, other: &AffineTransform) {
        match (other.form, other.moved) {
            (LinearForm::Unit, false) => {}
            (LinearForm::Unit, true) => {
                if self.moved {
                    self.m02 += other.m02;
                    self.m12 += other.m12;
                } else {
                    (self.m02, self.m12) = (other.m02, other.m12);
                    self.moved = true;
                }
            }
            (LinearForm::Straight, false) => self.pre_scale(other.m00, other.m11),
            (LinearForm::Crossed, false) => self.pre_cross(other.m01, other.m10),
            _ => self.pre_multiply(other),
        }
    }

    fn pre_scale(&mut self, sx: f64, sy: f64) {
        if self.form == LinearForm::Unit {
            self.form = LinearForm::Straight;
        }
        if self.is_crossed() {
            self.m01 *= sx;
            self.m10 *= sy;
        }
        if self.is_straight() {
            self.m00 *= sx;
            self.m11 *= sy;
        }
        if self.moved {
            self.m02 *= sx;
            self.m12 *= sy;
        }
    }

    fn pre_cross(&mut self, m01: f64, m10: f64) {
        (self.m00, self.m10) = (self.m10 * m01, self.m00 * m10);
        (self.m01, self.m11) = (self.m11 * m01, self.m01 * m10);
        (self.m02, self.m12) = (self.m12 * m01, self.m02 * m10);
        self.form = match self.form {
            LinearForm::Unit => LinearForm::Crossed,
            LinearForm::Crossed => LinearForm::Straight,
            LinearForm::Straight | LinearForm::Full => LinearForm::Full,
        };
    }

    fn pre_multiply(&mut self, other: &AffineTransform) {
        let column =
            |a: f64, b: f64| (a * other.m00 + b * other.m01, a * other.m10 + b * other.m11);
        let first = |a: f64| (a * other.m00, a * other.m10);
        let second = |b: f64| (b * other.m01, b * other.m11);
        let place = if self.moved {
            let (x, y) = column(self.m02, self.m12);
            (other.m02 + x, other.m12 + y)
        } else {
            (other.m02, other.m12)
        };
        (self.m02, self.m12) = place;
        let (x, y) = match self.form {
            LinearForm::Full => (column(self.m00, self.m10), column(self.m01, self.m11)),
            LinearForm::Crossed => (second(self.m10), first(self.m01)),
            LinearForm::Straight => (first(self.m00), second(self.m11)),
            LinearForm::Unit => ((other.m00, other.m10), (other.m01, other.m11)),
        };
        (self.m00, self.m10) = x;
        (self.m01, self.m11) = y;
        if self.form == LinearForm::Unit {
            self.form = other.form;
            self.moved |= other.moved;
        } else {
            self.find_state();
        }
    }

    /// `createInverse()`. `None` where Java throws a `NoninvertibleTransformException`: where the
    /// determinant is at most 2⁻¹⁰⁷⁴, or a coefficient on the diagonal is 0.
    #[must_use]
    pub fn inverse(&self) -> Option<AffineTransform> {
        let mut map = *self;
        if !self.is_straight() {
            let unit = if self.is_crossed() { 0.0 } else { 1.0 };
            (map.m00, map.m11) = (unit, unit);
        }
        if !self.is_crossed() {
            (map.m01, map.m10) = (0.0, 0.0);
        }
        if !self.moved {
            (map.m02, map.m12) = (0.0, 0.0);
        }
        map.invert().then_some(map)
    }

    /// `invert()`: as [`inverse`](AffineTransform::inverse), but zeros that are not in play keep
    /// their sign. False, with nothing changed, where Java throws.
    pub fn invert(&mut self) -> bool {
        if !self.is_invertible() {
            return false;
        }
        let AffineTransform {
            m00,
            m10,
            m01,
            m11,
            m02,
            m12,
            form,
            moved,
        } = *self;
        let (x, y) = match form {
            LinearForm::Unit => (-m02, -m12),
            LinearForm::Straight => {
                (self.m00, self.m11) = (1.0 / m00, 1.0 / m11);
                (-m02 / m00, -m12 / m11)
            }
            LinearForm::Crossed => {
                (self.m10, self.m01) = (1.0 / m01, 1.0 / m10);
                (-m12 / m10, -m02 / m01)
            }
            LinearForm::Full => {
                let determinant = self.determinant();
                (self.m00, self.m10) = (m11 / determinant, -m10 / determinant);
                (self.m01, self.m11) = (-m01 / determinant, m00 / determinant);
                (
                    (m01 * m12 - m11 * m02) / determinant,
                    (m10 * m02 - m00 * m12) / determinant,
                )
            }
        };
        if moved {
            (self.m02, self.m12) = (x, y);
        }
        true
    }
}

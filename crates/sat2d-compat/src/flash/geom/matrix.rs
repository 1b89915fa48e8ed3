//! `flash.geom.Matrix`.

use super::point::Point;
use crate::fdlibm;

/// A `flash.geom.Matrix`: doubles in the usual formulas. The matrix of a display object is
/// something else, a `DisplayMatrix`.
///
/// Sines and cosines are fdlibm's; those of a player may differ in the last bit.
///
/// ```
/// use sat2d::compat::flash::{Matrix, Point};
/// let map = Matrix::IDENTITY.scale(3.0, 5.0).translate(7.0, 9.0);
/// assert_eq!(map.transform_point(Point::new(1.0, 1.0)), Point::new(10.0, 14.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Matrix {
    /// The factor of x in x'.
    pub a: f64,
    /// The factor of x in y'.
    pub b: f64,
    /// The factor of y in x'.
    pub c: f64,
    /// The factor of y in y'.
    pub d: f64,
    /// The x to which the origin is taken.
    pub tx: f64,
    /// The y to which the origin is taken.
    pub ty: f64,
}

impl Default for Matrix {
    /// The identity.
    fn default() -> Matrix {
        Matrix::IDENTITY
    }
}

/// A gradient is drawn in a square of 32,768 twips.
const GRADIENT_SIDE: f64 = 1638.4;

impl Matrix {
    /// The matrix of a new object.
    pub const IDENTITY: Matrix = Matrix::new(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);

    /// A matrix by its six numbers.
    #[must_use]
    pub const fn new(a: f64, b: f64, c: f64, d: f64, tx: f64, ty: f64) -> Matrix {
        Matrix { a, b, c, d, tx, ty }
    }

    /// `concat(m)`: this one first, then `other`.
    #[must_use]
    pub fn concat(&self, other: &Matrix) -> Matrix {
        let Matrix { a, b, c, d, tx, ty } = *self;
        Matrix {
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty,
        }
    }

    /// `scale(sx, sy)`, after all that was done before.
    #[must_use]
    pub fn scale(&self, sx: f64, sy: f64) -> Matrix {
        let Matrix { a, b, c, d, tx, ty } = *self;
        Matrix::new(a * sx, b * sy, c * sx, d * sy, tx * sx, ty * sy)
    }

    /// `rotate(angle)`, in radians, after all that was done before.
    #[must_use]
    pub fn rotate(&self, angle: f64) -> Matrix {
        let (sine, cosine) = (fdlibm::sin(angle), fdlibm::cos(angle));
        let turn = |x: f64, y: f64| (x * cosine - y * sine, x * sine + y * cosine);
        let ((a, b), (c, d)) = (turn(self.a, self.b), turn(self.c, self.d));
        let (tx, ty) = turn(self.tx, self.ty);
        Matrix { a, b, c, d, tx, ty }
    }

    /// `translate(dx, dy)`, after all that was done before.
    #[must_use]
    pub fn translate(&self, dx: f64, dy: f64) -> Matrix {
        Matrix {
            tx: self.tx + dx,
            ty: self.ty + dy,
            ..*self
        }
    }

    /// `invert()`. Recordings have only the identity, so the last bits of other inverses, and what
    /// becomes of a matrix that has none (here the identity), are unknown.
    #[must_use]
    pub fn invert(&self) -> Matrix {
        let Matrix { a, b, c, d, tx, ty } = *self;
        if b == 0.0 && c == 0.0 {
            let (a, d) = (1.0 / a, 1.0 / d);
            return Matrix::new(a, 0.0, 0.0, d, 0.0 - a * tx, 0.0 - d * ty);
        }
        let determinant = a * d - b * c;
        if determinant == 0.0 {
            return Matrix::IDENTITY;
        }
        let factor = 1.0 / determinant;
        let (a, b, c, d) = (d * factor, -b * factor, -c * factor, a * factor);
        Matrix::new(a, b, c, d, -(a * tx + c * ty), -(b * tx + d * ty))
    }

    /// `createBox(scaleX, scaleY, rotation, tx, ty)`. Without a rotation ActionScript 3 takes 0;
    /// ActionScript 2 takes NaN, which makes the first four numbers NaN.
    #[must_use]
    pub fn create_box(scale_x: f64, scale_y: f64, rotation: f64, tx: f64, ty: f64) -> Matrix {
        let (sine, cosine) = (fdlibm::sin(rotation), fdlibm::cos(rotation));
        Matrix {
            a: cosine * scale_x,
            b: sine * scale_y,
            c: -sine * scale_x,
            d: cosine * scale_y,
            tx,
            ty,
        }
    }

    /// `createGradientBox(width, height, rotation, tx, ty)`; the last three are 0 if the call
    /// leaves them out, in both languages.
    #[must_use]
    pub fn create_gradient_box(width: f64, height: f64, rotation: f64, tx: f64, ty: f64) -> Matrix {
        Matrix::create_box(
            width / GRADIENT_SIDE,
            height / GRADIENT_SIDE,
            rotation,
            tx + width / 2.0,
            ty + height / 2.0,
        )
    }

    /// `deltaTransformPoint(point)`: where the map takes a point, without the translation.
    #[must_use]
    pub fn delta_transform_point(&self, point: Point) -> Point {
        Point {
            x: point.x * self.a + point.y * self.c,
            y: point.x * self.b + point.y * self.d,
        }
    }

    /// `transformPoint(point)`: where the map takes a point.
    #[must_use]
    pub fn transform_point(&self, point: Point) -> Point {
        let Point { x, y } = self.delta_transform_point(point);
        Point::new(x + self.tx, y + self.ty)
    }
}

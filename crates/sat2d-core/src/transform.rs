//! Affine maps that place shapes, in the order of Flash's `Matrix`. Mirroring, scaling and nesting
//! are such maps and their products.

use core::cmp::Ordering;
use core::fmt;
use glam::{DAffine2, DMat2, DVec2, Vec2Swizzles};
use sat2d_base::exact::orient2d;
use sat2d_base::num::{MAX_COORDINATE, SHORT_SQUARE, lesser, power_of_two};
use thiserror::Error;

/// How far a map may be from a similarity, relative to its largest coefficient, and still count as
/// one: four units in the last place, for callers that multiply matrices themselves.
const SIMILARITY_SLACK: f64 = 4.0 * f64::EPSILON;

/// Squared scales in this range have lost nothing to underflow or overflow.
const SQUARES: core::ops::RangeInclusive<f64> = SHORT_SQUARE..=power_of_two(1000);

/// An affine map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, known to be finite and invertible.
///
/// The coefficients are in the order of Flash's `Matrix` and of the HTML canvas. A placed point is
/// evaluated in doubles as `(a·x + c·y) + tx`, each operation rounded once. All answers are exact
/// for the resulting doubles.
///
/// ```
/// use sat2d::{DVec2, Transform};
/// let body = Transform::placement_degrees(DVec2::new(100.0, 50.0), 90.0, 1.0, 1.0)?;
/// // mirrored horizontally
/// let sword = Transform::placement(DVec2::new(10.0, 0.0), 0.0, -1.0, 1.0)?;
/// let placed = body.product(&sword)?;
/// assert!(placed.is_mirrored());
/// assert_eq!(placed.apply(DVec2::new(0.0, 0.0)), DVec2::new(100.0, 60.0));
/// # Ok::<(), sat2d::TransformError>(())
/// ```
///
/// It is made of six numbers, or of a map of glam, by `try_from`: their numbers may be infinite or
/// NaN, and its own are not.
///
/// ```
/// use sat2d::{DVec2, Transform};
/// let at = DVec2::new(3.0, 4.0);
/// let affine = glam::DAffine2::from_scale_angle_translation(DVec2::ONE, 0.0, at);
/// let transform = Transform::try_from(affine)?;
/// assert_eq!(transform, Transform::translation(at)?);
/// assert_eq!(glam::DAffine2::from(transform), affine);
/// # Ok::<(), sat2d::TransformError>(())
/// ```
///
/// In memory it consists of these six doubles in this order; serde sees an array of them.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "[f64; 6]", try_from = "[f64; 6]"))]
#[repr(C)]
pub struct Transform {
    pub(crate) a: f64,
    pub(crate) b: f64,
    pub(crate) c: f64,
    pub(crate) d: f64,
    pub(crate) tx: f64,
    pub(crate) ty: f64,
}

/// Why six numbers are not a valid transform.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum TransformError {
    /// A coefficient is NaN or infinite, or became so in a product or an inverse.
    #[error("transform coefficient {name} is {value:?}, not a finite number")]
    NotFinite {
        /// The coefficient: `a`, `b`, `c`, `d`, `tx` or `ty`.
        name: &'static str,
        /// Its value.
        value: f64,
    },
    /// The determinant is 0: the map collapses the plane to a line or a point, as a scale of 0
    /// does.
    #[error("transform is singular: a={a:?} b={b:?} c={c:?} d={d:?} have determinant 0")]
    Singular {
        /// Coefficient a.
        a: f64,
        /// Coefficient b.
        b: f64,
        /// Coefficient c.
        c: f64,
        /// Coefficient d.
        d: f64,
    },
}

impl Transform {
    /// The identity.
    pub const IDENTITY: Transform = Transform {
        a: 1.0,
        b: 0.0,
        c: 0.0,
        d: 1.0,
        tx: 0.0,
        ty: 0.0,
    };

    /// The map with these coefficients, in the order of Flash's `Matrix`.
    ///
    /// # Errors
    /// [`TransformError`] if a coefficient is not finite or the determinant is exactly 0.
    #[inline]
    pub fn new(a: f64, b: f64, c: f64, d: f64, tx: f64, ty: f64) -> Result<Self, TransformError> {
        let map = Transform { a, b, c, d, tx, ty };
        let (sum, invertible) = Transform::outlook([a, b, c, d, tx, ty]);
        // The sum of finite coefficients may still overflow; the slow path decides.
        if !(invertible && sum < f64::INFINITY) {
            map.check()?;
        }
        Ok(map)
    }

    /// Whether both are certainly valid, as nearly all transforms are. For the C API, which reads
    /// transforms from memory that it does not own; [`new`](Transform::new) decides the rest.
    #[doc(hidden)]
    #[inline(always)]
    pub fn are_plain(p: &Transform, q: &Transform) -> bool {
        let columns = |t: &Transform| {
            [
                DVec2::new(t.a, t.b),
                DVec2::new(t.c, t.d),
                DVec2::new(t.tx, t.ty),
            ]
        };
        let ([xp, yp, tp], [xq, yq, tq]) = (columns(p), columns(q));
        let sums = |x: DVec2, y: DVec2, t: DVec2| (x.abs() + y.abs()) + t.abs();
        let sum = (sums(xp, yp, tp) + sums(xq, yq, tq)).element_sum();
        // Within this range no product overflows, and different products differ by more than 0.
        let (mp, mq) = (xp * yp.yx(), xq * yq.yx());
        let determinants = (DVec2::new(mp.x, mq.x) - DVec2::new(mp.y, mq.y)).abs();
        (sum <= MAX_COORDINATE) & (lesser(determinants.x, determinants.y) > 0.0)
    }

    /// The sum of the magnitudes, which is finite only if all coefficients are, and whether the
    /// determinant is certainly not 0 if they are: rounding is monotonic, so products that differ
    /// after rounding differ before.
    #[inline(always)]
    fn outlook([a, b, c, d, tx, ty]: [f64; 6]) -> (f64, bool) {
        let sum = ((a.abs() + b.abs()) + (c.abs() + d.abs())) + (tx.abs() + ty.abs());
        (sum, a * d != b * c)
    }

    #[cold]
    fn check(&self) -> Result<(), TransformError> {
        let names = ["a", "b", "c", "d", "tx", "ty"];
        for (name, value) in names.into_iter().zip(self.to_array()) {
            if !value.is_finite() {
                return Err(TransformError::NotFinite { name, value });
            }
        }
        if self.determinant_sign() == Ordering::Equal {
            let Transform { a, b, c, d, .. } = *self;
            return Err(TransformError::Singular { a, b, c, d });
        }
        Ok(())
    }

    /// A translation.
    ///
    /// # Errors
    /// [`TransformError::NotFinite`] if the offset is not finite.
    #[inline]
    pub fn translation(offset: DVec2) -> Result<Self, TransformError> {
        Transform::new(1.0, 0.0, 0.0, 1.0, offset.x, offset.y)
    }

    /// Scales by `scale_x` and `scale_y` (negative values mirror), then rotates by `rotation`
    /// radians from the x axis towards the y axis (clockwise on a screen with y down), then moves
    /// the origin to `position`.
    ///
    /// # Errors
    /// [`TransformError`] if a number is not finite or a scale is 0.
    pub fn placement(
        position: DVec2,
        rotation: f64,
        scale_x: f64,
        scale_y: f64,
    ) -> Result<Self, TransformError> {
        Transform::turned(position, libm::sincos(rotation), scale_x, scale_y)
    }

    /// Like [`placement`](Transform::placement) with degrees. Multiples of 90 degrees are exact;
    /// angles that differ by a multiple of 90 have coefficients with the same bits up to sign and
    /// order.
    ///
    /// ```
    /// use sat2d::{DVec2, Transform};
    /// let t = Transform::placement_degrees(DVec2::ZERO, -270.0, 2.0, 3.0)?;
    /// assert_eq!(t.to_array(), [0.0, 2.0, -3.0, 0.0, 0.0, 0.0]);
    /// # Ok::<(), sat2d::TransformError>(())
    /// ```
    ///
    /// # Errors
    /// [`TransformError`] if a number is not finite or a scale is 0.
    pub fn placement_degrees(
        position: DVec2,
        rotation: f64,
        scale_x: f64,
        scale_y: f64,
    ) -> Result<Self, TransformError> {
        Transform::turned(position, sincos_degrees(rotation), scale_x, scale_y)
    }

    fn turned(
        position: DVec2,
        (sin, cos): (f64, f64),
        scale_x: f64,
        scale_y: f64,
    ) -> Result<Self, TransformError> {
        // `+ 0.0` turns -0 into 0, so that equal placements compare and print alike.
        Transform::new(
            scale_x * cos + 0.0,
            scale_x * sin + 0.0,
            -scale_y * sin + 0.0,
            scale_y * cos + 0.0,
            position.x,
            position.y,
        )
    }

    /// The map that first applies `inner`, then `self`: the placement of an object at `inner` in a
    /// container that is at `self`.
    ///
    /// # Errors
    /// [`TransformError`] if the product overflows or rounds to a singular map.
    #[inline]
    pub fn product(&self, inner: &Transform) -> Result<Self, TransformError> {
        let origin = self.apply(DVec2::new(inner.tx, inner.ty));
        Transform::new(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            origin.x,
            origin.y,
        )
    }

    /// The product of nested placements, outermost first; the identity for none.
    ///
    /// # Errors
    /// [`TransformError`] if a product overflows or rounds to a singular map.
    pub fn nested(levels: &[Transform]) -> Result<Self, TransformError> {
        levels
            .iter()
            .try_fold(Transform::IDENTITY, |outer, inner| outer.product(inner))
    }

    /// This placement by another point of the object: `anchor`, in the object's own coordinates,
    /// comes to where this map takes the origin. For engines that place a sprite by its centre or
    /// its feet, and turn it about that point.
    ///
    /// ```
    /// use sat2d::{DVec2, Transform};
    /// // a sprite of 20 by 30 pixels, placed and turned by the middle of its lower side
    /// let feet = DVec2::new(10.0, 30.0);
    /// let hero = Transform::placement_degrees(DVec2::new(100.0, 50.0), 90.0, 1.0, 1.0)?;
    /// let hero = hero.anchored(feet)?;
    /// assert_eq!(hero.apply(feet), DVec2::new(100.0, 50.0));
    /// assert_eq!(hero.apply(DVec2::ZERO), DVec2::new(130.0, 40.0));
    /// # Ok::<(), sat2d::TransformError>(())
    /// ```
    ///
    /// # Errors
    /// [`TransformError`] if `anchor` is not finite, or the translation overflows.
    pub fn anchored(&self, anchor: DVec2) -> Result<Self, TransformError> {
        self.product(&Transform::translation(-anchor)?)
    }

    /// The inverse map, up to rounding.
    ///
    /// # Errors
    /// [`TransformError`] if the inverse has a coefficient that is not finite, or if scales differ
    /// by more than 1e300.
    pub fn inverse(&self) -> Result<Self, TransformError> {
        let largest = self
            .a
            .abs()
            .max(self.b.abs())
            .max(self.c.abs())
            .max(self.d.abs());
        // scaled by a power of two, so that the determinant neither underflows nor overflows
        let unit = libm::exp2(-libm::floor(libm::log2(largest)));
        let (a, b, c, d) = (self.a * unit, self.b * unit, self.c * unit, self.d * unit);
        let det = a * d - b * c;
        let (a, b, c, d) = (
            d / det * unit,
            -b / det * unit,
            -c / det * unit,
            a / det * unit,
        );
        let x = -(a * self.tx + c * self.ty);
        let y = -(b * self.tx + d * self.ty);
        Transform::new(a, b, c, d, x, y)
    }

    /// The image of a point.
    #[inline]
    pub fn apply(&self, point: DVec2) -> DVec2 {
        DVec2::new(
            (self.a * point.x + self.c * point.y) + self.tx,
            (self.b * point.x + self.d * point.y) + self.ty,
        )
    }

    /// The image of a direction: of a point without the translation.
    #[inline]
    pub fn apply_vector(&self, vector: DVec2) -> DVec2 {
        DVec2::new(
            self.a * vector.x + self.c * vector.y,
            self.b * vector.x + self.d * vector.y,
        )
    }

    /// Whether the map mirrors: its determinant is below 0; decided exactly.
    #[inline]
    pub fn is_mirrored(&self) -> bool {
        self.determinant_sign() == Ordering::Less
    }

    #[inline]
    fn determinant_sign(&self) -> Ordering {
        orient2d(
            DVec2::new(self.a, self.b),
            DVec2::new(self.c, self.d),
            DVec2::ZERO,
        )
    }

    /// Whether the map mirrors, if the determinant is known to exceed its rounding error.
    #[inline(always)]
    #[doc(hidden)]
    pub fn is_plainly_mirrored(&self) -> bool {
        self.a * self.d - self.b * self.c < 0.0
    }

    /// Whether circles stay circles: only rotations, translations, mirrors and equal scales. Within
    /// four units in the last place of the largest coefficient, which is the rounding error that a
    /// product of matrices may have.
    #[inline]
    pub fn is_similarity(&self) -> bool {
        if self.is_plain_similarity() {
            return true;
        }
        let Transform { a, b, c, d, .. } = *self;
        let slack = SIMILARITY_SLACK * a.abs().max(b.abs()).max(c.abs()).max(d.abs());
        let turned = (a - d).abs() <= slack && (b + c).abs() <= slack;
        let mirrored = (a + d).abs() <= slack && (b - c).abs() <= slack;
        turned || mirrored
    }

    /// Whether the map is a similarity without rounding error, as placements with equal scales are.
    #[inline]
    #[doc(hidden)]
    pub fn is_plain_similarity(&self) -> bool {
        let Transform { a, b, c, d, .. } = *self;
        (a == d) & (b == -c) | (a == -d) & (b == c)
    }

    /// The factor by which a similarity scales lengths: `sqrt(a·a + b·b)`. The squares neither
    /// underflow nor overflow: coefficients of extreme size are scaled by a power of two first.
    ///
    /// ```
    /// use sat2d::{DVec2, Transform};
    /// let tiny = Transform::placement(DVec2::ZERO, 0.0, 1e-162, 1e-162)?;
    /// assert_eq!(tiny.scale(), 1e-162);
    /// # Ok::<(), sat2d::TransformError>(())
    /// ```
    #[inline]
    pub fn scale(&self) -> f64 {
        if SQUARES.contains(&self.scale_squared()) {
            self.plain_scale()
        } else {
            self.extreme_scale()
        }
    }

    /// [`scale`](Transform::scale), if the squares are known not to underflow or overflow.
    #[inline(always)]
    #[doc(hidden)]
    pub fn plain_scale(&self) -> f64 {
        libm::sqrt(self.scale_squared())
    }

    #[inline(always)]
    fn scale_squared(&self) -> f64 {
        self.a * self.a + self.b * self.b
    }

    #[cold]
    fn extreme_scale(&self) -> f64 {
        let power = if self.a.abs().max(self.b.abs()) < 1.0 {
            power_of_two(600)
        } else {
            power_of_two(-600)
        };
        let (a, b) = (self.a * power, self.b * power);
        libm::sqrt(a * a + b * b) / power
    }

    /// ‖M‖: the sum of the magnitudes of the linear coefficients.
    #[inline(always)]
    #[doc(hidden)]
    pub fn norm(&self) -> f64 {
        (self.a.abs() + self.b.abs()) + (self.c.abs() + self.d.abs())
    }

    /// An upper bound for |x| + |y| of the images of points with coordinates up to `reach`, and for
    /// all that is added up to them, up to a few roundings.
    #[inline(always)]
    #[doc(hidden)]
    pub fn magnitude(&self, reach: f64) -> f64 {
        self.norm() * reach + (self.tx.abs() + self.ty.abs())
    }

    /// Mᵀd: the direction along which a point of a shape lies as far as its image along `d`.
    #[inline(always)]
    #[doc(hidden)]
    pub fn local_direction(&self, d: DVec2) -> DVec2 {
        DVec2::new(d.x * self.a + d.y * self.b, d.x * self.c + d.y * self.d)
    }

    /// Where the transform puts the origin: `(tx, ty)`.
    ///
    /// ```
    /// use sat2d::{DVec2, Transform};
    /// let body = Transform::placement_degrees(DVec2::new(3.0, -4.0), 30.0, 1.0, 2.0)?;
    /// assert_eq!(body.position(), DVec2::new(3.0, -4.0));
    /// # Ok::<(), sat2d::TransformError>(())
    /// ```
    #[inline]
    pub fn position(&self) -> DVec2 {
        DVec2::new(self.tx, self.ty)
    }

    /// The coefficients `[a, b, c, d, tx, ty]`.
    #[inline]
    pub fn to_array(&self) -> [f64; 6] {
        [self.a, self.b, self.c, self.d, self.tx, self.ty]
    }
}

impl Default for Transform {
    fn default() -> Self {
        Transform::IDENTITY
    }
}

impl fmt::Display for Transform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Transform { a, b, c, d, tx, ty } = self;
        write!(f, "a={a} b={b} c={c} d={d} tx={tx} ty={ty}")
    }
}

impl From<Transform> for [f64; 6] {
    fn from(t: Transform) -> Self {
        t.to_array()
    }
}

/// From the coefficients `[a, b, c, d, tx, ty]`, checked as by [`Transform::new`].
impl TryFrom<[f64; 6]> for Transform {
    type Error = TransformError;

    fn try_from([a, b, c, d, tx, ty]: [f64; 6]) -> Result<Self, TransformError> {
        Transform::new(a, b, c, d, tx, ty)
    }
}

impl From<Transform> for DAffine2 {
    fn from(t: Transform) -> Self {
        DAffine2::from_mat2_translation(
            DMat2::from_cols_array(&[t.a, t.b, t.c, t.d]),
            DVec2::new(t.tx, t.ty),
        )
    }
}

impl TryFrom<DAffine2> for Transform {
    type Error = TransformError;

    fn try_from(map: DAffine2) -> Result<Self, TransformError> {
        Transform::try_from(map.to_cols_array())
    }
}

/// With the feature `mint`: the columns are the images of the axes and the translation.
///
/// Points are converted too, from `mint::Point2<f64>` and `Vector2<f64>` to [`DVec2`] and back.
///
/// ```
/// use sat2d::{DVec2, Transform};
/// let at = Transform::new(0.0, 2.0, -3.0, 0.0, 5.0, 6.0)?;
/// let matrix: mint::ColumnMatrix2x3<f64> = at.into();
/// let rows: mint::RowMatrix2x3<f64> = matrix.into();
/// assert_eq!(rows.x, [0.0, -3.0, 5.0].into());
/// assert_eq!(Transform::try_from(matrix)?, at);
/// let point = mint::Point2 { x: 1.0, y: 2.0 };
/// assert_eq!(at.apply(point.into()), DVec2::new(-1.0, 8.0));
/// # Ok::<(), sat2d::TransformError>(())
/// ```
#[cfg(feature = "mint")]
impl From<Transform> for mint::ColumnMatrix2x3<f64> {
    fn from(t: Transform) -> Self {
        t.to_array().into()
    }
}

/// With the feature `mint`: checked as by [`Transform::new`].
///
/// ```
/// let flat = mint::ColumnMatrix2x3::<f64>::from([1.0, 0.0, 2.0, 0.0, 5.0, 6.0]);
/// assert!(sat2d::Transform::try_from(flat).is_err());
/// ```
#[cfg(feature = "mint")]
impl TryFrom<mint::ColumnMatrix2x3<f64>> for Transform {
    type Error = TransformError;

    fn try_from(map: mint::ColumnMatrix2x3<f64>) -> Result<Self, TransformError> {
        Transform::try_from(<[f64; 6]>::from(map))
    }
}

#[cfg(feature = "mint")]
impl mint::IntoMint for Transform {
    type MintType = mint::ColumnMatrix2x3<f64>;
}

/// Sine and cosine of an angle in degrees. The angle is first reduced, exactly, to at most 45
/// degrees from a multiple of 90, so these multiples are exact and the quadrants agree.
fn sincos_degrees(degrees: f64) -> (f64, f64) {
    let turn = libm::fmod(degrees, 360.0);
    let quarters = libm::round(turn / 90.0);
    let (sin, cos) = libm::sincos((turn - 90.0 * quarters).to_radians());
    match (quarters as i32).rem_euclid(4) {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    }
}

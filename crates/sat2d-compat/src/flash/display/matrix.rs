//! The coordinates of display objects: twips, and matrices of 16.16 fixed-point numbers.

/// Twips in a pixel.
pub(crate) const TWIPS: f64 = 20.0;

/// 1 in 16.16.
pub(super) const FIXED_ONE: i32 = 1 << 16;

/// A script's pixels as twips: times 20, the fraction cut off. Out of range stops at the ends of a
/// 32-bit int, NaN is 0.
#[must_use]
pub fn twips(pixels: f64) -> i32 {
    // a conversion in Rust does just that
    (pixels * TWIPS) as i32
}

/// Twips as a script's pixels.
#[must_use]
pub fn pixels(twips: i32) -> f64 {
    f64::from(twips) / TWIPS
}

/// The matrix of a display object: ``x' = a x + c y + tx``, ``y' = b x + d y + ty``. The first four
/// numbers are 16.16 fixed point (65,536 is 1), the translation is in twips.
///
/// ```
/// use sat2d::compat::flash::DisplayMatrix;
/// let outer = DisplayMatrix::of_pixels(0.5, 0.0, 0.0, 0.5, 10.0, 0.0);
/// let inner = DisplayMatrix::of_pixels(1.0, 0.0, 0.0, 1.0, 4.0, 4.0);
/// assert_eq!(outer.product(&inner).apply(0, 0), (240, 40)); // 12 and 2 pixels
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DisplayMatrix {
    /// The factor of x in x', in 1/65536.
    pub a: i32,
    /// The factor of x in y', in 1/65536.
    pub b: i32,
    /// The factor of y in x', in 1/65536.
    pub c: i32,
    /// The factor of y in y', in 1/65536.
    pub d: i32,
    /// The x to which the origin is taken, in twips.
    pub tx: i32,
    /// The y to which the origin is taken, in twips.
    pub ty: i32,
}

impl Default for DisplayMatrix {
    /// The identity.
    fn default() -> DisplayMatrix {
        DisplayMatrix::IDENTITY
    }
}

impl DisplayMatrix {
    /// The matrix of a new object.
    pub const IDENTITY: DisplayMatrix = DisplayMatrix {
        a: FIXED_ONE,
        b: 0,
        c: 0,
        d: FIXED_ONE,
        tx: 0,
        ty: 0,
    };

    /// A matrix by the numbers that a script sees, the translation in pixels. Fractions beyond
    /// 16.16 and beyond a twip are rounded to the nearest.
    #[must_use]
    pub fn of_pixels(a: f64, b: f64, c: f64, d: f64, tx: f64, ty: f64) -> DisplayMatrix {
        let fixed = |value: f64| libm::rint(value * f64::from(FIXED_ONE)) as i32;
        let nearest = |pixels: f64| libm::rint(pixels * TWIPS) as i32;
        DisplayMatrix {
            a: fixed(a),
            b: fixed(b),
            c: fixed(c),
            d: fixed(d),
            tx: nearest(tx),
            ty: nearest(ty),
        }
    }

    /// The numbers that a script sees: a, b, c, d, tx and ty, the last two in pixels. Players gave
    /// the first four as 32-bit floats.
    #[must_use]
    pub fn to_pixels(&self) -> [f64; 6] {
        let [a, b, c, d] =
            [self.a, self.b, self.c, self.d].map(|fixed| f64::from(fixed) / f64::from(FIXED_ONE));
        [a, b, c, d, pixels(self.tx), pixels(self.ty)]
    }

    /// Where the map takes a point, in twips: to the nearest, ties to even.
    #[must_use]
    pub fn apply(&self, x: i32, y: i32) -> (i32, i32) {
        let sum = |p: i32, q: i32, t: i32| {
            let moved = wide(p) * wide(x) + wide(q) * wide(y);
            clamped(nearest(moved, wide(FIXED_ONE)) + wide(t))
        };
        (sum(self.a, self.c, self.tx), sum(self.b, self.d, self.ty))
    }

    /// Where the map takes a direction: as [`apply`](DisplayMatrix::apply), without the
    /// translation.
    pub(super) fn linear(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let linear = DisplayMatrix {
            tx: 0,
            ty: 0,
            ..*self
        };
        linear.apply(x, y)
    }

    /// The map that takes a point first by `inner` and then by this one. The first four numbers are
    /// rounded down.
    #[must_use]
    pub fn product(&self, inner: &DisplayMatrix) -> DisplayMatrix {
        let entry =
            |p: i32, q: i32, x: i32, y: i32| clamped((wide(p) * wide(x) + wide(q) * wide(y)) >> 16);
        let (tx, ty) = self.apply(inner.tx, inner.ty);
        DisplayMatrix {
            a: entry(self.a, self.c, inner.a, inner.b),
            b: entry(self.b, self.d, inner.a, inner.b),
            c: entry(self.a, self.c, inner.c, inner.d),
            d: entry(self.b, self.d, inner.c, inner.d),
            tx,
            ty,
        }
    }

    /// The product of a chain of matrices, outermost first, multiplied from the innermost up.
    #[must_use]
    pub fn chain(outermost_first: &[DisplayMatrix]) -> DisplayMatrix {
        outermost_first
            .iter()
            .rev()
            .copied()
            .reduce(|inner, outer| outer.product(&inner))
            .unwrap_or_default()
    }

    /// The inverse, each number to the nearest, or `None` if there is none.
    #[must_use]
    pub fn inverse(&self) -> Option<DisplayMatrix> {
        let [a, b, c, d, tx, ty] = [self.a, self.b, self.c, self.d, self.tx, self.ty].map(wide);
        let determinant = a * d - b * c;
        if determinant == 0 {
            return None;
        }
        let quotient = |numerator: i128| {
            let sign = determinant.signum();
            clamped(nearest(numerator * sign, determinant * sign))
        };
        let square = wide(FIXED_ONE) * wide(FIXED_ONE);
        Some(DisplayMatrix {
            a: quotient(d * square),
            b: quotient(-b * square),
            c: quotient(-c * square),
            d: quotient(a * square),
            tx: quotient((c * ty - d * tx) * wide(FIXED_ONE)),
            ty: quotient((b * tx - a * ty) * wide(FIXED_ONE)),
        })
    }

    /// `a d - b c`, in 1/65536².
    pub(super) fn determinant(&self) -> i64 {
        i64::from(self.a) * i64::from(self.d) - i64::from(self.b) * i64::from(self.c)
    }
}

pub(super) fn wide(value: i32) -> i128 {
    i128::from(value)
}

fn clamped(value: i128) -> i32 {
    value.clamp(wide(i32::MIN), wide(i32::MAX)) as i32
}

/// A quotient to the nearest integer, ties to even. The divisor is above 0.
pub(super) fn nearest(numerator: i128, divisor: i128) -> i128 {
    let (down, rest) = (
        numerator.div_euclid(divisor),
        numerator.rem_euclid(divisor) * 2,
    );
    let up = rest > divisor || rest == divisor && down % 2 != 0;
    down + i128::from(up)
}

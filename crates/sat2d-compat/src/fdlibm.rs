//! Sine and cosine as ECMAScript engines and Java's `StrictMath` compute them, to the last bit.
//!
//! The algorithm and its constants are those of fdlibm 5.3 (Freely Distributable LIBM, Sun
//! Microsystems, 1993), written anew. An argument is reduced by multiples of π/2 to `y0 + y1` with
//! |y0| ≤ π/4, where `y1` is a correction below the last bit of `y0`. One of two polynomials is
//! evaluated there; the quadrant determines which one, and the sign.
//!
//! The crate `libm` descends from the same code but does not have the same bits: it sums the cosine
//! polynomial in another form and reduces with other precisions. For some whole degrees (48, 194,
//! 237 …) the result is a neighbouring double.

use sat2d_base::num::power_of_two;

/// Splits of π/2: the leading 33 bits and twice the next 33, each with the remainder.
const PIO2_1: f64 = f64::from_bits(0x3FF9_21FB_5440_0000);
const PIO2_1_TAIL: f64 = f64::from_bits(0x3DD0_B461_1A62_6331);
const PIO2_2: f64 = f64::from_bits(0x3DD0_B461_1A60_0000);
const PIO2_2_TAIL: f64 = f64::from_bits(0x3BA3_198A_2E03_7073);
const PIO2_3: f64 = f64::from_bits(0x3BA3_198A_2E00_0000);
const PIO2_3_TAIL: f64 = f64::from_bits(0x397B_839A_2520_49C1);

/// π/2 in pieces of 24 bits.
const PIO2_24: [f64; 5] = [
    f64::from_bits(0x3FF9_21FB_4000_0000),
    f64::from_bits(0x3E74_442D_0000_0000),
    f64::from_bits(0x3CF8_4698_8000_0000),
    f64::from_bits(0x3B78_CC51_6000_0000),
    f64::from_bits(0x39F0_1B83_8000_0000),
];

/// 2/π after the binary point, 24 bits a word: enough for the largest double.
#[rustfmt::skip]
const TWO_OVER_PI: [u32; 66] = [
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041,
    0xFE5163, 0xABDEBB, 0xC561B7, 0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C,
    0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41,
    0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F,
    0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D,
    0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08,
    0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E, 0xE61B08,
    0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9,
    0x60E27B, 0xC08C6B,
];

/// The upper 32 bits of |x|: the exponent and the leading 20 bits. Most branches of fdlibm compare
/// them.
fn high_word(x: f64) -> u32 {
    (x.abs().to_bits() >> 32) as u32
}

/// The sine of `x` radians. NaN for NaN and infinities.
pub(crate) fn sin(x: f64) -> f64 {
    let (quadrant, y0, y1) = reduce(x);
    match quadrant {
        0 => sin_kernel(y0, y1),
        1 => cos_kernel(y0, y1),
        2 => -sin_kernel(y0, y1),
        _ => -cos_kernel(y0, y1),
    }
}

/// The cosine of `x` radians. NaN for NaN and infinities.
pub(crate) fn cos(x: f64) -> f64 {
    let (quadrant, y0, y1) = reduce(x);
    match quadrant {
        0 => cos_kernel(y0, y1),
        1 => -sin_kernel(y0, y1),
        2 => -cos_kernel(y0, y1),
        _ => sin_kernel(y0, y1),
    }
}

/// The sine of `x + tail` for |x| ≤ π/4. No tail is not the same as a tail of 0, because the order
/// of the sum differs.
fn sin_kernel(x: f64, tail: Option<f64>) -> f64 {
    const S1: f64 = f64::from_bits(0xBFC5_5555_5555_5549);
    const S2: f64 = f64::from_bits(0x3F81_1111_1110_F8A6);
    const S3: f64 = f64::from_bits(0xBF2A_01A0_19C1_61D5);
    const S4: f64 = f64::from_bits(0x3EC7_1DE3_57B1_FE7D);
    const S5: f64 = f64::from_bits(0xBE5A_E5E6_8A2B_9CEB);
    const S6: f64 = f64::from_bits(0x3DE5_D93A_5ACF_D57C);
    if high_word(x) < 0x3E40_0000 {
        return x; // |x| < 2⁻²⁷
    }
    let z = x * x;
    let cube = z * x;
    let r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
    match tail {
        None => x + cube * (S1 + z * r),
        Some(tail) => x - ((z * (0.5 * tail - cube * r) - tail) - cube * S1),
    }
}

/// The cosine of `x + tail` for |x| ≤ π/4.
///
/// From 0.3 on, `1 - z/2` is summed as `(1 - q) - (z/2 - q)` with a `q` near x/4 that makes the
/// first difference exact. Here `libm` differs.
fn cos_kernel(x: f64, tail: Option<f64>) -> f64 {
    const C1: f64 = f64::from_bits(0x3FA5_5555_5555_554C);
    const C2: f64 = f64::from_bits(0xBF56_C16C_16C1_5177);
    const C3: f64 = f64::from_bits(0x3EFA_01A0_19CB_1590);
    const C4: f64 = f64::from_bits(0xBE92_7E4F_809C_52AD);
    const C5: f64 = f64::from_bits(0x3E21_EE9E_BDB4_B1C4);
    const C6: f64 = f64::from_bits(0xBDA8_FAE9_BE88_38D4);
    let high = high_word(x);
    if high < 0x3E40_0000 {
        return 1.0; // |x| < 2⁻²⁷
    }
    let tail = tail.unwrap_or(0.0);
    let z = x * x;
    let r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
    if high < 0x3FD3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * tail));
    }
    let q = if high > 0x3FE9_0000 {
        0.28125
    } else {
        // |x|/4, of its leading bits only.
        f64::from_bits(u64::from(high - 0x0020_0000) << 32)
    };
    (1.0 - q) - ((0.5 * z - q) - (z * r - x * tail))
}

/// The multiple of π/2 in `x`, modulo 4, and the rest, which has a tail if the multiple is not 0.
fn reduce(x: f64) -> (u32, f64, Option<f64>) {
    let high = high_word(x);
    if high <= 0x3FE9_21FB {
        return (0, x, None); // up to about π/4
    }
    if high >= 0x7FF0_0000 {
        return (0, f64::NAN, None);
    }
    let (multiple, y0, y1) = if high < 0x4002_D97C {
        reduce_once(x.abs(), high) // below about 3π/4
    } else if high <= 0x4139_21FB {
        reduce_medium(x.abs(), high) // up to about 2¹⁹ π/2
    } else {
        reduce_large(x.abs())
    };
    if x.is_sign_negative() {
        (multiple.wrapping_neg() & 3, -y0, Some(-y1))
    } else {
        (multiple & 3, y0, Some(y1))
    }
}

/// `r - w` in two parts.
fn difference(r: f64, w: f64) -> (f64, f64) {
    let y0 = r - w;
    (y0, (r - y0) - w)
}

/// The reduction by one π/2.
fn reduce_once(x: f64, high: u32) -> (u32, f64, f64) {
    let r = x - PIO2_1;
    let (y0, y1) = if high == 0x3FF9_21FB {
        difference(r - PIO2_2, PIO2_2_TAIL) // π/2 itself to 20 bits: most of x cancels
    } else {
        difference(r, PIO2_1_TAIL)
    };
    (1, y0, y1)
}

/// Reduction by the nearest multiple of π/2, with as many bits of π/2 as the cancellation requires
/// (W. J. Cody and W. Waite, "Software Manual for the Elementary Functions", 1980).
fn reduce_medium(x: f64, high: u32) -> (u32, f64, f64) {
    let multiple = (x * core::f64::consts::FRAC_2_PI + 0.5) as u32;
    let n = f64::from(multiple);
    let mut r = x - n * PIO2_1;
    let mut w = n * PIO2_1_TAIL;
    // For small multiples fdlibm goes by the leading bits of x alone; past that, by the bits lost.
    let plainly_apart = multiple < 32 && high != high_word(n * core::f64::consts::FRAC_PI_2);
    if !plainly_apart {
        let exponent = |high: u32| (high >> 20) as i32;
        let lost = |r: f64, w: f64| exponent(high) - exponent(high_word(r - w));
        for (part, tail, limit) in [(PIO2_2, PIO2_2_TAIL, 16), (PIO2_3, PIO2_3_TAIL, 49)] {
            if lost(r, w) <= limit {
                break;
            }
            let before = r;
            let step = n * part;
            r = before - step;
            w = n * tail - ((before - r) - step);
        }
    }
    let (y0, y1) = difference(r, w);
    (multiple, y0, y1)
}

/// Reduction of larger numbers: the distance of x · 2/π from the nearest integer, computed from the
/// words of 2/π that matter, times π/2 (M. H. Payne and R. N. Hanek, "Radian reduction for
/// trigonometric functions", 1983).
fn reduce_large(x: f64) -> (u32, f64, f64) {
    let Quarters {
        multiple,
        negative,
        digits,
        first,
        last,
        unit,
    } = quarters(x);

    let mut parts = [0.0; MOST_DIGITS];
    let mut terms = [0.0; MOST_DIGITS];
    for i in first..=last {
        parts[i] = digits[i] as f64 * power_of_two(unit - 24 * i as i32);
        terms[i] = PIO2_24
            .iter()
            .zip(parts[first..=i].iter().rev())
            .fold(0.0, |sum, (piece, part)| sum + piece * part);
    }
    let terms = &terms[first..=last];
    let y0 = terms.iter().rev().fold(0.0, |sum, term| sum + term);
    let y1 = terms[1..]
        .iter()
        .fold(terms[0] - y0, |sum, term| sum + term);
    if negative {
        (multiple, -y0, -y1)
    } else {
        (multiple, y0, y1)
    }
}

/// The number of wanted digits of the product after its leading zeros, in base 2²⁴.
const WANTED_DIGITS: usize = 4;
/// The largest number of digits. No double is nearer to a multiple of π/2 than about 2⁻⁶⁰, so there
/// are never more than a few zeros.
const MOST_DIGITS: usize = 16;

/// A number of quarter turns: an integer plus or minus a fraction of at most one half.
struct Quarters {
    /// The integer, modulo 2³².
    multiple: u32,
    /// Whether the fraction is to be taken away.
    negative: bool,
    /// The fraction: `digits[i]` is worth 2^(unit - 24 i).
    digits: [i64; MOST_DIGITS],
    unit: i32,
    /// The first digit that is not zero.
    first: usize,
    /// The last digit that was computed.
    last: usize,
}

/// x · 2/π for a positive x ≥ 2²⁰, modulo a multiple of 8.
fn quarters(x: f64) -> Quarters {
    const DIGIT: i64 = 0xFF_FFFF;

    // x = (m[0] + m[1] / 2²⁴ + m[2] / 2⁴⁸) · 2^e, each m of 24 bits.
    let mantissa = (x.to_bits() & ((1 << 52) - 1)) | (1 << 52);
    let e = (high_word(x) >> 20) as i32 - 1023 - 23;
    let m = [
        mantissa >> 29,
        (mantissa >> 5) & 0xFF_FFFF,
        (mantissa & 0x1F) << 19,
    ]
    .map(|m| m as i64);

    // The words of 2/π before `skipped` contribute multiples of 8 only. Then -3 ≤ unit ≤ 26.
    let skipped = (e - 3).max(0) / 24;
    let unit = e - 24 * skipped;
    let word = |i: i32| {
        let word = usize::try_from(i).ok().and_then(|i| TWO_OVER_PI.get(i));
        word.map_or(0, |&word| i64::from(word))
    };

    let mut last = WANTED_DIGITS + 1;
    loop {
        // The product from digit 1 on, the first of them not carried from: it is of about 50 bits.
        let mut digits = [0; MOST_DIGITS];
        for (digit, i) in digits[1..=last].iter_mut().zip(skipped..) {
            *digit = m[0] * word(i) + m[1] * word(i - 1) + m[2] * word(i - 2);
        }
        for i in (2..=last).rev() {
            digits[i - 1] += digits[i] >> 24;
            digits[i] &= DIGIT;
        }

        // The binary point is in these two digits, 22 to 51 bits above the end. The shift drops
        // multiples of 8.
        let point = 48 - unit;
        let top = digits[1] << 24 | digits[2];
        let mut multiple = (top >> point) as u32;
        let mut fraction = top & ((1 << point) - 1);

        // From one half on the next integer is nearer: complement, starting at the last digit.
        let negative = fraction >= 1 << (point - 1);
        if negative {
            multiple = multiple.wrapping_add(1);
            let mut borrow = 0;
            for digit in digits[3..=last].iter_mut().rev() {
                let rest = -*digit - borrow;
                borrow = i64::from(rest < 0);
                *digit = rest & DIGIT;
            }
            fraction = (1 << point) - fraction - borrow;
        }
        digits[0] = fraction >> 48;
        digits[1] = (fraction >> 24) & DIGIT;
        digits[2] = fraction & DIGIT;

        // Enough, unless x is so near a multiple of π/2 that the digits begin with zeros.
        let zeros = |digits: &[i64]| digits.iter().take_while(|&&digit| digit == 0).count();
        let first = zeros(&digits[..last]);
        let wanted = first + WANTED_DIGITS;
        if first < 2 || wanted <= last || last == MOST_DIGITS - 1 {
            return Quarters {
                multiple,
                negative,
                digits,
                unit,
                first,
                last,
            };
        }
        last = wanted.min(MOST_DIGITS - 1);
    }
}

#[cfg(test)]
mod tests {
    use crate::fdlibm::{cos, sin};

    /// `tests/data/fdlibm_sincos.csv`, written by `generate.mjs` there from what Node.js answers.
    const TABLE: &str = include_str!("../tests/data/fdlibm_sincos.csv");

    #[test]
    fn every_row_of_the_table_to_the_bit_in_both_directions() {
        let mut rows = 0;
        for line in TABLE.lines().skip(1) {
            let bits = |field: &str| u64::from_str_radix(field, 16).expect("a hexadecimal number");
            let [angle, sine, cosine] = {
                let mut fields = line.split(',').map(|field| f64::from_bits(bits(field)));
                core::array::from_fn(|_| fields.next().expect("three fields"))
            };
            let same = |got: f64, expected: f64| {
                got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan()
            };
            assert!(same(sin(angle), sine), "sin({angle:e}) = {:e}", sin(angle));
            assert!(
                same(cos(angle), cosine),
                "cos({angle:e}) = {:e}",
                cos(angle)
            );
            assert!(
                same(sin(-angle), -sine),
                "sin(-{angle:e}) = {:e}",
                sin(-angle)
            );
            assert!(
                same(cos(-angle), cosine),
                "cos(-{angle:e}) = {:e}",
                cos(-angle)
            );
            rows += 1;
        }
        assert!(rows > 8000, "{rows} rows");
    }

    #[test]
    fn not_a_number_has_none() {
        assert!(sin(f64::NAN).is_nan() && cos(f64::NAN).is_nan());
        assert!(sin(f64::NEG_INFINITY).is_nan() && cos(f64::NEG_INFINITY).is_nan());
    }
}

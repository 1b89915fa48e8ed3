//! The arc tangent as Java's `StrictMath` computes it, to the last bit.
//!
//! The algorithm and its constants are those of fdlibm 5.3 (Freely Distributable LIBM, Sun
//! Microsystems, 1993), written anew. An argument is brought near 0 by the arc tangent of 1/2, 1,
//! 3/2 or infinity; there a polynomial is evaluated, its odd and even terms apart.

use core::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// What π lacks as a double.
const PI_TAIL: f64 = f64::from_bits(0x3CA1_A626_3314_5C07);

/// The arc tangents of 1/2, 1, 3/2 and infinity, in two parts each.
const TURNS: [(f64, f64); 4] = [
    (
        f64::from_bits(0x3FDD_AC67_0561_BB4F),
        f64::from_bits(0x3C7A_2B7F_222F_65E2),
    ),
    (FRAC_PI_4, f64::from_bits(0x3C81_A626_3314_5C07)),
    (
        f64::from_bits(0x3FEF_730B_D281_F69B),
        f64::from_bits(0x3C70_0788_7AF0_CBBD),
    ),
    (FRAC_PI_2, f64::from_bits(0x3C91_A626_3314_5C07)),
];

const TERMS: [f64; 11] = [
    f64::from_bits(0x3FD5_5555_5555_550D),
    f64::from_bits(0xBFC9_9999_9998_EBC4),
    f64::from_bits(0x3FC2_4924_9200_83FF),
    f64::from_bits(0xBFBC_71C6_FE23_1671),
    f64::from_bits(0x3FB7_45CD_C54C_206E),
    f64::from_bits(0xBFB3_B0F2_AF74_9A6D),
    f64::from_bits(0x3FB1_0D66_A0D0_3D51),
    f64::from_bits(0xBFAD_DE2D_52DE_FD9A),
    f64::from_bits(0x3FA9_7B4B_2476_0DEB),
    f64::from_bits(0xBFA2_B444_2C6A_6C2F),
    f64::from_bits(0x3F90_AD3A_E322_DA11),
];

/// The upper 32 bits of |x|: the exponent and the leading 20 bits.
fn high_word(x: f64) -> u32 {
    (x.abs().to_bits() >> 32) as u32
}

/// The angle of a vector in radians, above -π and up to π, -π for a y of -0.0.
pub(crate) fn atan2(y: f64, x: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == 1.0 {
        return atan(y);
    }
    let is_left = x.is_sign_negative();
    let angle = if y == 0.0 {
        if is_left { PI } else { 0.0 }
    } else if x == 0.0 {
        FRAC_PI_2
    } else if x.is_infinite() {
        match (y.is_infinite(), is_left) {
            (true, false) => FRAC_PI_4,
            (true, true) => 3.0 * FRAC_PI_4,
            (false, false) => 0.0,
            (false, true) => PI,
        }
    } else if y.is_infinite() {
        FRAC_PI_2
    } else {
        let exponents = (i64::from(high_word(y)) - i64::from(high_word(x))) >> 20;
        let acute = if exponents > 60 {
            FRAC_PI_2 + 0.5 * PI_TAIL
        } else if is_left && exponents < -60 {
            0.0
        } else {
            atan((y / x).abs())
        };
        if is_left {
            PI - (acute - PI_TAIL)
        } else {
            acute
        }
    };
    if y.is_sign_negative() { -angle } else { angle }
}

/// The arc tangent of a number that is not NaN.
fn atan(x: f64) -> f64 {
    let high = high_word(x);
    if high < 0x3E20_0000 {
        return x; // |x| < 2⁻²⁹
    }
    if high < 0x3FDC_0000 {
        return x - x * series(x); // |x| < 7/16
    }
    let size = x.abs();
    let angle = if high >= 0x4410_0000 {
        TURNS[3].0 + TURNS[3].1 // from 2⁶⁶ on
    } else {
        let (turn, rest) = if high < 0x3FE6_0000 {
            (TURNS[0], (2.0 * size - 1.0) / (2.0 + size))
        } else if high < 0x3FF3_0000 {
            (TURNS[1], (size - 1.0) / (size + 1.0))
        } else if high < 0x4003_8000 {
            (TURNS[2], (size - 1.5) / (1.0 + 1.5 * size))
        } else {
            (TURNS[3], -1.0 / size)
        };
        turn.0 - ((rest * series(rest) - turn.1) - rest)
    };
    if x.is_sign_negative() { -angle } else { angle }
}

/// What `(x - atan(x)) / x` is near 0.
fn series(x: f64) -> f64 {
    let t = &TERMS;
    let z = x * x;
    let w = z * z;
    let even = z * (t[0] + w * (t[2] + w * (t[4] + w * (t[6] + w * (t[8] + w * t[10])))));
    let odd = w * (t[1] + w * (t[3] + w * (t[5] + w * (t[7] + w * t[9]))));
    even + odd
}

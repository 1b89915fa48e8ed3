//! Lengths in user units, and the coordinate systems of nested viewports.
//!
//! Sources: W3C, *Scalable Vector Graphics (SVG) 2*, chapter 8; *CSS Values and Units Level 3*,
//! chapter 6.2.

use kurbo::Affine;
use svgtypes::{Align, AspectRatio, Length, LengthUnit, ViewBox};

/// The size of the innermost viewport, of which percentages are; `None` if the file does not say.
pub type Viewport = Option<[f64; 2]>;

/// Of what a percentage is.
#[derive(Clone, Copy)]
pub enum Axis {
    Horizontal,
    Vertical,
    Diagonal,
}

/// A length in user units.
pub fn length(name: &str, text: &str, axis: Axis, viewport: Viewport) -> Result<f64, String> {
    let length: Length = text.parse().map_err(|error| format!("`{name}`: {error}"))?;
    let of_inches = |parts: f64| Ok(length.number * 96.0 / parts);
    match length.unit {
        LengthUnit::None | LengthUnit::Px => Ok(length.number),
        LengthUnit::In => of_inches(1.0),
        LengthUnit::Cm => of_inches(2.54),
        LengthUnit::Mm => of_inches(25.4),
        LengthUnit::Pt => of_inches(72.0),
        LengthUnit::Pc => of_inches(6.0),
        LengthUnit::Em | LengthUnit::Ex => Err(format!(
            "`{name}`: `{text}` depends on a font, which is not supported"
        )),
        LengthUnit::Percent => match (viewport, axis) {
            (Some([width, _]), Axis::Horizontal) => Ok(width * length.number / 100.0),
            (Some([_, height]), Axis::Vertical) => Ok(height * length.number / 100.0),
            (Some([width, height]), Axis::Diagonal) => {
                let diagonal = width.hypot(height) / std::f64::consts::SQRT_2;
                Ok(diagonal * length.number / 100.0)
            }
            (None, _) => Err(format!(
                "`{name}`: `{text}` depends on the size of the drawing, which has no `viewBox`"
            )),
        },
    }
}

/// From the view box of an element to its viewport of this size, whose corner is the origin.
pub fn of_view_box(view_box: ViewBox, size: [f64; 2], ratio: AspectRatio) -> Affine {
    let scale = [size[0] / view_box.w, size[1] / view_box.h];
    let uniform = match ratio.slice {
        true => scale[0].max(scale[1]),
        false => scale[0].min(scale[1]),
    };
    let (scale, shares) = match ratio.align {
        Align::None => (scale, [0.0, 0.0]),
        align => ([uniform; 2], shares(align)),
    };
    let free = [
        size[0] - view_box.w * scale[0],
        size[1] - view_box.h * scale[1],
    ];
    Affine::new([
        scale[0],
        0.0,
        0.0,
        scale[1],
        free[0] * shares[0] - view_box.x * scale[0],
        free[1] * shares[1] - view_box.y * scale[1],
    ])
}

/// Which shares of the free space are to the left and above.
fn shares(align: Align) -> [f64; 2] {
    match align {
        Align::None | Align::XMinYMin => [0.0, 0.0],
        Align::XMidYMin => [0.5, 0.0],
        Align::XMaxYMin => [1.0, 0.0],
        Align::XMinYMid => [0.0, 0.5],
        Align::XMidYMid => [0.5, 0.5],
        Align::XMaxYMid => [1.0, 0.5],
        Align::XMinYMax => [0.0, 1.0],
        Align::XMidYMax => [0.5, 1.0],
        Align::XMaxYMax => [1.0, 1.0],
    }
}

//! From the world to the page: an offset and the same scale for x and y; y is mirrored if it points
//! up in the world.

use crate::scene::format::YAxis;
use sat2d::{Aabb, DVec2, Transform};

/// The width of the page, in pixels.
pub const WIDTH: f64 = 960.0;
/// The left end of the drawing on the page.
pub const PLOT_LEFT: f64 = 72.0;
/// The top of the drawing on the page.
pub const PLOT_TOP: f64 = 44.0;
const PLOT_RIGHT: f64 = 24.0;
const PLOT_BOTTOM: f64 = 36.0;
/// The minimum and maximum height of the drawing.
const PLOT_HEIGHT: [f64; 2] = [200.0, 620.0];
/// The part of the drawing that stays empty on each side.
const PADDING: f64 = 0.06;
/// The approximate distance of grid lines.
const GRID: f64 = 80.0;

/// A view of the world.
pub struct View {
    transform: Transform,
    plot: Aabb,
}

/// A grid line.
pub struct Tick {
    /// Its position on the page.
    pub at: f64,
    /// Its coordinate.
    pub text: String,
    pub zero: bool,
}

impl View {
    /// The view that shows these bounds as large as the page allows.
    pub fn around(bounds: Aabb, y_axis: YAxis) -> View {
        let bounds = if bounds.min.x <= bounds.max.x {
            bounds
        } else {
            Aabb::new(DVec2::ZERO, DVec2::ZERO)
        };
        let middle = bounds.min / 2.0 + bounds.max / 2.0;
        // half of it, because the whole may overflow
        let size = bounds.max / 2.0 - bounds.min / 2.0;
        let width = WIDTH - PLOT_LEFT - PLOT_RIGHT;
        let inner = (1.0 - 2.0 * PADDING) / 2.0;
        let fit = (width * inner / size.x).min(PLOT_HEIGHT[1] * inner / size.y);
        // a single point has no size, a subnormal size no reciprocal: any scale will do
        let scale = if fit.is_finite() && fit > 0.0 {
            fit
        } else {
            1.0
        };
        let height = (size.y * scale / inner).clamp(PLOT_HEIGHT[0], PLOT_HEIGHT[1]);
        let corner = DVec2::new(PLOT_LEFT, PLOT_TOP);
        let plot = Aabb::new(corner, corner + DVec2::new(width, height.ceil()));
        let down = match y_axis {
            YAxis::Down => scale,
            YAxis::Up => -scale,
        };
        let offset = plot.min / 2.0 + plot.max / 2.0 - middle * DVec2::new(scale, down);
        let transform = Transform::new(scale, 0.0, 0.0, down, offset.x, offset.y);
        View {
            transform: transform.unwrap_or_default(),
            plot,
        }
    }

    /// From world coordinates to pixels.
    pub fn transform(&self) -> &Transform {
        &self.transform
    }

    /// The part of the page that has the drawing.
    pub fn plot(&self) -> Aabb {
        self.plot
    }

    pub fn page_height(&self) -> f64 {
        self.plot.max.y + PLOT_BOTTOM
    }

    pub fn ticks_x(&self) -> Vec<Tick> {
        let [scale, _, _, _, offset, _] = self.transform.to_array();
        ticks(scale, offset, self.plot.min.x, self.plot.max.x)
    }

    pub fn ticks_y(&self) -> Vec<Tick> {
        let [_, _, _, scale, _, offset] = self.transform.to_array();
        ticks(scale, offset, self.plot.min.y, self.plot.max.y)
    }
}

/// Grid lines at round coordinates between two positions on the page, where
/// `at = scale * coordinate + offset`.
fn ticks(scale: f64, offset: f64, low: f64, high: f64) -> Vec<Tick> {
    let step = round_step(GRID / scale.abs());
    let number_at = |position: f64| (position - offset) / scale / step;
    let first = number_at(low).min(number_at(high)).ceil();
    // multiplied, not added up: far from the origin a step may be too small to change a coordinate
    let most = ((high - low) / (scale.abs() * step)) as usize + 1;
    let mut ticks: Vec<Tick> = Vec::new();
    for number in (0..most).map(|i| first + i as f64) {
        let coordinate = number * step;
        let at = scale * coordinate + offset;
        let apart = ticks
            .last()
            .is_none_or(|last| (last.at - at).abs() > GRID / 4.0);
        if apart && (low..=high).contains(&at) {
            ticks.push(Tick {
                at: pixels(at),
                text: shown(coordinate, step),
                zero: number == 0.0,
            });
        }
    }
    ticks
}

/// The smallest of 1, 2 and 5 times a power of ten that is at least `length`.
fn round_step(length: f64) -> f64 {
    let power = 10f64.powf(length.log10().floor());
    [1.0, 2.0, 5.0]
        .into_iter()
        .map(|digit| digit * power)
        .find(|&step| step >= length)
        .unwrap_or(10.0 * power)
}

fn shown(coordinate: f64, step: f64) -> String {
    if coordinate == 0.0 {
        "0".to_owned()
    } else if step < 1e-4 || coordinate.abs() >= 1e7 {
        let power = |x: f64| x.abs().log10().floor();
        let digits = (power(coordinate) - power(step)).clamp(0.0, 16.0) as usize;
        format!("{coordinate:.digits$e}")
    } else {
        let decimals = (-step.log10()).ceil().max(0.0) as usize;
        format!("{coordinate:.decimals$}")
    }
}

/// A length on the page in pixels, rounded to hundredths; never a negative zero.
pub fn pixels(length: f64) -> f64 {
    (length * 100.0).round() / 100.0 + 0.0
}

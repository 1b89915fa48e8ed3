//! Arcs of ellipses by their ends, as SVG has them, without a function of an angle but for the
//! rotation of the axes.

use crate::curve::Edge;
use crate::transform::Transform;
use alloc::vec::Vec;
use glam::DVec2;

/// The map from the unit circle about the origin to the ellipse.
struct ToEllipse {
    center: DVec2,
    axes: [DVec2; 2],
}

impl ToEllipse {
    fn vector(&self, unit: DVec2) -> DVec2 {
        self.axes[0] * unit.x + self.axes[1] * unit.y
    }
}

/// The edges of an arc, each at most a quarter of the ellipse; one segment if there is no ellipse
/// through both ends.
pub(super) fn pieces(
    start: DVec2,
    radii: DVec2,
    degrees: f64,
    [is_large, is_sweep]: [bool; 2],
    end: DVec2,
) -> Vec<Edge> {
    let radii = radii.abs();
    let turned = Transform::placement_degrees(DVec2::ZERO, degrees, 1.0, 1.0);
    let Some(turned) = turned.ok().filter(|_| radii.min_element() > 0.0) else {
        return Vec::from([Edge::segment(start, end)]);
    };
    if start == end {
        return Vec::new();
    }
    let [x_axis, y_axis] = [
        DVec2::new(turned.a, turned.b),
        DVec2::new(turned.c, turned.d),
    ];
    // half the chord in the coordinates in which the ellipse is the unit circle
    let to = (end - start) / 2.0;
    let half = DVec2::new(to.dot(x_axis), to.dot(y_axis)) / radii;
    let square = half.length_squared();
    let enlarged = libm::sqrt(square.max(1.0));
    let (half, square) = (half / enlarged, square.min(1.0));
    // the center is left of the chord if the short way is the one that turns left
    let side = if is_large == is_sweep { -1.0 } else { 1.0 };
    let to_center = half.perp() * (side * libm::sqrt((1.0 - square) / square));
    let ellipse = ToEllipse {
        center: start + to + turned.apply_vector(to_center * radii * enlarged),
        axes: [x_axis * (radii.x * enlarged), y_axis * (radii.y * enlarged)],
    };
    let mut pieces = Vec::new();
    let ends = [-half - to_center, half - to_center].map(|v| v / v.length());
    divide(&ellipse, ends, [is_large, is_sweep], &mut pieces);
    if let Some(last) = pieces.last_mut() {
        last.end = end;
    }
    pieces
}

/// Adds the edges of the arc of the unit circle between two of its points.
fn divide(
    ellipse: &ToEllipse,
    [from, to]: [DVec2; 2],
    [is_large, is_sweep]: [bool; 2],
    pieces: &mut Vec<Edge>,
) {
    let middle = bisector([from, to], [is_large, is_sweep]);
    let weight = from.dot(middle);
    if is_large || from.dot(to) < -1e-9 {
        divide(ellipse, [from, middle], [false, is_sweep], pieces);
        divide(ellipse, [middle, to], [false, is_sweep], pieces);
        return;
    }
    let at = |unit: DVec2| ellipse.center + ellipse.vector(unit);
    pieces.push(Edge {
        start: at(from),
        control: at(middle / weight),
        end: at(to),
        weight,
    });
}

/// The middle of the arc of the unit circle between two of its points.
fn bisector([from, to]: [DVec2; 2], [is_large, is_sweep]: [bool; 2]) -> DVec2 {
    let sweep = if is_sweep { 1.0 } else { -1.0 };
    let sum = from + to;
    // where both are nearly opposite, the sum has no digits left
    if sum.length_squared() < 1e-2 {
        let across = (from - to).perp() * sweep;
        across / across.length()
    } else {
        sum / sum.length() * if is_large { -1.0 } else { 1.0 }
    }
}

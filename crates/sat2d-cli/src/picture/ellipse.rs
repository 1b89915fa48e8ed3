//! An ellipse on the page, as the arc commands of SVG take it.

use super::view::pixels;
use sat2d::{DVec2, Shape, Transform};

/// The image of the unit disc under the linear map with columns `u` and `w`. For pictures only.
#[derive(Clone, Copy)]
pub struct Ellipse {
    u: DVec2,
    w: DVec2,
}

impl Ellipse {
    /// Around each placed vertex of a shape. Under a similarity a disc is upright, as its arcs are
    /// written without a rotation.
    pub fn around_vertices(shape: &Shape, transform: &Transform) -> Ellipse {
        let half = shape.half_axes();
        if half.x == half.y && transform.is_similarity() {
            let radius = half.x * transform.scale();
            return Ellipse::upright(DVec2::splat(radius));
        }
        Ellipse {
            u: transform.apply_vector(DVec2::X * half.x),
            w: transform.apply_vector(DVec2::Y * half.y),
        }
    }

    /// With these half-axes along x and y.
    pub fn upright(half: DVec2) -> Ellipse {
        Ellipse {
            u: DVec2::X * half.x,
            w: DVec2::Y * half.y,
        }
    }

    pub fn is_point(&self) -> bool {
        self.u == DVec2::ZERO && self.w == DVec2::ZERO
    }

    /// Whether its box is within that of another one.
    pub fn is_within(&self, other: &Ellipse) -> bool {
        self.half_size().cmple(other.half_size()).all()
    }

    /// Half the size of its box.
    pub fn half_size(&self) -> DVec2 {
        DVec2::new(self.u.x.hypot(self.w.x), self.u.y.hypot(self.w.y))
    }

    /// The point that is farthest along a direction.
    pub fn support(&self, direction: DVec2) -> DVec2 {
        let along = DVec2::new(self.u.dot(direction), self.w.dot(direction)).normalize_or_zero();
        self.u * along.x + self.w * along.y
    }

    /// The longer half-axis, and the length of the shorter one.
    fn half_axes(&self) -> (DVec2, f64) {
        let (u, w) = (self.u, self.w);
        // cos a · u + sin a · w is longest where its derivative by a is across it
        let angle = (2.0 * u.dot(w)).atan2(u.length_squared() - w.length_squared()) / 2.0;
        let longer = u * angle.cos() + w * angle.sin();
        (longer, (w * angle.cos() - u * angle.sin()).length())
    }

    /// The beginning of an arc command, up to the point where the arc ends: both radii, the
    /// rotation in degrees, no long way, in the direction from x to y.
    pub fn arc(&self) -> String {
        let (longer, shorter) = self.half_axes();
        let [rx, ry] = [longer.length(), shorter].map(pixels);
        let degrees = if rx == ry {
            0.0
        } else {
            pixels(longer.to_angle().to_degrees())
        };
        format!("A{rx} {ry} {degrees} 0 1")
    }

    /// The two ends of a diameter, the longest unless it is a disc.
    pub fn diameter(&self, center: DVec2) -> [DVec2; 2] {
        let (longer, _) = self.half_axes();
        [center - longer, center + longer]
    }
}

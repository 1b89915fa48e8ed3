//! The edge at which a ray enters a rectangle, or the Minkowski difference of two rectangles: that
//! of one slab between opposite edges (T. L. Kay, J. T. Kajiya, "Ray tracing complex scenes",
//! 1986).
//!
//! Both are the points c + Σ xᵢwᵢ with xᵢ from -1 to 1, where the wᵢ are half-edges. The slab of w
//! ends at the edges along w. A ray enters at such an edge if it starts beyond it and passes its
//! middle by less than w reaches. That takes no division, and a convex shape is entered only once.

use glam::DVec2;

/// The slabs of the half-edges u and v of a rectangle, in the lanes of vectors, and a ray.
pub(crate) struct Slabs {
    /// Half-edge × the vector from the centre to the start of the ray, or both turned around.
    pub(crate) place: DVec2,
    /// Half-edge × ray, as the ray is in `place`.
    pub(crate) rise: DVec2,
    /// Half-edge × the vector from the centre to the middle of an edge, without its sign.
    pub(crate) reach: DVec2,
    /// The vector from the centre to the middle of the edge on the start's side × ray.
    pub(crate) middle: DVec2,
}

impl Slabs {
    /// The slab, if any, at whose edge the ray certainly enters, as a bit. `aside` is the vector
    /// from the centre to the start × ray. The errors are `error` along the normals of the
    /// half-edges and `error_beside` along that of the ray.
    #[inline(always)]
    pub(crate) fn entered(&self, aside: f64, error: DVec2, error_beside: f64) -> u32 {
        let [from, to] = self.outside();
        let beside = (self.middle - DVec2::splat(aside)).abs() + DVec2::splat(error_beside);
        (from.cmpgt(error) & to.cmplt(-error) & beside.cmplt(self.rise.abs())).bitmask()
    }

    /// Whether the ray certainly stays outside of a slab.
    #[inline(always)]
    pub(crate) fn stays_outside(&self, error: DVec2) -> bool {
        let [from, to] = self.outside();
        (from.cmpgt(error) & to.cmpgt(error)).any()
    }

    /// How far outside of each slab the start lies and, on the same side of it, the end.
    #[inline(always)]
    fn outside(&self) -> [DVec2; 2] {
        let end = (self.place + self.rise) * signs(self.place);
        [self.place.abs() - self.reach, end - self.reach]
    }
}

/// 1 or -1 by the signs of both coordinates.
#[inline(always)]
pub(crate) fn signs(v: DVec2) -> DVec2 {
    DVec2::new(1f64.copysign(v.x), 1f64.copysign(v.y))
}

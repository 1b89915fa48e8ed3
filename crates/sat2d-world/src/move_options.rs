//! How bodies move and slide.

/// How [`World::move_and_slide_with`](crate::World::move_and_slide_with) moves a body. The
/// default is a body without a skin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveOptions {
    /// The body passes what reaches into its way by at most this length, in the world's units: a
    /// tile that sticks out of a row because its coordinates were rounded. It goes aside by at most
    /// the skin, on, and back until it touches, and reports no hit. The default 0 passes nothing.
    ///
    /// At most a sixteenth of the width and of the height of the body. A good value is a thousandth
    /// of a tile; at least 2^-22 of the largest coordinate if coordinates come from floats of 32
    /// bits.
    pub skin: f64,
}

//! How characters move, and what they stand on.

use crate::BodyId;
use glam::DVec2;
use sat2d_core::transform::Transform;

/// How [`World::move_character`](crate::World::move_character) moves a body. The default is
/// a character in a world with y up that walks on slopes of up to 45 degrees, climbs no steps, and
/// is in the air.
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::world::CharacterOptions;
/// // y down, steps of up to 8 pixels, up and down
/// let up = DVec2::NEG_Y;
/// let options = CharacterOptions { up, step: 8.0, snap: 8.0, ..CharacterOptions::default() };
/// assert_eq!(options.ground, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CharacterOptions {
    /// Against gravity; of any length but 0.
    pub up: DVec2,
    /// The angle of the steepest floor in radians, from 0 to 1.5. Steeper surfaces are walls, on
    /// which nobody stands and which nobody climbs.
    pub max_slope: f64,
    /// The height of the highest step that it climbs, in the world's units.
    pub step: f64,
    /// How far below its feet a character that walks off a floor finds the next one: the height of
    /// the highest step that it goes down without falling. It follows slopes down anyway.
    pub snap: f64,
    /// It passes what reaches into its way by at most this length:
    /// [`MoveOptions::skin`](crate::MoveOptions::skin). A foothold narrower than the skin
    /// does not hold it.
    pub skin: f64,
    /// What it stands on: [`ground`](crate::CharacterResult::ground) of the result of its
    /// last move. `None` is in the air.
    pub ground: Option<Ground>,
}

impl Default for CharacterOptions {
    fn default() -> CharacterOptions {
        CharacterOptions {
            up: DVec2::Y,
            max_slope: core::f64::consts::FRAC_PI_4,
            step: 0.0,
            snap: 0.0,
            skin: 0.0,
            ground: None,
        }
    }
}

/// The floor that a character stands on.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ground {
    /// The body.
    pub id: BodyId,
    /// The unit normal of the floor, toward the character.
    pub normal: DVec2,
    /// Where they meet.
    pub point: DVec2,
    /// Where the body was then. If it has moved by the next move, it carries the character along.
    pub transform: Transform,
}

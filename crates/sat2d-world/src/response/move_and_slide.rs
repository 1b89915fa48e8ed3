//! Moving a body until something blocks it, then sliding it along that.

use crate::response::mover::{Mover, SlideHit};
use crate::response::skin::Skin;
use crate::{BodyId, MoveOptions, World, WorldError};
use alloc::vec::Vec;
use glam::DVec2;

/// The result of [`World::move_and_slide`].
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SlideResult {
    /// The offset from where the body was.
    pub moved: DVec2,
    /// What stopped or deflected it, in this order; of the bricks of one wall all that it met at
    /// the same time. The same body may occur several times.
    pub hits: Vec<SlideHit>,
    /// Whether it overlapped something at the start and could not be pushed out. Then it did not
    /// move, and `hits` are the surfaces that hold it.
    pub stuck: bool,
}

impl World {
    /// Moves a body by `delta` as far as the static and moving bodies that it interacts with allow,
    /// and slides it along them. The result never overlaps one of them: a body that does at the
    /// start is pushed out first, and if that fails it stays where it is. All other bodies stay
    /// where they are. Bodies that lie flush side by side are one ground: no corner that they share
    /// blocks the move. [Parts](World::attach) move along, and what stops one of them stops all;
    /// parts that are sensors are not stopped.
    ///
    /// # One-sided chains
    ///
    /// A body with the shape of a [chain](sat2d_core::Shape::chain) stops others on the front of
    /// its segments only. What comes from behind passes, segment by segment, so a body can jump
    /// through a platform of the same chain on whose ground it stood. If it overlaps a segment at
    /// the start, it is pushed out to the front, unless the move leads there anyway, or the least
    /// push leads to the other side: a body that has come through by less than half is still
    /// behind. All that holds for [`move_character`](World::move_character),
    /// [`separate`](World::separate), and for rays and sweeps if
    /// [`QueryFilter::one_way`](crate::QueryFilter::one_way) is set; a segment that a turning sweep
    /// meets from behind is left out for the rest of its motion. Events, contacts and other queries
    /// know both sides.
    ///
    /// # Where a body ends
    ///
    /// At the end the body touches what stopped it, or is off by a rounding error of its
    /// coordinates, so [`step`](World::step) may report no pair of a body and the ground it stands
    /// on. To find out whether there is ground, look for its normal among the hits of a move that
    /// leads down, [`sweep`](World::sweep) the shape down a little, or move a
    /// [`Sensor`](crate::BodyKind::Sensor) along that reaches a little below the feet.
    ///
    /// ```
    /// use sat2d::world::{Body, BodyKind, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// let mut tiles = Vec::new();
    /// for x in 0..5 {
    ///     let at = Transform::translation(DVec2::new(2.0 * f64::from(x), 0.0))?;
    ///     tiles.push(world.insert(Body::new(tile.clone(), at).kind(BodyKind::Static))?);
    /// }
    /// let at = Transform::translation(DVec2::new(0.0, 2.0))?;
    /// let hero = world.insert(Body::new(Shape::rectangle(1.0, 1.5)?, at))?;
    /// let slid = world.move_and_slide(hero, DVec2::new(7.0, -3.0))?;
    /// // the tiles that it came down on, and none after that
    /// let hits: Vec<_> = slid.hits.iter().map(|hit| (hit.id, hit.normal)).collect();
    /// assert_eq!(hits, [(tiles[0], DVec2::Y), (tiles[1], DVec2::Y)]);
    /// let [.., x, y] = world.get(hero)?.transform.to_array();
    /// assert!((x - 7.0).abs() < 1e-12 && (y - 1.75).abs() < 1e-12);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError`] if no body has this id, it is a part of another one, `delta` is not finite,
    /// or the body would leave the range of coordinates.
    pub fn move_and_slide(&mut self, id: BodyId, delta: DVec2) -> Result<SlideResult, WorldError> {
        record!(self.move_and_slide(id, delta));
        self.slide(id, delta, 0.0)
    }

    /// As [`move_and_slide`](World::move_and_slide), with a [skin](MoveOptions::skin): the body
    /// passes what reaches into its way by at most the skin, such as the edge of a tile that
    /// rounding or a sloppy editor has placed a little higher than its neighbour.
    ///
    /// Where an obstacle ends a straight part of the way, the body goes aside by at most the skin,
    /// on if the way is free there, and back until it touches something. Each of these is decided
    /// as exactly as any move, so the body overlaps nothing on the way and at the end. What it
    /// passes is no hit; at most 64 times a call. If it cannot pass, it is where it would be
    /// without a skin, to the bit. What goes on behind the skin, such as a slope, is not passed.
    ///
    /// A foothold narrower than the skin does not hold a body that falls onto it, and a step of at
    /// most the skin is climbed. What has sunk into the top of a one-way body by at most the skin
    /// lies on it.
    ///
    /// ```
    /// use sat2d::world::{Body, BodyKind, MoveOptions, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// for (x, top) in [(0.0, 0.0), (16.0, 0.001), (32.0, -0.002)] {
    ///     let tile = Shape::rectangle_xywh(x, top - 16.0, 16.0, 16.0)?;
    ///     world.insert(Body::new(tile, Transform::IDENTITY).kind(BodyKind::Static))?;
    /// }
    /// let at = Transform::translation(DVec2::new(8.0, 6.0))?;
    /// let hero = world.insert(Body::new(Shape::rectangle(12.0, 12.0)?, at))?;
    /// let delta = DVec2::new(24.0, -1.0);
    /// assert_eq!(world.move_and_slide(hero, delta)?.moved.x, 2.0); // stopped by 0.001
    /// let options = MoveOptions { skin: 0.016 };
    /// let slid = world.move_and_slide_with(hero, delta, &options)?;
    /// assert_eq!((slid.moved.x, slid.hits.len()), (24.0, 1)); // the floor
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`move_and_slide`](World::move_and_slide), and [`WorldError::BadNumber`] if the
    /// skin is negative, not finite, or more than a sixteenth of the width or height of the body.
    pub fn move_and_slide_with(
        &mut self,
        id: BodyId,
        delta: DVec2,
        options: &MoveOptions,
    ) -> Result<SlideResult, WorldError> {
        if options.skin == 0.0 {
            return self.move_and_slide(id, delta);
        }
        record!(self.move_and_slide_with(id, delta, *options));
        self.slide(id, delta, options.skin)
    }

    fn slide(&mut self, id: BodyId, delta: DVec2, skin: f64) -> Result<SlideResult, WorldError> {
        let skin = Skin::new(skin, None)?;
        let mut mover = Mover::new(self, &id, self.pairs.refusals.answers.clone(), skin)?;
        mover.check_skin()?;
        // a goal out of range must be an error before anything is computed
        mover.check_goal(delta)?;
        let stuck = !mover.push_out()?;
        if stuck {
            mover.at = DVec2::ZERO;
        } else {
            mover.advance(delta, None)?;
        }
        let moved = mover.finish()?;
        let (moved, hits) = moved.apply(self, id)?;
        Ok(SlideResult { moved, hits, stuck })
    }
}

//! Placing bodies: transform, proxy, tree box and displacement.

use crate::bodies::arrays::{Bodies, Slot};
use crate::bodies::displacement::{FULL, TickScale};
use crate::bodies::fat_aabb::{reaching_ahead, would_leave};
use crate::bodies::local_bounds::{LocalBounds, bounds, disc, general_bounds};
use crate::pair_source::PairSource;
use alloc::vec::Vec;
use sat2d_base::aabb::Aabb;
use sat2d_base::simd::Kernel;
use sat2d_core::narrow::motion_bound::{disc_displacement, max_displacement};
use sat2d_core::placed::collision_proxy::CollisionProxy;
use sat2d_core::placed::disc::Disc;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;

/// The placements of bodies in consecutive slots. Threads that move bodies have a block each.
pub(crate) struct Placements<'a> {
    /// The first slot.
    pub(crate) from: usize,
    pub(crate) transforms: &'a mut [Transform],
    pub(crate) proxies: &'a mut [CollisionProxy],
    pub(crate) tree_boxes: &'a mut [Aabb],
    pub(crate) displacements: &'a mut [u32],
    pub(crate) shapes: Shapes<'a>,
}

/// What does not change when bodies move, of all slots.
#[derive(Clone, Copy)]
pub(crate) struct Shapes<'a> {
    pub(crate) slots: &'a [Slot],
    pub(crate) local_bounds: &'a [LocalBounds],
    pub(crate) max_coordinates: &'a [f64],
    pub(crate) scale: TickScale,
    /// How far the boxes of bodies reach beyond them: half of the touching tolerance.
    pub(crate) reach: f64,
    pub(crate) source: PairSource,
}

impl Placements<'_> {
    /// Places a body where it is known to be in range. If it gets a new tree box, returns the old
    /// one.
    #[inline(always)]
    pub(crate) fn place(&mut self, slot: usize, transform: &Transform) -> Option<MovedProxy> {
        let (at, shapes) = (slot - self.from, self.shapes);
        let placement = Placement {
            transform: &mut self.transforms[at],
            proxy: &mut self.proxies[at],
            tree_box: &mut self.tree_boxes[at],
            displacement: &mut self.displacements[at],
            scale: shapes.scale,
            reach: shapes.reach,
            source: shapes.source,
        };
        let local = (&shapes.local_bounds[slot], shapes.max_coordinates[slot]);
        let shape = || shapes.slots[slot].shape.as_deref();
        let old = placement.place(slot, local, shape, transform)?;
        let slot = slot as u32;
        Some(MovedProxy { slot, old })
    }
}

/// The placement of one body, apart from the tree.
struct Placement<'a> {
    transform: &'a mut Transform,
    proxy: &'a mut CollisionProxy,
    tree_box: &'a mut Aabb,
    displacement: &'a mut u32,
    scale: TickScale,
    reach: f64,
    source: PairSource,
}

impl Placement<'_> {
    /// Places the body. If it left its tree box or its displacement is full, it gets a new box, and
    /// the old one is returned. The shape is used only if it is neither a rectangle nor a circle.
    #[inline(always)]
    fn place<'a>(
        self,
        slot: usize,
        (local, max_coordinate): (&LocalBounds, f64),
        shape: impl FnOnce() -> Option<&'a Shape>,
        transform: &Transform,
    ) -> Option<Aabb> {
        if max_coordinate.is_nan() {
            return match disc(local, max_coordinate, transform) {
                Some(disc) => self.place_disc(slot, local, &disc, transform),
                None => self.place_other(slot, local, shape, transform),
            };
        }
        let placed = local.placed(transform);
        let now = bounds(&placed, max_coordinate, shape, transform);
        let moved =
            |_: &Transform, before: &CollisionProxy| max_displacement(before.rectangle(), &placed);
        self.store(
            slot,
            transform,
            (&now, CollisionProxy::of_rectangle(placed)),
            moved,
        )
    }

    /// Places a circle.
    #[inline(always)]
    fn place_disc(
        self,
        slot: usize,
        local: &LocalBounds,
        disc: &Disc,
        transform: &Transform,
    ) -> Option<Aabb> {
        let moved = |from: &Transform, before: &CollisionProxy| match before.disc() {
            Some(before) => disc_displacement(&before, disc),
            None => box_displacement(local, from, transform),
        };
        let proxy = CollisionProxy::of_disc(disc);
        self.store(slot, transform, (&disc.bounds(), proxy), moved)
    }

    /// Places a shape that is neither a rectangle nor a circle.
    #[inline(never)]
    fn place_other<'a>(
        self,
        slot: usize,
        local: &LocalBounds,
        shape: impl FnOnce() -> Option<&'a Shape>,
        transform: &Transform,
    ) -> Option<Aabb> {
        let now = shape().map_or(Aabb::EMPTY, |shape| general_bounds(shape, transform));
        let moved = |from: &Transform, _: &CollisionProxy| box_displacement(local, from, transform);
        self.store(slot, transform, (&now, CollisionProxy::around(&now)), moved)
    }

    /// Stores the placement and adds the displacement, which `moved` bounds.
    #[inline(always)]
    fn store(
        self,
        slot: usize,
        transform: &Transform,
        (now, proxy): (&Aabb, CollisionProxy),
        moved: impl FnOnce(&Transform, &CollisionProxy) -> f64,
    ) -> Option<Aabb> {
        let now = &now.inflated(self.reach);
        if self.source == PairSource::Rebuilt {
            *self.transform = *transform;
            *self.proxy = proxy;
            let before = core::mem::replace(self.tree_box, *now);
            return (before != *now).then_some(before);
        }
        // without a move there is no displacement, and all relations stay the same
        if *self.transform != *transform {
            let moved = moved(self.transform, self.proxy);
            *self.displacement = self.scale.add(*self.displacement, moved);
        }
        *self.transform = *transform;
        let before = core::mem::replace(self.proxy, proxy);
        if self.tree_box.contains(now) & (*self.displacement != FULL) {
            return None;
        }
        let tree_box = if *self.tree_box == Aabb::EMPTY {
            *now // newly inserted: it may never move
        } else {
            let before = before.rectangle().rough_bounds().inflated(self.reach);
            reaching_ahead(&before, now, slot as u32)
        };
        Some(core::mem::replace(self.tree_box, tree_box))
    }
}

/// An upper bound for how far any point of a shape with this box moves between two placements.
#[inline(never)]
fn box_displacement(local: &LocalBounds, from: &Transform, to: &Transform) -> f64 {
    max_displacement(&local.placed(from), &local.placed(to))
}

/// A body with a new tree box, or with other partners within the old one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MovedProxy {
    pub(crate) slot: u32,
    /// Its tree box when partners were found last.
    pub(crate) old: Aabb,
}

/// The bodies that got new tree boxes.
#[derive(Default)]
pub(crate) struct MovedBodies {
    pub(crate) slots: Vec<u32>,
    /// Those whose partners must be found; none while pairs are rebuilt.
    pub(crate) proxies: Vec<MovedProxy>,
    /// While pairs are rebuilt, the sum of [`would_leave`].
    pub(crate) would_leave: u64,
}

#[cfg(feature = "parallel")]
impl MovedBodies {
    /// Adds what another block moved.
    pub(crate) fn extend(&mut self, other: &MovedBodies) {
        self.slots.extend(&other.slots);
        self.proxies.extend(&other.proxies);
        self.would_leave += other.would_leave;
    }
}

/// Moves of the bodies in a block to where they are known to be in range, by slot.
pub(crate) struct Moves<'a, I> {
    pub(crate) block: Placements<'a>,
    pub(crate) moves: I,
    /// What was moved before.
    pub(crate) moved: MovedBodies,
}

impl<'a, I: Iterator<Item = (u32, &'a Transform)>> Kernel for Moves<'_, I> {
    type Output = MovedBodies;

    #[inline(always)]
    fn run(mut self) -> MovedBodies {
        let mut moved = self.moved;
        if self.block.shapes.source == PairSource::Rebuilt {
            let (_, most) = self.moves.size_hint();
            moved.slots.reserve(most.unwrap_or(0));
            for (slot, transform) in self.moves {
                if let Some(old) = self.block.place(slot as usize, transform) {
                    let now = &self.block.tree_boxes[slot as usize - self.block.from];
                    moved.would_leave += would_leave(&old.old, now);
                    moved.slots.push(slot);
                }
            }
            return moved;
        }
        for (slot, transform) in self.moves {
            if let Some(one) = self.block.place(slot as usize, transform) {
                moved.proxies.push(one);
                moved.slots.push(slot);
            }
        }
        moved
    }
}

impl Bodies {
    /// Reads from memory what moves of some bodies need. Unlike the moves, this loop waits for many
    /// bodies at once.
    pub(crate) fn read_ahead(&self, slots: impl Iterator<Item = usize>) {
        let mut read = 0;
        for slot in slots {
            let [a, .., ty] = self.transforms[slot].to_array();
            for number in [
                a,
                ty,
                self.proxies[slot].rectangle().reach(),
                self.tree_boxes[slot].min.x,
                self.local_bounds[slot].half_width(),
            ] {
                read ^= number.to_bits();
            }
        }
        core::hint::black_box(read);
    }

    /// The placements of all slots.
    #[inline(always)]
    pub(crate) fn placements(&mut self, source: PairSource) -> Placements<'_> {
        Placements {
            from: 0,
            transforms: &mut self.transforms,
            proxies: &mut self.proxies,
            tree_boxes: &mut self.tree_boxes,
            displacements: &mut self.displacements,
            shapes: Shapes {
                slots: &self.slots,
                local_bounds: &self.local_bounds,
                max_coordinates: &self.max_coordinates,
                scale: self.scale,
                reach: self.touching_tolerance / 2.0,
                source,
            },
        }
    }

    /// The box of a body without a margin for its motion: a function of its shape, its transform
    /// and the touching tolerance. Its tree box contains it.
    pub(crate) fn tight_aabb(&self, slot: usize) -> Aabb {
        let local = (&self.local_bounds[slot], self.max_coordinates[slot]);
        let disc = disc(local.0, local.1, &self.transforms[slot]);
        let bounds = disc.map_or_else(|| self.bounds(slot), |disc| disc.bounds());
        bounds.inflated(self.touching_tolerance / 2.0)
    }

    /// A box around a body, larger than the smallest one by a few rounding errors at most.
    pub(crate) fn bounds(&self, slot: usize) -> Aabb {
        let shape = || self.slots[slot].shape.as_deref();
        let transform = &self.transforms[slot];
        let placed = self.local_bounds[slot].placed(transform);
        bounds(&placed, self.max_coordinates[slot], shape, transform)
    }
}

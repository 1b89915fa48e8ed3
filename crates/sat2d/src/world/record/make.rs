//! Making a recorded call again.

use crate::shape::Shape;
use crate::transform::Transform;
use crate::world::record::call::{Call, NewBody, Place};
use crate::world::record::error::{ReplayError, damaged};
use crate::world::record::outcome::Outcome;
use crate::world::{Body, BodyId, World};
use alloc::sync::Arc;
use alloc::vec::Vec;
use glam::DVec2;

impl NewBody {
    fn body(&self, shapes: &[Arc<Shape>]) -> Result<Body, ReplayError> {
        Ok(Body {
            shape: shape(shapes, self.shape)?,
            transform: transform(self.transform)?,
            kind: self.kind,
            filter: self.filter,
            user: self.user,
            inverse_mass: self.inverse_mass,
        })
    }
}

impl Place {
    fn transform(&self, world: &World, id: BodyId) -> Result<Transform, ReplayError> {
        match *self {
            Place::Transform(numbers) => transform(numbers),
            Place::Position([x, y]) => {
                // a world that differs may lack the body, which the call then reports
                let from = world.transform(id).unwrap_or_default();
                let [a, b, c, d, ..] = from.to_array();
                transform([a, b, c, d, x, y])
            }
        }
    }
}

fn shape(shapes: &[Arc<Shape>], number: u32) -> Result<Arc<Shape>, ReplayError> {
    let shape = shapes.get(number as usize).cloned();
    shape.ok_or(damaged("a call uses a shape that does not exist"))
}

fn transform([a, b, c, d, x, y]: [f64; 6]) -> Result<Transform, ReplayError> {
    Transform::new(a, b, c, d, x, y).map_err(|_| damaged("a transform is invalid"))
}

impl Call {
    /// Makes the call again. Returns the hash of its result. A call that failed fails again.
    pub(crate) fn make(
        &self,
        world: &mut World,
        shapes: &[Arc<Shape>],
    ) -> Result<u64, ReplayError> {
        Ok(match self {
            Call::Insert(body) => world.insert(body.body(shapes)?).outcome(),
            Call::InsertMany(bodies) => {
                let bodies = bodies.iter().map(|body| body.body(shapes));
                let bodies = bodies.collect::<Result<_, _>>()?;
                world.insert_many(bodies).outcome()
            }
            Call::Remove(id) => world.remove(*id).outcome(),
            Call::SetTransform(id, place) => {
                let place = place.transform(world, *id)?;
                world.set_transform(*id, place).outcome()
            }
            Call::SetTransforms(moves) => {
                let moves = moves
                    .iter()
                    .map(|(id, place)| Ok((*id, place.transform(world, *id)?)));
                let moves = moves.collect::<Result<Vec<_>, ReplayError>>()?;
                world.set_transforms(&moves).outcome()
            }
            Call::SetShape(id, number) => world.set_shape(*id, shape(shapes, *number)?).outcome(),
            Call::SetKind(id, kind) => world.set_kind(*id, *kind).outcome(),
            Call::SetKinds(kinds) => world.set_kinds(kinds).outcome(),
            Call::SetFilter(id, filter) => world.set_filter(*id, *filter).outcome(),
            Call::SetUser(id, user) => world.set_user(*id, *user).outcome(),
            Call::SetInverseMass(id, mass) => world.set_inverse_mass(*id, *mass).outcome(),
            Call::SetTouchingTolerance(tolerance) => {
                world.set_touching_tolerance(*tolerance).outcome()
            }
            Call::SetOneWay(id, direction) => {
                let direction = direction.map(DVec2::from_array);
                world.set_one_way(*id, direction).outcome()
            }
            Call::Attach(owner, part) => world.attach(*owner, part.body(shapes)?).outcome(),
            Call::SetLocalTransform(id, local) => {
                world.set_local_transform(*id, transform(*local)?).outcome()
            }
            Call::SetPairPredicate => {
                world.set_pair_predicate(|_, _, _| true);
                ().outcome()
            }
            Call::ClearPairPredicate => {
                world.clear_pair_predicate();
                ().outcome()
            }
            Call::Step => {
                world.step_within(usize::MAX)?;
                Ok(()).outcome()
            }
            Call::Separate(iterations) => {
                let iterations = usize::try_from(*iterations).unwrap_or(usize::MAX);
                Ok(world.separate_within(iterations, usize::MAX)?).outcome()
            }
            Call::MoveAndSlide(id, delta) => {
                let delta = DVec2::from_array(*delta);
                world.move_and_slide(*id, delta).outcome()
            }
            Call::MoveCharacter(id, delta, options) => {
                let delta = DVec2::from_array(*delta);
                world.move_character(*id, delta, options).outcome()
            }
        })
    }
}

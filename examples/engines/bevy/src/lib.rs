//! Keeps a [`World`] of sat2d in step with the entities of Bevy: entities with a [`Collider`] have
//! a body at their `GlobalTransform`, mirrored and nested as it is. After each update,
//! [`Meeting`] messages tell which of them meet.
//!
//! ```
//! use bevy_app::prelude::*;
//! use bevy_ecs::prelude::*;
//! use bevy_transform::prelude::*;
//! use sat2d::{Shape, world::{BodyKind, Phase}};
//! use sat2d_bevy::{Collider, CollisionPlugin, Meeting};
//!
//! fn spawn(mut commands: Commands) {
//!     let tile = Shape::rectangle(16.0, 16.0).expect("a size above 0");
//!     commands.spawn((Collider::new(tile.clone()).kind(BodyKind::Static), Transform::default()));
//!     commands.spawn((Collider::new(tile), Transform::from_xyz(16.0, 3.0, 0.0)));
//! }
//!
//! fn report(mut meetings: MessageReader<Meeting>) {
//!     for meeting in meetings.read() {
//!         assert_eq!(meeting.phase, Phase::Begin);
//!         assert_eq!(meeting.relation, sat2d::Relation::Touching);
//!     }
//! }
//!
//! App::new()
//!     .add_plugins((TransformPlugin, CollisionPlugin))
//!     .add_systems(Startup, spawn)
//!     .add_systems(Last, report)
//!     .update();
//! ```

use bevy_app::{App, Plugin, PostUpdate};
use bevy_ecs::entity::EntityHashMap;
use bevy_ecs::prelude::*;
use bevy_transform::TransformSystems;
use bevy_transform::components::{GlobalTransform, Transform as LocalTransform};
use sat2d::world::{Body, BodyId, BodyKind, Filter, Phase, World, WorldError};
use sat2d::{Relation, Shape, Transform};
use std::sync::Arc;

/// Adds the [`Collisions`], the [`Meeting`] messages, and the systems that keep them, in
/// `PostUpdate` after the propagation of transforms.
#[derive(Clone, Copy, Debug, Default)]
pub struct CollisionPlugin;

/// The systems of the [`CollisionPlugin`], to order others before or after them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CollisionSystems;

impl Plugin for CollisionPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Collisions>()
            .add_message::<Meeting>()
            .add_systems(
                PostUpdate,
                (remove_bodies, update_bodies, step)
                    .chain()
                    .in_set(CollisionSystems)
                    .after(TransformSystems::Propagate),
            );
    }
}

/// The body of an entity. The entity's `GlobalTransform` places the shape: its x and y axis and its
/// translation, without z.
///
/// An entity whose scale is 0, or so small that the map is singular, has no body until that
/// changes.
#[derive(Component, Clone, Debug)]
#[require(LocalTransform)]
pub struct Collider {
    /// Its shape. Entities may share one.
    pub shape: Arc<Shape>,
    /// How it takes part.
    pub kind: BodyKind,
    /// Which others it interacts with.
    pub filter: Filter,
}

impl Collider {
    /// A moving collider with the default filter.
    pub fn new(shape: impl Into<Arc<Shape>>) -> Collider {
        Collider {
            shape: shape.into(),
            kind: BodyKind::default(),
            filter: Filter::default(),
        }
    }

    /// The collider with another kind.
    #[must_use]
    pub fn kind(self, kind: BodyKind) -> Collider {
        Collider { kind, ..self }
    }

    /// The collider with another filter.
    #[must_use]
    pub fn filter(self, category: u32, mask: u32) -> Collider {
        let filter = Filter::new(category, mask);
        Collider { filter, ..self }
    }
}

/// Two entities that meet, or no longer do. An entity that was despawned is named in the update
/// that ended its pairs.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// One of the entities.
    pub a: Entity,
    /// The other one.
    pub b: Entity,
    /// What happened.
    pub phase: Phase,
    /// `Touching` or `Overlapping`; `Disjoint` at the end.
    pub relation: Relation,
}

impl Meeting {
    /// The other entity of the pair; `None` if `entity` is neither of the two.
    pub fn other(&self, entity: Entity) -> Option<Entity> {
        match entity {
            entity if entity == self.a => Some(self.b),
            entity if entity == self.b => Some(self.a),
            _ => None,
        }
    }
}

/// The bodies of all entities, as they were at the last [`CollisionSystems`].
#[derive(Resource, Default)]
pub struct Collisions {
    world: World,
    bodies: EntityHashMap<BodyId>,
}

impl Collisions {
    /// The world, for queries, rays and sweeps.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The world, for its settings and for the moves of characters. A body that is moved here stays
    /// there until the transform of its entity changes. Do not insert or remove bodies.
    pub fn world_mut(&mut self) -> &mut World {
        &mut self.world
    }

    /// The body of an entity.
    pub fn body(&self, entity: Entity) -> Option<BodyId> {
        self.bodies.get(&entity).copied()
    }

    /// The entity of a body.
    pub fn entity(&self, body: BodyId) -> Option<Entity> {
        self.world.user(body).ok().map(Entity::from_bits)
    }

    fn remove(&mut self, entity: Entity) -> Result<(), WorldError> {
        if let Some(body) = self.bodies.remove(&entity) {
            self.world.remove(body)?;
        }
        Ok(())
    }

    fn update(
        &mut self,
        entity: Entity,
        collider: &Ref<Collider>,
        transform: Transform,
    ) -> Result<(), WorldError> {
        if let Some(body) = self.body(entity) {
            self.world.set_transform(body, transform)?;
            if collider.is_changed() {
                self.world.set_shape(body, collider.shape.clone())?;
                self.world.set_kind(body, collider.kind)?;
                self.world.set_filter(body, collider.filter)?;
            }
        } else {
            let Filter { category, mask } = collider.filter;
            let body = Body::new(collider.shape.clone(), transform)
                .kind(collider.kind)
                .filter(category, mask)
                .user(entity.to_bits());
            self.bodies.insert(entity, self.world.insert(body)?);
        }
        Ok(())
    }
}

/// The part of a transform in the plane; `None` if it is singular or not finite.
pub fn planar(transform: &GlobalTransform) -> Option<Transform> {
    let map = transform.affine();
    let [x, y] = [map.matrix3.x_axis, map.matrix3.y_axis];
    let [a, b, c, d] = [x.x, x.y, y.x, y.y].map(f64::from);
    let [tx, ty] = [map.translation.x, map.translation.y].map(f64::from);
    Transform::new(a, b, c, d, tx, ty).ok()
}

fn remove_bodies(
    mut removed: RemovedComponents<Collider>,
    mut collisions: ResMut<Collisions>,
) -> Result {
    for entity in removed.read() {
        collisions.remove(entity)?;
    }
    Ok(())
}

type Moved = Or<(Changed<Collider>, Changed<GlobalTransform>)>;

fn update_bodies(
    moved: Query<(Entity, Ref<Collider>, &GlobalTransform), Moved>,
    mut collisions: ResMut<Collisions>,
) -> Result {
    for (entity, collider, transform) in &moved {
        match planar(transform) {
            Some(transform) => collisions.update(entity, &collider, transform)?,
            None => collisions.remove(entity)?,
        }
    }
    Ok(())
}

fn step(mut collisions: ResMut<Collisions>, mut meetings: MessageWriter<Meeting>) {
    for event in collisions.world.step() {
        meetings.write(Meeting {
            a: Entity::from_bits(event.user_a),
            b: Entity::from_bits(event.user_b),
            phase: event.phase,
            relation: event.relation,
        });
    }
}

//! Which bodies a query considers.

use crate::aabb::Aabb;
use crate::broad::BoundsTree;
use crate::narrow::AtStart;
use crate::world::{BodyId, BodyKind, BodyRef, Filter, World};
use alloc::vec::Vec;

/// Which bodies a query considers. The default is all bodies.
///
/// ```
/// use sat2d::{DVec2, Shape, Transform};
/// use sat2d::world::{Body, QueryFilter, World};
/// let mut world = World::new();
/// let disc = std::sync::Arc::new(Shape::circle(DVec2::ZERO, 1.0)?);
/// let hero = world.insert(Body::new(disc.clone(), Transform::IDENTITY))?;
/// let shield = world.insert(Body::new(disc.clone(), Transform::IDENTITY))?;
/// let enemy = world.insert(Body::new(disc, Transform::IDENTITY))?;
/// let others = QueryFilter { except: &[hero, shield], ..QueryFilter::ALL };
/// assert_eq!(world.query_point(DVec2::ZERO, &others)?, [enemy]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QueryFilter<'a> {
    /// The categories and mask of the query, as if it were a body: it considers the bodies that
    /// would interact with it.
    pub filter: Filter,
    /// Whether it considers static bodies.
    pub statics: bool,
    /// Whether it considers moving bodies.
    pub moving: bool,
    /// Whether it considers sensors.
    pub sensors: bool,
    /// Bodies that it leaves out, with their [parts](World::attach): the one that asks, for
    /// example. Meant for a few bodies; for many use categories. The ids of removed bodies leave
    /// out nothing.
    pub except: &'a [BodyId],
    /// Whether rays and sweeps pass through [one-way](World::set_one_way) bodies that they do not
    /// meet first at a surface that faces the direction, and through those that they start in, and
    /// pass [chains](crate::Shape::chain) from behind. Otherwise these bodies are like all others.
    /// It does not matter to other queries.
    pub one_way: bool,
    /// What a [`sweep`](World::sweep) does about bodies that the shape meets at the start. A ray
    /// leaves out the bodies that it starts inside if this is [`AtStart::SkipOverlapping`]; it
    /// still hits those that it starts on the boundary of. It does not matter to other queries.
    pub at_start: AtStart,
}

impl<'a> QueryFilter<'a> {
    /// All bodies.
    pub const ALL: QueryFilter<'static> = QueryFilter {
        filter: Filter::ALL,
        statics: true,
        moving: true,
        sensors: true,
        one_way: false,
        except: &[],
        at_start: AtStart::Report,
    };

    /// The bodies that would stop a body: static and moving ones that it interacts with, except
    /// itself, and one-way ones from one side.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform};
    /// use sat2d::world::{Body, QueryFilter, World};
    /// let mut world = World::new();
    /// let hero = Body::new(Shape::circle(DVec2::ZERO, 1.0)?, Transform::IDENTITY);
    /// let hero = world.insert(hero)?;
    /// let obstacles = QueryFilter::obstacles_of(&hero, &world.get(hero)?);
    /// assert!(world.query_point(DVec2::ZERO, &obstacles)?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn obstacles_of(id: &'a BodyId, body: &BodyRef<'_>) -> QueryFilter<'a> {
        QueryFilter {
            filter: body.filter,
            sensors: false,
            one_way: true,
            except: core::slice::from_ref(id),
            ..QueryFilter::ALL
        }
    }
}

impl Default for QueryFilter<'_> {
    fn default() -> Self {
        QueryFilter::ALL
    }
}

impl World {
    /// The trees with the bodies that a query considers.
    pub(super) fn trees(&self, filter: &QueryFilter<'_>) -> impl Iterator<Item = &BoundsTree> {
        let movers = (filter.moving || filter.sensors).then_some(&self.broad_phase.movers);
        movers
            .into_iter()
            .chain(filter.statics.then_some(&self.broad_phase.statics))
    }

    /// The bodies that a query considers and whose fat AABBs meet a region, in order.
    pub(in crate::world) fn candidates(&self, region: &Aabb, filter: &QueryFilter<'_>) -> Vec<u32> {
        let mut slots = Vec::new();
        for tree in self.trees(filter) {
            tree.query(region, |slot| {
                if self.concerns(slot, filter) {
                    slots.push(slot);
                }
            });
        }
        slots.sort_unstable();
        slots
    }

    /// Whether a ray or sweep passes through a body from one side.
    pub(super) fn is_one_way(&self, slot: u32, filter: &QueryFilter<'_>) -> bool {
        filter.one_way && self.bodies.one_way.contains_key(&slot)
    }

    /// Whether a query considers a body.
    pub(super) fn concerns(&self, slot: u32, filter: &QueryFilter<'_>) -> bool {
        let role = &self.bodies.roles[slot as usize];
        let kind = match role.kind {
            BodyKind::Static => filter.statics,
            BodyKind::Moving => filter.moving,
            BodyKind::Sensor => filter.sensors,
        };
        let is_listed = |slot: u32| filter.except.contains(&self.bodies.id(slot));
        let is_excepted =
            || is_listed(slot) || role.is_compound && is_listed(self.bodies.parts.owner(slot));
        kind && role.filter.accepts(filter.filter) && !is_excepted()
    }
}

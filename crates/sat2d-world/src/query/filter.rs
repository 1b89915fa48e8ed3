//! Which bodies a query considers.

use crate::bodies::arrays::Bodies;
use crate::broad_phase::BroadPhase;
use crate::{BodyId, BodyKind, BodyRef, Filter};
use alloc::vec::Vec;
use sat2d_base::aabb::Aabb;
use sat2d_base::broad::BoundsTree;
use sat2d_core::narrow::AtStart;

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
    /// Bodies that it leaves out, with their [parts](crate::World::attach): the one that
    /// asks, for example. Meant for a few bodies; for many use categories. The ids of removed
    /// bodies leave out nothing.
    pub except: &'a [BodyId],
    /// Whether rays and sweeps pass through [one-way](crate::World::set_one_way) bodies that they
    /// do not meet first at a surface that faces the direction, and through those that they start
    /// in, and pass [chains](sat2d_core::Shape::chain) from behind. Otherwise these bodies are like
    /// all others. It does not matter to other queries.
    pub one_way: bool,
    /// What a [`sweep`](crate::World::sweep) does about bodies that the shape meets at the
    /// start. A ray leaves out the bodies that it starts inside if this is
    /// [`AtStart::SkipOverlapping`]; it still hits those that it starts on the boundary of. It does
    /// not matter to other queries.
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

impl QueryFilter<'_> {
    /// The trees with the bodies that the query considers.
    pub(super) fn trees<'w>(
        &self,
        broad_phase: &'w BroadPhase,
    ) -> impl Iterator<Item = &'w BoundsTree> + use<'w> {
        let movers = (self.moving || self.sensors).then_some(&broad_phase.movers);
        movers
            .into_iter()
            .chain(self.statics.then_some(&broad_phase.statics))
    }

    /// The bodies that the query considers and whose tree boxes meet a region, in order.
    pub(crate) fn candidates(
        &self,
        bodies: &Bodies,
        broad_phase: &BroadPhase,
        region: &Aabb,
    ) -> Vec<u32> {
        let mut slots = Vec::new();
        for tree in self.trees(broad_phase) {
            tree.query(region, |slot| {
                if self.considers(bodies, slot) {
                    slots.push(slot);
                }
            });
        }
        slots.sort_unstable();
        slots
    }

    /// Whether a ray or sweep passes through a body from one side.
    pub(super) fn is_one_way(&self, bodies: &Bodies, slot: u32) -> bool {
        self.one_way && bodies.one_way.contains_key(&slot)
    }

    /// Whether the query considers a body.
    pub(super) fn considers(&self, bodies: &Bodies, slot: u32) -> bool {
        let role = &bodies.roles[slot as usize];
        let kind = match role.kind {
            BodyKind::Static => self.statics,
            BodyKind::Moving => self.moving,
            BodyKind::Sensor => self.sensors,
        };
        let is_listed = |slot: u32| self.except.contains(&bodies.id(slot));
        let is_excepted =
            || is_listed(slot) || role.is_compound && is_listed(bodies.parts.owner(slot));
        kind && role.filter.accepts(self.filter) && !is_excepted()
    }
}

#[cfg(test)]
mod tests {
    use crate::Body;
    use crate::bodies::parts::Part;
    use crate::query::filter::*;
    use glam::DVec2;
    use sat2d_core::shape::Shape;
    use sat2d_core::transform::Transform;

    /// Unit squares at 0, 1, 2, …, one of each kind.
    fn squares(kinds: &[BodyKind]) -> (Bodies, BroadPhase) {
        let (mut bodies, mut broad_phase) = (Bodies::default(), BroadPhase::default());
        for (x, kind) in (0..).zip(kinds) {
            let at = Transform::translation(DVec2::new(f64::from(x), 0.0)).unwrap();
            let body = Body::new(Shape::rectangle(1.0, 1.0).unwrap(), at).kind(*kind);
            let slot = bodies.add(body, 0).unwrap();
            bodies.tree_boxes[slot as usize] = bodies.bounds(slot as usize);
            broad_phase.insert_many(&[slot], &bodies);
        }
        (bodies, broad_phase)
    }

    #[test]
    fn candidates_are_sorted_and_of_the_kinds_that_a_query_considers() {
        use BodyKind::{Moving, Sensor, Static};
        let (bodies, broad_phase) = squares(&[Moving, Static, Sensor, Static, Moving, Sensor]);
        let all = Aabb::new(DVec2::splat(-9.0), DVec2::splat(9.0));
        let left = Aabb::new(DVec2::splat(-9.0), DVec2::new(2.2, 9.0));
        for bits in 0..8 {
            let [statics, moving, sensors] = [1, 2, 4].map(|bit| bits & bit != 0);
            let filter = QueryFilter {
                statics,
                moving,
                sensors,
                ..QueryFilter::ALL
            };
            let wanted = |slot: &u32| match bodies.kind(*slot) {
                Static => statics,
                Moving => moving,
                Sensor => sensors,
            };
            for (region, count) in [(&all, 6), (&left, 3)] {
                let found = filter.candidates(&bodies, &broad_phase, region);
                assert!(found.into_iter().eq((0..count).filter(wanted)));
            }
        }
    }

    #[test]
    fn a_body_is_left_out_with_its_parts() {
        let (mut bodies, _) = squares(&[BodyKind::Moving; 3]);
        let local = Transform::IDENTITY;
        bodies.set_part(1, Part { owner: 0, local });
        for (listed, left) in [(0, [2].as_slice()), (1, &[0, 2]), (2, &[0, 1])] {
            let except = [bodies.id(listed)];
            let filter = QueryFilter {
                except: &except,
                ..QueryFilter::ALL
            };
            let considered = (0..3).filter(|&slot| filter.considers(&bodies, slot));
            assert!(considered.eq(left.iter().copied()));
        }
    }
}

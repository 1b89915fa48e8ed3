//! Box2D: `b2World_CollideMover`, `b2SolvePlanes` and `b2World_CastMover`, as its sample `Mover`
//! and its page on the character mover use them. A mover is a capsule, so other bodies are refused.

use super::placed;
use crate::{Step, deltas, number, pair, points};
use anyhow::Result;
use boxdd_sys::ffi;
use serde_json::Value;
use std::ffi::c_void;

/// `B2_LINEAR_SLOP`, in tiles: [`slide`] says that a tile is a metre.
pub const SLOP: f64 = 0.005;

pub fn slide(level: &Value, _skin: f64) -> Result<Vec<Step>> {
    let mover = &level["mover"];
    let axis = points(&mover["axis"])?;
    let [start, end] = axis[..] else {
        anyhow::bail!("not a capsule");
    };
    anyhow::ensure!(start != end, "not a capsule");
    let capsule = ffi::b2Capsule {
        center1: vec2(start),
        center2: vec2(end),
        radius: number(&mover["radius"])? as f32,
    };
    let world = World::new(level)?;
    let mut at = vec2(pair(&mover["at"])?);
    let lift = pair(&level["lift"])?;
    let mut steps = Vec::new();
    for (index, delta) in deltas(level)?.into_iter().enumerate() {
        if lift != [0.0, 0.0] {
            world.lift(lift.map(|x| x * (index + 1) as f64));
        }
        let hits = world.step(&capsule, &mut at, vec2(delta));
        steps.push(Step {
            at: [f64::from(at.x), f64::from(at.y)],
            hits,
        });
    }
    Ok(steps)
}

struct World {
    id: ffi::b2WorldId,
    bodies: Vec<(ffi::b2BodyId, [f64; 2])>,
    /// Tolerances of the sample, in metres, are these.
    tolerance: f32,
}

impl World {
    fn new(level: &Value) -> Result<World> {
        let unit = number(&level["unit"])? as f32;
        // SAFETY: there is no other world yet, or no longer; definitions are the default ones, and
        // each pointer is to what is alive during its call.
        unsafe {
            ffi::b2SetLengthUnitsPerMeter(unit);
            let definition = ffi::b2DefaultWorldDef();
            let mut world = World {
                id: ffi::b2CreateWorld(&definition),
                bodies: Vec::new(),
                tolerance: 0.01 * unit,
            };
            for obstacle in placed(level)? {
                let mut definition = ffi::b2DefaultBodyDef();
                definition.position = vec2(obstacle.at);
                let body = ffi::b2CreateBody(world.id, &definition);
                let shape = ffi::b2DefaultShapeDef();
                for part in &obstacle.parts {
                    let ring: Vec<_> = part.iter().map(|p| vec2(*p)).collect();
                    let hull = ffi::b2ComputeHull(ring.as_ptr(), ring.len() as i32);
                    anyhow::ensure!(hull.count > 0, "no hull");
                    ffi::b2CreatePolygonShape(body, &shape, &ffi::b2MakePolygon(&hull, 0.0));
                }
                // the mover takes a segment of a chain for a segment
                for ends in obstacle.chain.windows(2) {
                    let segment = ffi::b2Segment {
                        point1: vec2(ends[0]),
                        point2: vec2(ends[1]),
                    };
                    ffi::b2CreateSegmentShape(body, &shape, &segment);
                }
                world.bodies.push((body, obstacle.at));
            }
            Ok(world)
        }
    }

    fn lift(&self, by: [f64; 2]) {
        const UPRIGHT: ffi::b2Rot = ffi::b2Rot { c: 1.0, s: 0.0 };
        for (body, [x, y]) in &self.bodies {
            // SAFETY: the body is in the world, which is alive.
            unsafe { ffi::b2Body_SetTransform(*body, vec2([x + by[0], y + by[1]]), UPRIGHT) }
        }
    }

    /// Moves the capsule and returns the normals of the planes that have pushed it.
    fn step(
        &self,
        capsule: &ffi::b2Capsule,
        at: &mut ffi::b2Vec2,
        delta: ffi::b2Vec2,
    ) -> Vec<[f64; 2]> {
        let target = add(*at, delta);
        let mut hits = Vec::new();
        for _ in 0..5 {
            let mut planes: Vec<ffi::b2CollisionPlane> = Vec::new();
            let wanted = add(target, ffi::b2Vec2 { x: -at.x, y: -at.y });
            // SAFETY: the callback gets the pointer to the list and is not called later, and the
            // count of planes is that of the list.
            let (way, fraction) = unsafe {
                let filter = ffi::b2DefaultQueryFilter();
                let context = (&raw mut planes).cast();
                ffi::b2World_CollideMover(self.id, *at, capsule, filter, Some(collect), context);
                let count = planes.len() as i32;
                let way = ffi::b2SolvePlanes(wanted, planes.as_mut_ptr(), count).translation;
                let fraction = ffi::b2World_CastMover(self.id, *at, capsule, way, filter);
                (way, fraction)
            };
            // those without a push are no hits, as for `b2ClipVector`
            let pushing = planes.iter().filter(|plane| plane.push != 0.0);
            hits.extend(pushing.map(|plane| {
                let normal = plane.plane.normal;
                [f64::from(normal.x), f64::from(normal.y)]
            }));
            let way = ffi::b2Vec2 {
                x: fraction * way.x,
                y: fraction * way.y,
            };
            *at = add(*at, way);
            if way.x * way.x + way.y * way.y < self.tolerance * self.tolerance {
                break;
            }
        }
        hits
    }
}

impl Drop for World {
    fn drop(&mut self) {
        // SAFETY: the world is alive, and nothing of it is used later.
        unsafe { ffi::b2DestroyWorld(self.id) }
    }
}

/// # Safety
///
/// The context must be a pointer to a list of planes that nobody else uses.
unsafe extern "C" fn collect(
    _shape: ffi::b2ShapeId,
    result: *const ffi::b2PlaneResult,
    context: *mut c_void,
) -> bool {
    // SAFETY: Box2D gives a result, and `step` a list.
    let (result, planes) = unsafe {
        let planes = context.cast::<Vec<ffi::b2CollisionPlane>>();
        (&*result, &mut *planes)
    };
    planes.push(ffi::b2CollisionPlane {
        plane: result.plane,
        pushLimit: f32::MAX,
        push: 0.0,
        clipVelocity: true,
    });
    true
}

fn vec2([x, y]: [f64; 2]) -> ffi::b2Vec2 {
    ffi::b2Vec2 {
        x: x as f32,
        y: y as f32,
    }
}

fn add(a: ffi::b2Vec2, b: ffi::b2Vec2) -> ffi::b2Vec2 {
    ffi::b2Vec2 {
        x: a.x + b.x,
        y: a.y + b.y,
    }
}

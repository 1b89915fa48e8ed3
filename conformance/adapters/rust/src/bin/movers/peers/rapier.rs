//! Rapier, in both precisions: `KinematicCharacterController::move_shape`, with its default slopes,
//! snap to the ground (0.2 of the body's height) and autostep (none), and the offset of its guide.
//! Lifts are kinematic bodies with a velocity, which the controller takes into account. It has no
//! ellipses.

/// The offset of the examples of its guide, `CharacterLength::Absolute(0.01)`, in tiles.
const OFFSET: f64 = 0.01;
/// The default `normal_nudge_factor`, for tiles of 1: how far each hit pushes a body away.
const NUDGE: f64 = 1e-4;
/// How far it may be from what it meets, in tiles: a move has at most 20 hits.
pub const SLOP: f64 = OFFSET + 20.0 * NUDGE;

macro_rules! rapier {
    ($module:ident, $rapier:ident, $scalar:ident) => {
        pub mod $module {
            use super::super::placed;
            use crate::{Step, deltas, list, number, pair, points};
            use anyhow::{Context, Result};
            use serde_json::Value;
            use $rapier::control::{CharacterLength, KinematicCharacterController};
            use $rapier::prelude::*;

            pub fn walk(level: &Value, _skin: f64) -> Result<Vec<Step>> {
                let unit = number(&level["unit"])?;
                let mut world = PhysicsWorld::new();
                world.integration_parameters.length_unit = unit as $scalar;
                let lift = pair(&level["lift"])?;
                let is_lifted = lift != [0.0, 0.0];
                let mut bodies = Vec::new();
                for obstacle in placed(level)? {
                    let body = if is_lifted {
                        RigidBodyBuilder::kinematic_velocity_based()
                    } else {
                        RigidBodyBuilder::fixed()
                    };
                    let body = world.insert_body(body.translation(vector(obstacle.at)));
                    for part in &obstacle.parts {
                        let collider = ColliderBuilder::new(convex(part)?);
                        world.insert_collider(collider, Some(body));
                    }
                    if !obstacle.chain.is_empty() {
                        let collider = ColliderBuilder::polyline(vectors(&obstacle.chain), None);
                        world.insert_collider(collider, Some(body));
                    }
                    bodies.push(body);
                }
                let controller = KinematicCharacterController {
                    up: vector(pair(&level["up"])?),
                    offset: CharacterLength::Absolute((super::OFFSET * unit) as $scalar),
                    normal_nudge_factor: (super::NUDGE * unit) as $scalar,
                    ..KinematicCharacterController::default()
                };
                let mover = &level["mover"];
                let shape = shape(mover)?;
                let mut at = Pose::from_translation(vector(pair(&mover["at"])?));
                let dt = world.integration_parameters.dt;
                // queries see what was there at the last step of the world
                world.step();
                if is_lifted {
                    for body in bodies {
                        world.bodies[body].set_linvel(vector(lift) / dt, true);
                    }
                }
                let mut steps = Vec::new();
                for delta in deltas(level)? {
                    let mut hits = Vec::new();
                    let queries = world.query_pipeline();
                    let moved =
                        controller.move_shape(dt, &queries, &*shape, &at, vector(delta), |hit| {
                            let normal = hit.hit.normal1;
                            hits.push([f64::from(normal.x), f64::from(normal.y)]);
                        });
                    at.translation += moved.translation;
                    world.step();
                    let [x, y] = [at.translation.x, at.translation.y];
                    steps.push(Step {
                        at: [f64::from(x), f64::from(y)],
                        hits,
                    });
                }
                Ok(steps)
            }

            fn shape(mover: &Value) -> Result<SharedShape> {
                if let [start, end] = points(&mover["axis"])?[..] {
                    let radius = number(&mover["radius"])? as $scalar;
                    return Ok(if start == end {
                        SharedShape::ball(radius)
                    } else {
                        SharedShape::capsule(vector(start), vector(end), radius)
                    });
                }
                let parts = list(&mover["parts"]).iter();
                let parts = parts.map(|part| convex(&points(part)?));
                let mut parts = parts.collect::<Result<Vec<_>>>()?;
                anyhow::ensure!(!parts.is_empty(), "an ellipse");
                if let [part] = &mut parts[..] {
                    return Ok(part.clone());
                }
                let parts = parts.into_iter().map(|part| (Pose::IDENTITY, part));
                Ok(SharedShape::compound(parts.collect()))
            }

            fn convex(ring: &[[f64; 2]]) -> Result<SharedShape> {
                SharedShape::convex_polyline(vectors(ring)).context("not convex")
            }

            fn vectors(ring: &[[f64; 2]]) -> Vec<Vector> {
                ring.iter().map(|point| vector(*point)).collect()
            }

            fn vector([x, y]: [f64; 2]) -> Vector {
                Vector::new(x as $scalar, y as $scalar)
            }
        }
    };
}

rapier!(single, rapier2d, f32);
rapier!(double, rapier2d_f64, f64);

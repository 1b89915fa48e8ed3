//! Worlds.
//!
//! The id of a body crosses the border as a number, slot · 2^32 + generation, which is exact for
//! the slots below 2^21; a world that has so many is full.

mod compound;
mod query;
mod record;

use crate::failure::{Failed, answer};
use crate::scratch::{Answer, slice, transform_at, write};
use crate::shape::Shape;
use sat2d::world::{self, Body, BodyId, BodyKind, Filter, SlideHit, WorldError};
use sat2d::{DVec2, Transform, TransformError};
use wasm_bindgen::prelude::wasm_bindgen;

/// Ids of slots from here on are no exact numbers.
const MOST_SLOTS: u64 = 1 << 21;

/// Whether the id of a body is an exact number.
fn has_number(id: BodyId) -> bool {
    id.to_bits() >> 32 < MOST_SLOTS
}

/// A world.
#[wasm_bindgen]
#[derive(Default)]
pub struct World(world::World);

fn id(number: f64) -> BodyId {
    BodyId::from_bits(number as u64)
}

fn number(id: BodyId) -> f64 {
    id.to_bits() as f64
}

fn kind(number: u32) -> BodyKind {
    match number {
        0 => BodyKind::Moving,
        1 => BodyKind::Static,
        _ => BodyKind::Sensor,
    }
}

fn ids(bodies: &[BodyId]) -> i32 {
    write(bodies.iter().map(|&id| number(id)))
}

/// Of each hit the body and the normal.
fn hits(hits: &[SlideHit]) -> impl Iterator<Item = f64> {
    hits.iter()
        .flat_map(|hit| [number(hit.id), hit.normal.x, hit.normal.y])
}

/// The body in the scratch array: transform, kind, category, mask, user value, inverse mass.
fn body_at(shape: &Shape) -> Result<Body, TransformError> {
    let numbers = slice(6, 5);
    let body = Body::new(shape.0.clone(), transform_at(0)?)
        .kind(kind(numbers[0] as u32))
        .filter(numbers[1] as u32, numbers[2] as u32)
        .user(numbers[3] as u64)
        .inverse_mass(numbers[4]);
    Ok(body)
}

#[wasm_bindgen]
impl World {
    /// `World::new`.
    #[wasm_bindgen(constructor)]
    pub fn new() -> World {
        World::default()
    }

    /// Nothing, where no call of the world is running; otherwise it throws, as all calls that change
    /// the world.
    pub fn check_idle(&mut self) {}

    /// `World::insert` of the body in the scratch array. Returns the id.
    pub fn insert(&mut self, shape: &Shape) -> f64 {
        self.with_body(shape, world::World::insert)
    }

    /// `World::remove`.
    pub fn remove(&mut self, body: f64) -> i32 {
        answer(|| Ok(self.0.remove(id(body)).map(|_| 0)?))
    }

    /// `World::len`.
    pub fn size(&self) -> usize {
        self.0.len()
    }

    /// `World::contains`.
    pub fn contains(&self, body: f64) -> bool {
        self.0.contains(id(body))
    }

    /// The ids of all bodies. Returns their number.
    pub fn ids(&self) -> i32 {
        write(self.0.iter().map(|(id, _)| number(id)))
    }

    /// `World::get`: transform, kind, category, mask, user value, inverse mass.
    pub fn get(&self, body: f64) -> i32 {
        answer(|| {
            let body = self.0.get(id(body))?;
            let others = [
                f64::from(body.kind as u8),
                f64::from(body.filter.category),
                f64::from(body.filter.mask),
                body.user as f64,
                body.inverse_mass,
            ];
            Ok(write(body.transform.to_array().into_iter().chain(others)))
        })
    }

    /// `World::shape`.
    pub fn shape(&self, body: f64) -> Option<Shape> {
        self.0
            .shape(id(body))
            .map(|shape| Shape(shape.clone()))
            .map_err(Failed::from)
            .ok()
    }

    /// `World::set_transform` to the one in the scratch array.
    pub fn set_transform(&mut self, body: f64) -> i32 {
        answer(|| {
            Ok(self
                .0
                .set_transform(id(body), transform_at(0)?)
                .map(|()| 0)?)
        })
    }

    /// `World::set_transforms`: the scratch array has so many ids, then their transforms.
    pub fn set_transforms(&mut self, count: usize) -> i32 {
        answer(|| {
            let numbers = slice(0, 7 * count);
            let (bodies, transforms) = numbers.split_at(count);
            let transforms = transforms.chunks_exact(6);
            let moves: Result<Vec<(BodyId, Transform)>, TransformError> = bodies
                .iter()
                .zip(transforms)
                .map(|(&body, at)| {
                    let at: [f64; 6] = std::array::from_fn(|i| at[i]);
                    Ok((id(body), Transform::try_from(at)?))
                })
                .collect();
            Ok(self.0.set_transforms(&moves?).map(|()| 0)?)
        })
    }

    /// `World::set_shape`.
    pub fn set_shape(&mut self, body: f64, shape: &Shape) -> i32 {
        answer(|| Ok(self.0.set_shape(id(body), shape.0.clone()).map(|()| 0)?))
    }

    /// `World::set_kind`.
    pub fn set_kind(&mut self, body: f64, to: u32) -> i32 {
        answer(|| Ok(self.0.set_kind(id(body), kind(to)).map(|()| 0)?))
    }

    /// `World::set_kinds`: the scratch array has so many ids, then their kinds.
    pub fn set_kinds(&mut self, count: usize) -> i32 {
        answer(|| {
            let numbers = slice(0, 2 * count);
            let (bodies, kinds) = numbers.split_at(count);
            let kinds = kinds.iter().map(|&number| kind(number as u32));
            let kinds: Vec<(BodyId, BodyKind)> =
                bodies.iter().map(|&body| id(body)).zip(kinds).collect();
            Ok(self.0.set_kinds(&kinds).map(|()| 0)?)
        })
    }

    /// `World::set_filter`.
    pub fn set_filter(&mut self, body: f64, category: u32, mask: u32) -> i32 {
        let filter = Filter::new(category, mask);
        answer(|| Ok(self.0.set_filter(id(body), filter).map(|()| 0)?))
    }

    /// `World::set_user`.
    pub fn set_user(&mut self, body: f64, user: f64) -> i32 {
        answer(|| Ok(self.0.set_user(id(body), user as u64).map(|()| 0)?))
    }

    /// `World::set_inverse_mass`.
    pub fn set_inverse_mass(&mut self, body: f64, inverse_mass: f64) -> i32 {
        answer(|| {
            Ok(self
                .0
                .set_inverse_mass(id(body), inverse_mass)
                .map(|()| 0)?)
        })
    }

    /// `World::touching_tolerance`.
    pub fn touching_tolerance(&self) -> f64 {
        self.0.touching_tolerance()
    }

    /// `World::set_touching_tolerance`.
    pub fn set_touching_tolerance(&mut self, tolerance: f64) -> i32 {
        answer(|| Ok(self.0.set_touching_tolerance(tolerance).map(|()| 0)?))
    }

    /// `World::step_within`. Returns the number of events, as `events`.
    pub fn step(&mut self, with_stay: bool, max_pairs: f64) -> i32 {
        answer(|| {
            self.0.step_within(max_pairs as usize)?;
            Ok(self.events(with_stay))
        })
    }

    /// `World::events`. Returns their number and writes of each both ids, both user values, the
    /// phase and the relation; without those of pairs that stay, if so asked.
    pub fn events(&self, with_stay: bool) -> i32 {
        let mut count = 0;
        let events = self.0.events().into_iter();
        let events = events.filter(|event| with_stay || event.phase != world::Phase::Stay);
        write(events.flat_map(|event| {
            count += 1;
            [
                number(event.a),
                number(event.b),
                event.user_a as f64,
                event.user_b as f64,
                f64::from(event.phase as u8),
                f64::from(event.relation as i32),
            ]
        }));
        count
    }

    /// `World::relation`.
    pub fn relation(&self, a: f64, b: f64) -> i32 {
        answer(|| Ok(self.0.relation(id(a), id(b))?.encode()))
    }

    /// `World::contact`.
    pub fn contact(&self, a: f64, b: f64) -> i32 {
        answer(|| Ok(self.0.contact(id(a), id(b))?.encode()))
    }

    /// `World::contacts`. Returns their number.
    pub fn contacts(&self, a: f64, b: f64) -> i32 {
        answer(|| Ok(self.0.contacts(id(a), id(b))?.encode()))
    }

    /// `World::bounds`.
    pub fn bounds(&self, body: f64) -> i32 {
        answer(|| Ok(self.0.bounds(id(body))?.encode()))
    }

    /// `World::separate_within`: pairs that still overlap, the deepest depth, iterations.
    pub fn separate(&mut self, iterations: usize, max_pairs: f64) -> i32 {
        answer(|| {
            let done = self.0.separate_within(iterations, max_pairs as usize)?;
            Ok(write([
                done.overlapping as f64,
                done.depth,
                done.iterations as f64,
            ]))
        })
    }

    /// `World::move_and_slide`. Returns the number of hits and writes the way, whether the body is
    /// stuck, and of each hit the body and the normal.
    pub fn move_and_slide(&mut self, body: f64, dx: f64, dy: f64) -> i32 {
        answer(|| {
            let slid = self.0.move_and_slide(id(body), DVec2::new(dx, dy))?;
            let stuck = f64::from(u8::from(slid.stuck));
            let hits = hits(&slid.hits);
            write([slid.moved.x, slid.moved.y, stuck].into_iter().chain(hits));
            Ok(slid.hits.len() as i32)
        })
    }
}

impl World {
    /// Inserts the body in the scratch array. Returns the id.
    fn with_body(
        &mut self,
        shape: &Shape,
        insert: impl FnOnce(&mut world::World, Body) -> Result<BodyId, WorldError>,
    ) -> f64 {
        let mut made = 0.0;
        let status = answer(|| {
            let inserted = insert(&mut self.0, body_at(shape)?)?;
            if !has_number(inserted) {
                self.0.remove(inserted)?;
                return Err(Failed::from(WorldError::Full));
            }
            made = number(inserted);
            Ok(0)
        });
        if status < 0 { f64::from(status) } else { made }
    }
}

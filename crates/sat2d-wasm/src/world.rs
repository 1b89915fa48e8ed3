//! Worlds.
//!
//! The id of a body crosses the border as a number, slot · 2^32 + generation, which is exact for
//! the slots below 2^21; a world that has so many is full. What a query considers is in the scratch
//! array, see `Considered`.

use crate::failure::{Failed, answer};
use crate::query::{impact, motion_at, ray_hit, scratch_of_two_motions};
use crate::scratch::{Answer, slice, transform_at, write};
use crate::shape::Shape;
use sat2d::query::AtStart;
use sat2d::world::{
    self, Body, BodyId, BodyKind, Coverage, Filter, QueryFilter, Region, WorldError,
};
use sat2d::{Aabb, DVec2, Transform, TransformError};
use wasm_bindgen::prelude::wasm_bindgen;

/// Ids of slots from here on are no exact numbers.
const MOST_SLOTS: u64 = 1 << 21;

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

fn coverage(number: u32) -> Coverage {
    match number {
        0 => Coverage::Touching,
        1 => Coverage::Overlapping,
        _ => Coverage::Inside,
    }
}

fn ids(bodies: &[BodyId]) -> i32 {
    write(bodies.iter().map(|&id| number(id)))
}

/// What a query considers: the numbers of category and mask, flags for statics, moving bodies,
/// sensors and one-way bodies, what to do at the start, and the bodies that it leaves out.
struct Considered {
    numbers: Vec<f64>,
    except: Vec<BodyId>,
}

const FILTER: usize = 8;

impl Considered {
    /// As the caller wrote it from `start`.
    fn at(start: usize) -> Considered {
        let numbers = slice(start, FILTER);
        let except = slice(start + FILTER, numbers[7] as usize);
        Considered {
            numbers,
            except: except.into_iter().map(id).collect(),
        }
    }

    fn query_filter(&self) -> QueryFilter<'_> {
        let flag = |i: usize| self.numbers[i] != 0.0;
        QueryFilter {
            filter: Filter::new(self.numbers[0] as u32, self.numbers[1] as u32),
            statics: flag(2),
            moving: flag(3),
            sensors: flag(4),
            one_way: flag(5),
            at_start: match self.numbers[6] as u32 {
                0 => AtStart::Report,
                1 => AtStart::SkipParting,
                _ => AtStart::SkipOverlapping,
            },
            except: &self.except,
        }
    }
}

#[wasm_bindgen]
impl World {
    /// `World::new`.
    #[wasm_bindgen(constructor)]
    pub fn new() -> World {
        World::default()
    }

    /// `World::insert` at the transform in the scratch array. Returns the id.
    pub fn insert(
        &mut self,
        shape: &Shape,
        body_kind: u32,
        category: u32,
        mask: u32,
        user: f64,
        inverse_mass: f64,
    ) -> f64 {
        let mut made = 0.0;
        let status = answer(|| {
            let body = Body::new(shape.0.clone(), transform_at(0)?)
                .kind(kind(body_kind))
                .filter(category, mask)
                .user(user as u64)
                .inverse_mass(inverse_mass);
            let inserted = self.0.insert(body)?;
            if inserted.to_bits() >> 32 >= MOST_SLOTS {
                self.0.remove(inserted)?;
                return Err(Failed::from(WorldError::Full));
            }
            made = number(inserted);
            Ok(0)
        });
        if status < 0 { f64::from(status) } else { made }
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

    /// `World::set_touching_tolerance`.
    pub fn set_touching_tolerance(&mut self, tolerance: f64) -> i32 {
        answer(|| Ok(self.0.set_touching_tolerance(tolerance).map(|()| 0)?))
    }

    /// `World::step`. Returns the number of events and writes of each both ids, both user values,
    /// the phase and the relation; without those of pairs that stay, if so asked.
    pub fn step(&mut self, with_stay: bool) -> i32 {
        let mut count = 0;
        let events = self.0.step().into_iter();
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

    /// `World::query_point`. Returns the number of bodies.
    pub fn query_point(&self, x: f64, y: f64) -> i32 {
        self.query(Region::Point(DVec2::new(x, y)), 0, 0)
    }

    /// `World::query_box`. Returns the number of bodies.
    pub fn query_box(&self, x0: f64, y0: f64, x1: f64, y1: f64, part: u32) -> i32 {
        let (min, max) = (DVec2::new(x0, y0), DVec2::new(x1, y1));
        self.query(Region::Box(Aabb { min, max }), part, 0)
    }

    /// `World::query_circle`. Returns the number of bodies.
    pub fn query_circle(&self, x: f64, y: f64, radius: f64, part: u32) -> i32 {
        let center = DVec2::new(x, y);
        self.query(Region::Circle { center, radius }, part, 0)
    }

    /// `World::query_shape` at the transform in the scratch array, which is before the filter.
    /// Returns the number of bodies.
    pub fn query_shape(&self, shape: &Shape, part: u32) -> i32 {
        match transform_at(0) {
            Ok(at) => self.query(Region::Shape(&shape.0, &at), part, 6),
            Err(error) => answer(|| Err(Failed::from(error))),
        }
    }

    /// `World::nearest`. Returns the number of bodies; of each the id, the distance and the point.
    pub fn nearest(&self, x: f64, y: f64, count: usize, reach: f64) -> i32 {
        answer(|| {
            let considered = Considered::at(0);
            let filter = considered.query_filter();
            let near = self.0.nearest(DVec2::new(x, y), count, reach, &filter)?;
            write(
                near.iter()
                    .flat_map(|near| [number(near.id), near.distance, near.point.x, near.point.y]),
            );
            Ok(near.len() as i32)
        })
    }

    /// `World::cast_ray_all`. Returns the number of hits; of each the body, then the hit.
    pub fn cast_ray_all(&self, x: f64, y: f64, dx: f64, dy: f64, reach: f64) -> i32 {
        answer(|| {
            let considered = Considered::at(0);
            let (origin, direction) = (DVec2::new(x, y), DVec2::new(dx, dy));
            let filter = considered.query_filter();
            let hits = self.0.cast_ray_all(origin, direction, reach, &filter)?;
            write(
                hits.iter()
                    .flat_map(|(id, hit)| [number(*id)].into_iter().chain(ray_hit(hit))),
            );
            Ok(hits.len() as i32)
        })
    }

    /// `World::cast_ray`. Returns the number of hits, 0 or 1.
    pub fn cast_ray(&self, x: f64, y: f64, dx: f64, dy: f64, reach: f64) -> i32 {
        answer(|| {
            let considered = Considered::at(0);
            let (origin, direction) = (DVec2::new(x, y), DVec2::new(dx, dy));
            let hit = self
                .0
                .cast_ray(origin, direction, reach, &considered.query_filter())?;
            write(
                hit.iter()
                    .flat_map(|(id, hit)| [number(*id)].into_iter().chain(ray_hit(hit))),
            );
            Ok(i32::from(hit.is_some()))
        })
    }

    /// `World::sweep` along the motion in the scratch array, which is before the filter. Returns 1
    /// for a hit: the body, time, relation, approach and closest points.
    pub fn sweep(&self, shape: &Shape) -> i32 {
        answer(|| {
            scratch_of_two_motions();
            let motion = motion_at(0)?;
            let considered = Considered::at(11);
            let hit = self
                .0
                .sweep(&shape.0, &motion, &considered.query_filter())?;
            write(
                hit.iter()
                    .flat_map(|(id, hit)| [number(*id)].into_iter().chain(impact(hit))),
            );
            Ok(i32::from(hit.is_some()))
        })
    }

    /// `World::separate`: pairs that still overlap, the deepest depth, iterations.
    pub fn separate(&mut self, iterations: usize) -> i32 {
        let done = self.0.separate(iterations);
        write([done.overlapping as f64, done.depth, done.iterations as f64])
    }

    /// `World::move_and_slide`. Returns the number of hits and writes the way, whether the body is
    /// stuck, and of each hit the body and the normal.
    pub fn move_and_slide(&mut self, body: f64, dx: f64, dy: f64) -> i32 {
        answer(|| {
            let slid = self.0.move_and_slide(id(body), DVec2::new(dx, dy))?;
            let stuck = f64::from(u8::from(slid.stuck));
            let hits = slid
                .hits
                .iter()
                .flat_map(|hit| [number(hit.id), hit.normal.x, hit.normal.y]);
            write([slid.moved.x, slid.moved.y, stuck].into_iter().chain(hits));
            Ok(slid.hits.len() as i32)
        })
    }
}

impl World {
    /// The bodies in a region, as the filter in the scratch array from `start` says.
    fn query(&self, region: Region<'_>, part: u32, start: usize) -> i32 {
        answer(|| {
            let considered = Considered::at(start);
            let filter = considered.query_filter();
            Ok(ids(&self.0.query(&region, coverage(part), &filter)?))
        })
    }
}

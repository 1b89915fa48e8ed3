//! Queries of a world. What they consider is in the scratch array, see `Considered`.

use crate::failure::{Failed, answer};
use crate::query::{impact, motion_at, ray_hit, scratch_of_two_motions};
use crate::scratch::{slice, transform_at, write};
use crate::shape::Shape;
use crate::world::{World, id, ids, number};
use sat2d::query::AtStart;
use sat2d::world::{BodyId, Coverage, Filter, QueryFilter, Region};
use sat2d::{Aabb, DVec2};
use wasm_bindgen::prelude::wasm_bindgen;

fn coverage(number: u32) -> Coverage {
    match number {
        0 => Coverage::Touching,
        1 => Coverage::Overlapping,
        _ => Coverage::Inside,
    }
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

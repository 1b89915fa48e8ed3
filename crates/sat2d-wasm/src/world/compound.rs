//! Bodies of several parts, one-way bodies, characters, and pairs that do not meet.

use crate::failure::{Failed, answer};
use crate::scratch::{Answer, read, slice, transform_at, write};
use crate::shape::Shape;
use crate::world::{World, body_at, has_number, hits, id, ids, number};
use sat2d::DVec2;
use sat2d::world::{self, Body, CharacterOptions, Ground};
use wasm_bindgen::prelude::wasm_bindgen;

/// Bodies to be inserted together.
#[wasm_bindgen]
#[derive(Default)]
pub struct Bodies(Vec<Body>);

#[wasm_bindgen]
impl Bodies {
    /// None yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Bodies {
        Bodies::default()
    }

    /// Adds the body in the scratch array.
    pub fn push(&mut self, shape: &Shape) -> i32 {
        answer(|| {
            self.0.push(body_at(shape)?);
            Ok(0)
        })
    }
}

#[wasm_bindgen]
unsafe extern "C" {
    /// What JavaScript asks about pairs.
    pub type Predicate;

    /// Whether two bodies, with these user values, interact.
    #[wasm_bindgen(method, structural)]
    fn ask(this: &Predicate, a: f64, b: f64, user_a: f64, user_b: f64) -> bool;
}

/// 12 numbers: whether there is a ground, its body, normal, point and transform.
fn ground(ground: Option<Ground>) -> impl Iterator<Item = f64> {
    let numbers = ground.map_or([0.0; 12], |ground| {
        let mut numbers = [0.0; 12];
        let transform = ground.transform.to_array();
        let head = [
            1.0,
            number(ground.id),
            ground.normal.x,
            ground.normal.y,
            ground.point.x,
            ground.point.y,
        ];
        numbers[..6].copy_from_slice(&head);
        numbers[6..].copy_from_slice(&transform);
        numbers
    });
    numbers.into_iter()
}

/// The ground in the scratch array from `start`.
fn ground_at(start: usize) -> Result<Option<Ground>, Failed> {
    let numbers = slice(start, 12);
    if numbers[0] == 0.0 {
        return Ok(None);
    }
    Ok(Some(Ground {
        id: id(numbers[1]),
        normal: DVec2::new(numbers[2], numbers[3]),
        point: DVec2::new(numbers[4], numbers[5]),
        transform: transform_at(start + 6)?,
    }))
}

#[wasm_bindgen]
impl World {
    /// `World::insert_many`, which takes the bodies off their list. Returns their number and writes
    /// their ids.
    pub fn insert_many(&mut self, bodies: &mut Bodies) -> i32 {
        answer(|| {
            let inserted = self.0.insert_many(std::mem::take(&mut bodies.0))?;
            if inserted.iter().all(|&body| has_number(body)) {
                return Ok(ids(&inserted));
            }
            for body in inserted {
                self.0.remove(body)?;
            }
            Err(Failed::from(world::WorldError::Full))
        })
    }

    /// `World::attach` of the body in the scratch array. Returns the id.
    pub fn attach(&mut self, owner: f64, shape: &Shape) -> f64 {
        self.with_body(shape, |world, body| world.attach(id(owner), body))
    }

    /// `World::owner`. Writes the id.
    pub fn owner(&self, body: f64) -> i32 {
        answer(|| Ok(write([number(self.0.owner(id(body))?)])))
    }

    /// `World::parts`. Returns their number and writes their ids.
    pub fn parts(&self, body: f64) -> i32 {
        answer(|| Ok(ids(&self.0.parts(id(body))?)))
    }

    /// `World::local_transform`. Writes it.
    pub fn local_transform(&self, body: f64) -> i32 {
        answer(|| Ok(self.0.local_transform(id(body))?.encode()))
    }

    /// `World::set_local_transform` to the one in the scratch array.
    pub fn set_local_transform(&mut self, body: f64) -> i32 {
        answer(|| {
            self.0.set_local_transform(id(body), transform_at(0)?)?;
            Ok(0)
        })
    }

    /// `World::set_one_way`.
    pub fn set_one_way(&mut self, body: f64, is_one_way: bool, x: f64, y: f64) -> i32 {
        answer(|| {
            let direction = is_one_way.then(|| DVec2::new(x, y));
            self.0.set_one_way(id(body), direction)?;
            Ok(0)
        })
    }

    /// `World::one_way`. Returns 0 if it is not, and writes the direction.
    pub fn one_way(&self, body: f64) -> i32 {
        answer(|| Ok(self.0.one_way(id(body))?.encode()))
    }

    /// `World::containment`.
    pub fn containment(&self, inner: f64, outer: f64) -> i32 {
        answer(|| Ok(self.0.containment(id(inner), id(outer))?.encode()))
    }

    /// `World::move_character` by the vector in the scratch array: up, the steepest slope, the step
    /// and the snap come after it, then the ground. Returns the number of hits and writes the way,
    /// the way that the ground carried it, whether it is stuck, the ground, and each hit.
    pub fn move_character(&mut self, body: f64) -> i32 {
        answer(|| {
            let [dx, dy, up_x, up_y, max_slope, step, snap] = read::<7>();
            let options = CharacterOptions {
                up: DVec2::new(up_x, up_y),
                max_slope,
                step,
                snap,
                ground: ground_at(7)?,
            };
            let delta = DVec2::new(dx, dy);
            let moved = self.0.move_character(id(body), delta, &options)?;
            let stuck = f64::from(u8::from(moved.stuck));
            let numbers = [
                moved.moved.x,
                moved.moved.y,
                moved.carried.x,
                moved.carried.y,
                stuck,
            ];
            let all = numbers.into_iter().chain(ground(moved.ground));
            write(all.chain(hits(&moved.hits)));
            Ok(moved.hits.len() as i32)
        })
    }

    /// `World::set_pair_predicate`.
    pub fn set_pair_predicate(&mut self, predicate: Predicate) {
        self.0.set_pair_predicate(move |world, a, b| {
            // both bodies are there, for they meet
            let user = |body| world.user(body).unwrap_or_default() as f64;
            predicate.ask(number(a), number(b), user(a), user(b))
        });
    }

    /// `World::clear_pair_predicate`.
    pub fn clear_pair_predicate(&mut self) {
        self.0.clear_pair_predicate();
    }
}

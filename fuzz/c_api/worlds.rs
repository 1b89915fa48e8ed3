//! A world beside a plain list of its bodies. Events are judged by brute force over the list;
//! saving and restoring changes nothing, now or later.

use crate::bodies::{Body, filter, interact, is_within, root};
use crate::numbers::{IDENTITY, number, vector};
use crate::pairs::collide;
use crate::shapes::{Handle, finite};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use std::ptr::{null, null_mut};

/// More would find nothing that a few cannot, in quadratic time.
pub const MOST_BODIES: usize = 16;

pub struct TestWorld {
    pub world: *mut sat_world,
    pub bodies: Vec<Body>,
    /// An id that was valid once.
    pub stale: Option<sat_body_id>,
    /// How far bodies may be apart and still meet.
    tolerance: f64,
    /// The pairs that met at the last step.
    met: Vec<[sat_body_id; 2]>,
    /// The box of what has been recorded, while something is.
    pub recording: Option<*mut Vec<u8>>,
}

impl TestWorld {
    pub fn new() -> TestWorld {
        let mut world = null_mut();
        // SAFETY: the output is a local.
        assert_eq!(unsafe { sat_world_new(&mut world) }, SAT_OK);
        TestWorld {
            world,
            bodies: Vec::new(),
            stale: None,
            tolerance: 0.0,
            met: Vec::new(),
            recording: None,
        }
    }

    pub fn insert(&mut self, shape: &Handle, transform: &sat_transform, bytes: &mut Bytes) {
        if self.bodies.len() == MOST_BODIES {
            return;
        }
        let kind = [0, 0, 1, 2][bytes.below(4)];
        let filter = filter(bytes);
        let user = bytes.byte().into();
        let body = sat_body {
            shape: shape.shape,
            transform: *transform,
            kind,
            filter,
            user,
            inverse_mass: if bytes.flag() { number(bytes) } else { 0.0 },
            immovable: (bytes.below(8) == 0).into(),
            // SAFETY: a plain struct of numbers and a pointer.
            ..unsafe { std::mem::zeroed() }
        };
        let mut id = sat_body_id { bits: 0 };
        // SAFETY: the world is this one's, the rest are locals.
        let status = unsafe { sat_world_insert(self.world, &body, &mut id) };
        assert_ne!(status, SAT_ERR_INTERNAL);
        assert_eq!(status == SAT_OK, id.bits != 0);
        if status == SAT_OK {
            // all zero stands for the identity
            let zero = *transform == sat_transform::default();
            self.bodies.push(Body {
                id,
                shape: shape.share(),
                transform: if zero { IDENTITY } else { *transform },
                kind,
                filter,
                user,
                part_of: None,
            });
        }
    }

    /// Changes a body, or removes it.
    pub fn change(
        &mut self,
        shapes: &[Option<Handle>],
        transforms: &[sat_transform],
        bytes: &mut Bytes,
    ) {
        if self.bodies.is_empty() {
            return;
        }
        let index = bytes.below(self.bodies.len());
        let Body { id, .. } = self.bodies[index];
        let (change, register) = (bytes.below(8), bytes.below(shapes.len()));
        let world = self.world;
        let body = &mut self.bodies[index];
        // SAFETY: the world is this one's, the rest are references and locals.
        unsafe {
            match change {
                0..=2 => {
                    let to = transforms[register];
                    if sat_world_set_transform(world, id, &to) == SAT_OK {
                        body.transform = to;
                        self.carry(id);
                    }
                }
                3 => {
                    let (ids, to) = ([id, id], [transforms[0], transforms[register]]);
                    let status = sat_world_set_transforms(world, ids.as_ptr(), to.as_ptr(), 2);
                    if status == SAT_OK {
                        body.transform = to[1];
                        self.carry(id);
                    }
                }
                4 => {
                    if let Some(shape) = &shapes[register]
                        && sat_world_set_shape(world, id, shape.shape) == SAT_OK
                    {
                        body.shape = shape.share();
                    }
                }
                5 => {
                    body.kind = bytes.below(3) as i32;
                    let status = if index % 2 == 0 {
                        sat_world_set_kind(world, id, body.kind)
                    } else {
                        let (ids, kinds) = ([id, id], [2 - body.kind, body.kind]);
                        sat_world_set_kinds(world, ids.as_ptr(), kinds.as_ptr(), 2)
                    };
                    assert_eq!(status, SAT_OK);
                }
                6 => {
                    body.filter = filter(bytes);
                    assert_eq!(sat_world_set_filter(world, id, body.filter), SAT_OK);
                }
                _ => {
                    assert_eq!(sat_world_remove(world, id), SAT_OK);
                    self.stale = Some(id);
                    self.bodies
                        .retain(|body| root(body) != id.bits && body.id.bits != id.bits);
                }
            }
        }
    }

    /// Sets how far bodies may be apart and still meet.
    pub fn set_tolerance(&mut self, bytes: &mut Bytes) {
        let tolerance = number(bytes);
        // SAFETY: the world is this one's.
        let status = unsafe { sat_world_set_touching_tolerance(self.world, tolerance) };
        assert_eq!(status == SAT_OK, tolerance.is_finite() && tolerance >= 0.0);
        if status == SAT_OK {
            self.tolerance = tolerance;
        }
        assert_eq!(touching_tolerance(self.world), self.tolerance);
    }

    /// Takes a step and judges its events.
    pub fn step(&mut self) {
        // SAFETY: the world is this one's.
        assert_eq!(unsafe { sat_world_step(self.world) }, SAT_OK);
        let meeting = self.all_pairs();
        let mut expected = Vec::new();
        for &(a, b, relation) in &meeting {
            let phase = match self
                .met
                .iter()
                .any(|pair| pair.map(bits) == [a, b].map(bits))
            {
                true => SAT_PHASE_STAY,
                false => SAT_PHASE_BEGIN,
            };
            expected.push((a.bits, b.bits, phase, relation));
        }
        for [a, b] in self.met.iter().map(|pair| pair.map(bits)) {
            if !meeting
                .iter()
                .any(|pair| (pair.0.bits, pair.1.bits) == (a, b))
            {
                expected.push((a, b, SAT_PHASE_END, SAT_DISJOINT));
            }
        }
        expected.sort_unstable();
        let found: Vec<_> = self
            .events()
            .iter()
            .map(|event| (event.a.bits, event.b.bits, event.phase, event.relation))
            .collect();
        assert_eq!(found, expected);
        self.met = meeting.iter().map(|&(a, b, _)| [a, b]).collect();
    }

    fn events(&self) -> Vec<sat_pair_event> {
        let mut count = 0;
        let mut events = vec![sat_pair_event::default(); MOST_BODIES * MOST_BODIES];
        let capacity = events.len();
        // SAFETY: the world is this one's, the buffer has the capacity.
        let status =
            unsafe { sat_world_events(self.world, events.as_mut_ptr(), capacity, &mut count) };
        assert_eq!(status, SAT_OK);
        events.truncate(count);
        for event in &events {
            for (id, user) in [(event.a, event.user_a), (event.b, event.user_b)] {
                let body = self.bodies.iter().find(|body| body.id.bits == id.bits);
                assert!(body.is_none_or(|body| body.user == user));
            }
        }
        events
    }

    /// The pairs of bodies that interact and meet, up to the tolerance.
    fn all_pairs(&self) -> Vec<(sat_body_id, sat_body_id, sat_relation)> {
        let mut pairs = Vec::new();
        for (i, a) in self.bodies.iter().enumerate() {
            for b in &self.bodies[i + 1..] {
                if !interact(a, b) {
                    continue;
                }
                let relation = collide(&a.shape, &a.transform, &b.shape, &b.transform);
                let mut relation = relation.expect("bodies are placed");
                if relation == SAT_DISJOINT && is_within(a, b, self.tolerance) {
                    relation = SAT_TOUCHING;
                }
                if relation != SAT_DISJOINT {
                    let swapped = b.id.bits < a.id.bits;
                    let (first, second) = if swapped { (b.id, a.id) } else { (a.id, b.id) };
                    pairs.push((first, second, relation));
                }
            }
        }
        pairs
    }

    /// Pushes bodies apart, moves one, or replaces the world by its restored copy.
    pub fn act(&mut self, bytes: &mut Bytes) {
        match bytes.below(5) {
            0 => self.separate(bytes.below(5)),
            1 => self.slide(bytes),
            2 => self.restore(),
            3 => self.walk(bytes),
            _ => {
                // SAFETY: the world is this one's.
                let status = match bytes.flag() {
                    true => unsafe { sat_world_set_parallel_from(self.world, bytes.below(50)) },
                    false => unsafe { sat_world_set_parallel(self.world, false) },
                };
                assert_eq!(status, SAT_OK);
            }
        }
    }

    /// The world and its restored copy push alike, to the bit.
    fn separate(&mut self, iterations: usize) {
        let twin = self.copy();
        let mut left = sat_separate_result::default();
        let mut twins_left = sat_separate_result::default();
        // SAFETY: both worlds are this one's.
        unsafe {
            assert_eq!(
                sat_world_separate(self.world, iterations, &mut left),
                SAT_OK
            );
            assert_eq!(
                sat_world_separate(twin, iterations, &mut twins_left),
                SAT_OK
            );
            assert_eq!(left, twins_left);
            assert_eq!(save(self.world), save(twin));
            sat_world_free(twin);
        }
        self.refresh();
        let overlapping = |pair: &&(_, _, sat_relation)| pair.2 == SAT_OVERLAPPING;
        let is_sensor = |id: sat_body_id| {
            let body = self.bodies.iter().find(|body| body.id.bits == id.bits);
            body.is_some_and(|body| body.kind == SAT_BODY_SENSOR)
        };
        let is_chain = |id: sat_body_id| {
            let body = self.bodies.iter().find(|body| body.id.bits == id.bits);
            body.is_some_and(|body| body.shape.is_chain())
        };
        let pairs = self.all_pairs();
        let solid = pairs
            .iter()
            .filter(|pair| !is_sensor(pair.0) && !is_sensor(pair.1));
        let solid: Vec<_> = solid.filter(overlapping).collect();
        // chains count only in front, and what rounding alone leaves does not count
        let may_not_count = |pair: &&&(_, _, _)| {
            is_chain(pair.0) || is_chain(pair.1) || self.is_shallow(pair.0, pair.1)
        };
        let least = solid.len() - solid.iter().filter(may_not_count).count();
        assert!((least..=solid.len()).contains(&left.overlapping));
    }

    /// Whether a translation by a billionth of the coordinates parts two bodies.
    fn is_shallow(&self, a: sat_body_id, b: sat_body_id) -> bool {
        let body = |id: sat_body_id| self.bodies.iter().find(|body| body.id.bits == id.bits);
        let (Some(a), Some(b)) = (body(a), body(b)) else {
            return false;
        };
        let mut least = sat_minimum_translation::default();
        // SAFETY: the shapes are the bodies'.
        let status = unsafe {
            sat_separation(
                a.shape.shape,
                &a.transform,
                b.shape.shape,
                &b.transform,
                &mut least,
            )
        };
        let reach = [a, b]
            .map(|body| body.transform.tx.abs().max(body.transform.ty.abs()))
            .into_iter()
            .fold(1.0, f64::max);
        status == SAT_OK && least.depth <= 1e-9 * reach
    }

    fn slide(&mut self, bytes: &mut Bytes) {
        if self.bodies.is_empty() {
            return;
        }
        let Body { id, .. } = self.bodies[bytes.below(self.bodies.len())];
        let delta = vector(bytes);
        let mut hits = [sat_slide_hit::default(); 8];
        let mut result = sat_slide_result::default();
        let (world, buffer) = (self.world, hits.as_mut_ptr());
        // SAFETY: the world is this one's, the buffer has the capacity.
        let status = unsafe { sat_world_move_and_slide(world, id, delta, buffer, 8, &mut result) };
        assert_ne!(status, SAT_ERR_INTERNAL);
        assert!(result.hit_count <= 8 && finite(result.moved), "{result:?}");
        self.refresh();
    }

    /// A character walks on what is left of the ground of its last move, or on any other.
    fn walk(&mut self, bytes: &mut Bytes) {
        if self.bodies.is_empty() {
            return;
        }
        let Body { id, .. } = self.bodies[bytes.below(self.bodies.len())];
        let mut result = sat_character_result::default();
        for _ in 0..2 {
            let options = sat_character_options {
                step: bytes.below(3) as f64,
                ground: result.ground,
                ..sat_character_options::default()
            };
            let delta = vector(bytes);
            let (world, out) = (self.world, &mut result);
            // SAFETY: the world is this one's, a buffer of capacity 0 may be NULL.
            let status =
                unsafe { sat_world_move_character(world, id, delta, &options, null_mut(), 0, out) };
            assert_ne!(status, SAT_ERR_INTERNAL);
            assert!(result.hit_count <= 32 && finite(result.moved), "{result:?}");
        }
        self.refresh();
    }

    /// Replaces the world by its restored copy.
    fn restore(&mut self) {
        self.end_recording();
        let twin = self.copy();
        // SAFETY: the world is this one's and is not used again.
        unsafe { sat_world_free(self.world) };
        self.world = twin;
    }

    /// The restored copy; it is saved as the same bytes.
    fn copy(&self) -> *mut sat_world {
        let bytes = save(self.world);
        let mut twin = null_mut();
        // SAFETY: the bytes are a local list.
        let status = unsafe { sat_world_restore(bytes.as_ptr(), bytes.len(), &mut twin) };
        assert_eq!(status, SAT_OK);
        assert_eq!(save(twin), bytes);
        assert_eq!(touching_tolerance(twin), self.tolerance);
        twin
    }

    /// Reads where the bodies are.
    fn refresh(&mut self) {
        for body in &mut self.bodies {
            // SAFETY: the world is this one's.
            let status = unsafe { sat_world_transform(self.world, body.id, &mut body.transform) };
            assert_eq!(status, SAT_OK);
            let [x, y] = [body.transform.tx, body.transform.ty];
            assert!(finite(sat_vec2 { x, y }));
        }
    }
}

impl Drop for TestWorld {
    fn drop(&mut self) {
        let mut count = 0;
        // SAFETY: the world is this one's and is not used again.
        unsafe {
            assert_eq!(sat_world_body_count(self.world, &mut count), SAT_OK);
            sat_world_free(self.world);
        }
        assert!(count == self.bodies.len() || std::thread::panicking());
    }
}

fn bits(id: sat_body_id) -> u64 {
    id.bits
}

fn touching_tolerance(world: *const sat_world) -> f64 {
    let mut tolerance = -1.0;
    // SAFETY: the caller's world and a local.
    let status = unsafe { sat_world_touching_tolerance(world, &mut tolerance) };
    assert_eq!(status, SAT_OK);
    tolerance
}

pub fn save(world: *const sat_world) -> Vec<u8> {
    let mut size = 0;
    // SAFETY: the caller's world; a buffer of capacity 0 may be NULL, the other has the capacity.
    unsafe {
        assert_eq!(
            sat_world_save(world, null::<u8>().cast_mut(), 0, &mut size),
            SAT_ERR_CAPACITY
        );
        let mut bytes = vec![0; size];
        assert_eq!(
            sat_world_save(world, bytes.as_mut_ptr(), size, &mut size),
            SAT_OK
        );
        bytes
    }
}

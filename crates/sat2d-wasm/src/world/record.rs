//! Saved worlds, recordings and drawings.

use crate::failure::{Failed, answer, stored};
use crate::scratch::write;
use crate::world::{World, id};
use sat2d::DVec2;
use sat2d::world::{self, Canvas, Difference, Paint, Replay};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
unsafe extern "C" {
    /// What takes the bytes of a recording.
    pub type Recorder;

    /// Whether it took them.
    #[wasm_bindgen(method, structural)]
    fn take(this: &Recorder, bytes: &[u8]) -> bool;

    /// What a world is drawn on.
    pub type Pen;

    /// A line.
    #[wasm_bindgen(method, structural)]
    fn line(this: &Pen, x0: f64, y0: f64, x1: f64, y1: f64, paint: u32);

    /// A filled convex polygon.
    #[wasm_bindgen(method, structural)]
    fn polygon(this: &Pen, corners: &[f64], paint: u32);

    /// A filled disc.
    #[wasm_bindgen(method, structural)]
    fn circle(this: &Pen, x: f64, y: f64, radius: f64, paint: u32);

    /// A text.
    #[wasm_bindgen(method, structural)]
    fn text(this: &Pen, x: f64, y: f64, text: &str, paint: u32);
}

impl Canvas for &Pen {
    fn line(&mut self, from: DVec2, to: DVec2, paint: Paint) {
        Pen::line(self, from.x, from.y, to.x, to.y, paint as u32);
    }

    fn polygon(&mut self, corners: &[DVec2], paint: Paint) {
        let numbers: Vec<f64> = corners.iter().flat_map(|at| at.to_array()).collect();
        Pen::polygon(self, &numbers, paint as u32);
    }

    fn circle(&mut self, center: DVec2, radius: f64, paint: Paint) {
        Pen::circle(self, center.x, center.y, radius, paint as u32);
    }

    fn text(&mut self, at: DVec2, text: &str, paint: Paint) {
        Pen::text(self, at.x, at.y, text, paint as u32);
    }
}

#[wasm_bindgen]
impl World {
    /// `World::save`.
    pub fn save(&self) -> Vec<u8> {
        self.0.save()
    }

    /// `World::restore`.
    pub fn restore(bytes: &[u8]) -> Option<World> {
        stored(world::World::restore(bytes).map(World))
    }

    /// A clone of the world.
    pub fn copy(&self) -> World {
        World(self.0.clone())
    }

    /// `World::fingerprint`.
    pub fn fingerprint(&self) -> u64 {
        self.0.fingerprint()
    }

    /// `World::start_recording`.
    pub fn start_recording(&mut self, recorder: Recorder) {
        self.0.start_recording(move |bytes| recorder.take(bytes));
    }

    /// `World::stop_recording`.
    pub fn stop_recording(&mut self) -> bool {
        self.0.stop_recording()
    }

    /// `World::draw`.
    pub fn draw(&self, mut pen: &Pen) {
        self.0.draw(&mut pen);
    }

    /// `World::draw_body`.
    pub fn draw_body(&self, body: f64, mut pen: &Pen) -> i32 {
        answer(|| Ok(self.0.draw_body(id(body), &mut pen).map(|()| 0)?))
    }
}

/// Runs a recording to its end, or to the first difference. Returns 1 if the recording was stopped,
/// not cut off, and writes the number of steps, and the step and the kind of the first difference,
/// 0 for none, with the call.
#[wasm_bindgen]
pub fn replay(bytes: &[u8]) -> i32 {
    answer(|| {
        let mut replay = Replay::new(bytes)?;
        let mut steps = 0;
        while let Some(step) = replay.next_step()? {
            steps = step.number;
            if let Some(difference) = step.difference {
                let (kind, call) = match difference {
                    Difference::Result { call } => (1, call),
                    Difference::Placements => (2, 0),
                    Difference::Events => (3, 0),
                    _ => {
                        return Err(Failed::new(
                            sat2d::internals::Status::Internal,
                            difference.to_string(),
                        ));
                    }
                };
                write([steps as f64, f64::from(kind), call as f64]);
                return Ok(0);
            }
        }
        write([steps as f64, 0.0, 0.0]);
        Ok(i32::from(replay.is_complete()))
    })
}

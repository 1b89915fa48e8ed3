//! Parity with the hit tests of Flash's display list.

use crate::compat::flash_geom::{script, write_rectangle};
use crate::failure::{Failed, answer};
use crate::scratch::{read, slice, write};
use sat2d::compat::flash::{
    Bounds, Content, DisplayMatrix, Node, Outline, Paint, PathStep, Point, Property, Rectangle,
    Stage,
};
use sat2d::internals::Status;
use wasm_bindgen::prelude::wasm_bindgen;

/// A display list.
#[wasm_bindgen]
pub struct FlashStage(Stage);

fn property(number: u32) -> Property {
    match number {
        0 => Property::X,
        1 => Property::Y,
        2 => Property::Rotation,
        3 => Property::ScaleX,
        4 => Property::ScaleY,
        5 => Property::Width,
        _ => Property::Height,
    }
}

fn singular(index: u32) -> Failed {
    let message = format!("node {index}: its matrix to the stage has no inverse");
    Failed::new(Status::Singular, message)
}

#[wasm_bindgen]
impl FlashStage {
    /// `Stage::of_script`.
    #[wasm_bindgen(constructor)]
    pub fn new(language: u32) -> FlashStage {
        FlashStage(Stage::of_script(script(language)))
    }

    /// A container. Returns the node.
    pub fn create_container(&mut self) -> u32 {
        self.0.create(Content::Container).index()
    }

    /// A bitmap. Returns the node.
    pub fn create_bitmap(&mut self, width: u16, height: u16) -> u32 {
        self.0.create(Content::Bitmap { width, height }).index()
    }

    /// An outline of so many layers in the scratch array: for each its paint, thickness and number
    /// of steps; then the bounds with strokes and those without, or NaN; then the kind, control
    /// point and end of each step. Returns the node.
    pub fn create_outline(&mut self, layers: usize) -> u32 {
        let heads = slice(0, 3 * layers);
        let total: usize = heads.chunks_exact(3).map(|head| head[2] as usize).sum();
        let bounds = slice(3 * layers, 8);
        let steps: Vec<PathStep> = slice(3 * layers + 8, 5 * total)
            .chunks_exact(5)
            .map(path_step)
            .collect();
        let mut outline = Outline::new();
        let mut rest = &steps[..];
        for head in heads.chunks_exact(3) {
            let paint = match head[0] as u32 {
                0 => Paint::EvenOdd,
                1 => Paint::NonZero,
                _ => Paint::Stroke(head[1]),
            };
            let (path, after) = rest.split_at(head[2] as usize);
            outline.add(paint, path);
            rest = after;
        }
        let given = |numbers: &[f64]| {
            let is_given = !numbers[0].is_nan();
            is_given.then(|| Bounds::of_pixels((numbers[0], numbers[1]), (numbers[2], numbers[3])))
        };
        let with = given(&bounds).or(outline.bounds(true));
        let without = given(&bounds[4..]).or(outline.bounds(false));
        if let Some((with, without)) = with.zip(without) {
            outline.set_bounds(with, without);
        }
        self.0.create(Content::Outline(outline)).index()
    }

    /// `Stage::add_child`.
    pub fn add_child(&mut self, parent: u32, child: u32) -> i32 {
        answer(|| {
            let (parent, child) = (self.node(parent)?, self.node(child)?);
            let added = self.0.add_child(parent, child);
            added.map_err(|error| Failed::new(Status::Index, error.to_string()))?;
            Ok(0)
        })
    }

    /// `Stage::remove`.
    pub fn remove(&mut self, child: u32) -> i32 {
        answer(|| {
            let child = self.node(child)?;
            self.0.remove(child);
            Ok(0)
        })
    }

    /// `Stage::set_clipped_by`.
    pub fn set_clipped_by(&mut self, object: u32, layer: Option<u32>) -> i32 {
        answer(|| {
            let layer = layer.map(|layer| self.node(layer)).transpose()?;
            self.0.set_clipped_by(self.node(object)?, layer);
            Ok(0)
        })
    }

    /// `Stage::set_mask`.
    pub fn set_mask(&mut self, object: u32, mask: Option<u32>) -> i32 {
        answer(|| {
            let mask = mask.map(|mask| self.node(mask)).transpose()?;
            self.0.set_mask(self.node(object)?, mask);
            Ok(0)
        })
    }

    /// `Stage::set_scroll_rect`: to the rectangle in the scratch array, or none.
    pub fn set_scroll_rect(&mut self, object: u32, has_rectangle: bool) -> i32 {
        answer(|| {
            let object = self.node(object)?;
            let [x, y, width, height] = read::<4>();
            let rectangle = Rectangle::new(x, y, width, height);
            self.0
                .set_scroll_rect(object, has_rectangle.then_some(rectangle));
            Ok(0)
        })
    }

    /// `Stage::scroll_rect`. Writes the rectangle; 0 if there is none, else 1.
    pub fn scroll_rect(&self, object: u32) -> i32 {
        answer(|| {
            let found = self.0.scroll_rect(self.node(object)?);
            Ok(found.map_or(0, |found| {
                write_rectangle(found);
                1
            }))
        })
    }

    /// `Stage::concatenated_matrix`. Writes the matrix.
    pub fn concatenated_matrix(&self, object: u32) -> i32 {
        answer(|| {
            let matrix = self.0.concatenated_matrix(self.node(object)?);
            Ok(write(matrix.to_pixels()))
        })
    }

    /// `Stage::start_drag`, within the corners in the scratch array, or without bounds.
    pub fn start_drag(&mut self, object: u32, lock_center: bool, has_bounds: bool) -> i32 {
        answer(|| {
            let object = self.node(object)?;
            let [left, top, right, bottom] = read::<4>();
            let corners = [Point::new(left, top), Point::new(right, bottom)];
            self.0
                .start_drag(object, lock_center, has_bounds.then_some(corners));
            Ok(0)
        })
    }

    /// `Stage::set_mouse`.
    pub fn set_mouse(&mut self, x: f64, y: f64) {
        self.0.set_mouse(Point::new(x, y));
    }

    /// `Stage::stop_drag`.
    pub fn stop_drag(&mut self) {
        self.0.stop_drag();
    }

    /// Sets a property: x, y, rotation, scale x, scale y, width, height.
    pub fn set(&mut self, object: u32, property: u32, value: f64) -> i32 {
        answer(|| {
            let object = self.node(object)?;
            self.0.set(object, self::property(property), value);
            Ok(0)
        })
    }

    /// Writes a property.
    pub fn property(&self, object: u32, property: u32) -> i32 {
        answer(|| {
            let object = self.node(object)?;
            Ok(write([self.0.property(object, self::property(property))]))
        })
    }

    /// Sets the matrix to the one in the scratch array.
    pub fn set_matrix(&mut self, object: u32) -> i32 {
        answer(|| {
            let object = self.node(object)?;
            let [a, b, c, d, tx, ty] = read::<6>();
            let matrix = DisplayMatrix::of_pixels(a, b, c, d, tx, ty);
            self.0.set_matrix(object, matrix);
            Ok(0)
        })
    }

    /// Writes the matrix.
    pub fn matrix(&self, object: u32) -> i32 {
        answer(|| {
            let matrix = self.0.placement(self.node(object)?).matrix();
            Ok(write(matrix.to_pixels()))
        })
    }

    /// `Stage::local_to_global`. Writes the point.
    pub fn local_to_global(&self, object: u32, x: f64, y: f64) -> i32 {
        answer(|| {
            let there = self.0.local_to_global(self.node(object)?, Point::new(x, y));
            Ok(write([there.x, there.y]))
        })
    }

    /// `Stage::global_to_local`. Writes the point.
    pub fn global_to_local(&self, object: u32, x: f64, y: f64) -> i32 {
        answer(|| {
            let here = self.0.global_to_local(self.node(object)?, Point::new(x, y));
            let here = here.ok_or_else(|| singular(object))?;
            Ok(write([here.x, here.y]))
        })
    }

    /// `Stage::get_bounds`. Writes the rectangle.
    pub fn bounds(&self, object: u32, target: u32, strokes: bool) -> i32 {
        answer(|| {
            let (from, to) = (self.node(object)?, self.node(target)?);
            match self.0.get_bounds(from, to, strokes) {
                Some(found) => Ok(write_rectangle(found)),
                None if self.0.bounds(from, strokes).is_none() => {
                    Ok(write_rectangle(self.0.empty_bounds(from, to)))
                }
                None => Err(singular(target)),
            }
        })
    }

    /// `Stage::hit_test_object`.
    pub fn hit_test_object(&self, a: u32, b: u32) -> i32 {
        answer(|| {
            let hit = self.0.hit_test_object(self.node(a)?, self.node(b)?);
            Ok(i32::from(hit))
        })
    }

    /// `Stage::hit_test_point`.
    pub fn hit_test_point(&self, object: u32, x: f64, y: f64, shape_flag: bool) -> i32 {
        answer(|| {
            let hit = self.0.hit_test_point(self.node(object)?, x, y, shape_flag);
            Ok(i32::from(hit))
        })
    }
}

impl FlashStage {
    fn node(&self, index: u32) -> Result<Node, Failed> {
        self.0.node(index).ok_or_else(|| {
            let count = self.0.count();
            let message = format!("node {index}: the stage has {count} objects, the root included");
            Failed::new(Status::Index, message)
        })
    }
}

fn path_step(numbers: &[f64]) -> PathStep {
    let (x, y) = (numbers[3], numbers[4]);
    match numbers[0] as u32 {
        0 => PathStep::MoveTo { x, y },
        1 => PathStep::LineTo { x, y },
        _ => PathStep::CurveTo {
            control_x: numbers[1],
            control_y: numbers[2],
            x,
            y,
        },
    }
}

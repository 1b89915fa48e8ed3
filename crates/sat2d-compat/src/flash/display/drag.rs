//! `startDrag` and `stopDrag`, as Ruffle has them (commit f3a1263e164d, `Player::update_drag`).

use super::bounds::Bounds;
use super::matrix::{DisplayMatrix, twips};
use super::stage::{Drag, Node, Stage};
use crate::flash::geom::{Point, Script};

impl Stage {
    /// `startDrag(lockCenter, bounds)`: the object follows the mouse from now on, and what was
    /// dragged before stays where it is. With `lock_center` its origin jumps to the mouse, else it
    /// keeps its distance. The bounds are the upper left and the lower right corner, in pixels of
    /// the parent's coordinates, within which its origin stays: in ActionScript 3 those of a
    /// rectangle, in 2 the arguments left, top, right and bottom. They are cut off to twips and put
    /// in order. NaN is 0, in ActionScript 2 so is infinity.
    ///
    /// Nothing moves before the next [`set_mouse`](Stage::set_mouse) or
    /// [`stop_drag`](Stage::stop_drag).
    ///
    /// ```
    /// use sat2d::compat::flash::{Content, Point, Property, Stage};
    /// let mut stage = Stage::new();
    /// let knob = stage.create(Content::Bitmap { width: 10, height: 10 });
    /// stage.add_child(stage.root(), knob)?;
    /// stage.set(knob, Property::Y, 30.0);
    /// stage.set_mouse(Point::new(2.0, 33.0));
    /// stage.start_drag(knob, false, Some([Point::new(0.0, 30.0), Point::new(100.0, 30.0)]));
    /// stage.set_mouse(Point::new(52.0, 80.0));
    /// assert_eq!(stage.property(knob, Property::X), 50.0);
    /// assert_eq!(stage.property(knob, Property::Y), 30.0); // a slider
    /// stage.set_mouse(Point::new(500.0, 80.0));
    /// stage.stop_drag();
    /// assert_eq!(stage.property(knob, Property::X), 100.0);
    /// # Ok::<(), sat2d::compat::flash::NestingError>(())
    /// ```
    pub fn start_drag(&mut self, node: Node, lock_center: bool, bounds: Option<[Point; 2]>) {
        let script = self.script();
        self.drag = Some(Drag {
            node,
            lock_center,
            bounds: bounds.and_then(|corners| Bounds::of(corners.map(|at| place(script, at)))),
            mouse: self.mouse,
        });
    }

    /// Where the mouse is, in pixels of the stage; (0, 0) at first. What is dragged follows. Call
    /// it once a frame as well if what is dragged, or what it is in, moves by itself.
    pub fn set_mouse(&mut self, mouse: Point) {
        self.mouse = (twips(mouse.x), twips(mouse.y));
        self.follow_mouse();
    }

    /// `stopDrag()`: what is dragged follows the mouse once more, and then no longer.
    pub fn stop_drag(&mut self) {
        self.follow_mouse();
        self.drag = None;
    }

    fn follow_mouse(&mut self) {
        let Some(mut drag) = self.drag.take() else {
            return;
        };
        if self.script() == Script::As2 && !self.is_on_stage(drag.node) {
            return;
        }
        let outer = match self.parent(drag.node) {
            Some(parent) => self.global_matrix(parent),
            None => DisplayMatrix::IDENTITY,
        };
        let inner = outer.inverse().unwrap_or_default();
        let clamp = |at| drag.bounds.map_or(at, |bounds| bounds.clamp(at));
        let placement = self.placement(drag.node).matrix();
        let before = (placement.tx, placement.ty);
        let after = if drag.lock_center {
            clamp(inner.apply(self.mouse.0, self.mouse.1))
        } else {
            let moved = inner.linear(difference(self.mouse, drag.mouse));
            let after = clamp(sum(before, moved));
            // what the bounds take away stays to be moved
            drag.mouse = sum(drag.mouse, outer.linear(difference(after, before)));
            after
        };
        self.placement_mut(drag.node).set_twips(after);
        self.drag = Some(drag);
    }
}

/// A corner of the bounds, in twips.
fn place(script: Script, corner: Point) -> (i32, i32) {
    let side = |number: f64| match script {
        Script::As2 if !number.is_finite() => 0,
        _ => twips(number),
    };
    (side(corner.x), side(corner.y))
}

fn sum(a: (i32, i32), b: (i32, i32)) -> (i32, i32) {
    (a.0.saturating_add(b.0), a.1.saturating_add(b.1))
}

fn difference(a: (i32, i32), b: (i32, i32)) -> (i32, i32) {
    (a.0.saturating_sub(b.0), a.1.saturating_sub(b.1))
}

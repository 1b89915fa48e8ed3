//! Boxes and hit tests of the objects of a stage.

use super::bounds::Bounds;
use super::graphics::Graphics;
use super::matrix::{DisplayMatrix, pixels, twips};
use super::scan;
use super::stage::{Content, MAX_NESTING, Node, Stage};
use crate::flash::geom::{Rectangle, Script};
use alloc::vec::Vec;

impl Stage {
    /// The box of an object and all below it in its own coordinates, with strokes or without:
    /// `None` if it holds nothing.
    #[must_use]
    pub fn bounds(&self, node: Node, strokes: bool) -> Option<Bounds> {
        self.box_below(node, strokes, &|leaf| self.matrix_within(leaf, node))
    }

    /// `getBounds(target)` (with strokes), `getRect(target)` (without), in pixels: `None` if the
    /// object holds nothing, where a script sees [`empty_bounds`](Stage::empty_bounds). In another
    /// object's coordinates it is the box round the moved corners of the own box, looser
    /// than the box of a hit test. `None` also if the target has no inverse.
    #[must_use]
    pub fn get_bounds(&self, node: Node, target: Node, strokes: bool) -> Option<Rectangle> {
        let own = self.bounds(node, strokes)?;
        if node == target {
            return Some(own.to_rectangle());
        }
        let (up, down) = (
            self.unscrolled_matrix(node),
            self.global_matrix(target).inverse()?,
        );
        let corners = [
            own.min,
            own.max,
            (own.min.0, own.max.1),
            (own.max.0, own.min.1),
        ];
        let there = corners.map(|(x, y)| {
            let (x, y) = up.apply(x, y);
            down.apply(x, y)
        });
        Some(Bounds::of(there)?.to_rectangle())
    }

    /// What `getBounds` and `getRect` give for an object that holds nothing: zeros in ActionScript
    /// 3. In ActionScript 2 all four sides are 6710886.35, or 6710886.4 in the coordinates of
    /// another object in files of version 8 and later; Ruffle decides that.
    #[must_use]
    pub fn empty_bounds(&self, node: Node, target: Node) -> Rectangle {
        let side = match self.script() {
            Script::As3 => 0.0,
            Script::As2 if node == target => pixels(EMPTY_SIDE),
            Script::As2 => pixels(EMPTY_SIDE + 1),
        };
        Rectangle::new(side, side, 0.0, 0.0)
    }

    /// The box round the moved corners of all that is below an object, on the stage: what
    /// `hitTestObject` and `hitTestPoint` look at.
    #[must_use]
    pub fn stage_bounds(&self, node: Node) -> Option<Bounds> {
        self.box_below(node, true, &|leaf| self.unscrolled_matrix(leaf))
    }

    /// `hitTestObject`, and `hitTest(clip)` of ActionScript 2: whether the boxes on the stage have
    /// a point in common. Objects that hold nothing hit nothing.
    #[must_use]
    pub fn hit_test_object(&self, a: Node, b: Node) -> bool {
        let boxes = self.stage_bounds(a).zip(self.stage_bounds(b));
        boxes.is_some_and(|(a, b)| a.hits(&b))
    }

    /// `hitTestPoint(x, y, shapeFlag)`, and `hitTest(x, y, shapeFlag)` of ActionScript 2: whether a
    /// point, in pixels of the root's coordinates, is in the object's box or, with the flag, in the
    /// paint of something in it. With the flag never for objects that are not on the stage. NaN is
    /// no hit, in ActionScript 2 nor is infinity.
    #[must_use]
    pub fn hit_test_point(&self, node: Node, x: f64, y: f64, shape_flag: bool) -> bool {
        let is_no_place = match self.script() {
            Script::As3 => f64::is_nan,
            Script::As2 => |number: f64| !number.is_finite(),
        };
        if is_no_place(x) || is_no_place(y) {
            return false;
        }
        let point = self.matrix(self.root()).apply(twips(x), twips(y));
        if !self
            .stage_bounds(node)
            .is_some_and(|own| own.contains(point))
        {
            return false;
        }
        !shape_flag
            || self.is_on_stage(node)
                && !self.at(node).is_hidden_as_mask()
                && Walk::new(self, point).paints(node, Masks::AreNoPaint)
    }

    /// `width` and `height`, in pixels: the size of the box in the parent's coordinates, 0 without
    /// a box. Recordings have objects without rotation.
    #[must_use]
    pub fn size(&self, node: Node) -> (f64, f64) {
        let own = self.matrix(node);
        let map = |leaf| own.product(&self.matrix_within(leaf, node));
        let found = self.box_below(node, true, &map);
        found.map_or((0.0, 0.0), |found| {
            let Rectangle { width, height, .. } = found.to_rectangle();
            (width, height)
        })
    }

    /// The boxes of all leaves below an object, each moved by its whole chain at once: matrices are
    /// multiplied from the innermost up, and the products are rounded. A scroll rectangle is a
    /// leaf, whatever is in the object.
    fn box_below(
        &self,
        node: Node,
        strokes: bool,
        map: &impl Fn(Node) -> DisplayMatrix,
    ) -> Option<Bounds> {
        if let Some(shown) = self.scroll_box(node) {
            return Some(shown.moved(&map(node)));
        }
        let object = self.at(node);
        let own = match &object.content {
            Content::Container => None,
            Content::Graphics(graphics) => graphics.bounds(strokes),
            Content::Bitmap { width, height } => Some(bitmap_box(*width, *height)),
        };
        let children = object.children.iter();
        own.map(|own| own.moved(&map(node)))
            .into_iter()
            .chain(children.filter_map(|&child| self.box_below(child, strokes, map)))
            .reduce(|a, b| a.union(&b))
    }
}

/// The sides of the box of an object that holds nothing, in twips.
const EMPTY_SIDE: i32 = 0x7FF_FFFF;

/// Whether a walk takes objects that are masks for paint.
#[derive(Clone, Copy, PartialEq)]
enum Masks {
    AreNoPaint,
    /// Within a mask: its parts count even if they are masks of something themselves.
    Paint,
}

/// A walk through the paint at a point of the stage.
struct Walk<'a> {
    stage: &'a Stage,
    point: (i32, i32),
    /// The masks that are being asked. One that is asked already hides nothing: a mask may
    /// contain what it masks.
    asked: Vec<Node>,
    /// How many objects the walk may still go down.
    room: usize,
}

impl<'a> Walk<'a> {
    fn new(stage: &'a Stage, point: (i32, i32)) -> Walk<'a> {
        Walk {
            stage,
            point,
            asked: Vec::new(),
            room: 2 * MAX_NESTING,
        }
    }

    /// Whether the point is in the paint of an object or of what is below it.
    fn paints(&mut self, node: Node, masks: Masks) -> bool {
        self.room -= 1;
        let paints = self.paints_inner(node, masks);
        self.room += 1;
        paints
    }

    fn paints_inner(&mut self, node: Node, masks: Masks) -> bool {
        let (stage, point) = (self.stage, self.point);
        let shown = stage.scroll_box(node);
        if shown.is_some_and(|shown| !shown.moved(&stage.unscrolled_matrix(node)).contains(point)) {
            return false;
        }
        let object = stage.at(node);
        if object.is_sprite() && object.mask.is_some_and(|mask| self.hides(mask)) {
            return false;
        }
        let own = match &object.content {
            Content::Container => false,
            Content::Graphics(graphics) => {
                scan::paints(graphics, &stage.global_matrix(node), point)
            }
            Content::Bitmap { width, height } => {
                let graphics = Graphics::rectangle(&bitmap_box(*width, *height));
                scan::paints(&graphics, &stage.global_matrix(node), point)
            }
        };
        own || object
            .children
            .iter()
            .any(|&child| self.shows(child, node, masks))
    }

    fn shows(&mut self, child: Node, parent: Node, masks: Masks) -> bool {
        let stage = self.stage;
        let object = stage.at(child);
        let counts = !object.is_clip && (masks == Masks::Paint || !object.is_hidden_as_mask());
        counts
            && self.paints(child, masks)
            && object
                .clipped_by
                .filter(|&layer| stage.parent(layer) == Some(parent))
                .is_none_or(|layer| self.paints(layer, masks))
    }

    /// Whether a mask hides the point. One that would exhaust the stack hides nothing.
    fn hides(&mut self, mask: Node) -> bool {
        if self.asked.contains(&mask) || self.stage.height(mask) >= self.room {
            return false;
        }
        self.asked.push(mask);
        let hides = !self.paints(mask, Masks::Paint);
        self.asked.pop();
        hides
    }
}

fn bitmap_box(width: u16, height: u16) -> Bounds {
    Bounds {
        min: (0, 0),
        max: (i32::from(width) * 20, i32::from(height) * 20),
    }
}

//! A display list, as far as hit tests see it.

use super::bounds::Bounds;
use super::matrix::{DisplayMatrix, pixels, twips};
use super::outline::Outline;
use super::placement::Placement;
use super::scan;
use crate::compat::flash::geom::{Point, Rectangle};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// An object of a [`Stage`], as long as the stage lives. It means nothing to another stage: there
/// it is another object, or a panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node(u32);

impl Node {
    /// Its number: 0 is the root, the others count up in the order of [`Stage::create`].
    #[must_use]
    pub const fn index(self) -> u32 {
        self.0
    }
}

/// What an object itself paints; it may have children besides.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Content {
    /// Nothing: `Sprite`, `MovieClip` and so on.
    #[default]
    Container,
    /// Fills and strokes.
    Outline(Outline),
    /// A `Bitmap` of so many pixels, all of which count whatever their alpha.
    Bitmap {
        /// The number of columns.
        width: u16,
        /// The number of rows.
        height: u16,
    },
}

/// An object would become its own ancestor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle;

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the new child is the container itself or contains it")
    }
}

impl core::error::Error for Cycle {}

#[derive(Clone, Debug, Default)]
struct Object {
    content: Content,
    placement: Placement,
    parent: Option<Node>,
    children: Vec<Node>,
    clipped_by: Option<Node>,
    is_clip: bool,
    mask: Option<Node>,
}

/// A tree of display objects, which answers `hitTestPoint`, `hitTestObject`, `hitTest`,
/// `getBounds`, `getRect`, `localToGlobal` and `globalToLocal` as the Flash player does. What is
/// certain, likely and unknown about that is in the guide to porting from Flash.
///
/// The root stands for the main movie's root.
///
/// ```
/// use sat2d::compat::flash::{Content, Outline, Paint, PathStep, Stage};
/// let triangle = [
///     PathStep::MoveTo { x: 0.0, y: 0.0 },
///     PathStep::LineTo { x: 40.0, y: 0.0 },
///     PathStep::LineTo { x: 0.0, y: 40.0 },
///     PathStep::LineTo { x: 0.0, y: 0.0 },
/// ];
/// let mut outline = Outline::new();
/// outline.add(Paint::EvenOdd, &triangle);
/// let mut stage = Stage::new();
/// let ship = stage.create(Content::Container);
/// let hull = stage.create(Content::Outline(outline));
/// stage.add_child(stage.root(), ship)?;
/// stage.add_child(ship, hull)?;
/// stage.placement_mut(ship).set_x(100.0);
/// assert!(stage.hit_test_point(ship, 135.0, 35.0, false)); // in the box
/// assert!(!stage.hit_test_point(ship, 135.0, 35.0, true));
/// assert!(stage.hit_test_point(ship, 110.0, 10.0, true));
/// # Ok::<(), sat2d::compat::flash::Cycle>(())
/// ```
#[derive(Clone, Debug)]
pub struct Stage {
    objects: Vec<Object>,
}

impl Default for Stage {
    fn default() -> Stage {
        Stage::new()
    }
}

impl Stage {
    /// A stage with nothing on its root.
    #[must_use]
    pub fn new() -> Stage {
        Stage {
            objects: vec![Object::default()],
        }
    }

    /// The main movie's root.
    #[must_use]
    pub const fn root(&self) -> Node {
        Node(0)
    }

    /// The object of a number below [`count`](Stage::count).
    #[must_use]
    pub fn node(&self, index: u32) -> Option<Node> {
        (index < self.count()).then_some(Node(index))
    }

    /// The number of objects, the root included.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.objects.len() as u32
    }

    /// A new object without a parent: it is not on the stage yet.
    pub fn create(&mut self, content: Content) -> Node {
        let node = Node(self.count());
        self.objects.push(Object {
            content,
            ..Object::default()
        });
        node
    }

    /// Replaces what an object paints.
    pub fn set_content(&mut self, node: Node, content: Content) {
        self.at_mut(node).content = content;
    }

    /// `addChild`: the child leaves the parent that it has.
    ///
    /// # Errors
    /// [`Cycle`] if the child is the parent or contains it.
    pub fn add_child(&mut self, parent: Node, child: Node) -> Result<(), Cycle> {
        if self.ancestors(parent).any(|ancestor| ancestor == child) {
            return Err(Cycle);
        }
        self.remove(child);
        self.at_mut(child).parent = Some(parent);
        self.at_mut(parent).children.push(child);
        Ok(())
    }

    /// `removeChild`: takes an object, with all below it, off its parent.
    pub fn remove(&mut self, child: Node) {
        if let Some(parent) = self.at_mut(child).parent.take() {
            self.at_mut(parent).children.retain(|&other| other != child);
        }
    }

    /// The container that an object is in.
    #[must_use]
    pub fn parent(&self, node: Node) -> Option<Node> {
        self.at(node).parent
    }

    /// Whether an object is below the root, or is the root.
    #[must_use]
    pub fn is_on_stage(&self, node: Node) -> bool {
        self.ancestors(node).last() == Some(self.root())
    }

    /// Where an object is within its parent.
    #[must_use]
    pub fn placement(&self, node: Node) -> &Placement {
        &self.at(node).placement
    }

    /// The same, to set `x`, `rotation` and so on.
    pub fn placement_mut(&mut self, node: Node) -> &mut Placement {
        &mut self.at_mut(node).placement
    }

    /// Clips an object by a clipping layer: its paint counts only where the layer's does. The layer
    /// is no paint itself from now on. With `None` the object is not clipped any more.
    pub fn set_clipped_by(&mut self, node: Node, layer: Option<Node>) {
        self.at_mut(node).clipped_by = layer;
        if let Some(layer) = layer {
            self.at_mut(layer).is_clip = true;
        }
    }

    /// `mask = …`: what must be hit too, if the object itself is asked with the shape flag.
    pub fn set_mask(&mut self, node: Node, mask: Option<Node>) {
        self.at_mut(node).mask = mask;
    }

    /// The matrix from an object to the stage.
    #[must_use]
    pub fn global_matrix(&self, node: Node) -> DisplayMatrix {
        let matrices = self.ancestors(node).map(|node| self.matrix(node));
        matrices
            .reduce(|inner, outer| outer.product(&inner))
            .unwrap_or_default()
    }

    /// `localToGlobal`, in pixels.
    #[must_use]
    pub fn local_to_global(&self, node: Node, point: Point) -> Point {
        moved(&self.global_matrix(node), point)
    }

    /// `globalToLocal`, in pixels: `None` if the object has no inverse, where the player's answer
    /// is unknown.
    #[must_use]
    pub fn global_to_local(&self, node: Node, point: Point) -> Option<Point> {
        let inverse = self.global_matrix(node).inverse()?;
        Some(moved(&inverse, point))
    }

    /// The box of an object and all below it in its own coordinates, with strokes or without:
    /// `None` if it holds nothing.
    #[must_use]
    pub fn bounds(&self, node: Node, strokes: bool) -> Option<Bounds> {
        self.box_below(node, strokes, &|leaf| self.matrix_within(leaf, node))
    }

    /// `getBounds(target)` (with strokes), `getRect(target)` (without), in pixels: `None` if the
    /// object holds nothing, where ActionScript 3 gives zeros and 2 gives 6710886.35 four times. In
    /// another object's coordinates it is the box round the moved corners of the own box, looser
    /// than the box of a hit test. `None` also if the target has no inverse.
    #[must_use]
    pub fn get_bounds(&self, node: Node, target: Node, strokes: bool) -> Option<Rectangle> {
        let own = self.bounds(node, strokes)?;
        if node == target {
            return Some(own.to_rectangle());
        }
        let (up, down) = (
            self.global_matrix(node),
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

    /// The box round the moved corners of all that is below an object, on the stage: what
    /// `hitTestObject` and `hitTestPoint` look at.
    #[must_use]
    pub fn stage_bounds(&self, node: Node) -> Option<Bounds> {
        self.box_below(node, true, &|leaf| self.global_matrix(leaf))
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
    /// no hit.
    #[must_use]
    pub fn hit_test_point(&self, node: Node, x: f64, y: f64, shape_flag: bool) -> bool {
        if x.is_nan() || y.is_nan() {
            return false;
        }
        let point = self.matrix(self.root()).apply(twips(x), twips(y));
        if !self
            .stage_bounds(node)
            .is_some_and(|own| own.contains(point))
        {
            return false;
        }
        let paints = |node| self.paints(node, point);
        !shape_flag
            || self.is_on_stage(node) && paints(node) && self.at(node).mask.is_none_or(paints)
    }

    fn at(&self, node: Node) -> &Object {
        &self.objects[node.0 as usize]
    }

    fn at_mut(&mut self, node: Node) -> &mut Object {
        &mut self.objects[node.0 as usize]
    }

    fn matrix(&self, node: Node) -> DisplayMatrix {
        self.at(node).placement.matrix()
    }

    /// An object and all that it is in, innermost first.
    fn ancestors(&self, node: Node) -> impl Iterator<Item = Node> {
        core::iter::successors(Some(node), |&node| self.at(node).parent)
    }

    /// The matrix from an object to the coordinates of something that it is in, or is.
    fn matrix_within(&self, node: Node, outer: Node) -> DisplayMatrix {
        self.ancestors(node)
            .take_while(|&ancestor| ancestor != outer)
            .map(|node| self.matrix(node))
            .reduce(|inner, outer| outer.product(&inner))
            .unwrap_or_default()
    }

    /// The boxes of all leaves below an object, each moved by its whole chain at once: matrices are
    /// multiplied from the innermost up, and the products are rounded.
    fn box_below(
        &self,
        node: Node,
        strokes: bool,
        map: &impl Fn(Node) -> DisplayMatrix,
    ) -> Option<Bounds> {
        let object = self.at(node);
        let own = match &object.content {
            Content::Container => None,
            Content::Outline(outline) => outline.bounds(strokes),
            Content::Bitmap { width, height } => Some(bitmap_box(*width, *height)),
        };
        let children = object.children.iter();
        own.map(|own| own.moved(&map(node)))
            .into_iter()
            .chain(children.filter_map(|&child| self.box_below(child, strokes, map)))
            .reduce(|a, b| a.union(&b))
    }

    /// Whether a point of the stage is in the paint of an object or of what is below it.
    fn paints(&self, node: Node, point: (i32, i32)) -> bool {
        let object = self.at(node);
        let own = match &object.content {
            Content::Container => false,
            Content::Outline(outline) => scan::paints(outline, &self.global_matrix(node), point),
            Content::Bitmap { width, height } => {
                let outline = Outline::rectangle(&bitmap_box(*width, *height));
                scan::paints(&outline, &self.global_matrix(node), point)
            }
        };
        let shows = |&child: &Node| {
            let inner = self.at(child);
            !inner.is_clip
                && self.paints(child, point)
                && inner
                    .clipped_by
                    .is_none_or(|layer| self.paints(layer, point))
        };
        own || object.children.iter().any(shows)
    }
}

fn moved(map: &DisplayMatrix, point: Point) -> Point {
    let (x, y) = map.apply(twips(point.x), twips(point.y));
    Point::new(pixels(x), pixels(y))
}

fn bitmap_box(width: u16, height: u16) -> Bounds {
    Bounds {
        min: (0, 0),
        max: (i32::from(width) * 20, i32::from(height) * 20),
    }
}

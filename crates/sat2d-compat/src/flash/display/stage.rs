//! A display list, as far as hit tests see it.

use super::bounds::Bounds;
use super::graphics::Graphics;
use super::matrix::{DisplayMatrix, pixels, twips};
use super::placement::Placement;
use crate::flash::geom::{Point, Script};
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
    Graphics(Graphics),
    /// A `Bitmap` of so many pixels, all of which count whatever their alpha.
    Bitmap {
        /// The number of columns.
        width: u16,
        /// The number of rows.
        height: u16,
    },
}

/// How many objects may be within one another on a [`Stage`], so that no walk through the tree
/// exhausts the stack.
pub const MAX_NESTING: usize = 1000;

/// Why an object cannot become a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NestingError {
    /// The child is the container itself or contains it.
    Cycle,
    /// The child is the root.
    Root,
    /// More than [`MAX_NESTING`] objects would be within one another.
    TooDeep,
}

impl fmt::Display for NestingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NestingError::Cycle => f.write_str("the new child is the container or contains it"),
            NestingError::Root => f.write_str("the root cannot be a child"),
            NestingError::TooDeep => {
                write!(
                    f,
                    "more than {MAX_NESTING} objects would be within one another"
                )
            }
        }
    }
}

impl core::error::Error for NestingError {}

#[derive(Clone, Debug, Default)]
pub(super) struct Object {
    pub content: Content,
    placement: Placement,
    parent: Option<Node>,
    pub children: Vec<Node>,
    pub clipped_by: Option<Node>,
    pub is_clip: bool,
    pub mask: Option<Node>,
    /// The object that this one is the mask of.
    pub masks: Option<Node>,
    /// The scroll rectangle, in twips of the object's own coordinates; its sides may be in any
    /// order.
    pub scroll: Option<Bounds>,
}

/// An object that follows the mouse.
#[derive(Clone, Debug)]
pub(super) struct Drag {
    pub node: Node,
    pub lock_center: bool,
    pub bounds: Option<Bounds>,
    /// Where the mouse was when the object moved last.
    pub mouse: (i32, i32),
}

impl Object {
    /// Masks bear on sprites only: a `Bitmap` has and is none, as far as hits go.
    pub fn is_sprite(&self) -> bool {
        !matches!(self.content, Content::Bitmap { .. })
    }

    pub fn is_hidden_as_mask(&self) -> bool {
        self.is_sprite() && self.masks.is_some()
    }
}

/// A tree of display objects, which answers `hitTestPoint`, `hitTestObject`, `hitTest`,
/// `getBounds`, `getRect`, `localToGlobal` and `globalToLocal` as the Flash player does. What is
/// certain, likely and unknown about that is in `docs/porting-flash-display.md`.
///
/// The root stands for the main movie's root.
///
/// ```
/// use sat2d::compat::flash::{Content, Graphics, Paint, PathStep, Stage};
/// let triangle = [
///     PathStep::MoveTo { x: 0.0, y: 0.0 },
///     PathStep::LineTo { x: 40.0, y: 0.0 },
///     PathStep::LineTo { x: 0.0, y: 40.0 },
///     PathStep::LineTo { x: 0.0, y: 0.0 },
/// ];
/// let mut graphics = Graphics::new();
/// graphics.add(Paint::EvenOdd, &triangle);
/// let mut stage = Stage::new();
/// let ship = stage.create(Content::Container);
/// let hull = stage.create(Content::Graphics(graphics));
/// stage.add_child(stage.root(), ship)?;
/// stage.add_child(ship, hull)?;
/// stage.placement_mut(ship).set_x(100.0);
/// assert!(stage.hit_test_point(ship, 135.0, 35.0, false)); // in the box
/// assert!(!stage.hit_test_point(ship, 135.0, 35.0, true));
/// assert!(stage.hit_test_point(ship, 110.0, 10.0, true));
/// # Ok::<(), sat2d::compat::flash::NestingError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Stage {
    objects: Vec<Object>,
    script: Script,
    /// Where the mouse is on the stage, in twips.
    pub(super) mouse: (i32, i32),
    pub(super) drag: Option<Drag>,
}

impl Default for Stage {
    fn default() -> Stage {
        Stage::new()
    }
}

impl Stage {
    /// A stage with nothing on its root, of a program in ActionScript 3.
    #[must_use]
    pub fn new() -> Stage {
        Stage::of_script(Script::As3)
    }

    /// A stage with nothing on its root, of a program in a language: [`set`](Stage::set),
    /// [`hit_test_point`](Stage::hit_test_point) and [`empty_bounds`](Stage::empty_bounds) answer
    /// as that does.
    #[must_use]
    pub fn of_script(script: Script) -> Stage {
        Stage {
            objects: vec![Object::default()],
            script,
            mouse: (0, 0),
            drag: None,
        }
    }

    /// The language of the program.
    #[must_use]
    pub const fn script(&self) -> Script {
        self.script
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

    /// What an object itself paints.
    pub(crate) fn content(&self, node: Node) -> &Content {
        &self.at(node).content
    }

    /// Replaces what an object paints.
    pub fn set_content(&mut self, node: Node, content: Content) {
        self.at_mut(node).content = content;
    }

    /// `addChild`: the child leaves the parent that it has.
    ///
    /// # Errors
    /// If the child is the root, or the parent or what it is in, or if more than [`MAX_NESTING`]
    /// objects would be within one another. Nothing has changed then.
    pub fn add_child(&mut self, parent: Node, child: Node) -> Result<(), NestingError> {
        if self.ancestors(parent).any(|ancestor| ancestor == child) {
            return Err(NestingError::Cycle);
        }
        if child == self.root() {
            return Err(NestingError::Root);
        }
        if self.ancestors(parent).count() + self.height(child) > MAX_NESTING {
            return Err(NestingError::TooDeep);
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

    /// Where an object is within its parent, to set `x`, `rotation` and so on as ActionScript 3
    /// does. [`set`](Stage::set) does it in the language of the stage.
    pub fn placement_mut(&mut self, node: Node) -> &mut Placement {
        &mut self.at_mut(node).placement
    }

    /// Clips an object by a clipping layer: its paint counts only where the layer's does, as long
    /// as both are children of the same container, as they are in Flash. The layer is no paint
    /// itself from now on. With `None` the object is not clipped any more.
    pub fn set_clipped_by(&mut self, node: Node, layer: Option<Node>) {
        self.at_mut(node).clipped_by = layer;
        if let Some(layer) = layer {
            self.at_mut(layer).is_clip = true;
        }
    }

    /// `mask = …`: where the mask has no paint, the object has none either. A mask serves one
    /// object: one that it served before has no mask any more. While it is a mask, it is no paint
    /// itself. Bitmaps are neither masked nor masks here: Ruffle hits their whole box.
    ///
    /// ```
    /// use sat2d::compat::flash::{Content, Stage};
    /// let mut stage = Stage::new();
    /// let (hero, window) = (stage.create(Content::Container), stage.create(Content::Container));
    /// let art = stage.create(Content::Bitmap { width: 10, height: 10 });
    /// let pane = stage.create(Content::Bitmap { width: 40, height: 5 });
    /// for (parent, child) in [(stage.root(), hero), (hero, art), (hero, window), (window, pane)] {
    ///     stage.add_child(parent, child)?;
    /// }
    /// stage.set_mask(hero, Some(window));
    /// assert!(stage.hit_test_point(hero, 4.0, 4.0, true));
    /// assert!(!stage.hit_test_point(hero, 4.0, 8.0, true)); // hidden
    /// assert!(!stage.hit_test_point(hero, 30.0, 4.0, true)); // a mask is no paint
    /// # Ok::<(), sat2d::compat::flash::NestingError>(())
    /// ```
    pub fn set_mask(&mut self, node: Node, mask: Option<Node>) {
        if let Some(old) = self.at_mut(node).mask.take() {
            self.at_mut(old).masks = None;
        }
        if let Some(mask) = mask {
            if let Some(served) = self.at_mut(mask).masks.replace(node) {
                self.at_mut(served).mask = None;
            }
            self.at_mut(node).mask = Some(mask);
        }
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

    pub(super) fn at(&self, node: Node) -> &Object {
        &self.objects[node.0 as usize]
    }

    pub(super) fn at_mut(&mut self, node: Node) -> &mut Object {
        &mut self.objects[node.0 as usize]
    }

    pub(super) fn matrix(&self, node: Node) -> DisplayMatrix {
        self.at(node).placement.matrix()
    }

    /// An object and all that it is in, innermost first.
    fn ancestors(&self, node: Node) -> impl Iterator<Item = Node> {
        core::iter::successors(Some(node), |&node| self.at(node).parent)
    }

    /// How many objects are within one another from an object on, itself included.
    pub(super) fn height(&self, node: Node) -> usize {
        let mut level = vec![node];
        let mut height = 0;
        while !level.is_empty() {
            height += 1;
            let children = |&node: &Node| self.at(node).children.iter().copied();
            level = level.iter().flat_map(children).collect();
        }
        height
    }

    /// The matrix from an object to the coordinates of something that it is in, or is.
    pub(super) fn matrix_within(&self, node: Node, outer: Node) -> DisplayMatrix {
        self.ancestors(node)
            .take_while(|&ancestor| ancestor != outer)
            .map(|node| self.matrix(node))
            .reduce(|inner, outer| outer.product(&inner))
            .unwrap_or_default()
    }
}

fn moved(map: &DisplayMatrix, point: Point) -> Point {
    let (x, y) = map.apply(twips(point.x), twips(point.y));
    Point::new(pixels(x), pixels(y))
}

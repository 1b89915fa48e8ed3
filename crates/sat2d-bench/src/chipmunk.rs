//! Chipmunk 7, if it is installed (`libchipmunk7` of Debian). It is loaded at run time, so that no
//! build needs it.
//!
//! `unsafe`: calls functions of a C library as its headers declare them (with doubles, the default
//! of its build). Every pointer is to something that this file creates and keeps alive for the
//! call, or for as long as the library keeps the pointer.
#![allow(unsafe_code)]

use crate::scene::{Form, Pose};
use libloading::{Library, library_filename};
use sat2d::{Aabb, DVec2};
use std::cell::Cell;
use std::ffi::{OsString, c_int, c_void};
use std::ptr::null_mut;
use std::sync::LazyLock;

/// `cpVect`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Vector {
    x: f64,
    y: f64,
}

impl From<DVec2> for Vector {
    fn from(DVec2 { x, y }: DVec2) -> Vector {
        Vector { x, y }
    }
}

/// `cpTransform`; its numbers have the same meaning as those of sat2d's transform.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Placement([f64; 6]);

impl From<&Pose> for Placement {
    fn from(pose: &Pose) -> Placement {
        Placement(pose.transform().to_array())
    }
}

/// `cpBB`: left, bottom, right, top.
#[derive(Clone, Copy)]
#[repr(C)]
struct Bounds {
    low: Vector,
    high: Vector,
}

impl From<Aabb> for Bounds {
    fn from(Aabb { min, max }: Aabb) -> Bounds {
        Bounds {
            low: min.into(),
            high: max.into(),
        }
    }
}

impl Bounds {
    fn meets(&self, other: &Bounds) -> bool {
        self.low.x <= other.high.x
            && other.low.x <= self.high.x
            && self.low.y <= other.high.y
            && other.low.y <= self.high.y
    }
}

/// `cpContactPointSet`.
#[repr(C)]
struct Contacts {
    count: c_int,
    normal: Vector,
    points: [ContactPoint; 2],
}

#[repr(C)]
struct ContactPoint {
    on_a: Vector,
    on_b: Vector,
    distance: f64,
}

/// The beginning of `cpSpatialIndex`.
#[repr(C)]
struct RawIndex {
    class: *const Class,
}

/// The part of `cpSpatialIndexClass` that this file uses.
#[repr(C)]
struct Class {
    /// `destroy`, `count`, `each`, `contains`.
    before: [*const c_void; 4],
    insert: unsafe extern "C" fn(*mut RawIndex, *mut c_void, usize),
    /// `remove`, `reindex`, `reindexObject`.
    between: [*const c_void; 3],
    reindex_query: unsafe extern "C" fn(*mut RawIndex, OnPair, *mut c_void),
}

type OnPair = unsafe extern "C" fn(*mut c_void, *mut c_void, u32, *mut c_void) -> u32;
type BoundsOf = unsafe extern "C" fn(*mut c_void) -> Bounds;
type VelocityOf = unsafe extern "C" fn(*mut c_void) -> Vector;

/// The functions that this program uses, and the library, which stays loaded until the program
/// ends.
pub struct Chipmunk {
    poly_shape_new_raw: unsafe extern "C" fn(*mut c_void, c_int, *const Vector, f64) -> *mut c_void,
    circle_shape_new: unsafe extern "C" fn(*mut c_void, f64, Vector) -> *mut c_void,
    shape_free: unsafe extern "C" fn(*mut c_void),
    shape_update: unsafe extern "C" fn(*mut c_void, Placement) -> Bounds,
    shapes_collide: unsafe extern "C" fn(*const c_void, *const c_void) -> Contacts,
    bb_tree_new: unsafe extern "C" fn(BoundsOf, *mut RawIndex) -> *mut RawIndex,
    bb_tree_set_velocity_func: unsafe extern "C" fn(*mut RawIndex, VelocityOf),
    space_hash_new: unsafe extern "C" fn(f64, c_int, BoundsOf, *mut RawIndex) -> *mut RawIndex,
    spatial_index_free: unsafe extern "C" fn(*mut RawIndex),
    _library: Library,
}

static CHIPMUNK: LazyLock<Option<Chipmunk>> = LazyLock::new(|| {
    let names = [
        OsString::from("libchipmunk.so.7"),
        library_filename("chipmunk"),
    ];
    let found = names.iter().find_map(|name| Chipmunk::load(name).ok());
    if found.is_none() {
        eprintln!("Chipmunk 7 is not installed (libchipmunk7 of Debian): left out");
    }
    found
});

/// Chipmunk, if it is installed; otherwise prints once to standard error that it is left out.
pub fn installed() -> Option<&'static Chipmunk> {
    CHIPMUNK.as_ref()
}

impl Chipmunk {
    fn load(name: &OsString) -> Result<Chipmunk, libloading::Error> {
        // SAFETY: the library runs no code when it is loaded, and its functions have the types that
        // its headers declare.
        unsafe {
            let library = Library::new(name)?;
            Ok(Chipmunk {
                poly_shape_new_raw: *library.get("cpPolyShapeNewRaw")?,
                circle_shape_new: *library.get("cpCircleShapeNew")?,
                shape_free: *library.get("cpShapeFree")?,
                shape_update: *library.get("cpShapeUpdate")?,
                shapes_collide: *library.get("cpShapesCollide")?,
                bb_tree_new: *library.get("cpBBTreeNew")?,
                bb_tree_set_velocity_func: *library.get("cpBBTreeSetVelocityFunc")?,
                space_hash_new: *library.get("cpSpaceHashNew")?,
                spatial_index_free: *library.get("cpSpatialIndexFree")?,
                _library: library,
            })
        }
    }
}

/// A `cpShape` without a body.
pub struct Shape {
    library: &'static Chipmunk,
    raw: *mut c_void,
}

impl Shape {
    /// Creates a shape from its geometry, at the origin.
    pub fn new(library: &'static Chipmunk, form: &Form) -> Shape {
        // SAFETY: the pointer and the count are those of one list, which the library copies; a
        // shape needs no body.
        let raw = unsafe {
            if let Form::Circle(radius) = form {
                (library.circle_shape_new)(null_mut(), *radius, DVec2::ZERO.into())
            } else {
                let points: Vec<Vector> = form.vertices().into_iter().map(Vector::from).collect();
                (library.poly_shape_new_raw)(
                    null_mut(),
                    points.len() as c_int,
                    points.as_ptr(),
                    0.0,
                )
            }
        };
        Shape { library, raw }
    }

    /// Places the shape: Chipmunk computes the placed vertices here.
    fn update(&self, at: &Placement) {
        // SAFETY: the shape is alive, and no Rust reference points into it.
        unsafe { (self.library.shape_update)(self.raw, *at) };
    }

    /// Places both shapes and returns whether they have contact points. Chipmunk reports contact
    /// points only for shapes that touch or overlap.
    pub fn contacts(&self, at: &Placement, other: &Shape, other_at: &Placement) -> bool {
        self.update(at);
        other.update(other_at);
        // SAFETY: both shapes are alive.
        let contacts = unsafe { (self.library.shapes_collide)(self.raw, other.raw) };
        std::hint::black_box(&contacts).count > 0
    }
}

impl Drop for Shape {
    fn drop(&mut self) {
        // SAFETY: it is freed once.
        unsafe { (self.library.shape_free)(self.raw) }
    }
}

/// The kinds of spatial index.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// `cpBBTree` over the exact boxes.
    Tree,
    /// `cpBBTree` over boxes widened by a tenth on each side. Chipmunk widens boxes if it has a
    /// velocity function; here that function returns 0.
    WideTree,
    /// `cpSpaceHash` with cells of the mean width of the boxes, and ten times as many cells as
    /// boxes, as its header advises.
    Hash,
}

/// A spatial index over numbered boxes.
pub struct Index {
    library: &'static Chipmunk,
    raw: *mut RawIndex,
    /// The index has pointers to these items, so none is added or removed.
    boxes: Vec<Item>,
}

struct Item {
    number: u32,
    bounds: Cell<Bounds>,
}

unsafe extern "C" fn bounds_of(item: *mut c_void) -> Bounds {
    // SAFETY: the index contains only pointers to items, which live as long as the index.
    unsafe { &*item.cast::<Item>() }.bounds.get()
}

unsafe extern "C" fn at_rest(_: *mut c_void) -> Vector {
    DVec2::ZERO.into()
}

/// Records a pair if its boxes meet. An index also reports other pairs and leaves this test to the
/// callback.
unsafe extern "C" fn note(a: *mut c_void, b: *mut c_void, id: u32, pairs: *mut c_void) -> u32 {
    // SAFETY: as above, and the last argument is the list that was passed with this function.
    let (a, b, pairs) = unsafe {
        (
            &*a.cast::<Item>(),
            &*b.cast::<Item>(),
            &mut *pairs.cast::<Vec<(u32, u32)>>(),
        )
    };
    if a.bounds.get().meets(&b.bounds.get()) {
        pairs.push((a.number, b.number));
    }
    id
}

impl Index {
    /// Creates an index over these boxes; the number of a box is its position in the list.
    pub fn new(library: &'static Chipmunk, kind: Kind, boxes: &[Aabb]) -> Index {
        let width = |b: &Aabb| (b.max - b.min).element_sum() / 2.0;
        let cell = boxes.iter().map(width).sum::<f64>() / boxes.len() as f64;
        // SAFETY: the callbacks take items, and there is no index of static boxes.
        let raw = unsafe {
            match kind {
                Kind::Hash => (library.space_hash_new)(
                    cell,
                    (10 * boxes.len()) as c_int,
                    bounds_of,
                    null_mut(),
                ),
                Kind::Tree | Kind::WideTree => (library.bb_tree_new)(bounds_of, null_mut()),
            }
        };
        if kind == Kind::WideTree {
            // SAFETY: the index is a tree.
            unsafe { (library.bb_tree_set_velocity_func)(raw, at_rest) };
        }
        let items = boxes.iter().zip(0..).map(|(&bounds, number)| Item {
            number,
            bounds: Cell::new(bounds.into()),
        });
        let index = Index {
            library,
            raw,
            boxes: items.collect(),
        };
        for (i, item) in index.boxes.iter().enumerate() {
            // SAFETY: the class is that of this index, and items do not move in memory until the
            // index is freed.
            unsafe { ((*(*raw).class).insert)(raw, std::ptr::from_ref(item).cast_mut().cast(), i) };
        }
        index
    }

    /// Sets the bounds of a box. The index reads them in [`Index::pairs`].
    pub fn set(&self, number: usize, bounds: Aabb) {
        self.boxes[number].bounds.set(bounds.into());
    }

    /// Reindexes all boxes and writes every pair that meets to the list, once, in no particular
    /// order.
    pub fn pairs(&mut self, pairs: &mut Vec<(u32, u32)>) {
        pairs.clear();
        let pairs: *mut Vec<(u32, u32)> = pairs;
        // SAFETY: the class is that of this index, and `note` expects a pointer to this list.
        unsafe { ((*(*self.raw).class).reindex_query)(self.raw, note, pairs.cast()) };
    }
}

impl Drop for Index {
    fn drop(&mut self) {
        // SAFETY: it is freed once, before the items.
        unsafe { (self.library.spatial_index_free)(self.raw) }
    }
}

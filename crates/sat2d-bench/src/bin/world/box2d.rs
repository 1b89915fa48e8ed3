//! Box2D v3's dynamic tree. A frame moves or enlarges the boxes that left their fat AABBs, queries
//! the tree for each body, and decides the pairs with `b2CollidePolygons`. Its manifold is
//! speculative, so only points with a separation of at most 0 count.
//!
//! `unsafe`: calls foreign functions on a tree that this file owns.
#![allow(unsafe_code)]

use crate::parry::bounds;
use crate::peer::Peer;
use crate::scene::{Body, Scene};
use boxdd_sys::ffi;
use sat2d::DVec2;
use sat2d_bench::box2d::{relative, transform, vec2};
use std::ffi::{c_int, c_void};

/// Box2D's margin around boxes.
const MARGIN: f64 = 0.1;

pub struct Box2d {
    /// Enlarge boxes and rebuild the enlarged part of the tree, as a world of Box2D does, instead
    /// of moving boxes one by one.
    enlarges: bool,
    tree: ffi::b2DynamicTree,
    proxies: Vec<c_int>,
    fat: Vec<ffi::b2AABB>,
    tight: Vec<ffi::b2AABB>,
    polygons: Vec<ffi::b2Polygon>,
    poses: Vec<ffi::b2Transform>,
    moved: Vec<usize>,
    pairs: Vec<(u32, u32)>,
}

fn around(b: &Body, margin: f64) -> ffi::b2AABB {
    let bounds = bounds(b);
    ffi::b2AABB {
        lowerBound: vec2(DVec2::new(bounds.mins.x - margin, bounds.mins.y - margin)),
        upperBound: vec2(DVec2::new(bounds.maxs.x + margin, bounds.maxs.y + margin)),
    }
}

fn pose(b: &Body) -> ffi::b2Transform {
    transform(b.place, b.angle)
}

fn contains(a: &ffi::b2AABB, b: &ffi::b2AABB) -> bool {
    a.lowerBound.x <= b.lowerBound.x
        && a.lowerBound.y <= b.lowerBound.y
        && a.upperBound.x >= b.upperBound.x
        && a.upperBound.y >= b.upperBound.y
}

struct Asked<'a> {
    body: u32,
    pairs: &'a mut Vec<(u32, u32)>,
}

unsafe extern "C" fn note(_: c_int, other: u64, context: *mut c_void) -> bool {
    // SAFETY: the context is the `Asked` that was passed with this function.
    let asked = unsafe { &mut *context.cast::<Asked<'_>>() };
    if asked.body < other as u32 {
        asked.pairs.push((asked.body, other as u32));
    }
    true
}

impl Box2d {
    pub fn new(scene: &Scene, enlarges: bool) -> Box2d {
        let fat: Vec<_> = scene.bodies.iter().map(|b| around(b, MARGIN)).collect();
        // SAFETY: the tree lives as long as this struct, which owns it.
        let (tree, proxies) = unsafe {
            let mut tree = ffi::b2DynamicTree_Create(fat.len() as c_int);
            let boxes = fat.iter().enumerate();
            let proxies = boxes
                .map(|(i, fat)| ffi::b2DynamicTree_CreateProxy(&mut tree, *fat, 1, i as u64))
                .collect();
            ffi::b2DynamicTree_Rebuild(&mut tree, true);
            (tree, proxies)
        };
        // SAFETY: takes plain numbers and returns a plain struct.
        let polygon =
            |b: &Body| unsafe { ffi::b2MakeBox(b.size.x as f32 / 2.0, b.size.y as f32 / 2.0) };
        Box2d {
            enlarges,
            tree,
            proxies,
            fat,
            tight: scene.bodies.iter().map(|b| around(b, 0.0)).collect(),
            polygons: scene.bodies.iter().map(polygon).collect(),
            poses: scene.bodies.iter().map(pose).collect(),
            moved: Vec::new(),
            pairs: Vec::new(),
        }
    }
}

impl Drop for Box2d {
    fn drop(&mut self) {
        // SAFETY: created in `new` and destroyed once.
        unsafe { ffi::b2DynamicTree_Destroy(&mut self.tree) };
    }
}

impl Peer for Box2d {
    fn name(&self) -> &'static str {
        if self.enlarges {
            "Box2D v3 tree, EnlargeProxy + Rebuild"
        } else {
            "Box2D v3 tree, MoveProxy"
        }
    }

    fn prepare(&mut self, scene: &Scene) {
        self.moved.clone_from(&scene.moved);
        for &i in &self.moved {
            self.tight[i] = around(&scene.bodies[i], 0.0);
            self.poses[i] = pose(&scene.bodies[i]);
        }
    }

    fn frame(&mut self) -> usize {
        let margin = MARGIN as f32;
        for &i in &self.moved {
            let tight = &self.tight[i];
            if contains(&self.fat[i], tight) {
                continue;
            }
            let (low, high) = (tight.lowerBound, tight.upperBound);
            let fat = ffi::b2AABB {
                lowerBound: ffi::b2Vec2 {
                    x: low.x - margin,
                    y: low.y - margin,
                },
                upperBound: ffi::b2Vec2 {
                    x: high.x + margin,
                    y: high.y + margin,
                },
            };
            self.fat[i] = fat;
            // SAFETY: this tree created the proxy.
            unsafe {
                if self.enlarges {
                    ffi::b2DynamicTree_EnlargeProxy(&mut self.tree, self.proxies[i], fat);
                } else {
                    ffi::b2DynamicTree_MoveProxy(&mut self.tree, self.proxies[i], fat);
                }
            }
        }
        if self.enlarges {
            // SAFETY: the tree is alive.
            unsafe { ffi::b2DynamicTree_Rebuild(&mut self.tree, false) };
        }
        self.pairs.clear();
        for (i, tight) in self.tight.iter().enumerate() {
            let mut asked = Asked {
                body: i as u32,
                pairs: &mut self.pairs,
            };
            let context: *mut Asked<'_> = &mut asked;
            // SAFETY: the context outlives the call and has the type that `note` expects.
            unsafe {
                ffi::b2DynamicTree_Query(&self.tree, *tight, 1, Some(note), context.cast());
            }
        }
        let hit = |&&(a, b): &&(u32, u32)| {
            let (a, b) = (a as usize, b as usize);
            let between = relative(&self.poses[a], &self.poses[b]);
            // SAFETY: both polygons are alive.
            let manifold =
                unsafe { ffi::b2CollidePolygons(&self.polygons[a], &self.polygons[b], between) };
            let points = &manifold.points[..manifold.pointCount as usize];
            points.iter().any(|point| point.separation <= 0.0)
        };
        self.pairs.iter().filter(hit).count()
    }

    fn bytes(&mut self, _: usize) -> Option<usize> {
        // SAFETY: the tree is alive.
        let bytes = unsafe { ffi::b2DynamicTree_GetByteCount(&self.tree) };
        Some(bytes as usize)
    }
}

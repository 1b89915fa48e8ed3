//! A display list beside a tree of its own: parents, cycles, and hits of a container from those of
//! its children.

use crate::grid::{any, eighths};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use std::ptr::{null, null_mut};

const MOST_CALLS: usize = 48;

struct Tree {
    stage: *mut sat_compat_flash_stage,
    /// The parent of each object.
    parents: Vec<Option<usize>>,
    /// Whether something clips or masks, so that hits of children do not add up.
    is_clipped: bool,
}

pub fn run(bytes: &mut Bytes) {
    let mut stage = null_mut();
    // SAFETY: a local.
    assert_eq!(unsafe { sat_compat_flash_stage_new(&mut stage) }, SAT_OK);
    let mut tree = Tree {
        stage,
        parents: vec![None],
        is_clipped: false,
    };
    for _ in 0..MOST_CALLS {
        if bytes.is_empty() {
            break;
        }
        match bytes.below(8) {
            0 | 1 => tree.create(bytes),
            2 | 3 => tree.add(bytes),
            4 => tree.set(bytes),
            5 => tree.remove_or_clip(bytes),
            _ => tree.hit(bytes),
        }
    }
    // SAFETY: made above, and nothing refers to it any more.
    unsafe { sat_compat_flash_stage_free(stage) };
}

impl Tree {
    fn node(&self, bytes: &mut Bytes) -> u32 {
        bytes.below(self.parents.len()) as u32
    }

    fn create(&mut self, bytes: &mut Bytes) {
        let (kind, mut node) = (bytes.below(4), 0);
        let status = match kind {
            // SAFETY: the stage lives, and the output is a local.
            0 => unsafe { sat_compat_flash_stage_create_container(self.stage, &mut node) },
            1 => {
                let (width, height) = (bytes.byte().into(), bytes.byte().into());
                // SAFETY: as above.
                unsafe {
                    sat_compat_flash_stage_create_bitmap(self.stage, width, height, &mut node)
                }
            }
            _ => {
                let steps: Vec<_> = (0..bytes.below(8))
                    .map(|_| sat_compat_flash_path_step {
                        kind: bytes.below(3) as i32,
                        reserved: 0,
                        control_x: any(bytes),
                        control_y: any(bytes),
                        x: any(bytes),
                        y: any(bytes),
                    })
                    .collect();
                let layer = sat_compat_flash_layer {
                    paint: bytes.below(3) as i32,
                    reserved: 0,
                    thickness: eighths(bytes).value(),
                    steps: steps.as_ptr(),
                    count: steps.len(),
                };
                // SAFETY: as above; the list of layers has one.
                unsafe {
                    sat_compat_flash_stage_create_graphics(
                        self.stage,
                        &layer,
                        1,
                        null(),
                        null(),
                        &mut node,
                    )
                }
            }
        };
        assert_eq!(status, SAT_OK);
        assert_eq!(node as usize, self.parents.len());
        self.parents.push(None);
    }

    fn ancestors(&self, node: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(node), |&node| self.parents[node])
    }

    fn add(&mut self, bytes: &mut Bytes) {
        let (parent, child) = (self.node(bytes), self.node(bytes));
        let is_wrong = child == 0 || self.ancestors(parent as usize).any(|a| a == child as usize);
        // SAFETY: the stage lives.
        let status = unsafe { sat_compat_flash_stage_add_child(self.stage, parent, child) };
        assert_eq!(status == SAT_OK, !is_wrong);
        if !is_wrong {
            self.parents[child as usize] = Some(parent as usize);
        }
    }

    fn set(&mut self, bytes: &mut Bytes) {
        let (node, property, value) = (self.node(bytes), bytes.below(8), any(bytes));
        let mut read = 0.0;
        if property == 7 {
            let [a, b, c, d, tx, ty] = [(); 6].map(|()| any(bytes));
            let matrix = sat_transform { a, b, c, d, tx, ty };
            // SAFETY: the stage lives; a reference.
            unsafe { sat_compat_flash_stage_set_matrix(self.stage, node, &matrix) };
            return;
        }
        // SAFETY: the stage lives; the output is a local.
        let statuses = unsafe {
            [
                sat_compat_flash_stage_set(self.stage, node, property as i32, value),
                sat_compat_flash_stage_property(self.stage, node, property as i32, &mut read),
            ]
        };
        assert_eq!(statuses, [SAT_OK; 2]);
    }

    fn remove_or_clip(&mut self, bytes: &mut Bytes) {
        let (kind, node, other) = (bytes.below(6), self.node(bytes), self.node(bytes));
        // SAFETY: the stage lives.
        let status = unsafe {
            match kind {
                0 => sat_compat_flash_stage_set_clipped_by(self.stage, node, other),
                1 => sat_compat_flash_stage_set_mask(self.stage, node, other),
                _ => sat_compat_flash_stage_remove(self.stage, node),
            }
        };
        assert_eq!(status, SAT_OK);
        match kind {
            0 | 1 => self.is_clipped = true,
            _ => self.parents[node as usize] = None,
        }
    }

    fn hits_point(&self, node: u32, x: f64, y: f64, shape: bool) -> bool {
        let mut hit = false;
        // SAFETY: the stage lives; the output is a local.
        let status = unsafe {
            sat_compat_flash_stage_hit_test_point(self.stage, node, x, y, shape, &mut hit)
        };
        assert_eq!(status, SAT_OK);
        hit
    }

    fn hits_object(&self, a: u32, b: u32) -> bool {
        let mut hit = false;
        // SAFETY: the stage lives; the output is a local.
        let status = unsafe { sat_compat_flash_stage_hit_test_object(self.stage, a, b, &mut hit) };
        assert_eq!(status, SAT_OK);
        hit
    }

    fn hit(&self, bytes: &mut Bytes) {
        let (a, b, x, y) = (self.node(bytes), self.node(bytes), any(bytes), any(bytes));
        assert_eq!(self.hits_object(a, b), self.hits_object(b, a));
        let children = || {
            let is_child = |&i: &usize| self.parents[i] == Some(a as usize);
            (0..self.parents.len()).filter(is_child).map(|i| i as u32)
        };
        let in_box = self.hits_point(a, x, y, false);
        let in_paint = self.hits_point(a, x, y, true);
        let is_on_stage = self.ancestors(a as usize).any(|node| node == 0);
        assert!(in_box || !in_paint);
        assert!(is_on_stage || !in_paint);
        // the box holds the boxes of the children, and meets what they meet
        assert!(in_box || !children().any(|child| self.hits_point(child, x, y, false)));
        assert!(self.hits_object(a, b) || !children().any(|child| self.hits_object(child, b)));
        // Paint counts by rows of pixels, so it may reach beyond the box of its object. Then only
        // the box of the container holds the point: a container may be hit where no child is.
        let by_children = children().any(|child| self.hits_point(child, x, y, true));
        assert!(in_paint || self.is_clipped || !by_children);
        let point = sat_vec2 { x, y };
        let mut there = point;
        let mut bounds = sat_compat_flash_rectangle::default();
        // SAFETY: the stage lives; the outputs are locals.
        unsafe {
            let status = sat_compat_flash_stage_local_to_global(self.stage, a, point, &mut there);
            assert_eq!(status, SAT_OK);
            assert!(there.x.is_finite() && there.y.is_finite());
            // an object without an inverse is an error
            sat_compat_flash_stage_global_to_local(self.stage, a, point, &mut there);
            sat_compat_flash_stage_bounds(self.stage, a, b, bytes.flag(), &mut bounds);
        }
    }
}

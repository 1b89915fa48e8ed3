//! Compound bodies: parts that move with their owners, beside the plain list of a world.

use crate::bodies::{Body, root};
use crate::numbers::IDENTITY;
use crate::shapes::Handle;
use crate::worlds::{MOST_BODIES, TestWorld};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;

impl TestWorld {
    /// Attaches a part to a body at the first transform, and moves a part to the second.
    pub fn attach(&mut self, shape: &Handle, to: &[sat_transform; 2], bytes: &mut Bytes) {
        if self.bodies.is_empty() || self.bodies.len() == MOST_BODIES {
            return;
        }
        let index = bytes.below(self.bodies.len());
        let (owner, is_part) = (self.bodies[index].id, self.bodies[index].part_of.is_some());
        let kind = [0, 0, 1, 2][bytes.below(4)];
        let part = sat_body {
            shape: shape.shape,
            transform: to[0],
            kind,
            // SAFETY: a plain struct of numbers and a pointer.
            ..unsafe { std::mem::zeroed() }
        };
        let mut id = sat_body_id { bits: 0 };
        // SAFETY: the world is this one's, the rest are locals.
        let status = unsafe { sat_world_attach(self.world, owner, &part, &mut id) };
        assert_ne!(status, SAT_ERR_INTERNAL);
        assert!(!is_part || status != SAT_OK);
        assert_eq!(status == SAT_OK, id.bits != 0);
        if status == SAT_OK {
            // all zero stands for the identity
            let zero = to[0] == sat_transform::default();
            let local = if zero { IDENTITY } else { to[0] };
            self.bodies.push(Body {
                id,
                shape: shape.share(),
                transform: local,
                kind,
                filter: part.filter,
                user: 0,
                part_of: Some((owner, local)),
            });
            self.carry(owner);
        }
        let index = bytes.below(self.bodies.len());
        let id = self.bodies[index].id;
        // SAFETY: the world is this one's, the rest are locals.
        let status = unsafe { sat_world_set_local_transform(self.world, id, &to[1]) };
        match &mut self.bodies[index].part_of {
            None => assert_ne!(status, SAT_OK),
            Some((owner, local)) if status == SAT_OK => {
                *local = to[1];
                let owner = *owner;
                self.carry(owner);
            }
            Some(_) => assert_ne!(status, SAT_ERR_NOT_A_PART),
        }
    }

    /// Moves the parts of a body with it in the list, and compares them with those of the world.
    pub fn carry(&mut self, owner: sat_body_id) {
        let body = self.bodies.iter().find(|body| body.id.bits == owner.bits);
        let outer = body.expect("the owner is in the list").transform;
        let world = self.world;
        let parts = self
            .bodies
            .iter_mut()
            .filter(|body| root(body) == owner.bits);
        for body in parts {
            let mut at = sat_transform::default();
            // SAFETY: the world is this one's, the rest are references and locals.
            unsafe {
                if let Some((_, local)) = &body.part_of {
                    let status = sat_transform_product(&outer, local, &mut body.transform);
                    assert_eq!(status, SAT_OK);
                }
                assert_eq!(sat_world_transform(world, body.id, &mut at), SAT_OK);
            }
            assert_eq!(at, body.transform);
        }
    }
}

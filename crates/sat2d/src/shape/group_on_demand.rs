//! The group of a circle, which has stages of its own: few pairs need it.

use crate::shape::ring::{Group, group};
use alloc::boxed::Box;
use core::fmt::{Debug, Formatter, Result};
use core::slice::from_ref;
use glam::DVec2;
use once_cell::race::OnceBox;

/// A group, computed when it is first asked for.
#[derive(Default)]
pub(crate) struct GroupOnDemand(OnceBox<Group>);

impl GroupOnDemand {
    /// The group of one point, which is always the same.
    #[inline(always)]
    pub(crate) fn get(&self, points: &[DVec2]) -> &[Group] {
        from_ref(self.0.get_or_init(|| Box::new(group(points, false, 0))))
    }
}

impl Clone for GroupOnDemand {
    fn clone(&self) -> GroupOnDemand {
        GroupOnDemand::default()
    }
}

impl Debug for GroupOnDemand {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.get().fmt(f)
    }
}

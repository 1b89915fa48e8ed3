//! Which pairs and queries a body takes part in, and a table of which roles interact.

use crate::bodies::body::kinds_interact;
use crate::memory::bytes;
use crate::{BodyKind, Filter};
use alloc::vec::Vec;
use core::ops::Deref;

/// Which pairs and queries a body takes part in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Role {
    pub(crate) filter: Filter,
    pub(crate) kind: BodyKind,
    /// Whether the slot has a body.
    pub(crate) alive: bool,
    /// Whether the body is a part of another one or has parts.
    pub(crate) is_compound: bool,
}

impl Role {
    #[cfg(feature = "serde")]
    pub(crate) const EMPTY: Role = Role {
        filter: Filter::ALL,
        kind: BodyKind::Static,
        alive: false,
        is_compound: false,
    };

    /// Whether bodies with these roles interact, unless one is a part of the other.
    fn interacts_with(&self, other: &Role) -> bool {
        self.filter.accepts(other.filter)
            & kinds_interact(self.kind, other.kind)
            & self.alive
            & other.alive
    }
}

/// The number of classes: the bits of a row.
const CLASSES: usize = 64;

/// The class of empty slots, which interact with nothing.
const EMPTY: u8 = 0;

/// The class of compound bodies, and of all others once each other class has its role. They may
/// interact with any body.
const OTHER: u8 = CLASSES as u8 - 1;

/// The roles of bodies, by slot.
///
/// A search for pairs asks of each pair whether its bodies interact. Few roles are different, so
/// each slot has a class, one byte, and whether two classes interact is a bit of a table: the bytes
/// of many bodies stay in the cache where their roles would not.
#[derive(Clone, Debug)]
pub(crate) struct Roles {
    roles: Vec<Role>,
    classes: Vec<u8>,
    /// The roles of the classes from 1 on.
    known: Vec<Role>,
    /// By class, a bit for each class with which it may interact.
    rows: [u64; CLASSES],
}

impl Default for Roles {
    fn default() -> Roles {
        let mut rows = [0; CLASSES];
        rows[OTHER as usize] = 1 << OTHER;
        Roles {
            roles: Vec::new(),
            classes: Vec::new(),
            known: Vec::new(),
            rows,
        }
    }
}

impl Deref for Roles {
    type Target = [Role];

    #[inline(always)]
    fn deref(&self) -> &[Role] {
        &self.roles
    }
}

impl Roles {
    /// Adds a slot.
    pub(crate) fn push(&mut self, role: Role) {
        let class = self.class_of(&role);
        self.roles.push(role);
        self.classes.push(class);
    }

    /// Changes the role of a slot.
    pub(crate) fn change(&mut self, slot: usize, change: impl FnOnce(&mut Role)) {
        let mut role = self.roles[slot];
        change(&mut role);
        self.roles[slot] = role;
        self.classes[slot] = self.class_of(&role);
    }

    pub(crate) fn reserve(&mut self, more: usize) {
        self.roles.reserve(more);
        self.classes.reserve(more);
    }

    /// Whether two bodies interact, unless they are parts of one; `None` if their roles are to be
    /// asked by [`interact_by_role`](Roles::interact_by_role), and they may be such parts.
    #[inline(always)]
    pub(crate) fn interact(&self, a: u32, b: u32) -> Option<bool> {
        let (p, q) = (self.classes[a as usize], self.classes[b as usize]);
        let may_interact = self.rows[p as usize % CLASSES] >> (q as usize % CLASSES) & 1 != 0;
        (!may_interact | ((p != OTHER) & (q != OTHER))).then_some(may_interact)
    }

    /// Whether two bodies interact, unless they are parts of one.
    pub(super) fn interact_by_role(&self, a: u32, b: u32) -> bool {
        self.roles[a as usize].interacts_with(&self.roles[b as usize])
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        bytes(&self.roles) + bytes(&self.known) + bytes(&self.classes)
    }

    fn class_of(&mut self, role: &Role) -> u8 {
        if !role.alive {
            return EMPTY;
        }
        if role.is_compound {
            return OTHER;
        }
        let is_same = |known: &Role| (known.filter, known.kind) == (role.filter, role.kind);
        if let Some(at) = self.known.iter().position(is_same) {
            return at as u8 + 1;
        }
        let class = self.known.len() + 1;
        if class == OTHER as usize {
            return OTHER;
        }
        self.known.push(*role);
        for other in (1..=class).filter(|&other| role.interacts_with(&self.known[other - 1])) {
            self.rows[class] |= 1 << other;
            self.rows[other] |= 1 << class;
        }
        self.rows[class] |= 1 << OTHER;
        self.rows[OTHER as usize] |= 1 << class;
        class as u8
    }
}

#[cfg(test)]
mod tests {
    use crate::bodies::roles::*;

    /// With few filters every role has a class, with many most share the last one.
    #[test]
    fn the_table_says_what_the_roles_say() {
        for bits in [1, 2, 16] {
            let mut rng = fastrand::Rng::with_seed(bits);
            let mut roles = Roles::default();
            let mut role = || {
                let kinds = [BodyKind::Moving, BodyKind::Static, BodyKind::Sensor];
                let mut number = || rng.u32(..1 << bits);
                Role {
                    filter: Filter::new(number(), number()),
                    kind: kinds[number() as usize % 3],
                    alive: number() % 8 != 1,
                    is_compound: number() % 8 == 2,
                }
            };
            (0..150).for_each(|_| roles.push(role()));
            for slot in (0..150).step_by(3) {
                roles.change(slot, |changed| *changed = role());
            }
            let (mut known, mut asked) = (0, 0);
            for (a, b) in (0..150).flat_map(|a| (0..150).map(move |b| (a, b))) {
                let expected = roles.interact_by_role(a, b);
                match roles.interact(a, b) {
                    Some(interact) => {
                        assert_eq!(interact, expected, "{a} {b}");
                        known += 1;
                    }
                    None => asked += 1,
                }
                let (p, q) = (roles[a as usize], roles[b as usize]);
                if p.alive & q.alive & (p.is_compound | q.is_compound) {
                    assert_eq!(roles.interact(a, b), None);
                }
            }
            assert!(known > 1000, "{bits} {known}");
            assert_eq!(asked > 10_000, bits == 16, "{bits} {asked}");
        }
    }
}

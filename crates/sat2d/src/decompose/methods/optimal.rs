//! The least number of convex pieces of a disk without new points: a dynamic programme over convex chains.
//!
//! For positions i < k that see each other, W(i, k) is the least number of convex pieces of the part of the disk
//! that has the positions from i to k and is closed by the cut from k to i. The piece at that cut is bounded by
//! a *chain* from i to k whose steps are boundary edges or cuts and whose turns are left or straight, so
//!
//! ```text
//! W(i, k) = 1 + the least, over the convex chains from i to k, of the sum of W over the chain's cuts
//! ```
//!
//! and W(0, n - 1), closed by the boundary edge that ends the ring, is the answer. A cut between two corners that
//! are not reflex could be left out, so only pairs with a reflex end count; a cut never passes through another
//! corner, so a straight line through corners is a chain with straight turns. After J. M. Keil and J. Snoeyink,
//! "On the time bound for convex decomposition of simple polygons" (2002), with their idea that a piece needs to be
//! remembered only by its two ends, in a form that no collinear corner can trip.
//!
//! For one i the chains grow with v. What a chain from i to v still allows depends on its first and its last step
//! alone. The ring's order is the angular order about every corner, so three facts turn geometry into
//! comparisons of positions:
//!
//! - the chain can be closed at i as long as v lies within 180 degrees of the first step: first >= some position
//!   that grows with v. A chain that fails this never closes later either.
//! - it can go on from u to v where the turn at u is left or straight: the position before u is below some bound,
//!   found once for each pair (u, v).
//! - every chain that arrives where v and i see each other clearly can be closed by the cut (v, i). So one that
//!   costs more than the cheapest there is no better than that cut, and all that are kept cost the same; among
//!   those a later first step and an earlier last step are better, a staircase. Where other corners lie on the segment
//!   from i to v, a piece that has both goes straight through them: either on its way to v, and there is one such chain,
//!   or on its way back, and nothing else may follow. There, too, the cheapest are all that matters.

use crate::decompose::mesh::disk::{Disk, NONE};
use crate::decompose::methods::visibility::{Visibility, VisibilityWalk};
use crate::exact::orient2d;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;

/// Above every number of pieces, with room to add to it.
const FAR: u32 = 1 << 30;

/// What it costs to find out that two corners see each other, in steps.
const STEPS_PER_SIGHT: u64 = 16;
/// The most passages that are kept, about half a gigabyte.
const MOST_PASSAGES: usize = 1 << 23;

/// A boundary edge or a cut that chains may take.
struct Passage {
    /// The position where it starts.
    from: u32,
    /// W: 0 for an edge of the boundary.
    pieces: u32,
    /// The length of this cut and of all behind it.
    length: f64,
    /// The last step of its chain.
    chain: u32,
}

/// A step of a chain that a passage needs. Chains share what they have in common.
#[derive(Clone, Copy)]
struct Link {
    passage: u32,
    /// The step before, or [`NONE`].
    before: u32,
}

/// The passages that arrive at a position, the one with the latest start first. What the innermost loop looks at in
/// every one of them is apart from what it seldom needs.
#[derive(Default)]
struct Arriving {
    /// Where it starts, and W.
    costs: Vec<[u32; 2]>,
    /// A chain may go on this way if the position before the start is below the first; the passage's number.
    rest: Vec<[u32; 2]>,
}

/// How a chain from i arrived.
#[derive(Clone, Copy)]
struct State {
    /// Where the first step led.
    first: u32,
    /// The position before the last step.
    before: u32,
    /// The passage of the last step.
    passage: u32,
    /// The state that the last step was taken from.
    parent: u32,
    /// The link of the last step, or [`NONE`] as long as no passage needs it.
    link: u32,
    /// The length of all cuts.
    length: f64,
}

/// The states at a position for the i that is being worked on.
#[derive(Clone, Copy, Default)]
struct Stairs {
    /// The staircase: states from here, sorted by `before` and by `first`.
    start: u32,
    /// End of the staircase.
    end: u32,
    /// Whether the state at `end` is the cut from i itself, which costs one more.
    direct: bool,
}

/// A cost and a first step in one number that is less where they are better: a lower cost, or the same and a later first step.
#[inline]
const fn offer(cost: u32, first: u32) -> u64 {
    offer_more(cost) | !first as u64
}

/// What `cost` adds to an [`offer`].
#[inline]
const fn offer_more(cost: u32) -> u64 {
    (cost as u64) << 32
}

/// The cost in an [`offer`].
#[inline]
const fn cost(offer: u64) -> u32 {
    (offer >> 32) as u32
}

/// The programme; it is kept for its memory.
#[derive(Default)]
pub(crate) struct Chains {
    walk: VisibilityWalk,
    passages: Vec<Passage>,
    arriving: Vec<Arriving>,
    /// What can be had at each position, see [`offer`]: the cost of the chains from i, and the latest first step among them.
    offers: Vec<u64>,
    stairs: Vec<Stairs>,
    states: Vec<State>,
    links: Vec<Link>,
    /// States to make links of.
    unlinked: Vec<u32>,
    seen: Vec<(u32, Visibility)>,
    /// Positions below i that i sees clearly.
    behind: Vec<u32>,
    /// Positions above i that i sees clearly.
    ahead: Vec<u32>,
    todo: Vec<(u32, u32)>,
    piece: Vec<u32>,
    work: u64,
}

impl Chains {
    /// The least number of pieces, or `None` if that takes more than `limit` steps: one for each passage that is looked at,
    /// [`STEPS_PER_SIGHT`] for each pair of corners that see each other. Or if it takes too much memory.
    pub(crate) fn solve(&mut self, disk: &Disk, limit: u64) -> Option<u32> {
        let n = disk.len();
        self.passages.clear();
        self.links.clear();
        for arriving in &mut self.arriving {
            arriving.costs.clear();
            arriving.rest.clear();
        }
        let n_or_more = self.arriving.len().max(n as usize);
        self.arriving.resize_with(n_or_more, Arriving::default);
        self.offers.clear();
        self.offers.resize(n as usize, offer(FAR, 0));
        self.stairs.clear();
        self.stairs.resize(n as usize, Stairs::default());
        self.work = 0;
        if !disk.reflex.contains(&true) {
            return Some(1);
        }
        for i in (0..n - 1).rev() {
            self.look(disk, i);
            self.grow(disk, i);
            if self.work > limit || self.passages.len() > MOST_PASSAGES {
                return None;
            }
        }
        let root = self.passages.last().expect("the last edge closes the ring");
        Some(root.pieces)
    }

    /// After [`solve`](Chains::solve): the pieces, each counter-clockwise as positions of `disk`.
    pub(crate) fn pieces(&mut self, disk: &Disk, mut tell: impl FnMut(&[u32])) {
        self.piece.clear();
        if self.passages.is_empty() {
            self.piece.extend(0..disk.len());
            return tell(&self.piece);
        }
        self.todo.clear();
        self.todo
            .push((self.passages.len() as u32 - 1, disk.len() - 1));
        while let Some((closing, last)) = self.todo.pop() {
            self.piece.clear();
            self.piece.push(last);
            let mut link = self.passages[closing as usize].chain;
            while link != NONE {
                let Link {
                    passage: step,
                    before,
                } = self.links[link as usize];
                let passage = &self.passages[step as usize];
                if passage.pieces > 0 {
                    self.todo.push((step, self.piece[self.piece.len() - 1]));
                }
                self.piece.push(passage.from);
                link = before;
            }
            self.piece.reverse();
            tell(&self.piece);
        }
    }

    /// Finds what i sees: ahead of it all, behind it (if that matters) what it sees clearly.
    fn look(&mut self, disk: &Disk, i: u32) {
        let Chains {
            walk, seen, behind, ..
        } = self;
        seen.clear();
        behind.clear();
        let reflex = disk.reflex[i as usize];
        walk.see(disk, i, |position, sight| {
            if position > i {
                seen.push((position, sight));
            } else if !reflex {
                return ControlFlow::Break(());
            } else if sight == Visibility::Clear {
                behind.push(position);
            }
            ControlFlow::Continue(())
        });
        self.work += STEPS_PER_SIGHT * (self.seen.len() + self.behind.len()) as u64;
    }

    /// Grows the chains from i and finds W(i, v) for all v that need it.
    fn grow(&mut self, disk: &Disk, i: u32) {
        let reflex = disk.reflex[i as usize];
        let last = disk.len() - 1;
        self.states.clear();
        self.ahead.clear();
        // Both only ever move on: the first steps that can still be closed, and the bounds of what is behind.
        let (mut closable, mut bound) = (0, 0);
        for index in 0..self.seen.len() {
            let (v, sight) = self.seen[index];
            let point = disk.at(v);
            if reflex {
                let too_far =
                    |&first: &u32| orient2d(disk.at(i), disk.at(first), point) == Ordering::Less;
                while self.ahead.get(closable).is_some_and(too_far) {
                    closable += 1;
                }
                if sight == Visibility::Clear {
                    let left = |&p: &u32| orient2d(disk.at(p), disk.at(i), point) != Ordering::Less;
                    while self.behind.get(bound).is_some_and(left) {
                        bound += 1;
                    }
                }
            }
            let bound = self.behind.get(bound).copied().unwrap_or(i);
            let start = self.states.len() as u32;
            let mut here = Stairs {
                start,
                end: start + 1,
                direct: false,
            };
            if v == i + 1 {
                let passage = self.add(
                    v,
                    bound,
                    Passage {
                        from: i,
                        pieces: 0,
                        length: 0.0,
                        chain: NONE,
                    },
                );
                self.states.push(State {
                    first: v,
                    before: i,
                    passage,
                    parent: NONE,
                    link: NONE,
                    length: 0.0,
                });
                self.offers[v as usize] = offer(0, v);
            } else {
                let earliest = self.ahead.get(closable).copied().unwrap_or(v);
                let cost = self.arrive(v, earliest);
                here.end = self.states.len() as u32;
                if let Some(cost) = cost {
                    self.offers[v as usize] = offer(cost, self.states[here.end as usize - 1].first);
                    let closes_ring = i == 0 && v == last;
                    if sight == Visibility::Clear
                        && (reflex || disk.reflex[v as usize] || closes_ring)
                    {
                        here.direct = true;
                        self.cut(disk, [i, v], cost, bound, here);
                    }
                }
            }
            if sight == Visibility::Clear {
                self.ahead.push(v);
            }
            self.stairs[v as usize] = here;
        }
        for &(v, _) in &self.seen {
            self.offers[v as usize] = offer(FAR, 0);
        }
    }

    /// Appends the staircase of chains that arrive at v with a first step not before `earliest`; what they cost, if there are any.
    fn arrive(&mut self, v: u32, earliest: u32) -> Option<u32> {
        let Chains {
            arriving,
            offers,
            stairs,
            states,
            passages,
            work,
            ..
        } = self;
        let arriving = &arriving[v as usize];
        *work += arriving.costs.len() as u64;
        let start = states.len();
        let mut least = FAR;
        let mut to_beat = offer(FAR, earliest - 1);
        for (index, &[from, pieces]) in arriving.costs.iter().enumerate().rev() {
            // The cut from i to `from` costs one more than the chains there, so it is of no use where they are not.
            if offers[from as usize] + offer_more(pieces) >= to_beat {
                continue;
            }
            let total = cost(offers[from as usize]) + pieces;
            let [bound, passage] = arriving.rest[index];
            let mut take = |states: &mut Vec<State>, total: u32, parent: u32| {
                let State { first, length, .. } = states[parent as usize];
                if first < earliest || offer(total, first) >= to_beat {
                    return;
                }
                if total < least {
                    states.truncate(start);
                    least = total;
                }
                to_beat = offer(total, first);
                let length = length + passages[passage as usize].length;
                states.push(State {
                    first,
                    before: from,
                    passage,
                    parent,
                    link: NONE,
                    length,
                });
            };
            let here = stairs[from as usize];
            let fits = |&parent: &u32| states[parent as usize].before < bound;
            if let Some(parent) = (here.start..here.end).rev().find(fits) {
                take(states, total, parent);
            }
            if here.direct {
                take(states, total + 1, here.end);
            }
        }
        (states.len() > start).then_some(least)
    }

    /// Makes the cut between i and v a passage, and a chain of one step.
    fn cut(&mut self, disk: &Disk, [i, v]: [u32; 2], cost: u32, bound: u32, here: Stairs) {
        let mut best = here.start;
        for state in here.start + 1..here.end {
            if self.states[state as usize].length < self.states[best as usize].length {
                best = state;
            }
        }
        let across = disk.at(v) - disk.at(i);
        let length = self.states[best as usize].length + libm::sqrt(across.length_squared());
        let chain = self.link(best);
        let passage = self.add(
            v,
            bound,
            Passage {
                from: i,
                pieces: cost + 1,
                length,
                chain,
            },
        );
        self.states.push(State {
            first: v,
            before: i,
            passage,
            parent: NONE,
            link: NONE,
            length,
        });
    }

    /// The link of a state's last step; makes those of the chain that are not there yet.
    fn link(&mut self, state: u32) -> u32 {
        let mut at = state;
        self.unlinked.clear();
        while at != NONE && self.states[at as usize].link == NONE {
            self.unlinked.push(at);
            at = self.states[at as usize].parent;
        }
        let mut link = if at == NONE {
            NONE
        } else {
            self.states[at as usize].link
        };
        while let Some(at) = self.unlinked.pop() {
            let state = &mut self.states[at as usize];
            self.links.push(Link {
                passage: state.passage,
                before: link,
            });
            link = self.links.len() as u32 - 1;
            state.link = link;
        }
        link
    }

    fn add(&mut self, v: u32, bound: u32, passage: Passage) -> u32 {
        let id = self.passages.len() as u32;
        let arriving = &mut self.arriving[v as usize];
        arriving.costs.push([passage.from, passage.pieces]);
        arriving.rest.push([bound, id]);
        self.passages.push(passage);
        id
    }
}

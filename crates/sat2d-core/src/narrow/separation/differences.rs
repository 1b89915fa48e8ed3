//! The differences of all pairs of parts of two shapes, kept or searched.
//!
//! Two shapes of n and m parts have n·m differences. A few are kept. Of many, only the parts are
//! kept, and a tree over the parts of either shape finds the pairs whose differences come near a
//! place; each is computed when it is needed. So memory grows with n + m.
//!
//! A difference takes as many steps as both parts have edges. A search for any difference that
//! covers a point therefore begins with [`Operand::coarser`] parts, which are inside of the parts,
//! and takes finer ones only where these cover nothing.

use crate::narrow::separation::minkowski_difference::{Difference, Inflation, Operand};
use crate::shape::tree::Tree;
use crate::transform::Transform;
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::limit::{LimitError, WorkBudget};
use sat2d_base::sort::sort_by;

/// The most edges of differences that are kept.
const MOST_EDGES: usize = 1 << 19;
/// The corners of the coarsest parts.
const COARSEST: usize = 8;
/// Of so many differences that cover a point, the one that covers most of a feature is taken.
const TRIED: usize = 12;
/// With no more pairs of an edge and a corner, all are looked at before a difference is made.
const FEW_PAIRS: usize = 256;
/// How many times as many corners the next finer parts have.
const FINER: usize = 4;

/// The differences of pairs of parts.
pub(crate) enum Differences<'a> {
    /// All.
    Kept {
        all: Vec<Difference>,
        /// The largest first.
        by_size: Vec<u32>,
    },
    /// The parts of either shape; the second one is given as its reflection.
    Searched {
        parts: Box<[Parts; 2]>,
        inflation: Inflation,
        work: &'a WorkBudget,
    },
}

impl<'a> Differences<'a> {
    /// The differences of parts that come within a length of the origin.
    pub(crate) fn new(
        parts: [Vec<Operand>; 2],
        within: f64,
        inflation: Inflation,
        work: &'a WorkBudget,
    ) -> Result<Differences<'a>, LimitError> {
        let mut all: Vec<Difference> = Vec::new();
        let mut edges = 0;
        for part_b in &parts[1] {
            work.spend(parts[0].len() as u64)?;
            let Aabb { min, max } = part_b.bounds;
            let near = Aabb::new(-max, -min).inflated(within);
            let of_a = parts[0].iter();
            for part_a in of_a.filter(|part| part.bounds.intersects(&near)) {
                let difference = Difference::new(part_a, part_b, inflation);
                work.spend(difference.edges.len() as u64)?;
                edges += difference.edges.len();
                if edges > MOST_EDGES {
                    let parts = Box::new(parts.map(Parts::new));
                    return Ok(Differences::Searched {
                        parts,
                        inflation,
                        work,
                    });
                }
                all.push(difference);
            }
        }
        let size = |i: &u32| {
            let bounds = all[*i as usize].bounds;
            let size = bounds.max - bounds.min;
            size.x * size.y
        };
        let mut by_size: Vec<u32> = (0..all.len() as u32).collect();
        sort_by(&mut by_size, &mut |i, j| size(j).total_cmp(&size(i)));
        Ok(Differences::Kept { all, by_size })
    }

    /// The number of differences that are kept, or of parts.
    pub(crate) fn len(&self) -> usize {
        match self {
            Differences::Kept { all, .. } => all.len(),
            Differences::Searched { parts, .. } => parts.iter().map(|part| part.finest.len()).sum(),
        }
    }

    /// Calls `visit` with all differences whose boxes meet another one.
    pub(crate) fn each_near(
        &self,
        bounds: &Aabb,
        mut visit: impl FnMut(&Difference),
    ) -> Result<(), LimitError> {
        match self {
            Differences::Kept { all, .. } => {
                let near = all.iter().filter(|d| d.bounds.intersects(bounds));
                near.for_each(visit);
                Ok(())
            }
            Differences::Searched {
                parts,
                inflation,
                work,
            } => {
                let [a, b] = &**parts;
                let found = Parts::each_pair(a, b, bounds, |i, j| {
                    let difference = Difference::new(&a.finest[i], &b.finest[j], *inflation);
                    spend(work, 1 + difference.edges.len() as u64)?;
                    if difference.bounds.intersects(bounds) {
                        visit(&difference);
                    }
                    ControlFlow::Continue(())
                });
                match found {
                    ControlFlow::Break(Some(error)) => Err(error),
                    _ => Ok(()),
                }
            }
        }
    }

    /// The differences whose boxes meet another one.
    pub(crate) fn near(&self, bounds: &Aabb) -> Result<Vec<Cow<'_, Difference>>, LimitError> {
        if let Differences::Kept { all, .. } = self {
            let near = all.iter().filter(|d| d.bounds.intersects(bounds));
            return Ok(near.map(Cow::Borrowed).collect());
        }
        let mut near = Vec::new();
        self.each_near(bounds, |difference| {
            near.push(Cow::Owned(difference.clone()))
        })?;
        Ok(near)
    }
}

/// The convex parts of one shape.
pub(crate) struct Parts {
    finest: Vec<Operand>,
    /// For each part, what is inside of it, the coarsest first. Small parts have none.
    coarser: Vec<Vec<Operand>>,
    tree: Tree,
    bounds: Aabb,
    /// How far boxes of the tree may be from those of the parts, by rounding.
    slack: f64,
}

impl Parts {
    fn new(finest: Vec<Operand>) -> Parts {
        let boxes: Vec<Aabb> = finest.iter().map(|part| part.bounds).collect();
        let bounds = boxes.iter().fold(Aabb::EMPTY, |sum, b| sum.union(b));
        let coarser = finest.iter().map(|part| {
            let sizes = core::iter::successors(Some(COARSEST), |size| Some(size * FINER));
            let sizes = sizes.take_while(|size| 2 * size <= part.len());
            sizes.map(|size| part.coarser(size)).collect()
        });
        Parts {
            coarser: coarser.collect(),
            tree: Tree::new(&boxes),
            slack: 8.0 * f64::EPSILON * bounds.reach().max_element(),
            bounds,
            finest,
        }
    }

    /// How many forms of a part there are, with itself.
    fn forms(&self, number: usize) -> usize {
        self.coarser[number].len() + 1
    }

    /// A form of a part; the finest for all greater numbers.
    fn form(&self, number: usize, form: usize) -> &Operand {
        let coarser = self.coarser[number].get(form);
        coarser.unwrap_or(&self.finest[number])
    }

    /// Calls `visit` with the numbers of all pairs of parts whose difference may meet a box.
    fn each_pair<B>(
        a: &Parts,
        b: &Parts,
        bounds: &Aabb,
        mut visit: impl FnMut(usize, usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let less = |other: &Aabb| Aabb::new(bounds.min - other.max, bounds.max - other.min);
        let slack = a.slack + b.slack;
        let near = |node: &Aabb| less(node).intersects(&a.bounds);
        b.tree.query(&Transform::IDENTITY, slack, near, |j| {
            let place = less(&b.finest[j].bounds);
            let near = |node: &Aabb| node.intersects(&place);
            a.tree
                .query(&Transform::IDENTITY, slack, near, |i| visit(i, j))
        })
    }
}

/// Counts work; breaks a search with an error if there is too much.
fn spend(work: &WorkBudget, units: u64) -> ControlFlow<Option<LimitError>> {
    match work.spend(units) {
        Ok(()) => ControlFlow::Continue(()),
        Err(error) => ControlFlow::Break(Some(error)),
    }
}

/// A difference and the interval of a feature that it covers.
type Covering = (Difference, (f64, f64));

/// Finds a difference that covers a point of a feature, one whose parts are as coarse as possible.
/// `cover` gives the interval that a difference covers around the point.
pub(crate) fn find_cover(
    [a, b]: &[Parts; 2],
    inflation: Inflation,
    at: DVec2,
    work: &WorkBudget,
    cover: impl Fn(&Difference) -> Option<(f64, f64)>,
) -> Result<Option<Covering>, LimitError> {
    let bounds = Aabb::new(at, at).inflated(inflation.radius);
    for form in 0.. {
        let mut are_finer = false;
        let mut best: Option<Covering> = None;
        let mut tried = 0;
        let ended = Parts::each_pair(a, b, &bounds, |i, j| {
            let forms = a.forms(i).max(b.forms(j));
            are_finer |= form + 1 < forms;
            if form >= forms {
                return ControlFlow::Continue(());
            }
            let (part_a, part_b) = (a.form(i, form), b.form(j, form));
            spend(work, 1)?;
            if part_a.len() * part_b.len() <= FEW_PAIRS {
                let apart = |p: &Operand, q| p.separates(q, at, inflation.radius);
                if apart(part_a, part_b) || apart(part_b, part_a) {
                    return ControlFlow::Continue(());
                }
            }
            let difference = Difference::new(part_a, part_b, inflation);
            spend(work, difference.edges.len() as u64)?;
            if let Some((from, to)) = cover(&difference) {
                tried += 1;
                let is_longer = |&(_, (f, t)): &Covering| to - from > t - f;
                if best.as_ref().is_none_or(is_longer) {
                    best = Some((difference, (from, to)));
                }
            }
            if tried == TRIED {
                return ControlFlow::Break(None);
            }
            ControlFlow::Continue(())
        });
        if let ControlFlow::Break(Some(error)) = ended {
            return Err(error);
        }
        if best.is_some() {
            return Ok(best);
        }
        if !are_finer {
            break;
        }
    }
    Ok(None)
}

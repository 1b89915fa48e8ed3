//! The least number of convex pieces of a region with a few holes.
//!
//! Consider the leftmost corner of a hole, and of holes that touch it. Left of the vertical line
//! through it there is no boundary near the corner, so a decomposition has a diagonal that ends
//! there and comes from the left: otherwise an angle above 180 degrees is left. Its other end is no
//! corner of that hole. So one of the diagonals from the left connects the hole to another
//! boundary, and the search tries each of them. What is cut open along the diagonal has one hole
//! less and is searched in the same way; a disk is left in the end, which
//! [`optimal`](crate::methods::optimal) solves. The same holds for other directions than
//! left, so the search takes the corner with the fewest diagonals.
//!
//! Regions that have too many pieces by their lower bound are left out. (Branch and bound: A. H.
//! Land and A. G. Doig, "An Automatic Method of Solving Discrete Programming Problems", 1960.)

use crate::index::Index;
use crate::mesh::disk::Disk;
use crate::mesh::insert_diagonal::DiagonalInserter;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::{Mesh, boundary, boundary_edge, next, prev};
use crate::methods::optimal::OptimalSolver;
use crate::methods::visibility::{Visibility, VisibilityWalk};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::lexicographic;

/// The largest number of holes: the number of disks is that of diagonals to the power of this.
const MAX_HOLES: usize = 12;

/// The part of the limit on steps after which the search is given up if it would need more than
/// twice the limit, going by its share that is done: one in this.
const TRIAL: f64 = 16.0;

/// The least number of diagonals that a corner needs, in quarters.
#[derive(Clone, Copy)]
struct Need {
    /// The weight of the corner in halves.
    weight: u8,
    /// 2, less one for each diagonal that ends there and does not resolve it.
    left: u8,
}

/// The search for fewer pieces than `count`.
pub(crate) struct BridgeSearch<'a> {
    points: &'a [DVec2],
    /// The number of edges of the polygon. Those of bridges have the numbers from there on.
    edges: usize,
    count: usize,
    best: Option<Partition>,
    /// The largest number of steps, and that of those made.
    limit: u64,
    steps: u64,
    /// The share of the diagonals that were tried.
    tried: f64,
    work: &'a WorkBudget,
    solver: OptimalSolver,
    walk: VisibilityWalk,
    inserter: DiagonalInserter,
}

/// The search would take too long.
struct GivenUp;

/// What the search found.
pub(crate) struct Found {
    /// A decomposition into fewer pieces, if one was found.
    pub fewer: Option<Partition>,
    /// Whether there is none with fewer pieces than that, or than the count that was given.
    pub is_least: bool,
}

/// Searches for a decomposition of `region`, all of `mesh`, into fewer than `count` pieces, in at
/// most so many steps of the dynamic program. `weights` are those of the positions for the
/// [`lower_bound`].
///
/// [`lower_bound`]: crate::methods::lower_bound
pub(crate) fn search_bridges(
    points: &[DVec2],
    mesh: &Mesh,
    region: &Disk,
    weights: &[u8],
    count: usize,
    steps: u64,
    work: &WorkBudget,
) -> Found {
    if region.boundaries() > MAX_HOLES + 1 {
        return Found {
            fewer: None,
            is_least: false,
        };
    }
    let mut search = BridgeSearch {
        points,
        edges: points.len(),
        count,
        best: None,
        limit: steps,
        steps: 0,
        tried: 0.0,
        work,
        solver: OptimalSolver::default(),
        walk: VisibilityWalk::default(),
        inserter: DiagonalInserter::default(),
    };
    let mut needs = alloc::vec![Need { weight: 0, left: 2 }; points.len()];
    for (&half, &weight) in region.boundary.iter().zip(weights) {
        if let Some(edge) = boundary_edge(mesh.twin(half)) {
            needs[edge].weight = weight;
        }
    }
    let is_least = search.explore(mesh, &needs, 1.0).is_ok();
    Found {
        fewer: search.best,
        is_least,
    }
}

impl BridgeSearch<'_> {
    /// Searches a mesh, which is this share of the whole search. `needs` has the need of the corner
    /// where each edge starts.
    fn explore(&mut self, mesh: &Mesh, needs: &[Need], share: f64) -> Result<(), GivenUp> {
        let mut region = Disk::default();
        region.build_with_holes(self.points, mesh);
        self.spend(region.len() as u64)?;
        let edge_at = |position: Index| {
            let twin = mesh.twin(region.boundary[position]);
            boundary_edge(twin).expect("positions are on the boundary")
        };
        let quarters: usize = region
            .positions()
            .filter(|&position| region.reflex[position])
            .map(|position| needs[edge_at(position)])
            .map(|need| usize::from(need.weight * need.left))
            .sum();
        let is_too_many = quarters.div_ceil(4) + 2 >= self.count + region.boundaries();
        if is_too_many || region.boundaries() == 1 {
            if !is_too_many {
                self.solve(mesh, &region)?;
            }
            self.tried += share;
            return Ok(());
        }
        let edges = self.walk.edges;
        let (from, ends) = self.fewest_ends(&region);
        self.spend(self.walk.edges - edges)?;
        let share = share / ends.len() as f64;
        for to in ends {
            let mut open = mesh.clone();
            let mut needs = needs.to_vec();
            self.bridge(&mut open, &region, [from, to], Index::new(needs.len()));
            for position in [from, to] {
                let need = &mut needs[edge_at(position)];
                need.left = need.left.saturating_sub(1);
                let need = *need;
                needs.push(need);
            }
            self.explore(&open, &needs, share)?;
        }
        Ok(())
    }

    /// Counts work, and gives up where the steps so far, or as many for each share of the search,
    /// are too many.
    fn spend(&mut self, units: u64) -> Result<(), GivenUp> {
        self.work.spend(units).map_err(|_| GivenUp)?;
        self.steps += units;
        let (steps, limit) = (self.steps as f64, self.limit as f64);
        let is_hopeless = steps * TRIAL > limit && steps > 2.0 * limit * self.tried;
        if self.steps > self.limit || is_hopeless {
            return Err(GivenUp);
        }
        Ok(())
    }

    /// Solves a region without holes.
    fn solve(&mut self, mesh: &Mesh, disk: &Disk) -> Result<(), GivenUp> {
        let (left, units) = (self.limit - self.steps, self.work.left());
        let solved = self.solver.solve_within(disk, left, units, self.work);
        let count = solved.ok_or(GivenUp)?;
        self.steps += self.solver.steps();
        if count < self.count {
            self.count = count;
            self.best = Some(self.solver.partition(mesh, disk, self.edges));
        }
        Ok(())
    }

    /// A corner of an inner boundary, and the few positions that are the ends of diagonals from
    /// there of which every decomposition has at least one.
    fn fewest_ends(&mut self, region: &Disk) -> (Index, Vec<Index>) {
        let leftmost = |a: &Index, b: &Index| lexicographic(region.at(*a), region.at(*b));
        let outermost = region.positions().min_by(leftmost).unwrap_or_default();
        let mut fewest: Option<(Index, Vec<Index>)> = None;
        for ends in region.starts.windows(2) {
            if (ends[0]..ends[1]).contains(&outermost) {
                continue;
            }
            for turn in [DVec2::X, DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y] {
                let order = |a: Index, b: Index| {
                    let [a, b] = [a, b].map(|position| region.at(position).rotate(turn));
                    lexicographic(a, b)
                };
                // where a boundary passes a point several times, the reflex corner is the outer one
                let reflex = ends[0].to(ends[1]).filter(|&p| region.reflex[p]);
                let Some(from) = reflex.min_by(|&a, &b| order(a, b)) else {
                    continue;
                };
                let mut seen = Vec::new();
                self.walk.visible_from(region, from, |to, visibility| {
                    if visibility == Visibility::Clear && order(to, from) == Ordering::Less {
                        seen.push(to);
                    }
                    ControlFlow::Continue(())
                });
                if fewest
                    .as_ref()
                    .is_none_or(|(_, fewest)| seen.len() < fewest.len())
                {
                    fewest = Some((from, seen));
                }
            }
        }
        fewest.unwrap_or_default()
    }

    /// Cuts a mesh open along the diagonal between two positions of `region`, all of the mesh. Its
    /// sides become the boundary edges `edge` and `edge + 1`.
    fn bridge(&mut self, mesh: &mut Mesh, region: &Disk, [from, to]: [Index; 2], edge: Index) {
        let side = |position: Index| orient2d(region.at(from), region.at(to), region.at(position));
        let mut half = region.boundary[from];
        let mut crossed = Vec::new();
        while region.origin(prev(half)) != to {
            if side(region.origin(prev(half))) == Ordering::Greater
                && side(region.origin(next(half))) == Ordering::Less
            {
                let mut leaving = next(half);
                loop {
                    crossed.push(leaving);
                    let entered = region.twins[leaving];
                    let apex = region.origin(prev(entered));
                    if apex == to {
                        break;
                    }
                    let is_left = side(apex) == Ordering::Greater;
                    leaving = if is_left {
                        next(entered)
                    } else {
                        prev(entered)
                    };
                }
                break;
            }
            half = region.rotate(half);
        }
        let halves = self
            .inserter
            .insert(mesh, self.points, half, &crossed, |_, _| {});
        for (edge, half) in edge.onwards().zip(halves) {
            mesh.twins[half] = boundary(edge);
        }
    }
}

//! What two bodies demand of their displacements: to be parted where they overlap, and not to meet
//! where they do not.
//!
//! Contacts of convex shapes demand the least push. Those of concave shapes each part two pieces,
//! and pushes along several normals may conflict: they contradict each other, or only a far point
//! satisfies all of them, although the shapes come free nearby around a corner. There the least
//! translation that separates the shapes decides: it replaces all demands that it does not meet.

use alloc::boxed::Box;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::power_of_two;
use sat2d_base::types::Relation;
use sat2d_core::minkowski::edge_support::each_edge;
use sat2d_core::minkowski::hull_pair::HullPair;
use sat2d_core::narrow::distance;
use sat2d_core::narrow::one_sided::{Passage, has_chain, passage};
use sat2d_core::narrow::separation::least_translation::Moves;
use sat2d_core::placed::convex_part::{ConvexPart, each_pair_within};
use sat2d_core::placed::{Placed, PlacedGeometry};

/// Normals with a larger product count as one.
const PARALLEL: f64 = 1.0 - 1e-6;
/// A push meets a demand that it misses by less than this part of its own length.
const SLACK: f64 = power_of_two(-30);
/// The most work for the least translation of a pair, and for all ways out between bodies that stay
/// in one call. Shapes of some hundred pieces may need more; then their deepest contact alone
/// decides.
pub(super) const MAX_WORK: u64 = 1 << 20;

/// What one of two bodies is to move relative to the other.
#[derive(Clone, Copy)]
pub(super) struct Demand {
    /// The unit normal, from the first body to the second.
    pub(crate) normal: DVec2,
    /// By how much they are to move apart along it; below 0 if they may approach.
    pub(crate) length: f64,
}

impl Demand {
    /// Whether a displacement of the second body meets it.
    pub(super) fn is_met_by(&self, push: Demand) -> bool {
        let along = self.normal.dot(push.normal) * push.length;
        along >= self.length - SLACK * push.length
    }
}

/// The demands of two placed shapes, with a rounding margin.
pub(super) enum PairDemands<'a> {
    /// Two convex shapes have one at most.
    Convex {
        margin: f64,
        demand: Option<Demand>,
    },
    Concave(Box<ConcaveDemands<'a>>),
}

impl<'a> PairDemands<'a> {
    /// With the demands of parts that are within a distance of each other; `near` is the greatest
    /// such distance that is ever looked at.
    pub(super) fn new((a, b): (Placed<'a>, Placed<'a>), within: f64, near: f64) -> Self {
        let is_convex = matches!(
            (a.geometry(), b.geometry()),
            (PlacedGeometry::Hull(_), PlacedGeometry::Hull(_))
        );
        if !is_convex {
            return PairDemands::Concave(Box::new(ConcaveDemands::new((a, b), within, near)));
        }
        let margin = a.rounding_margin(&b);
        let mut demand = None;
        if a.relation(&b) == Relation::Overlapping {
            demand = parted(&a, &b, margin).first().copied();
        } else {
            each_gap((&a, &b), near, margin, |gap| demand = Some(gap));
        }
        PairDemands::Convex { margin, demand }
    }

    pub(super) fn margin(&self) -> f64 {
        match self {
            PairDemands::Convex { margin, .. } => *margin,
            PairDemands::Concave(pair) => pair.margin,
        }
    }

    pub(super) fn demands(&self) -> &[Demand] {
        match self {
            PairDemands::Convex { demand, .. } => demand.as_slice(),
            PairDemands::Concave(pair) => &pair.demands,
        }
    }

    /// Parts that are farther apart than this are not among the demands.
    pub(super) fn within(&self) -> f64 {
        match self {
            PairDemands::Convex { .. } => f64::INFINITY,
            PairDemands::Concave(pair) => pair.within,
        }
    }

    /// Finds the demands of parts that are within a distance of each other.
    pub(super) fn look(&mut self, within: f64) {
        if let PairDemands::Concave(pair) = self {
            pair.look(within);
        }
    }
}

/// The demands of two shapes, at least one of which is concave. Parts that are far apart demand
/// nothing unless the shapes approach each other by as much, so they are looked at only then.
pub(super) struct ConcaveDemands<'a> {
    a: Placed<'a>,
    b: Placed<'a>,
    margin: f64,
    /// Those of the contacts, the deepest first.
    parted: Vec<Demand>,
    /// The least push that separates the shapes if they overlap.
    push: Option<Demand>,
    /// Parts that are farther apart are not among the demands.
    within: f64,
    demands: Vec<Demand>,
}

impl<'a> ConcaveDemands<'a> {
    fn new((a, b): (Placed<'a>, Placed<'a>), within: f64, near: f64) -> Self {
        let margin = a.rounding_margin(&b);
        let is_overlapping = a.relation(&b) == Relation::Overlapping;
        let mut pair = ConcaveDemands {
            parted: if is_overlapping {
                parted(&a, &b, margin)
            } else {
                Vec::new()
            },
            push: None,
            margin,
            within: 0.0,
            demands: Vec::new(),
            a,
            b,
        };
        let mut first = within;
        if let Some(&deepest) = pair.parted.first()
            && !has_chain(pair.a.shape(), pair.b.shape())
        {
            let push = least_push(&pair.a, &pair.b, margin).unwrap_or(deepest);
            // parts that neither push may bring together do not decide between the two
            first = first.max(push.length.max(deepest.length));
            pair.push = Some(push);
        }
        pair.look(first.min(near));
        pair
    }

    fn look(&mut self, within: f64) {
        self.within = within;
        let mut demands = self.parted.clone();
        each_gap((&self.a, &self.b), within, self.margin, |gap| {
            demands.push(gap)
        });
        // the contacts come first, the deepest one of them before the others
        if let (Some(push), Some(&deepest)) = (self.push, self.parted.first()) {
            let is_deepest = (push.length - deepest.length).abs() <= SLACK * push.length;
            if !(is_deepest && demands.iter().all(|demand| demand.is_met_by(deepest))) {
                demands.retain(|demand| demand.is_met_by(push));
                // the first one that the solver looks at, so that it needs no other for this pair
                // alone
                demands.insert(0, push);
            }
        }
        self.demands = demands;
    }
}

/// The demands of the contacts of two shapes that overlap, the deepest first.
fn parted(a: &Placed<'_>, b: &Placed<'_>, margin: f64) -> Vec<Demand> {
    let contacts = a.contacts_in_front(b);
    let parted = contacts.iter().map(|hit| Demand {
        normal: hit.normal,
        length: hit.depth + margin,
    });
    parted.collect()
}

/// The demands of parts that are apart, but within a distance of each other.
fn each_gap(
    (a, b): (&Placed<'_>, &Placed<'_>),
    near: f64,
    margin: f64,
    mut visit: impl FnMut(Demand),
) {
    let has_chain = has_chain(a.shape(), b.shape());
    let pushes = |p: &ConvexPart<'_>, q: &ConvexPart<'_>| {
        !has_chain || passage(p, q, DVec2::ZERO) == Passage::Stop
    };
    each_pair_within(a.geometry(), b.geometry(), near, &mut |p, q| {
        if let Some((normal, gap)) = gap(&p, &q, margin)
            && gap <= near
            && pushes(&p, &q)
        {
            visit(Demand {
                normal,
                length: margin - gap,
            });
        }
        near
    });
}

/// The least push that separates two shapes.
pub(super) fn least_push(a: &Placed<'_>, b: &Placed<'_>, margin: f64) -> Option<Demand> {
    let work = WorkBudget::new(MAX_WORK);
    let least = a.least_separation(b, Moves::Either, &work).ok()??;
    Some(Demand {
        normal: least.normal(),
        length: least.depth() + margin,
    })
}

/// A line between two convex parts that are apart, by its unit normal, and their gap along it.
///
/// Of parts without radii it is parallel to an edge: the closest points of two edges that face each
/// other may be corners, and where these nearly touch, rounding decides on their normal. Between
/// two corners that pass each other there are two such lines, of which each keeps them apart alone:
/// then nothing is demanded of this pair.
fn gap(p: &ConvexPart<'_>, q: &ConvexPart<'_>, margin: f64) -> Option<(DVec2, f64)> {
    let pair = HullPair::new(p.hull, q.hull);
    if pair.radius > 0.0 || pair.is_small {
        let near = distance::general::hulls(p.hull, q.hull);
        return (near.distance > 0.0).then_some((near.normal, near.distance));
    }
    let mut found: Option<(DVec2, f64)> = None;
    let mut is_corner = false;
    for (one, other, sign) in [(pair.p, pair.q, 1.0), (pair.q, pair.p, -1.0)] {
        each_edge(one, other, |edge| {
            let (gap, normal) = (
                edge.separation(other.points[edge.vertex]),
                edge.normal() * sign,
            );
            if gap >= -margin {
                is_corner |= found.is_some_and(|(other, _)| other.dot(normal) < PARALLEL);
                if found.is_none_or(|(_, widest)| gap > widest) {
                    found = Some((normal, gap));
                }
            }
            true
        });
    }
    found.filter(|_| !is_corner)
}

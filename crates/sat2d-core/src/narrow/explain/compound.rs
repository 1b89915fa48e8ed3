//! Shapes of several pieces: the common point is that of the pair of pieces that decides. If none
//! overlap, both trees are descended together, and each pair of nodes that is told apart gets an
//! axis.

use crate::minkowski::segments;
use crate::narrow::explain::explanation::{Explanation, SeparatingAxis};
use crate::narrow::explain::hulls::{self, Pair};
use crate::narrow::explain::whole::{self, Whole};
use crate::narrow::relation::exact;
use crate::placed::{PlacedGeometry, PlacedHull, PlacedPieces};
use crate::shape::ring::next;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::{ControlFlow, Range};
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::rational::Rational;
use sat2d_base::num::lexicographic;
use sat2d_base::sort::sort_by;
use sat2d_base::types::Relation;
use smallvec::SmallVec;

/// The explanation of two bodies with this relation; `None` if no certificate was found.
pub(crate) fn bodies(
    a: &PlacedGeometry<'_>,
    b: &PlacedGeometry<'_>,
    relation: Relation,
) -> Option<Explanation> {
    let (a, b) = (Body::new(a), Body::new(b));
    if a.is_crossed() || b.is_crossed() {
        return None;
    }
    if relation == Relation::Overlapping {
        let point = a.overlap(&b)?;
        let places = [a.place(&point), b.place(&point)];
        let is_flat = |body: &Body<'_>| body.parts.iter().all(is_flat);
        let is_inside = places.contains(&Ordering::Less) || is_flat(&a) && is_flat(&b);
        let is_proof = is_inside && !places.contains(&Ordering::Greater);
        return is_proof.then(|| Explanation {
            relation,
            point: Some(Box::new(point)),
            parts: Default::default(),
            axes: SmallVec::new(),
        });
    }
    let mut cover = Cover {
        bodies: [&a, &b],
        axes: SmallVec::new(),
        point: None,
    };
    cover.separate(&a.root, &b.root)?;
    let Cover { axes, point, .. } = cover;
    let is_common = |point: &Pair| a.place(point).is_le() && b.place(point).is_le();
    (point.as_ref().is_some_and(is_common) == relation.hits()).then(|| Explanation {
        relation,
        point: point.map(Box::new),
        parts: [a.numbers, b.numbers],
        axes,
    })
}

/// The placed parts of a shape and a tree of their boxes.
struct Body<'a> {
    parts: Vec<PlacedHull>,
    /// The vertices of each part; empty for a hull.
    numbers: Vec<Vec<u32>>,
    root: Node,
    pieces: Option<&'a PlacedPieces<'a>>,
}

struct Node {
    range: Range<usize>,
    bounds: Aabb,
    children: Option<Box<[Node; 2]>>,
}

impl Node {
    /// The halves of a range are those of the tree of pieces.
    fn new(parts: &[PlacedHull], range: Range<usize>) -> Node {
        if range.len() == 1 {
            let bounds = parts[range.start].bounds();
            return Node {
                range,
                bounds,
                children: None,
            };
        }
        let half = range.start + range.len() / 2;
        let children = [range.start..half, half..range.end].map(|range| Node::new(parts, range));
        Node {
            range,
            bounds: children[0].bounds.union(&children[1].bounds),
            children: Some(Box::new(children)),
        }
    }
}

impl<'a> Body<'a> {
    fn new(geometry: &'a PlacedGeometry<'a>) -> Body<'a> {
        let (numbers, parts, pieces) = match geometry {
            PlacedGeometry::Hull(hull) => (Vec::new(), Vec::from([hull.clone()]), None),
            PlacedGeometry::Pieces(pieces) => {
                let (numbers, parts) = pieces.all().into_iter().unzip();
                (numbers, parts, Some(pieces))
            }
        };
        Body {
            root: Node::new(&parts, 0..parts.len()),
            parts,
            numbers,
            pieces,
        }
    }

    /// Calls `visit` with the pairs of parts whose boxes meet, until it breaks.
    fn each_near(
        &self,
        other: &Body<'_>,
        visit: &mut impl FnMut(&PlacedHull, &PlacedHull) -> ControlFlow<Pair>,
    ) -> Option<Pair> {
        let mut open: Vec<(&Node, &Node)> = Vec::from([(&self.root, &other.root)]);
        while let Some((one, two)) = open.pop() {
            if !one.bounds.intersects(&two.bounds) {
                continue;
            }
            match split(one, two) {
                Some(pairs) => open.extend(pairs),
                None => {
                    let (p, q) = (&self.parts[one.range.start], &other.parts[two.range.start]);
                    if let ControlFlow::Break(found) = visit(p, q) {
                        return Some(found);
                    }
                }
            }
        }
        None
    }

    /// Whether rounding left no polygon that parts could cover.
    fn is_crossed(&self) -> bool {
        self.pieces.is_some_and(PlacedPieces::is_crossed)
    }

    /// How a point that was found in two parts lies to the body: `Less` if it is inside.
    fn place(&self, point: &Pair) -> Ordering {
        let Some(pieces) = self.pieces else {
            let hull = &self.parts[0];
            let [x, y] = point.each_ref().map(Rational::as_double);
            // a fraction is found inside of both parts, if they have an inside
            let is_inside = !is_flat(hull)
                && x.zip(y).is_none_or(|(x, y)| {
                    let point = PlacedHull::of_point(DVec2::new(x, y));
                    exact::hulls(hull, &point).overlaps()
                });
            return if is_inside {
                Ordering::Less
            } else {
                Ordering::Equal
            };
        };
        if pieces.pieces().boundary.is_chain() {
            return Ordering::Equal;
        }
        let rings = pieces
            .pieces()
            .rings
            .iter()
            .scan(0, |start, &end| Some(core::mem::replace(start, end)..end));
        let edges = rings.flat_map(|ring| {
            let (start, count) = (ring.start, ring.len());
            (0..count).map(move |i| [i, next(i, count)].map(|i| (start + i) as u32))
        });
        whole::place_in_rings(edges.map(|edge| edge.map(|end| pieces.vertex(end))), point)
    }

    /// A point of two bodies that overlap.
    fn overlap(&self, other: &Body<'_>) -> Option<Pair> {
        let found = self.each_near(other, &mut |p, q| {
            let overlap = exact::hulls(p, q).overlaps();
            let point = overlap.then(|| hulls::inner_point(p.view(), q.view()));
            match point.flatten() {
                Some(point) => ControlFlow::Break(point),
                None => ControlFlow::Continue(()),
            }
        });
        found
            .or_else(|| self.flat_on_cut(other))
            .or_else(|| other.flat_on_cut(self))
    }

    /// The edges between two parts.
    fn cuts(&self) -> Vec<[DVec2; 2]> {
        let with_area = self.parts.iter().filter(|part| part.points.len() > 2);
        let mut edges: Vec<[DVec2; 2]> = with_area
            .flat_map(|part| {
                let (points, n) = (&part.points, part.points.len());
                (0..n).map(move |i| [points[i], points[next(i, n)]])
            })
            .map(|[p, q]| {
                let is_sorted = lexicographic(p, q) == Ordering::Less;
                if is_sorted { [p, q] } else { [q, p] }
            })
            .collect();
        sort_by(&mut edges, &mut |[p, q], [r, s]| {
            lexicographic(*p, *r).then(lexicographic(*q, *s))
        });
        let same = edges.chunk_by(|one, other| one == other);
        same.filter(|edges| edges.len() > 1)
            .map(|edges| edges[0])
            .collect()
    }

    /// A point of a part of the other body without an interior that meets the inside of a cut
    /// between pieces.
    fn flat_on_cut(&self, other: &Body<'_>) -> Option<Pair> {
        let cuts = self.cuts();
        let flat = other.parts.iter().filter(|part| is_flat(part));
        let mut met = flat.flat_map(|part| cuts.iter().map(move |cut| (part, cut)));
        met.find_map(|(part, &[start, end])| {
            let ends = &part.points;
            if !segments::inside_meets(start, end, ends) {
                return None;
            }
            let is_inside = |&&x: &&DVec2| segments::inside_meets(start, end, &[x]);
            if let Some(x) = ends.iter().find(is_inside) {
                return Some([x.x, x.y].map(Rational::of));
            }
            let whole = Whole::new(part.view(), part.view());
            Some(whole.point(&whole.middle(start, end)))
        })
    }
}

/// Whether a part is a segment or a point.
fn is_flat(part: &PlacedHull) -> bool {
    part.points.len() < 3 && part.radius == 0.0
}

/// Both halves of the larger of two nodes, each with the other node; `None` if both are single
/// parts.
fn split<'n>(one: &'n Node, two: &'n Node) -> Option<[(&'n Node, &'n Node); 2]> {
    match (&one.children, &two.children) {
        (Some(halves), other) if other.is_none() || one.range.len() >= two.range.len() => {
            Some([(&halves[0], two), (&halves[1], two)])
        }
        (_, Some(halves)) => Some([(one, &halves[0]), (one, &halves[1])]),
        (_, None) => None,
    }
}

/// The axes found so far.
struct Cover<'b> {
    bodies: [&'b Body<'b>; 2],
    axes: SmallVec<[SeparatingAxis; 1]>,
    /// A point in which two parts touch.
    point: Option<Pair>,
}

impl Cover<'_> {
    /// Adds axes for all pairs of parts of two nodes; `None` if one was not found.
    fn separate(&mut self, one: &Node, two: &Node) -> Option<()> {
        if let Some((normal, offset)) = between_boxes(&one.bounds, &two.bounds) {
            self.add(one, two, [normal.x, normal.y].map(Rational::of), offset);
            return Some(());
        }
        if let Some(pairs) = split(one, two) {
            return pairs
                .into_iter()
                .try_for_each(|(one, two)| self.separate(one, two));
        }
        let [p, q] = [(0, one), (1, two)]
            .map(|(side, node): (usize, &Node)| self.bodies[side].parts[node.range.start].view());
        let normal = match exact::hulls(p, q) {
            Relation::Disjoint => hulls::separating_axis(p, q)?,
            Relation::Touching => {
                let (normal, point) = hulls::touching_axis(p, q)?;
                self.point = self.point.take().or(point);
                normal
            }
            Relation::Overlapping => return None,
        };
        let offset = hulls::offset(p, q, &normal);
        self.add(one, two, normal, offset);
        Some(())
    }

    fn add(&mut self, one: &Node, two: &Node, normal: Pair, offset: f64) {
        let [of_a, of_b] = [one, two].map(|node| node.range.start as u32..node.range.end as u32);
        self.axes.push(SeparatingAxis {
            of_a,
            of_b,
            normal,
            offset,
        });
    }
}

/// The axis along which a box lies beyond another one, and where the middle between them is.
fn between_boxes(one: &Aabb, two: &Aabb) -> Option<(DVec2, f64)> {
    let axes = [
        (DVec2::X, one.max.x, two.min.x),
        (DVec2::Y, one.max.y, two.min.y),
        (DVec2::NEG_X, -one.min.x, -two.max.x),
        (DVec2::NEG_Y, -one.min.y, -two.max.y),
    ];
    let between = axes.into_iter().find(|(_, end, start)| end < start);
    between.map(|(normal, end, start)| (normal, (end + start) / 2.0 + 0.0))
}

//! The nearest of some edges to a point: in doubles, with error bounds, and by exact comparisons
//! where these leave several edges.

use crate::minkowski::gjk::{ERROR, EdgePoint, RELATIVE};
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::gap::line_gap;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::Ring;
use sat2d_base::exact::surd::Surd;
use sat2d_base::exact::vector::Vector;
use sat2d_base::num::{U, length, one_norm, power_of_two, unit};
use sat2d_base::types::SignedDistance;
use sat2d_base::types::manifold::Feature;
use smallvec::SmallVec;

/// Distances are measured in units of about the largest coordinate. Where an edge is shorter than
/// this, or a product smaller, squares might underflow.
const SHORT: f64 = power_of_two(-400);
/// More than underflow changes in a distance.
const UNDERFLOW: f64 = power_of_two(-450);
/// The relative error of a length, doubled.
const LENGTH_ERROR: f64 = 8.0 * U;
/// Where the normals of two edges add up to less, they are opposite.
const OPPOSITE: f64 = power_of_two(-20);

/// The user's numbers of an edge and of its ends.
pub(crate) struct Names {
    pub(crate) edge: u32,
    pub(crate) ends: [u32; 2],
}

/// Where an edge is nearest to the point.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Between,
    Start,
    End,
}

/// An edge that may be the nearest one.
#[derive(Clone, Copy)]
struct Candidate {
    /// The inside is on the left.
    start: DVec2,
    end: DVec2,
    place: Place,
    number: u32,
    /// The square of the distance, the distance, and a bound for its error.
    square: f64,
    distance: f64,
    error: f64,
}

/// The edges that may be the nearest ones to a point.
pub(crate) struct NearestEdge {
    point: DVec2,
    /// A power of two, by which lengths are multiplied so that no square is out of range.
    scale: f64,
    /// No less than the least distance, in scaled units.
    enough: f64,
    candidates: SmallVec<[Candidate; 8]>,
}

impl NearestEdge {
    /// None yet. `reach` is about the largest magnitude of a coordinate.
    pub(crate) fn new(point: DVec2, reach: f64) -> NearestEdge {
        let reach = reach
            .max(point.abs().max_element())
            .max(power_of_two(-1000));
        NearestEdge {
            point,
            scale: libm::scalbn(1.0, -libm::ilogb(reach)),
            enough: f64::INFINITY,
            candidates: SmallVec::new(),
        }
    }

    pub(crate) fn point(&self) -> DVec2 {
        self.point
    }

    /// Edges that are farther away cannot be the nearest one.
    pub(crate) fn limit(&self) -> f64 {
        self.enough / self.scale
    }

    /// Offers an edge, which has the inside on its left unless `is_backward`.
    pub(crate) fn offer(&mut self, ends: [DVec2; 2], names: &Names, is_backward: bool) {
        let ([start, end], [first, last]) = if is_backward {
            ([ends[1], ends[0]], [names.ends[1], names.ends[0]])
        } else {
            (ends, names.ends)
        };
        let to = |p: DVec2| (p - self.point) * self.scale;
        let (to_start, to_end, along) = (to(start), to(end), (end - start) * self.scale);
        let nearer = if one_norm(to_start) <= one_norm(to_end) {
            to_start
        } else {
            to_end
        };
        let of_vertex = |to: DVec2| {
            let square = to.length_squared();
            let distance = libm::sqrt(square);
            (square, distance, LENGTH_ERROR * distance)
        };
        let (place, (square, distance, error)) = if to_start.dot(along) >= 0.0 {
            (Place::Start, of_vertex(to_start))
        } else if to_end.dot(along) <= 0.0 {
            (Place::End, of_vertex(to_end))
        } else if one_norm(along) < SHORT {
            let (square, distance, error) = of_vertex(nearer);
            (Place::Between, (square, distance, error + one_norm(along)))
        } else {
            (Place::Between, of_line(along, nearer))
        };
        let error = error + UNDERFLOW;
        if distance - error > self.enough {
            return;
        }
        self.enough = self.enough.min(distance + error);
        let enough = self.enough;
        self.candidates
            .retain(|other| other.distance - other.error <= enough);
        self.candidates.push(Candidate {
            start,
            end,
            place,
            number: match place {
                Place::Between => names.edge,
                Place::Start => first,
                Place::End => last,
            },
            square,
            distance,
            error,
        });
    }

    /// Tells that a vertex is on the boundary. Its edges are offered as well.
    pub(crate) fn offer_vertex(&mut self, vertex: DVec2) {
        let away = libm::sqrt(((vertex - self.point) * self.scale).length_squared());
        self.enough = self.enough.min(away + LENGTH_ERROR * away + UNDERFLOW);
    }

    /// The nearest one; of equally near ones an edge rather than a vertex, then the one with the
    /// lowest number.
    fn best(&self) -> Option<&Candidate> {
        let is_plain = |c: &Candidate| c.error <= RELATIVE * c.distance;
        let all = self.candidates.iter();
        if self.candidates.len() == 1 || self.candidates.iter().all(is_plain) {
            return all.min_by(|one, other| {
                let order = one.square.total_cmp(&other.square);
                order.then_with(|| one.in_sequence(other))
            });
        }
        let nearness = |candidate| (nearness(candidate, self.point), candidate);
        let nearest = all
            .map(nearness)
            .max_by(|(one, p), (other, q)| one.compare(other).then_with(|| q.in_sequence(p)));
        nearest.map(|(_, candidate)| candidate)
    }

    /// The answer for a point that is inside, or on the core of a rounded hull, whose boundary is
    /// farther away by its radius.
    pub(crate) fn inside(&self, radius: f64) -> SignedDistance {
        let Some(best) = self.best() else {
            return self.on_boundary(DVec2::X, Feature::Vertex(0));
        };
        let signed = match best.place {
            Place::Between => self.of_edge(best, radius),
            Place::Start | Place::End => {
                let to = best.vertex() - self.point;
                let normal = if to == DVec2::ZERO {
                    self.mean_normal(best)
                } else {
                    unit(to)
                };
                SignedDistance {
                    distance: -(length(to) + radius),
                    on_boundary: best.vertex() + normal * radius,
                    normal,
                    feature: if radius > 0.0 {
                        Feature::Arc(best.number)
                    } else {
                        Feature::Vertex(best.number)
                    },
                }
            }
        };
        signed.inside()
    }

    /// The answer for a point on the boundary.
    pub(crate) fn touching(&self) -> SignedDistance {
        match self.best() {
            Some(best) if best.place == Place::Between => {
                self.on_boundary(best.normal(), Feature::Edge(best.number))
            }
            Some(best) => self.on_boundary(self.mean_normal(best), Feature::Vertex(best.number)),
            None => self.on_boundary(DVec2::X, Feature::Vertex(0)),
        }
    }

    fn on_boundary(&self, normal: DVec2, feature: Feature) -> SignedDistance {
        SignedDistance {
            distance: 0.0,
            on_boundary: self.point,
            normal,
            feature,
        }
    }

    /// The answer where the nearest point is inside an edge.
    fn of_edge(&self, best: &Candidate, radius: f64) -> SignedDistance {
        let (start, end, point) = (best.start, best.end, self.point);
        let feature = Feature::Edge(best.number);
        let edge_point = EdgePoint::new(start, end, point);
        if edge_point.is_plain() {
            let near = edge_point.closest((radius, 0.0), (feature, Feature::Vertex(0)));
            return SignedDistance {
                distance: -near.distance.abs(),
                on_boundary: near.on_a,
                normal: near.normal,
                feature,
            };
        }
        let (along, normal) = (unit(end - start), best.normal());
        let (place, rest) = ((point - start).dot(along), (end - point).dot(along));
        let foot = if place < rest {
            start + along * place.max(0.0)
        } else {
            end - along * rest.max(0.0)
        };
        SignedDistance {
            distance: -line_gap(start, end, point, (radius, 0.0)).abs(),
            on_boundary: foot + normal * radius,
            normal,
            feature,
        }
    }

    /// The direction between the normals of the edges at a vertex in which the point lies.
    fn mean_normal(&self, vertex: &Candidate) -> DVec2 {
        let edges = self.candidates.iter().filter(|other| {
            other.place != Place::Between
                && other.number == vertex.number
                && other.start != other.end
        });
        let mut first = None;
        let sum = edges.fold(DVec2::ZERO, |sum, edge| {
            let normal = edge.normal();
            first = first.or(Some(normal));
            sum + normal
        });
        if one_norm(sum) > OPPOSITE {
            unit(sum)
        } else {
            first.unwrap_or(DVec2::X)
        }
    }
}

impl Candidate {
    /// Edges before vertices, then by number.
    fn in_sequence(&self, other: &Candidate) -> Ordering {
        let rank = |of: &Candidate| (of.place != Place::Between, of.number);
        rank(self).cmp(&rank(other))
    }

    fn vertex(&self) -> DVec2 {
        match self.place {
            Place::End => self.end,
            _ => self.start,
        }
    }

    /// The unit normal, away from the inside.
    fn normal(&self) -> DVec2 {
        let along = unit(self.end - self.start);
        DVec2::new(along.y, -along.x) + DVec2::ZERO
    }
}

/// The squared distance from the line along an edge, the distance, and a bound for its error, given
/// the vector to a point of the line.
fn of_line(along: DVec2, to: DVec2) -> (f64, f64, f64) {
    let (area, long) = (along.perp_dot(to).abs(), along.length_squared());
    let root = libm::sqrt(long);
    let (square, distance) = if area < SHORT {
        let distance = area / root;
        (distance * distance, distance)
    } else {
        // the same double for equal fractions of exact numbers
        let square = area * area / long;
        (square, libm::sqrt(square))
    };
    let error = ERROR * one_norm(to) * one_norm(along) / root + LENGTH_ERROR * distance;
    (square, distance, error)
}

/// The distance of an edge from a point, times -1, exactly.
#[cold]
fn nearness(candidate: &Candidate, point: DVec2) -> Surd {
    let zero = Long::difference(0.0, 0.0);
    match candidate.place {
        Place::Between => {
            let edge = Vector::<Long>::between(candidate.start, candidate.end);
            let across = edge.cross(&Vector::between(candidate.start, point));
            let square = edge.dot(&edge);
            // √(a / b) as √(a·b) / b
            Surd::new(zero, across.times(&across).times(&square), square)
        }
        Place::Start | Place::End => {
            let to = Vector::<Long>::between(candidate.vertex(), point);
            Surd::new(zero, to.dot(&to), Long::difference(1.0, 0.0))
        }
    }
}

//! The status codes of the errors of polygons.

use crate::input::error::PolygonError;
use crate::multipolygon::MultipolygonError;
use glam::DVec2;
use sat2d_base::status::{ErrorIndex, Status, StatusError, bad_tolerance};

impl StatusError for PolygonError {
    fn status(&self) -> Status {
        use PolygonError as E;
        match self {
            E::NoRings => Status::NoRings,
            E::TooManyVertices { .. } => Status::Count,
            E::NotFinite { .. } => Status::NotFinite,
            E::TooFewPoints { .. } => Status::TooFewPoints,
            E::ZeroArea { .. } => Status::ZeroArea,
            E::Spike { .. } => Status::Spike,
            E::EdgesCross { .. } => Status::EdgesCross,
            E::EdgesOverlap { .. } => Status::EdgesOverlap,
            E::RepeatedVertex { .. } => Status::RepeatedVertex,
            E::VertexOnEdge { .. } => Status::VertexOnEdge,
            E::HoleOutside { .. } => Status::HoleOutside,
            E::NestedHoles { .. } => Status::NestedHoles,
            E::Disconnected { .. } => Status::Disconnected,
            E::TrustMisplaced { .. } => Status::TrustMisplaced,
            E::Limit(_) => Status::Limit,
            E::BadTolerance { tolerance } => bad_tolerance(*tolerance),
        }
    }

    fn visit_indices(&self, visit: &mut dyn FnMut(ErrorIndex)) {
        use PolygonError as E;
        let one = |name, index: u32| (name, index as usize);
        match *self {
            E::NotFinite { ring, vertex, .. }
            | E::Spike { ring, vertex, .. }
            | E::HoleOutside { ring, vertex, .. } => {
                visit(one("ring", ring));
                visit(one("vertex", vertex));
            }
            E::TooFewPoints { ring, .. } | E::ZeroArea { ring } => visit(one("ring", ring)),
            E::EdgesCross { edges, .. } | E::EdgesOverlap { edges, .. } => {
                visit_all("edges", edges, visit);
            }
            E::RepeatedVertex { ring, vertices, .. } => {
                visit(one("ring", ring));
                visit_all("vertices", vertices, visit);
            }
            E::VertexOnEdge {
                ring, vertex, edge, ..
            } => {
                visit(one("ring", ring));
                visit(one("vertex", vertex));
                visit(one("edge", edge));
            }
            E::NestedHoles {
                ring,
                other,
                vertex,
                ..
            } => {
                visit(one("ring", ring));
                visit(one("otherRing", other));
                visit(one("vertex", vertex));
            }
            E::Disconnected { vertex, .. } | E::TrustMisplaced { vertex, .. } => {
                visit(one("vertex", vertex));
            }
            E::NoRings | E::TooManyVertices { .. } | E::Limit(_) | E::BadTolerance { .. } => {}
        }
    }

    fn point(&self) -> Option<DVec2> {
        use PolygonError as E;
        match *self {
            E::NotFinite { point, .. } => Some(point),
            E::EdgesCross { near, .. } | E::EdgesOverlap { near, .. } => Some(near),
            E::Spike { at, .. }
            | E::RepeatedVertex { at, .. }
            | E::VertexOnEdge { at, .. }
            | E::HoleOutside { at, .. }
            | E::NestedHoles { at, .. }
            | E::Disconnected { at, .. }
            | E::TrustMisplaced { at, .. } => Some(at),
            E::NoRings
            | E::TooManyVertices { .. }
            | E::TooFewPoints { .. }
            | E::ZeroArea { .. }
            | E::Limit(_)
            | E::BadTolerance { .. } => None,
        }
    }
}

impl StatusError for MultipolygonError {
    fn status(&self) -> Status {
        use MultipolygonError as E;
        match self {
            E::Part { error, .. } => error.status(),
            E::TooManyVertices { .. } => Status::Count,
            E::EdgesCross { .. } => Status::EdgesCross,
            E::EdgesOverlap { .. } => Status::EdgesOverlap,
            E::PartsOverlap { .. } => Status::PartsOverlap,
            E::BadTolerance { tolerance } => bad_tolerance(*tolerance),
        }
    }

    fn visit_indices(&self, visit: &mut dyn FnMut(ErrorIndex)) {
        use MultipolygonError as E;
        match *self {
            E::Part { part, ref error } => {
                visit(("part", part as usize));
                error.visit_indices(visit);
            }
            E::EdgesCross { parts, edges, .. } | E::EdgesOverlap { parts, edges, .. } => {
                visit_all("parts", parts, visit);
                visit_all("edges", edges, visit);
            }
            E::PartsOverlap { parts, vertex, .. } => {
                visit_all("parts", parts, visit);
                visit(("vertex", vertex as usize));
            }
            E::TooManyVertices { .. } | E::BadTolerance { .. } => {}
        }
    }

    fn point(&self) -> Option<DVec2> {
        use MultipolygonError as E;
        match *self {
            E::Part { ref error, .. } => error.point(),
            E::EdgesCross { near, .. } | E::EdgesOverlap { near, .. } => Some(near),
            E::PartsOverlap { at, .. } => Some(at),
            E::TooManyVertices { .. } | E::BadTolerance { .. } => None,
        }
    }
}

fn visit_all(name: &'static str, indices: [u32; 2], visit: &mut dyn FnMut(ErrorIndex)) {
    for index in indices {
        visit((name, index as usize));
    }
}

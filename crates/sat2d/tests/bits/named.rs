//! Answers with the names and fields that they had when the fingerprints were recorded.

use sat2d::world::{self, BodyId, Phase, SlideHit};
use sat2d::{DVec2, Relation};

#[derive(Debug)]
#[expect(dead_code, reason = "read by Debug")]
pub struct PairEvent {
    a: BodyId,
    b: BodyId,
    phase: Phase,
    relation: Relation,
}

impl PairEvent {
    pub fn of(event: world::PairEvent) -> PairEvent {
        PairEvent {
            a: event.a,
            b: event.b,
            phase: event.phase,
            relation: event.relation,
        }
    }
}

#[derive(Debug)]
#[expect(dead_code, reason = "read by Debug")]
pub struct Slid {
    moved: DVec2,
    hits: Vec<SlideHit>,
    stuck: bool,
}

impl Slid {
    pub fn of(slide: world::SlideResult) -> Slid {
        Slid {
            moved: slide.moved,
            hits: slide.hits,
            stuck: slide.stuck,
        }
    }
}

#[derive(Debug)]
#[expect(dead_code, reason = "read by Debug")]
pub struct Near {
    id: BodyId,
    distance: f64,
    point: DVec2,
}

impl Near {
    pub fn of(near: world::NearBody) -> Near {
        Near {
            id: near.id,
            distance: near.distance,
            point: near.point,
        }
    }
}

//! geo: exact predicates on placed polygons.

use super::entry::placed_entry;
use crate::measure::Entry;
use crate::scene::{Form, Scene};
use geo::{Coord, Intersects, LineString, Polygon};

pub(super) fn entry(scene: &Scene) -> Option<Entry> {
    let round = |pool: &Vec<Form>| matches!(pool[0], Form::Circle(_));
    if scene.pools.iter().any(round) {
        return None;
    }
    Some(placed_entry(
        "geo Intersects, placed",
        "f64",
        scene,
        |form, pose| {
            let t = pose.transform();
            let ring = form.vertices().into_iter().map(|p| {
                let p = t.apply(p);
                Coord { x: p.x, y: p.y }
            });
            Polygon::new(LineString::new(ring.collect()), Vec::new())
        },
        |a, b| a.intersects(b),
    ))
}

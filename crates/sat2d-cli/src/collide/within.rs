//! Which body of a pair lies within the other.

use crate::scene::pairs::Pair;
use crate::scene::placed::Scene;
use sat2d::query::{Containment, containment};
use serde::Serialize;

/// One body of a pair within the other.
#[derive(Serialize)]
pub struct Within<'a> {
    pub inner: &'a str,
    pub outer: &'a str,
    pub containment: &'static str,
}

/// The body of a pair that lies within the other, if one does; of two equal ones the first.
pub fn within<'a>(scene: &'a Scene, pair: &Pair) -> anyhow::Result<Option<Within<'a>>> {
    if !pair.relation.hits() {
        return Ok(None);
    }
    let bodies = [&scene.bodies[pair.a], &scene.bodies[pair.b]];
    let shapes = pair.shapes(scene);
    for (inner, outer) in [(0, 1), (1, 0)] {
        let [(of_inner, inner_at), (of_outer, outer_at)] = [shapes[inner], shapes[outer]];
        let containment = match containment(of_inner, inner_at, of_outer, outer_at)? {
            Containment::None => continue,
            Containment::Touching => "touching",
            Containment::Proper => "proper",
            Containment::Equal => "equal",
        };
        return Ok(Some(Within {
            inner: &bodies[inner].name,
            outer: &bodies[outer].name,
            containment,
        }));
    }
    Ok(None)
}

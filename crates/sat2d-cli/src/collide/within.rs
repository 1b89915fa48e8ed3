//! Which body of a pair lies within the other.

use crate::scene::pairs::Pair;
use crate::scene::placed::Scene;
use sat2d::query::Containment;
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
    let placed = [bodies[0].place(scene)?, bodies[1].place(scene)?];
    for (inner, outer) in [(0, 1), (1, 0)] {
        let containment = match placed[inner].containment_in(&placed[outer]) {
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

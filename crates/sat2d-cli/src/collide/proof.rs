//! What proves the verdict on a pair: for people in words, for `sat2d-check` with both shapes.

use crate::scene::pairs::Pair;
use crate::scene::placed::Scene;
use crate::words::{count, point};
use sat2d::DVec2;
use sat2d::query::{Rational, explain};
use serde_json::value::RawValue;

/// The proof with all that it speaks of, as JSON. `docs/witnesses.md` describes it.
pub fn json(scene: &Scene, pair: &Pair) -> Option<Box<RawValue>> {
    let [(a, ta), (b, tb)] = pair.shapes(scene);
    let proof = explain(a, ta, b, tb).ok()?;
    let json = RawValue::from_string(proof.to_json(a, ta, b, tb));
    Some(json.expect("the library writes JSON"))
}

/// The proof in a few words; numbers are rounded.
pub fn words(scene: &Scene, pair: &Pair) -> String {
    let [(a, ta), (b, tb)] = pair.shapes(scene);
    let proof = match explain(a, ta, b, tb) {
        Ok(proof) => proof,
        Err(error) => return format!("no proof: {error}"),
    };
    let pair = |[x, y]: &[Rational; 2]| point(DVec2::new(x.to_f64(), y.to_f64()));
    let common = proof.point().map(|at| format!("both have {}", pair(at)));
    let lines = match proof.axes() {
        [] => None,
        [axis] => Some(format!(
            "a line between has the normal {}",
            pair(&axis.normal)
        )),
        axes => {
            let [a, b] = proof
                .parts()
                .each_ref()
                .map(|parts| count(parts.len().max(1), "part"));
            let axes = count(axes.len(), "line");
            Some(format!("{axes} between {a} and {b}"))
        }
    };
    let said: Vec<String> = common.into_iter().chain(lines).collect();
    said.join("; ")
}

//! What proves the verdict on a pair: for people in words, for `sat2d-check` with both shapes.

use crate::scene::pairs::Pair;
use crate::scene::placed::{Body, Scene};
use crate::words::{count, point};
use sat2d::query::{ExplainError, Explanation, Rational, explain};
use sat2d::{DVec2, ShapeKind};
use serde::Serialize;

/// A verdict with its certificate and all that it speaks of. `docs/witnesses.md` describes it.
#[derive(Serialize)]
pub struct Proof {
    a: Placed,
    b: Placed,
    witness: Explanation,
}

#[derive(Serialize)]
struct Placed {
    kind: &'static str,
    rings: Vec<Vec<[f64; 2]>>,
    half_axes: [f64; 2],
    at: [f64; 6],
}

impl Proof {
    pub fn of(scene: &Scene, pair: &Pair) -> Result<Proof, ExplainError> {
        let [a, b] = [pair.a, pair.b].map(|body| placed(scene, &scene.bodies[body]));
        let witness = explained(scene, pair)?;
        Ok(Proof { a, b, witness })
    }
}

fn explained(scene: &Scene, pair: &Pair) -> Result<Explanation, ExplainError> {
    let [a, b] = [pair.a, pair.b].map(|body| {
        let body = &scene.bodies[body];
        (&scene.shapes[body.shape].1, &body.transform)
    });
    explain(a.0, a.1, b.0, b.1)
}

fn placed(scene: &Scene, body: &Body) -> Placed {
    let shape = &scene.shapes[body.shape].1;
    let ring = |ring: &[DVec2]| ring.iter().map(|p| p.to_array()).collect();
    Placed {
        kind: match shape.kind() {
            ShapeKind::ConcavePolygon | ShapeKind::MultiPolygon => "polygon",
            ShapeKind::OpenChain => "open-chain",
            ShapeKind::ClosedChain => "closed-chain",
            _ => "hull",
        },
        rings: shape.rings().map(ring).collect(),
        half_axes: shape.half_axes().to_array(),
        at: body.transform.to_array(),
    }
}

/// The proof in a few words; numbers are rounded.
pub fn words(scene: &Scene, pair: &Pair) -> String {
    let proof = match explained(scene, pair) {
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

//! A polygon with its decomposition.

use super::input::{Input, Rings};
use sat2d::DVec2;
use sat2d::decompose::{Decomposition, Options, Polygon, VerifyError};
use std::time::{Duration, Instant};

/// The outcome for one polygon of a file.
pub struct Outcome {
    /// The file as the user named it.
    pub file: String,
    pub name: String,
    /// The rings as they are in the file; none if the polygon cannot be read.
    pub rings: Rings,
    pub result: Result<Cut, String>,
}

/// The decomposition of a valid polygon.
#[derive(Clone)]
pub struct Cut {
    /// The reflex vertices of the polygon.
    pub reflex: Vec<u32>,
    pub pieces: Decomposition,
    /// The result of the exact check, if there was one.
    pub proof: Option<Result<(), VerifyError>>,
    /// The time of validation and decomposition.
    pub time: Duration,
}

impl Outcome {
    /// Decomposes a polygon and, if `check` is set, proves the result.
    pub fn of(file: &str, input: Input, options: &Options, check: bool) -> Outcome {
        let (rings, result) = match input.rings {
            Ok(rings) => {
                let result = Cut::of(&rings, options, check);
                (rings, result)
            }
            Err(reason) => (Rings::new(), Err(reason)),
        };
        Outcome {
            file: file.to_owned(),
            name: input.name,
            rings,
            result,
        }
    }

    /// The same at another place.
    pub fn moved(&self, by: DVec2) -> Outcome {
        let moved = |ring: &Vec<DVec2>| ring.iter().map(|&point| point + by).collect();
        Outcome {
            file: self.file.clone(),
            name: self.name.clone(),
            rings: self.rings.iter().map(moved).collect(),
            result: self.result.clone(),
        }
    }

    /// The number of vertices of all rings, without points that only close a ring.
    pub fn vertex_count(&self) -> usize {
        let count = |ring: &Vec<DVec2>| {
            let closed = ring.len() > 1 && ring.first() == ring.last();
            ring.len() - usize::from(closed)
        };
        self.rings.iter().map(count).sum()
    }

    /// Whether the polygon is valid and the check, if there was one, found no flaw.
    pub fn is_fine(&self) -> bool {
        let flawed = |cut: &Cut| matches!(cut.proof, Some(Err(_)));
        self.result.as_ref().is_ok_and(|cut| !flawed(cut))
    }
}

impl Cut {
    fn of(rings: &Rings, options: &Options, check: bool) -> Result<Cut, String> {
        let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
        let start = Instant::now();
        let polygon = Polygon::new(&rings).map_err(|error| error.to_string())?;
        let pieces = polygon.decompose(options);
        let time = start.elapsed();
        Ok(Cut {
            reflex: polygon.reflex_vertices(),
            proof: check.then(|| pieces.verify(&rings)),
            pieces,
            time,
        })
    }
}

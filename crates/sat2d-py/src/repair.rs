//! Invalid polygons, replaced by what a fill rule fills of them.

use crate::error::{Refused, one_of, raised_with};
use crate::generated::words::FillRule;
use crate::input::{Polygons, Rings, Together};
use crate::multipolygon::validate;
use pyo3::prelude::*;
use pyo3::types::PyString;
use sat2d::decompose::MultipolygonError;
use sat2d::internals::StatusError;
use sat2d_repair::filled;

/// The argument `repair`: a rule, or `True` for the one that does not depend on directions.
#[derive(Clone, Copy)]
pub struct Repair(Option<FillRule>);

impl Repair {
    /// Invalid polygons are errors.
    pub(crate) const NONE: Repair = Repair(None);

    /// Whether what it leaves is known to be valid.
    pub(crate) fn validates(self) -> bool {
        self.0.is_some()
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Repair {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Repair, Refused> {
        if given.is_instance_of::<PyString>() {
            return given.extract().map(|rule| Repair(Some(rule)));
        }
        match given.extract() {
            Ok(true) => Ok(Repair(Some(sat2d::outline::FillRule::EvenOdd.into()))),
            Ok(false) => Ok(Repair::NONE),
            Err(_) => {
                let expected = format!("True, False or {}", one_of(FillRule::WORDS));
                Err(Refused::of(&given, &expected))
            }
        }
    }
}

impl Polygons {
    /// The polygons with each invalid one, or the invalid multipolygon, replaced by what a rule
    /// fills of it.
    pub(crate) fn repaired(self, repair: Repair) -> PyResult<Polygons> {
        let Some(FillRule(rule)) = repair.0 else {
            return Ok(self);
        };
        let Polygons { parts, together } = self;
        let parts = match together {
            Together::Collection => {
                let each = (0..).zip(parts).map(|(part, rings)| {
                    let wrong = |fault| match fault {
                        MultipolygonError::Part { error, .. } => {
                            MultipolygonError::Part { part, error }
                        }
                        fault => fault,
                    };
                    let parts = vec![rings];
                    let fault = validate(&parts).map_err(wrong);
                    valid(parts, fault, rule)
                });
                each.collect::<PyResult<Vec<_>>>()?.concat()
            }
            Together::One => {
                let fault = sat2d::decompose::Polygon::new(&parts[0].slices()).map(drop);
                valid(parts, fault, rule)?
            }
            Together::Multipolygon => {
                let fault = validate(&parts);
                valid(parts, fault, rule)?
            }
        };
        let together = match parts.len() {
            1 if together != Together::Collection => Together::One,
            _ => Together::Collection,
        };
        Ok(Polygons { parts, together })
    }
}

/// Polygons if they have no fault, else what a rule fills of their rings.
fn valid<E: StatusError>(
    parts: Vec<Rings>,
    fault: Result<(), E>,
    rule: sat2d::outline::FillRule,
) -> PyResult<Vec<Rings>> {
    let Err(fault) = fault else {
        return Ok(parts);
    };
    let rings: Vec<_> = parts.iter().flat_map(|part| &part.0).collect();
    match filled(&rings, rule) {
        Ok(polygons) => Ok(polygons.into_iter().map(Rings).collect()),
        Err(failure) => Err(raised_with(&fault, &format!("; not repaired: {failure}"))),
    }
}

//! Motions, sweeps and the response to contacts.

use crate::error::{OrRaise, Refused};
use crate::generated::words::AtStart;
use crate::input::{Instance, Vector, number};
use crate::plain;
use crate::results::{Impact, ImpactBounds, Resolution};
use crate::shape::Shape;
use crate::transform::{At, Transform};
use pyo3::prelude::*;
use sat2d::DEFAULT_WORK_LIMIT;
use sat2d::query::{self, SweepOptions};
use sat2d::response;

/// How a shape moves from time 0 to 1: a translation, and a rotation about a pivot.
#[pyclass(frozen, eq, module = "sat2d")]
#[derive(Clone, Copy, PartialEq)]
pub struct Motion(pub query::Motion);

#[pymethods]
impl Motion {
    #[new]
    #[pyo3(signature = (
        start,
        translation=Vector(sat2d::DVec2::ZERO),
        *,
        rotation=0.0,
        pivot=Vector(sat2d::DVec2::ZERO),
    ),
        text_signature = "(start, translation=(0.0, 0.0), *, rotation=0.0, pivot=(0.0, 0.0))",
    )]
    fn new(
        start: At,
        translation: Vector,
        #[pyo3(from_py_with = plain::number)] rotation: f64,
        pivot: Vector,
    ) -> PyResult<Motion> {
        let motion = if rotation == 0.0 {
            query::Motion::linear(start.0, translation.0)
        } else {
            query::Motion::turning(start.0, translation.0, rotation, pivot.0)
        };
        motion.or_raise().map(Motion)
    }

    /// The motion from one placement to another that differs by a rotation and a translation.
    #[staticmethod]
    fn between(start: At, end: At) -> PyResult<Motion> {
        query::Motion::between(start.0, end.0)
            .or_raise()
            .map(Motion)
    }

    /// Where the motion places the shape at a time from 0 to 1.
    fn at(&self, #[pyo3(from_py_with = plain::number)] time: f64) -> PyResult<Transform> {
        self.0.at(time).or_raise().map(Transform)
    }

    /// Where it is at time 0.
    #[getter]
    fn start(&self) -> Transform {
        Transform(self.0.start())
    }

    /// How far it moves.
    #[getter]
    fn translation(&self) -> Vector {
        self.0.translation().into()
    }

    /// The angle in radians, from the x axis towards the y axis; any number of turns.
    #[getter]
    fn rotation(&self) -> f64 {
        self.0.rotation()
    }

    /// The centre of the rotation, where it is at the start.
    #[getter]
    fn pivot(&self) -> Vector {
        self.0.pivot().into()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let motion = slf.get().0;
        let [by, pivot] = [motion.translation(), motion.pivot()].map(Vector);
        let args = (Transform(motion.start()), by, motion.rotation(), pivot);
        let args = args.into_pyobject(slf.py())?;
        Ok((slf.get_type().getattr("_restored")?, args.into_any()))
    }

    /// The motion that was saved: for `pickle`.
    #[staticmethod]
    fn _restored(
        start: At,
        translation: Vector,
        #[pyo3(from_py_with = plain::number)] rotation: f64,
        pivot: Vector,
    ) -> PyResult<Motion> {
        Motion::new(start, translation, rotation, pivot)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let start = Transform(self.0.start()).into_pyobject(py)?.repr()?;
        let (by, pivot) = (self.0.translation(), self.0.pivot());
        let moves = format!("Motion({start}, ({:?}, {:?})", by.x, by.y);
        Ok(match self.0.rotation() {
            0.0 => format!("{moves})"),
            angle => format!(
                "{moves}, rotation={angle:?}, pivot=({:?}, {:?}))",
                pivot.x, pivot.y
            ),
        })
    }
}

/// When and where two moving shapes first meet; `None` if they do not from time 0 to 1.
///
/// `at_start` says what to do about shapes that meet at time 0: report it; leave out contacts along
/// which they part or slide; or also leave out shapes that overlap then. More than `work_limit` units
/// of work, 2**25 if it is `None`, raise an error.
#[pyfunction]
#[pyo3(signature = (
    a, motion_a, b, motion_b, *, at_start=AtStart(query::AtStart::Report), work_limit=None
),
        text_signature = "(a, motion_a, b, motion_b, *, at_start='report', work_limit=None)",
    )]
pub(crate) fn sweep(
    a: Instance<'_, Shape>,
    motion_a: Instance<'_, Motion>,
    b: Instance<'_, Shape>,
    motion_b: Instance<'_, Motion>,
    at_start: AtStart,
    work_limit: Option<u64>,
) -> PyResult<Option<Impact>> {
    let options = SweepOptions {
        at_start: at_start.0,
        work_limit,
    };
    let (a, b) = (&a.get().0, &b.get().0);
    let impact = query::sweep_with(a, &motion_a.get().0, b, &motion_b.get().0, &options);
    Ok(impact.or_raise()?.map(Into::into))
}

/// When two moving shapes first have a common point, between two times that are proved, at most
/// 2^-40 apart; `None` if it is proved that they never have one.
///
/// It takes much longer than `sweep`. Outlines with curves raise an error, and so do more than
/// `work_limit` units of work, 2**25 if it is `None`.
#[pyfunction]
#[pyo3(signature = (a, motion_a, b, motion_b, *, work_limit=None))]
pub(crate) fn sweep_bounds(
    a: Instance<'_, Shape>,
    motion_a: Instance<'_, Motion>,
    b: Instance<'_, Shape>,
    motion_b: Instance<'_, Motion>,
    work_limit: Option<u64>,
) -> PyResult<Option<ImpactBounds>> {
    let (a, b) = (&a.get().0, &b.get().0);
    let limit = work_limit.unwrap_or(DEFAULT_WORK_LIMIT);
    let bounds = query::sweep_bounds_within(a, &motion_a.get().0, b, &motion_b.get().0, limit);
    Ok(bounds.or_raise()?.map(Into::into))
}

/// The direction of anything that has one: a contact or a separation.
fn normal(contact: &Bound<'_, PyAny>) -> PyResult<Vector> {
    let normal = contact.getattr("normal")?.extract();
    normal.map_err(|refused: Refused| refused.inside(".normal").named("contact").into())
}

/// How two bodies move apart, each in proportion to its inverse mass.
#[pyfunction]
#[pyo3(signature = (contact: "HasDepth", inverse_mass_a, inverse_mass_b))]
pub(crate) fn resolve(
    contact: &Bound<'_, PyAny>,
    #[pyo3(from_py_with = plain::number)] inverse_mass_a: f64,
    #[pyo3(from_py_with = plain::number)] inverse_mass_b: f64,
) -> PyResult<Resolution> {
    let depth = number(&contact.getattr("depth")?);
    let depth = depth.map_err(|refused| refused.inside(".depth").named("contact"))?;
    let normal = normal(contact)?.0;
    let found =
        response::resolve_along(normal, depth, inverse_mass_a, inverse_mass_b).or_raise()?;
    Ok(Resolution {
        a: found.a.into(),
        b: found.b.into(),
    })
}

/// The velocities after an impact along a contact's normal.
///
/// A restitution of 1 keeps the energy, one of 0 the bodies together.
#[pyfunction]
#[pyo3(signature = (
    contact: "HasNormal", *, velocity_a, inverse_mass_a, velocity_b, inverse_mass_b, restitution
))]
pub(crate) fn rebound(
    contact: &Bound<'_, PyAny>,
    velocity_a: Vector,
    #[pyo3(from_py_with = plain::number)] inverse_mass_a: f64,
    velocity_b: Vector,
    #[pyo3(from_py_with = plain::number)] inverse_mass_b: f64,
    #[pyo3(from_py_with = plain::number)] restitution: f64,
) -> PyResult<(Vector, Vector)> {
    let bodies = [
        (velocity_a.0, inverse_mass_a),
        (velocity_b.0, inverse_mass_b),
    ];
    let normal = normal(contact)?.0;
    let (a, b) = response::rebound_along(normal, bodies[0], bodies[1], restitution).or_raise()?;
    Ok((a.into(), b.into()))
}

/// A velocity without the part that leads into a surface with this outward unit normal.
#[pyfunction]
pub(crate) fn slide(velocity: Vector, normal: Vector) -> Vector {
    response::slide(velocity.0, normal.0).into()
}

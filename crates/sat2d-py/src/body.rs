//! Bodies, ids and events.

use crate::error::{INVALID_ENUM, misuse_at};
use crate::generated::words::{BodyKind, Phase};
use crate::input::Vector;
use crate::results::{Impact, RayHit, Relation, result};
use crate::shape::Shape;
use crate::transform::Transform;
use numpy::PyArray1;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use sat2d::world;
use std::borrow::Cow;

/// The kinds of bodies: any iterable of words.
pub struct Kinds(pub Vec<world::BodyKind>);

impl<'a, 'py> FromPyObject<'a, 'py> for Kinds {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Kinds> {
        let kinds = given.try_iter()?.enumerate().map(|(index, word)| {
            let word = word?;
            let kind = BodyKind::of(&word.extract::<Cow<'_, str>>()?);
            let failed = |message: String| misuse_at(index, INVALID_ENUM, &message);
            kind.map(|kind| kind.0).map_err(failed)
        });
        kinds.collect::<PyResult<_>>().map(Kinds)
    }
}

result! {
    /// A body of a world.
    Body {
        /// Its shape.
        shape: Shape,
        /// Where it is.
        transform: Transform,
        /// `"moving"`, `"static"` or `"sensor"`.
        kind: BodyKind,
        /// The categories of the body, one bit each.
        category: u32,
        /// The categories that it interacts with, one bit each.
        mask: u32,
        /// A number to keep with it.
        user: u64,
        /// One over its mass.
        inverse_mass: f64,
    }

    /// Two bodies that meet, or met in the previous step.
    PairEvent {
        /// The body with the lower id.
        a: u64,
        /// The other one.
        b: u64,
        /// The `user` number of `a`.
        user_a: u64,
        /// The `user` number of `b`.
        user_b: u64,
        /// `"begin"`, `"stay"` or `"end"`.
        phase: Phase,
        /// Disjoint at the end, whatever ended the pair.
        relation: Relation,
    }

    /// A body near a point.
    NearBody {
        /// The body.
        id: u64,
        /// Its distance.
        distance: f64,
        /// Its closest point.
        point: Vector,
    }

    /// A body that a ray hits.
    BodyHit {
        /// The body.
        id: u64,
        /// Where.
        hit: RayHit,
    }

    /// A body that a moving shape hits.
    BodyImpact {
        /// The body.
        id: u64,
        /// When and where.
        impact: Impact,
    }

    /// How far bodies that overlap could be separated.
    SeparateResult {
        /// The pairs that still overlap.
        overlapping: usize,
        /// The depth of the deepest.
        depth: f64,
        /// The iterations that it took.
        iterations: usize,
    }

    /// What stopped or deflected a body.
    SlideHit {
        /// The body.
        id: u64,
        /// The unit normal of its surface.
        normal: Vector,
    }

    /// How a body moved and slid.
    SlideResult {
        /// How far it moved.
        moved: Vector,
        /// What stopped or deflected it.
        hits: Vec<SlideHit>,
        /// Whether it overlapped something at the start and could not be pushed out.
        stuck: bool,
    }
}

impl From<&world::SlideHit> for SlideHit {
    fn from(hit: &world::SlideHit) -> SlideHit {
        SlideHit {
            id: hit.id.to_bits(),
            normal: hit.normal.into(),
        }
    }
}

impl From<&world::PairEvent> for PairEvent {
    fn from(event: &world::PairEvent) -> PairEvent {
        PairEvent {
            a: event.a.to_bits(),
            b: event.b.to_bits(),
            user_a: event.user_a,
            user_b: event.user_b,
            phase: event.phase.into(),
            relation: Relation(event.relation),
        }
    }
}

/// The events of a step, in the order of the pairs' ids.
#[pyclass(frozen, eq, sequence, module = "sat2d")]
#[derive(PartialEq)]
pub struct Events(pub Vec<world::PairEvent>);

#[pymethods]
impl Events {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__(&self, index: isize) -> PyResult<PairEvent> {
        let from_end = if index < 0 { self.0.len() as isize } else { 0 };
        let event = usize::try_from(index + from_end)
            .ok()
            .and_then(|index| self.0.get(index));
        event
            .map(Into::into)
            .ok_or_else(|| PyIndexError::new_err("event index out of range"))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let events = self.0.iter().map(PairEvent::from).collect::<Vec<_>>();
        Ok(PyList::new(py, events)?.try_iter()?.into_any())
    }

    /// The events as arrays: `a`, `b`, `user_a`, `user_b`; `phase`, 0 begin, 1 stay, 2 end;
    /// `relation`, as `Relation`.
    #[pyo3(signature = () -> "dict[str, npt.NDArray[np.integer[Any]]]")]
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let columns = PyDict::new(py);
        let long =
            |of: fn(&world::PairEvent) -> u64| PyArray1::from_iter(py, self.0.iter().map(of));
        let short =
            |of: fn(&world::PairEvent) -> u8| PyArray1::from_iter(py, self.0.iter().map(of));
        columns.set_item("a", long(|event| event.a.to_bits()))?;
        columns.set_item("b", long(|event| event.b.to_bits()))?;
        columns.set_item("user_a", long(|event| event.user_a))?;
        columns.set_item("user_b", long(|event| event.user_b))?;
        columns.set_item("phase", short(|event| event.phase as u8))?;
        columns.set_item("relation", short(|event| event.relation as u8))?;
        Ok(columns)
    }

    fn __repr__(&self) -> String {
        format!("<Events, count: {}>", self.0.len())
    }
}

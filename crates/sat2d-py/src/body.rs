//! Bodies, ids and events.

use crate::error::Refused;
use crate::generated::words::{BodyKind, Phase};
use crate::input::{Vector, elements};
use crate::results::{Impact, RayHit, Relation, result};
use crate::shape::Shape;
use crate::transform::Transform;
use crate::users::{Objects, User, Users, user};
use numpy::PyArray1;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use sat2d::world::{self, BodyId};

/// The kinds of bodies: any iterable of words.
pub struct Kinds(pub Vec<world::BodyKind>);

impl<'a, 'py> FromPyObject<'a, 'py> for Kinds {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Kinds, Refused> {
        if given.is_instance_of::<PyString>() || given.try_iter().is_err() {
            return Err(Refused::of(&given, "a list of kinds"));
        }
        elements(&given, |word| word.extract().map(|BodyKind(kind)| kind)).map(Kinds)
    }
}

result! {
    in "sat2d";

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
        /// What is kept with it.
        user: User,
        /// One over its mass.
        inverse_mass: f64,
    }

    /// Two bodies that meet, or met in the previous step.
    PairEvent {
        /// The body with the lower id.
        a: u64,
        /// The other one.
        b: u64,
        /// What is kept with `a`.
        user_a: User,
        /// What is kept with `b`.
        user_b: User,
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

/// The events of a step, in the order of the pairs' ids.
#[pyclass(frozen, eq, sequence, module = "sat2d")]
pub struct Events {
    pub(crate) list: Vec<world::PairEvent>,
    /// The objects that they name.
    pub(crate) objects: Objects,
}

/// A number of an event.
type Number = fn(&world::PairEvent) -> u64;

/// Equal events are equal one by one; objects that they name are equal if they are the same.
impl PartialEq for Events {
    fn eq(&self, other: &Events) -> bool {
        if self.objects.is_empty() && other.objects.is_empty() {
            return self.list == other.list;
        }
        Python::attach(|py| {
            let event = |events: &Events, at: usize| events.event(py, &events.list[at]);
            self.list.len() == other.list.len()
                && (0..self.list.len()).all(|at| event(self, at) == event(other, at))
        })
    }
}

impl Events {
    fn event(&self, py: Python<'_>, event: &world::PairEvent) -> PairEvent {
        PairEvent {
            a: event.a.to_bits(),
            b: event.b.to_bits(),
            user_a: user(py, &self.objects, event.user_a),
            user_b: user(py, &self.objects, event.user_b),
            phase: event.phase.into(),
            relation: Relation(event.relation),
        }
    }
}

#[pymethods]
impl Events {
    fn __len__(&self) -> usize {
        self.list.len()
    }

    fn __getitem__(&self, py: Python<'_>, index: isize) -> PyResult<PairEvent> {
        let from_end = if index < 0 {
            self.list.len() as isize
        } else {
            0
        };
        let event = usize::try_from(index + from_end)
            .ok()
            .and_then(|index| self.list.get(index));
        event
            .map(|event| self.event(py, event))
            .ok_or_else(|| PyIndexError::new_err("event index out of range"))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let events = self.list.iter().map(|event| self.event(py, event));
        let events = events.collect::<Vec<_>>();
        Ok(PyList::new(py, events)?.try_iter()?.into_any())
    }

    /// The events as arrays: `a`, `b`, `user_a`, `user_b`; `phase`, 0 begin, 1 stay, 2 end;
    /// `relation`, as `Relation`. If objects are kept with bodies, `user_a` and `user_b` are arrays
    /// of objects.
    #[pyo3(signature = () -> "dict[str, npt.NDArray[Any]]")]
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let columns = PyDict::new(py);
        let long = |of: Number| PyArray1::from_iter(py, self.list.iter().map(of));
        let short =
            |of: fn(&world::PairEvent) -> u8| PyArray1::from_iter(py, self.list.iter().map(of));
        columns.set_item("a", long(|event| event.a.to_bits()))?;
        columns.set_item("b", long(|event| event.b.to_bits()))?;
        let users: [(&str, Number); 2] = [
            ("user_a", |event| event.user_a),
            ("user_b", |event| event.user_b),
        ];
        for (name, of) in users {
            if self.objects.is_empty() {
                columns.set_item(name, long(of))?;
                continue;
            }
            let users = self.list.iter().map(|event| {
                let user = user(py, &self.objects, of(event));
                Ok(user.into_pyobject(py)?.unbind())
            });
            let users: Vec<Py<PyAny>> = users.collect::<PyResult<_>>()?;
            columns.set_item(name, PyArray1::from_vec(py, users))?;
        }
        columns.set_item("phase", short(|event| event.phase as u8))?;
        columns.set_item("relation", short(|event| event.relation as u8))?;
        Ok(columns)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let (py, given) = (slf.py(), slf.get());
        let events = given.list.iter().map(|event| given.event(py, event));
        let args = (events.collect::<Vec<_>>(),).into_pyobject(py)?;
        Ok((slf.get_type().getattr("_restored")?, args.into_any()))
    }

    /// The events that were saved: for `pickle`.
    #[staticmethod]
    fn _restored(py: Python<'_>, events: Vec<PairEvent>) -> Events {
        let mut users = Users::default();
        let list = events.iter().map(|event| world::PairEvent {
            a: BodyId::from_bits(event.a),
            b: BodyId::from_bits(event.b),
            user_a: users.number_of(py, &event.user_a),
            user_b: users.number_of(py, &event.user_b),
            phase: event.phase.0,
            relation: event.relation.0,
        });
        Events {
            list: list.collect(),
            objects: users.objects,
        }
    }

    fn __repr__(&self) -> String {
        format!("<Events, count: {}>", self.list.len())
    }
}

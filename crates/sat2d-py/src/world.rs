//! Worlds: bodies, steps, and what moves bodies.

use crate::arrays::{Numbers, Placements, same_length};
use crate::body::{Body, Events, Kinds, SeparateResult, SlideResult};
use crate::error::{FREED, OrRaise, misuse, raised};
use crate::generated::words::BodyKind;
use crate::input::Vector;
use crate::shape::Shape;
use crate::transform::{At, Transform};
use pyo3::prelude::*;
use sat2d::world::{self, BodyId, Filter, Phase};
use std::sync::{Arc, Mutex, PoisonError};

/// What the pair predicate of a world raised first, since the last call that asked it.
#[derive(Default)]
pub(crate) struct Raised(Mutex<Option<PyErr>>);

impl Raised {
    pub(crate) fn set(&self, error: PyErr) {
        let mut first = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert(error);
    }

    fn take(&self) -> Option<PyErr> {
        let mut first = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        first.take()
    }
}

/// Many bodies: which meet, and what happens to them.
///
/// The id of a body is a number to be kept and compared; that of a removed body is never that of
/// another one, and raises `Sat2dError` with the status `SAT_ERR_STALE_ID`. A world is a context
/// manager that frees its memory; otherwise that is freed when the object is collected.
#[pyclass(module = "sat2d")]
pub struct World {
    core: Option<world::World>,
    pub(crate) raised: Arc<Raised>,
}

impl From<world::World> for World {
    fn from(core: world::World) -> World {
        World {
            core: Some(core),
            raised: Arc::default(),
        }
    }
}

fn freed() -> PyErr {
    misuse(FREED, "the world was freed".to_owned())
}

impl World {
    pub(crate) fn core(&self) -> PyResult<&world::World> {
        self.core.as_ref().ok_or_else(freed)
    }

    pub(crate) fn core_mut(&mut self) -> PyResult<&mut world::World> {
        self.core.as_mut().ok_or_else(freed)
    }

    /// The result of a call that may have asked the pair predicate, unless that raised.
    pub(crate) fn unless_raised<T>(&self, result: PyResult<T>) -> PyResult<T> {
        self.raised.take().map_or(result, Err)
    }

    /// A copy of the core, whose predicate is the same, so raises to the same place.
    pub(crate) fn copied(&self) -> PyResult<World> {
        Ok(World {
            core: Some(self.core()?.clone()),
            raised: Arc::clone(&self.raised),
        })
    }
}

pub(crate) fn id(bits: u64) -> BodyId {
    BodyId::from_bits(bits)
}

pub(crate) fn bits(ids: &[BodyId]) -> Vec<u64> {
    ids.iter().map(|id| id.to_bits()).collect()
}

/// What the keyword arguments of a new body say.
fn body(
    shape: &Shape,
    transform: sat2d::Transform,
    kind: BodyKind,
    (category, mask): (u32, u32),
    user: u64,
    inverse_mass: f64,
) -> world::Body {
    world::Body::new(Arc::clone(&shape.0), transform)
        .kind(kind.0)
        .filter(category, mask)
        .user(user)
        .inverse_mass(inverse_mass)
}

const MOVING: BodyKind = BodyKind(world::BodyKind::Moving);
const IDENTITY: At = At(sat2d::Transform::IDENTITY);

#[pymethods]
impl World {
    #[new]
    fn new() -> World {
        World::from(world::World::new())
    }

    /// Frees the memory. Twice is fine.
    fn free(&mut self) {
        self.core = None;
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_error: "object"))]
    fn __exit__(&mut self, _error: &Bound<'_, PyAny>) {
        self.free();
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.core()?.len())
    }

    fn __contains__(&self, body: u64) -> PyResult<bool> {
        Ok(self.core()?.contains(id(body)))
    }

    /// The ids of all bodies, in ascending order.
    #[getter]
    fn ids(&self) -> PyResult<Vec<u64>> {
        Ok(self.core()?.iter().map(|(id, _)| id.to_bits()).collect())
    }

    /// Inserts a body and returns its id. Bodies may share a shape.
    ///
    /// `kind` is `"moving"`, `"static"` or `"sensor"`; `category` and `mask` say which bodies it
    /// interacts with, one bit each; `user` is a number to keep with it.
    #[pyo3(signature = (
        shape, transform=IDENTITY, *, kind=MOVING, category=1, mask=u32::MAX, user=0,
        inverse_mass=1.0,
    ))]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments")]
    fn insert(
        &mut self,
        shape: &Bound<'_, Shape>,
        transform: At,
        kind: BodyKind,
        category: u32,
        mask: u32,
        user: u64,
        inverse_mass: f64,
    ) -> PyResult<u64> {
        let filter = (category, mask);
        let body = body(shape.get(), transform.0, kind, filter, user, inverse_mass);
        Ok(self.core_mut()?.insert(body).or_raise()?.to_bits())
    }

    /// Inserts bodies of one shape, at transforms in an array of shape (n, 6): all or none.
    #[pyo3(signature = (
        shape, transforms, *, kind=MOVING, category=1, mask=u32::MAX, user=0, inverse_mass=1.0,
    ))]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments")]
    fn insert_many(
        &mut self,
        shape: &Bound<'_, Shape>,
        transforms: Placements,
        kind: BodyKind,
        category: u32,
        mask: u32,
        user: u64,
        inverse_mass: f64,
    ) -> PyResult<Vec<u64>> {
        let (shape, filter) = (shape.get(), (category, mask));
        let bodies = transforms.0.iter();
        let bodies = bodies.map(|&at| body(shape, at, kind, filter, user, inverse_mass));
        let inserted = self.core_mut()?.insert_many(bodies.collect()).or_raise()?;
        Ok(bits(&inserted))
    }

    /// Attaches a part to a body, at a transform in the coordinates of the owner.
    #[pyo3(signature = (
        owner, shape, transform=IDENTITY, *, kind=MOVING, category=1, mask=u32::MAX, user=0,
        inverse_mass=1.0,
    ))]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments")]
    fn attach(
        &mut self,
        owner: u64,
        shape: &Bound<'_, Shape>,
        transform: At,
        kind: BodyKind,
        category: u32,
        mask: u32,
        user: u64,
        inverse_mass: f64,
    ) -> PyResult<u64> {
        let filter = (category, mask);
        let part = body(shape.get(), transform.0, kind, filter, user, inverse_mass);
        Ok(self
            .core_mut()?
            .attach(id(owner), part)
            .or_raise()?
            .to_bits())
    }

    /// The body that a part belongs to, or the body itself.
    fn owner(&self, body: u64) -> PyResult<u64> {
        Ok(self.core()?.owner(id(body)).or_raise()?.to_bits())
    }

    /// The parts of a body.
    fn parts(&self, body: u64) -> PyResult<Vec<u64>> {
        Ok(bits(&self.core()?.parts(id(body)).or_raise()?))
    }

    /// Where a part is in the coordinates of its owner.
    fn local_transform(&self, body: u64) -> PyResult<Transform> {
        self.core()?
            .local_transform(id(body))
            .or_raise()
            .map(Transform)
    }

    /// Moves a part in the coordinates of its owner.
    fn set_local_transform(&mut self, body: u64, local: At) -> PyResult<()> {
        self.core_mut()?
            .set_local_transform(id(body), local.0)
            .or_raise()
    }

    /// Removes a body.
    fn remove(&mut self, body: u64) -> PyResult<()> {
        self.core_mut()?.remove(id(body)).or_raise().map(drop)
    }

    /// What the world keeps of a body.
    fn get(&self, body: u64) -> PyResult<Body> {
        let body = self.core()?.get(id(body)).or_raise()?;
        Ok(Body {
            shape: Shape(Arc::clone(body.shape)),
            transform: Transform(body.transform),
            kind: body.kind.into(),
            category: body.filter.category,
            mask: body.filter.mask,
            user: body.user,
            inverse_mass: body.inverse_mass,
        })
    }

    /// Where a body is.
    fn transform(&self, body: u64) -> PyResult<Transform> {
        self.core()?.transform(id(body)).or_raise().map(Transform)
    }

    /// Moves a body.
    fn set_transform(&mut self, body: u64, transform: At) -> PyResult<()> {
        self.core_mut()?
            .set_transform(id(body), transform.0)
            .or_raise()
    }

    /// Moves many bodies: all of them, or none if it raises.
    fn set_transforms(&mut self, ids: Numbers, transforms: Placements) -> PyResult<()> {
        same_length(["ids", "transforms"], [ids.0.len(), transforms.0.len()])?;
        let moves = ids
            .0
            .into_iter()
            .map(id)
            .zip(transforms.0)
            .collect::<Vec<_>>();
        self.core_mut()?.set_transforms(&moves).or_raise()
    }

    /// Changes the shape of a body.
    fn set_shape(&mut self, body: u64, shape: &Bound<'_, Shape>) -> PyResult<()> {
        let shape = Arc::clone(&shape.get().0);
        self.core_mut()?
            .set_shape(id(body), shape)
            .or_raise()
            .map(drop)
    }

    /// Changes the kind of a body.
    fn set_kind(&mut self, body: u64, kind: BodyKind) -> PyResult<()> {
        self.core_mut()?.set_kind(id(body), kind.0).or_raise()
    }

    /// Changes the kinds of many bodies: all of them, or none if it raises.
    ///
    /// Of a good part of all bodies, this takes a fraction of the time of single calls.
    fn set_kinds(&mut self, ids: Numbers, kinds: Kinds) -> PyResult<()> {
        same_length(["ids", "kinds"], [ids.0.len(), kinds.0.len()])?;
        let kinds = ids.0.into_iter().map(id).zip(kinds.0);
        let kinds = kinds.collect::<Vec<_>>();
        self.core_mut()?.set_kinds(&kinds).or_raise()
    }

    /// Changes which bodies a body interacts with.
    fn set_filter(&mut self, body: u64, category: u32, mask: u32) -> PyResult<()> {
        let filter = Filter::new(category, mask);
        self.core_mut()?.set_filter(id(body), filter).or_raise()
    }

    /// Changes the `user` number of a body.
    fn set_user(&mut self, body: u64, user: u64) -> PyResult<()> {
        self.core_mut()?.set_user(id(body), user).or_raise()
    }

    /// Changes one over the mass of a body; 0 is infinitely heavy.
    fn set_inverse_mass(&mut self, body: u64, inverse_mass: f64) -> PyResult<()> {
        self.core_mut()?
            .set_inverse_mass(id(body), inverse_mass)
            .or_raise()
    }

    /// Counts bodies as touching that are no farther apart than this; 0 at first.
    fn set_touching_tolerance(&mut self, tolerance: f64) -> PyResult<()> {
        self.core_mut()?
            .set_touching_tolerance(tolerance)
            .or_raise()
    }

    /// How far apart bodies may be that count as touching.
    #[getter]
    fn touching_tolerance(&self) -> PyResult<f64> {
        Ok(self.core()?.touching_tolerance())
    }

    /// Whether operations on many bodies take several threads. Answers are the same.
    fn set_parallel(&mut self, parallel: bool) -> PyResult<()> {
        self.core_mut()?.set_parallel(parallel);
        Ok(())
    }

    /// Uses threads in steps of at least so many pairs that are near each other.
    fn set_parallel_from(&mut self, near_pairs: usize) -> PyResult<()> {
        self.core_mut()?.set_parallel_from(near_pairs);
        Ok(())
    }

    /// Finds which bodies meet, and compares with the step before.
    ///
    /// `stay=False` leaves out the pairs that still meet. With more than `max_pairs` pairs that are
    /// near each other it raises, and the world is as it was. Other threads run meanwhile.
    #[pyo3(signature = (*, stay=true, max_pairs=usize::MAX))]
    fn step(&mut self, py: Python<'_>, stay: bool, max_pairs: usize) -> PyResult<Events> {
        let core = self.core_mut()?;
        let events = py.detach(|| {
            let events = core.step_within(max_pairs)?.iter();
            Ok(Events(
                events
                    .filter(|event| stay || event.phase != Phase::Stay)
                    .collect(),
            ))
        });
        self.unless_raised(events.map_err(|error: world::WorldError| raised(&error)))
    }

    /// The events of the last step.
    #[getter]
    fn events(&self) -> PyResult<Events> {
        Ok(Events(self.core()?.events().iter().collect()))
    }

    /// Pushes overlapping bodies apart. `max_pairs` is that of `step`.
    #[pyo3(signature = (iterations, *, max_pairs=usize::MAX))]
    fn separate(
        &mut self,
        py: Python<'_>,
        iterations: usize,
        max_pairs: usize,
    ) -> PyResult<SeparateResult> {
        let core = self.core_mut()?;
        let done = py.detach(|| core.separate_within(iterations, max_pairs));
        let done = self.unless_raised(done.or_raise())?;
        Ok(SeparateResult {
            overlapping: done.overlapping,
            depth: done.depth,
            iterations: done.iterations,
        })
    }

    /// Moves a body as far as the bodies that it interacts with allow, and slides it along them. It
    /// never ends in one of them.
    fn move_and_slide(&mut self, body: u64, delta: Vector) -> PyResult<SlideResult> {
        let slid = self.core_mut()?.move_and_slide(id(body), delta.0);
        let slid = self.unless_raised(slid.or_raise())?;
        Ok(SlideResult {
            moved: slid.moved.into(),
            hits: slid.hits.iter().map(Into::into).collect(),
            stuck: slid.stuck,
        })
    }

    fn __repr__(&self) -> String {
        match &self.core {
            Some(core) => format!("<World, bodies: {}>", core.len()),
            None => "<World, freed>".to_owned(),
        }
    }
}

//! Worlds: bodies, steps, and what moves bodies.

use crate::arrays::{Numbers, Placements, same_length};
use crate::body::{Body, Events, Kinds, SeparateResult, SlideResult};
use crate::error::{FREED, OrRaise, misuse};
use crate::generated::words::BodyKind;
use crate::input::{Instance, Vector};
use crate::plain;
use crate::shape::Shape;
use crate::transform::{At, Transform};
use crate::users::{User, Users, user};
use pyo3::exceptions::PyRuntimeError;
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use sat2d::world::{self, BodyId, Filter, MoveOptions, Phase};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError,
};

/// What a world and its pair predicate share.
#[derive(Default)]
pub(crate) struct Shared {
    users: Mutex<Users>,
    pub(crate) predicate: Mutex<Option<Py<PyAny>>>,
    /// What the predicate raised first, since the last call that asked it.
    pub(crate) raised: Mutex<Option<PyErr>>,
}

/// What is in a lock. Nothing that holds one panics half-way.
pub(crate) fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    pub(crate) fn users(&self) -> MutexGuard<'_, Users> {
        locked(&self.users)
    }
}

/// Many bodies: which meet, and what happens to them.
///
/// The id of a body is a number to be kept and compared; that of a removed body is never that of
/// another one, and raises `Sat2dError` with the status `SAT_ERR_STALE_ID`. A world is a context
/// manager that frees its memory; otherwise that is freed when the object is collected. While a
/// method runs, a function that it calls and other threads cannot change the world: they get a
/// `RuntimeError` that names the method.
#[pyclass(frozen, module = "sat2d")]
pub struct World {
    core: RwLock<world::World>,
    is_freed: AtomicBool,
    pub(crate) shared: Arc<Shared>,
    /// The method that uses the world for longer.
    running: Mutex<&'static str>,
}

impl From<world::World> for World {
    fn from(core: world::World) -> World {
        let shared = Shared::default();
        *shared.users() = Users::of(&core);
        World {
            core: RwLock::new(core),
            is_freed: AtomicBool::new(false),
            shared: Arc::new(shared),
            running: Mutex::new(""),
        }
    }
}

impl World {
    fn check_not_freed(&self) -> PyResult<()> {
        match self.is_freed.load(Ordering::Relaxed) {
            true => Err(misuse(FREED, "the world was freed".to_owned())),
            false => Ok(()),
        }
    }

    fn in_use(&self) -> PyErr {
        let method = *locked(&self.running);
        PyRuntimeError::new_err(format!(
            "the world is in use: its {method} runs, and a function that it calls or another \
             thread wants the world as well"
        ))
    }

    /// The core, to look at it.
    pub(crate) fn core(&self) -> PyResult<RwLockReadGuard<'_, world::World>> {
        self.check_not_freed()?;
        match self.core.try_read() {
            Ok(core) => Ok(core),
            Err(TryLockError::Poisoned(core)) => Ok(core.into_inner()),
            Err(TryLockError::WouldBlock) => Err(self.in_use()),
        }
    }

    /// The core, to change it.
    pub(crate) fn core_mut(&self) -> PyResult<RwLockWriteGuard<'_, world::World>> {
        self.check_not_freed()?;
        match self.core.try_write() {
            Ok(core) => Ok(core),
            Err(TryLockError::Poisoned(core)) => Ok(core.into_inner()),
            Err(TryLockError::WouldBlock) => Err(self.in_use()),
        }
    }

    /// The core, to look at it in a method that calls functions or lets other threads run.
    pub(crate) fn core_in(
        &self,
        method: &'static str,
    ) -> PyResult<RwLockReadGuard<'_, world::World>> {
        let core = self.core()?;
        *locked(&self.running) = method;
        Ok(core)
    }

    /// The core, to change it in such a method.
    pub(crate) fn core_mut_in(
        &self,
        method: &'static str,
    ) -> PyResult<RwLockWriteGuard<'_, world::World>> {
        let core = self.core_mut()?;
        *locked(&self.running) = method;
        Ok(core)
    }

    /// The result of a call that may have asked the pair predicate, unless that raised.
    pub(crate) fn unless_raised<T>(&self, result: PyResult<T>) -> PyResult<T> {
        locked(&self.shared.raised).take().map_or(result, Err)
    }

    /// A copy with the same predicate.
    pub(crate) fn copied(&self, py: Python<'_>) -> PyResult<World> {
        let copy = World::from(self.core()?.clone());
        *copy.shared.users() = self.shared.users().copied(py);
        let predicate = locked(&self.shared.predicate)
            .as_ref()
            .map(|predicate| predicate.clone_ref(py));
        copy.set_predicate(predicate)?;
        Ok(copy)
    }

    /// The events of the last step, without those that still meet if they are not wanted.
    fn events_of(&self, py: Python<'_>, core: &world::World, stay: bool) -> Events {
        let events = core.events().iter();
        let wanted = events.filter(|event| stay || event.phase != Phase::Stay);
        let list: Vec<_> = wanted.collect();
        let numbers = list.iter().flat_map(|event| [event.user_a, event.user_b]);
        let objects = self.shared.users().among(py, numbers);
        Events { list, objects }
    }

    /// Drops the objects of the program. What they drop in turn may use the world.
    fn let_go(&self) {
        let users = std::mem::take(&mut *self.shared.users());
        let predicate = locked(&self.shared.predicate).take();
        drop((users, predicate));
    }

    /// What a call that inserts one body returns. If it failed, its object is forgotten.
    fn inserted(&self, number: u64, result: PyResult<BodyId>) -> PyResult<u64> {
        if result.is_err() {
            let forgotten = self.shared.users().forgotten([number]);
            drop(forgotten);
        }
        result.map(BodyId::to_bits)
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
const NONE: User = User::Number(0);

#[pymethods]
impl World {
    #[new]
    fn new() -> World {
        World::from(world::World::new())
    }

    /// Frees the memory. Twice is fine.
    fn free(&self) -> PyResult<()> {
        if !self.is_freed.load(Ordering::Relaxed) {
            *self.core_mut()? = world::World::new();
            self.is_freed.store(true, Ordering::Relaxed);
            self.let_go();
        }
        Ok(())
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        for object in self.shared.users().objects.values() {
            visit.call(object)?;
        }
        visit.call(&*locked(&self.shared.predicate))
    }

    fn __clear__(&self) {
        self.let_go();
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_error: "object"))]
    fn __exit__(&self, _error: &Bound<'_, PyAny>) -> PyResult<()> {
        self.free()
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
    /// interacts with, one bit each; `user` is any object to keep with it.
    #[pyo3(signature = (
        shape, transform=IDENTITY, *, kind=MOVING, category=1, mask=u32::MAX, user=NONE,
        inverse_mass=1.0,
    ),
        text_signature = "($self, shape, transform=(1.0, 0.0, 0.0, 1.0, 0.0, 0.0), *, \
            kind='moving', category=1, mask=4294967295, user=0, inverse_mass=1.0)",
    )]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments")]
    fn insert(
        &self,
        shape: Instance<'_, Shape>,
        transform: At,
        kind: BodyKind,
        #[pyo3(from_py_with = plain::bits)] category: u32,
        #[pyo3(from_py_with = plain::bits)] mask: u32,
        user: User,
        #[pyo3(from_py_with = plain::number)] inverse_mass: f64,
    ) -> PyResult<u64> {
        let (py, filter) = (shape.py(), (category, mask));
        let mut core = self.core_mut()?;
        let user = self.shared.users().number_of(py, &user);
        let body = body(shape.get(), transform.0, kind, filter, user, inverse_mass);
        self.inserted(user, core.insert(body).or_raise())
    }

    /// Inserts bodies of one shape, at transforms in an array of shape (n, 6): all or none.
    #[pyo3(signature = (
        shape, transforms, *, kind=MOVING, category=1, mask=u32::MAX, user=NONE, inverse_mass=1.0,
    ),
        text_signature = "($self, shape, transforms, *, \
            kind='moving', category=1, mask=4294967295, user=0, inverse_mass=1.0)",
    )]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments")]
    fn insert_many(
        &self,
        shape: Instance<'_, Shape>,
        transforms: Placements,
        kind: BodyKind,
        #[pyo3(from_py_with = plain::bits)] category: u32,
        #[pyo3(from_py_with = plain::bits)] mask: u32,
        user: User,
        #[pyo3(from_py_with = plain::number)] inverse_mass: f64,
    ) -> PyResult<Vec<u64>> {
        let (py, shape, filter) = (shape.py(), shape.get(), (category, mask));
        let mut core = self.core_mut()?;
        let place = |&at: &sat2d::Transform| {
            let user = self.shared.users().number_of(py, &user);
            body(shape, at, kind, filter, user, inverse_mass)
        };
        let bodies: Vec<_> = transforms.0.iter().map(place).collect();
        let numbers: Vec<u64> = bodies.iter().map(|body| body.user).collect();
        let inserted = core.insert_many(bodies).or_raise();
        if inserted.is_err() {
            let forgotten = self.shared.users().forgotten(numbers);
            drop(forgotten);
        }
        Ok(bits(&inserted?))
    }

    /// Attaches a part to a body, at a transform in the coordinates of the owner.
    #[pyo3(signature = (
        owner, shape, transform=IDENTITY, *, kind=MOVING, category=1, mask=u32::MAX, user=NONE,
        inverse_mass=1.0,
    ),
        text_signature = "($self, owner, shape, transform=(1.0, 0.0, 0.0, 1.0, 0.0, 0.0), *, \
            kind='moving', category=1, mask=4294967295, user=0, inverse_mass=1.0)",
    )]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments")]
    fn attach(
        &self,
        #[pyo3(from_py_with = plain::body_id)] owner: u64,
        shape: Instance<'_, Shape>,
        transform: At,
        kind: BodyKind,
        #[pyo3(from_py_with = plain::bits)] category: u32,
        #[pyo3(from_py_with = plain::bits)] mask: u32,
        user: User,
        #[pyo3(from_py_with = plain::number)] inverse_mass: f64,
    ) -> PyResult<u64> {
        let (py, filter) = (shape.py(), (category, mask));
        let mut core = self.core_mut()?;
        let user = self.shared.users().number_of(py, &user);
        let part = body(shape.get(), transform.0, kind, filter, user, inverse_mass);
        self.inserted(user, core.attach(id(owner), part).or_raise())
    }

    /// The body that a part belongs to, or the body itself.
    fn owner(&self, #[pyo3(from_py_with = plain::body_id)] body: u64) -> PyResult<u64> {
        Ok(self.core()?.owner(id(body)).or_raise()?.to_bits())
    }

    /// The parts of a body.
    fn parts(&self, #[pyo3(from_py_with = plain::body_id)] body: u64) -> PyResult<Vec<u64>> {
        Ok(bits(&self.core()?.parts(id(body)).or_raise()?))
    }

    /// Where a part is in the coordinates of its owner.
    fn local_transform(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
    ) -> PyResult<Transform> {
        self.core()?
            .local_transform(id(body))
            .or_raise()
            .map(Transform)
    }

    /// Moves a part in the coordinates of its owner.
    fn set_local_transform(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        local: At,
    ) -> PyResult<()> {
        self.core_mut()?
            .set_local_transform(id(body), local.0)
            .or_raise()
    }

    /// Removes a body.
    fn remove(&self, #[pyo3(from_py_with = plain::body_id)] body: u64) -> PyResult<()> {
        let mut core = self.core_mut()?;
        // its parts leave with it
        let leaving = [&[id(body)][..], &core.parts(id(body)).or_raise()?].concat();
        let numbers: Vec<u64> = leaving
            .iter()
            .filter_map(|&id| core.user(id).ok())
            .collect();
        core.remove(id(body)).or_raise()?;
        let mut users = self.shared.users();
        numbers.into_iter().for_each(|number| users.retire(number));
        Ok(())
    }

    /// What the world keeps of a body.
    fn get(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
    ) -> PyResult<Body> {
        let core = self.core()?;
        let body = core.get(id(body)).or_raise()?;
        Ok(Body {
            shape: Shape(Arc::clone(body.shape)),
            transform: Transform(body.transform),
            kind: body.kind.into(),
            category: body.filter.category,
            mask: body.filter.mask,
            user: user(py, &self.shared.users().objects, body.user),
            inverse_mass: body.inverse_mass,
        })
    }

    /// Where a body is.
    fn transform(&self, #[pyo3(from_py_with = plain::body_id)] body: u64) -> PyResult<Transform> {
        self.core()?.transform(id(body)).or_raise().map(Transform)
    }

    /// Moves a body.
    fn set_transform(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        transform: At,
    ) -> PyResult<()> {
        self.core_mut()?
            .set_transform(id(body), transform.0)
            .or_raise()
    }

    /// Moves many bodies: all of them, or none if it raises.
    fn set_transforms(&self, ids: Numbers, transforms: Placements) -> PyResult<()> {
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
    fn set_shape(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        shape: Instance<'_, Shape>,
    ) -> PyResult<()> {
        let shape = Arc::clone(&shape.get().0);
        self.core_mut()?
            .set_shape(id(body), shape)
            .or_raise()
            .map(drop)
    }

    /// Changes the kind of a body.
    fn set_kind(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        kind: BodyKind,
    ) -> PyResult<()> {
        self.core_mut()?.set_kind(id(body), kind.0).or_raise()
    }

    /// Changes the kinds of many bodies: all of them, or none if it raises.
    ///
    /// Of a good part of all bodies, this takes a fraction of the time of single calls.
    fn set_kinds(&self, ids: Numbers, kinds: Kinds) -> PyResult<()> {
        same_length(["ids", "kinds"], [ids.0.len(), kinds.0.len()])?;
        let kinds = ids.0.into_iter().map(id).zip(kinds.0);
        let kinds = kinds.collect::<Vec<_>>();
        self.core_mut()?.set_kinds(&kinds).or_raise()
    }

    /// Changes which bodies a body interacts with.
    fn set_filter(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        #[pyo3(from_py_with = plain::bits)] category: u32,
        #[pyo3(from_py_with = plain::bits)] mask: u32,
    ) -> PyResult<()> {
        let filter = Filter::new(category, mask);
        self.core_mut()?.set_filter(id(body), filter).or_raise()
    }

    /// Changes what is kept with a body.
    fn set_user(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        user: User,
    ) -> PyResult<()> {
        let mut core = self.core_mut()?;
        let before = core.user(id(body)).or_raise()?;
        let mut users = self.shared.users();
        let number = users.number_of(py, &user);
        core.set_user(id(body), number).or_raise()?;
        users.retire(before);
        Ok(())
    }

    /// Changes one over the mass of a body; 0 is infinitely heavy.
    fn set_inverse_mass(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        #[pyo3(from_py_with = plain::number)] inverse_mass: f64,
    ) -> PyResult<()> {
        self.core_mut()?
            .set_inverse_mass(id(body), inverse_mass)
            .or_raise()
    }

    /// Counts bodies as touching that are no farther apart than this; 0 at first.
    fn set_touching_tolerance(
        &self,
        #[pyo3(from_py_with = plain::number)] tolerance: f64,
    ) -> PyResult<()> {
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
    fn set_parallel(&self, #[pyo3(from_py_with = plain::flag)] parallel: bool) -> PyResult<()> {
        self.core_mut()?.set_parallel(parallel);
        Ok(())
    }

    /// Uses threads in steps of at least so many pairs that are near each other.
    fn set_parallel_from(
        &self,
        #[pyo3(from_py_with = plain::count)] near_pairs: usize,
    ) -> PyResult<()> {
        self.core_mut()?.set_parallel_from(near_pairs);
        Ok(())
    }

    /// Finds which bodies meet, and compares with the step before.
    ///
    /// `stay=False` leaves out the pairs that still meet. With more than `max_pairs` pairs that are
    /// near each other it raises, and the world is as it was. Other threads run meanwhile.
    #[pyo3(signature = (*, stay=true, max_pairs=None))]
    fn step(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = plain::flag)] stay: bool,
        max_pairs: Option<usize>,
    ) -> PyResult<Events> {
        let mut core = self.core_mut_in("step")?;
        let stepping = &mut *core;
        let stepped = py.detach(|| {
            stepping
                .step_within(max_pairs.unwrap_or(usize::MAX))
                .map(drop)
        });
        // What the predicate raises is raised once the step is made.
        let is_made = stepped.is_ok();
        let stepped = self.unless_raised(stepped.or_raise());
        let events = self.events_of(py, &core, stay);
        drop(core);
        if is_made {
            let unnamed = self.shared.users().step();
            drop(unnamed);
        }
        stepped.map(|()| events)
    }

    /// The events of the last step.
    #[getter]
    fn events(&self, py: Python<'_>) -> PyResult<Events> {
        Ok(self.events_of(py, &*self.core()?, true))
    }

    /// Pushes overlapping bodies apart. `max_pairs` is that of `step`.
    #[pyo3(signature = (iterations, *, max_pairs=None))]
    fn separate(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = plain::count)] iterations: usize,
        max_pairs: Option<usize>,
    ) -> PyResult<SeparateResult> {
        let mut core = self.core_mut_in("separate")?;
        let separating = &mut *core;
        let done =
            py.detach(|| separating.separate_within(iterations, max_pairs.unwrap_or(usize::MAX)));
        let done = self.unless_raised(done.or_raise())?;
        Ok(SeparateResult {
            overlapping: done.overlapping,
            depth: done.depth,
            iterations: done.iterations,
        })
    }

    /// Moves a body as far as the bodies that it interacts with allow, and slides it along them. It
    /// never ends in one of them.
    ///
    /// It passes what reaches into its way by at most `skin`, such as a tile that sticks out of a
    /// row by a rounding, and reports no hit. The skin is at most a sixteenth of the width and
    /// height of the body; a good value is a thousandth of a tile.
    #[pyo3(signature = (body, delta, *, skin=0.0))]
    fn move_and_slide(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        delta: Vector,
        #[pyo3(from_py_with = plain::number)] skin: f64,
    ) -> PyResult<SlideResult> {
        let mut core = self.core_mut_in("move_and_slide")?;
        let slid = core.move_and_slide_with(id(body), delta.0, &MoveOptions { skin });
        let slid = self.unless_raised(slid.or_raise())?;
        Ok(SlideResult {
            moved: slid.moved.into(),
            hits: slid.hits.iter().map(Into::into).collect(),
            stuck: slid.stuck,
        })
    }

    fn __repr__(&self) -> String {
        if self.is_freed.load(Ordering::Relaxed) {
            return "<World, freed>".to_owned();
        }
        match self.core() {
            Ok(core) => format!("<World, bodies: {}>", core.len()),
            Err(_) => "<World, in use>".to_owned(),
        }
    }
}

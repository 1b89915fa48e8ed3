//! What programs keep with bodies. A world of the core keeps numbers: an object is kept here, by a
//! number that no program can give.

use pyo3::prelude::*;
use sat2d::world;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Numbers from here on stand for objects.
const FIRST: u64 = 1 << 63;

/// What a program keeps with a body: a number below 2^63, or any object.
pub enum User {
    Number(u64),
    Object(Py<PyAny>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for User {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<User> {
        Ok(match given.extract::<u64>() {
            Ok(number) if number < FIRST => User::Number(number),
            _ => User::Object(given.to_owned().unbind()),
        })
    }
}

impl<'py> IntoPyObject<'py> for User {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        match self {
            User::Number(number) => Ok(number.into_pyobject(py)?.into_any()),
            User::Object(object) => Ok(object.into_bound(py)),
        }
    }
}

impl Clone for User {
    fn clone(&self) -> User {
        match self {
            User::Number(number) => User::Number(*number),
            User::Object(object) => Python::attach(|py| User::Object(object.clone_ref(py))),
        }
    }
}

/// Objects are equal if they are the same.
impl PartialEq for User {
    fn eq(&self, other: &User) -> bool {
        match (self, other) {
            (User::Number(a), User::Number(b)) => a == b,
            (User::Object(a), User::Object(b)) => a.is(b),
            _ => false,
        }
    }
}

/// Objects by their numbers.
pub(crate) type Objects = HashMap<u64, Py<PyAny>>;

/// What a number of the core stands for; `None` if that was an object of another program.
pub(crate) fn user(py: Python<'_>, objects: &Objects, number: u64) -> User {
    if number < FIRST {
        return User::Number(number);
    }
    let object = objects.get(&number);
    User::Object(object.map_or_else(|| py.None(), |object| object.clone_ref(py)))
}

/// The objects that the bodies of a world have.
#[derive(Default)]
pub(crate) struct Users {
    pub(crate) objects: Objects,
    /// How many numbers were given to objects, or passed over.
    count: u64,
    /// Numbers of objects that are gone, in a world that was restored: no other gets one of them.
    taken: Arc<HashSet<u64>>,
    /// What bodies no longer have, but the events of the next step will name.
    retired: Vec<u64>,
    /// What the events of the last step may name.
    named: Vec<u64>,
}

impl Users {
    /// Those of a world that comes from elsewhere: none of the objects is here.
    pub(crate) fn of(core: &world::World) -> Users {
        let bodies = core.iter().map(|(_, body)| body.user);
        let events = core.events();
        let named = events.iter().flat_map(|event| [event.user_a, event.user_b]);
        let taken = bodies.chain(named).filter(|&number| number >= FIRST);
        Users {
            taken: Arc::new(taken.collect()),
            ..Users::default()
        }
    }

    /// The number for one more body that has this.
    pub(crate) fn number_of(&mut self, py: Python<'_>, user: &User) -> u64 {
        match user {
            User::Number(number) => *number,
            User::Object(object) => {
                let number = self.next();
                self.objects.insert(number, object.clone_ref(py));
                number
            }
        }
    }

    fn next(&mut self) -> u64 {
        loop {
            let number = FIRST + self.count;
            self.count += 1;
            if !self.taken.contains(&number) {
                return number;
            }
        }
    }

    /// Takes out what no body has had.
    ///
    /// Drop it once nothing is locked, since an object that goes may use the world.
    pub(crate) fn forgotten(&mut self, numbers: impl IntoIterator<Item = u64>) -> Vec<Py<PyAny>> {
        let numbers = numbers.into_iter();
        numbers
            .filter_map(|number| self.objects.remove(&number))
            .collect()
    }

    /// Forgets what a body no longer has, once no event can name it: with the step after the next.
    pub(crate) fn retire(&mut self, number: u64) {
        if number >= FIRST {
            self.retired.push(number);
        }
    }

    /// Takes out what no event names any more, since a step was made.
    pub(crate) fn step(&mut self) -> Vec<Py<PyAny>> {
        let retired = std::mem::take(&mut self.retired);
        let unnamed = std::mem::replace(&mut self.named, retired);
        self.forgotten(unnamed)
    }

    /// The objects among numbers, so that they stay valid.
    pub(crate) fn among(&self, py: Python<'_>, numbers: impl Iterator<Item = u64>) -> Objects {
        if self.objects.is_empty() {
            return Objects::new();
        }
        let object = |number| Some((number, self.objects.get(&number)?.clone_ref(py)));
        numbers.filter_map(object).collect()
    }

    /// The users of a copy of the world: the same objects.
    pub(crate) fn copied(&self, py: Python<'_>) -> Users {
        let objects = self.objects.iter();
        Users {
            objects: objects
                .map(|(&number, object)| (number, object.clone_ref(py)))
                .collect(),
            count: self.count,
            taken: self.taken.clone(),
            retired: self.retired.clone(),
            named: self.named.clone(),
        }
    }
}

//! Characters, and which pairs of bodies are solid.

use crate::body::SlideHit;
use crate::error::OrRaise;
use crate::input::{Vector, check_callable};
use crate::plain;
use crate::results::result;
use crate::transform::Transform;
use crate::users::user;
use crate::world::{Shared, World, id, locked};
use pyo3::prelude::*;
use sat2d::world::{self, BodyId, CharacterOptions};
use std::sync::Arc;

result! {
    in "sat2d";

    /// The floor that a character stands on.
    Ground {
        /// The body.
        id: u64,
        /// The unit normal of the floor, toward the character.
        normal: Vector,
        /// Where they meet.
        point: Vector,
        /// Where the body was then. If it has moved by the next move, it carries the character.
        transform: Transform,
    }

    /// How a character moved.
    CharacterResult {
        /// How far it moved.
        moved: Vector,
        /// The part of it by which its ground has carried it.
        carried: Vector,
        /// What stopped or deflected it, floors included.
        hits: Vec<SlideHit>,
        /// What it stands on; `None` in the air. Pass it to the next move.
        ground: Option<Ground>,
        /// Whether it overlapped something at the start and could not be pushed out.
        stuck: bool,
    }
}

impl From<world::Ground> for Ground {
    fn from(ground: world::Ground) -> Ground {
        Ground {
            id: ground.id.to_bits(),
            normal: ground.normal.into(),
            point: ground.point.into(),
            transform: Transform(ground.transform),
        }
    }
}

impl From<&Ground> for world::Ground {
    fn from(ground: &Ground) -> world::Ground {
        world::Ground {
            id: id(ground.id),
            normal: ground.normal.0,
            point: ground.point.0,
            transform: ground.transform.0,
        }
    }
}

#[pymethods]
impl World {
    /// Moves a body as `move_and_slide` does, and treats floors as games with characters do.
    ///
    /// It walks along slopes of up to `max_slope` radians, 45 degrees unless given; climbs steps of
    /// the height `step`; goes down steps of the height `snap` without falling; and is carried by
    /// `ground`, that of the result of its last move. `skin` is that of `move_and_slide`. A `delta`
    /// that leads up is a jump. With y down, `up` is `(0, -1)`. Add gravity to `delta` in each
    /// frame.
    #[pyo3(signature = (
        body,
        delta,
        *,
        up=Vector(sat2d::DVec2::Y),
        max_slope=std::f64::consts::FRAC_PI_4,
        step=0.0,
        snap=0.0,
        ground=None,
        skin=0.0,
    ),
        text_signature = "($self, body, delta, *, up=(0.0, 1.0), max_slope=0.7853981633974483, \
            step=0.0, snap=0.0, ground=None, skin=0.0)",
    )]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments")]
    fn move_character(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        delta: Vector,
        up: Vector,
        #[pyo3(from_py_with = plain::number)] max_slope: f64,
        #[pyo3(from_py_with = plain::number)] step: f64,
        #[pyo3(from_py_with = plain::number)] snap: f64,
        ground: Option<&Bound<'_, Ground>>,
        #[pyo3(from_py_with = plain::number)] skin: f64,
    ) -> PyResult<CharacterResult> {
        let options = CharacterOptions {
            up: up.0,
            max_slope,
            step,
            snap,
            skin,
            ground: ground.map(|ground| ground.get().into()),
        };
        let mut core = self.core_mut_in("move_character")?;
        let walked = core.move_character(id(body), delta.0, &options);
        let walked = self.unless_raised(walked.or_raise())?;
        Ok(CharacterResult {
            moved: walked.moved.into(),
            carried: walked.carried.into(),
            hits: walked.hits.iter().map(Into::into).collect(),
            ground: walked.ground.map(Into::into),
            stuck: walked.stuck,
        })
    }

    /// Lets a body stop others only from one side; from every side with `None`.
    fn set_one_way(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        direction: Option<Vector>,
    ) -> PyResult<()> {
        let direction = direction.map(|Vector(direction)| direction);
        self.core_mut()?.set_one_way(id(body), direction).or_raise()
    }

    /// The direction in which others pass through a body; `None` if it is solid.
    fn one_way(
        &self,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
    ) -> PyResult<Option<Vector>> {
        let direction = self.core()?.one_way(id(body)).or_raise()?;
        Ok(direction.map(Vector))
    }

    /// Asks a function about each pair of bodies that begins to meet; `None` asks nobody.
    ///
    /// It is called with the two ids and what is kept with each of them. Where what it returns is
    /// false, the two pass through each other, without events, until they part. It must not use the
    /// world. What it raises is raised by the method that asked, which has then let the pairs meet.
    #[pyo3(signature = (predicate: "Optional[Callable[[int, int, Any, Any], object]]"))]
    fn set_pair_predicate(&self, predicate: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        if let Some(predicate) = &predicate {
            check_callable(predicate, "predicate")?;
        }
        self.set_predicate(predicate.map(Bound::unbind))
    }
}

impl World {
    pub(crate) fn set_predicate(&self, predicate: Option<Py<PyAny>>) -> PyResult<()> {
        let mut core = self.core_mut()?;
        let is_asked = predicate.is_some();
        // dropped before the core is unlocked, so what it drops in turn cannot use the world
        let _before = std::mem::replace(&mut *locked(&self.shared.predicate), predicate);
        if !is_asked {
            core.clear_pair_predicate();
            return Ok(());
        }
        let shared = Arc::clone(&self.shared);
        core.set_pair_predicate(move |world, a, b| {
            Python::attach(|py| match shared.asked(py, world, [a, b]) {
                Ok(answer) => answer,
                Err(error) => {
                    locked(&shared.raised).get_or_insert(error);
                    true
                }
            })
        });
        Ok(())
    }
}

impl Shared {
    /// What the predicate says about two bodies, which are there, for they meet.
    fn asked(&self, py: Python<'_>, world: &world::World, [a, b]: [BodyId; 2]) -> PyResult<bool> {
        let Some(predicate) = locked(&self.predicate)
            .as_ref()
            .map(|predicate| predicate.clone_ref(py))
        else {
            return Ok(true);
        };
        let [user_a, user_b] = [a, b].map(|body| {
            let number = world.user(body).unwrap_or_default();
            user(py, &self.users().objects, number)
        });
        let answer = predicate.call1(py, (a.to_bits(), b.to_bits(), user_a, user_b))?;
        answer.bind(py).is_truthy()
    }
}

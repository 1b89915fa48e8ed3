//! Saving, restoring, recording and replaying worlds.

use crate::error::{DAMAGED, NOT_A_WORLD, OrRaise, SAVE_VERSION, misuse, raised};
use crate::input::check_callable;
use crate::world::World;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use sat2d::world::{self, Difference, Replay, ReplayError};

#[pymethods]
impl World {
    /// A copy, which is not recorded.
    fn copy(&self, py: Python<'_>) -> PyResult<World> {
        self.copied(py)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<World> {
        self.copied(py)
    }

    fn __deepcopy__(&self, memo: &Bound<'_, PyAny>) -> PyResult<World> {
        self.copied(memo.py())
    }

    /// The whole world in bytes, the same on every machine. Of what is kept with bodies it has
    /// numbers only; what was an object is `None` in the world that is restored.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let core = self.core_in("save")?;
        let saved = &*core;
        Ok(PyBytes::new(py, &py.detach(|| saved.save())))
    }

    /// The world that was saved.
    #[staticmethod]
    fn restore(py: Python<'_>, saved: &[u8]) -> PyResult<World> {
        let restored = py.detach(|| world::World::restore(saved));
        restored.or_raise().map(World::from)
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let saved = slf.get().save(slf.py())?;
        Ok((slf.get_type().getattr("restore")?, (saved,)))
    }

    /// A hash of the ids and placements of all bodies, and of the events of the last step.
    ///
    /// It is the same on every machine and in every language.
    fn fingerprint(&self) -> PyResult<u64> {
        Ok(self.core()?.fingerprint())
    }

    /// Records all calls that change the world. `recording` is simpler.
    #[pyo3(signature = (sink: "Callable[[bytes], object]"))]
    fn start_recording(&self, sink: &Bound<'_, PyAny>) -> PyResult<()> {
        check_callable(sink, "sink")?;
        let sink = sink.clone().unbind();
        let write = move |bytes: &[u8]| {
            Python::attach(|py| match sink.call1(py, (PyBytes::new(py, bytes),)) {
                Ok(_) => true,
                Err(error) => {
                    error.write_unraisable(py, Some(sink.bind(py)));
                    false
                }
            })
        };
        self.core_mut()?.start_recording(write);
        Ok(())
    }

    /// Ends the recording. Returns whether it is complete.
    fn stop_recording(&self) -> PyResult<bool> {
        Ok(self.core_mut()?.stop_recording())
    }

    /// Whether calls are recorded.
    #[getter]
    fn is_recording(&self) -> PyResult<bool> {
        Ok(self.core()?.is_recording())
    }
}

fn unplayable(error: &ReplayError) -> PyErr {
    match error {
        ReplayError::Restore(error) => raised(error),
        ReplayError::World(error) => raised(error),
        ReplayError::NotARecording => misuse(NOT_A_WORLD, error.to_string()),
        ReplayError::Version { .. } => misuse(SAVE_VERSION, error.to_string()),
        _ => misuse(DAMAGED, error.to_string()),
    }
}

/// What a step of a recording was, after it was taken again.
#[derive(Default)]
struct Columns {
    number: Vec<u64>,
    calls: Vec<u64>,
    events: Vec<u64>,
    fingerprint: Vec<u64>,
    difference: Vec<u8>,
}

impl Columns {
    fn of(bytes: &[u8]) -> Result<(Columns, bool, world::World), ReplayError> {
        let mut columns = Columns::default();
        let mut replay = Replay::new(bytes)?;
        while let Some(step) = replay.next_step()? {
            columns.number.push(step.number);
            columns.calls.push(step.calls as u64);
            columns.events.push(replay.world().events().len() as u64);
            columns.fingerprint.push(replay.world().fingerprint());
            columns.difference.push(match step.difference {
                None => 0,
                Some(Difference::Result { .. }) => 1,
                Some(Difference::Placements) => 2,
                Some(_) => 3,
            });
        }
        Ok((columns, replay.is_complete(), replay.world().clone()))
    }
}

/// Takes all steps of a recording again: the columns, whether it is complete, the world at the end.
#[pyfunction]
#[pyo3(name = "_replayed")]
pub(crate) fn replayed<'py>(
    py: Python<'py>,
    recording: &[u8],
) -> PyResult<(Bound<'py, PyDict>, bool, World)> {
    let (columns, is_complete, end) = py
        .detach(|| Columns::of(recording))
        .map_err(|error| unplayable(&error))?;
    let found = PyDict::new(py);
    found.set_item("step", PyArray1::from_vec(py, columns.number))?;
    found.set_item("calls", PyArray1::from_vec(py, columns.calls))?;
    found.set_item("events", PyArray1::from_vec(py, columns.events))?;
    found.set_item("fingerprint", PyArray1::from_vec(py, columns.fingerprint))?;
    found.set_item("difference", PyArray1::from_vec(py, columns.difference))?;
    Ok((found, is_complete, World::from(end)))
}

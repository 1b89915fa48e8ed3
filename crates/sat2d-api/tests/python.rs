//! The stub that a small source of PyO3 becomes.

use sat2d_api::backend::python::stub;

const SOURCE: &str = r#"
result! {
    in "sat2d";

    /// A box.
    Aabb {
        /// Its corner.
        min: Vector,
    }
}

/// A thing that has a name
/// and more.
///
/// It is immutable.
#[pyclass(frozen, module = "sat2d")]
pub struct Thing(Inner);

#[pymethods]
impl Thing {
    #[new]
    #[pyo3(signature = (points, *, closed=false))]
    fn new(points: Points, closed: bool) -> PyResult<Thing> {}

    /// How many.
    #[getter]
    fn count(&self) -> usize {}

    /// The nearest one, or `None`.
    #[pyo3(
        name = "nearest",
        signature = (to=ORIGIN, sink: "Callable[[int], object]", reach=f64::INFINITY),
        text_signature = "($self, to=(0.0, 1.0), sink, reach=1e999)",
    )]
    fn find(
        &self,
        py: Python<'_>,
        to: Vector,
        sink: Py<PyAny>,
        #[pyo3(from_py_with = number)] reach: f64,
    ) -> PyResult<Option<Aabb>> {}

    fn __repr__(&self) -> String {}
}

/// All of them.
#[pyfunction]
#[pyo3(signature = (things, **options))]
pub(crate) fn all(things: List<Instance<'_, Thing>>, options: Option<Choices>) -> Vec<[u8; 2]> {}
"#;

const STUB: &str = r#"@final
class Aabb:
    """A box."""

    def __new__(cls, min: Vector) -> Aabb: ...
    __match_args__: tuple[str, ...]
    @property
    def min(self) -> Vector:
        """Its corner."""

@final
class Thing:
    """A thing that has a name and more.

    It is immutable.
    """

    def __new__(cls, points: PointsLike, *, closed: bool = False) -> Thing: ...
    @property
    def count(self) -> int:
        """How many."""
    def nearest(
        self, to: VectorLike = (0.0, 1.0), sink: Callable[[int], object], reach: float = ...
    ) -> Optional[Aabb]:
        """The nearest one, or `None`."""

def all(
    things: Sequence[Thing],
    *,
    method: DecomposeMethod = "balanced",
    prefer: DecomposePreference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> list[list[int]]:
    """All of them."""
"#;

#[test]
fn signatures_types_and_documentation_come_from_the_source() {
    let text = stub(SOURCE).expect("the source is understood");
    let (imports, rest) = text.split_at(text.find("@final").expect("a class"));
    assert!(imports.contains("from collections.abc import Callable, Sequence\n"));
    assert_eq!(rest, STUB);
}

#[test]
fn a_type_that_python_does_not_have_is_an_error() {
    let unknown = SOURCE.replace("Option<Aabb>", "HashMap<u8, Aabb>");
    let error = format!("{:#}", stub(&unknown).expect_err("an error"));
    assert!(
        error.contains("Thing.find") && error.contains("HashMap"),
        "{error}"
    );
    let parameter = SOURCE.replace("(points, *,", "(corners, *,");
    let error = format!("{:#}", stub(&parameter).expect_err("an error"));
    assert!(error.contains("no parameter corners"), "{error}");
}

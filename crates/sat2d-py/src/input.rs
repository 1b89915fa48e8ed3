//! What functions take: points, transforms, rings and words.

use numpy::{PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use sat2d::DVec2;

/// A pair of numbers: a tuple, a list, an array.
#[derive(Clone, Copy, PartialEq)]
pub struct Vector(pub DVec2);

/// Raises unless an argument can be called.
pub(crate) fn check_callable(given: &Bound<'_, PyAny>, name: &str) -> PyResult<()> {
    if given.is_callable() {
        return Ok(());
    }
    let message = format!("{name} is {}; expected a function", given.repr()?);
    Err(PyTypeError::new_err(message))
}

/// So many numbers of any iterable.
pub(crate) fn numbers<const N: usize>(given: &Bound<'_, PyAny>, what: &str) -> PyResult<[f64; N]> {
    let mut out = [0.0; N];
    let mut count = 0;
    for number in given.try_iter()? {
        if count < N {
            out[count] = number?.extract()?;
        }
        count += 1;
    }
    if count != N {
        let message = format!("expected {what}, {N} numbers, and got {count}");
        return Err(PyTypeError::new_err(message));
    }
    Ok(out)
}

impl<'a, 'py> FromPyObject<'a, 'py> for Vector {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Vector> {
        if let Ok(pair) = given.cast::<PyTuple>()
            && pair.len() == 2
        {
            let x = pair.get_borrowed_item(0)?.extract()?;
            let y = pair.get_borrowed_item(1)?.extract()?;
            return Ok(Vector(DVec2::new(x, y)));
        }
        numbers::<2>(&given, "a point").map(|pair| Vector(pair.into()))
    }
}

impl<'py> IntoPyObject<'py> for Vector {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        (self.0.x, self.0.y).into_pyobject(py)
    }
}

impl From<DVec2> for Vector {
    fn from(vector: DVec2) -> Vector {
        Vector(vector)
    }
}

/// The commands of an outline: tuples of a word and its numbers.
pub struct OutlinePath(pub sat2d::outline::Path);

impl<'a, 'py> FromPyObject<'a, 'py> for OutlinePath {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<OutlinePath> {
        let mut path = sat2d::outline::Path::new();
        for (index, command) in given.try_iter()?.enumerate() {
            let command: Vec<Bound<'py, PyAny>> = command?.extract()?;
            let (word, numbers) = match command.split_first() {
                Some((word, numbers)) => (word.extract::<String>()?, numbers),
                None => (String::new(), &[][..]),
            };
            let numbers: Vec<f64> = numbers
                .iter()
                .map(|x| x.extract())
                .collect::<PyResult<_>>()?;
            let p = DVec2::new;
            match (&word[..], &numbers[..]) {
                ("move_to", &[x, y]) => path.move_to(p(x, y)),
                ("line_to", &[x, y]) => path.line_to(p(x, y)),
                ("quadratic_to", &[a, b, x, y]) => path.quadratic_to(p(a, b), p(x, y)),
                ("cubic_within", &[a, b, c, d, x, y, tolerance]) => {
                    path.cubic_within(p(a, b), p(c, d), p(x, y), tolerance)
                }
                ("arc_to", &[a, b, degrees, large, sweep, x, y]) => {
                    path.arc_to(p(a, b), degrees, large != 0.0, sweep != 0.0, p(x, y))
                }
                ("conic_to", &[a, b, weight, x, y]) => path.conic_to(p(a, b), weight, p(x, y)),
                ("close", []) => path.close(),
                _ => {
                    let count = numbers.len();
                    let message = format!(
                        "path[{index}] is {word:?} with {count} numbers; expected move_to or \
                         line_to with 2, quadratic_to with 4, cubic_within or arc_to with 7, \
                         conic_to with 5, or close with none"
                    );
                    return Err(PyTypeError::new_err(message));
                }
            };
        }
        Ok(OutlinePath(path))
    }
}

/// Many points: an array of two columns, or any iterable of pairs.
pub struct Points(pub Vec<DVec2>);

/// The array of numbers that NumPy makes of anything.
pub(crate) fn as_array<'py>(given: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArrayDyn<f64>>> {
    if let Ok(array) = given.cast::<PyArrayDyn<f64>>() {
        return Ok(array.clone());
    }
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    // numpy would read numbers from text
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind == "U" || kind == "S" {
        return Err(PyTypeError::new_err("expected numbers, and got text"));
    }
    let array = numpy.call_method1("asarray", (array, "float64"))?;
    Ok(array.cast_into::<PyArrayDyn<f64>>()?)
}

/// The rows of an array of two columns.
fn rows(array: &Bound<'_, PyArrayDyn<f64>>) -> PyResult<Vec<DVec2>> {
    let &[count, 2] = array.shape() else {
        let message = format!(
            "expected points, an array of shape (n, 2), and got {:?}",
            array.shape()
        );
        return Err(PyTypeError::new_err(message));
    };
    let array = array.readonly();
    // of an array in the order of Fortran, too, there would be a slice
    if array.is_c_contiguous()
        && let Ok(flat) = array.as_slice()
    {
        let (pairs, _) = flat.as_chunks::<2>();
        return Ok(pairs.iter().map(|&pair| pair.into()).collect());
    }
    let view = array.as_array();
    Ok((0..count)
        .map(|i| DVec2::new(view[[i, 0]], view[[i, 1]]))
        .collect())
}

impl<'a, 'py> FromPyObject<'a, 'py> for Points {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Points> {
        if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
            let points = given.try_iter()?;
            let points = points.map(|point| point?.extract().map(|Vector(point)| point));
            return points.collect::<PyResult<_>>().map(Points);
        }
        rows(&as_array(&given)?).map(Points)
    }
}

/// The rings of a polygon, the outer one first: a sequence of points for each, points alone for a
/// polygon without holes, a GeoJSON mapping, or an object with `__geo_interface__`.
pub struct Rings(pub Vec<Vec<DVec2>>);

impl Rings {
    /// As the core takes them.
    pub fn slices(&self) -> Vec<&[DVec2]> {
        self.0.iter().map(Vec::as_slice).collect()
    }
}

/// The GeoJSON geometry that an object has, if it has one.
pub(crate) fn geometry<'py>(given: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyDict>>> {
    let mapping = if let Ok(mapping) = given.cast::<PyDict>() {
        mapping.clone()
    } else if let Some(mapping) = given.getattr_opt("__geo_interface__")? {
        mapping.cast_into::<PyDict>()?
    } else {
        return Ok(None);
    };
    match mapping.get_item("geometry")? {
        Some(inner) => Ok(Some(inner.cast_into::<PyDict>()?)),
        None => Ok(Some(mapping)),
    }
}

/// The type of a GeoJSON geometry, and its coordinates.
pub(crate) fn coordinates<'py>(
    geometry: &Bound<'py, PyDict>,
) -> PyResult<(String, Bound<'py, PyAny>)> {
    let missing = || PyTypeError::new_err("expected a GeoJSON geometry with type and coordinates");
    let kind = geometry.get_item("type")?.ok_or_else(missing)?.extract()?;
    let coordinates = geometry.get_item("coordinates")?.ok_or_else(missing)?;
    Ok((kind, coordinates))
}

/// The rings of GeoJSON; heights are left out. The last positions, which repeat the first ones,
/// stay, so that results have the numbers of the caller's positions.
pub(crate) fn geojson_rings(coordinates: &Bound<'_, PyAny>) -> PyResult<Rings> {
    let ring = |given: Bound<'_, PyAny>| {
        let positions = given.try_iter()?.map(|position| {
            let position = position?;
            Ok(DVec2::new(
                position.get_item(0)?.extract()?,
                position.get_item(1)?.extract()?,
            ))
        });
        positions.collect::<PyResult<Vec<DVec2>>>()
    };
    let rings = coordinates.try_iter()?.map(|given| ring(given?));
    rings.collect::<PyResult<_>>().map(Rings)
}

impl<'a, 'py> FromPyObject<'a, 'py> for Rings {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Rings> {
        if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
            if given.len()? > 0 && given.get_item(0)?.extract::<Vector>().is_ok() {
                return given.extract().map(|Points(ring)| Rings(vec![ring]));
            }
            let rings = given.try_iter()?;
            let rings = rings.map(|ring| ring?.extract().map(|Points(ring)| ring));
            return rings.collect::<PyResult<_>>().map(Rings);
        }
        if let Some(geometry) = geometry(&given)? {
            let (kind, coordinates) = coordinates(&geometry)?;
            if kind != "Polygon" {
                return Err(PyTypeError::new_err(format!(
                    "expected a Polygon and got a {kind}"
                )));
            }
            let mut rings = geojson_rings(&coordinates)?;
            // No number is above that of the very last position, so without it all others stay,
            // and a convex ring without holes makes a convex shape.
            if let Some(last) = rings.0.last_mut()
                && last.len() > 1
                && last.first() == last.last()
            {
                last.pop();
            }
            return Ok(rings);
        }
        Ok(Rings(vec![rows(&as_array(&given)?)?]))
    }
}

/// The polygons of a multipolygon: rings for each, a GeoJSON mapping, or an object with
/// `__geo_interface__`.
pub struct Parts(pub Vec<Rings>);

impl<'a, 'py> FromPyObject<'a, 'py> for Parts {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Parts> {
        if let Some(geometry) = geometry(&given)? {
            let (kind, coordinates) = coordinates(&geometry)?;
            let parts = match &*kind {
                "MultiPolygon" => coordinates.try_iter()?.map(|part| geojson_rings(&part?)),
                kind => {
                    let message = format!("expected a MultiPolygon and got a {kind}");
                    return Err(PyTypeError::new_err(message));
                }
            };
            return parts.collect::<PyResult<_>>().map(Parts);
        }
        let parts = given.try_iter()?.map(|part| part?.extract());
        parts.collect::<PyResult<_>>().map(Parts)
    }
}

/// A polygon, or a multipolygon as a GeoJSON mapping or an object with `__geo_interface__`.
pub struct Polygons {
    pub parts: Vec<Rings>,
    pub is_multipolygon: bool,
}

impl<'a, 'py> FromPyObject<'a, 'py> for Polygons {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Polygons> {
        let is_multipolygon = match geometry(&given)? {
            Some(geometry) => coordinates(&geometry)?.0 == "MultiPolygon",
            None => false,
        };
        let parts = match is_multipolygon {
            true => given.extract::<Parts>()?.0,
            false => vec![given.extract()?],
        };
        Ok(Polygons {
            parts,
            is_multipolygon,
        })
    }
}

/// Words for the values of an enum of the core.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident($core:ty): $($word:literal => $value:ident,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq)]
        pub struct $name(pub $core);

        impl<'a, 'py> pyo3::FromPyObject<'a, 'py> for $name {
            type Error = pyo3::PyErr;

            fn extract(given: pyo3::Borrowed<'a, 'py, pyo3::PyAny>) -> pyo3::PyResult<$name> {
                let word = given.extract::<std::borrow::Cow<'_, str>>()?;
                $name::of(&word).map_err(|message| {
                    $crate::error::misuse($crate::error::INVALID_ENUM, message)
                })
            }
        }

        impl<'py> pyo3::IntoPyObject<'py> for $name {
            type Target = pyo3::types::PyString;
            type Output = pyo3::Bound<'py, pyo3::types::PyString>;
            type Error = std::convert::Infallible;

            fn into_pyobject(self, py: pyo3::Python<'py>) -> Result<Self::Output, Self::Error> {
                self.word().into_pyobject(py)
            }
        }

        impl From<$core> for $name {
            fn from(core: $core) -> $name {
                $name(core)
            }
        }

        #[allow(dead_code, reason = "some are arguments only, some results")]
        impl $name {
            pub(crate) fn word(self) -> &'static str {
                let words = [$((<$core>::$value, $word)),*];
                let word = words.into_iter().find(|(value, _)| *value == self.0);
                word.expect("every value has a word").1
            }

            /// The value of a word, or the message of the error.
            pub(crate) fn of(word: &str) -> Result<$name, String> {
                match word {
                    $($word => Ok($name(<$core>::$value)),)*
                    _ => Err(format!("{word:?} is none of {}", [$($word),*].join(", "))),
                }
            }
        }
    };
}

pub(crate) use words;

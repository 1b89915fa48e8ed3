//! What functions take: points, transforms, rings and words.

use crate::error::Refused;
use numpy::{
    Element, PyArrayDyn, PyArrayMethods, PyReadonlyArray2, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::PyClass;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyComplex, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use sat2d::DVec2;
use std::borrow::Cow;

/// A pair of numbers: a tuple, a list, an array.
#[derive(Clone, Copy, PartialEq)]
pub struct Vector(pub DVec2);

/// Raises unless an argument can be called.
pub(crate) fn check_callable(given: &Bound<'_, PyAny>, name: &str) -> PyResult<()> {
    if given.is_callable() {
        return Ok(());
    }
    Err(Refused::of(given, "a function").named(name).into())
}

/// An object of a class of this package.
pub struct Instance<'py, T>(Bound<'py, T>);

impl<'py, T> std::ops::Deref for Instance<'py, T> {
    type Target = Bound<'py, T>;

    #[inline]
    fn deref(&self) -> &Bound<'py, T> {
        &self.0
    }
}

impl<'a, 'py, T: PyClass> FromPyObject<'a, 'py> for Instance<'py, T> {
    type Error = Refused;

    #[inline]
    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Self, Refused> {
        match given.cast::<T>() {
            Ok(object) => Ok(Instance(object.to_owned())),
            Err(_) => Err(Refused::of(&given, &format!("a {}", T::NAME))),
        }
    }
}

/// What PyO3 makes of an argument, unless that is of another kind.
pub(crate) fn of_kind<T: for<'a, 'py> FromPyObject<'a, 'py, Error = PyErr>>(
    given: &Bound<'_, PyAny>,
    expected: &str,
) -> Result<T, Refused> {
    match given.extract() {
        Ok(found) => Ok(found),
        Err(error) if error.is_instance_of::<PyTypeError>(given.py()) => {
            Err(Refused::of(given, expected))
        }
        // a number out of range, or what the object itself raised
        Err(error) => Err(Refused::Raised(error)),
    }
}

/// The id of a body.
pub(crate) fn body_id(given: &Bound<'_, PyAny>) -> Result<u64, Refused> {
    of_kind(given, "the id of a body")
}

/// A list, whose errors have the index of the element.
pub struct List<T>(pub Vec<T>);

impl<'a, 'py, T> FromPyObject<'a, 'py> for List<T>
where
    T: for<'b> FromPyObject<'b, 'py, Error = Refused>,
{
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<List<T>, Refused> {
        if given.is_instance_of::<PyString>() || given.try_iter().is_err() {
            return Err(Refused::of(&given, "a list"));
        }
        elements(&given, |item| item.extract()).map(List)
    }
}

/// A number. Complex ones, of which NumPy would drop a part, and text are none.
#[inline]
pub(crate) fn number(given: &Bound<'_, PyAny>) -> Result<f64, Refused> {
    if let Ok(number) = given.cast_exact::<PyFloat>() {
        return Ok(number.value());
    }
    if given.is_exact_instance_of::<PyInt>() {
        return Ok(given.extract()?);
    }
    other_number(given)
}

fn other_number(given: &Bound<'_, PyAny>) -> Result<f64, Refused> {
    let is_complex = match given.getattr_opt("dtype")? {
        Some(dtype) => dtype
            .getattr_opt("kind")?
            .is_some_and(|kind| kind.extract::<Cow<'_, str>>().is_ok_and(|kind| kind == "c")),
        None => given.is_instance_of::<PyComplex>(),
    };
    match is_complex {
        false => of_kind(given, "a number"),
        true => Err(Refused::of(given, "a number")),
    }
}

/// So many numbers of any iterable.
pub(crate) fn numbers<const N: usize>(
    given: &Bound<'_, PyAny>,
    expected: &str,
) -> Result<[f64; N], Refused> {
    let mut out = [0.0; N];
    let mut count = 0;
    let is_text = given.is_instance_of::<PyString>();
    let Some(all) = given.try_iter().ok().filter(|_| !is_text) else {
        return Err(Refused::of(given, expected));
    };
    for item in all {
        let item = item?;
        if count < N {
            out[count] = number(&item).map_err(|refused| {
                // of a list of lists, the whole is what is wrong
                match item.is_instance_of::<PyString>() || item.len().is_err() {
                    true => refused.in_element(count),
                    false => Refused::of(given, expected),
                }
            })?;
        }
        count += 1;
    }
    match count == N {
        true => Ok(out),
        false => Err(Refused::of(given, expected)),
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Vector {
    type Error = Refused;

    #[inline]
    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Vector, Refused> {
        if let Ok(pair) = given.cast::<PyTuple>()
            && pair.len() == 2
        {
            let coordinate = |at: usize| {
                let number = number(&*pair.get_borrowed_item(at)?);
                number.map_err(|refused| refused.in_element(at))
            };
            return Ok(Vector(DVec2::new(coordinate(0)?, coordinate(1)?)));
        }
        numbers::<2>(&given, "a point, two numbers").map(|pair| Vector(pair.into()))
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
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<OutlinePath, Refused> {
        let mut path = sat2d::outline::Path::new();
        let expected = "a list of commands, such as (\"move_to\", x, y)";
        let is_list = !given.is_instance_of::<PyString>();
        let commands = given.try_iter().ok().filter(|_| is_list);
        let commands = commands.ok_or_else(|| Refused::of(&given, expected))?;
        for (index, command) in commands.enumerate() {
            let command = command?;
            let expected = "a command, such as (\"move_to\", x, y)";
            let refused = || Refused::of(&command, expected).in_element(index);
            let parts: Vec<Bound<'py, PyAny>> = command.extract().map_err(|_| refused())?;
            let (word, numbers) = match parts.split_first() {
                Some((word, numbers)) => {
                    (word.extract::<String>().map_err(|_| refused())?, numbers)
                }
                None => return Err(refused()),
            };
            let numbers = numbers.iter().enumerate().map(|(at, x)| {
                number(x).map_err(|refused| refused.in_element(at + 1).in_element(index))
            });
            let numbers: Vec<f64> = numbers.collect::<Result<_, _>>()?;
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
                    let expected = "move_to or line_to with 2 numbers, quadratic_to with 4, \
                                    cubic_within or arc_to with 7, conic_to with 5, or close \
                                    with none";
                    return Err(Refused::of(&command, expected).in_element(index));
                }
            };
        }
        Ok(OutlinePath(path))
    }
}

/// Many points: an array of two columns, or any iterable of pairs.
pub struct Points(pub Vec<DVec2>);

/// The array of numbers that NumPy makes of anything but text, complex numbers and dates, of which
/// it would drop a part. No element may be masked.
pub(crate) fn as_array<'py>(
    given: &Bound<'py, PyAny>,
    expected: &str,
) -> Result<Bound<'py, PyArrayDyn<f64>>, Refused> {
    if given.is_exact_instance_of::<PyUntypedArray>()
        && let Ok(array) = given.cast::<PyArrayDyn<f64>>()
    {
        return Ok(array.clone());
    }
    let refused = |_| Refused::of(given, expected);
    check_not_masked(given)?;
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,)).map_err(refused)?;
    let is_number = match &*array
        .getattr("dtype")?
        .getattr("kind")?
        .extract::<String>()?
    {
        "b" | "i" | "u" | "f" => true,
        // objects that are numbers, such as fractions
        "O" => array.getattr("flat")?.try_iter()?.all(|object| {
            object.is_ok_and(|object| {
                !object.is_instance_of::<PyString>() && !object.is_instance_of::<PyBytes>()
            })
        }),
        _ => false,
    };
    if !is_number {
        return Err(Refused::of(given, expected));
    }
    let array = numpy
        .call_method1("asarray", (array, "float64"))
        .map_err(refused)?;
    let array = array.cast_into::<PyArrayDyn<f64>>();
    array.map_err(|_| Refused::of(given, expected))
}

/// An error if elements of an array of NumPy are masked: as numbers they mean nothing.
pub(crate) fn check_not_masked(given: &Bound<'_, PyAny>) -> Result<(), Refused> {
    if given.is_exact_instance_of::<PyUntypedArray>() || !given.hasattr("mask")? {
        return Ok(());
    }
    let masked = given
        .py()
        .import("numpy.ma")?
        .call_method1("is_masked", (given,))?;
    match masked.is_truthy()? {
        true => Err(Refused::of(given, "an array without masked elements")),
        false => Ok(()),
    }
}

/// An array of rows, of elements of one type.
pub struct Grid<'py, T: Element>(PyReadonlyArray2<'py, T>);

impl<'py, T: Element> std::ops::Deref for Grid<'py, T> {
    type Target = PyReadonlyArray2<'py, T>;

    fn deref(&self) -> &PyReadonlyArray2<'py, T> {
        &self.0
    }
}

impl<'a, 'py, T: Element> FromPyObject<'a, 'py> for Grid<'py, T> {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Self, Refused> {
        check_not_masked(&given)?;
        match given.extract() {
            Ok(array) => Ok(Grid(array)),
            Err(_) => {
                let of = T::get_dtype(given.py());
                let expected = format!("an array of shape (rows, columns) and type {of}");
                Err(Refused::of(&given, &expected))
            }
        }
    }
}

/// What is said of something that is no list of points.
const POINTS: &str =
    "points: pairs of numbers, an array of shape (n, 2), a LineString or a MultiPoint";

/// The rows of an array of two columns.
fn rows(given: &Bound<'_, PyAny>, expected: &str) -> Result<Vec<DVec2>, Refused> {
    let array = as_array(given, expected)?;
    let &[count, 2] = array.shape() else {
        return Err(Refused::of(given, expected));
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

/// The elements of a list, each as `T`; what is refused has its index.
pub(crate) fn elements<'py, T>(
    given: &Bound<'py, PyAny>,
    one: impl Fn(&Bound<'py, PyAny>) -> Result<T, Refused>,
) -> Result<Vec<T>, Refused> {
    let all = given.try_iter()?.enumerate();
    let all = all.map(|(index, item)| one(&item?).map_err(|refused| refused.in_element(index)));
    all.collect()
}

impl<'a, 'py> FromPyObject<'a, 'py> for Points {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Points, Refused> {
        if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
            let point = |point: &Bound<'py, PyAny>| point.extract().map(|Vector(point)| point);
            return elements(&given, point).map(Points);
        }
        if let Some(geometry) = geometry(&given)? {
            let (kind, coordinates) = coordinates(&given, &geometry)?;
            if kind == "LineString" || kind == "MultiPoint" {
                return positions(&coordinates).map(Points);
            }
        }
        rows(&given, POINTS).map(Points)
    }
}

/// The rings of a polygon, the outer one first: a sequence of points for each, points alone for a
/// polygon without holes, a GeoJSON mapping, or an object with `__geo_interface__`.
#[derive(Clone)]
pub struct Rings(pub Vec<Vec<DVec2>>);

impl Rings {
    /// As the core takes them.
    pub fn slices(&self) -> Vec<&[DVec2]> {
        self.0.iter().map(Vec::as_slice).collect()
    }

    /// Leaves out the very last position if it closes its ring. No number is above that of this
    /// one, so all others stay, and a convex ring without holes makes a convex shape.
    fn open_last(&mut self) {
        if let Some(last) = self.0.last_mut()
            && last.len() > 1
            && last.first() == last.last()
        {
            last.pop();
        }
    }

    /// The number of points of each.
    pub fn sizes(&self) -> Vec<usize> {
        self.0.iter().map(Vec::len).collect()
    }
}

/// The GeoJSON geometry that an object has, if it has one.
pub(crate) fn geometry<'py>(
    given: &Bound<'py, PyAny>,
) -> Result<Option<Bound<'py, PyDict>>, Refused> {
    let refused = |_| Refused::of(given, GEOMETRY);
    let mapping = if let Ok(mapping) = given.cast::<PyDict>() {
        mapping.clone()
    } else if let Some(mapping) = given.getattr_opt("__geo_interface__")? {
        mapping.cast_into::<PyDict>().map_err(refused)?
    } else {
        return Ok(None);
    };
    match mapping.get_item("geometry")? {
        Some(inner) => {
            let inner = inner.cast_into::<PyDict>();
            inner.map(Some).map_err(|_| Refused::of(given, GEOMETRY))
        }
        None => Ok(Some(mapping)),
    }
}

/// What is said of a mapping that is none.
const GEOMETRY: &str = "a GeoJSON geometry with type and coordinates";

/// The type of a GeoJSON geometry, and its coordinates: of a collection its geometries or features.
pub(crate) fn coordinates<'py>(
    given: &Bound<'py, PyAny>,
    geometry: &Bound<'py, PyDict>,
) -> Result<(String, Bound<'py, PyAny>), Refused> {
    let missing = || Refused::of(given, GEOMETRY);
    let kind = geometry.get_item("type")?.ok_or_else(missing)?;
    let kind: String = kind.extract().map_err(|_| missing())?;
    let key = match &*kind {
        "GeometryCollection" => "geometries",
        "FeatureCollection" => "features",
        _ => "coordinates",
    };
    let coordinates = geometry.get_item(key)?.ok_or_else(missing)?;
    Ok((kind, coordinates))
}

/// Positions of GeoJSON; heights are left out.
fn positions(given: &Bound<'_, PyAny>) -> Result<Vec<DVec2>, Refused> {
    elements(given, |position| {
        let coordinate = |at: usize| {
            let found = position.get_item(at);
            let found = found.map_err(|_| Refused::of(position, "a position, two numbers"))?;
            number(&found).map_err(|refused| refused.in_element(at))
        };
        Ok(DVec2::new(coordinate(0)?, coordinate(1)?))
    })
}

/// The rings of GeoJSON. The last positions, which repeat the first ones, stay, so that results
/// have the numbers of the caller's positions.
pub(crate) fn geojson_rings(coordinates: &Bound<'_, PyAny>) -> Result<Rings, Refused> {
    elements(coordinates, positions).map(Rings)
}

/// What is said of something that is no polygon.
const POLYGON: &str = "a polygon: points, rings of points, or a Polygon of GeoJSON or shapely";

impl<'a, 'py> FromPyObject<'a, 'py> for Rings {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Rings, Refused> {
        if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
            let first = given.get_item(0).ok();
            if let Some(first) = &first {
                if first.extract::<Vector>().is_ok() {
                    return given.extract().map(|Points(ring)| Rings(vec![ring]));
                }
                // numbers that are not in pairs
                if number(first).is_ok() {
                    return Err(Refused::of(&given, POLYGON));
                }
            }
            let ring = |ring: &Bound<'py, PyAny>| ring.extract().map(|Points(ring)| ring);
            return elements(&given, ring).map(Rings);
        }
        if let Some(geometry) = geometry(&given)? {
            let (kind, coordinates) = coordinates(&given, &geometry)?;
            if kind != "Polygon" {
                return Err(Refused::of(&given, POLYGON));
            }
            let mut rings = geojson_rings(&coordinates)?;
            rings.open_last();
            return Ok(rings);
        }
        Ok(Rings(vec![rows(&given, POLYGON)?]))
    }
}

/// The polygons of a multipolygon: rings for each, a GeoJSON mapping, or an object with
/// `__geo_interface__`.
pub struct Parts(pub Vec<Rings>);

/// What is said of something that is no multipolygon.
const MULTIPOLYGON: &str = "polygons, or a MultiPolygon of GeoJSON or shapely";

impl<'a, 'py> FromPyObject<'a, 'py> for Parts {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Parts, Refused> {
        if let Some(geometry) = geometry(&given)? {
            let (kind, coordinates) = coordinates(&given, &geometry)?;
            return match &*kind {
                "MultiPolygon" => {
                    let mut parts = elements(&coordinates, geojson_rings)?;
                    if let Some(last) = parts.last_mut() {
                        last.open_last();
                    }
                    Ok(Parts(parts))
                }
                _ => Err(Refused::of(&given, MULTIPOLYGON)),
            };
        }
        if given.try_iter().is_err() {
            return Err(Refused::of(&given, MULTIPOLYGON));
        }
        elements(&given, |part| part.extract()).map(Parts)
    }
}

/// How the polygons of an argument belong together.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Together {
    /// It is one polygon.
    One,
    /// They are those of a multipolygon, which have no common area or edge.
    Multipolygon,
    /// They are those of a collection, each for itself.
    Collection,
}

/// A polygon, or as a GeoJSON mapping or an object with `__geo_interface__` a multipolygon or a
/// collection of polygons.
pub struct Polygons {
    pub parts: Vec<Rings>,
    pub(crate) together: Together,
}

/// The polygons of a collection, those of collections in it included.
fn collected(geometries: &Bound<'_, PyAny>) -> Result<Vec<Rings>, Refused> {
    let parts = elements(geometries, |given| {
        let Some(geometry) = geometry(given)? else {
            return Err(Refused::of(given, GEOMETRY));
        };
        let (kind, inner) = coordinates(given, &geometry)?;
        match &*kind {
            "Polygon" => Ok(vec![given.extract()?]),
            "MultiPolygon" => elements(&inner, geojson_rings),
            "GeometryCollection" | "FeatureCollection" => collected(&inner),
            _ => Err(Refused::of(given, "a Polygon or a MultiPolygon")),
        }
    });
    Ok(parts?.into_iter().flatten().collect())
}

impl<'a, 'py> FromPyObject<'a, 'py> for Polygons {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Polygons, Refused> {
        let found = match geometry(&given)? {
            Some(geometry) => Some(coordinates(&given, &geometry)?),
            None => None,
        };
        let (parts, together) = match &found {
            Some((kind, _)) if kind == "MultiPolygon" => {
                (given.extract::<Parts>()?.0, Together::Multipolygon)
            }
            Some((kind, geometries)) if kind.ends_with("Collection") => {
                (collected(geometries)?, Together::Collection)
            }
            _ => (vec![given.extract()?], Together::One),
        };
        Ok(Polygons { parts, together })
    }
}

/// The same without collections, whose polygons may overlap.
pub struct Region(pub Polygons);

impl<'a, 'py> FromPyObject<'a, 'py> for Region {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Region, Refused> {
        let polygons: Polygons = given.extract()?;
        match polygons.together {
            Together::Collection => Err(Refused::of(&given, "a Polygon or a MultiPolygon")),
            _ => Ok(Region(polygons)),
        }
    }
}

/// Words for the values of an enum of the core.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident($core:ty): $($word:literal => $value:ident,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq)]
        pub struct $name(pub $core);

        impl<'a, 'py> pyo3::FromPyObject<'a, 'py> for $name {
            type Error = $crate::error::Refused;

            fn extract(
                given: pyo3::Borrowed<'a, 'py, pyo3::PyAny>,
            ) -> Result<$name, $crate::error::Refused> {
                use $crate::error::{Refused, one_of};
                let Ok(word) = given.extract::<std::borrow::Cow<'_, str>>() else {
                    return Err(Refused::of(&given, &one_of($name::WORDS)));
                };
                $name::of(&word).ok_or_else(|| Refused::word(&word, $name::WORDS))
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
            pub(crate) const WORDS: &'static [&'static str] = &[$($word),*];

            pub(crate) fn word(self) -> &'static str {
                let words = [$((<$core>::$value, $word)),*];
                let word = words.into_iter().find(|(value, _)| *value == self.0);
                word.expect("every value has a word").1
            }

            /// The value of a word, if it is known.
            pub(crate) fn of(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name(<$core>::$value)),)*
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use words;

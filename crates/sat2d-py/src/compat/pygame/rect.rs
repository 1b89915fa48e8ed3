//! `pygame.Rect`.

use super::numbers::{MAX_NESTING, four, int, pair, unwrapped};
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyEllipsis, PyInt, PyIterator, PyList, PySlice, PyTuple};
use pyo3::{IntoPyObjectExt, PyClassInitializer};
use sat2d::compat::pygame::{self, Version};

/// `pygame.Rect` as pygame-ce 2.5.8 answers, with its names.
///
/// A rectangle is a corner and a size, whole numbers of 32 bits; sizes may be negative. What is
/// taken for one: a `Rect`, pygame's too, four numbers, two pairs, or what has the attribute
/// `rect`. Floats lose their fraction. Classes may extend it; what methods return is of the same
/// class, made without `__init__`. As in pygame, a `Rect` is not hashable.
#[pyclass(subclass, weakref, sequence, module = "sat2d.compat.pygame")]
#[derive(Default)]
pub struct Rect {
    rect: pygame::Rect,
    version: Version,
}

/// `Rect` as pygame 2.6.1 answers, which differs in `clip`, in `clipline`, in the centres of
/// negative odd sizes, in `colliderect` where a side does not fit into 32 bits, and in `repr`.
#[pyclass(extends = Rect, subclass, module = "sat2d.compat.pygame")]
pub struct PygameRect;

/// The four numbers of a rectangle.
fn numbers(rect: &pygame::Rect) -> [i32; 4] {
    [rect.x, rect.y, rect.width, rect.height]
}

fn no_rect() -> PyErr {
    PyTypeError::new_err("Argument must be rect style object")
}

fn no_rects() -> PyErr {
    PyTypeError::new_err("Argument must be a sequence of rectstyle objects.")
}

fn no_assignment() -> PyErr {
    PyTypeError::new_err("invalid rect assignment")
}

/// A rectangle: a `Rect`, four numbers, two pairs, or what has one as the attribute `rect` or
/// returns it by the method `rect`.
fn rect(given: &Bound<'_, PyAny>) -> Option<pygame::Rect> {
    let mut given = unwrapped(given);
    for _ in 0..MAX_NESTING {
        if let Ok(rect) = given.cast::<Rect>() {
            return Some(rect.borrow().rect);
        }
        if let Some([x, y, width, height]) = four(&given) {
            return Some(pygame::Rect::new(x, y, width, height));
        }
        let attribute = given.getattr("rect").ok()?;
        given = if attribute.is_callable() {
            attribute.call0().ok()?
        } else {
            attribute
        };
        given = unwrapped(&given);
    }
    None
}

/// The arguments of a method that takes a rectangle.
struct RectArguments(pygame::Rect);

impl<'a, 'py> FromPyObject<'a, 'py> for RectArguments {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<RectArguments> {
        rect(&given).map(RectArguments).ok_or_else(no_rect)
    }
}

/// The arguments of a method that takes two numbers.
struct PairArguments(i32, i32);

impl<'a, 'py> FromPyObject<'a, 'py> for PairArguments {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<PairArguments> {
        let wrong = || PyTypeError::new_err("argument must contain two numbers");
        let (x, y) = pair(&given).ok_or_else(wrong)?;
        Ok(PairArguments(x, y))
    }
}

/// The arguments of a method that takes a line.
struct LineArguments([i32; 4]);

impl<'a, 'py> FromPyObject<'a, 'py> for LineArguments {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<LineArguments> {
        let wrong = || PyTypeError::new_err("expected a line: four numbers or two pairs");
        four(&given).map(LineArguments).ok_or_else(wrong)
    }
}

/// The rectangles of a sequence, each when it is asked for.
fn rects(given: &Bound<'_, PyAny>) -> PyResult<impl Iterator<Item = PyResult<pygame::Rect>>> {
    let items = given.try_iter().map_err(|_| no_rects())?;
    Ok(items.map(|item| rect(&item?).ok_or_else(no_rects)))
}

/// A factor, or one for each axis.
fn factors(x: &Bound<'_, PyAny>, y: Option<&Bound<'_, PyAny>>) -> PyResult<(f32, f32)> {
    if let Ok(length) = x.len() {
        if length != 2 || y.is_some() {
            return Err(PyTypeError::new_err(
                "a pair of factors, or one or two numbers",
            ));
        }
        return Ok((x.get_item(0)?.extract()?, x.get_item(1)?.extract()?));
    }
    let y = y.map_or(Ok(0.0), |y| y.extract())?;
    Ok((x.extract()?, y))
}

/// An attribute that is a number: its getter, its setter, and what they do.
macro_rules! numbers {
    ($($name:ident $set:ident: $get:expr, $with:expr;)*) => {
        #[pymethods]
        impl Rect {$(
            #[getter]
            fn $name(&self) -> i32 {
                let get: fn(&pygame::Rect, Version) -> i32 = $get;
                get(&self.rect, self.version)
            }

            #[setter($name)]
            fn $set(slf: &Bound<'_, Rect>, value: &Bound<'_, PyAny>) -> PyResult<()> {
                let with: fn(&pygame::Rect, i32, Version) -> pygame::Rect = $with;
                let value = int(value).ok_or_else(no_assignment)?;
                let version = slf.borrow().version;
                Rect::change(slf, |rect| with(rect, value, version));
                Ok(())
            }
        )*}
    };
}

numbers! {
    x set_x: |r, _| r.x, |r, x, _| pygame::Rect { x, ..*r };
    y set_y: |r, _| r.y, |r, y, _| pygame::Rect { y, ..*r };
    w set_w: |r, _| r.width, |r, width, _| pygame::Rect { width, ..*r };
    h set_h: |r, _| r.height, |r, height, _| pygame::Rect { height, ..*r };
    width set_width: |r, _| r.width, |r, width, _| pygame::Rect { width, ..*r };
    height set_height: |r, _| r.height, |r, height, _| pygame::Rect { height, ..*r };
    left set_left: |r, _| r.x, |r, x, _| pygame::Rect { x, ..*r };
    top set_top: |r, _| r.y, |r, y, _| pygame::Rect { y, ..*r };
    right set_right: |r, _| r.right(), |r, right, _| r.with_right(right);
    bottom set_bottom: |r, _| r.bottom(), |r, bottom, _| r.with_bottom(bottom);
    centerx set_centerx: pygame::Rect::centerx, pygame::Rect::with_centerx;
    centery set_centery: pygame::Rect::centery, pygame::Rect::with_centery;
}

/// An attribute that is a pair: its getter and its setter, and the attributes that make it.
macro_rules! pairs {
    ($($name:ident $set:ident: $x:ident $set_x:ident, $y:ident $set_y:ident;)*) => {
        #[pymethods]
        impl Rect {$(
            #[getter]
            fn $name(&self) -> (i32, i32) {
                (self.$x(), self.$y())
            }

            #[setter($name)]
            fn $set(slf: &Bound<'_, Rect>, value: &Bound<'_, PyAny>) -> PyResult<()> {
                let (x, y) = pair(value).ok_or_else(no_assignment)?;
                let py = slf.py();
                Rect::$set_x(slf, x.into_bound_py_any(py)?.as_any())?;
                Rect::$set_y(slf, y.into_bound_py_any(py)?.as_any())
            }
        )*}
    };
}

pairs! {
    topleft set_topleft: left set_left, top set_top;
    topright set_topright: right set_right, top set_top;
    bottomleft set_bottomleft: left set_left, bottom set_bottom;
    bottomright set_bottomright: right set_right, bottom set_bottom;
    midtop set_midtop: centerx set_centerx, top set_top;
    midleft set_midleft: left set_left, centery set_centery;
    midbottom set_midbottom: centerx set_centerx, bottom set_bottom;
    midright set_midright: right set_right, centery set_centery;
    center set_center: centerx set_centerx, centery set_centery;
    size set_size: width set_width, height set_height;
}

/// A method that makes a rectangle, and one that changes it.
macro_rules! methods {
    ($($name:ident $name_in_place:ident ($arguments:ident): $make:expr;)*) => {
        #[pymethods]
        impl Rect {$(
            #[pyo3(signature = (*args))]
            fn $name<'py>(
                slf: &Bound<'py, Rect>,
                args: $arguments,
            ) -> PyResult<Bound<'py, Rect>> {
                let make: fn(&pygame::Rect, &$arguments) -> pygame::Rect = $make;
                Rect::changed(slf, |rect, _| make(rect, &args))
            }

            #[pyo3(signature = (*args))]
            fn $name_in_place(slf: &Bound<'_, Rect>, args: $arguments) {
                let make: fn(&pygame::Rect, &$arguments) -> pygame::Rect = $make;
                Rect::change(slf, |rect| make(rect, &args));
            }
        )*}
    };
}

methods! {
    r#move move_ip (PairArguments): |r, by| r.move_by(by.0, by.1);
    inflate inflate_ip (PairArguments): |r, by| r.inflate(by.0, by.1);
    clamp clamp_ip (RectArguments): |r, other| r.clamp(&other.0);
    union union_ip (RectArguments): |r, other| r.union(&other.0);
}

impl Rect {
    fn change(slf: &Bound<'_, Rect>, change: impl FnOnce(&pygame::Rect) -> pygame::Rect) {
        let mut own = slf.borrow_mut();
        own.rect = change(&own.rect);
    }

    /// A rectangle of the same class; `__init__` is not called.
    fn alike<'py>(slf: &Bound<'py, Rect>, rect: pygame::Rect) -> PyResult<Bound<'py, Rect>> {
        let (py, class) = (slf.py(), slf.get_type());
        let version = slf.borrow().version;
        if class.is(py.get_type::<Rect>()) {
            return Bound::new(py, Rect { rect, version });
        }
        let base = match version {
            Version::PygameCe => py.get_type::<Rect>(),
            Version::Pygame => py.get_type::<PygameRect>(),
        };
        let made = base
            .call_method1("__new__", (class,))?
            .cast_into::<Rect>()?;
        made.borrow_mut().rect = rect;
        Ok(made)
    }

    /// What a function makes of a rectangle, of the same class.
    fn changed<'py>(
        slf: &Bound<'py, Rect>,
        change: impl FnOnce(&pygame::Rect, Version) -> pygame::Rect,
    ) -> PyResult<Bound<'py, Rect>> {
        let (rect, version) = {
            let own = slf.borrow();
            (own.rect, own.version)
        };
        Rect::alike(slf, change(&rect, version))
    }

    fn numbers(&self) -> [i32; 4] {
        numbers(&self.rect)
    }

    fn list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.numbers())
    }

    /// Those of some objects whose rectangles collide, each when it is asked for.
    fn hits<'py>(
        &self,
        objects: &Bound<'py, PyAny>,
        key: impl Fn(&Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<impl Iterator<Item = PyResult<Bound<'py, PyAny>>>> {
        let (own, version) = (self.rect, self.version);
        let objects = objects.try_iter().map_err(|_| no_rects())?;
        Ok(objects.filter_map(move |object| {
            let hit = || {
                let object = object?;
                let other = rect(&key(&object)?).ok_or_else(no_rects)?;
                Ok(own.colliderect(&other, version).then_some(object))
            };
            hit().transpose()
        }))
    }
}

/// What an object's rectangle is taken from: a function's result, or the object.
fn by_key<'py>(
    key: Option<Bound<'py, PyAny>>,
) -> impl Fn(&Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    move |object| match &key {
        Some(key) => key.call1((object,)),
        None => Ok(object.clone()),
    }
}

/// Which of the two elements of a dictionary's item is a rectangle.
fn by_item<'py>(values: bool) -> impl Fn(&Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    move |item| item.get_item(usize::from(values))
}

#[pymethods]
impl PygameRect {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(
        _args: &Bound<'_, PyTuple>,
        _kwargs: Option<&Bound<'_, PyDict>>,
    ) -> PyClassInitializer<PygameRect> {
        let base = Rect {
            version: Version::Pygame,
            ..Rect::default()
        };
        PyClassInitializer::from(base).add_subclass(PygameRect)
    }
}

#[pymethods]
impl Rect {
    /// A class that extends this one may have any arguments; `__init__` reads them.
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> Rect {
        Rect::default()
    }

    #[pyo3(signature = (*args))]
    fn __init__(slf: &Bound<'_, Rect>, args: &Bound<'_, PyTuple>) -> PyResult<()> {
        if !args.is_empty() {
            let rect = args.extract::<RectArguments>()?;
            slf.borrow_mut().rect = rect.0;
        }
        Ok(())
    }

    #[getter]
    fn relcenter(&self) -> (i32, i32) {
        (self.rect.width / 2, self.rect.height / 2)
    }

    #[setter]
    fn set_relcenter(&mut self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let (x, y) = pair(value).ok_or_else(no_assignment)?;
        self.rect.width = x.wrapping_mul(2);
        self.rect.height = y.wrapping_mul(2);
        Ok(())
    }

    /// The same rectangle again.
    #[pyo3(signature = () -> "Self")]
    fn copy<'py>(slf: &Bound<'py, Rect>) -> PyResult<Bound<'py, Rect>> {
        Rect::changed(slf, |rect, _| *rect)
    }

    #[pyo3(signature = () -> "Self")]
    fn __copy__<'py>(slf: &Bound<'py, Rect>) -> PyResult<Bound<'py, Rect>> {
        Rect::copy(slf)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Rect>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let numbers = PyTuple::new(slf.py(), slf.borrow().numbers())?;
        Ok((slf.get_type().into_any(), numbers.into_any()))
    }

    #[pyo3(signature = (*args))]
    fn update(slf: &Bound<'_, Rect>, args: RectArguments) {
        Rect::change(slf, |_| args.0);
    }

    /// A copy with some attributes set, in the order given. Only pygame-ce has it.
    #[pyo3(signature = (**attributes: "Any") -> "Self")]
    fn move_to<'py>(
        slf: &Bound<'py, Rect>,
        attributes: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, Rect>> {
        let Some(attributes) = attributes else {
            let message = "move_to cannot be called without keyword arguments";
            return Err(PyTypeError::new_err(message));
        };
        let moved = Rect::copy(slf)?;
        for (name, value) in attributes {
            moved.setattr(name.cast::<pyo3::types::PyString>()?, value)?;
        }
        Ok(moved)
    }

    #[pyo3(signature = (
        x: "Union[_Pair, SupportsFloat, None]" = None,
        y: "Optional[SupportsFloat]" = None,
        *,
        scale_by: "Optional[_Pair]" = None,
    ) -> "Self")]
    fn scale_by<'py>(
        slf: &Bound<'py, Rect>,
        x: Option<&Bound<'py, PyAny>>,
        y: Option<&Bound<'py, PyAny>>,
        scale_by: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, Rect>> {
        let scaled = Rect::copy(slf)?;
        Rect::scale_by_ip(&scaled, x, y, scale_by)?;
        Ok(scaled)
    }

    #[pyo3(signature = (
        x: "Union[_Pair, SupportsFloat, None]" = None,
        y: "Optional[SupportsFloat]" = None,
        *,
        scale_by: "Optional[_Pair]" = None,
    ))]
    fn scale_by_ip(
        slf: &Bound<'_, Rect>,
        x: Option<&Bound<'_, PyAny>>,
        y: Option<&Bound<'_, PyAny>>,
        scale_by: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let (x, y) = match (x, y, scale_by) {
            (Some(x), y, None) => factors(x, y)?,
            (None, None, Some(both)) => factors(both, None)?,
            _ => {
                let message = "expected factors, or 'scale_by' without other arguments";
                return Err(PyTypeError::new_err(message));
            }
        };
        Rect::change(slf, |rect| rect.scale_by(x, y));
        Ok(())
    }

    #[pyo3(signature = (*args) -> "_Line")]
    fn clipline<'py>(&self, args: LineArguments, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let [x1, y1, x2, y2] = args.0;
        match self.rect.clipline((x1, y1), (x2, y2), self.version) {
            Some([start, end]) => (start, end).into_pyobject(py),
            None => Ok(PyTuple::empty(py)),
        }
    }

    #[pyo3(signature = (others: "Iterable[_RectLike]") -> "Self")]
    fn unionall<'py>(
        slf: &Bound<'py, Rect>,
        others: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, Rect>> {
        let others = rects(others)?.collect::<PyResult<Vec<_>>>()?;
        Rect::changed(slf, |rect, _| rect.unionall(&others))
    }

    #[pyo3(signature = (others: "Iterable[_RectLike]"))]
    fn unionall_ip(slf: &Bound<'_, Rect>, others: &Bound<'_, PyAny>) -> PyResult<()> {
        let others = rects(others)?.collect::<PyResult<Vec<_>>>()?;
        Rect::change(slf, |rect| rect.unionall(&others));
        Ok(())
    }

    #[pyo3(signature = (*args) -> "Self")]
    fn fit<'py>(slf: &Bound<'py, Rect>, args: RectArguments) -> PyResult<Bound<'py, Rect>> {
        Rect::changed(slf, |rect, _| rect.fit(&args.0))
    }

    #[pyo3(signature = (*args) -> "Self")]
    fn clip<'py>(slf: &Bound<'py, Rect>, args: RectArguments) -> PyResult<Bound<'py, Rect>> {
        Rect::changed(slf, |rect, version| rect.clip(&args.0, version))
    }

    /// Makes negative sizes positive, in place.
    fn normalize(slf: &Bound<'_, Rect>) {
        Rect::change(slf, pygame::Rect::normalize);
    }

    #[pyo3(signature = (*args))]
    fn contains(&self, args: RectArguments) -> bool {
        self.rect.contains(&args.0)
    }

    #[pyo3(signature = (*args))]
    fn collidepoint(&self, args: PairArguments) -> bool {
        self.rect.collidepoint(args.0, args.1)
    }

    #[pyo3(signature = (*args))]
    fn colliderect(&self, args: RectArguments) -> bool {
        self.rect.colliderect(&args.0, self.version)
    }

    /// The index of the first that collides, or -1.
    #[pyo3(signature = (rects: "Iterable[_RectLike]"))]
    fn collidelist(&self, rects: &Bound<'_, PyAny>) -> PyResult<i64> {
        for (index, other) in self::rects(rects)?.enumerate() {
            if self.rect.colliderect(&other?, self.version) {
                return Ok(index as i64);
            }
        }
        Ok(-1)
    }

    /// The indices of those that collide.
    #[pyo3(signature = (rects: "Iterable[_RectLike]"))]
    fn collidelistall(&self, rects: &Bound<'_, PyAny>) -> PyResult<Vec<usize>> {
        let others = self::rects(rects)?.collect::<PyResult<Vec<_>>>()?;
        Ok(self.rect.collidelistall(&others, self.version).collect())
    }

    /// The first that collides.
    #[pyo3(signature = (
        list: "Iterable[_Object]",
        *,
        key: "Optional[Callable[[_Object], _RectLike]]" = None,
    ) -> "Optional[_Object]")]
    fn collideobjects<'py>(
        &self,
        list: &Bound<'py, PyAny>,
        key: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.hits(list, by_key(key))?.next().transpose()
    }

    /// Those that collide.
    #[pyo3(signature = (
        list: "Iterable[_Object]",
        *,
        key: "Optional[Callable[[_Object], _RectLike]]" = None,
    ) -> "_List[_Object]")]
    fn collideobjectsall<'py>(
        &self,
        list: &Bound<'py, PyAny>,
        key: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.hits(list, by_key(key))?.collect()
    }

    /// The first item whose key (or value) collides.
    #[pyo3(signature = (
        rect_dict: "dict[_Key, _Value]", values=false
    ) -> "Optional[tuple[_Key, _Value]]")]
    fn collidedict<'py>(
        &self,
        rect_dict: &Bound<'py, PyDict>,
        values: bool,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let items = rect_dict.items();
        self.hits(&items, by_item(values))?.next().transpose()
    }

    /// The items whose keys (or values) collide.
    #[pyo3(signature = (
        rect_dict: "dict[_Key, _Value]", values=false
    ) -> "_List[tuple[_Key, _Value]]")]
    fn collidedictall<'py>(
        &self,
        rect_dict: &Bound<'py, PyDict>,
        values: bool,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.hits(&rect_dict.items(), by_item(values))?.collect()
    }

    fn __bool__(&self) -> bool {
        !self.rect.is_empty()
    }

    fn __len__(&self) -> usize {
        4
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyTuple::new(py, self.numbers())?.try_iter()
    }

    /// A whole number is in a rectangle if it is one of its four.
    fn __contains__(&self, item: &Bound<'_, PyAny>) -> PyResult<bool> {
        if item.is_instance_of::<PyInt>() {
            let number = item.extract::<i64>()? as i32;
            return Ok(self.numbers().contains(&number));
        }
        Ok(self.rect.contains(&rect(item).ok_or_else(no_rect)?))
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let list = self.list(index.py())?.into_any();
        if index.is_instance_of::<PyEllipsis>() {
            return Ok(list);
        }
        list.get_item(index)
            .map_err(|error| invalid_index(error, index.py()))
    }

    fn __setitem__(
        slf: &Bound<'_, Rect>,
        index: &Bound<'_, PyAny>,
        value: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let py = slf.py();
        let places = PyList::new(py, 0..4usize)?.into_any();
        let is_slice = index.is_instance_of::<PySlice>();
        let places: Vec<usize> = if index.is_instance_of::<PyEllipsis>() {
            places.extract()?
        } else {
            let places = places
                .get_item(index)
                .map_err(|error| invalid_index(error, py))?;
            if is_slice {
                places.extract()?
            } else {
                vec![places.extract()?]
            }
        };
        let wrong = || PyTypeError::new_err("Must assign numeric values");
        let values = match int(value) {
            Some(value) => vec![value; places.len()],
            None if places.len() == 1 && !is_slice => return Err(wrong()),
            None => {
                let values = value.try_iter().map_err(|_| wrong())?;
                let values = values.map(|value| int(&value?).ok_or_else(wrong));
                values.collect::<PyResult<Vec<_>>>()?
            }
        };
        if values.len() != places.len() {
            let message = format!("Expected a length {} sequence", places.len());
            return Err(PyTypeError::new_err(message));
        }
        Rect::change(slf, |rect| {
            let mut numbers = numbers(rect);
            for (place, value) in places.into_iter().zip(values) {
                numbers[place] = value;
            }
            let [x, y, width, height] = numbers;
            pygame::Rect::new(x, y, width, height)
        });
        Ok(())
    }

    fn __richcmp__(&self, other: &Bound<'_, PyAny>, operator: CompareOp) -> PyResult<Py<PyAny>> {
        let py = other.py();
        match rect(other) {
            Some(other) => {
                let order = self.numbers().cmp(&numbers(&other));
                operator.matches(order).into_py_any(py)
            }
            None => Ok(py.NotImplemented()),
        }
    }

    fn __repr__(&self) -> String {
        let [x, y, width, height] = self.numbers();
        match self.version {
            Version::PygameCe => format!("Rect({x}, {y}, {width}, {height})"),
            Version::Pygame => format!("<rect({x}, {y}, {width}, {height})>"),
        }
    }
}

fn invalid_index(error: PyErr, py: Python<'_>) -> PyErr {
    if error.is_instance_of::<PyIndexError>(py) {
        PyIndexError::new_err("Invalid rect Index")
    } else {
        PyTypeError::new_err("Invalid Rect slice")
    }
}

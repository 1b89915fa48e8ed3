//! What functions return: immutable objects with attributes, equality and a `repr`.

use crate::as_numpy::requested;
use crate::error::Refused;
use crate::generated::words::{ContactKind, FeatureKind, Side, own};
use crate::input::Vector;
use crate::transform::columns;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyAny;
use sat2d::query;

/// The members of `sat2d.Relation`.
static RELATIONS: PyOnceLock<[Py<PyAny>; 3]> = PyOnceLock::new();

/// A relation, in Python a member of the enum.
#[derive(Clone, Copy, PartialEq)]
pub struct Relation(pub sat2d::Relation);

impl<'py> IntoPyObject<'py> for Relation {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    #[inline]
    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        let members = RELATIONS.get_or_try_init(py, || {
            let class = py.import("sat2d._enums")?.getattr("Relation")?;
            let member = |name| PyResult::Ok(class.getattr(name)?.unbind());
            Ok::<_, PyErr>([
                member("DISJOINT")?,
                member("TOUCHING")?,
                member("OVERLAPPING")?,
            ])
        })?;
        Ok(members[self.0 as usize].bind(py).clone())
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Relation {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Relation, Refused> {
        match given.extract::<u8>() {
            Ok(0) => Ok(Relation(sat2d::Relation::Disjoint)),
            Ok(1) => Ok(Relation(sat2d::Relation::Touching)),
            Ok(2) => Ok(Relation(sat2d::Relation::Overlapping)),
            _ => Err(Refused::of(&given, "a Relation")),
        }
    }
}

/// Classes of results, in a module.
macro_rules! result {
    (
        in $module:literal;
        $($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)* })*
    ) => {$(
        $(#[$meta])*
        #[pyo3::pyclass(frozen, get_all, eq, from_py_object, module = $module)]
        #[derive(Clone, PartialEq)]
        pub struct $name { $($(#[$doc])* pub $field: $type,)* }

        #[pyo3::pymethods]
        impl $name {
            #[new]
            #[allow(clippy::too_many_arguments, reason = "a value for each field")]
            fn new($($field: $type),*) -> $name {
                $name { $($field),* }
            }

            fn __reduce__<'py>(slf: &pyo3::Bound<'py, Self>) -> $crate::reduced::Reduced<'py> {
                let fields = [$(
                    pyo3::IntoPyObjectExt::into_bound_py_any(slf.get().$field.clone(), slf.py())?
                ),*];
                $crate::reduced::reduced(slf, fields)
            }

            #[classattr]
            fn __match_args__(
                py: pyo3::Python<'_>,
            ) -> pyo3::PyResult<pyo3::Bound<'_, pyo3::types::PyTuple>> {
                pyo3::types::PyTuple::new(py, [$(stringify!($field)),*])
            }

            fn __repr__(&self, py: pyo3::Python<'_>) -> pyo3::PyResult<String> {
                use pyo3::types::PyAnyMethods;
                let fields = [$(format!(
                    concat!(stringify!($field), "={}"),
                    pyo3::IntoPyObjectExt::into_bound_py_any(self.$field.clone(), py)?.repr()?,
                )),*];
                Ok(format!(concat!(stringify!($name), "({})"), fields.join(", ")))
            }
        }
    )*};
}

pub(crate) use result;

result! {
    in "sat2d";

    /// A box with sides parallel to the axes.
    Aabb {
        /// The corner with the least coordinates.
        min: Vector,
        /// The corner with the greatest coordinates.
        max: Vector,
    }

    /// A part of a shape's boundary, by the number that its user gave it.
    ///
    /// It is a corner, an edge, or the arc around a vertex of a shape with a radius. Mirroring,
    /// clockwise order and decomposition do not change the numbers.
    Feature {
        /// What it is.
        kind: FeatureKind,
        /// Its number in the shape as it was given.
        index: u32,
    }

    /// One point of a contact, as it lies on each of the shapes.
    ContactPoint {
        /// The point on the boundary of the first shape.
        on_a: Vector,
        /// The point on the boundary of the second: `on_a - normal · depth`, up to rounding.
        on_b: Vector,
        /// How deep the shapes overlap here along the normal; 0 or more.
        depth: f64,
        /// The feature of the first shape that `on_a` lies on.
        feature_a: Feature,
        /// The feature of the second shape that `on_b` lies on.
        feature_b: Feature,
    }

    /// How two shapes that are not disjoint meet.
    Manifold {
        /// The unit vector from the first shape to the second of the shortest way apart.
        normal: Vector,
        /// The length of that way; above 0 exactly where the shapes overlap.
        depth: f64,
        /// The kinds of the features that meet; `"edge_edge"` exactly where there are two points.
        kind: ContactKind,
        /// The feature of the first shape that meets the second.
        feature_a: Feature,
        /// The feature of the second shape that meets the first.
        feature_b: Feature,
        /// The shape whose edge the normal belongs to, if it belongs to one.
        reference: Option<Side>,
        /// One or two points, the deepest first.
        points: Vec<ContactPoint>,
    }

    /// The distance between two shapes, and their closest points.
    ClosestPoints {
        /// Above 0 exactly where the shapes are disjoint.
        distance: f64,
        /// The unit vector from the first shape to the second.
        normal: Vector,
        /// The point of the first shape that is closest to the second.
        on_a: Vector,
        /// The point of the second shape that is closest to the first.
        on_b: Vector,
        /// The feature of the first shape that `on_a` lies on.
        feature_a: Feature,
        /// The feature of the second shape that `on_b` lies on.
        feature_b: Feature,
    }

    /// The shortest translation that separates two shapes, of all their pieces.
    Separation {
        /// Moves the second shape out of the first.
        translation: Vector,
        /// Its direction, a unit vector.
        normal: Vector,
        /// Its length.
        depth: f64,
    }

    /// An axis along which some parts of the second shape lie beyond some parts of the first.
    SeparatingAxis {
        /// The unit vector along it, from the first shape to the second; rounded, for drawing.
        normal: Vector,
        /// Where the line between these parts is: the dot product of `normal` and its points.
        offset: f64,
        /// The first of these parts of the first shape.
        a_start: u32,
        /// The number after that of the last one.
        a_end: u32,
        /// The first of these parts of the second shape.
        b_start: u32,
        /// The number after that of the last one.
        b_end: u32,
    }

    /// Where a ray or segment first meets a shape.
    RayHit {
        /// How far along the path: of a segment from 0 to 1, of a ray in lengths of `direction`.
        fraction: f64,
        /// The point.
        point: Vector,
        /// The outward unit normal there; zero if the path starts inside.
        normal: Vector,
        /// The feature that is hit; `None` if the path starts inside.
        feature: Option<Feature>,
    }

    /// The first moment at which two moving shapes meet.
    Impact {
        /// From 0 to 1.
        time: f64,
        /// The relation at this time: touching, or disjoint by no more than rounding, or at time 0
        /// overlapping.
        relation: Relation,
        /// The speed at which the shapes approach along the normal; 0 or less if they part.
        approach: f64,
        /// The closest points at this time.
        closest: ClosestPoints,
    }

    /// When two moving shapes first meet, between two times that are proved.
    ImpactBounds {
        /// The shapes have no common point before this time. From 0 to 1.
        earliest: f64,
        /// They have a common point at this time; `None` if no contact is proved: they may only
        /// graze each other.
        latest: Option<f64>,
    }

    /// How two bodies move apart.
    Resolution {
        /// The translation of the first.
        a: Vector,
        /// The translation of the second.
        b: Vector,
    }
}

impl From<sat2d::Aabb> for Aabb {
    fn from(bounds: sat2d::Aabb) -> Aabb {
        Aabb {
            min: bounds.min.into(),
            max: bounds.max.into(),
        }
    }
}

impl From<query::Feature> for Feature {
    fn from(feature: query::Feature) -> Feature {
        let (kind, index) = match feature {
            query::Feature::Vertex(index) => (own::FeatureKind::Vertex, index),
            query::Feature::Edge(index) => (own::FeatureKind::Edge, index),
            query::Feature::Arc(index) => (own::FeatureKind::Arc, index),
        };
        Feature {
            kind: FeatureKind(kind),
            index,
        }
    }
}

impl From<&query::ContactPoint> for ContactPoint {
    fn from(point: &query::ContactPoint) -> ContactPoint {
        ContactPoint {
            on_a: point.on_a.into(),
            on_b: point.on_b.into(),
            depth: point.depth,
            feature_a: point.feature_a.into(),
            feature_b: point.feature_b.into(),
        }
    }
}

impl From<query::Manifold> for Manifold {
    fn from(contact: query::Manifold) -> Manifold {
        Manifold {
            normal: contact.normal.into(),
            depth: contact.depth,
            kind: contact.kind().into(),
            feature_a: contact.feature_a.into(),
            feature_b: contact.feature_b.into(),
            reference: contact.reference.map(Side),
            points: contact.points().iter().map(Into::into).collect(),
        }
    }
}

impl From<query::ClosestPoints> for ClosestPoints {
    fn from(closest: query::ClosestPoints) -> ClosestPoints {
        ClosestPoints {
            distance: closest.distance,
            normal: closest.normal.into(),
            on_a: closest.on_a.into(),
            on_b: closest.on_b.into(),
            feature_a: closest.feature_a.into(),
            feature_b: closest.feature_b.into(),
        }
    }
}

impl From<query::Separation> for Separation {
    fn from(separation: query::Separation) -> Separation {
        Separation {
            translation: separation.translation.into(),
            normal: separation.normal().into(),
            depth: separation.depth(),
        }
    }
}

impl From<&query::SeparatingAxis> for SeparatingAxis {
    fn from(axis: &query::SeparatingAxis) -> SeparatingAxis {
        SeparatingAxis {
            normal: axis.direction().into(),
            offset: axis.offset,
            a_start: axis.of_a.start,
            a_end: axis.of_a.end,
            b_start: axis.of_b.start,
            b_end: axis.of_b.end,
        }
    }
}

impl From<query::RayHit> for RayHit {
    fn from(hit: query::RayHit) -> RayHit {
        RayHit {
            fraction: hit.fraction,
            point: hit.point.into(),
            normal: hit.normal.into(),
            feature: hit.feature.map(Into::into),
        }
    }
}

impl From<query::Impact> for Impact {
    fn from(impact: query::Impact) -> Impact {
        Impact {
            time: impact.time,
            relation: Relation(impact.relation),
            approach: impact.approach,
            closest: impact.closest.into(),
        }
    }
}

impl From<query::ImpactBounds> for ImpactBounds {
    fn from(bounds: query::ImpactBounds) -> ImpactBounds {
        ImpactBounds {
            earliest: bounds.earliest,
            latest: bounds.latest,
        }
    }
}

#[pymethods]
impl Aabb {
    /// Its corners, an array of shape (2, 2): first the one with the least coordinates.
    #[pyo3(signature = (
        dtype: "Optional[npt.DTypeLike]"=None, copy=None,
    ) -> "npt.NDArray[Any]")]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let corners = columns(py, [self.min.0, self.max.0])?;
        requested(corners.into_any(), dtype, copy)
    }
}

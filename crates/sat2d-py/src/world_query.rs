//! What a world is asked.

use crate::arrays::Numbers;
use crate::body::{BodyHit, BodyImpact, NearBody};
use crate::error::{OrRaise, Refused};
use crate::generated::words::{AtStart, Containment, Coverage};
use crate::input::{Instance, Vector, of_kind};
use crate::plain;
use crate::results::{Aabb, Manifold, Relation};
use crate::shape::Shape;
use crate::sweep::Motion;
use crate::transform::At;
use crate::world::{World, bits, id};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sat2d::world::{self, BodyId, Filter, QueryFilter, Region};
use std::borrow::Cow;

/// The keyword arguments of a query: which bodies it considers.
pub struct Considered {
    filter: QueryFilter<'static>,
    exclude: Vec<BodyId>,
}

impl Default for Considered {
    fn default() -> Considered {
        Considered {
            filter: QueryFilter::ALL,
            exclude: Vec::new(),
        }
    }
}

impl Considered {
    fn query_filter(&self) -> QueryFilter<'_> {
        QueryFilter {
            except: &self.exclude,
            ..self.filter
        }
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Considered {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Considered, Refused> {
        let mut considered = Considered::default();
        let filter = &mut considered.filter;
        let given = given.cast::<PyDict>().map_err(PyErr::from)?;
        for (name, value) in given.iter() {
            let Filter { category, mask } = filter.filter;
            let name = name.extract::<Cow<'_, str>>()?;
            let named = |refused: Refused| refused.named(&name);
            let categories = || of_kind(&value, plain::BITS).map_err(named);
            let flag = || of_kind(&value, plain::FLAG).map_err(named);
            match &*name {
                "category" => filter.filter = Filter::new(categories()?, mask),
                "mask" => filter.filter = Filter::new(category, categories()?),
                "statics" => filter.statics = flag()?,
                "moving" => filter.moving = flag()?,
                "sensors" => filter.sensors = flag()?,
                "one_way" => filter.one_way = flag()?,
                "at_start" => filter.at_start = value.extract::<AtStart>().map_err(named)?.0,
                "exclude" => {
                    let ids = value.extract::<Numbers>().map_err(named)?;
                    considered.exclude = ids.0.into_iter().map(id).collect();
                }
                name => {
                    let message = format!("got an unexpected keyword argument '{name}'");
                    return Err(PyTypeError::new_err(message).into());
                }
            }
        }
        Ok(considered)
    }
}

const TOUCHING: Coverage = Coverage(world::Coverage::Touching);

impl World {
    fn within(
        &self,
        region: &Region<'_>,
        coverage: Coverage,
        filter: Option<Considered>,
    ) -> PyResult<Vec<u64>> {
        let considered = filter.unwrap_or_default();
        let filter = considered.query_filter();
        let found = self.core()?.query(region, coverage.0, &filter).or_raise()?;
        Ok(bits(&found))
    }
}

#[pymethods]
impl World {
    /// The relation of two bodies where they are now.
    fn relation(
        &self,
        #[pyo3(from_py_with = plain::body_id)] a: u64,
        #[pyo3(from_py_with = plain::body_id)] b: u64,
    ) -> PyResult<Relation> {
        self.core()?.relation(id(a), id(b)).or_raise().map(Relation)
    }

    /// How a body, the first, lies within another.
    fn containment(
        &self,
        #[pyo3(from_py_with = plain::body_id)] inner: u64,
        #[pyo3(from_py_with = plain::body_id)] outer: u64,
    ) -> PyResult<Containment> {
        let found = self.core()?.containment(id(inner), id(outer)).or_raise()?;
        Ok(found.into())
    }

    /// How two bodies meet; `None` if they are disjoint.
    fn contact(
        &self,
        #[pyo3(from_py_with = plain::body_id)] a: u64,
        #[pyo3(from_py_with = plain::body_id)] b: u64,
    ) -> PyResult<Option<Manifold>> {
        let found = self.core()?.contact(id(a), id(b)).or_raise()?;
        Ok(found.map(Into::into))
    }

    /// The contacts of all pieces of two bodies.
    fn contacts(
        &self,
        #[pyo3(from_py_with = plain::body_id)] a: u64,
        #[pyo3(from_py_with = plain::body_id)] b: u64,
    ) -> PyResult<Vec<Manifold>> {
        let found = self.core()?.contacts(id(a), id(b)).or_raise()?;
        Ok(found.into_iter().map(Into::into).collect())
    }

    /// The bounds of a body, rounded outward.
    fn bounds(&self, #[pyo3(from_py_with = plain::body_id)] body: u64) -> PyResult<Aabb> {
        self.core()?.bounds(id(body)).or_raise().map(Into::into)
    }

    /// The bodies that contain a point; their boundaries count.
    ///
    /// The keyword arguments of queries say which bodies they consider, by default all; `exclude`
    /// lists ids.
    #[pyo3(signature = (point, **filter: "Unpack[QueryFilter]"))]
    fn query_point(&self, point: Vector, filter: Option<Considered>) -> PyResult<Vec<u64>> {
        self.within(&Region::Point(point.0), TOUCHING, filter)
    }

    /// The bodies in a box.
    ///
    /// `coverage` says how much of a body must be in it: `"touching"`, a common point;
    /// `"overlapping"`; or `"inside"`, all of it.
    #[pyo3(signature = (min, max, coverage=TOUCHING, **filter: "Unpack[QueryFilter]"),
        text_signature = "($self, min, max, coverage='touching', **filter)",
    )]
    fn query_box(
        &self,
        min: Vector,
        max: Vector,
        coverage: Coverage,
        filter: Option<Considered>,
    ) -> PyResult<Vec<u64>> {
        let region = sat2d::Aabb::new(min.0, max.0);
        self.within(&Region::Box(region), coverage, filter)
    }

    /// The bodies in a circle.
    #[pyo3(signature = (center, radius, coverage=TOUCHING, **filter: "Unpack[QueryFilter]"),
        text_signature = "($self, center, radius, coverage='touching', **filter)",
    )]
    fn query_circle(
        &self,
        center: Vector,
        #[pyo3(from_py_with = plain::number)] radius: f64,
        coverage: Coverage,
        filter: Option<Considered>,
    ) -> PyResult<Vec<u64>> {
        let center = center.0;
        self.within(&Region::Circle { center, radius }, coverage, filter)
    }

    /// The bodies in a placed shape.
    #[pyo3(signature = (shape, at, coverage=TOUCHING, **filter: "Unpack[QueryFilter]"),
        text_signature = "($self, shape, at, coverage='touching', **filter)",
    )]
    fn query_shape(
        &self,
        shape: Instance<'_, Shape>,
        at: At,
        coverage: Coverage,
        filter: Option<Considered>,
    ) -> PyResult<Vec<u64>> {
        self.within(&Region::Shape(&shape.get().0, &at.0), coverage, filter)
    }

    /// The bodies nearest to a point, `count` at most and none farther than `reach`.
    #[pyo3(signature = (point, count, reach=f64::INFINITY, **filter: "Unpack[QueryFilter]"),
        text_signature = "($self, point, count, reach=1e999, **filter)",
    )]
    fn nearest(
        &self,
        point: Vector,
        #[pyo3(from_py_with = plain::count)] count: usize,
        #[pyo3(from_py_with = plain::number)] reach: f64,
        filter: Option<Considered>,
    ) -> PyResult<Vec<NearBody>> {
        let considered = filter.unwrap_or_default();
        let (core, filter) = (self.core()?, considered.query_filter());
        let most = count.min(core.len());
        let near = core.nearest(point.0, most, reach, &filter).or_raise()?;
        let bodies = near.iter().map(|near| NearBody {
            id: near.id.to_bits(),
            distance: near.distance,
            point: near.point.into(),
        });
        Ok(bodies.collect())
    }

    /// The body that a ray hits first, within `reach` lengths of `direction`; if that is (0, 0),
    /// the ray is its origin.
    #[pyo3(signature = (origin, direction, reach=f64::INFINITY, **filter: "Unpack[QueryFilter]"),
        text_signature = "($self, origin, direction, reach=1e999, **filter)",
    )]
    fn cast_ray(
        &self,
        origin: Vector,
        direction: Vector,
        #[pyo3(from_py_with = plain::number)] reach: f64,
        filter: Option<Considered>,
    ) -> PyResult<Option<BodyHit>> {
        let considered = filter.unwrap_or_default();
        let filter = considered.query_filter();
        let hit = self.core()?.cast_ray(origin.0, direction.0, reach, &filter);
        Ok(hit.or_raise()?.map(|(id, hit)| BodyHit {
            id: id.to_bits(),
            hit: hit.into(),
        }))
    }

    /// All bodies that a ray hits, the nearest first.
    #[pyo3(signature = (origin, direction, reach=f64::INFINITY, **filter: "Unpack[QueryFilter]"),
        text_signature = "($self, origin, direction, reach=1e999, **filter)",
    )]
    fn cast_ray_all(
        &self,
        origin: Vector,
        direction: Vector,
        #[pyo3(from_py_with = plain::number)] reach: f64,
        filter: Option<Considered>,
    ) -> PyResult<Vec<BodyHit>> {
        let considered = filter.unwrap_or_default();
        let filter = considered.query_filter();
        let hits = self
            .core()?
            .cast_ray_all(origin.0, direction.0, reach, &filter);
        let hits = hits.or_raise()?.into_iter().map(|(id, hit)| BodyHit {
            id: id.to_bits(),
            hit: hit.into(),
        });
        Ok(hits.collect())
    }

    /// The body that a moving shape hits first.
    #[pyo3(signature = (shape, motion, **filter: "Unpack[QueryFilter]"))]
    fn sweep(
        &self,
        shape: Instance<'_, Shape>,
        motion: Instance<'_, Motion>,
        filter: Option<Considered>,
    ) -> PyResult<Option<BodyImpact>> {
        let considered = filter.unwrap_or_default();
        let filter = considered.query_filter();
        let hit = self.core()?.sweep(&shape.get().0, &motion.get().0, &filter);
        Ok(hit.or_raise()?.map(|(id, impact)| BodyImpact {
            id: id.to_bits(),
            impact: impact.into(),
        }))
    }
}

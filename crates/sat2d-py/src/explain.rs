//! Relations with the certificates that prove them.

use crate::error::OrRaise;
use crate::input::{Instance, Vector};
use crate::results::{Relation, SeparatingAxis};
use crate::shape::Shape;
use crate::transform::{At, Transform};
use pyo3::prelude::*;
use sat2d::{DVec2, query};
use std::sync::Arc;

/// A relation with the certificate that proves it, which `explain` finds.
#[pyclass(frozen, eq, module = "sat2d")]
pub struct Explanation {
    explanation: query::Explanation,
    a: Arc<sat2d::Shape>,
    at_a: sat2d::Transform,
    b: Arc<sat2d::Shape>,
    at_b: sat2d::Transform,
}

/// Those of the same placed shapes are equal.
impl PartialEq for Explanation {
    fn eq(&self, other: &Explanation) -> bool {
        (&self.a, self.at_a) == (&other.a, other.at_a)
            && (&self.b, self.at_b) == (&other.b, other.at_b)
    }
}

#[pymethods]
impl Explanation {
    /// The relation of the two placed shapes.
    #[getter]
    fn relation(&self) -> Relation {
        Relation(self.explanation.relation())
    }

    /// A point that both shapes have in common, rounded; `None` if they are disjoint.
    ///
    /// It is where they touch, or inside of one shape and in the other if they overlap.
    #[getter]
    fn point(&self) -> Option<Vector> {
        let point = self.explanation.point()?;
        let [x, y] = point.each_ref().map(query::Rational::to_f64);
        Some(DVec2::new(x, y).into())
    }

    /// For each convex part of the first shape and each one of the second an axis of both.
    ///
    /// There are none if the shapes overlap. A convex shape is its own only part.
    #[getter]
    fn axes(&self) -> Vec<SeparatingAxis> {
        self.explanation.axes().iter().map(Into::into).collect()
    }

    /// Both placed shapes and the whole certificate as one line of JSON.
    ///
    /// It is what the program `sat2d-check` reads. The numbers of the certificate are exact.
    #[getter]
    fn json(&self) -> String {
        let (a, b) = (&self.a, &self.b);
        self.explanation.to_json(a, &self.at_a, b, &self.at_b)
    }

    /// It is found again.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let given = slf.get();
        let [a, b] = [&given.a, &given.b].map(|shape| Shape(Arc::clone(shape)));
        let [at_a, at_b] = [given.at_a, given.at_b].map(Transform);
        let args = (a, at_a, b, at_b).into_pyobject(slf.py())?;
        let explain = slf.py().import("sat2d")?.getattr("explain")?;
        Ok((explain, args.into_any()))
    }

    fn __repr__(&self) -> String {
        let relation = format!("{:?}", self.explanation.relation()).to_lowercase();
        format!("<Explanation {relation}>")
    }
}

/// The relation of two placed shapes with a certificate that proves it: to see why they did or did
/// not hit.
///
/// It raises for outlines with curves, and where there is no certificate: for some pairs with
/// ellipses that touch up to rounding, and for concave polygons that rounding made cross
/// themselves.
#[pyfunction]
pub(crate) fn explain(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
) -> PyResult<Explanation> {
    let (a, b) = (&a.get().0, &b.get().0);
    let explanation = query::explain(a, &at_a.0, b, &at_b.0).or_raise()?;
    Ok(Explanation {
        explanation,
        a: Arc::clone(a),
        at_a: at_a.0,
        b: Arc::clone(b),
        at_b: at_b.0,
    })
}

//! A verdict with its certificate and all that it speaks of, as JSON.

use crate::narrow::explain::explanation::{Explanation, SeparatingAxis};
use crate::shape::{Shape, ShapeKind};
use crate::transform::Transform;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};
use core::ops::Range;
use sat2d_base::exact::rational::Rational;
use sat2d_base::types::Relation;

impl Explanation {
    /// The certificate with both placed shapes, which are those of
    /// [`explain`](crate::query::explain()), as one line of JSON: what `sat2d-check` reads.
    ///
    /// ```
    /// use sat2d::{DVec2, Shape, Transform, query::explain};
    /// let (a, b) = (Shape::rectangle(10.0, 2.0)?, Shape::circle(DVec2::ZERO, 1.0)?);
    /// let (ta, tb) = (Transform::IDENTITY, Transform::translation(DVec2::new(3.0, 2.5))?);
    /// let json = explain(&a, &ta, &b, &tb)?.to_json(&a, &ta, &b, &tb);
    /// assert!(json.starts_with(r#"{"a":{"kind":"hull","rings":[[[-5.0,-1.0],"#));
    /// assert!(json.contains(r#""witness":{"relation":"disjoint","point":null,"#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_json(&self, a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> String {
        let (a, b) = (Placed(a.as_polygons(), ta), Placed(b.as_polygons(), tb));
        Query(a, b, self).to_string()
    }
}

struct Query<'a>(Placed<'a>, Placed<'a>, &'a Explanation);

struct Placed<'a>(&'a Shape, &'a Transform);

impl Display for Query<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Query(a, b, witness) = self;
        let relation = match witness.relation() {
            Relation::Disjoint => "disjoint",
            Relation::Touching => "touching",
            Relation::Overlapping => "overlapping",
        };
        write!(
            f,
            r#"{{"a":{a},"b":{b},"witness":{{"relation":"{relation}","#
        )?;
        f.write_str(r#""point":"#)?;
        match witness.point() {
            Some(point) => list(f, point, rational)?,
            None => f.write_str("null")?,
        }
        f.write_str(r#","parts":"#)?;
        let part = |f: &mut Formatter<'_>, part: &Vec<u32>| list(f, part, |f, i| write!(f, "{i}"));
        list(f, witness.parts(), |f, parts| list(f, parts, part))?;
        f.write_str(r#","axes":"#)?;
        list(f, witness.axes(), axis)?;
        f.write_str("}}")
    }
}

impl Display for Placed<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Placed(shape, at) = self;
        let kind = match shape.kind() {
            ShapeKind::ConcavePolygon | ShapeKind::MultiPolygon => "polygon",
            ShapeKind::OpenChain => "open-chain",
            ShapeKind::ClosedChain => "closed-chain",
            _ => "hull",
        };
        write!(f, r#"{{"kind":"{kind}","rings":"#)?;
        list(f, shape.rings(), |f, ring| {
            list(f, ring, |f, p| list(f, p.to_array(), double))
        })?;
        f.write_str(r#","half_axes":"#)?;
        list(f, shape.half_axes().to_array(), double)?;
        f.write_str(r#","at":"#)?;
        list(f, at.to_array(), double)?;
        f.write_str("}")
    }
}

fn axis(f: &mut Formatter<'_>, axis: &SeparatingAxis) -> fmt::Result {
    let range = |f: &mut Formatter<'_>, name: &str, of: &Range<u32>| {
        let Range { start, end } = of;
        write!(f, r#""{name}":{{"start":{start},"end":{end}}},"#)
    };
    f.write_str("{")?;
    range(f, "of_a", &axis.of_a)?;
    range(f, "of_b", &axis.of_b)?;
    f.write_str(r#""normal":"#)?;
    list(f, &axis.normal, rational)?;
    f.write_str("}")
}

/// A number, or the text of a fraction.
fn rational(f: &mut Formatter<'_>, x: &Rational) -> fmt::Result {
    match x.as_double() {
        Some(x) => double(f, x),
        None => write!(f, "\"{x}\""),
    }
}

/// As many digits as make it this double again.
fn double(f: &mut Formatter<'_>, x: f64) -> fmt::Result {
    // `Debug` has an exponent where numbers are large or small
    write!(f, "{x:?}")
}

fn list<T>(
    f: &mut Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    write: impl Fn(&mut Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    f.write_str("[")?;
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            f.write_str(",")?;
        }
        write(f, item)?;
    }
    f.write_str("]")
}

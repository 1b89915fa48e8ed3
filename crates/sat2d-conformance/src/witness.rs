//! Certificates for relations: found by sat2d, accepted only by its independent checker.

use crate::exact::{Location, Relation};
use crate::form::{Form, Stroke, number};
use anyhow::{Context, Result, anyhow, bail};
use sat2d::outline::{FillRule, Path};
use sat2d::query::{ExplainError, Explanation, explain, point_relation};
use sat2d::{DVec2, Shape, Transform, relation};
use sat2d_check::{Number, Query, Witness, check};

/// No placement.
pub const HERE: [f64; 6] = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

/// The certificate of a relation, as the tables have it.
///
/// # Errors
/// If sat2d finds another relation, or no certificate, or if the checker refuses that.
pub fn witness(a: (&Form, [f64; 6]), b: (&Form, [f64; 6]), exact: Relation) -> Result<String> {
    let [(a, at_a), (b, at_b)] = [a, b].map(|(form, at)| (shape(form), transform(at)));
    let (a, at_a, b, at_b) = (a?, at_a?, b?, at_b?);
    let explanation = explain(&a, &at_a, &b, &at_b)?;
    checked((&a, &at_a), (&b, &at_b), &explanation, exact)
}

/// The certificate of a relation of shapes that may have curves; nothing where sat2d has the
/// relation, but no certificate, and for outlines, which the checker cannot read.
///
/// # Errors
/// If sat2d finds another relation, or if the checker refuses a certificate.
pub fn found_witness(
    (a, at_a): &(Form, [f64; 6]),
    (b, at_b): &(Form, [f64; 6]),
    exact: Relation,
) -> Result<String> {
    let has_outline = [a, b].iter().any(|form| matches!(form, Form::Outline(..)));
    let (a, at_a, b, at_b) = (shape(a)?, transform(*at_a)?, shape(b)?, transform(*at_b)?);
    for found in [
        relation(&a, &at_a, &b, &at_b)?,
        relation(&b, &at_b, &a, &at_a)?,
    ] {
        if found != in_library(exact) {
            bail!("sat2d says {found:?}, the exact answer is {exact:?}");
        }
    }
    if has_outline {
        return Ok(String::new());
    }
    match explain(&a, &at_a, &b, &at_b) {
        Ok(explanation) => checked((&a, &at_a), (&b, &at_b), &explanation, exact),
        Err(ExplainError::NoCertificate { .. } | ExplainError::Place(_)) => Ok(String::new()),
        Err(error) => Err(error.into()),
    }
}

/// Whether sat2d agrees with where a point is.
///
/// # Errors
/// If it does not.
pub fn agrees_on_point(
    (form, at): &(Form, [f64; 6]),
    point: [f64; 2],
    exact: Location,
) -> Result<()> {
    let found = point_relation(&shape(form)?, &transform(*at)?, point.into())?;
    let is_right = match exact {
        Location::Outside => found == sat2d::Relation::Disjoint,
        Location::Boundary => found == sat2d::Relation::Touching,
        Location::Inside => found == sat2d::Relation::Overlapping,
    };
    if !is_right {
        bail!("sat2d says {found:?}, the point is {exact:?}");
    }
    Ok(())
}

fn in_library(relation: Relation) -> sat2d::Relation {
    match relation {
        Relation::Disjoint => sat2d::Relation::Disjoint,
        Relation::Touching => sat2d::Relation::Touching,
        Relation::Overlapping => sat2d::Relation::Overlapping,
    }
}

/// An explanation as the tables have it, if the checker accepts it.
fn checked(
    (a, at_a): (&Shape, &Transform),
    (b, at_b): (&Shape, &Transform),
    explanation: &Explanation,
    exact: Relation,
) -> Result<String> {
    let query: Query = serde_json::from_str(&explanation.to_json(a, at_a, b, at_b))?;
    if query.witness.relation != in_checker(exact) {
        bail!(
            "sat2d says {:?}, the exact answer is {exact:?}",
            query.witness.relation
        );
    }
    check(&query).map_err(|refusal| anyhow!("the certificate is refused: {}", refusal.0))?;
    Ok(text(&query.witness))
}

fn in_checker(relation: Relation) -> sat2d_check::Relation {
    match relation {
        Relation::Disjoint => sat2d_check::Relation::Disjoint,
        Relation::Touching => sat2d_check::Relation::Touching,
        Relation::Overlapping => sat2d_check::Relation::Overlapping,
    }
}

/// The shape of sat2d.
pub fn shape(form: &Form) -> Result<Shape> {
    let points = |ring: &[[f64; 2]]| ring.iter().map(|&p| DVec2::from(p)).collect::<Vec<_>>();
    let shape = match form {
        Form::Circle { center, radius } => Shape::circle((*center).into(), *radius),
        Form::Convex(ring) => Shape::polygon(&[&points(ring)]),
        Form::Polygon(rings) => {
            let rings: Vec<_> = rings.iter().map(|ring| points(ring)).collect();
            Shape::polygon(&rings.iter().map(|ring| &ring[..]).collect::<Vec<_>>())
        }
        Form::Segment(ends) => Shape::hull(&points(ends)),
        Form::Outline(contours) => Shape::outline(&path(contours), FillRule::EvenOdd),
    };
    shape.with_context(|| form.text())
}

fn path(contours: &[Vec<Stroke>]) -> Path {
    let mut path = Path::new();
    for contour in contours {
        path.move_to(contour[0].start.into());
        for (stroke, next) in contour.iter().zip(contour.iter().cycle().skip(1)) {
            let end = next.start.into();
            match stroke.control {
                Some((control, weight)) => path.conic_to(control.into(), weight, end),
                None => path.line_to(end),
            };
        }
    }
    path
}

fn transform([a, b, c, d, x, y]: [f64; 6]) -> Result<Transform> {
    Ok(Transform::new(a, b, c, d, x, y)?)
}

/// `point X Y`; `a 0 1 2` and `b 0 1 2`, a part by the numbers of its vertices; `axis X Y`, or
/// `axis X Y FROM TO FROM TO` with the parts of `a` and of `b` that it separates.
fn text(witness: &Witness) -> String {
    let vector = |[x, y]: &[Number; 2]| format!("{} {}", fraction(x), fraction(y));
    let mut words: Vec<String> = Vec::new();
    words.extend(
        witness
            .point
            .as_ref()
            .map(|point| format!("point {}", vector(point))),
    );
    for (name, parts) in ["a", "b"].iter().zip(&witness.parts) {
        let part = |part: &Vec<usize>| {
            let numbers: Vec<String> = part.iter().map(usize::to_string).collect();
            format!("{name} {}", numbers.join(" "))
        };
        words.extend(parts.iter().map(part));
    }
    let has_parts = witness.parts.iter().any(|parts| !parts.is_empty());
    for axis in &witness.axes {
        let (a, b) = (&axis.of_a, &axis.of_b);
        words.push(match has_parts {
            true => {
                let normal = vector(&axis.normal);
                format!("axis {normal} {} {} {} {}", a.start, a.end, b.start, b.end)
            }
            false => format!("axis {}", vector(&axis.normal)),
        });
    }
    words.join(";")
}

fn fraction(x: &Number) -> String {
    match x {
        Number::Double(x) => number(*x),
        Number::Fraction(text) if text.contains('/') => text.clone(),
        // a whole number that is no double
        Number::Fraction(text) => format!("{text}/1"),
    }
}

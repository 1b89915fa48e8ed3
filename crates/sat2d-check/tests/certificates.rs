//! The checker accepts every certificate, and no other relation.
//!
//! `SAT2D_CERTIFICATES` is the number of random pairs, `SAT2D_MUTATED_CERTIFICATES` that of
//! certificates with a change in one place; `SAT2D_SEED` is the number of the sequence.

mod draw;
mod judge;
mod support;

use draw::{At, pair};
use fastrand::Rng;
use sat2d::query::{ExplainError, Explanation, explain};
use sat2d::{DVec2, Shape, ShapeKind, relation};
use sat2d_check::{Kind, Number, Query, check};

fn variable(name: &str, default: u64) -> u64 {
    let text = std::env::var(name);
    text.map_or(default, |text| text.parse().expect("a number"))
}

fn kind(shape: &Shape) -> Kind {
    match shape.kind() {
        ShapeKind::ConcavePolygon | ShapeKind::MultiPolygon => Kind::Polygon,
        ShapeKind::OpenChain => Kind::OpenChain,
        ShapeKind::ClosedChain => Kind::ClosedChain,
        _ => Kind::Hull,
    }
}

/// As JSON says it: a program in another language reads the same.
fn query(a: &At, b: &At, explanation: &Explanation) -> Query {
    let text = explanation.to_json(&a.0, &a.1, &b.0, &b.1);
    let query: Query = serde_json::from_str(&text).expect(&text);
    for (placed, (shape, at)) in [&query.a, &query.b].into_iter().zip([a, b]) {
        let rings = shape
            .rings()
            .map(|ring| ring.iter().map(|p| p.to_array()).collect());
        assert!(placed.rings == rings.collect::<Vec<Vec<_>>>(), "{text}");
        assert_eq!(placed.half_axes, shape.half_axes().to_array());
        assert_eq!((placed.kind, placed.at), (kind(shape), at.to_array()));
    }
    query
}

fn explained(a: &At, b: &At) -> Result<Explanation, ExplainError> {
    explain(&a.0, &a.1, &b.0, &b.1)
}

/// How many certificates there were for each relation, and how many pairs had none.
#[derive(Debug, Default)]
struct Counts {
    certificates: [u64; 3],
    fractions: u64,
    none: u64,
    crossed: u64,
    unplaced: u64,
}

fn count(seed: u64, pairs: u64, is_convex: bool) -> Counts {
    let rng = &mut Rng::with_seed(seed);
    let mut counts = Counts::default();
    for _ in 0..pairs {
        let (a, b) = pair(rng, is_convex);
        let explanation = match explained(&a, &b) {
            Ok(explanation) => explanation,
            Err(ExplainError::NoCertificate { relation }) => {
                if is_crossed(&a) || is_crossed(&b) {
                    counts.crossed += 1;
                    continue;
                }
                let is_known = is_elliptic(&a) || is_elliptic(&b);
                assert!(is_known, "no certificate: {relation:?} {a:?} {b:?}");
                counts.none += 1;
                continue;
            }
            Err(_) => {
                counts.unplaced += 1;
                continue;
            }
        };
        let of_relation = relation(&a.0, &a.1, &b.0, &b.1);
        assert_eq!(Ok(explanation.relation()), of_relation);
        let query = query(&a, &b, &explanation);
        let checked = check(&query);
        assert!(checked.is_ok(), "{checked:?}: {}", shown(&query));
        assert_between(&a, &b, &explanation);
        counts.certificates[explanation.relation() as usize] += 1;
        let numbers = explanation.axes().iter().flat_map(|axis| &axis.normal);
        let mut numbers = numbers.chain(explanation.point().into_iter().flatten());
        counts.fractions += u64::from(numbers.any(|x| x.as_double().is_none()));
    }
    counts
}

/// The line of each axis is between its parts, up to rounding; tested for shapes without radius.
fn assert_between(a: &At, b: &At, explanation: &Explanation) {
    if a.0.radius() > 0.0 || b.0.radius() > 0.0 {
        return;
    }
    let vertices = [a, b].map(|(shape, at)| {
        let placed = shape.vertices().iter().map(|p| at.apply(*p));
        placed.collect::<Vec<_>>()
    });
    let along = |side: usize, parts: &std::ops::Range<u32>, direction: DVec2| {
        let points = &vertices[side];
        let parts = parts.clone().flat_map(move |part| {
            let part = explanation.parts()[side].get(part as usize);
            part.map_or((0..points.len() as u32).collect(), Vec::clone)
        });
        parts.map(move |vertex| points[vertex as usize].dot(direction))
    };
    let all = vertices.iter().flatten();
    let largest = all.fold(0.0, |most: f64, p| most.max(p.abs().max_element()));
    for axis in explanation.axes() {
        let direction = axis.direction();
        assert!((direction.length() - 1.0).abs() < 1e-15, "{axis:?}");
        let most = along(0, &axis.of_a, direction).fold(f64::NEG_INFINITY, f64::max);
        let least = along(1, &axis.of_b, direction).fold(f64::INFINITY, f64::min);
        let slack = 1e-15 * largest;
        assert!(
            most - slack <= axis.offset && axis.offset <= least + slack,
            "{axis:?}"
        );
    }
}

/// Whether there are ellipses around the placed vertices.
fn is_elliptic((shape, at): &At) -> bool {
    shape.radius() > 0.0 && (shape.kind() == ShapeKind::Ellipse || !at.is_similarity())
}

/// Whether a concave polygon is none once its vertices are rounded.
fn is_crossed((shape, at): &At) -> bool {
    let place = |ring: &[DVec2]| ring.iter().map(|p| at.apply(*p)).collect::<Vec<_>>();
    let rings: Vec<_> = shape.rings().map(place).collect();
    let rings: Vec<_> = rings.iter().map(Vec::as_slice).collect();
    kind(shape) == Kind::Polygon && Shape::polygon(&rings).is_err()
}

fn shown(query: &Query) -> String {
    serde_json::to_string(query).expect("JSON")
}

fn assert_common(counts: &Counts, pairs: u64) {
    println!("{counts:?} of {pairs}");
    let few = |count: u64| count < pairs / 40;
    assert!(!counts.certificates.into_iter().any(few), "{counts:?}");
    // ellipses that touch, moved by a unit in the last place
    assert!(counts.none < pairs / 500, "{counts:?}");
}

#[test]
fn certificates_of_convex_shapes_are_accepted() {
    let pairs = variable("SAT2D_CERTIFICATES", 20_000);
    assert_common(&count(variable("SAT2D_SEED", 1), pairs, true), pairs);
}

#[test]
fn certificates_of_concave_shapes_masks_and_chains_are_accepted() {
    let pairs = variable("SAT2D_CERTIFICATES", 20_000) / 4;
    assert_common(
        &count(variable("SAT2D_SEED", 1) + 1000, pairs, false),
        pairs,
    );
}

/// A certificate with a change in one place.
fn mutated(rng: &mut Rng, query: &Query) -> Query {
    let mut query = query.clone();
    let witness = &mut query.witness;
    let axes = witness.axes.len();
    match rng.u8(0..8) {
        0 | 1 => {
            use sat2d_check::Relation::{Disjoint, Overlapping, Touching};
            let others =
                [Disjoint, Touching, Overlapping].map(|other| (other, other == witness.relation));
            let others: Vec<_> = others.iter().filter(|(_, same)| !same).collect();
            witness.relation = others[rng.usize(0..2)].0;
        }
        2 if axes > 0 => {
            witness.axes.remove(rng.usize(0..axes));
        }
        3 if axes > 0 => {
            let axis = &mut witness.axes[rng.usize(0..axes)];
            axis.normal.swap(0, 1);
        }
        4 if axes > 0 => {
            let axis = &mut witness.axes[rng.usize(0..axes)];
            change(rng, &mut axis.normal);
        }
        5 if axes > 0 => {
            let axis = &mut witness.axes[rng.usize(0..axes)];
            let range = if rng.bool() {
                &mut axis.of_a
            } else {
                &mut axis.of_b
            };
            *range = range.start + rng.usize(0..2)..range.end + rng.usize(0..2);
        }
        6 if witness.parts.iter().any(|parts| !parts.is_empty()) => {
            let side = usize::from(witness.parts[0].is_empty());
            let parts = &mut witness.parts[side];
            let part = rng.usize(0..parts.len());
            match rng.u8(0..3) {
                0 => drop(parts.remove(part)),
                1 => parts[part][0] += 1,
                _ => drop(parts[part].pop()),
            }
        }
        _ => match &mut witness.point {
            Some(point) => change(rng, point),
            None => witness.relation = sat2d_check::Relation::Touching,
        },
    }
    query
}

fn change(rng: &mut Rng, pair: &mut [Number; 2]) {
    let number = &mut pair[rng.usize(0..2)];
    *number = match (&*number, rng.u8(0..4)) {
        (Number::Double(x), 0) => Number::Double(x.next_up()),
        (Number::Double(x), 1) => Number::Double(-x),
        (Number::Double(x), 2) => Number::Double(x + 1.0),
        (Number::Fraction(text), 0..2) => Number::Fraction(format!("1{text}")),
        (Number::Fraction(text), _) => Number::Fraction(format!("{text}1")),
        _ => Number::Double(0.0),
    };
}

/// What is accepted is a proof as well, of a relation that is true by an independent judge.
#[test]
fn no_mutated_certificate_proves_a_wrong_relation() {
    let mutants = variable("SAT2D_MUTATED_CERTIFICATES", 4000);
    let rng = &mut Rng::with_seed(variable("SAT2D_SEED", 1) + 2000);
    let (mut refused, mut right, mut wrong, mut unjudged) = (0_u64, [0_u64; 3], 0_u64, 0_u64);
    let mut drawn = 0;
    while drawn < mutants {
        let is_convex = rng.bool();
        let (a, b) = pair(rng, is_convex);
        let Ok(explanation) = explained(&a, &b) else {
            continue;
        };
        let mutated = mutated(rng, &query(&a, &b, &explanation));
        drawn += 1;
        if check(&mutated).is_err() {
            refused += 1;
            continue;
        }
        match judge::relation(&a, &b) {
            None => unjudged += 1,
            Some(truth) if truth as usize == mutated.witness.relation as usize => {
                right[truth as usize] += 1;
            }
            Some(truth) => {
                println!("{truth:?}, but accepted: {}", shown(&mutated));
                wrong += 1;
            }
        }
    }
    println!("{mutants} mutants: {refused} refused; accepted and right by accident {right:?}");
    println!("accepted and wrong {wrong}, without a judge {unjudged}");
    assert_eq!(wrong, 0);
    assert!(refused > mutants / 2 && unjudged < mutants / 100);
    assert!(
        right.iter().all(|&count| count > mutants / 200),
        "{right:?}"
    );
}

/// Rounding leaves a point beside the middle of a segment; its axis was not a number.
#[test]
fn disjoint_hulls_with_equal_centers_have_an_axis() {
    let point = |x, y| DVec2::new(x, y);
    let segment = Shape::segment(point(0.0, -2.0), point(0.0, 2.0)).expect("valid");
    let at = sat2d::Transform::new(
        -0.056705263344258745,
        0.08072235540096051,
        0.7861357625279595,
        0.5522390323852859,
        -2.0,
        -3.0,
    );
    let a = (segment, at.expect("valid"));
    let there = sat2d::Transform::new(-1.0, 0.0, 0.0, -1.0, 2.0, -1.0);
    let b = (
        Shape::circle(point(4.0, 2.0), 0.0).expect("valid"),
        there.expect("valid"),
    );
    let explanation = explained(&a, &b).expect("a certificate");
    assert_eq!(explanation.relation(), sat2d::Relation::Disjoint);
    assert_eq!(check(&query(&a, &b, &explanation)), Ok(()));
}

/// As the documentation has them.
#[test]
fn simple_pairs_have_short_certificates() {
    use sat2d::Transform;
    let square = (
        Shape::rectangle(2.0, 2.0).expect("valid"),
        Transform::IDENTITY,
    );
    let axis = concat!(
        r#""axes":[{"of_a":{"start":0,"end":1},"of_b":{"start":0,"end":1},"#,
        r#""normal":[1.0,0.0]}]}"#
    );
    let none = r#""axes":[]}"#;
    for (x, start, axes) in [
        (3.0, r#"{"relation":"disjoint","point":null,"#, axis),
        (2.0, r#"{"relation":"touching","point":[1.0,-1.0],"#, axis),
        (1.0, r#"{"relation":"overlapping","point":[0.5,0.0],"#, none),
    ] {
        let at = Transform::translation(DVec2::new(x, 0.0)).expect("valid");
        let other = (square.0.clone(), at);
        let explanation = explained(&square, &other).expect("valid");
        assert_eq!(check(&query(&square, &other, &explanation)), Ok(()));
        let text = explanation.to_json(&square.0, &square.1, &other.0, &other.1);
        let witness = format!("\"witness\":{start}\"parts\":[[],[]],{axes}}}");
        assert!(text.ends_with(&witness), "{text}");
        let lines = explanation.axes().iter();
        let lines: Vec<_> = lines.map(|axis| (axis.direction(), axis.offset)).collect();
        let expected = (DVec2::X, x / 2.0);
        assert_eq!(lines, [expected][..explanation.axes().len()]);
    }
}

/// Who is to trust the checker has to read it.
#[test]
fn the_checker_has_at_most_400_lines() {
    let sources = ["lib", "certificate", "geometry", "place"];
    let lines = sources.iter().map(|name| {
        let path = format!("{}/src/{name}.rs", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let code = text.lines().map(str::trim);
        code.filter(|line| !line.is_empty() && !line.starts_with("//"))
            .count()
    });
    assert!((100..=400).contains(&lines.sum::<usize>()));
}

//! Laws of the minimum separating translation: against an arrangement in integers, and against the
//! verdict.

use crate::separation::arrangement::Arrangement;
use fastrand::Rng;
use sat2d::decompose::{Method, Options, decompose};
use sat2d::query::{Separation, separation};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::cases;
use sat2d_test_support::generators::{self, KINDS, Style};
use sat2d_test_support::partition_judge::{P, is_decomposition, is_polygon};

pub fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

pub fn doubles(rings: &[Vec<P>]) -> Vec<Vec<DVec2>> {
    let double = |&(x, y): &P| p(x as f64, y as f64);
    rings
        .iter()
        .map(|ring| ring.iter().map(double).collect())
        .collect()
}

pub fn polygon(rings: &[Vec<DVec2>]) -> Shape {
    let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
    Shape::polygon(&rings).expect("a polygon")
}

fn moved(t: &Transform, by: DVec2) -> Transform {
    Transform::translation(by).unwrap().product(t).unwrap()
}

/// The separation, checked to separate.
#[track_caller]
pub fn parted(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> Option<Separation> {
    let found = separation(a, ta, b, tb).expect("in range");
    let overlap = relation(a, ta, b, tb) == Ok(Relation::Overlapping);
    assert_eq!(found.is_some(), overlap);
    let found = found?;
    let there = moved(tb, found.translation);
    assert_ne!(relation(a, ta, b, &there), Ok(Relation::Overlapping));
    assert!(found.depth() > 0.0 && (found.normal().length() - 1.0).abs() < 1e-15);
    Some(found)
}

/// A polygon grown point by point as long as it stays valid.
pub fn grown(rng: &mut Rng, size: i128, corners: usize) -> Vec<P> {
    let draw = |rng: &mut Rng| (rng.i128(0..=size), rng.i128(0..=size));
    let mut ring = loop {
        let ring: Vec<P> = (0..3).map(|_| draw(rng)).collect();
        if is_polygon(std::slice::from_ref(&ring)) {
            break ring;
        }
    };
    for _ in 0..4 * corners {
        if ring.len() == corners {
            break;
        }
        let mut wider = ring.clone();
        wider.insert(rng.usize(0..ring.len()), draw(rng));
        if is_polygon(&[wider.clone()]) {
            ring = wider;
        }
    }
    ring
}

/// Columns on a common base.
pub fn skyline(rng: &mut Rng, columns: i128, height: i128) -> Vec<P> {
    let mut ring = vec![(0, 0)];
    let mut last = 0;
    for x in 0..columns {
        let top = rng.i128(1..=height);
        if top != last {
            ring.extend([(x, last), (x, top)]);
        }
        last = top;
    }
    ring.extend([(columns, last), (columns, 0)]);
    ring.dedup();
    ring
}

/// A polygon of some style with corners on a lattice, with or without holes.
fn lattice(rng: &mut Rng) -> Vec<Vec<P>> {
    let mut rings = match rng.u8(0..4) {
        0 => vec![skyline(rng, 6, 6)],
        1 => {
            // A frame.
            let (x, y) = (rng.i128(3..=9), rng.i128(3..=9));
            vec![vec![(0, 0), (x, 0), (x, y), (0, y)]]
        }
        _ => vec![grown(rng, 10, 8)],
    };
    let wanted = if rng.bool() { 0 } else { rng.usize(1..=2) };
    for _ in 0..30 {
        if rings.len() > wanted {
            break;
        }
        let (x, y) = (rng.i128(0..9), rng.i128(0..9));
        let (w, h) = (rng.i128(1..=5), rng.i128(1..=5));
        let hole = if rng.bool() {
            vec![(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
        } else {
            vec![(x, y), (x + w, y + rng.i128(0..=2)), (x, y + h)]
        };
        let mut with = rings.clone();
        with.push(hole);
        if is_polygon(&with) {
            rings = with;
        }
    }
    rings
}

/// Convex pieces by another method than the one under test, confirmed by the judge.
pub fn pieces(rings: &[Vec<P>]) -> Vec<Vec<P>> {
    let options = Options {
        method: Method::Fast,
        ..Default::default()
    };
    let points = doubles(rings);
    let slices: Vec<&[DVec2]> = points.iter().map(Vec::as_slice).collect();
    let corners = rings.concat();
    let pieces: Vec<Vec<P>> = decompose(&slices, &options)
        .expect("a polygon")
        .pieces()
        .map(|piece| {
            piece
                .vertices
                .iter()
                .map(|&v| corners[v as usize])
                .collect()
        })
        .collect();
    assert!(is_decomposition(rings, &pieces));
    pieces
}

/// A quarter turn, mirror and integer offset, for doubles and for integers.
pub fn placement(rng: &mut Rng, range: i128) -> (Transform, impl Fn(P) -> P + use<>) {
    let [u, v] = [0; 2].map(|_| if rng.bool() { 1 } else { -1 });
    let (a, b, c, d) = if rng.bool() {
        (u, 0, 0, v)
    } else {
        (0, u, v, 0)
    };
    let (x, y) = (rng.i128(-range..=range), rng.i128(-range..=range));
    let t = Transform::new(a as f64, b as f64, c as f64, d as f64, x as f64, y as f64);
    let whole = move |p: P| (a * p.0 + c * p.1 + x, b * p.0 + d * p.1 + y);
    (t.unwrap(), whole)
}

pub fn mapped(pieces: Vec<Vec<P>>, map: impl Fn(P) -> P) -> Vec<Vec<P>> {
    let of = |piece: Vec<P>| piece.into_iter().map(&map).collect();
    pieces.into_iter().map(of).collect()
}

#[test]
fn the_least_translation_is_that_of_the_arrangement_of_all_differences() {
    let (mut judged, mut with_holes, mut snug) = (0, 0, 0);
    let mut case = 0;
    while judged < cases(500) {
        let mut rng = Rng::with_seed(case);
        case += 1;
        let [a, b] = [0; 2].map(|_| lattice(&mut rng));
        let ((ta, map_a), (tb, map_b)) = (placement(&mut rng, 0), placement(&mut rng, 7));
        let (pa, pb) = (mapped(pieces(&a), map_a), mapped(pieces(&b), map_b));
        let arrangement = Arrangement::new(&pa, &pb);
        if pa.len() + pb.len() < 3 || !arrangement.overlaps() {
            continue;
        }
        judged += 1;
        with_holes += u32::from(a.len() + b.len() > 2);
        let (shape_a, shape_b) = (polygon(&doubles(&a)), polygon(&doubles(&b)));
        let found = parted(&shape_a, &ta, &shape_b, &tb).expect("they overlap");
        // Rounding may close an exact fit.
        let (least, roomy) = arrangement.least();
        snug += u32::from(least < roomy);
        let depth = found.depth();
        assert!(
            depth <= roomy * (1.0 + 1e-9),
            "case {case}: {depth} for {roomy}"
        );
        assert!(
            depth >= least * (1.0 - 1e-9),
            "case {case}: {depth} for {least}"
        );
        let back = parted(&shape_b, &tb, &shape_a, &ta).expect("they overlap");
        let error = (back.depth() - depth).abs();
        assert!(
            least < roomy || error <= 1e-9 * depth,
            "case {case}: {depth}, back {}",
            back.depth()
        );
    }
    assert!(with_holes > judged as u32 / 4 && snug < judged as u32 / 4);
}

/// A star about the origin with the given number of corners, alternately near and far.
fn star(rng: &mut Rng, corners: usize) -> Vec<DVec2> {
    (0..corners)
        .map(|i| {
            let angle = (i as f64 + 0.7 * rng.f64()) * std::f64::consts::TAU / corners as f64;
            let out = if i % 2 == 0 { 6.0 } else { 2.0 } + 2.0 * rng.f64();
            p(angle.cos(), angle.sin()) * out
        })
        .collect()
}

/// A shape of any kind, convex or concave.
fn any_shape(rng: &mut Rng) -> Shape {
    match rng.u8(0..3) {
        0 => {
            let kind = KINDS[rng.usize(0..KINDS.len())];
            generators::shape(rng, kind, Style::Plain).shape
        }
        1 => {
            let corners = rng.usize(5..20);
            polygon(&[star(rng, corners)])
        }
        _ => {
            // A hole inside the inner radius.
            let corners = rng.usize(4..9);
            let hole = star(rng, corners).iter().map(|&q| q * 0.15).collect();
            let corners = rng.usize(12..20);
            polygon(&[star(rng, corners), hole])
        }
    }
}

/// A similarity, so that round shapes can be placed.
fn similarity(rng: &mut Rng, far: f64) -> Transform {
    let scale = 0.5 + rng.f64();
    let mirrored = if rng.bool() { -scale } else { scale };
    let at = p(rng.f64() - 0.5, rng.f64() - 0.5) * far;
    Transform::placement(at, rng.f64() * 7.0, mirrored, scale).unwrap()
}

#[test]
fn no_shorter_translation_parts_shapes_of_any_kind() {
    let mut seen = 0;
    for case in 0..cases(400) {
        let mut rng = Rng::with_seed(case);
        let [a, b] = [0; 2].map(|_| any_shape(&mut rng));
        let (ta, tb) = (similarity(&mut rng, 4.0), similarity(&mut rng, 14.0));
        let Some(found) = parted(&a, &ta, &b, &tb) else {
            continue;
        };
        seen += 1;
        let back = parted(&b, &tb, &a, &ta).expect("overlapping either way");
        let error = (back.depth() - found.depth()).abs();
        assert!(
            error <= 1e-9 * found.depth() + 1e-13,
            "case {case}: {found:?} {back:?}"
        );
        // Anywhere in the disc, mostly near its rim, and along the translation.
        let shorter = found.depth() * (1.0 - 1e-9) - 1e-12;
        for i in 0..200 {
            let angle = rng.f64() * std::f64::consts::TAU;
            let near = found.normal().to_angle() + (rng.f64() - 0.5) * 1e-3;
            let angle = if i % 2 == 0 { angle } else { near };
            let out = p(angle.cos(), angle.sin()) * shorter * rng.f64().powf(0.2);
            let relation = relation(&a, &ta, &b, &moved(&tb, out));
            assert_eq!(
                relation,
                Ok(Relation::Overlapping),
                "case {case}: {out} for {found:?}"
            );
        }
    }
    assert!(seen > cases(400) / 3, "{seen}");
}

#[test]
fn stars_of_many_corners_deep_in_each_other_part_soonest() {
    for case in 0..cases(12) {
        let mut rng = Rng::with_seed(case);
        let corners = rng.usize(60..=200);
        let [a, b] = [0; 2].map(|_| polygon(&[star(&mut rng, corners)]));
        let (ta, tb) = (similarity(&mut rng, 0.5), similarity(&mut rng, 8.0));
        let found = parted(&a, &ta, &b, &tb).expect("their middles overlap");
        let back = parted(&b, &tb, &a, &ta).expect("overlapping either way");
        assert!((back.depth() - found.depth()).abs() <= 1e-9 * found.depth());
        let shorter = found.depth() * (1.0 - 1e-9);
        for _ in 0..1000 {
            let angle = rng.f64() * std::f64::consts::TAU;
            let out = p(angle.cos(), angle.sin()) * shorter * rng.f64().powf(0.2);
            let relation = relation(&a, &ta, &b, &moved(&tb, out));
            assert_eq!(relation, Ok(Relation::Overlapping), "case {case}: {out}");
        }
    }
}

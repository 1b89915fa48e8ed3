//! The least separation of any two shapes: against an arrangement in whole numbers, and against the verdict itself.

mod arrangement;
#[allow(dead_code, reason = "every test uses another part")]
mod judge;
mod support;

use arrangement::Arrangement;
use fastrand::Rng;
use judge::{P, is_decomposition, is_polygon};
use sat2d::{
    DVec2, DecomposeMethod, DecomposeOptions, PlaceError, Relation, Separation, Shape, Transform,
    decompose, relation, separation,
};
use support::cases;
use support::generators::{self, KINDS, Style};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn doubles(rings: &[Vec<P>]) -> Vec<Vec<DVec2>> {
    let double = |&(x, y): &P| p(x as f64, y as f64);
    rings
        .iter()
        .map(|ring| ring.iter().map(double).collect())
        .collect()
}

fn polygon(rings: &[Vec<DVec2>]) -> Shape {
    let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
    Shape::polygon(&rings).expect("a polygon")
}

fn moved(t: &Transform, by: DVec2) -> Transform {
    Transform::translation(by).unwrap().product(t).unwrap()
}

/// The separation, checked to part.
#[track_caller]
fn parted(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> Option<Separation> {
    let found = separation(a, ta, b, tb).expect("in range");
    let overlap = relation(a, ta, b, tb) == Ok(Relation::Overlapping);
    assert_eq!(found.is_some(), overlap);
    let found = found?;
    let there = moved(tb, found.translation);
    assert_ne!(relation(a, ta, b, &there), Ok(Relation::Overlapping));
    assert!(found.depth() > 0.0 && (found.normal().length() - 1.0).abs() < 1e-15);
    Some(found)
}

/// A polygon to which points are added as long as it stays one.
fn grown(rng: &mut Rng, size: i128, corners: usize) -> Vec<P> {
    let draw = |rng: &mut Rng| (rng.i128(0..=size), rng.i128(0..=size));
    let mut ring = loop {
        let ring: Vec<P> = (0..3).map(|_| draw(rng)).collect();
        if is_polygon(&[ring.clone()]) {
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

/// Columns on a common ground.
fn skyline(rng: &mut Rng, columns: i128, height: i128) -> Vec<P> {
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

/// A polygon with corners on a lattice, of some style, with or without holes.
fn lattice(rng: &mut Rng) -> Vec<Vec<P>> {
    let mut rings = match rng.u8(0..4) {
        0 => vec![skyline(rng, 6, 6)],
        1 => {
            // a frame
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

/// Convex pieces, by another method than the one under test, whose contract the judge confirms.
fn pieces(rings: &[Vec<P>]) -> Vec<Vec<P>> {
    let options = DecomposeOptions {
        method: DecomposeMethod::Fast,
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

/// A quarter turn, mirror and whole offset, as a map of doubles and of whole numbers.
fn placement(rng: &mut Rng, range: i128) -> (Transform, impl Fn(P) -> P + use<>) {
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

#[test]
fn the_least_translation_is_that_of_the_arrangement_of_all_differences() {
    let (mut judged, mut with_holes, mut snug) = (0, 0, 0);
    let mut case = 0;
    while judged < cases(500) {
        let mut rng = Rng::with_seed(case);
        case += 1;
        let [a, b] = [0; 2].map(|_| lattice(&mut rng));
        let ((ta, map_a), (tb, map_b)) = (placement(&mut rng, 0), placement(&mut rng, 7));
        let map = |pieces: Vec<Vec<P>>, map: &dyn Fn(P) -> P| -> Vec<Vec<P>> {
            let of = |piece: &Vec<P>| piece.iter().map(|&p| map(p)).collect();
            pieces.iter().map(of).collect()
        };
        let (pa, pb) = (map(pieces(&a), &map_a), map(pieces(&b), &map_b));
        let arrangement = Arrangement::new(&pa, &pb);
        if pa.len() + pb.len() < 3 || !arrangement.overlaps() {
            continue;
        }
        judged += 1;
        with_holes += u32::from(a.len() + b.len() > 2);
        let (shape_a, shape_b) = (polygon(&doubles(&a)), polygon(&doubles(&b)));
        let found = parted(&shape_a, &ta, &shape_b, &tb).expect("they overlap");
        // a gap without room may be missed by an ulp
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
    eprintln!("{judged} {with_holes} {snug} of {case}");
    assert!(with_holes > judged as u32 / 4 && snug < judged as u32 / 4);
}

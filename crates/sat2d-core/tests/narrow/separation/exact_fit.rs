//! Exact fits: translations with no room beside them, as of a block into a slot of its width. In
//! either order of the shapes the separation finds them, judged by arrangements of whole numbers.

use crate::separation::arrangement::{Arrangement, Crossing, Edge};
use crate::separation::laws::{doubles, grown, p, parted, polygon, skyline};
use fastrand::Rng;
use sat2d::decompose::{EdgeSource, Method, Options, decompose};
use sat2d::{DVec2, Mask, Relation, Shape, Transform, relation};
use sat2d_test_support::partition_judge::{P, is_decomposition, is_polygon};
use sat2d_test_support::seeds;

/// A shape with corners on a lattice.
struct Solid {
    shape: Shape,
    /// Convex pieces, confirmed by the judge; of a segment its ends.
    pieces: Vec<Vec<P>>,
    /// The edges between pieces.
    cuts: Vec<Edge>,
}

impl Solid {
    fn polygon(rings: &[Vec<P>]) -> Solid {
        let double = |&(x, y): &P| p(x as f64, y as f64);
        let points: Vec<Vec<DVec2>> = rings
            .iter()
            .map(|ring| ring.iter().map(double).collect())
            .collect();
        let slices: Vec<&[DVec2]> = points.iter().map(Vec::as_slice).collect();
        let options = Options {
            method: Method::Fast,
            ..Default::default()
        };
        let corners = rings.concat();
        let (mut pieces, mut cuts) = (Vec::new(), Vec::new());
        for piece in decompose(&slices, &options).expect("a polygon").pieces() {
            let ring: Vec<P> = piece
                .vertices
                .iter()
                .map(|&v| corners[v as usize])
                .collect();
            for (i, source) in piece.edges.iter().enumerate() {
                if *source == EdgeSource::Diagonal {
                    cuts.push((ring[i], ring[(i + 1) % ring.len()]));
                }
            }
            pieces.push(ring);
        }
        assert!(is_decomposition(rings, &pieces));
        let shape = polygon(&points);
        Solid {
            shape,
            pieces,
            cuts,
        }
    }

    fn segment(start: P, end: P) -> Solid {
        let double = |(x, y): P| p(x as f64, y as f64);
        Solid {
            shape: Shape::segment(double(start), double(end)).unwrap(),
            pieces: vec![vec![start, end]],
            cuts: Vec::new(),
        }
    }
}

fn block(width: i128, height: i128) -> Vec<P> {
    vec![(0, 0), (width, 0), (width, height), (0, height)]
}

/// A frame or a plate whose holes may touch its rim, or each other, at points.
fn ring(rng: &mut Rng) -> Vec<Vec<P>> {
    let (x, y) = (rng.i128(4..=9), rng.i128(4..=9));
    let mut rings = vec![match rng.bool() {
        true => block(x, y),
        false => grown(rng, 9, 6),
    }];
    let wanted = rng.usize(1..=2);
    for _ in 0..60 {
        if rings.len() > wanted {
            break;
        }
        let corner = |rng: &mut Rng| (rng.i128(0..=x), rng.i128(0..=y));
        let hole = match rng.u8(0..3) {
            0 => {
                let (a, b) = (corner(rng), corner(rng));
                vec![a, (b.0, a.1), b, (a.0, b.1)]
            }
            1 => {
                // a corner on the rim
                let on_rim = [(0, rng.i128(0..=y)), (rng.i128(0..=x), 0)];
                vec![on_rim[rng.usize(0..2)], corner(rng), corner(rng)]
            }
            _ => vec![corner(rng), corner(rng), corner(rng)],
        };
        let mut with = rings.clone();
        with.push(hole);
        if is_polygon(&with) {
            rings = with;
        }
    }
    rings
}

/// Of any kind: combs with slots, plates with holes, concave polygons, blocks that may be as wide
/// as a slot, segments.
fn solid(rng: &mut Rng) -> Solid {
    match rng.u8(0..6) {
        0 => Solid::polygon(&[skyline(rng, 6, 6)]),
        1 => Solid::polygon(&ring(rng)),
        2 => Solid::polygon(&[grown(rng, 8, 8)]),
        3 | 4 => {
            let (width, height) = (rng.i128(1..=4), rng.i128(1..=5));
            Solid::polygon(&[block(width, height)])
        }
        _ => {
            let end = loop {
                let end = (rng.i128(-5..=5), rng.i128(-5..=5));
                if end != (0, 0) {
                    break end;
                }
            };
            Solid::segment((0, 0), end)
        }
    }
}

/// Columns of a transform with whole coefficients that scales by a whole number.
fn turned(rng: &mut Rng) -> [i128; 4] {
    let (a, b) = [(1, 0), (2, 0), (3, 4), (4, 3), (5, 12), (12, 5), (1, 2)][rng.usize(0..7)];
    [a, b, -b, a]
}

/// Turned by quarters or mirrored.
fn aligned(rng: &mut Rng, [a, b, c, d]: [i128; 4]) -> [i128; 4] {
    let [a, b, c, d] = match rng.bool() {
        true => [a, b, c, d],
        false => [c, d, -a, -b],
    };
    match rng.u8(0..4) {
        0 => [-a, -b, c, d],
        1 => [a, b, -c, -d],
        2 => [-a, -b, -c, -d],
        _ => [a, b, c, d],
    }
}

/// A placement with an offset in halves, for doubles, and for whole numbers in halves.
fn placement([a, b, c, d]: [i128; 4], (x, y): P) -> (Transform, impl Fn(P) -> P) {
    let half = |x: i128| x as f64 / 2.0;
    let t = Transform::new(a as f64, b as f64, c as f64, d as f64, half(x), half(y));
    let whole = move |(px, py): P| (2 * (a * px + c * py) + x, 2 * (b * px + d * py) + y);
    (t.unwrap(), whole)
}

struct Judged {
    solid: Solid,
    at: Transform,
    pieces: Vec<Vec<P>>,
    cuts: Vec<Edge>,
}

impl Judged {
    fn new(solid: Solid, columns: [i128; 4], offset: P) -> Judged {
        let (at, map) = placement(columns, offset);
        let pieces = solid.pieces.iter();
        Judged {
            pieces: pieces
                .map(|piece| piece.iter().map(|&q| map(q)).collect())
                .collect(),
            cuts: solid.cuts.iter().map(|&(q, r)| (map(q), map(r))).collect(),
            solid,
            at,
        }
    }

    fn segment(&self) -> Option<Edge> {
        match self.pieces[..] {
            [ref ends] if ends.len() == 2 => Some((ends[0], ends[1])),
            _ => None,
        }
    }

    fn crossings(&self, other: &Judged, sense: i128) -> Vec<Crossing> {
        let segment = other.segment();
        let cuts = self.cuts.iter();
        cuts.filter_map(|&cut| {
            segment.map(|segment| Crossing {
                cut,
                segment,
                sense,
            })
        })
        .collect()
    }
}

#[test]
fn the_least_translation_in_doubles_is_found_in_either_order() {
    let (mut judged, mut fits) = (0, 0);
    let mut wrong = Vec::new();
    let mut seeds = seeds(1000);
    let wanted = seeds.end - seeds.start;
    seeds.end = u64::MAX;
    for seed in seeds {
        if judged == wanted {
            break;
        }
        let mut rng = Rng::with_seed(seed);
        let columns = turned(&mut rng);
        let other = match rng.u8(0..4) {
            0 => turned(&mut rng),
            _ => columns,
        };
        let other = aligned(&mut rng, other);
        let scale = columns[0].abs().max(columns[1].abs());
        let offset = |rng: &mut Rng| {
            let reach = 16 * scale;
            (rng.i128(-reach..=reach), rng.i128(-reach..=reach))
        };
        let a = Judged::new(solid(&mut rng), columns, (0, 0));
        let b = Judged::new(solid(&mut rng), other, offset(&mut rng));
        let mut crossings = a.crossings(&b, 1);
        crossings.extend(b.crossings(&a, -1));
        let arrangement = Arrangement::new(&a.pieces, &b.pieces).with_crossings(crossings);
        if !arrangement.overlaps() {
            continue;
        }
        judged += 1;
        let (twice_the_least, has_room) = arrangement.least_in_doubles();
        let least = twice_the_least / 2.0;
        fits += u64::from(!has_room);
        let there = parted(&a.solid.shape, &a.at, &b.solid.shape, &b.at).expect("they overlap");
        let back = parted(&b.solid.shape, &b.at, &a.solid.shape, &a.at).expect("they overlap");
        let error = |found: f64| (found - least).abs();
        if error(there.depth()).max(error(back.depth())) > 1e-12 * (1.0 + least) {
            let cases = [(&a.pieces, a.at), (&b.pieces, b.at)];
            wrong.push(format!(
                "seed {seed}: {least}, not {} and {}: {cases:?}",
                there.depth(),
                back.depth()
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {judged}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(fits > wanted / 200, "{fits}");
}

#[test]
fn a_ball_enters_a_tilted_shaft_of_its_width() {
    for seed in seeds(300) {
        let rng = &mut Rng::with_seed(seed);
        let width = rng.i32(1..=6) as f64;
        let (left, bottom) = (4.0, 2.0);
        let (right, wall, top) = (left + width, 8.0 + width, 10.0 + 3.0 * width);
        let shaft = [
            p(0.0, 0.0),
            p(wall, 0.0),
            p(wall, top),
            p(right, top),
            p(right, bottom),
            p(left, bottom),
            p(left, top),
            p(0.0, top),
        ];
        let shaft = polygon(&[shaft.to_vec()]);
        let (a, b) = [(3.0, 4.0), (5.0, 12.0), (1.0, 0.0), (8.0, 15.0)][rng.usize(0..4)];
        let size = f64::hypot(a, b);
        let side = if rng.bool() { 1.0 } else { -1.0 };
        let at = Transform::new(a, b, -b * side, a * side, 7.0, -3.0).unwrap();
        let ball = Shape::circle(p(0.0, 0.0), size * width / 2.0).unwrap();
        // beside the middle of the shaft, and mostly below where its bottom holds the ball
        let off = f64::from(rng.i32(1..=8)) * width / 64.0;
        let low = f64::from(rng.i32(-4..=8)) * width / 64.0;
        let rests = p(left + width / 2.0, bottom + width / 2.0);
        let inside = Transform::translation(at.apply(rests + p(off, -low))).unwrap();
        let least = size * f64::hypot(off, low.max(0.0));
        let there = parted(&shaft, &at, &ball, &inside).expect("in the wall");
        let back = parted(&ball, &inside, &shaft, &at).expect("in the wall");
        for found in [there, back] {
            let error = (found.depth() - least).abs();
            assert!(error <= 1e-11, "seed {seed}: {found:?} for {least}");
        }
    }
}

/// Where the shaft would move instead, rounding may make it narrower than the body. The way through
/// its floor is not the answer then.
#[test]
fn what_is_a_little_off_in_a_shaft_of_its_width_goes_back_to_its_middle() {
    let shaft = [
        p(-20.0, -5.0),
        p(20.0, -5.0),
        p(20.0, 90.0),
        p(5.0, 90.0),
        p(5.0, 0.0),
        p(-5.0, 0.0),
        p(-5.0, 90.0),
        p(-20.0, 90.0),
    ];
    let shaft = polygon(&[shaft.to_vec()]);
    let square = [p(-4.0, -4.0), p(4.0, -4.0), p(4.0, 4.0), p(-4.0, 4.0)];
    let bodies = [
        Shape::rectangle(10.0, 10.0).unwrap(),
        Shape::circle(DVec2::ZERO, 5.0).unwrap(),
        Shape::rounded_polygon(&square, 1.0).unwrap(),
    ];
    for seed in seeds(2000) {
        let rng = &mut Rng::with_seed(seed);
        let [x, y] = [(); 2].map(|()| 0.25 * f64::from(rng.u32(200..4000)));
        let at = Transform::translation(p(x, y)).unwrap();
        // the way back is a double, as for any two numbers of about the same size
        let off = rng.f64() * [1e-12, 1e-2, 1.0][rng.usize(0..3)];
        let inside = p(x + off, y + 5.0 + f64::from(rng.u8(0..40)));
        let body = &bodies[rng.usize(0..3)];
        let there = Transform::translation(inside).unwrap();
        let least = inside.x - x;
        let found = parted(&shaft, &at, body, &there).map_or(0.0, |found| found.depth());
        let error = (found - least).abs();
        assert!(error <= 1e-12, "seed {seed}: {found}, not {least}");
    }
}

/// A polygon on a lattice, or a mask of pixels.
fn lattice_shape(rng: &mut Rng) -> Shape {
    match rng.u8(0..5) {
        0 => {
            let (width, height) = (rng.usize(2..=6), rng.usize(2..=6));
            let bits: Vec<bool> = (0..width * height).map(|_| rng.u8(0..3) > 0).collect();
            let mask = Mask::from_fn(width, height, |x, y| bits[y * width + x] || x + y == 0);
            Shape::mask(&mask.expect("a mask"), DVec2::ZERO).expect("pixels")
        }
        1 => solid(rng).shape,
        2 => polygon(&doubles(&[skyline(rng, 6, 6)])),
        3 => polygon(&doubles(&ring(rng))),
        _ => Shape::circle(DVec2::ZERO, f64::from(rng.i32(1..=4)) / 2.0).expect("a circle"),
    }
}

/// Whether the first shape overlaps the second one after a translation.
fn overlap_after(a: &Shape, ta: &Transform, by: DVec2, b: &Shape, tb: &Transform) -> bool {
    let [.., x, y] = ta.to_array();
    let [p, q, r, s, ..] = ta.to_array();
    let moved = Transform::new(p, q, r, s, x + by.x, y + by.y).expect("in range");
    relation(a, &moved, b, tb).expect("in range") == Relation::Overlapping
}

/// Turned by any angle in common, and at half steps of the lattice from each other, shapes fit up
/// to rounding.
#[test]
fn both_orders_part_by_the_same_length() {
    let (mut seen, mut rare, mut wrong) = (0, 0, Vec::new());
    for seed in seeds(4000) {
        let mut rng = Rng::with_seed(seed);
        let (a, b) = (lattice_shape(&mut rng), lattice_shape(&mut rng));
        let reach = [1.0, 1e3, 1e6][rng.usize(0..3)];
        let at = p(rng.f64() - 0.5, rng.f64() - 0.5) * reach;
        let scale = 0.25 + rng.f64() * 4.0;
        let ta = Transform::placement(at, rng.f64() * 7.0, scale, scale).unwrap();
        let mut half = || f64::from(rng.i32(-8..=12)) / 2.0;
        let by = p(half(), half());
        let tb = ta.product(&Transform::translation(by).unwrap()).unwrap();
        let Some(found) = parted(&a, &ta, &b, &tb) else {
            continue;
        };
        seen += 1;
        let back = parted(&b, &tb, &a, &ta).expect("they overlap either way");
        let error = (back.depth() - found.depth()).abs();
        // rounding may let only one of them move into a fit, without which it is far to the next
        let of_one = if found.depth() < back.depth() {
            2.0 * found.depth() < back.depth()
                && overlap_after(&a, &ta, -found.translation, &b, &tb)
        } else {
            2.0 * back.depth() < found.depth() && overlap_after(&b, &tb, -back.translation, &a, &ta)
        };
        rare += u32::from(of_one);
        if error > 1e-12 * (found.depth() + reach) && !of_one {
            wrong.push(format!(
                "seed {seed}: {found:?} {back:?} of {a:?}, {ta:?}, {b:?}, {tb:?}"
            ));
        }
    }
    assert!(seen > 1000 && rare * 100 < seen, "{rare} of {seen}");
    assert!(
        wrong.is_empty(),
        "{} of {seen}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

//! Shapes, maps and points on grids, as games have them.

use fastrand::Rng;
use sat2d::{DVec2, Mask, Shape, Transform};

/// What the judges know of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A region between the rings, by even-odd.
    Region,
    /// The edges alone.
    Line,
}

/// A straight shape whose vertices are whole numbers.
pub struct Straight {
    pub shape: Shape,
    pub form: Form,
    pub vertices: Vec<DVec2>,
    /// The numbers of the vertices at the ends of each edge.
    pub edges: Vec<[u32; 2]>,
}

fn p(x: i32, y: i32) -> DVec2 {
    DVec2::new(f64::from(x), f64::from(y))
}

impl Straight {
    fn region(shape: Shape, rings: &[Vec<DVec2>]) -> Straight {
        let mut edges = Vec::new();
        let mut first = 0;
        for ring in rings {
            let n = ring.len() as u32;
            edges.extend((0..n).map(|i| [first + i, first + (i + 1) % n]));
            first += n;
        }
        Straight {
            shape,
            form: Form::Region,
            vertices: rings.concat(),
            edges,
        }
    }

    fn of_rings(rings: Vec<Vec<DVec2>>) -> Straight {
        let slices: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
        let shape = Shape::polygon(&slices).expect("a polygon");
        Straight::region(shape, &rings)
    }

    fn line(shape: Shape, vertices: Vec<DVec2>, is_closed: bool) -> Straight {
        let n = vertices.len() as u32;
        let count = if is_closed { n } else { n - 1 };
        Straight {
            shape,
            form: Form::Line,
            edges: (0..count).map(|i| [i, (i + 1) % n]).collect(),
            vertices,
        }
    }
}

/// A ring in either direction, from any vertex.
fn shuffled(rng: &mut Rng, mut ring: Vec<DVec2>) -> Vec<DVec2> {
    if rng.bool() {
        ring.reverse();
    }
    let turn = rng.usize(..ring.len());
    ring.rotate_left(turn);
    ring
}

/// A strictly convex polygon of many vertices: small primitive vectors in the order of their
/// angles.
pub fn many_sided(most: i32) -> Vec<DVec2> {
    let gcd = |mut a: i32, mut b: i32| {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a.abs()
    };
    let all = (-most..=most).flat_map(|x| (-most..=most).map(move |y| (x, y)));
    let mut steps: Vec<(i32, i32)> = all.filter(|&(x, y)| gcd(x, y) == 1).collect();
    let angle = |&(x, y): &(i32, i32)| f64::from(y).atan2(f64::from(x));
    steps.sort_by(|one, other| angle(one).total_cmp(&angle(other)));
    let mut at = (0, 0);
    steps
        .iter()
        .map(|step| {
            at = (at.0 + step.0, at.1 + step.1);
            p(at.0, at.1)
        })
        .collect()
}

/// A polygon of many edges, with a spike on one of them if it `is_concave`.
pub fn many_edges(rng: &mut Rng, most: i32, is_concave: bool) -> Straight {
    let mut many = many_sided(most);
    if is_concave {
        let (start, end) = (many[0], many[1]);
        let out = (start - end).perp();
        let spike = [
            start + (end - start) + out * 5.0,
            end + out * 3.0 + (end - start),
        ];
        many.splice(1..1, spike);
    }
    Straight::of_rings(vec![shuffled(rng, many)])
}

/// A polygon of one vertex at each of some angles, so that it is simple and mostly concave.
fn star(rng: &mut Rng) -> Vec<DVec2> {
    let spokes = [
        (4, 0),
        (4, 2),
        (3, 3),
        (2, 4),
        (0, 4),
        (-2, 4),
        (-3, 3),
        (-4, 2),
        (-4, 0),
        (-4, -2),
        (-3, -3),
        (-2, -4),
        (0, -4),
        (2, -4),
        (3, -3),
        (4, -2),
    ];
    spokes
        .iter()
        .map(|&(x, y)| {
            let far = rng.i32(1..=4);
            p(x * far, y * far)
        })
        .collect()
}

/// A shape of every straight kind.
pub fn straight(rng: &mut Rng) -> Straight {
    let ring = |points: &[(i32, i32)]| points.iter().map(|&(x, y)| p(x, y)).collect::<Vec<_>>();
    match rng.u8(..15) {
        0 => {
            let (w, h) = (rng.i32(1..=12), rng.i32(1..=12));
            let shape = Shape::rectangle_xywh(-6.0, -4.0, f64::from(w), f64::from(h));
            let corners = [(-6, -4), (w - 6, -4), (w - 6, h - 4), (-6, h - 4)];
            Straight::region(shape.expect("a rectangle"), &[ring(&corners)])
        }
        1 => {
            let octagon = ring(&[
                (3, 1),
                (1, 3),
                (-1, 3),
                (-3, 1),
                (-3, -1),
                (-1, -3),
                (1, -3),
                (3, -1),
            ]);
            Straight::of_rings(vec![shuffled(rng, octagon)])
        }
        2 => {
            let three = ring(&[(-5, -2), (rng.i32(1..8), -4), (rng.i32(-4..4), 6)]);
            Straight::of_rings(vec![shuffled(rng, three)])
        }
        // with straight vertices
        3 => {
            let straight = ring(&[
                (0, 0),
                (4, 0),
                (8, 0),
                (8, 6),
                (6, 6),
                (1, 6),
                (0, 6),
                (0, 3),
            ]);
            Straight::of_rings(vec![shuffled(rng, straight)])
        }
        4 => {
            let twelve = many_sided(2);
            Straight::of_rings(vec![shuffled(rng, twelve)])
        }
        5 => {
            let many = many_sided(6);
            Straight::of_rings(vec![shuffled(rng, many)])
        }
        // a convex piece of many edges beside others
        6 => many_edges(rng, 6, true),
        7 => {
            let stairs = ring(&[
                (0, 0),
                (9, 0),
                (9, 2),
                (6, 2),
                (6, 4),
                (3, 4),
                (3, 7),
                (0, 7),
            ]);
            Straight::of_rings(vec![shuffled(rng, stairs)])
        }
        8 => {
            let star = star(rng);
            Straight::of_rings(vec![shuffled(rng, star)])
        }
        9 => {
            let outer = ring(&[(-8, -6), (8, -6), (8, 6), (-8, 6)]);
            let holes = [
                ring(&[(-6, -4), (-2, -4), (-2, 4), (-6, 4)]),
                ring(&[(1, 0), (4, -3), (6, 0), (4, 3)]),
            ];
            let [one, other] = holes.map(|hole| shuffled(rng, hole));
            Straight::of_rings(vec![shuffled(rng, outer), one, other])
        }
        10 | 11 => {
            let density = rng.u8(1..4);
            let mask = Mask::from_fn(7, 6, |_, _| rng.u8(..4) < density).expect("a mask");
            match Shape::mask(&mask, DVec2::new(3.0, 3.0)) {
                Ok(shape) => {
                    let rings: Vec<Vec<DVec2>> = shape.rings().map(<[DVec2]>::to_vec).collect();
                    Straight::region(shape, &rings)
                }
                Err(_) => straight(rng),
            }
        }
        12 => {
            let (start, end) = (p(-3, rng.i32(-2..=2)), p(rng.i32(1..=6), rng.i32(-3..=3)));
            let shape = Shape::segment(start, end).expect("a segment");
            Straight::line(shape, vec![start, end], false)
        }
        13 => {
            let points = ring(&[(-6, 0), (-2, 2), (1, 2), (1, -3), (4, 0), (7, 0)]);
            let shape = Shape::chain(&points, false).expect("a chain");
            Straight::line(shape, points, false)
        }
        _ => {
            let points = ring(&[(-4, -4), (4, -4), (6, 2), (0, 0), (-6, 2)]);
            let shape = Shape::chain(&points, true).expect("a chain");
            Straight::line(shape, points, true)
        }
    }
}

/// A map that keeps whole numbers whole: quarter turns, mirrors, scales, shears, large offsets.
pub fn whole_map(rng: &mut Rng) -> Transform {
    let scale = |rng: &mut Rng| [1.0, -1.0, 2.0, -3.0, 4.0][rng.usize(..5)];
    let (x, y) = (scale(rng), scale(rng));
    let [a, b, c, d] = match rng.u8(..4) {
        0 => [1.0, 0.0, 0.0, 1.0],
        1 => [x, 0.0, 0.0, y],
        2 => [0.0, x, y, 0.0],
        _ => [x, 0.0, y, -x],
    };
    let offset = |rng: &mut Rng| match rng.u8(..3) {
        0 => 0.0,
        1 => f64::from(rng.i32(-9..=9)),
        _ => 1e6,
    };
    let (tx, ty) = (offset(rng), offset(rng));
    Transform::new(a, b, c, d, tx, ty).expect("a map")
}

/// A point on a quarter grid about a placed shape: anywhere, at a vertex, on an edge, central.
pub fn point(rng: &mut Rng, placed: &[DVec2], edges: &[[u32; 2]]) -> DVec2 {
    let quarter = |x: DVec2| (x * 4.0).floor() / 4.0;
    let (low, high) = placed
        .iter()
        .fold((DVec2::INFINITY, DVec2::NEG_INFINITY), |(low, high), &v| {
            (low.min(v), high.max(v))
        });
    let [start, end] = edges[rng.usize(..edges.len())].map(|vertex| placed[vertex as usize]);
    let step = |rng: &mut Rng| p(rng.i32(-3..=3), rng.i32(-3..=3)) / 4.0;
    match rng.u8(..8) {
        0 => start,
        1 => start + (end - start) / 2.0,
        2 => start + (end - start) / 4.0,
        3 => start + step(rng),
        4 => quarter(start + (end - start) * rng.f64()) + step(rng),
        5 => quarter((low + high) / 2.0),
        _ => {
            let part = DVec2::new(rng.f64() * 1.4 - 0.2, rng.f64() * 1.4 - 0.2);
            quarter(low + (high - low) * part)
        }
    }
}

/// A map and a translation after it.
pub fn offset_by(map: &Transform, by: DVec2) -> Transform {
    let [a, b, c, d, x, y] = map.to_array();
    Transform::new(a, b, c, d, x + by.x, y + by.y).expect("in range")
}

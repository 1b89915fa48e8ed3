//! Outlines of many vertices, with slivers and large pieces: the verdict against that of all pieces
//! as convex polygons, which take another path and are judged elsewhere.

use fastrand::Rng;
use sat2d::decompose::{Method, Options, decompose};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::generators::below;

/// A jagged outline with room in the middle for a piece of many corners.
fn outline(rng: &mut Rng, vertices: usize) -> Vec<DVec2> {
    let depth = if vertices > 2000 {
        10.0
    } else {
        [0.1, 3.0, 60.0][below(rng, 3)]
    };
    (0..vertices)
        .map(|k| {
            let angle = k as f64 * std::f64::consts::TAU / vertices as f64;
            DVec2::from_angle(angle) * (100.0 - depth * rng.f64())
        })
        .collect()
}

fn body(rng: &mut Rng) -> Shape {
    let size = [0.3, 4.0, 50.0][below(rng, 3)] * (0.5 + rng.f64());
    let corners = 3 + below(rng, 20);
    let ring: Vec<DVec2> = (0..corners)
        .map(|k| DVec2::from_angle(k as f64 * std::f64::consts::TAU / corners as f64) * size)
        .collect();
    let made = match below(rng, 3) {
        0 => Shape::rectangle(size, 0.3 * size),
        1 => Shape::circle(DVec2::new(0.1, 0.2), size),
        _ => Shape::convex_polygon(&ring),
    };
    made.expect("a body")
}

#[test]
fn outlines_of_many_vertices_meet_what_one_of_their_pieces_meets() {
    let mut rng = Rng::with_seed(11);
    let (mut seen, mut largest) = ([0; 3], 0);
    // leaves a large piece in the middle
    let fast = Options {
        method: Method::Fast,
        ..Options::default()
    };
    for vertices in [40, 150, 150, 600, 8000] {
        let ring = outline(&mut rng, vertices);
        let whole = Shape::polygon_with(&[&ring], &fast).expect("a polygon");
        let cut = decompose(&[&ring], &fast).expect("a polygon");
        let pieces: Vec<Shape> = cut
            .pieces()
            .map(|piece| {
                let corners = piece.vertices.iter().map(|&v| ring[v as usize]);
                Shape::convex_polygon(&corners.collect::<Vec<_>>()).expect("a piece")
            })
            .collect();
        assert!(pieces.len() > 10);
        largest = pieces
            .iter()
            .map(|piece| piece.vertices().len())
            .fold(largest, usize::max);
        for case in 0..300 {
            let mirror = [1.0, -1.0][case % 2];
            let t = Transform::placement(DVec2::new(3.0, 4.0), 7.0 * rng.f64(), mirror, 1.5);
            let t = t.expect("a placement");
            let body = body(&mut rng);
            // On a vertex, where they may just touch, or anywhere near the rim.
            let at = match case % 3 {
                0 => t.apply(ring[below(&mut rng, vertices)]),
                _ => t.apply(DVec2::from_angle(7.0 * rng.f64()) * (150.0 * rng.f64())),
            };
            let off = match (case % 3, &body) {
                (0, body) => body.vertices()[0] * -1.0,
                _ => DVec2::ZERO,
            };
            let tb = Transform::translation(at + off).expect("in range");
            let each = pieces.iter().map(|piece| relation(piece, &t, &body, &tb));
            let judged = each.map(|one| one.expect("in range")).max();
            let told = relation(&whole, &t, &body, &tb).expect("in range");
            assert_eq!(Some(told), judged, "{vertices} vertices, case {case}");
            let other_way = relation(&body, &tb, &whole, &t);
            assert_eq!(other_way, Ok(told), "{vertices} vertices, case {case}");
            let placed = whole.place(&t).expect("in range");
            let placed_body = body.place(&tb).expect("in range");
            assert_eq!(placed.relation(&placed_body), told);
            seen[told as usize] += 1;
        }
    }
    // Enough for MPR.
    assert!(largest > 64, "{largest}");
    assert!(
        seen[Relation::Disjoint as usize] > 100 && seen[Relation::Overlapping as usize] > 100,
        "{seen:?}"
    );
}

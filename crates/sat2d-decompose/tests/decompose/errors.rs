//! Invalid polygons are rejected with an error that names the indices at fault, as in the input.

use sat2d::decompose::{EdgeSource, Method, Options, Polygon, PolygonError, decompose};
use sat2d::{DVec2, Shape};

fn ring(points: &[(f64, f64)]) -> Vec<DVec2> {
    points.iter().map(|&(x, y)| DVec2::new(x, y)).collect()
}

fn square(x: f64, y: f64, size: f64) -> Vec<DVec2> {
    ring(&[(x, y), (x + size, y), (x + size, y + size), (x, y + size)])
}

fn refused(rings: &[Vec<DVec2>]) -> PolygonError {
    let slices: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
    let error = Polygon::new(&slices).unwrap_err();
    // The winding of the rings does not change the kind of error.
    let reversed: Vec<Vec<DVec2>> = rings
        .iter()
        .map(|r| r.iter().rev().copied().collect())
        .collect();
    let slices: Vec<&[DVec2]> = reversed.iter().map(Vec::as_slice).collect();
    let other = Polygon::new(&slices).unwrap_err();
    assert_eq!(
        std::mem::discriminant(&error),
        std::mem::discriminant(&other),
        "{error} or {other}"
    );
    error
}

#[test]
fn nothing_and_too_little() {
    assert_eq!(Polygon::new(&[]).unwrap_err(), PolygonError::NoRings);
    assert_eq!(
        refused(&[vec![]]),
        PolygonError::TooFewPoints {
            ring: 0,
            distinct: 0
        }
    );
    let twice = ring(&[(1.0, 2.0), (1.0, 2.0), (3.0, 4.0), (3.0, 4.0), (1.0, 2.0)]);
    assert_eq!(
        refused(&[twice]),
        PolygonError::TooFewPoints {
            ring: 0,
            distinct: 2
        }
    );
    assert_eq!(
        refused(&[square(0.0, 0.0, 9.0), ring(&[(4.0, 4.0); 5])]),
        PolygonError::TooFewPoints {
            ring: 1,
            distinct: 1
        }
    );
    let flat = ring(&[(0.0, 0.0), (2.0, 2.0), (1.0, 1.0), (3.0, 3.0)]);
    assert_eq!(refused(&[flat]), PolygonError::ZeroArea { ring: 0 });
}

#[test]
fn a_hole_without_points_is_no_hole() {
    let outer = square(0.0, 0.0, 9.0);
    let polygon = Polygon::new(&[&outer, &[], &[]]).unwrap();
    assert!(polygon.is_convex());
    for method in [
        Method::Fast,
        Method::Fewest,
        Method::Balanced,
        Method::Slicing,
    ] {
        let options = Options {
            method,
            ..Options::default()
        };
        let whole = polygon.decompose(&options);
        assert_eq!((whole.count(), whole.area()), (1, 81.0));
        let hole = square(3.0, 3.0, 3.0);
        let rings: [&[DVec2]; 4] = [&outer, &[], &hole, &[]];
        let pieces = decompose(&rings, &options).unwrap();
        assert_eq!(pieces.verify(&rings), Ok(()));
        assert_eq!((pieces.count(), pieces.area()), (4, 72.0));
        assert_eq!(pieces, decompose(&[&outer, &hole], &options).unwrap());
    }
    // the numbers of the other rings stay
    assert_eq!(
        Polygon::new(&[&outer, &[], &[DVec2::ONE]]).unwrap_err(),
        PolygonError::TooFewPoints {
            ring: 2,
            distinct: 1
        }
    );
    let shape = Shape::polygon(&[&outer, &[]]).unwrap();
    assert_eq!(shape.kind(), Shape::polygon(&[&outer]).unwrap().kind());
    let shape = Shape::polygon(&[&outer, &[], &square(3.0, 3.0, 3.0)]).unwrap();
    assert_eq!((shape.rings().len(), shape.area()), (2, 72.0));
}

#[test]
fn coordinates_that_are_not_finite() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let mut hole = square(1.0, 1.0, 1.0);
        hole[2].y = bad;
        let outer = square(0.0, 0.0, 9.0);
        match Polygon::new(&[&outer, &hole]).unwrap_err() {
            PolygonError::NotFinite {
                ring: 1,
                vertex: 6,
                point,
            } => assert_eq!(point.y.to_bits(), bad.to_bits()),
            other => panic!("{other}"),
        }
    }
}

#[test]
fn rings_that_cross_or_meet_themselves() {
    let bowtie = ring(&[(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)]);
    assert_eq!(
        refused(&[bowtie]),
        PolygonError::EdgesCross {
            edges: [0, 2],
            near: DVec2::new(2.0, 2.0)
        }
    );
    let spike = ring(&[
        (0.0, 0.0),
        (4.0, 0.0),
        (4.0, 4.0),
        (4.0, 9.0),
        (4.0, 3.0),
        (0.0, 3.0),
    ]);
    assert_eq!(
        refused(&[spike]),
        PolygonError::Spike {
            ring: 0,
            vertex: 3,
            at: DVec2::new(4.0, 9.0)
        }
    );
    let pinched = ring(&[
        (0.0, 0.0),
        (2.0, 2.0),
        (4.0, 0.0),
        (4.0, 4.0),
        (2.0, 2.0),
        (0.0, 4.0),
    ]);
    let at = DVec2::new(2.0, 2.0);
    assert_eq!(
        refused(&[pinched]),
        PolygonError::RepeatedVertex {
            ring: 0,
            vertices: [1, 4],
            at
        }
    );
    let grazing = ring(&[(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 0.0), (0.0, 4.0)]);
    let at = DVec2::new(2.0, 0.0);
    assert_eq!(
        refused(&[grazing]),
        PolygonError::VertexOnEdge {
            ring: 0,
            vertex: 3,
            edge: 0,
            at
        }
    );
    let doubled = ring(&[
        (0.0, 0.0),
        (9.0, 0.0),
        (9.0, 2.0),
        (6.0, 2.0),
        (6.0, 0.0),
        (3.0, 0.0),
        (3.0, 2.0),
        (0.0, 2.0),
    ]);
    assert!(matches!(
        refused(&[doubled]),
        PolygonError::VertexOnEdge { edge: 0, .. } | PolygonError::EdgesOverlap { .. }
    ));
}

#[test]
fn holes_in_the_wrong_place() {
    let outer = square(0.0, 0.0, 10.0);
    let at = DVec2::new(20.0, 0.0);
    assert_eq!(
        refused(&[outer.clone(), square(20.0, 0.0, 1.0)]),
        PolygonError::HoleOutside {
            ring: 1,
            vertex: 4,
            at
        }
    );
    assert!(matches!(
        refused(&[square(4.0, 4.0, 1.0), outer.clone()]),
        PolygonError::HoleOutside { ring: 1, .. }
    ));
    // Outside, but touching a corner of the outer ring.
    assert!(matches!(
        refused(&[outer.clone(), square(10.0, 10.0, 2.0)]),
        PolygonError::HoleOutside {
            ring: 1,
            vertex: 4,
            ..
        }
    ));
    assert_eq!(
        refused(&[outer.clone(), square(2.0, 2.0, 6.0), square(4.0, 4.0, 2.0)]),
        PolygonError::NestedHoles {
            ring: 2,
            other: 1,
            vertex: 8,
            at: DVec2::new(4.0, 4.0)
        }
    );
    assert!(matches!(
        refused(&[outer.clone(), outer.clone()]),
        PolygonError::EdgesOverlap { .. }
    ));
    assert!(matches!(
        refused(&[outer.clone(), square(0.0, 2.0, 3.0)]),
        PolygonError::EdgesOverlap { .. }
    ));
    match refused(&[outer.clone(), square(8.0, 3.0, 4.0)]) {
        PolygonError::EdgesCross {
            edges: [1, _] | [_, 1],
            near,
        } => assert_eq!(near.x, 10.0),
        other => panic!("{other}"),
    }
}

#[test]
fn rings_that_cross_in_their_vertices() {
    let outer = square(0.0, 0.0, 10.0);
    // Through the corner (10, 10) and back through the corner (10, 0).
    let through = ring(&[(5.0, 5.0), (10.0, 0.0), (15.0, 5.0), (10.0, 10.0)]);
    assert!(matches!(
        refused(&[outer.clone(), through]),
        PolygonError::EdgesCross { .. } | PolygonError::HoleOutside { .. }
    ));
    // Two holes that cross in two vertices of both; the left one is found.
    let holes = [
        ring(&[(2.0, 2.0), (4.0, 3.0), (6.0, 2.0), (5.0, 5.0), (4.0, 8.0)]),
        ring(&[(4.0, 3.0), (5.0, 5.0), (7.0, 6.0), (4.0, 8.0)]),
    ];
    match refused(&[outer, holes[0].clone(), holes[1].clone()]) {
        PolygonError::EdgesCross { near, .. } => assert_eq!(near, DVec2::new(4.0, 8.0)),
        other => panic!("{other}"),
    }
}

/// The ring and the vertex that an error names, and its coordinates.
fn named_vertex(error: &PolygonError) -> Option<(u32, u32, DVec2)> {
    match *error {
        PolygonError::Spike { ring, vertex, at }
        | PolygonError::VertexOnEdge {
            ring, vertex, at, ..
        }
        | PolygonError::HoleOutside { ring, vertex, at }
        | PolygonError::NestedHoles {
            ring, vertex, at, ..
        } => Some((ring, vertex, at)),
        _ => None,
    }
}

#[test]
fn the_vertex_of_an_error_is_one_of_its_ring() {
    let mut state = 1_u64;
    let mut random = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % below
    };
    let mut named = 0;
    for round in 0..60_000 {
        // few places, so that rings touch each other in vertices and on edges
        let width = 4 + random(6);
        let unit = 2.0_f64.powi([0, 400, -400][round % 3]);
        let mut coordinate = || (random(width) as f64 - 4.0) * unit;
        let mut points = |count: u64| -> Vec<DVec2> {
            (0..count)
                .map(|_| DVec2::new(coordinate(), coordinate()))
                .collect()
        };
        let mut rings = vec![points(4)];
        rings.extend([3, 4, 3, 5].iter().take(1 + round % 4).map(|&n| points(n)));
        if round % 5 == 0 {
            let corner = 9.0 * unit;
            rings[0] = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
                .map(|(x, y)| DVec2::new(x, y) * corner)
                .to_vec();
        }
        let slices: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
        let Err(error) = Polygon::new(&slices) else {
            continue;
        };
        let Some((ring, vertex, at)) = named_vertex(&error) else {
            continue;
        };
        named += 1;
        let first: usize = rings[..ring as usize].iter().map(Vec::len).sum();
        let own = (vertex as usize).checked_sub(first);
        let point = own.and_then(|index| rings[ring as usize].get(index));
        assert_eq!(point, Some(&at), "{error}: {rings:?}");
    }
    assert!(named > 1_000, "{named}");
}

#[test]
fn touching_is_allowed_until_it_cuts_the_interior_apart() {
    let outer = square(0.0, 0.0, 10.0);
    let once = ring(&[(5.0, 0.0), (6.0, 5.0), (5.0, 9.0), (4.0, 5.0)]);
    assert!(Polygon::new(&[&outer, &once]).is_ok());
    let twice = ring(&[(5.0, 0.0), (6.0, 5.0), (5.0, 10.0), (4.0, 5.0)]);
    assert!(matches!(
        refused(&[outer.clone(), twice]),
        PolygonError::Disconnected { .. }
    ));
    let chain = [
        ring(&[(0.0, 5.0), (3.0, 4.0), (3.0, 6.0)]),
        ring(&[(3.0, 4.0), (6.0, 0.0), (6.0, 4.0)]),
    ];
    assert!(matches!(
        refused(&[outer, chain[0].clone(), chain[1].clone()]),
        PolygonError::Disconnected { .. }
    ));
}

#[test]
fn numbers_are_the_users_own_whatever_is_repeated_closed_or_reversed() {
    let clean = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 1.0)];
    // Vertices 0 1 | 2 | 3 4 | 5 and the closing 6; the edges leave from the last of each: 1, 2, 4,
    // 5.
    let given = ring(&[
        clean[0], clean[0], clean[1], clean[2], clean[2], clean[3], clean[0],
    ]);
    let polygon = Polygon::new(&[&given]).unwrap();
    assert_eq!(polygon.reflex_vertices(), [5]);
    let pieces = polygon.decompose(&Options::default());
    let mut sources: Vec<EdgeSource> = pieces
        .pieces()
        .flat_map(|piece| piece.edges.to_vec())
        .collect();
    sources.retain(|&source| source != EdgeSource::Diagonal);
    sources.sort_by_key(|source| {
        if let EdgeSource::Input(k) = *source {
            k
        } else {
            u32::MAX
        }
    });
    assert_eq!(sources, [1, 2, 4, 5].map(EdgeSource::Input));
    assert!(
        pieces
            .pieces()
            .flat_map(|piece| piece.vertices)
            .all(|v| [0, 2, 3, 5].contains(v))
    );

    let reversed: Vec<DVec2> = given.iter().rev().copied().collect();
    let pieces = decompose(&[&reversed], &Options::default()).unwrap();
    pieces.verify(&[&reversed]).unwrap();
    assert_eq!(Polygon::new(&[&reversed]).unwrap().reflex_vertices(), [1]);
}

#[test]
fn an_edge_that_a_hole_touches_comes_in_parts() {
    let outer = square(0.0, 0.0, 10.0);
    let hole = ring(&[(5.0, 0.0), (6.0, 5.0), (4.0, 5.0)]);
    let pieces = decompose(
        &[&outer, &hole],
        &Options {
            method: Method::Fast,
            ..Default::default()
        },
    )
    .unwrap();
    pieces.verify(&[&outer, &hole]).unwrap();
    assert_eq!(pieces.area(), 95.0);
    let mut parts: Vec<(u32, u32)> = Vec::new();
    for piece in pieces.pieces() {
        for (i, &edge) in piece.edges.iter().enumerate() {
            if edge == EdgeSource::Input(0) {
                parts.push((
                    piece.vertices[i],
                    piece.vertices[(i + 1) % piece.vertices.len()],
                ));
            }
        }
    }
    parts.sort_unstable();
    assert_eq!(parts, [(0, 4), (4, 1)]);
}

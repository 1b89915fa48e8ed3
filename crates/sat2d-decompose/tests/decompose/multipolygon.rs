//! Multipolygons: parts may touch in points, but not overlap or share edges.

use sat2d::DVec2;
use sat2d::decompose::{
    MultipolygonError, Options, PolygonError, decompose, validate_multipolygon,
};
use sat2d_test_support::partition_judge::{P, cross, is_polygon};

fn doubles(ring: &[P]) -> Vec<DVec2> {
    let point = |&(x, y): &P| DVec2::new(x as f64, y as f64);
    ring.iter().map(point).collect()
}

fn validate(parts: &[Vec<Vec<P>>]) -> Result<(), MultipolygonError> {
    let rings: Vec<Vec<Vec<DVec2>>> = (parts.iter())
        .map(|rings| rings.iter().map(|ring| doubles(ring)).collect())
        .collect();
    let slices: Vec<Vec<&[DVec2]>> = (rings.iter())
        .map(|rings| rings.iter().map(Vec::as_slice).collect())
        .collect();
    let parts: Vec<&[&[DVec2]]> = slices.iter().map(Vec::as_slice).collect();
    validate_multipolygon(&parts)
}

fn square(x: i128, y: i128, size: i128) -> Vec<P> {
    vec![(x, y), (x + size, y), (x + size, y + size), (x, y + size)]
}

#[test]
fn parts_may_lie_in_holes_and_touch_in_points() {
    assert_eq!(validate_multipolygon(&[]), Ok(()));
    let frame = vec![square(0, 0, 9), square(1, 1, 7)];
    let corners = vec![vec![(1, 1), (8, 8), (4, 6)]];
    assert_eq!(validate(&[frame.clone(), corners]), Ok(()));
    // touches the hole in the middle of an edge, and the outer ring from outside
    let beside = [
        vec![vec![(1, 4), (4, 3), (4, 5)]],
        vec![vec![(0, 4), (-4, 3), (-4, 5)]],
    ];
    assert_eq!(
        validate(&[
            [frame, vec![]].concat(),
            beside[0].clone(),
            beside[1].clone()
        ]),
        Ok(())
    );
}

#[test]
fn errors_name_parts_and_their_own_numbers() {
    let frame = vec![square(0, 0, 9), square(1, 1, 7)];
    let bow = vec![vec![(0, 0), (4, 4), (4, 0), (0, 4)]];
    let near = DVec2::new(2.0, 2.0);
    assert_eq!(
        validate(&[frame.clone(), bow]),
        Err(MultipolygonError::Part {
            part: 1,
            error: PolygonError::EdgesCross {
                edges: [0, 2],
                near
            }
        })
    );
    // edge 6 of the frame is the upper one of its hole
    let across = vec![vec![(4, 2), (5, 2), (5, 12)]];
    let error = validate(&[frame.clone(), across]).unwrap_err();
    assert!(matches!(
        error,
        MultipolygonError::EdgesCross {
            parts: [0, 1],
            edges: [6, 1 | 2],
            ..
        }
    ));
    let shared = vec![vec![(1, 2), (1, 4), (3, 3)]];
    let error = validate(&[shared, frame.clone()]).unwrap_err();
    assert!(matches!(
        error,
        MultipolygonError::EdgesOverlap {
            parts: [0, 1],
            edges: [0, 7],
            ..
        }
    ));
    let within = vec![square(2, 2, 1)];
    let at = DVec2::new(2.0, 2.0);
    for (parts, vertex) in [([2, 1], 0), ([1, 2], 0)] {
        let mut list = vec![frame.clone(), within.clone(), within.clone()];
        list[parts[1]] = vec![vec![(1, 1), (6, 2), (6, 6), (2, 6)]];
        let error = validate(&list).unwrap_err();
        let parts = parts.map(|part| part as u32);
        assert_eq!(error, MultipolygonError::PartsOverlap { parts, vertex, at });
    }
    let message = validate(&[vec![square(0, 0, 9)], vec![square(2, 2, 1)]]).unwrap_err();
    assert_eq!(
        message.to_string(),
        "parts 1 and 0 overlap at vertex 0 of part 1 (2.0, 2.0)"
    );
}

/// The convex pieces of a part.
fn pieces(part: &[Vec<P>]) -> Vec<Vec<P>> {
    let rings: Vec<Vec<DVec2>> = part.iter().map(|ring| doubles(ring)).collect();
    let slices: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
    let cut = decompose(&slices, &Options::default()).unwrap();
    cut.verify(&slices).unwrap();
    let points = part.concat();
    let corners = |vertices: &[u32]| vertices.iter().map(|&v| points[v as usize]).collect();
    cut.pieces().map(|piece| corners(piece.vertices)).collect()
}

fn edges(ring: &[P]) -> impl Iterator<Item = (P, P)> + '_ {
    (0..ring.len()).map(|i| (ring[i], ring[(i + 1) % ring.len()]))
}

/// Whether a line along an edge of one separates the interiors of two convex polygons.
fn is_separated(a: &[P], b: &[P]) -> bool {
    let separates =
        |a: &[P], b: &[P]| edges(a).any(|(from, to)| b.iter().all(|&p| cross(from, to, p) <= 0));
    separates(a, b) || separates(b, a)
}

/// Whether edges of the parts have more than a point in common.
fn share_an_edge(a: &[Vec<P>], b: &[Vec<P>]) -> bool {
    let of = |part: &[Vec<P>]| -> Vec<(P, P)> { part.iter().flat_map(|r| edges(r)).collect() };
    of(a).iter().any(|&(p, q)| {
        of(b).iter().any(|&(r, s)| {
            let is_straight = cross(p, q, r) == 0 && cross(p, q, s) == 0;
            is_straight && p.min(q).max(r.min(s)) < p.max(q).min(r.max(s))
        })
    })
}

#[test]
fn a_judge_in_integers_agrees_on_random_parts() {
    let rng = &mut fastrand::Rng::with_seed(6);
    let (mut tried, mut valid) = (0, 0);
    while tried < 6000 {
        let size = rng.i128(3..9);
        let part = |rng: &mut fastrand::Rng| loop {
            let count = rng.usize(3..7);
            let ring: Vec<P> = (0..count)
                .map(|_| (rng.i128(0..size), rng.i128(0..size)))
                .collect();
            let mut rings = vec![ring];
            if rng.bool() {
                let (x, y) = (rng.i128(0..size), rng.i128(0..size));
                rings.push(vec![(x, y), (x + 1, y), (x, y + 1)]);
            }
            if is_polygon(&rings) {
                return rings;
            }
        };
        let mut parts = vec![part(rng), part(rng)];
        if rng.bool() {
            parts.push(part(rng));
        }
        let all: Vec<Vec<Vec<P>>> = parts.iter().map(|part| pieces(part)).collect();
        let apart = |i: usize, j: usize| {
            !share_an_edge(&parts[i], &parts[j])
                && (all[i].iter()).all(|a| all[j].iter().all(|b| is_separated(a, b)))
        };
        let expected = (0..parts.len()).all(|i| (0..i).all(|j| apart(i, j)));
        let result = validate(&parts);
        assert_eq!(result.is_ok(), expected, "{result:?}: {parts:?}");
        tried += 1;
        valid += u32::from(expected);
        let Err(error) = result else { continue };
        let [a, b] = match error {
            MultipolygonError::EdgesCross { parts, .. }
            | MultipolygonError::EdgesOverlap { parts, .. } => parts,
            MultipolygonError::PartsOverlap {
                parts: named,
                vertex,
                at,
            } => {
                let points = parts[named[0] as usize].concat();
                assert_eq!(doubles(&points[vertex as usize..][..1]), [at]);
                named
            }
            other => panic!("{other}"),
        };
        assert!(
            a != b && !apart(a as usize, b as usize),
            "{error}: {parts:?}"
        );
    }
    assert!((500..5500).contains(&valid), "{valid}");
}

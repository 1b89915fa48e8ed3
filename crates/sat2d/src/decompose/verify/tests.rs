use crate::decompose::options::{Method, Options};
use crate::decompose::polygon::decompose;
use crate::decompose::verify::*;

fn washer() -> (Vec<Vec<DVec2>>, Decomposition) {
    let square = |low: f64, high: f64| {
        let p = DVec2::new;
        alloc::vec![p(low, low), p(high, low), p(high, high), p(low, high)]
    };
    let rings = alloc::vec![square(0.0, 9.0), square(3.0, 6.0)];
    let fast = Options {
        method: Method::Fast,
        ..Options::default()
    };
    let pieces = decompose(&[&rings[0], &rings[1]], &fast).unwrap();
    (rings, pieces)
}

/// The result of verifying the decomposition after a change.
fn judge(forge: impl Fn(&mut Decomposition)) -> Result<(), VerifyError> {
    let (rings, mut pieces) = washer();
    forge(&mut pieces);
    pieces.verify(&[&rings[0], &rings[1]])
}

fn drop_last_piece(pieces: &mut Decomposition) {
    pieces.starts.pop();
    let end = pieces.starts[pieces.starts.len() - 1] as usize;
    pieces.vertices.truncate(end);
    pieces.sources.truncate(end);
}

#[test]
fn an_honest_decomposition_passes() {
    assert_eq!(judge(|_| ()), Ok(()));
}

#[test]
fn a_missing_or_doubled_piece_is_noticed() {
    assert!(judge(drop_last_piece).is_err());
    let doubled = judge(|pieces| {
        let last = pieces.starts[pieces.count() - 1] as usize..pieces.vertices.len();
        pieces.vertices.extend_from_within(last.clone());
        pieces.sources.extend_from_within(last);
        pieces.starts.push(pieces.vertices.len() as u32);
    });
    assert!(doubled.is_err());
}

#[test]
fn a_piece_that_is_clockwise_or_bent_or_wound_twice_is_noticed() {
    let flaw = |result| matches!(result, Err(VerifyError::NotConvex { .. }));
    assert!(flaw(judge(|pieces| pieces.vertices.reverse())));
    assert!(flaw(judge(|pieces| pieces.vertices.swap(0, 1))));
    let (p, spread) = (
        DVec2::new,
        [
            (0.0, 3.0),
            (2.0, -2.0),
            (-3.0, 1.0),
            (3.0, 1.0),
            (-2.0, -2.0),
        ],
    );
    assert_eq!(
        first_nonconvex_corner(
            &spread
                .map(|(x, y)| p(x, y))
                .iter()
                .rev()
                .copied()
                .collect::<Vec<_>>()
        ),
        Some(0),
        "a pentagram"
    );
    assert_eq!(
        first_nonconvex_corner(&[p(0.0, 0.0), p(2.0, 0.0), p(1.0, 0.0), p(1.0, 1.0)]),
        Some(1),
        "a spike"
    );
    assert_eq!(
        first_nonconvex_corner(&[p(0.0, 0.0), p(1.0, 0.0), p(2.0, 0.0), p(1.0, 1.0)]),
        None,
        "a straight corner"
    );
}

#[test]
fn edges_under_a_false_name_are_noticed() {
    let (_, pieces) = washer();
    for i in 0..pieces.sources.len() {
        let other = match pieces.sources[i] {
            EdgeSource::Input(edge) => [EdgeSource::Diagonal, EdgeSource::Input((edge + 1) % 8)],
            EdgeSource::Diagonal => [EdgeSource::Input(0), EdgeSource::Input(99)],
        };
        for source in other {
            assert!(
                judge(|pieces| pieces.sources[i] = source).is_err(),
                "edge {i} as {source:?}"
            );
        }
    }
}

#[test]
fn vertices_that_do_not_exist_are_noticed() {
    assert_eq!(
        judge(|pieces| pieces.vertices[0] = 8),
        Err(VerifyError::Malformed { piece: 0 })
    );
}

#[test]
fn a_filled_hole_is_noticed() {
    let filled = judge(|pieces| {
        pieces.vertices.extend([4, 5, 6, 7]);
        pieces.sources.extend([4, 5, 6, 7].map(EdgeSource::Input));
        pieces.starts.push(pieces.vertices.len() as u32);
    });
    assert!(matches!(filled, Err(VerifyError::EdgeNotCovered { .. })));
}

/// The result of verifying pieces that are given as corners, each with the source of the edge that
/// starts there.
fn judge_pieces(rings: &[&[DVec2]], corners: &[&[(u32, EdgeSource)]]) -> Result<(), VerifyError> {
    let (_, mut pieces) = washer();
    pieces.starts = alloc::vec![0];
    pieces.vertices.clear();
    pieces.sources.clear();
    for &(vertex, source) in corners.iter().copied().flatten() {
        pieces.vertices.push(vertex);
        pieces.sources.push(source);
    }
    for piece in corners {
        pieces
            .starts
            .push(pieces.starts.last().unwrap() + piece.len() as u32);
    }
    pieces.verify(rings)
}

fn ring(corners: &[(f64, f64)]) -> Vec<DVec2> {
    corners.iter().map(|&(x, y)| DVec2::new(x, y)).collect()
}

#[test]
fn a_missing_piece_that_has_no_edge_of_the_rings_is_noticed() {
    use EdgeSource::{Diagonal, Input};
    let hexagon = ring(&[
        (0.0, 0.0),
        (4.0, -1.0),
        (8.0, 0.0),
        (7.0, 3.0),
        (4.0, 6.0),
        (1.0, 3.0),
    ]);
    let ears: [&[_]; 3] = [
        &[(0, Input(0)), (1, Input(1)), (2, Diagonal)],
        &[(2, Input(2)), (3, Input(3)), (4, Diagonal)],
        &[(4, Input(4)), (5, Input(5)), (0, Diagonal)],
    ];
    let inner: &[_] = &[(0, Diagonal), (2, Diagonal), (4, Diagonal)];
    let [a, b, c] = ears;
    assert_eq!(judge_pieces(&[&hexagon], &[a, b, c, inner]), Ok(()));
    let unmatched = |pieces: &[&[_]]| {
        let result = judge_pieces(&[&hexagon], pieces);
        matches!(result, Err(VerifyError::UnmatchedDiagonal { .. }))
    };
    assert!(unmatched(&[a, b, c]));
    assert!(unmatched(&[a, b, c, inner, inner]));
}

#[test]
fn no_pieces_and_pieces_of_two_corners_are_noticed() {
    let triangle = ring(&[(0.0, 0.0), (4.0, 0.0), (0.0, 4.0)]);
    let none = judge_pieces(&[&triangle], &[]);
    assert_eq!(none, Err(VerifyError::EdgeNotCovered { edge: 0 }));
    let line: &[_] = &[(0, EdgeSource::Input(0)), (1, EdgeSource::Diagonal)];
    let two = judge_pieces(&[&triangle], &[line]);
    assert_eq!(two, Err(VerifyError::Malformed { piece: 0 }));
}

/// The pieces lack the triangle below the reflex corner 3, and say that the way past that corner is
/// the edge below.
#[test]
fn a_detour_beside_an_edge_is_noticed() {
    use EdgeSource::Input;
    let notched = ring(&[(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 1.0), (0.0, 4.0)]);
    let left: &[_] = &[(0, Input(0)), (3, Input(3)), (4, Input(4))];
    let right: &[_] = &[(3, Input(0)), (1, Input(1)), (2, Input(2))];
    let detour = judge_pieces(&[&notched], &[left, right]);
    assert_eq!(detour, Err(VerifyError::EdgeNotCovered { edge: 0 }));
}

/// A piece with a doubled corner or a spike is refused at that corner.
#[test]
fn corners_that_do_not_turn_are_told() {
    let at = |corners: &[(f64, f64)]| first_nonconvex_corner(&ring(corners));
    let square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];
    assert_eq!(at(&square), None);
    let [a, b, c, d] = square;
    assert_eq!(at(&[a, b, b, c, d]), Some(1));
    assert_eq!(at(&[a, b, c, c, d]), Some(2));
    assert_eq!(at(&[a, (1.0, 0.0), b, c, d]), None);
    assert_eq!(at(&[a, b, (1.0, 0.0), b, c, d]), Some(1));
}

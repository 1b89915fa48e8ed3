//! Every polygon of the corpus: the decomposition of a valid one is proven by the certificate, and
//! an invalid one is rejected for the right reason.

use sat2d::decompose::{EdgeSource, Method, Options, Polygon, PolygonError, Preference};
use sat2d_test_support::corpus::{Fixture, committed, extra};

const FAST: Options = Options {
    method: Method::Fast,
    max_corners: None,
    prefer: Preference::AsCut,
    work_limit: None,
};

fn all() -> impl Iterator<Item = Fixture> {
    committed().into_iter().chain(extra())
}

#[test]
fn valid_polygons_are_cut_into_proven_pieces() {
    let mut known = 0;
    for fixture in all().filter(|f| f.valid) {
        let rings = fixture.slices();
        let polygon = Polygon::new(&rings).unwrap_or_else(|e| panic!("{}: {e}", fixture.name));
        for max_corners in [None, Some(8), Some(3)] {
            let pieces = polygon.decompose(&Options {
                max_corners,
                ..FAST
            });
            pieces
                .verify(&rings)
                .unwrap_or_else(|e| panic!("{}: {e}", fixture.name));
            let most = pieces.pieces().map(|p| p.vertices.len()).max().unwrap();
            assert!(
                most <= max_corners.unwrap_or(most),
                "{}: {most} corners",
                fixture.name
            );
            if let (Some(least), true) = (fixture.optimal_pieces, max_corners.is_none()) {
                known += 1;
                assert!(
                    pieces.count() >= least,
                    "{}: fewer than the least",
                    fixture.name
                );
                assert!(
                    !pieces.is_optimal() || pieces.count() == least,
                    "{}: not optimal",
                    fixture.name
                );
            }
        }
    }
    assert!(known > 40, "{known}");
}

#[test]
fn reflex_vertices_are_as_many_as_the_corpus_says() {
    let mut known = 0;
    for fixture in all().filter(|f| f.valid) {
        let polygon = Polygon::new(&fixture.slices()).unwrap();
        if let Some(reflex) = fixture.reflex {
            known += 1;
            assert_eq!(polygon.reflex_vertices().len(), reflex, "{}", fixture.name);
            assert_eq!(
                polygon.is_convex(),
                reflex == 0 && fixture.rings.len() == 1,
                "{}",
                fixture.name
            );
        }
    }
    assert!(known > 40, "{known}");
}

#[test]
fn invalid_polygons_are_refused_for_the_right_reason() {
    for fixture in all().filter(|f| !f.valid) {
        let error = Polygon::new(&fixture.slices()).expect_err(&fixture.name);
        use PolygonError::*;
        let kind = fixture.why.split('[').next().unwrap();
        let fits = match kind {
            "Self-intersection" => matches!(
                error,
                EdgesCross { .. } | EdgesOverlap { .. } | VertexOnEdge { .. } | Spike { .. }
            ),
            "Ring Self-intersection" => {
                matches!(
                    error,
                    RepeatedVertex { .. } | VertexOnEdge { .. } | Spike { .. }
                )
            }
            "Hole lies outside shell" => matches!(error, HoleOutside { .. }),
            // GEOS gives the same reason for a hole that shares an edge.
            "Interior is disconnected" => {
                matches!(error, Disconnected { .. } | EdgesOverlap { .. })
            }
            "too few points" | "A linearring requires at least 4 coordinates." => {
                matches!(error, TooFewPoints { .. })
            }
            "Too few points in geometry component" => matches!(error, TooFewPoints { .. }),
            other => panic!("{}: unknown reason {other}", fixture.name),
        };
        assert!(fits, "{}: {} but {error}", fixture.name, fixture.why);
    }
}

#[test]
fn on_average_fast_is_within_10_percent_of_the_least() {
    let ratios: Vec<f64> = committed()
        .into_iter()
        .filter_map(|f| {
            let pieces = Polygon::new(&f.slices()).ok()?.decompose(&FAST);
            Some(pieces.count() as f64 / f.optimal_pieces? as f64)
        })
        .collect();
    let mean = ratios.iter().sum::<f64>() / ratios.len() as f64;
    let worst = ratios.iter().copied().fold(0.0, f64::max);
    eprintln!(
        "{} polygons: mean {mean:.4}, worst {worst:.4}",
        ratios.len()
    );
    assert!(mean <= 1.1 && worst <= 1.45, "mean {mean}, worst {worst}");
}

#[test]
fn input_edges_of_pieces_are_named_by_their_number() {
    let mut named = 0;
    for fixture in committed().into_iter().filter(|f| f.valid) {
        let points = fixture.rings.concat();
        let ends: Vec<_> = fixture
            .rings
            .iter()
            .flat_map(|r| r.iter().zip(r.iter().cycle().skip(1)))
            .collect();
        let pieces = Polygon::new(&fixture.slices()).unwrap().decompose(&FAST);
        for piece in pieces.pieces() {
            for (i, edge) in piece.edges.iter().enumerate() {
                let (a, b) = (
                    piece.vertices[i],
                    piece.vertices[(i + 1) % piece.vertices.len()],
                );
                let (a, b) = (points[a as usize], points[b as usize]);
                if let &EdgeSource::Input(k) = edge {
                    named += 1;
                    let (from, to) = ends[k as usize];
                    let same = (a, b) == (*from, *to) || (b, a) == (*from, *to);
                    let on_it = |p| sat2d::exact::orient2d(*from, *to, p).is_eq();
                    assert!(same || (on_it(a) && on_it(b)), "{}: edge {k}", fixture.name);
                }
            }
        }
    }
    assert!(named > 1000, "{named}");
}

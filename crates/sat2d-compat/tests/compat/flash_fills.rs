//! Which fills are valid shapes: an exact judge decides about every pair of edges.

use crate::flash_contours::{CLASSES, Edge, P, contours, fill};
use crate::flash_display::path;
use crate::flash_table::rows;
use num_traits::ToPrimitive;
use sat2d::compat::flash::{Content, Graphics, Paint, PathStep, Stage};
use sat2d::decompose::PolygonError;
use sat2d::outline::OutlineError;
use sat2d::{DVec2, Shape, ShapeError};
use sat2d_judge::{Curve, common_points};
use sat2d_test_support::seeds;

const TWIPS: f64 = 20.0;

/// The edges of a path, in twips.
fn edges(path: &[PathStep]) -> Vec<Edge> {
    let twips = |x: f64, y: f64| [x, y].map(|x| (x * TWIPS).round_ties_even() as i64);
    let mut from = [0, 0];
    let mut edges = Vec::new();
    for step in path {
        let (control, to) = match *step {
            PathStep::MoveTo { x, y } => {
                from = twips(x, y);
                continue;
            }
            PathStep::LineTo { x, y } => (None, twips(x, y)),
            PathStep::CurveTo {
                control_x,
                control_y,
                x,
                y,
            } => (Some(twips(control_x, control_y)), twips(x, y)),
        };
        edges.push(Edge { from, control, to });
        from = to;
    }
    edges
}

fn steps(edges: &[Edge]) -> Vec<PathStep> {
    let pixels = |p: P| p.map(|x| x as f64 / TWIPS);
    let mut steps = Vec::new();
    let mut at = None;
    for edge in edges {
        if at != Some(edge.from) {
            let [x, y] = pixels(edge.from);
            steps.push(PathStep::MoveTo { x, y });
        }
        let [x, y] = pixels(edge.to);
        steps.push(match edge.control.map(pixels) {
            None => PathStep::LineTo { x, y },
            Some([control_x, control_y]) => PathStep::CurveTo {
                control_x,
                control_y,
                x,
                y,
            },
        });
        at = Some(edge.to);
    }
    steps
}

/// What the library makes of a fill; `None` if it is none.
fn shape(paint: Paint, path: &[PathStep]) -> Option<Result<Shape, ShapeError>> {
    let mut graphics = Graphics::new();
    graphics.add(paint, path);
    let mut stage = Stage::new();
    let node = stage.create(Content::Graphics(graphics));
    let mut shapes: Vec<_> = stage.exact_shapes(node).collect();
    assert!(shapes.len() < 2);
    shapes.pop()
}

fn judged(edge: &Edge) -> Curve {
    let p = |p: P| p.map(|x| x as f64);
    match edge.control {
        None => Curve::segment(p(edge.from), p(edge.to)),
        Some(control) => Curve::conic([p(edge.from), p(control), p(edge.to)], 1.0),
    }
}

/// Where two edges meet besides common ends.
fn meetings(one: &Edge, other: &Edge) -> Vec<DVec2> {
    if !one.box_meets(other) {
        return Vec::new();
    }
    let points = common_points(&judged(one), &judged(other)).into_iter();
    points
        .map(|point| DVec2::from(point.map(|x| x.to_f64().expect("in range"))))
        .collect()
}

/// The edges that an error names, and where they meet; `None` if all edges are on one line.
fn named(error: &ShapeError, count: usize) -> Option<([usize; 2], DVec2)> {
    let pair = |edges: [u32; 2]| edges.map(|edge| edge as usize);
    match *error {
        ShapeError::Outline(
            OutlineError::EdgesMeet { first, second, at }
            | OutlineError::EdgesOverlap { first, second, at },
        ) => Some(([first, second], at)),
        ShapeError::Polygon(
            PolygonError::EdgesCross { edges, near } | PolygonError::EdgesOverlap { edges, near },
        ) => Some((pair(edges), near)),
        ShapeError::Polygon(PolygonError::VertexOnEdge {
            vertex, edge, at, ..
        }) => Some((pair([vertex, edge]), at)),
        ShapeError::Polygon(PolygonError::Spike { vertex, at, .. }) => {
            let vertex = vertex as usize;
            Some(([(vertex + count - 1) % count, vertex % count], at))
        }
        ShapeError::Polygon(PolygonError::ZeroArea { .. }) => None,
        ref other => panic!("{other}"),
    }
}

/// Compares the judge with the library, and returns whether they find the fill valid; `None` if it
/// is empty.
fn check(paint: Paint, path: &[PathStep], name: &str) -> Option<bool> {
    let contours = contours(&edges(path));
    let edges = contours.concat();
    let answer = shape(paint, path);
    let Some(answer) = answer else {
        assert!(edges.is_empty(), "{name}: {edges:?}");
        return None;
    };
    let mut pairs = (0..edges.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let found = pairs.find(|&(i, j)| !meetings(&edges[i], &edges[j]).is_empty());
    match answer {
        Ok(_) => assert_eq!(found, None, "{name}: accepted {edges:?}"),
        Err(error) => {
            assert_ne!(found, None, "{name}: {error}: {edges:?}");
            if let Some(([first, second], at)) = named(&error, edges.len()) {
                let (one, other) = (&edges[first], &edges[second]);
                let mut points = meetings(one, other);
                assert!(!points.is_empty(), "{name}: {error}: {edges:?}");
                if matches!(error, ShapeError::Polygon(PolygonError::Spike { .. })) {
                    // the tip, from which both edges run back
                    points = vec![DVec2::from(other.from.map(|x| x as f64))];
                }
                let slack = 1e-14 * one.reach().max(other.reach()) as f64;
                let is_near = points.iter().any(|&point| point.distance(at) <= slack);
                assert!(is_near, "{name}: {error}: {points:?} {edges:?}");
            }
        }
    }
    Some(found.is_none())
}

#[test]
fn fills_of_the_players_tests_are_valid_if_no_edges_meet() {
    let (mut valid, mut refused) = (0, 0);
    for row in rows("flash_shapes") {
        let paint = match row.text("kind") {
            "evenodd" => Paint::EvenOdd,
            "nonzero" => Paint::NonZero,
            _ => continue,
        };
        let name = format!("line {}, {}", row.line, row.text("shape"));
        match check(paint, &path(row.text("path")), &name) {
            Some(true) => valid += 1,
            Some(false) => refused += 1,
            None => {}
        }
    }
    assert_eq!((valid, refused), (52, 6));
}

#[test]
fn drawn_fills_are_valid_if_no_edges_meet() {
    let mut seen = [[0; 2]; CLASSES];
    let seeds = seeds(900);
    let enough = (seeds.end - seeds.start) / CLASSES as u64 / 10;
    for seed in seeds {
        let (class, edges) = fill(seed);
        let paint = [Paint::EvenOdd, Paint::NonZero][(seed / CLASSES as u64 % 2) as usize];
        let valid = check(
            paint,
            &steps(&edges),
            &format!("seed {seed}, class {class}"),
        );
        if let Some(valid) = valid {
            seen[class][usize::from(valid)] += 1;
        }
    }
    assert!(
        seen.iter().flatten().all(|&count| count >= enough),
        "{seen:?}"
    );
}

//! Several polygons as one shape.

use sat2d::broad::BoundsTree;
use sat2d::exact::orient2d;
use sat2d::outline::{FillRule, Path};
use sat2d::{Aabb, DVec2, Shape, ShapeError};

/// The union of the polygons of a valid multipolygon, as an outline without curves.
///
/// Outlines may touch in vertices only. So where a vertex lies on an edge of another ring, that
/// edge gets a vertex there, which moves nothing.
///
/// # Errors
///
/// As [`Shape::outline`].
pub fn region<R: AsRef<[DVec2]>>(rings: &[R]) -> Result<Shape, ShapeError> {
    let rings: Vec<&[DVec2]> = (rings.iter())
        .map(|ring| open(ring.as_ref()))
        .filter(|ring| !ring.is_empty())
        .collect();
    let vertices: Vec<DVec2> = rings.concat();
    let boxes: Vec<Aabb> = vertices.iter().map(|&v| Aabb::of_points(&[v])).collect();
    let tree = BoundsTree::build(&boxes);
    let mut path = Path::new();
    for ring in rings {
        path.move_to(ring[0]);
        for (&start, &end) in ring.iter().zip(ring.iter().cycle().skip(1)) {
            for point in between(start, end, &vertices, &tree) {
                path.line_to(point);
            }
            path.line_to(end);
        }
        path.close();
    }
    Shape::outline(&path, FillRule::EvenOdd)
}

/// A ring without the point that closes it.
fn open(ring: &[DVec2]) -> &[DVec2] {
    match ring {
        [first, rest @ .., last] if first == last && !rest.is_empty() => &ring[..=rest.len()],
        _ => ring,
    }
}

/// The vertices on an edge, its ends left out, in their order along it.
fn between(start: DVec2, end: DVec2, vertices: &[DVec2], tree: &BoundsTree) -> Vec<DVec2> {
    let mut found = Vec::new();
    tree.query(&Aabb::of_points(&[start, end]), |key| {
        let vertex = vertices[key as usize];
        if vertex != start && vertex != end && orient2d(start, end, vertex).is_eq() {
            found.push(vertex);
        }
    });
    // along the edge both coordinates change in one direction
    let along = |vertex: &DVec2| {
        let to = end - start;
        let sign = |x: f64| if x < 0.0 { -1.0 } else { 1.0 };
        [vertex.x * sign(to.x), vertex.y * sign(to.y)]
    };
    found.sort_by(|v, w| {
        let ([vx, vy], [wx, wy]) = (along(v), along(w));
        vx.total_cmp(&wx).then(vy.total_cmp(&wy))
    });
    found.dedup();
    found
}

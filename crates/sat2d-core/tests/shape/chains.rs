//! Chains of segments as shapes: their properties, and the points that make none.

use sat2d::decompose::PolygonError;
use sat2d::query::{Containment, containment, point_relation};
use sat2d::{Aabb, DVec2, Relation, Shape, ShapeError, ShapeKind, Transform, relation};

fn v(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

#[test]
fn properties_are_those_of_the_line() {
    let points = [v(0.0, 0.0), v(6.0, 0.0), v(6.0, 2.0)];
    let open = Shape::chain(&points, false).unwrap();
    let closed = Shape::chain(&points, true).unwrap();
    assert_eq!(open.kind(), ShapeKind::OpenChain);
    assert_eq!(closed.kind(), ShapeKind::ClosedChain);
    assert_eq!(closed.kind().to_string(), "closed chain");
    for chain in [&open, &closed] {
        assert_eq!(chain.vertices(), points);
        assert_eq!(chain.rings().collect::<Vec<_>>(), [points]);
        assert_eq!((chain.area(), chain.radius()), (0.0, 0.0));
        assert_eq!(chain.bounds(), Aabb::new(v(0.0, 0.0), v(6.0, 2.0)));
    }
    // 6 at (3, 0) and 2 at (6, 1)
    assert!(open.centroid().distance(v(3.75, 0.25)) < 1e-15);
    let polygon = Shape::polygon(&[&points]).unwrap();
    assert!(open != closed && closed != polygon && open == open.clone());
}

#[test]
fn a_closed_chain_has_no_inside() {
    let ring = [v(-3.0, -3.0), v(3.0, -3.0), v(3.0, 3.0), v(-3.0, 3.0)];
    let (chain, here) = (Shape::chain(&ring, true).unwrap(), Transform::IDENTITY);
    let inside = Shape::rectangle(2.0, 2.0).unwrap();
    assert_eq!(
        relation(&chain, &here, &inside, &here),
        Ok(Relation::Disjoint)
    );
    assert_eq!(
        point_relation(&chain, &here, v(3.0, 1.0)),
        Ok(Relation::Touching)
    );
    let side = Shape::segment(v(3.0, -2.0), v(3.0, 3.0)).unwrap();
    let within = |inner: &Shape, outer: &Shape| containment(inner, &here, outer, &here).unwrap();
    assert_eq!(within(&inside, &chain), Containment::None);
    assert_eq!(within(&side, &chain), Containment::Touching);
    assert_eq!(within(&chain, &chain), Containment::Equal);
    let frame = Shape::rectangle(6.0, 6.0).unwrap();
    assert_eq!(within(&chain, &frame), Containment::Touching);
    assert_eq!(
        within(&chain, &Shape::rectangle(7.0, 7.0).unwrap()),
        Containment::Proper
    );
}

#[test]
fn points_that_make_no_chain_are_errors() {
    let p = [v(0.0, 0.0), v(1.0, 0.0), v(1.0, 1.0), v(0.0, 0.0)];
    let too_few = |got, needed| Err(ShapeError::TooFewPoints { got, needed });
    assert_eq!(Shape::chain(&p[..1], false), too_few(1, 2));
    assert_eq!(Shape::chain(&p[..2], true), too_few(2, 3));
    let repeated = |first, second| Err(ShapeError::RepeatedPoint { first, second });
    assert_eq!(Shape::chain(&p, true), repeated(0, 3));
    assert_eq!(Shape::chain(&[p[0], p[1], p[1]], false), repeated(1, 2));
    assert!(Shape::chain(&p, false).is_ok()); // it ends where it begins
    let far = [v(0.0, 0.0), v(f64::NAN, 0.0)];
    assert!(matches!(
        Shape::chain(&far, false),
        Err(ShapeError::NotFinite { .. })
    ));
    let many: PolygonError = PolygonError::TooManyVertices {
        count: (1 << 27) + 1,
        most: 1 << 27,
    };
    assert!(ShapeError::Polygon(many).to_string().contains("134217729"));
}

/// Placed so far away that most segments are points.
#[test]
fn segments_that_rounding_makes_points_are_points() {
    let points = [v(0.0, 0.0), v(1e-3, 0.0), v(2e-3, 1e-3), v(4.0, 0.0)];
    let chain = Shape::chain(&points, false).unwrap();
    let far = Transform::translation(v(1e15, 0.0)).unwrap();
    let on = |x| point_relation(&chain, &far, v(1e15 + x, 0.0)).unwrap();
    assert_eq!(on(0.0), Relation::Touching);
    assert_eq!(on(4.0), Relation::Touching);
    assert_eq!(on(5.0), Relation::Disjoint);
    let dot = Shape::chain(&points[..3], false).unwrap();
    let flat = Transform::translation(v(1e20, 1e20)).unwrap();
    assert_eq!(
        point_relation(&dot, &flat, v(1e20, 1e20)),
        Ok(Relation::Touching)
    );
    let ball = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    assert_eq!(
        relation(&dot, &flat, &ball, &flat),
        Ok(Relation::Overlapping)
    );
}

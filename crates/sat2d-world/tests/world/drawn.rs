//! What a world draws of round bodies covers them, and nothing else.

use sat2d::world::{Body, Canvas, Paint, World};
use sat2d::{DVec2, Shape, Transform};

#[derive(Default)]
struct Drawn {
    polygons: Vec<Vec<DVec2>>,
    /// The centre, and the images of both axes of the unit disc.
    ellipses: Vec<[DVec2; 3]>,
    circles: usize,
}

impl Canvas for Drawn {
    fn line(&mut self, _: DVec2, _: DVec2, _: Paint) {
        panic!("round bodies have no lines");
    }

    fn polygon(&mut self, corners: &[DVec2], _: Paint) {
        self.polygons.push(corners.to_vec());
    }

    fn circle(&mut self, center: DVec2, radius: f64, _: Paint) {
        self.circles += 1;
        let axes = [DVec2::X, DVec2::Y].map(|axis| axis * radius);
        self.ellipses.push([center, axes[0], axes[1]]);
    }

    fn ellipse(&mut self, center: DVec2, u: DVec2, w: DVec2, _: Paint) {
        self.ellipses.push([center, u, w]);
    }

    fn text(&mut self, _: DVec2, _: &str, _: Paint) {}
}

impl Drawn {
    fn of(shape: &Shape, at: &Transform) -> Drawn {
        let (mut world, mut drawn) = (World::new(), Drawn::default());
        let id = world.insert(Body::new(shape.clone(), *at)).unwrap();
        world.draw_body(id, &mut drawn).unwrap();
        drawn
    }

    /// How far it reaches along a direction.
    fn reach(&self, n: DVec2) -> f64 {
        let corners = self.polygons.iter().flatten().map(|p| p.dot(n));
        let arcs = self
            .ellipses
            .iter()
            .map(|[p, u, w]| reach(&[*p], [*u, *w], n));
        corners.chain(arcs).fold(f64::NEG_INFINITY, f64::max)
    }

    fn contains(&self, p: DVec2) -> bool {
        let in_polygon = |corners: &Vec<DVec2>| {
            let next = corners.iter().cycle().skip(1);
            let mut sides = corners.iter().zip(next);
            sides.all(|(&a, &b)| (b - a).perp_dot(p - a) > 0.0)
        };
        let in_ellipse = |&[center, u, w]: &[DVec2; 3]| {
            let (d, area) = (p - center, u.perp_dot(w));
            let x = d.perp_dot(w) / area;
            let y = u.perp_dot(d) / area;
            x * x + y * y < 1.0
        };
        self.polygons.iter().any(in_polygon) || self.ellipses.iter().any(in_ellipse)
    }
}

/// How far points with an ellipse around each reach along a direction.
fn reach(points: &[DVec2], [u, w]: [DVec2; 2], n: DVec2) -> f64 {
    let farthest = points.iter().map(|p| p.dot(n));
    farthest.fold(f64::NEG_INFINITY, f64::max) + u.dot(n).hypot(w.dot(n))
}

fn map(rng: &mut fastrand::Rng) -> Transform {
    let [a, b, c, d, x, y] = std::array::from_fn(|_| (rng.f64() - 0.5) * 6.0);
    Transform::new(a, b, c, d, x, y).unwrap()
}

#[test]
fn round_bodies_are_drawn_as_they_are_under_every_transform() {
    let corners = [(0.0, 0.0), (3.0, 1.0), (1.0, 4.0)].map(DVec2::from);
    let shapes = [
        Shape::circle(DVec2::new(1.0, 2.0), 1.5),
        Shape::ellipse(2.0, 0.5),
        Shape::capsule(corners[1], corners[2], 0.75),
        Shape::rounded_polygon(&corners, 0.5),
    ]
    .map(Result::unwrap);
    let mut rng = fastrand::Rng::with_seed(5);
    for round in 0..400 {
        let at = map(&mut rng);
        let shape = &shapes[round % 4];
        let drawn = Drawn::of(shape, &at);
        assert_eq!(drawn.circles, 0);
        let [a, b, c, d, ..] = at.to_array();
        let half = shape.half_axes();
        let axes = [DVec2::new(a, b) * half.x, DVec2::new(c, d) * half.y];
        let placed: Vec<DVec2> = shape.vertices().iter().map(|&p| at.apply(p)).collect();
        for step in 0..90 {
            let n = DVec2::from_angle(f64::from(step) * 0.07);
            let (found, expected) = (drawn.reach(n), reach(&placed, axes, n));
            assert!(
                (found - expected).abs() < 1e-12,
                "{round}: {found} {expected}"
            );
        }
        // inner points, near the boundary and elsewhere
        for _ in 0..200 {
            let (x, y) = (rng.f64() * std::f64::consts::TAU).sin_cos();
            let [p, q, r] = std::array::from_fn(|_| placed[rng.usize(..placed.len())]);
            let (s, t) = (rng.f64(), rng.f64());
            let core = (p * s + q * (1.0 - s)) * t + r * (1.0 - t);
            let inner = core + (axes[0] * x + axes[1] * y) * rng.f64().sqrt() * 0.999;
            assert!(drawn.contains(inner), "{round}: {inner}");
        }
    }
}

#[test]
fn discs_stay_discs_under_similarities() {
    let capsule = Shape::capsule(DVec2::ZERO, DVec2::X, 0.5).unwrap();
    let at = Transform::placement_degrees(DVec2::ONE, 30.0, -2.0, 2.0).unwrap();
    let drawn = Drawn::of(&capsule, &at);
    assert_eq!(
        (drawn.circles, drawn.ellipses.len(), drawn.polygons.len()),
        (2, 2, 2)
    );
    // an ellipse is none under any
    let oval = Drawn::of(&Shape::ellipse(2.0, 1.0).unwrap(), &at);
    assert_eq!((oval.circles, oval.ellipses.len()), (0, 1));
    assert!((oval.ellipses[0][1].length() - 4.0).abs() < 1e-12);
}

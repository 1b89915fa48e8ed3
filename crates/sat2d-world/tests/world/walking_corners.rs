//! Walking over coinciding corners: flush bodies act as one floor or one wall, in any order of
//! insertion.

use sat2d::world::{Body, BodyId, BodyKind, SlideResult, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::cases;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// All orders of the numbers below `n`.
fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![vec![]];
    }
    let with_last = |order: Vec<usize>| {
        (0..n).map(move |at| {
            let mut order = order.clone();
            order.insert(at, n - 1);
            order
        })
    };
    orders(n - 1).into_iter().flat_map(with_last).collect()
}

/// A world of static polygons and a walker, all transformed by one frame.
struct Scene {
    world: World,
    walker: BodyId,
    frame: Transform,
    start: DVec2,
}

impl Scene {
    fn new(
        frame: Transform,
        polygons: &[Vec<DVec2>],
        order: &[usize],
        (walker, place): (&Shape, DVec2),
    ) -> Scene {
        let mut world = World::new();
        for &i in order {
            let shape = Shape::polygon(&[&polygons[i]]).unwrap();
            let body = Body::new(shape, frame).kind(BodyKind::Static);
            world.insert(body).unwrap();
        }
        let at = Transform::translation(place).unwrap();
        let at = frame.product(&at).unwrap();
        let walker = Body::new(walker.clone(), at);
        let walker = world.insert(walker).unwrap();
        let start = frame.apply(place);
        Scene {
            world,
            walker,
            frame,
            start,
        }
    }

    /// Moves the walker, checks that it overlaps no polygon, and returns its displacement in the
    /// frame.
    fn go(&mut self, way: DVec2) -> (DVec2, SlideResult) {
        let slid = self
            .world
            .move_and_slide(self.walker, self.frame.apply_vector(way));
        let slid = slid.unwrap();
        let body = self.world.get(self.walker).unwrap();
        for (id, other) in self.world.iter() {
            let to = relation(body.shape, &body.transform, other.shape, &other.transform);
            assert!(id == self.walker || to.unwrap() != Relation::Overlapping);
        }
        assert!(!slid.stuck);
        (self.in_frame(slid.moved), slid)
    }

    /// The displacement of the walker from its start, in the frame.
    fn way(&self) -> DVec2 {
        let [.., x, y] = self.world.get(self.walker).unwrap().transform.to_array();
        self.in_frame(p(x, y) - self.start)
    }

    fn in_frame(&self, v: DVec2) -> DVec2 {
        let (x, y) = (
            self.frame.apply_vector(DVec2::X),
            self.frame.apply_vector(DVec2::Y),
        );
        p(v.dot(x), v.dot(y))
    }
}

fn upright_box() -> Shape {
    Shape::rectangle(1.0, 2.0).unwrap()
}

/// The identity, a mirror image, a rotation, both, and a large translation.
fn frames() -> [Transform; 5] {
    let placed = |at, degrees, mirror| Transform::placement_degrees(at, degrees, mirror, 1.0);
    [
        Transform::IDENTITY,
        placed(DVec2::ZERO, 0.0, -1.0).unwrap(),
        placed(p(3.7, -0.3), 33.0, 1.0).unwrap(),
        placed(p(-0.9, 40.1), 190.0, -1.0).unwrap(),
        placed(p(1e6, -2e5), 71.0, 1.0).unwrap(),
    ]
}

/// The heights of the ground at these positions, y down: level, two slopes, level.
fn top([first, second]: [f64; 2]) -> [DVec2; 5] {
    [
        p(-20.0, 0.0),
        p(0.0, 0.0),
        p(5.0, first),
        p(10.0, second),
        p(30.0, second),
    ]
}

fn columns(top: &[DVec2]) -> Vec<Vec<DVec2>> {
    let column = |pair: &[DVec2]| vec![pair[0], pair[1], p(pair[1].x, 100.0), p(pair[0].x, 100.0)];
    top.windows(2).map(column).collect()
}

/// The least part of a displacement that is left after sliding along some of the slopes in turn.
fn least_ahead(top: &[DVec2], way: DVec2) -> f64 {
    let Some((pair, rest)) = top.get(..2).zip(top.get(1..)) else {
        return way.x;
    };
    let slope = (pair[1] - pair[0]).normalize();
    let along = slope * slope.dot(way).max(0.0);
    least_ahead(rest, way)
        .min(least_ahead(rest, along))
        .min(along.x)
}

/// Of the walks of `climb`, each so many is walked: each seventh, or all of them where the
/// environment asks for more cases than usual. Seven divides none of the numbers of frames, of
/// steps, of forces and of orders: each of these occurs with each other.
fn stride() -> usize {
    if cases(1) > 1 { 1 } else { 7 }
}

/// A walker of the size of the box climbs columns of many heights, in steps of several lengths.
/// Returns the number of walks that were walked.
fn climb(walker: &Shape, columns: impl Fn(&[DVec2]) -> Vec<Vec<DVec2>>, steps: &[f64]) -> usize {
    let (orders, stride) = (orders(4), stride());
    let (mut walks, mut walked) = (0, 0);
    for (first, second) in [0.0, -0.5, -1.0, -1.5, -2.0, -2.5, -3.0, 1.0]
        .into_iter()
        .flat_map(|first| [1.0, 0.0, -1.0, -2.0, -4.0, -5.0, -6.0].map(|second| (first, second)))
    {
        let top = top([first, second]);
        let columns = columns(&top);
        for way in steps
            .iter()
            .flat_map(|&step| [0.0, 0.25, 0.5, 1.0].map(|press| p(step, press)))
        {
            let least = least_ahead(&top, way);
            if least < 0.05 {
                // pressed down too hard to climb
                continue;
            }
            for frame in frames() {
                // a different order of insertion each time
                let order = &orders[walks % orders.len()];
                walks += 1;
                if !usize::is_multiple_of(walks, stride) {
                    continue;
                }
                walked += 1;
                let mut scene = Scene::new(frame, &columns, order, (walker, p(-2.0, -1.0)));
                while scene.way().x < 13.0 {
                    let (went, slid) = scene.go(way);
                    assert!(
                        went.x > 0.5 * least,
                        "{top:?} {way} {frame:?} {order:?}: {slid:?}"
                    );
                }
            }
        }
    }
    walked
}

/// Regression: a walker stopped for good where the tops of columns bend upward. The side of the
/// next column, which the last one hides, was reported as an obstacle.
#[test]
fn a_box_climbs_columns_that_bend_upward() {
    let walked = climb(&upright_box(), columns, &[0.3, 0.5, 0.7, 1.0, 1.3]);
    assert!(walked > 4_000 / stride(), "{walked}");
}

/// Concave columns and walkers do not stop a walker either: only the corners of the outline count,
/// not those of the pieces.
#[test]
fn concave_walkers_climb_and_concave_columns_are_climbed() {
    let arched = |top: &[DVec2]| {
        let mut columns = columns(top);
        for column in &mut columns {
            let [left, right] = [column[3].x, column[2].x];
            let middle = p((left + right) / 2.0, 20.0);
            column.splice(3..3, [p(right - 1.0, 100.0), middle, p(left + 1.0, 100.0)]);
        }
        columns
    };
    // the box with a notch in its top
    let notched = [
        p(-0.5, -1.0),
        p(-0.2, -1.0),
        p(0.0, 0.5),
        p(0.2, -1.0),
        p(0.5, -1.0),
        p(0.5, 1.0),
        p(-0.5, 1.0),
    ];
    let notched = Shape::polygon(&[&notched]).unwrap();
    let walked = climb(&upright_box(), arched, &[0.5])
        + climb(&notched, columns, &[0.5])
        + climb(&notched, arched, &[0.5]);
    assert!(walked > 2_000 / stride(), "{walked}");
}

/// A box whose lower corner meets the shared corner of two blocks of a wall slides down or up the
/// wall: the upper block covers the top of the lower one.
#[test]
fn a_wall_of_flush_blocks_stops_a_box_at_the_corners_of_blocks() {
    let block = |y: f64| vec![p(0.0, y), p(9.0, y), p(9.0, y + 2.0), p(0.0, y + 2.0)];
    let blocks = [block(-4.0), block(-2.0), block(0.0), block(2.0)];
    for frame in frames() {
        for order in orders(4) {
            for from in [p(-0.5, -1.0), p(-0.75, -1.0), p(-1.5, -1.0)] {
                for press in [-0.5, 0.0, 0.5] {
                    let mut scene = Scene::new(frame, &blocks, &order, (&upright_box(), from));
                    // so that its corner meets that of the blocks
                    let free = -0.5 - from.x;
                    if free > 0.0 {
                        scene.go(p(free, 0.0));
                    }
                    let mut expected = p(free, 0.0);
                    for _ in 0..4 {
                        let (_, slid) = scene.go(p(1.0, press));
                        assert!(!slid.hits.is_empty());
                        expected.y += press;
                        let off = (scene.way() - expected).length();
                        assert!(off < 1e-6, "{frame:?} {order:?} {from} {press}: {slid:?}");
                    }
                }
            }
        }
    }
}

/// A column that is higher than the last one by more than a rounding error is a wall; one of the
/// same height is not.
#[test]
fn a_step_between_columns_stops_a_box() {
    for (rise, stops) in [(0.0, false), (1e-6, true), (0.5, true), (3.0, true)] {
        let mut columns = columns(&[p(-20.0, 0.0), p(0.0, 0.0), p(5.0, -2.0)]);
        let up = p(0.0, -2.0 - rise);
        columns.push([5.0, 15.0].map(|x| up + p(x, 0.0)).into());
        columns[2].extend([p(15.0, 100.0), p(5.0, 100.0)]);
        for frame in frames() {
            for order in orders(3) {
                let mut scene =
                    Scene::new(frame, &columns, &order, (&upright_box(), p(-2.0, -1.0)));
                for _ in 0..12 {
                    scene.go(p(1.0, 0.25));
                }
                let x = scene.way().x - 2.0;
                let at_step = (x - 4.5).abs() < 1e-5;
                let stopped = at_step && scene.go(p(1.0, 0.25)).0.length() < 1e-6;
                assert!(
                    if stops { stopped } else { x > 5.0 },
                    "{rise} {frame:?} {order:?}: {x}"
                );
            }
        }
    }
}

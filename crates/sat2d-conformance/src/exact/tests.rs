//! Answers that are worked out by hand.

use super::{
    Location, Region, Relation, Turning, first_contact, fraction, locate, ray, relation,
    squared_distance, sweep,
};
use super::{
    boundary, curved_relation, is_outline, is_simple, locate_curved, ray_at_curves, ray_at_ellipse,
    text,
};
use crate::draw::{self, Class, Precision, Rng};
use crate::form::{Form, Stroke};
use sat2d_judge::{Q, q};

fn ring(points: &[[i32; 2]]) -> Vec<[f64; 2]> {
    points.iter().map(|p| p.map(f64::from)).collect()
}

fn square(x: i32, y: i32, side: i32) -> Region {
    let corners = [[x, y], [x + side, y], [x + side, y + side], [x, y + side]];
    Region::new(&Form::Convex(ring(&corners)))
}

/// A frame from 0 to 10 with a square hole from 3 to 7.
fn frame() -> Region {
    let outline = ring(&[[0, 0], [10, 0], [10, 10], [0, 10]]);
    let hole = ring(&[[3, 3], [3, 7], [7, 7], [7, 3]]);
    Region::new(&Form::Polygon(vec![outline, hole]))
}

fn disc(x: f64, y: f64, radius: f64) -> Region {
    Region::new(&Form::Circle {
        center: [x, y],
        radius,
    })
}

fn point(x: f64, y: f64) -> [super::F; 2] {
    [x, y].map(fraction)
}

#[test]
fn a_frame_touches_what_fills_its_hole() {
    assert_eq!(
        relation(&frame(), &square(3, 3, 4)).relation,
        Relation::Touching
    );
    assert_eq!(
        relation(&frame(), &square(4, 4, 2)).relation,
        Relation::Disjoint
    );
    assert_eq!(
        relation(&square(4, 4, 4), &frame()).relation,
        Relation::Overlapping
    );
    assert_eq!(relation(&frame(), &frame()).relation, Relation::Overlapping);
    assert_eq!(
        relation(&frame(), &disc(5.0, 5.0, 2.0)).relation,
        Relation::Touching
    );
    assert_eq!(
        relation(&disc(5.0, 5.0, 1.5), &frame()).relation,
        Relation::Disjoint
    );
    assert_eq!(
        relation(&disc(1.0, 1.0, 0.5), &frame()).relation,
        Relation::Overlapping
    );
}

#[test]
fn margins_are_distances_and_depths() {
    assert_eq!(relation(&square(0, 0, 2), &square(5, 6, 2)).margin, 5.0);
    assert_eq!(relation(&square(0, 0, 4), &square(3, 1, 4)).margin, 1.0);
    assert_eq!(
        relation(&disc(0.0, 0.0, 1.0), &disc(3.0, 4.0, 2.0)).margin,
        2.0
    );
    assert_eq!(
        relation(&disc(0.0, 0.0, 3.0), &square(1, 1, 1)).relation,
        Relation::Overlapping
    );
}

#[test]
fn segments_cross_or_touch() {
    let segment = |ends| Region::new(&Form::Segment(ends));
    let long = segment([[0.0, 0.0], [4.0, 4.0]]);
    let of = |ends| relation(&long, &segment(ends)).relation;
    assert_eq!(of([[0.0, 4.0], [4.0, 0.0]]), Relation::Overlapping);
    assert_eq!(of([[2.0, 2.0], [4.0, 0.0]]), Relation::Touching);
    assert_eq!(of([[3.0, 3.0], [9.0, 9.0]]), Relation::Touching);
    assert_eq!(of([[5.0, 5.0], [9.0, 9.0]]), Relation::Disjoint);
    assert_eq!(of([[1.0, 1.0], [1.0, 1.0]]), Relation::Touching);
}

#[test]
fn points_are_outside_of_holes_only_off_their_boundary() {
    assert_eq!(locate(&frame(), &point(5.0, 5.0)), (Location::Outside, 2.0));
    assert_eq!(
        locate(&frame(), &point(7.0, 5.0)),
        (Location::Boundary, 0.0)
    );
    assert_eq!(locate(&frame(), &point(1.0, 5.0)), (Location::Inside, 1.0));
    assert_eq!(
        locate(&disc(0.0, 0.0, 5.0), &point(3.0, 4.0)).0,
        Location::Boundary
    );
}

#[test]
fn distances_are_squared() {
    assert_eq!(
        text(&squared_distance(&square(0, 0, 2), &square(5, 6, 2))),
        "25"
    );
    let triangle = Region::new(&Form::Convex(ring(&[[0, 3], [3, 0], [3, 3]])));
    assert_eq!(
        text(&squared_distance(&triangle, &square(-1, -1, 2))),
        "1/2"
    );
    assert_eq!(text(&squared_distance(&frame(), &square(4, 4, 1))), "1");
}

#[test]
fn rays_meet_the_first_edge() {
    let hit = |shape: &Region, from, to| {
        let entry = ray(shape, &from, &to).expect("starts outside");
        entry.fraction.map(|t| text(&t))
    };
    let one = |x: &str| Some(x.to_string());
    assert_eq!(hit(&frame(), point(-5.0, 1.0), point(4.0, 1.0)), one("5/9"));
    assert_eq!(hit(&frame(), point(5.0, 5.0), point(11.0, 5.0)), one("1/3"));
    assert_eq!(hit(&frame(), point(-5.0, 0.0), point(-1.0, 0.0)), None);
    // along an edge, and past a corner
    assert_eq!(hit(&frame(), point(-5.0, 0.0), point(5.0, 0.0)), one("1/2"));
    assert_eq!(
        hit(&frame(), point(-1.0, 1.0), point(1.0, -1.0)),
        one("1/2")
    );
    assert_eq!(
        hit(&disc(0.0, 0.0, 5.0), point(-8.0, 3.0), point(8.0, 3.0)),
        one("1/4")
    );
    assert!(ray(&disc(0.0, 0.0, 5.0), &point(-8.0, 1.0), &point(8.0, 1.0)).is_none());
    assert!(ray(&frame(), &point(1.0, 1.0), &point(8.0, 1.0)).is_none());
}

#[test]
fn sweeps_end_at_the_first_contact() {
    let entry = |motion| sweep(&square(0, 0, 1), &square(4, 1, 1), &motion);
    let first = entry(point(9.0, 1.0))
        .expect("apart")
        .fraction
        .expect("meets");
    assert_eq!(text(&first), "1/3");
    // along an edge: a corner slides past
    let grazes = entry(point(9.0, 0.0)).expect("apart");
    assert_eq!(
        (grazes.fraction.map(|t| text(&t)), grazes.margin),
        (Some("1/3".into()), 0.0)
    );
    assert!(entry(point(9.0, -1.0)).expect("apart").fraction.is_none());
    assert!(sweep(&square(0, 0, 1), &square(1, 0, 1), &point(1.0, 0.0)).is_none());
}

#[test]
fn rings_that_touch_themselves_are_refused() {
    let simple = |rings: &[&[[i32; 2]]]| {
        let exact = |points: &&[[i32; 2]]| {
            ring(points)
                .iter()
                .map(|p| p.map(fraction))
                .collect::<Vec<_>>()
        };
        is_simple(&rings.iter().map(exact).collect::<Vec<_>>())
    };
    let outline = [[0, 0], [9, 0], [9, 9], [0, 9]];
    assert!(simple(&[&outline, &[[1, 1], [1, 2], [2, 1]]]));
    assert!(!simple(&[&outline, &[[0, 1], [1, 2], [2, 1]]]));
    assert!(!simple(&[&outline, &[[11, 1], [11, 2], [12, 1]]]));
    assert!(!simple(&[&[[0, 0], [4, 4], [4, 0], [0, 4]]]));
    assert!(!simple(&[&[[0, 0], [4, 0], [2, 0], [2, 3]]]));
}

const HERE: [f64; 6] = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

type Start = ([f64; 2], Option<([f64; 2], f64)>);

/// An outline: where its edges begin, and their control points with weights.
fn outline(strokes: &[Start]) -> Form {
    let stroke = |&(start, control)| Stroke { start, control };
    Form::Outline(vec![strokes.iter().map(stroke).collect()])
}

/// The region above y = x² and below y = 4.
fn bowl() -> Form {
    outline(&[([-2.0, 4.0], Some(([0.0, -4.0], 1.0))), ([2.0, 4.0], None)])
}

fn circle(x: f64, y: f64, radius: f64) -> Form {
    Form::Circle {
        center: [x, y],
        radius,
    }
}

#[test]
fn two_judges_agree_on_circles_polygons_and_their_images() {
    let maps = [
        HERE,
        [2.0, 1.0, -1.0, 3.0, 5.0, 7.0],
        [0.5, 0.0, 4.0, -1.0, 0.0, 1.0],
    ];
    let mut seen = [[0; 3]; 5];
    for number in 0..3000 {
        let class = Class::ALL[number % 5];
        let mut rng = Rng::new(&[17, number as u64]);
        let Some((a, b)) = draw::pair(&mut rng, class, Precision::Single) else {
            continue;
        };
        if ![&a, &b].iter().all(|form| draw::is_valid(form)) {
            continue;
        }
        let map = rng.pick(&maps);
        let expected = relation(&Region::new(&a), &Region::new(&b));
        let found = curved_relation(&boundary(&a, map), &boundary(&b, map));
        assert_eq!(
            found.relation,
            expected.relation,
            "{} {} {map:?}",
            a.text(),
            b.text()
        );
        if *map == HERE && expected.relation == Relation::Disjoint {
            assert!(found.margin <= expected.margin, "{} {}", a.text(), b.text());
            if class == Class::Clear {
                assert!(
                    found.margin >= 0.98 * expected.margin,
                    "{} {}",
                    a.text(),
                    b.text()
                );
            }
        }
        seen[number % 5][expected.relation as usize] += 1;
    }
    let total = [0, 1, 2].map(|i| seen.iter().map(|counts| counts[i]).sum::<i32>());
    assert!(total.iter().all(|&count| count > 200), "{seen:?}");
}

#[test]
fn depths_of_shapes_with_curves_are_diameters_within_both() {
    let of = |a: &Form, b: &Form| curved_relation(&boundary(a, &HERE), &boundary(b, &HERE));
    let lens = of(&circle(0.0, 0.0, 5.0), &circle(6.0, 0.0, 4.0));
    assert_eq!(lens.relation, Relation::Overlapping);
    assert!(lens.margin <= 3.0 && lens.margin > 2.8, "{}", lens.margin);
    let inner = of(&circle(0.0, 0.0, 5.0), &circle(0.0, 0.0, 5.0));
    assert!(
        inner.margin <= 10.0 && inner.margin > 9.5,
        "{}",
        inner.margin
    );
}

#[test]
fn outlines_meet_what_their_curves_meet() {
    let bowl = boundary(&bowl(), &HERE);
    let of = |form: &Form| curved_relation(&bowl, &boundary(form, &HERE)).relation;
    let below = |y: f64| Form::Convex(vec![[-9.0, -9.0], [9.0, -9.0], [9.0, y], [-9.0, y]]);
    assert_eq!(of(&below(0.0)), Relation::Touching);
    assert_eq!(of(&below(-1e-9)), Relation::Disjoint);
    // a tangent of 45 degrees, at (1/2, 1/4)
    let tangent = |y: f64| Form::Convex(vec![[0.0, y], [9.0, -9.0], [4.0, 4.0 + y]]);
    assert_eq!(of(&tangent(-0.25)), Relation::Touching);
    assert_eq!(of(&tangent((-0.25_f64).next_up())), Relation::Overlapping);
    assert_eq!(of(&tangent((-0.25_f64).next_down())), Relation::Disjoint);
    assert_eq!(of(&circle(0.0, 0.5, 0.5)), Relation::Overlapping);
    assert_eq!(of(&circle(0.0, -0.5, 0.5)), Relation::Touching);
    // what is left of the square around the bowl
    let rest = outline(&[
        ([-2.0, 4.0], Some(([0.0, -4.0], 1.0))),
        ([2.0, 4.0], None),
        ([2.0, -1.0], None),
        ([-2.0, -1.0], None),
    ]);
    assert_eq!(of(&rest), Relation::Touching);
    assert_eq!(of(&self::bowl()), Relation::Overlapping);
}

#[test]
fn points_are_on_curves_exactly() {
    let bowl = boundary(&bowl(), &HERE);
    let at = |x: f64, y: f64| locate_curved(&bowl, [x, y]).0;
    assert_eq!(at(0.75, 0.5625), Location::Boundary);
    assert_eq!(at(0.75, 0.5625_f64.next_up()), Location::Inside);
    assert_eq!(at(0.75, 0.5625_f64.next_down()), Location::Outside);
    assert_eq!(at(0.0, -4.0), Location::Outside);
    let (_, gap) = locate_curved(&bowl, [0.0, -4.0]);
    assert!(gap <= 4.0 && gap > 3.9, "{gap}");
    // x = 3 cos t, y = 2 sin t
    let oval = boundary(&circle(0.0, 0.0, 1.0), &[3.0, 0.0, 0.0, 2.0, 0.0, 0.0]);
    assert_eq!(locate_curved(&oval, [-3.0, 0.0]).0, Location::Boundary);
    assert_eq!(locate_curved(&oval, [1.0, 1.875]).0, Location::Inside);
    assert_eq!(locate_curved(&oval, [1.0, 1.9]).0, Location::Outside);
    let fifths = boundary(&circle(0.0, 0.0, 5.0), &[3.0, 0.0, 0.0, 2.0, 0.0, 0.0]);
    assert_eq!(locate_curved(&fifths, [9.0, -8.0]).0, Location::Boundary);
    // half of an ellipse: with the weight 1/2 the middle is (p + c + e) / 3
    let arc = outline(&[([-3.0, 0.0], Some(([0.0, 9.0], 0.5))), ([3.0, 0.0], None)]);
    let arc = boundary(&arc, &HERE);
    assert_eq!(locate_curved(&arc, [0.0, 3.0]).0, Location::Boundary);
}

#[test]
fn outlines_whose_edges_meet_are_refused() {
    let simple = |form: &Form| match form {
        Form::Outline(contours) => is_outline(contours),
        _ => false,
    };
    assert!(simple(&bowl()));
    let curve = |start: [f64; 2], control: [f64; 2]| (start, Some((control, 1.0)));
    // a line across the curve, one that touches it, the same curve twice, a curve on its chord, and
    // one beyond its end
    let line = |points: [[f64; 2]; 2]| points.map(|p| (p, None));
    for [p, q] in [[[9.0, 1.0], [-9.0, 1.0]], [[9.0, 0.0], [-9.0, 0.0]]] {
        let closed = [
            &[curve([-2.0, 4.0], [0.0, -4.0]), ([2.0, 4.0], None)],
            &line([p, q])[..],
        ];
        assert!(!simple(&outline(&closed.concat())), "{p:?}");
    }
    let ends = [[0.0, 0.0], [4.0, 0.0]];
    assert!(!simple(&outline(&[
        curve(ends[0], [2.0, 2.0]),
        curve(ends[1], [2.0, 2.0])
    ])));
    assert!(!simple(&outline(&[
        curve(ends[0], [2.0, 0.0]),
        (ends[1], None)
    ])));
    assert!(!simple(&outline(&[
        curve(ends[0], [5.0, 0.0]),
        (ends[1], None),
        ([2.0, 3.0], None)
    ])));
    assert!(simple(&outline(&[
        curve(ends[0], [2.0, 2.0]),
        curve(ends[1], [2.0, 1.0])
    ])));
}

#[test]
fn rays_meet_ellipses_where_they_meet_circles() {
    // a circle of radius 5, three times as wide, half as high
    let (disc, map) = (circle(0.0, 0.0, 5.0), [3.0, 0.0, 0.0, 0.5, 0.0, 0.0]);
    let hit = |from, to| ray_at_ellipse(&disc, &map, from, to).expect("a fraction");
    let across = hit([-24.0, 1.5], [24.0, 1.5]);
    assert_eq!(across.fraction.map(|t| text(&t)), Some("1/4".into()));
    // the normal there is (-12 / 225, 1.5 / 6.25), times some number
    assert!(
        (across.condition - 4.609_772).abs() < 1e-4,
        "{}",
        across.condition
    );
    assert_eq!(across.margin, 1.0);
    let passed = hit([-24.0, 2.5], [24.0, 2.5]);
    assert_eq!((passed.margin, passed.condition), (0.0, 1.0));
    assert!(hit([-24.0, 3.0], [24.0, 3.0]).fraction.is_none());
}

/// A triangle whose tip turns from (5, 0) about the origin.
fn hand(angle: f64) -> Turning {
    Turning {
        form: Form::Convex(ring(&[[0, 0], [5, 0], [0, 1]])),
        way: [0.0, 0.0],
        angle,
        pivot: [0.0, 0.0],
    }
}

fn resting(form: Form) -> Turning {
    Turning { form, ..hand(0.0) }
}

fn shelf(y: f64) -> Turning {
    resting(Form::Convex(vec![
        [-9.0, y],
        [9.0, y],
        [9.0, y + 2.0],
        [-9.0, y + 2.0],
    ]))
}

#[test]
fn a_tip_that_turns_meets_a_shelf_at_the_angle_whose_sine_it_is() {
    for (angle, shelf_at, to) in [
        (1.0, 3.0, 0.6_f64.asin()),
        (60.0, 4.0, 0.8_f64.asin() / 60.0),
        (2.0, 4.9375, 0.9875_f64.asin() / 2.0),
        (-4.0, -7.5, 2.0), // below the tip
        (-4.0, -3.0 - 2.0, 0.6_f64.asin() / 4.0),
    ] {
        let bounds = first_contact(&hand(angle), &shelf(shelf_at)).expect("proved");
        match bounds.times {
            Some([earliest, latest]) => {
                assert!(
                    earliest - 1e-14 <= to && to <= latest + 1e-14,
                    "{to} {earliest} {latest}"
                );
                assert!(latest - earliest <= 1.0 / (1_u64 << 29) as f64);
                // the tip's speed across the shelf
                let speed = angle.abs() * 5.0 * (to * angle.abs()).cos();
                assert!(
                    (bounds.condition * speed - 1.0).abs() < 1e-6,
                    "{}",
                    bounds.condition
                );
                assert!(bounds.margin > 0.05, "{}", bounds.margin);
            }
            None => assert_eq!(to, 2.0),
        }
    }
    let passes = first_contact(&hand(3.0), &shelf(5.0625)).expect("proved");
    assert!(passes.times.is_none() && passes.margin <= 0.0625 && passes.margin > 0.0156);
    let scratches = first_contact(&hand(3.0), &shelf(5.0 - 1e-3)).expect("proved");
    assert!(scratches.times.is_some() && scratches.margin <= 1e-3);
    // exactly a tangent
    assert!(first_contact(&hand(3.0), &shelf(5.0)).is_none());
    assert!(
        first_contact(
            &hand(1.0),
            &resting(Form::Convex(ring(&[[1, 0], [2, 0], [2, 1]])))
        )
        .is_none()
    );
}

#[test]
fn what_does_not_turn_meets_when_a_sweep_does() {
    let mut met = 0;
    for number in 0..400 {
        let mut rng = Rng::new(&[23, number]);
        let Some((a, b, way)) = draw::flight(&mut rng, Class::Clear, Precision::Single) else {
            continue;
        };
        let Some(exact) = sweep(&Region::new(&a), &Region::new(&b), &way.map(fraction)) else {
            continue;
        };
        // half of the way each
        let half = way.map(|x| x / 2.0);
        let one = Turning {
            way: half,
            ..resting(a)
        };
        let other = Turning {
            way: half.map(|x| -x),
            ..resting(b)
        };
        let Some(bounds) = first_contact(&one, &other) else {
            assert!(exact.margin < 1e-3, "{number}");
            continue;
        };
        match (bounds.times, &exact.fraction) {
            (Some(times), Some(part)) => {
                let [earliest, latest] = times.map(fraction);
                assert!(earliest <= *part && *part <= latest, "{number}");
                met += 1;
            }
            (None, None) => {}
            (found, exact) => panic!("{number}: {found:?} {exact:?}"),
        }
    }
    assert!(met > 50, "{met}");
}

/// Polygons and circles as curves.
#[test]
fn rays_at_curves_are_those_at_polygons_and_circles() {
    let mut counts = [0; 2];
    for number in 0..600 {
        let mut rng = Rng::new(&[41, number]);
        let class = Class::ALL[number as usize % Class::ALL.len()];
        let Some((form, [from, to])) = draw::cast(&mut rng, class, Precision::Double) else {
            continue;
        };
        let of_region = ray(&Region::new(&form), &from.map(fraction), &to.map(fraction));
        let shape = boundary(&form, &HERE);
        let (Some(expected), Some(found)) = (of_region, ray_at_curves(&shape, from, to)) else {
            continue;
        };
        counts[usize::from(expected.fraction.is_some())] += 1;
        let between = found
            .part
            .map(|part| part.map(|x| x.to_string().parse().unwrap()));
        match (&expected.fraction, &between) {
            (Some(t), Some([earliest, latest])) => assert!(earliest <= t && t <= latest),
            (None, None) => {}
            (expected, found) => panic!("{expected:?} {found:?}"),
        }
    }
    assert!(counts.iter().all(|count| *count > 50), "{counts:?}");
}

/// The ray is outside until the hit, which is the change of side, if it crosses an edge there.
#[test]
fn rays_enter_outlines_between_both_fractions() {
    let (mut crossed, mut alone) = (0, 0);
    for number in 0..4000 {
        let mut rng = Rng::new(&[42, number]);
        let class = Class::ALL[number as usize % Class::ALL.len()];
        let drawn = draw::outline_cast(&mut rng, class);
        let Some((placed, [from, to])) = drawn.filter(|(placed, _)| placed.is_valid()) else {
            continue;
        };
        let shape = boundary(&placed.form, &placed.at.product());
        let Some(entry) = ray_at_curves(&shape, from, to) else {
            continue;
        };
        let relation = |t: &Q| {
            let at = [0, 1].map(|axis| q(from[axis]) + (q(to[axis]) - q(from[axis])) * t);
            sat2d_judge::point_relation(&shape, &at)
        };
        let end = entry.part.as_ref().map_or(q(1.0), |part| part[0].clone());
        for eighth in 0..8 {
            let t = &end * q(f64::from(eighth) / 8.0);
            assert_eq!(
                relation(&t),
                sat2d_judge::Relation::Disjoint,
                "{t} of {end}"
            );
        }
        match &entry.part {
            None => assert_eq!(relation(&end), sat2d_judge::Relation::Disjoint),
            Some([earliest, latest]) if earliest == latest => {
                assert_eq!(relation(earliest), sat2d_judge::Relation::Touching);
            }
            Some([earliest, latest]) if !entry.touches => {
                crossed += 1;
                assert!(latest - earliest <= q(0.5_f64.powi(60)));
                assert_eq!(relation(earliest), sat2d_judge::Relation::Disjoint);
                let hits = sat2d_judge::ray(&shape, &from.map(q), &to.map(q));
                // a sliver may end there as well
                let is_alone = hits.iter().filter(|hit| hit.part[0] <= *latest).count() == 1;
                let inside = sat2d_judge::Relation::Overlapping;
                assert!(!is_alone || relation(latest) == inside, "{number}");
                alone += usize::from(is_alone);
            }
            Some(_) => {}
        }
    }
    assert!(alone > 100 && alone * 10 > crossed * 9, "{crossed} {alone}");
}

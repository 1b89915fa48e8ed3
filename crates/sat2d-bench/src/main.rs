//! scratch
use sat2d_bench::*;
use std::time::Instant;
fn main() {
    let which: Vec<String> = std::env::args().skip(1).collect();
    let on = |s: &str| which.is_empty() || which.iter().any(|w| w == s);
    let cs = cases(10_000, 256, 6.2, 2);
    let rects = rectangles(256, 1);
    let octs = polygons(256, 8, 1);
    let time = |name: &str, f: &dyn Fn() -> usize| {
        let mut best = f64::MAX;
        let mut n = 0;
        for _ in 0..60 {
            let t = Instant::now();
            n = f();
            best = best.min(t.elapsed().as_nanos() as f64 / 10_000.0);
        }
        println!("{name:20} {best:8.2} ns {n}");
    };
    fn ours<P>(pool: &[Forms<P>], cases: &[Case]) -> usize {
        cases
            .iter()
            .filter(|case| {
                let [a, b] = case.shapes.map(|i| &pool[i].shape);
                let [ta, tb] = &case.transforms;
                sat2d::hits(a, ta, b, tb).expect("in range")
            })
            .count()
    }
    fn parry<P: parry2d_f64::shape::Shape>(pool: &[Forms<P>], cases: &[Case]) -> usize {
        cases
            .iter()
            .filter(|case| {
                let [a, b] = case.shapes.map(|i| &pool[i].parry);
                parry2d_f64::query::intersection_test(&case.poses[0], a, &case.poses[1], b)
                    .unwrap()
                    .intersecting
            })
            .count()
    }
    if on("rect") {
        time("rect ours", &|| ours(&rects, &cs));
        time("rect parry", &|| parry(&rects, &cs));
        time("rect parry cuboid", &|| {
            cs.iter()
                .filter(|case| {
                    let [a, b] = case.shapes.map(|i| &rects[i].parry);
                    parry2d_f64::query::details::intersection_test_cuboid_cuboid(
                        &(case.poses[0].inverse() * case.poses[1]),
                        a,
                        b,
                    )
                })
                .count()
        });
    }
    if on("circle") {
        use parry2d_f64::shape::Ball;
        let mut rng = fastrand::Rng::with_seed(5);
        let circles: Vec<Forms<Ball>> = (0..256)
            .map(|_| {
                let r = 0.5 + 2.0 * rng.f64();
                Forms {
                    shape: sat2d::Shape::circle(sat2d::DVec2::ZERO, r).unwrap(),
                    parry: Ball::new(r),
                }
            })
            .collect();
        time("circle-circle ours", &|| ours(&circles, &cs));
        time("circle-circle parry", &|| parry(&circles, &cs));
        time("circle-oct ours", &|| {
            cs.iter()
                .filter(|case| {
                    sat2d::hits(
                        &circles[case.shapes[0]].shape,
                        &case.transforms[0],
                        &octs[case.shapes[1]].shape,
                        &case.transforms[1],
                    )
                    .unwrap()
                })
                .count()
        });
        time("circle-oct parry", &|| {
            cs.iter()
                .filter(|case| {
                    parry2d_f64::query::intersection_test(
                        &case.poses[0],
                        &circles[case.shapes[0]].parry,
                        &case.poses[1],
                        &octs[case.shapes[1]].parry,
                    )
                    .unwrap()
                    .intersecting
                })
                .count()
        });
        time("rect-oct ours", &|| {
            cs.iter()
                .filter(|case| {
                    sat2d::hits(
                        &rects[case.shapes[0]].shape,
                        &case.transforms[0],
                        &octs[case.shapes[1]].shape,
                        &case.transforms[1],
                    )
                    .unwrap()
                })
                .count()
        });
        time("rect-oct parry", &|| {
            cs.iter()
                .filter(|case| {
                    parry2d_f64::query::intersection_test(
                        &case.poses[0],
                        &rects[case.shapes[0]].parry,
                        &case.poses[1],
                        &octs[case.shapes[1]].parry,
                    )
                    .unwrap()
                    .intersecting
                })
                .count()
        });
    }
    if which.iter().any(|w| w == "grow") {
        for n in [4, 8, 16, 32, 64, 65, 128, 256, 512, 1024, 2048, 4096] {
            let pool = polygons(32, n, 1);
            let cs = cases(10_000, 32, 6.2, 2);
            let u = cs
                .iter()
                .filter(|case| {
                    let [a, b] = case.shapes.map(|i| &pool[i].shape);
                    let [ta, tb] = &case.transforms;
                    sat2d::relation(a, ta, b, tb).unwrap() == sat2d::Relation::Touching
                })
                .count();
            time(&format!("{n} ours {u}"), &|| ours(&pool, &cs));
            if n <= 256 {
                time(&format!("{n} parry"), &|| parry(&pool, &cs));
            }
        }
    }
    if on("oct") {
        time("oct ours", &|| ours(&octs, &cs));
        println!(
            "{}",
            cs.iter()
                .filter(|case| {
                    let [a, b] = case.shapes.map(|i| &octs[i].shape);
                    let [ta, tb] = &case.transforms;
                    sat2d::relation(a, ta, b, tb).unwrap() == sat2d::Relation::Touching
                })
                .count()
        );
        time("oct parry", &|| parry(&octs, &cs));
    }
}
#[test]
fn share() {}

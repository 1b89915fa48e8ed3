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
    if on("batch") {
        fn run<T: sat2d::batch::Scalar + Copy>(name: &str, n: usize, f: impl Fn(f64) -> T) {
            let mut rng = fastrand::Rng::with_seed(3);
            let mut side = || {
                let mut c: [Vec<T>; 6] = Default::default();
                for _ in 0..n {
                    let (s, k) = (rng.f64() * 7.0).sin_cos();
                    let (w, h) = (0.5 + 2.0 * rng.f64(), 0.5 + 2.0 * rng.f64());
                    for (c, v) in c.iter_mut().zip([
                        6.2 * rng.f64(),
                        6.2 * rng.f64(),
                        w * k,
                        w * s,
                        -h * s,
                        h * k,
                    ]) {
                        c.push(f(v));
                    }
                }
                c
            };
            let (a, b) = (side(), side());
            fn cols<T>(c: &[Vec<T>; 6]) -> sat2d::batch::Rectangles<'_, T> {
                sat2d::batch::Rectangles {
                    center_x: &c[0],
                    center_y: &c[1],
                    u_x: &c[2],
                    u_y: &c[3],
                    v_x: &c[4],
                    v_y: &c[5],
                }
            }
            let mut out = vec![sat2d::Relation::Disjoint; n];
            let mut best = f64::MAX;
            let inner = (400_000 / n).max(1);
            for _ in 0..30 {
                let t = Instant::now();
                for _ in 0..inner {
                    sat2d::batch::rectangles(cols(&a), cols(&b), &mut out).unwrap();
                }
                best = best.min(t.elapsed().as_nanos() as f64 / (n * inner) as f64);
            }
            println!(
                "{name} {n}: {best:.2} ns {}",
                out.iter().filter(|r| r.hits()).count()
            );
        }
        for n in [512, 4096, 4_000_000] {
            run::<f32>("f32", n, |x| x as f32);
            run::<f64>("f64", n, |x| x);
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

//! Verdicts of circles that are scaled unevenly: `cargo run --release -p sat2d-bench --bin
//! ellipses` prints the table, and `-- --write` writes it into `docs/performance.md`.
//!
//! The pairs are random, as those of the other tables; about half of them hit. parry has no
//! ellipse, so it gets one as a support map, which is how avian has ellipses. The pairs that touch
//! exactly are images of a circle that touches another one or a square, in whole numbers.

use fastrand::Rng;
use parry2d_f64::math::{Pose as ParryPose, Vector};
use parry2d_f64::query::details::intersection_test_support_map_support_map;
use parry2d_f64::shape::{Cuboid, SupportMap};
use sat2d::{DVec2, Relation, Shape, Transform, hits, relation};
use sat2d_bench::measure::{FRESH_PAIRS, Work, in_turns};
use sat2d_figures::documents;
use std::f64::consts::TAU;
use std::hint::black_box;
use std::time::Instant;

const TOUCHING: usize = 1_000;
const ROUNDS: usize = 41;

/// An ellipse about its origin.
struct Oval(DVec2);

impl SupportMap for Oval {
    fn local_support_point(&self, direction: Vector) -> Vector {
        let scaled = Vector::new(direction.x * self.0.x, direction.y * self.0.y);
        let length = scaled.length();
        if length > 0.0 {
            Vector::new(scaled.x * self.0.x, scaled.y * self.0.y) / length
        } else {
            Vector::new(self.0.x, 0.0)
        }
    }
}

/// Half-axes or half a size, a position and an angle.
struct Placed {
    half: DVec2,
    position: DVec2,
    angle: f64,
}

impl Placed {
    fn new(rng: &mut Rng) -> Placed {
        let half = DVec2::new(0.5 + 2.0 * rng.f64(), 0.5 + 2.0 * rng.f64());
        let position = DVec2::new(6.2 * rng.f64(), 6.2 * rng.f64());
        let angle = TAU * rng.f64();
        Placed {
            half,
            position,
            angle,
        }
    }

    /// The map of the unit circle, and of a square with sides of 2.
    fn transform(&self) -> Transform {
        let DVec2 { x, y } = self.half;
        Transform::placement(self.position, self.angle, x, y).expect("a placement")
    }

    fn pose(&self) -> ParryPose {
        ParryPose::new(Vector::new(self.position.x, self.position.y), self.angle)
    }
}

/// The medians of one kind of pair.
struct Times {
    ours: f64,
    of_polygons: f64,
    of_parry: f64,
    /// Answers of the polygons and of parry that are wrong.
    wrong: [usize; 2],
    touching: f64,
    slowest: f64,
}

fn main() -> anyhow::Result<()> {
    let (ellipses, rectangles) = (times(true), times(false));
    let row = |title: &str, of: &dyn Fn(&Times) -> String| {
        format!("| {title} | {} | {} |\n", of(&rectangles), of(&ellipses))
    };
    let wrong = |count: usize| format!("{:.1} %", 100.0 * count as f64 / FRESH_PAIRS as f64);
    let table = [
        "| ns a pair | ellipse–rectangle | ellipse–ellipse |\n| --- | ---: | ---: |\n".to_owned(),
        row("**sat2d** `relation`", &|t| format!("**{:.0}**", t.ours)),
        row("sat2d, a 16-gon in place of each ellipse", &|t| {
            format!("{:.0}", t.of_polygons)
        }),
        row("— its answers that are wrong", &|t| wrong(t.wrong[0])),
        row("parry2d-f64, support maps and GJK", &|t| {
            format!("{:.0}", t.of_parry)
        }),
        row("— its answers that are wrong", &|t| wrong(t.wrong[1])),
        row("sat2d, pairs that touch exactly: median", &|t| {
            format!("{:.0}", t.touching)
        }),
        row("— the slowest of them", &|t| format!("{:.0}", t.slowest)),
    ]
    .concat();
    print!("{table}");
    if std::env::args().any(|word| word == "--write") {
        documents::write("ellipses", &table)?;
    }
    Ok(())
}

/// An ellipse beside another one, or beside a rectangle.
fn times(is_ellipse: bool) -> Times {
    let circle = Shape::circle(DVec2::ZERO, 1.0).expect("a circle");
    let corners: Vec<DVec2> = (0..16)
        .map(|k| DVec2::from_angle(f64::from(k) * TAU / 16.0))
        .collect();
    let polygon = Shape::convex_polygon(&corners).expect("a polygon");
    let square = Shape::rectangle(2.0, 2.0).expect("a square");
    let (other, other_polygon) = if is_ellipse {
        (&circle, &polygon)
    } else {
        (&square, &square)
    };
    let rng = &mut Rng::with_seed(1);
    let pairs: Vec<[Placed; 2]> = (0..FRESH_PAIRS)
        .map(|_| [Placed::new(rng), Placed::new(rng)])
        .collect();
    let maps: Vec<[Transform; 2]> = pairs
        .iter()
        .map(|pair| pair.each_ref().map(Placed::transform))
        .collect();
    let poses: Vec<[ParryPose; 2]> = pairs
        .iter()
        .map(|pair| pair.each_ref().map(Placed::pose))
        .collect();
    let [mut ours, mut of_polygons, mut of_parry] = [(); 3].map(|()| vec![false; FRESH_PAIRS]);
    let times = {
        let answer = |a: &Shape, b: &Shape, out: &mut [bool]| {
            for ([ta, tb], out) in maps.iter().zip(out) {
                *out = hits(a, ta, b, tb).expect("in range");
            }
        };
        let works: &mut [Work<'_>] = &mut [
            Box::new(|| answer(&circle, other, &mut ours)),
            Box::new(|| answer(&polygon, other_polygon, &mut of_polygons)),
            Box::new(|| {
                for (([a, b], [pa, pb]), out) in pairs.iter().zip(&poses).zip(&mut of_parry) {
                    let (pose, half) = (pa.inverse() * *pb, b.half);
                    let first = Oval(a.half);
                    *out = if is_ellipse {
                        intersection_test_support_map_support_map(&pose, &first, &Oval(half))
                    } else {
                        let second = Cuboid::new(Vector::new(half.x, half.y));
                        intersection_test_support_map_support_map(&pose, &first, &second)
                    };
                }
            }),
        ];
        in_turns(ROUNDS, FRESH_PAIRS, works)
    };
    let wrong = [&of_polygons, &of_parry].map(|theirs| {
        let same = ours.iter().zip(theirs).filter(|(one, other)| one == other);
        FRESH_PAIRS - same.count()
    });
    let mut touching = touching(rng, is_ellipse);
    touching.sort_by(f64::total_cmp);
    Times {
        ours: times[0].median,
        of_polygons: times[1].median,
        of_parry: times[2].median,
        wrong,
        touching: touching[touching.len() / 2],
        slowest: touching[touching.len() - 1],
    }
}

/// The time of each of some pairs that touch: the fastest of as many calls as there are rounds.
fn touching(rng: &mut Rng, is_ellipse: bool) -> Vec<f64> {
    let mut times = vec![];
    while times.len() < TOUCHING {
        // as many digits as leave all products exact
        let mut whole = || rng.i64(-1 << 40..1 << 40) as f64;
        let [a, b, c, d, x, y] = [(); 6].map(|()| whole());
        let Ok(map) = Transform::new(a, b, c, d, x, y) else {
            continue;
        };
        // the sides 3, 4 and 5 of a triangle, or straight above an edge
        let (other, at) = if is_ellipse {
            let direction = [[3.0, 4.0], [-4.0, 3.0], [5.0, 0.0]][rng.usize(0..3)];
            (Shape::circle(DVec2::ZERO, 3.0), DVec2::from(direction))
        } else {
            let aside = rng.f64() - 0.5;
            (
                Shape::rectangle(2.0, 2.0),
                DVec2::new((aside * 256.0).round() / 256.0, 3.0),
            )
        };
        let circle = Shape::circle(DVec2::ZERO, 2.0).expect("a circle");
        let other = other.expect("a shape");
        let moved = Transform::translation(at).and_then(|t| map.product(&t));
        let moved = moved.expect("in range");
        if map.is_similarity() {
            continue;
        }
        let mut fastest = f64::INFINITY;
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let found = relation(black_box(&other), &map, &circle, &moved);
            fastest = fastest.min(start.elapsed().as_nanos() as f64);
            assert_eq!(found, Ok(Relation::Touching));
        }
        times.push(fastest);
    }
    times
}

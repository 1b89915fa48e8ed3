//! The boolean verdict of one pair, beside parry, on the same 10,000 pairs: `cargo bench -p sat2d-bench --bench verdict`.
//! A row's time divided by 10,000 is the time of a pair.

use divan::{Bencher, black_box};
use parry2d_f64::query::intersection_test;
use parry2d_f64::shape::Shape as ParryShape;
use sat2d_bench::{Case, Forms, cases, polygons, rectangles};

const PAIRS: usize = 10_000;
const POOL: usize = 256;

fn main() {
    agree(&rectangles(POOL, 1), &cases(PAIRS, POOL, 6.2, 2));
    agree(&polygons(POOL, 8, 1), &cases(PAIRS, POOL, 6.2, 2));
    divan::main();
}

fn ours<P>(pool: &[Forms<P>], case: &Case) -> bool {
    let [a, b] = case.shapes.map(|i| &pool[i].shape);
    let [ta, tb] = &case.transforms;
    sat2d::hits(a, ta, b, tb).expect("in range")
}

fn parry<P: ParryShape>(pool: &[Forms<P>], case: &Case) -> bool {
    let [a, b] = case.shapes.map(|i| &pool[i].parry);
    intersection_test(&case.poses[0], a, &case.poses[1], b)
        .expect("supported")
        .intersecting
}

/// A time is worth comparing only where the answers are the same.
fn agree<P: ParryShape>(pool: &[Forms<P>], cases: &[Case]) {
    let hits = cases.iter().filter(|case| ours(pool, case)).count();
    let differ = cases
        .iter()
        .filter(|case| ours(pool, case) != parry(pool, case))
        .count();
    println!("{} pairs, {hits} hit, {differ} answers differ", cases.len());
    assert!(
        differ * 1000 < cases.len(),
        "more than touching can explain"
    );
}

fn count(hit: impl Fn(&Case) -> bool, cases: &[Case]) -> usize {
    cases.iter().filter(|case| hit(black_box(case))).count()
}

#[divan::bench]
fn rectangles_sat2d(bencher: Bencher) {
    let (pool, cases) = (rectangles(POOL, 1), cases(PAIRS, POOL, 6.2, 2));
    bencher.bench(|| count(|case| ours(&pool, case), &cases));
}

#[divan::bench]
fn rectangles_parry(bencher: Bencher) {
    let (pool, cases) = (rectangles(POOL, 1), cases(PAIRS, POOL, 6.2, 2));
    bencher.bench(|| count(|case| parry(&pool, case), &cases));
}

#[divan::bench]
fn octagons_sat2d(bencher: Bencher) {
    let (pool, cases) = (polygons(POOL, 8, 1), cases(PAIRS, POOL, 6.2, 2));
    bencher.bench(|| count(|case| ours(&pool, case), &cases));
}

#[divan::bench]
fn octagons_parry(bencher: Bencher) {
    let (pool, cases) = (polygons(POOL, 8, 1), cases(PAIRS, POOL, 6.2, 2));
    bencher.bench(|| count(|case| parry(&pool, case), &cases));
}

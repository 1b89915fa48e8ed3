//! Random and degenerate rings: each is either rejected or decomposed, and a brute-force judge
//! decides which of the two is right.
//!
//! The long run, ten million polygons unless the environment says otherwise:
//! `SAT2D_FUZZ_RINGS=10000000 cargo test --release -p sat2d --test decompose -- --ignored`

use proptest::prelude::*;
use sat2d::DVec2;
use sat2d::decompose::{Deviation, Method, Options, Polygon, Preference};
use sat2d_test_support::partition_judge::{self, P, is_decomposition, is_polygon};
use sat2d_test_support::seeds;
use std::ops::Range;

const FAST: Options = Options {
    method: Method::Fast,
    max_corners: None,
    prefer: Preference::AsCut,
    work_limit: None,
};

/// The options of every case.
const WANTED: [(Method, Option<usize>, Preference); 10] = [
    (Method::Fast, None, Preference::AsCut),
    (Method::Fast, None, Preference::Fat),
    (Method::Fast, Some(4), Preference::AsCut),
    (Method::Fewest, None, Preference::AsCut),
    (Method::Fewest, Some(5), Preference::Fat),
    (Method::Balanced, None, Preference::WideAngles),
    (Method::Slicing, None, Preference::AsCut),
    (Method::Slicing, None, Preference::Fat),
    (Method::Slicing, Some(3), Preference::AsCut),
    (Method::Slicing, Some(4), Preference::WideAngles),
];

/// Rings in integers and the power of two that scales them.
#[derive(Clone, Debug)]
pub struct Case {
    pub rings: Vec<Vec<P>>,
    pub exponent: i32,
}

impl Case {
    /// A number times the power of two.
    pub fn scaled(&self, x: f64) -> f64 {
        (0..self.exponent.abs()).fold(x, |x, _| if self.exponent < 0 { x / 2.0 } else { x * 2.0 })
    }

    pub fn doubles(&self) -> Vec<Vec<DVec2>> {
        let double = |x: i128| self.scaled(x as f64);
        self.rings
            .iter()
            .map(|ring| {
                ring.iter()
                    .map(|p| DVec2::new(double(p.0), double(p.1)))
                    .collect()
            })
            .collect()
    }
}

/// A tolerance and a deviation for a case.
pub struct Within {
    /// The tolerance is so many quarters of the unit of the case's integers.
    pub quarters: u32,
    pub tolerance: f64,
    pub deviation: Deviation,
}

pub const DEVIATIONS: [Deviation; 3] = [Deviation::Either, Deviation::Outward, Deviation::Inward];

/// Calls `check` with the valid ones of so many random cases; returns their number.
pub fn for_each_valid(
    seeds: Range<u64>,
    mut check: impl FnMut(u64, &Case, &[&[DVec2]], &Polygon, &Within),
) -> u64 {
    let mut valid = 0;
    for seed in seeds {
        let case = random_case(seed);
        let doubles = case.doubles();
        let rings: Vec<&[DVec2]> = doubles.iter().map(Vec::as_slice).collect();
        let Ok(polygon) = Polygon::new(&rings) else {
            continue;
        };
        valid += 1;
        let quarters = [0, 1, 3, 4, 6, 10, 40][seed as usize / 3 % 7];
        let within = Within {
            quarters,
            tolerance: case.scaled(f64::from(quarters) / 4.0),
            deviation: DEVIATIONS[seed as usize % 3],
        };
        check(seed, &case, &rings, &polygon, &within);
    }
    valid
}

/// Judges the library's answers to a case; returns whether it is valid.
fn check(case: &Case) -> bool {
    let doubles = case.doubles();
    let rings: Vec<&[DVec2]> = doubles.iter().map(Vec::as_slice).collect();
    let valid = is_polygon(&case.rings);
    let polygon = match Polygon::new(&rings) {
        Ok(polygon) => polygon,
        Err(error) => {
            assert!(!valid, "refused: {error}: {case:?}");
            return false;
        }
    };
    assert!(valid, "taken, but is no polygon: {case:?}");
    let points = case.rings.concat();
    for (method, max_corners, prefer) in WANTED {
        let cut = polygon.decompose(&Options {
            method,
            max_corners,
            prefer,
            work_limit: None,
        });
        cut.verify(&rings)
            .unwrap_or_else(|e| panic!("{method:?}: {e}: {case:?}"));
        let pieces: Vec<Vec<P>> = cut
            .pieces()
            .map(|piece| piece.vertices.iter().map(|&v| points[v as usize]).collect())
            .collect();
        assert!(
            is_decomposition(&case.rings, &pieces),
            "{method:?}: {pieces:?} of {case:?}"
        );
        let most = max_corners.unwrap_or(usize::MAX);
        assert!(
            pieces.iter().all(|p| p.len() <= most),
            "{method:?}: {pieces:?} of {case:?}"
        );
        assert!(
            max_corners.is_some() || polygon.is_convex() == (pieces.len() == 1),
            "{method:?}: {case:?}"
        );
    }
    true
}

/// The generator splitmix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom
/// Number Generators", 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn point(&mut self, size: usize) -> P {
        (self.below(size) as i128, self.below(size) as i128)
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// Arbitrary points: edges mostly cross.
fn scribble(random: &mut Random) -> Vec<Vec<P>> {
    let (size, rings) = (2 + random.below(6), 1 + random.below(2));
    let mut ring = || (0..random.below(8)).map(|_| random.point(size)).collect();
    (0..rings).map(|_| ring()).collect()
}

/// Points in the order of their angle around one of them: mostly simple, with many straight
/// vertices.
fn star(random: &mut Random, count: usize, size: usize, at: P) -> Vec<P> {
    let mut ring: Vec<P> = (0..count).map(|_| random.point(size)).collect();
    let center = (size as i128 / 2, size as i128 / 2);
    let half = |p: &P| (p.1 - center.1, p.0 - center.0) < (0, 0);
    ring.retain(|&p| p != center);
    ring.sort_by(|&a, &b| {
        half(&a)
            .cmp(&half(&b))
            .then(0.cmp(&partition_judge::cross(center, a, b)))
    });
    ring.iter_mut().for_each(|p| *p = (p.0 + at.0, p.1 + at.1));
    ring
}

/// A star that contains smaller stars, which often touch each other or the outer one.
fn star_with_holes(random: &mut Random) -> Vec<Vec<P>> {
    let size = 6 + random.below(10);
    let (count, holes) = (3 + random.below(12), random.below(4));
    let outer = if random.one_in(2) {
        let s = size as i128;
        vec![(0, 0), (s, 0), (s, s), (0, s)]
    } else {
        star(random, count, size, (0, 0))
    };
    let mut rings = vec![outer];
    for _ in 0..holes {
        let (count, at) = (3 + random.below(3), random.point(size));
        let size = 2 + random.below(4);
        rings.push(star(random, count, size, at));
    }
    rings
}

/// The outlines of a random set of cells: right angles, and corners that touch.
fn cells(random: &mut Random) -> Vec<Vec<P>> {
    let size = 2 + random.below(5);
    let filled: Vec<bool> = (0..size * size).map(|_| !random.one_in(3)).collect();
    let is_filled = |x: i128, y: i128| {
        let inside = |x: i128| (0..size as i128).contains(&x);
        inside(x) && inside(y) && filled[y as usize * size + x as usize]
    };
    let mut edges: Vec<(P, P)> = Vec::new();
    for (x, y) in (0..size as i128)
        .flat_map(|y| (0..size as i128).map(move |x| (x, y)))
        .filter(|c| is_filled(c.0, c.1))
    {
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        let beyond = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)];
        edges.extend(
            (0..4)
                .filter(|&i| !is_filled(beyond[i].0, beyond[i].1))
                .map(|i| (corners[i], corners[(i + 1) % 4])),
        );
    }
    let mut rings: Vec<Vec<P>> = Vec::new();
    let turn_right = random.one_in(2);
    while let Some((first, mut to)) = edges.pop() {
        let mut ring = vec![first];
        while to != first {
            let from = *ring.last().unwrap();
            ring.push(to);
            let on: Vec<usize> = (0..edges.len()).filter(|&i| edges[i].0 == to).collect();
            let best = on.into_iter().max_by_key(|&i| {
                partition_judge::cross(from, to, edges[i].1) * if turn_right { -1 } else { 1 }
            });
            to = edges.swap_remove(best.unwrap()).1;
        }
        rings.push(ring);
    }
    // The largest ring is the outer one; cells outside of it make the case invalid.
    rings.sort_by_key(|ring| -partition_judge::doubled_area(ring).abs());
    rings
}

/// Long thin triangles, nearly straight: a sheared star, far from the origin.
fn sheared(random: &mut Random) -> Vec<Vec<P>> {
    let (shear, offset) = (1 << random.below(20), 1 << random.below(20));
    let mut rings = star_with_holes(random);
    rings
        .iter_mut()
        .flatten()
        .for_each(|p| *p = (p.0 * shear + p.1 + offset, p.0 * (shear - 1) + p.1));
    rings
}

pub fn random_case(seed: u64) -> Case {
    let random = &mut Random(seed);
    let mut rings = match random.below(8) {
        0 => scribble(random),
        1 | 2 => vec![{
            let (count, size) = (3 + random.below(20), 3 + random.below(12));
            star(random, count, size, (0, 0))
        }],
        3 | 4 => star_with_holes(random),
        5 | 6 => cells(random),
        _ => sheared(random),
    };
    for ring in &mut rings {
        if random.one_in(2) {
            ring.reverse();
        }
        if random.one_in(4) && !ring.is_empty() {
            ring.push(ring[0]);
        }
        if random.one_in(8) && !ring.is_empty() {
            let i = random.below(ring.len());
            ring.insert(i, ring[i]);
        }
    }
    let exponent = if random.one_in(4) {
        random.below(2000) as i32 - 1074
    } else {
        0
    };
    Case { rings, exponent }
}

/// Random rings, of which about half are valid.
pub fn random_rings(seed: u64) -> Vec<Vec<DVec2>> {
    random_case(seed).doubles()
}

#[test]
fn random_rings_are_refused_or_decomposed_as_the_judge_says() {
    let seeds = seeds(3_000);
    let drawn = (seeds.end - seeds.start) as usize;
    let valid = seeds.filter(|&seed| check(&random_case(seed))).count();
    assert!(
        (drawn / 4..drawn * 3 / 4).contains(&valid),
        "{valid} of {drawn} are valid: the generators are lopsided"
    );
}

#[test]
#[ignore = "long: ten million polygons"]
fn many_random_rings_are_refused_or_decomposed_as_the_judge_says() {
    let count: u64 = std::env::var("SAT2D_FUZZ_RINGS").map_or(10_000_000, |n| n.parse().unwrap());
    let first: u64 = std::env::var("SAT2D_FUZZ_SEED").map_or(1 << 32, |n| n.parse().unwrap());
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let run = |t: u64| {
        (first..first + count)
            .skip(t as usize)
            .step_by(threads as usize)
            .filter(|&seed| check(&random_case(seed)))
            .count()
    };
    let valid: usize = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|t| scope.spawn(move || run(t))).collect();
        handles
            .into_iter()
            .map(|handle| handle.join().unwrap())
            .sum()
    });
    eprintln!("{count} polygons, {valid} of them valid");
}

proptest! {
    #[test]
    fn rings_on_a_small_lattice_are_refused_or_decomposed_as_the_judge_says(
        rings in prop::collection::vec(prop::collection::vec((0..5_i128, 0..5_i128), 0..9), 0..4),
        exponent in prop_oneof![Just(0), -1074..960_i32],
    ) {
        check(&Case { rings, exponent });
    }

    #[test]
    fn any_doubles_are_refused_or_decomposed(
        rings in prop::collection::vec(
            prop::collection::vec((any::<f64>(), any::<f64>()), 0..8),
            0..3,
        ),
    ) {
        let ring = |r: &Vec<(f64, f64)>| r.iter().copied().map(DVec2::from).collect();
        let doubles: Vec<Vec<DVec2>> = rings.iter().map(ring).collect();
        let slices: Vec<&[DVec2]> = doubles.iter().map(Vec::as_slice).collect();
        if let Ok(polygon) = Polygon::new(&slices) {
            polygon.decompose(&FAST).verify(&slices).unwrap();
        }
    }

    #[test]
    fn giants_beside_subnormals_are_refused_or_decomposed(
        ring in prop::collection::vec((0..8_usize, 0..8_usize), 3..9),
    ) {
        const COORDINATES: [f64; 8] =
            [-f64::MAX, -1.0, -5e-324, 0.0, 5e-324, f64::MIN_POSITIVE, 1.0, f64::MAX];
        let point = |&(x, y): &(usize, usize)| DVec2::new(COORDINATES[x], COORDINATES[y]);
        let ring: Vec<DVec2> = ring.iter().map(point).collect();
        // Whether it is valid depends on the order of the coordinates and on exact slopes: the
        // certificate judges.
        if let Ok(polygon) = Polygon::new(&[&ring]) {
            polygon.decompose(&FAST).verify(&[&ring]).unwrap();
            let fat = Options { prefer: Preference::Fat, ..FAST };
            polygon.decompose(&fat).verify(&[&ring]).unwrap();
        }
    }
}

//! Sprites: masks at whole pixels compared with pygame's, shapes of masks at any placement, and the
//! silhouettes of a large mask.
//!
//! ```sh
//! cargo run --release -p sat2d-bench --bin masks [-- PYGAME [--write]]
//! ```
//!
//! It prints tables; with `--write` it writes them into `docs/performance.md`. `PYGAME` is the path
//! of pygame's module of masks, `pygame/mask.*.so` of its wheel: its functions in C are called
//! without Python in between, but need `libpython3.so`, which the file names. Times are those of
//! the processor, the least of several rounds.

mod pygame;

use anyhow::{Context, ensure};
use cpu_time::ThreadTime;
use pygame::Pygame;
use sat2d::decompose::{Deviation, simplify_multipolygon};
use sat2d::{Connectivity, DVec2, Mask, Relation, Shape, Transform, relation};
use sat2d_figures::documents;
use std::hint::black_box;

const ROUNDS: usize = 15;
const OFFSETS: usize = 512;

fn main() -> anyhow::Result<()> {
    let pygame = std::env::args().nth(1);
    let pygame = pygame.map(|path| Pygame::load(path.as_ref()));
    let pygame = pygame.transpose().context("pygame's masks")?;
    let mut tables = "| `Mask::overlaps`, ns | sat2d | pygame | pygame / sat2d | hits |\n\
                      | --- | --- | --- | --- | --- |\n"
        .to_owned();
    for (what, size, near) in [
        ("64×64, boxes meet", 64, false),
        ("64×64, just apart", 64, true),
        ("512×512, boxes meet", 512, false),
        ("512×512, just apart", 512, true),
    ] {
        tables += &upright(what, &disc(size)?, near, pygame.as_ref())?;
    }
    tables +=
        "\n| `relation`, 64×64, µs | mean | slowest pair | hits |\n| --- | --- | --- | --- |\n";
    let sprite = disc(64)?;
    let shape = Shape::mask(&sprite, DVec2::splat(32.0))?;
    for (what, apart) in [
        ("boxes meet", 0.0..90.0),
        ("centres 58 to 62 pixels apart", 58.0..62.0),
    ] {
        tables += &turned(what, &shape, apart)?;
    }
    tables += &large()?;
    print!("{tables}");
    if pygame.is_some() && std::env::args().any(|word| word == "--write") {
        documents::write("sprites", &tables)?;
    }
    Ok(())
}

/// A disc with a wavy edge.
fn disc(size: usize) -> anyhow::Result<Mask> {
    let middle = size as f64 / 2.0;
    let is_set = |x: usize, y: usize| {
        let at = DVec2::new(x as f64, y as f64) + 0.5 - middle;
        at.length() < middle * (0.92 + 0.06 * (5.0 * at.y.atan2(at.x)).sin())
    };
    Ok(Mask::from_fn(size, size, is_set)?)
}

/// The least nanoseconds for one of `count` calls.
fn least(count: usize, mut calls: impl FnMut()) -> f64 {
    let round = |_| {
        let start = ThreadTime::now();
        calls();
        start.elapsed().as_nanos() as f64 / count as f64
    };
    (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min)
}

fn upright(what: &str, mask: &Mask, near: bool, pygame: Option<&Pygame>) -> anyhow::Result<String> {
    let size = mask.width() as i32;
    let mut rng = fastrand::Rng::with_seed(7);
    let mut offset = || (rng.i32(-size + 1..size), rng.i32(-size + 1..size));
    let candidates = std::iter::repeat_with(&mut offset);
    // nearly touching: disjoint, but not if moved by a few pixels
    let is_near = |&(x, y): &(i32, i32)| {
        !mask.overlaps(mask, (x, y))
            && mask.overlaps(mask, (x - x.signum() * 3, y - y.signum() * 3))
    };
    let offsets: Vec<(i32, i32)> = match near {
        true => candidates.filter(is_near).take(OFFSETS).collect(),
        false => candidates.take(OFFSETS).collect(),
    };
    const REPEATS: usize = 20;
    let mut hits = 0;
    let ours = least(REPEATS * OFFSETS, || {
        hits = 0;
        for _ in 0..REPEATS {
            for &offset in black_box(&offsets) {
                hits += usize::from(mask.overlaps(black_box(mask), offset));
            }
        }
    });
    let mut beside = " | ".to_owned();
    if let Some(pygame) = pygame {
        let theirs = pygame.mask(mask);
        let mut found = 0;
        let time = least(REPEATS * OFFSETS, || {
            found = 0;
            for _ in 0..REPEATS {
                for &offset in black_box(&offsets) {
                    found += usize::from(theirs.overlaps(&theirs, offset));
                }
            }
        });
        ensure!(found == hits, "pygame finds {found}, sat2d {hits}");
        beside = format!("{time:.1} | {:.1}", time / ours);
    }
    let share = 100.0 * hits as f64 / (REPEATS * OFFSETS) as f64;
    Ok(format!(
        "| {what} | {ours:.1} | {beside} | {share:.0} % |\n"
    ))
}

fn turned(what: &str, shape: &Shape, apart: std::ops::Range<f64>) -> anyhow::Result<String> {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut pairs = Vec::new();
    while pairs.len() < OFFSETS {
        let mut turn = || (rng.f64() * 360.0, [-1.0, 1.0][rng.usize(0..2)]);
        let ((one, mirror), (other, other_mirror)) = (turn(), turn());
        let way = apart.start + (apart.end - apart.start) * rng.f64();
        let (sin, cos) = (rng.f64() * std::f64::consts::TAU).sin_cos();
        let to = DVec2::new(cos, sin) * way;
        let a = Transform::placement_degrees(DVec2::ZERO, one, mirror, 1.0)?;
        let b = Transform::placement_degrees(to, other, other_mirror, 1.0)?;
        let (p, q) = (shape.place(&a)?, shape.place(&b)?);
        if p.bounds().intersects(&q.bounds()) {
            pairs.push((a, b));
        }
    }
    let mut hits = 0;
    let mut failed = false;
    let mut time_of = |pairs: &[(Transform, Transform)]| {
        least(pairs.len(), || {
            hits = 0;
            for (a, b) in black_box(pairs) {
                match relation(shape, a, shape, b) {
                    Ok(found) => hits += usize::from(found != Relation::Disjoint),
                    Err(_) => failed = true,
                }
            }
        })
    };
    let mean = time_of(&pairs);
    let mut each: Vec<f64> = pairs.chunks(1).map(&mut time_of).collect();
    each.sort_by(f64::total_cmp);
    let longest = each[each.len() - 1];
    time_of(&pairs);
    ensure!(!failed, "a sprite cannot be placed");
    let (mean, longest) = (mean / 1e3, longest / 1e3);
    let share = 100.0 * hits as f64 / pairs.len() as f64;
    Ok(format!(
        "| {what} | {mean:.1} | {longest:.0} | {share:.0} % |\n"
    ))
}

/// The silhouettes of a mask of 4096×4096 pixels, with fewer corners, proven.
fn large() -> anyhow::Result<String> {
    let mask = disc(4096)?;
    let mut silhouettes = Vec::new();
    let traced = least(1, || silhouettes = mask.silhouettes(Connectivity::Four));
    let point = |&[x, y]: &[u32; 2]| DVec2::new(x.into(), y.into());
    let ring = |ring: &[[u32; 2]]| ring.iter().map(point).collect::<Vec<_>>();
    let parts: Vec<Vec<Vec<DVec2>>> = silhouettes
        .iter()
        .map(|one| one.rings().map(ring).collect())
        .collect();
    let parts: Vec<Vec<&[DVec2]>> = parts
        .iter()
        .map(|rings| rings.iter().map(Vec::as_slice).collect())
        .collect();
    let parts: Vec<&[&[DVec2]]> = parts.iter().map(Vec::as_slice).collect();
    let mut results = Vec::new();
    let mut failure = None;
    let simplified = least(1, || {
        match simplify_multipolygon(&parts, 1.0, Deviation::Either) {
            Ok(found) => results = found,
            Err(error) => failure = Some(error),
        }
    });
    if let Some(error) = failure {
        return Err(error.into());
    }
    let mut proofs = Vec::new();
    let proven = least(1, || {
        proofs = results
            .iter()
            .zip(&parts)
            .map(|(one, rings)| one.verify(rings))
            .collect();
    });
    proofs.into_iter().collect::<Result<(), _>>()?;
    let corners: usize = parts
        .iter()
        .flat_map(|part| part.iter())
        .map(|ring| ring.len())
        .sum();
    let left: usize = results.iter().map(|one| one.corner_count()).sum();
    let milliseconds = |time: f64| format!("{:.1}", time / 1e6);
    let [traced, simplified, proven] = [traced, simplified, proven].map(milliseconds);
    Ok(format!(
        "\n| a mask of 4096×4096 | ms |\n| --- | --- |\n\
         | traced, {corners} corners | {traced} |\n\
         | simplified within a pixel, {left} corners | {simplified} |\n\
         | proven | {proven} |\n"
    ))
}

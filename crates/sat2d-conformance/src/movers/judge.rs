//! Judges placements by the ideal level, a straight surface, in fractions. It knows nothing of how
//! a mover works and shares no code with any.

use super::draw::reach;
use super::level::{Level, Mover, Pair};
use anyhow::{Context, Result, ensure};
use dashu_ratio::RBig;
use serde::Deserialize;
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// Where a hit counts as sideways: the sine of its angle to the surface's normal.
const SIDEWAYS: f64 = 1e-6;

pub const FAULTS: [&str; 10] = [
    "stuck",
    "slowed",
    "lost",
    "sideways",
    "lifted",
    "sunk",
    "fallen",
    "restless",
    "overlapping",
    "refused",
];

/// What an adapter says of the mover that it ran.
#[derive(Deserialize)]
pub struct About {
    pub version: String,
    /// Which way is free.
    pub way: Way,
    /// Whether it computes in 32 bits.
    pub is_single: bool,
    /// The skin that it was given, in tiles.
    pub skin: f64,
    /// The distance that it documents to keep or to allow by itself, in tiles.
    #[serde(default)]
    pub slop: f64,
}

/// How far a mover goes along a surface if nothing is in its way.
#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// The part of a move along the surface.
    Slide,
    /// The same, but a fall alone leads nowhere.
    Walk,
    /// As far as the horizontal part of a move is long.
    Character,
}

/// The faults of one run, as bits in the order of [`FAULTS`], and a hash of its answers.
pub struct Run {
    pub level: usize,
    pub kind: String,
    pub faults: u32,
    pub hash: u64,
}

struct Step {
    at: Pair,
    hits: Vec<Pair>,
}

/// Judges the answers of one mover: a folder with `about.json` and `placements.csv`.
pub fn judge(levels: &[Level], folder: &Path) -> Result<(About, Vec<Run>)> {
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let about: About = serde_json::from_str(&read("about.json")?)?;
    let mut steps: HashMap<usize, (Vec<Step>, u64)> = HashMap::new();
    for line in read("placements.csv")?.lines().skip(1) {
        let (level, step) = read_step(line).with_context(|| line.to_string())?;
        let (list, hash) = steps
            .entry(level)
            .or_insert((Vec::new(), 0xcbf2_9ce4_8422_2325));
        list.push(step);
        // FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo, 1991)
        for byte in line.bytes() {
            *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    let runs = levels.iter().map(|level| {
        let (list, hash) = match steps.get(&level.level) {
            Some((list, hash)) => (&list[..], *hash),
            None => (&[][..], 0),
        };
        Run {
            level: level.level,
            kind: level.kind.clone(),
            faults: faults(level, &about, list),
            hash,
        }
    });
    let runs = runs.collect();
    Ok((about, runs))
}

fn read_step(line: &str) -> Result<(usize, Step)> {
    let columns: Vec<&str> = line.split(',').collect();
    ensure!(columns.len() == 5, "there are not five columns");
    let numbers = columns[4]
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<Vec<f64>, _>>()?;
    let at = [columns[2].parse()?, columns[3].parse()?];
    let hits = numbers
        .chunks_exact(2)
        .map(|hit| [hit[0], hit[1]])
        .collect();
    Ok((columns[0].parse()?, Step { at, hits }))
}

fn bit(name: &str) -> u32 {
    FAULTS
        .iter()
        .position(|fault| *fault == name)
        .map_or(0, |index| 1 << index)
}

fn faults(level: &Level, about: &About, steps: &[Step]) -> u32 {
    let asked: usize = level.moves.iter().map(|(.., times)| times).sum();
    let is_finite = |step: &Step| step.at.iter().all(|x| x.is_finite());
    if steps.len() != asked || !steps.iter().all(is_finite) {
        return bit("refused");
    }
    let ideal = &level.ideal;
    let (unit, normal) = (level.unit, ideal.normal);
    let largest = ideal.through[0].abs().max(ideal.through[1].abs()) + 32.0 * unit;
    let epsilon = if about.is_single {
        2f64.powi(-24)
    } else {
        2f64.powi(-53)
    };
    let rounding = 64.0 * epsilon * largest + 1e-9 * unit;
    let slop = about.slop * unit;
    let reached = about.skin * unit + slop + rounding;
    // the corners of a tile are off the surface by so much, so its top may lean
    let lean = 2.0 * ideal.jitter / unit;
    let sideways = SIDEWAYS + lean + slant(&level.mover, slop, rounding);
    let foot = reach(&level.mover, [-normal[0], -normal[1]]);
    let lift = dot(level.lift, normal);

    let mut found = 0;
    let deltas = level
        .moves
        .iter()
        .flat_map(|&(x, y, times)| vec![[x, y]; times]);
    let (mut height, mut done, mut free, mut late) = (0.0, 0.0, 0.0, (0.0, 0.0));
    for (k, (delta, step)) in deltas.zip(steps).enumerate().skip(level.moves[0].2) {
        let before = &steps[k - 1];
        let way = free_way(level, about, delta);
        let moved = along(step.at, before.at, ideal.along);
        let rise = dot(delta, normal) - lift;
        let slip = match about.way {
            Way::Slide => lean * delta[0].hypot(delta[1]),
            Way::Walk | Way::Character => 0.0,
        };
        height = if about.way == Way::Character || level.kind == "corridors" {
            0.0
        } else {
            f64::max(height + rise, 0.0)
        };
        let surface = lift * (k + 1) as f64;
        let above = along(step.at, ideal.through, normal) - foot - surface;

        done += (moved * way.signum()).max(0.0);
        free += way.abs();
        if k * 4 >= asked * 3 {
            late.0 += moved * way.signum();
            late.1 += way.abs();
        }
        if way != 0.0 && moved * way.signum() < way.abs() * (1.0 - 1e-6) - reached - slip {
            found |= bit("lost");
        }
        if above > height + ideal.jitter + reached {
            found |= bit("lifted");
        }
        if above < -unit / 8.0 {
            found |= bit("fallen");
        } else if above < -ideal.jitter - reached {
            found |= bit("sunk");
        }
        let is_sideways = |hit: &Pair| (hit[0] * normal[1] - hit[1] * normal[0]).abs() > sideways;
        if step.hits.iter().any(is_sideways) {
            found |= bit("sideways");
        }
        let is_pressing = way == 0.0 && level.lift == [0.0, 0.0];
        let trembling = (step.at[0] - before.at[0]).hypot(step.at[1] - before.at[1]);
        if is_pressing && k > level.moves[0].2 && trembling > slop + slip {
            found |= bit("restless");
        }
        if overlap(level, step.at, k + 1) > reached {
            found |= bit("overlapping");
        }
    }
    if late.1 > 0.0 && late.0 < late.1 / 100.0 {
        found |= bit("stuck");
    } else if done < 0.99 * free - reached {
        found |= bit("slowed");
    }
    if found & (bit("stuck") | bit("slowed")) != 0 {
        found &= !bit("lost");
    }
    found
}

/// The sine by which a normal may be off because of a slop: a corner that deep in a round body is
/// not below its centre, and a normal from two points a slop apart has the rounding of both.
fn slant(mover: &Mover, slop: f64, rounding: f64) -> f64 {
    if slop == 0.0 {
        return 0.0;
    }
    let of_corner = match mover.radius {
        0.0 => 0.0,
        radius => (2.0 * slop / radius).sqrt(),
    };
    of_corner + rounding / slop
}

/// How far a step leads along the ideal surface.
fn free_way(level: &Level, about: &About, delta: Pair) -> f64 {
    let [x, y] = level.up;
    // to the right, seen with the sky above
    let right = dot(delta, [y, -x]);
    let slide = dot(delta, level.ideal.along);
    match about.way {
        Way::Slide => slide,
        Way::Character => right,
        Way::Walk if right * slide > 0.0 => slide,
        Way::Walk => 0.0,
    }
}

fn dot(a: Pair, b: Pair) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

/// A difference of points along a direction, rounded once.
fn along(to: Pair, from: Pair, [x, y]: Pair) -> f64 {
    let part = |i: usize, factor| (fraction(to[i]) - fraction(from[i])) * fraction(factor);
    (part(0, x) + part(1, y)).to_f64().value()
}

/// A double as the fraction that it is; adapters' numbers were found finite.
fn fraction(number: f64) -> RBig {
    RBig::try_from(number).unwrap_or(RBig::ZERO)
}

/// How deep the body is in an obstacle, at least; 0 or less if it is in none. Obstacles are placed
/// and moved to the body's origin in fractions, so that what is rounded is small.
fn overlap(level: &Level, at: Pair, lifts: usize) -> f64 {
    let mover = &level.mover;
    let mut deepest = f64::MIN;
    let solid = level.obstacles.iter().filter(|obstacle| !obstacle.one_way);
    for obstacle in solid {
        for part in &obstacle.parts {
            let far = 2.0 * level.unit + reach(mover, [1.0, 0.0]) + reach(mover, [0.0, 1.0]);
            let place = |point: &Pair| {
                let mut point = point.map(fraction);
                for map in obstacle.at.iter().rev() {
                    let [a, b, c, d, x, y] = map.map(fraction);
                    let [px, py] = point;
                    point = [&a * &px + c * &py + x, b * px + d * py + y];
                }
                let [x, y] = point;
                let shift =
                    |i: usize| fraction(level.lift[i]) * RBig::from(lifts as u64) - fraction(at[i]);
                [
                    (x + shift(0)).to_f64().value(),
                    (y + shift(1)).to_f64().value(),
                ]
            };
            // most tiles are far away, as rounded coordinates tell
            let near = |map: &[f64; 6], p: Pair| {
                [
                    map[0] * p[0] + map[2] * p[1] + map[4],
                    map[1] * p[0] + map[3] * p[1] + map[5],
                ]
            };
            let first = obstacle
                .at
                .iter()
                .rev()
                .fold(part[0], |p, map| near(map, p));
            let size = level.unit * 3.0;
            if (first[0] - at[0]).abs() > far + size {
                continue;
            }
            deepest = deepest.max(depth(mover, &part.iter().map(place).collect::<Vec<_>>()));
        }
    }
    deepest
}

/// How deep a body at the origin is in a convex polygon, at least, by all axes that may separate
/// them.
fn depth(mover: &Mover, ring: &[Pair]) -> f64 {
    if let Some([a, b]) = mover.ellipse {
        // a map that makes the ellipse a circle makes no distance more than 1 / min(a, b) longer
        let ring: Vec<Pair> = ring.iter().map(|p| [p[0] / a, p[1] / b]).collect();
        return a.min(b) * depth_of(&[[0.0, 0.0]], 1.0, &ring);
    }
    if mover.parts.is_empty() {
        return depth_of(&mover.axis, mover.radius, ring);
    }
    let depths = mover.parts.iter().map(|part| depth_of(part, 0.0, ring));
    depths.fold(f64::MIN, f64::max)
}

fn depth_of(core: &[Pair], radius: f64, ring: &[Pair]) -> f64 {
    let mut axes: Vec<Pair> = Vec::new();
    for points in [core, ring] {
        for (i, p) in points.iter().enumerate() {
            let q = points[(i + 1) % points.len()];
            axes.push([q[1] - p[1], p[0] - q[0]]);
        }
    }
    if radius > 0.0 {
        // from the corners to the nearest end of the axis, or across it, which is above already
        for p in core {
            axes.extend(ring.iter().map(|q| [q[0] - p[0], q[1] - p[1]]));
        }
    }
    let mut least = f64::MAX;
    for [x, y] in axes {
        let length = x.hypot(y);
        if length == 0.0 {
            continue;
        }
        for axis in [[x / length, y / length], [-x / length, -y / length]] {
            let top = core.iter().map(|p| dot(*p, axis)).fold(f64::MIN, f64::max) + radius;
            let bottom = ring.iter().map(|p| dot(*p, axis)).fold(f64::MAX, f64::min);
            least = least.min(top - bottom);
        }
    }
    least
}

/// The names of faults, or `none`.
pub fn words(faults: u32) -> String {
    let named = FAULTS
        .iter()
        .enumerate()
        .filter(|(i, _)| faults >> i & 1 == 1);
    let named: Vec<&str> = named.map(|(_, name)| *name).collect();
    if named.is_empty() {
        "none".to_string()
    } else {
        named.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movers::draw::levels;

    fn about(way: Way, slop: f64) -> About {
        About {
            version: String::new(),
            way,
            is_single: false,
            skin: 0.0,
            slop,
        }
    }

    /// The ideal way of each level without turns has no fault, and each change of it has its own.
    #[test]
    fn finds_what_was_put_in() {
        let (about, lenient) = (about(Way::Slide, 0.0), about(Way::Slide, 1.0 / 512.0));
        let is_flat = |level: &Level| level.kind == "exact" && level.motion == "walk";
        let mut count = 0;
        for level in levels(5, true, 0.0).filter(is_flat) {
            count += 1;
            let ideal = || {
                let foot = reach(&level.mover, [0.0, -1.0]);
                let mut at = [level.mover.at[0], level.ideal.through[1] + foot];
                let deltas = level.moves.iter().flat_map(|&(x, _, times)| vec![x; times]);
                let steps = deltas.map(|x| {
                    at[0] += x;
                    Step {
                        at,
                        hits: vec![[0.0, 1.0]],
                    }
                });
                steps.collect::<Vec<_>>()
            };
            let judged_by = |about, change: &dyn Fn(&mut Vec<Step>)| {
                let mut steps = ideal();
                change(&mut steps);
                words(faults(&level, about, &steps))
            };
            let judged = |change: &dyn Fn(&mut Vec<Step>)| judged_by(&about, change);
            let unit = level.unit;
            assert_eq!(judged(&|_| ()), "none");
            assert_eq!(judged(&|s| s[9].hits[0] = [1.0, 0.0]), "sideways");
            assert_eq!(judged(&|s| s[9].at[1] += unit / 1000.0), "lifted");
            assert_eq!(judged(&|s| s[9].at[1] -= unit / 1000.0), "sunk overlapping");
            assert_eq!(judged(&|s| drop(s.pop())), "refused");
            // what a library documents to keep or to allow is no fault
            let high = |steps: f64| move |s: &mut Vec<Step>| s[9].at[1] += steps * unit / 1000.0;
            assert_eq!(judged_by(&lenient, &high(1.0)), "none");
            assert_eq!(judged_by(&lenient, &high(-1.0)), "none");
            assert_eq!(judged_by(&lenient, &high(3.0)), "lifted");
            let stop = stop_at(20);
            assert!(judged(&stop).contains("stuck"));
        }
        assert_eq!(count, 21);
    }

    /// Down a slope all lead; up it, falls may win over a slide and hold a walk, and a character
    /// goes as far as it was told. A fall alone leads only a slide.
    #[test]
    fn each_way_is_its_own() {
        let slope = levels(1, true, 0.0)
            .find(|level| level.kind == "slopes")
            .unwrap();
        let [c, s] = slope.ideal.along;
        let way = |way, delta| free_way(&slope, &about(way, 0.0), delta);
        // to the right if that is down, or to the left
        let down = -s.signum();
        for (delta, walk, character) in [
            ([down, -1.0], down * (c + s.abs()), down),
            ([-down, -4.0], 0.0, -down),
            ([0.0, -1.0], 0.0, 0.0),
        ] {
            assert_eq!(way(Way::Slide, delta), delta[0] * c + delta[1] * s);
            assert_eq!(way(Way::Walk, delta), walk);
            assert_eq!(way(Way::Character, delta), character);
        }
    }

    /// A body that stays where it is from a step on.
    fn stop_at(step: usize) -> impl Fn(&mut Vec<Step>) {
        move |steps| {
            let at = steps[step].at;
            steps[step..].iter_mut().for_each(|later| later.at = at);
        }
    }
}

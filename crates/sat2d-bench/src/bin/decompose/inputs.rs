//! The inputs: the test polygons, and generated families with any number of vertices.

use anyhow::{Context, Result};
use fastrand::Rng;
use sat2d::DVec2;
use sat2d::decompose::Polygon;
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::f64::consts::TAU;
use std::path::Path;

/// The family of the test polygons; all others are generated.
pub const CORPUS: &str = "corpus";
/// The generated families and the numbers of vertices at which they are measured.
pub const MADE: [(&str, Make); 3] = [
    ("star", |n| vec![star(n)]),
    ("coast", |n| vec![coast(n)]),
    ("comb", |n| vec![comb(n)]),
];
/// Two more, for the growth of the methods of sat2d.
pub const MORE_MADE: [(&str, Make); 2] = [("spiral", |n| vec![spiral(n)]), ("ponds", ponds)];
/// See [`MADE`].
pub const SIZES: [usize; 8] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/// Generates rings with together this number of vertices, a multiple of 4 from 100 on.
pub type Make = fn(usize) -> Vec<Vec<DVec2>>;

/// A valid polygon in the forms that the libraries take.
pub struct Input {
    pub family: &'static str,
    pub name: String,
    pub vertices: usize,
    /// As in the file.
    pub rings: Vec<Vec<DVec2>>,
    /// For the peers: without repeated points, the outer ring counter-clockwise, holes clockwise.
    pub tidy: Vec<Vec<[f64; 2]>>,
    /// The least number of pieces, if known.
    pub optimal_pieces: Option<usize>,
}

impl Input {
    fn new(
        family: &'static str,
        name: String,
        rings: Vec<Vec<DVec2>>,
        optimal_pieces: Option<usize>,
    ) -> Result<Input> {
        let tidy: Vec<Vec<[f64; 2]>> = rings
            .iter()
            .enumerate()
            .map(|(number, ring)| tidy(ring, number == 0))
            .collect::<Result<_>>()?;
        Ok(Input {
            family,
            name,
            vertices: tidy.iter().map(Vec::len).sum(),
            rings,
            tidy,
            optimal_pieces,
        })
    }

    pub fn slices(&self) -> Vec<&[DVec2]> {
        self.rings.iter().map(Vec::as_slice).collect()
    }
}

fn tidy(ring: &[DVec2], counter_clockwise: bool) -> Result<Vec<[f64; 2]>> {
    let mut points = ring.to_vec();
    points.dedup();
    if points.len() > 1 && points.first() == points.last() {
        points.pop();
    }
    if (winding(&points)? == Ordering::Greater) != counter_clockwise {
        points.reverse();
    }
    Ok(points.iter().map(|p| [p.x, p.y]).collect())
}

/// The orientation at the least vertex of a simple ring, which is that of the ring.
fn winding(ring: &[DVec2]) -> Result<Ordering> {
    let order = |a: &usize, b: &usize| {
        let [a, b] = [ring[*a], ring[*b]];
        a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y))
    };
    let n = ring.len();
    let least = (0..n).min_by(order).context("a ring without points")?;
    let [before, after] = [ring[(least + n - 1) % n], ring[(least + 1) % n]];
    Ok(sat2d::exact::orient2d(before, ring[least], after))
}

/// The valid polygons of a folder of GeoJSON features.
pub fn corpus(folder: &Path) -> Result<Vec<Input>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        paths.push(entry?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|e| e == "geojson"));
    paths.sort();
    let mut inputs = Vec::new();
    for path in paths {
        let read = || parse(&std::fs::read_to_string(&path)?);
        inputs.extend(read().with_context(|| path.display().to_string())?);
    }
    Ok(inputs)
}

fn parse(text: &str) -> Result<Option<Input>> {
    let feature: serde_json::Value = serde_json::from_str(text)?;
    let properties = &feature["properties"];
    if properties["valid"] != true {
        return Ok(None);
    }
    let name = properties["name"].as_str().context("a name")?.to_owned();
    let rings: Vec<Vec<[f64; 2]>> =
        serde_json::from_value(feature["geometry"]["coordinates"].clone())?;
    let rings = rings
        .into_iter()
        .map(|ring| ring.into_iter().map(DVec2::from).collect())
        .collect();
    let optimal = properties["optimal_pieces"].as_u64().map(|n| n as usize);
    Input::new(CORPUS, name, rings, optimal).map(Some)
}

/// A polygon of a generated family.
pub fn made(family: &'static str, make: Make, n: usize) -> Result<Input> {
    let input = Input::new(family, format!("{family}_{n}"), make(n), None)?;
    anyhow::ensure!(input.vertices == n, "{} vertices, not {n}", input.vertices);
    Polygon::new(&input.slices()).with_context(|| format!("{family} of {n}"))?;
    Ok(input)
}

/// Vertices in all directions at random distances.
fn star(n: usize) -> Vec<DVec2> {
    let mut rng = Rng::with_seed(1);
    (0..n)
        .map(|k| {
            let angle = (k as f64 + 0.8 * rng.f64()) * TAU / n as f64;
            DVec2::from_angle(angle) * (0.2 + 0.8 * rng.f64())
        })
        .collect()
}

/// An edge of a coast. The order puts the edge that is bent next first.
struct Edge {
    rank: f64,
    /// Its first vertex.
    from: usize,
}

impl PartialEq for Edge {
    fn eq(&self, other: &Edge) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Edge {}

impl PartialOrd for Edge {
    fn partial_cmp(&self, other: &Edge) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Edge {
    fn cmp(&self, other: &Edge) -> Ordering {
        self.rank.total_cmp(&other.rank)
    }
}

/// A random Koch curve: a hexagon (or up to 8 corners, so that the total is n) whose longest edges
/// repeatedly get a bump in their middle third, inwards or outwards, low or high. Edges do not
/// cross: each stays within the rhombus around it whose angles at its ends are 60°, and the
/// rhombuses of the four edges of a bump lie within that of the edge that was bent.
fn coast(n: usize) -> Vec<DVec2> {
    let mut rng = Rng::with_seed(2);
    let corners = 6 + n % 3;
    let mut points: Vec<DVec2> = (0..corners)
        .map(|k| DVec2::from_angle(k as f64 * TAU / corners as f64))
        .collect();
    let mut after: Vec<usize> = (1..=corners).map(|k| k % corners).collect();
    let mut edges = BinaryHeap::new();
    let mut rank = |length: f64| length * (0.3 + 0.7 * rng.f64());
    let mut bumps = Rng::with_seed(3);
    for from in 0..corners {
        edges.push(Edge {
            rank: rank(points[from].distance(points[after[from]])),
            from,
        });
    }
    while points.len() < n {
        let Some(Edge { from, .. }) = edges.pop() else {
            break;
        };
        let to = after[from];
        let along = points[to] - points[from];
        let side = if bumps.bool() { 1.0 } else { -1.0 };
        let height = side * (0.3 + 0.65 * bumps.f64()) * 3f64.sqrt() / 6.0;
        let first = points.len();
        points.extend([
            points[from] + along / 3.0,
            points[from] + along / 2.0 + along.perp() * height,
            points[from] + along * (2.0 / 3.0),
        ]);
        after.extend([first + 1, first + 2, to]);
        after[from] = first;
        for from in [from, first, first + 1, first + 2] {
            edges.push(Edge {
                rank: rank(points[from].distance(points[after[from]])),
                from,
            });
        }
    }
    let ring = std::iter::successors(Some(0), |&k| Some(after[k]).filter(|&next| next != 0));
    ring.map(|k| points[k]).collect()
}

/// Teeth of random lengths.
fn comb(n: usize) -> Vec<DVec2> {
    let mut rng = Rng::with_seed(4);
    let teeth = n / 4;
    let mut points = vec![DVec2::ZERO, DVec2::new(2.0 * teeth as f64 - 1.0, 0.0)];
    for tooth in (0..teeth).rev() {
        let x = 2.0 * tooth as f64;
        let [right, left] = [0; 2].map(|_| 5.0 + 5.0 * rng.f64());
        points.extend([DVec2::new(x + 1.0, right), DVec2::new(x, left)]);
        if tooth > 0 {
            let [right, left] = [0; 2].map(|_| 1.0 + 0.5 * rng.f64());
            points.extend([DVec2::new(x, right), DVec2::new(x - 1.0, left)]);
        }
    }
    points
}

/// A band that winds outwards, with 32 vertices a turn on either side.
fn spiral(n: usize) -> Vec<DVec2> {
    let side = |start: f64| {
        (0..n / 2).map(move |k| {
            let turns = k as f64 / 32.0;
            DVec2::from_angle(turns * TAU) * (start + turns)
        })
    };
    side(1.0).chain(side(0.5).rev()).collect()
}

/// A square with holes on a grid: stars of 12 vertices, the last with more.
fn ponds(n: usize) -> Vec<Vec<DVec2>> {
    let mut rng = Rng::with_seed(5);
    let count = (n - 4) / 12;
    let columns = (count as f64).sqrt().ceil() as usize;
    let side = columns as f64;
    let corners = [[0.0, 0.0], [side, 0.0], [side, side], [0.0, side]];
    let mut rings = vec![corners.map(DVec2::from).to_vec()];
    for pond in 0..count {
        let vertices = if pond + 1 == count {
            n - 4 - 12 * pond
        } else {
            12
        };
        let middle = DVec2::new((pond % columns) as f64, (pond / columns) as f64) + 0.5;
        let vertex = |k: usize| {
            let angle = -(k as f64 + 0.8 * rng.f64()) * TAU / vertices as f64;
            middle + DVec2::from_angle(angle) * (0.1 + 0.4 * rng.f64())
        };
        rings.push((0..vertices).map(vertex).collect());
    }
    rings
}

//! The picture of decomposed polygons: pieces filled, neighbours in different colours, diagonals
//! dashed, the edges of the input solid, reflex vertices as dots, invalid polygons as red outlines.

use super::label;
use super::outline::straight;
use super::page::{directions, grid, line, page, text};
use super::view::{PLOT_LEFT, View, pixels};
use crate::polygons::cut::{Cut, Outcome};
use crate::scene::format::YAxis;
use crate::words::count;
use sat2d::decompose::EdgeSource;
use sat2d::{Aabb, DVec2, Transform};
use std::collections::BTreeMap;
use svg::Node;
use svg::node::element::{Group, Path, Rectangle, Style, Title};

/// Fills of pieces, light enough to show lines; after M. Okabe and K. Ito, "Color Universal Design"
/// (2008).
const FILLS: [&str; 7] = [
    "#9ecbe8", "#f6d186", "#a5d9c3", "#efb9d3", "#f2b48c", "#c9c6ea", "#e3e39a",
];

const STYLE: &str = "\
.edges { fill: none; stroke: #222; stroke-linejoin: round }
.diagonals { fill: none; stroke: #444 }
.reflex { fill: none; stroke: #c03000; stroke-linecap: round }
.invalid { fill: none; stroke: #e00000; stroke-linejoin: round }
";

/// The widths of lines and dots, in pixels, unless edges are short.
const DOT: f64 = 5.5;
const EDGE: f64 = 1.6;
const DIAGONAL: f64 = 1.0;

/// The average length of edges, in pixels, below which lines and dots become thinner.
const LONG_EDGE: f64 = 12.0;

/// Draws all polygons as a document.
pub fn draw(outcomes: &[Outcome], y_axis: YAxis) -> String {
    draw_with(outcomes, y_axis, "", |_| Vec::new())
}

/// Draws all polygons as a document, with further drawings, of a style of their own, above them.
pub fn draw_with(
    outcomes: &[Outcome],
    y_axis: YAxis,
    style: &str,
    above: impl Fn(&View) -> Vec<Path>,
) -> String {
    let bounds = outcomes
        .iter()
        .flat_map(|one| one.rings.iter().flatten())
        .filter(|p| p.is_finite())
        .fold(Aabb::EMPTY, |all, &p| all.union(&Aabb::new(p, p)));
    let view = View::around(bounds, y_axis);
    let thickness = (average_edge(outcomes, &view) / LONG_EDGE).clamp(0.15, 1.0);

    let drawing = outcomes
        .iter()
        .fold(Group::new(), |all, outcome| match &outcome.result {
            Ok(cut) => all.add(figure(outcome, cut, &view)),
            Err(reason) => all.add(invalid(outcome, reason, &view)),
        });
    let above = above(&view).into_iter().fold(drawing, Group::add);
    let document = page(&view, &format!("{STYLE}{style}"))
        .add(Style::new(thicknesses(thickness)))
        .add(legend(outcomes))
        .add(grid(&view))
        .add(above)
        .add(directions(&view));
    format!("{document}\n")
}

/// The average length of the edges of the input on the page.
fn average_edge(outcomes: &[Outcome], view: &View) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for ring in outcomes.iter().flat_map(|one| &one.rings) {
        let placed: Vec<DVec2> = on_page(ring, view.transform()).collect();
        let lengths = placed.windows(2).map(|ends| ends[0].distance(ends[1]));
        for length in lengths.filter(|length| length.is_finite()) {
            sum += length;
            count += 1.0;
        }
    }
    sum / f64::max(count, 1.0)
}

/// The style of lines and dots in the drawing; those of the legend keep their width.
fn thicknesses(factor: f64) -> String {
    let [edge, diagonal, dot] = [EDGE, DIAGONAL, DOT].map(|width| pixels(width * factor));
    let dash = pixels(4.0 * factor);
    format!(
        ".edges, .invalid {{ stroke-width: {edge} }}\n\
         .diagonals {{ stroke-width: {diagonal}; stroke-dasharray: {dash} {dash} }}\n\
         .reflex {{ stroke-width: {dot} }}\n"
    )
}

fn figure(outcome: &Outcome, cut: &Cut, view: &View) -> Group {
    let points: Vec<DVec2> = on_page(outcome.rings.iter().flatten(), view.transform()).collect();
    let at = |vertex: u32| points[vertex as usize];
    let mut group = Group::new();
    let colours = colours(cut);
    for (number, (piece, colour)) in cut.pieces.iter().zip(colours).enumerate() {
        let corners: Vec<String> = piece.vertices.iter().map(u32::to_string).collect();
        let tooltip = format!("{}, piece {number}: {}", outcome.name, corners.join(" "));
        let path = Path::new()
            .set("class", "piece")
            .set("fill", FILLS[colour])
            .set("d", straight([piece.vertices.iter().map(|&v| at(v))]));
        group = group.add(Group::new().add(Title::new(tooltip)).add(path));
    }
    let diagonals = diagonals(cut).map(|(from, to)| line_path(at(from), at(to)));
    let dots = cut.reflex.iter().map(|&v| line_path(at(v), at(v)));
    for (class, path) in [
        ("diagonals", diagonals.collect()),
        ("edges", outline(outcome, view)),
        ("reflex", dots.collect::<String>()),
    ] {
        if !path.is_empty() {
            group = group.add(Path::new().set("class", class).set("d", path));
        }
    }
    group
}

/// The rings of an invalid polygon, as far as they can be drawn.
fn invalid(outcome: &Outcome, reason: &str, view: &View) -> Group {
    let mut group = Group::new().add(Title::new(format!("{}: {reason}", outcome.name)));
    let path = outline(outcome, view);
    if !path.is_empty() {
        group = group.add(Path::new().set("class", "invalid").set("d", path));
    }
    group
}

fn outline(outcome: &Outcome, view: &View) -> String {
    let finite = |ring: &&Vec<DVec2>| !ring.is_empty() && ring.iter().all(|p| p.is_finite());
    let rings = outcome.rings.iter().filter(finite);
    straight(rings.map(|ring| on_page(ring, view.transform())))
}

fn on_page<'a>(
    points: impl IntoIterator<Item = &'a DVec2>,
    transform: &Transform,
) -> impl Iterator<Item = DVec2> {
    points.into_iter().map(|&p| transform.apply(p))
}

fn line_path(from: DVec2, to: DVec2) -> String {
    let [x, y] = from.to_array().map(pixels);
    let [to_x, to_y] = to.to_array().map(pixels);
    format!("M{x} {y} L{to_x} {to_y} ")
}

/// The pieces on the left of diagonals, by their ends.
fn beside_diagonals(cut: &Cut) -> BTreeMap<(u32, u32), usize> {
    cut.sides()
        .filter(|side| side.3 == EdgeSource::Diagonal)
        .map(|(piece, from, to, _)| ((from, to), piece))
        .collect()
}

/// The diagonals, each once: between exact pieces there are two of each, in both directions.
fn diagonals(cut: &Cut) -> impl Iterator<Item = (u32, u32)> {
    let beside = beside_diagonals(cut);
    let is_first = move |from, to| from < to || !beside.contains_key(&(to, from));
    cut.sides()
        .filter(move |&(_, from, to, source)| source == EdgeSource::Diagonal && is_first(from, to))
        .map(|(_, from, to, _)| (from, to))
}

/// A colour for each piece, the first that no neighbour has; if all are taken, the one that the
/// fewest neighbours have.
fn colours(cut: &Cut) -> Vec<usize> {
    let beside = beside_diagonals(cut);
    let mut colours: Vec<usize> = Vec::with_capacity(cut.pieces.len());
    let mut all = cut.sides().peekable();
    for number in 0..cut.pieces.len() {
        let mut taken = [0; FILLS.len()];
        while let Some((_, from, to, _)) = all.next_if(|side| side.0 == number) {
            if let Some(&colour) = beside
                .get(&(to, from))
                .and_then(|&other| colours.get(other))
            {
                taken[colour] += 1;
            }
        }
        let start = number % FILLS.len();
        let order = (0..FILLS.len()).map(|i| (start + i) % FILLS.len());
        colours.push(order.min_by_key(|&colour| taken[colour]).unwrap_or(start));
    }
    colours
}

/// The meaning of lines and dots, and the number of each.
fn legend(outcomes: &[Outcome]) -> Group {
    let cuts = || outcomes.iter().flat_map(|one| one.result.as_ref().ok());
    let valid = outcomes.iter().filter(|one| one.result.is_ok());
    let vertices: usize = valid.map(Outcome::vertex_count).sum();
    let pieces: usize = cuts().map(|cut| cut.pieces.len()).sum();
    let reflex: usize = cuts().map(|cut| cut.reflex.len()).sum();
    let diagonals: usize = cuts().map(|cut| diagonals(cut).count()).sum();
    let invalid = outcomes.len() - cuts().count();

    let mut group = Group::new();
    let mut x = PLOT_LEFT;
    let mut entry = |mark: Box<dyn Node>, content: String| {
        let words = text(&content, DVec2::new(x + 27.0, 26.0));
        let shift = Group::new().set("transform", format!("translate({} 22)", pixels(x)));
        group.append(shift.add(mark));
        group.append(words);
        x += 27.0 + label::width_of(&content) + 18.0;
    };
    let swatch = Rectangle::new()
        .set("y", -6)
        .set("width", 18)
        .set("height", 12);
    entry(
        Box::new(swatch.set("fill", FILLS[0])),
        count(pieces, "piece"),
    );
    let stroke = |class: &str, width: f64| {
        line(class, DVec2::ZERO, DVec2::new(20.0, 0.0))
            .set("style", format!("stroke-width: {width}"))
    };
    entry(Box::new(stroke("edges", EDGE)), count(vertices, "edge"));
    let dashed = line("diagonals", DVec2::ZERO, DVec2::new(20.0, 0.0)).set(
        "style",
        format!("stroke-width: {DIAGONAL}; stroke-dasharray: 4 4"),
    );
    entry(Box::new(dashed), count(diagonals, "diagonal"));
    let middle = DVec2::new(10.0, 0.0);
    let dot = Path::new()
        .set("class", "reflex")
        .set("style", format!("stroke-width: {DOT}"))
        .set("d", line_path(middle, middle));
    entry(Box::new(dot), count(reflex, "reflex vertex"));
    if invalid > 0 {
        entry(
            Box::new(stroke("invalid", EDGE)),
            format!("{invalid} invalid"),
        );
    }
    group
}

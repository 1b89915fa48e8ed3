//! The page of a picture: an empty sheet, a coordinate grid, lines, arrows and texts.

use super::label::Label;
use super::view::{PLOT_LEFT, PLOT_TOP, View, WIDTH, pixels};
use sat2d::DVec2;
use svg::Document;
use svg::Node;
use svg::node::element::{Definitions, Group, Line, Marker, Path, Rectangle, Style, Text};

/// The style of all pictures.
const STYLE: &str = "\
text { font: 12px 'DejaVu Sans', Verdana, sans-serif; fill: #333 }
.grid { stroke: #e6e6e6; stroke-width: 1 }
.zero { stroke: #bbb; stroke-width: 1 }
.frame { fill: none; stroke: #bbb; stroke-width: 1 }
.tick { font-size: 10px; fill: #777 }
.axis { stroke: #444; stroke-width: 1; fill: none }
";

/// The number of characters that the margin has space for.
const MARGIN_CHARACTERS: usize = 10;

/// An empty page of the size that the view needs.
pub fn page(view: &View, style: &str) -> Document {
    let height = view.page_height();
    let paper = Rectangle::new()
        .set("width", WIDTH)
        .set("height", height)
        .set("fill", "#fff");
    Document::new()
        .set("viewBox", (0, 0, WIDTH as i64, height as i64))
        .set("width", WIDTH)
        .set("height", height)
        .add(Style::new(format!("{STYLE}{style}")))
        .add(arrowhead())
        .add(paper)
}

/// Grid lines with their coordinates, and a frame.
pub fn grid(view: &View) -> Group {
    let (plot, mut group) = (view.plot(), Group::new());
    for tick in view.ticks_x() {
        let (x, class) = (tick.at, if tick.zero { "zero" } else { "grid" });
        let label = text(&tick.text, DVec2::new(x, plot.max.y + 15.0));
        group = group
            .add(line(
                class,
                DVec2::new(x, plot.min.y),
                DVec2::new(x, plot.max.y),
            ))
            .add(label.set("class", "tick").set("text-anchor", "middle"));
    }
    for tick in view.ticks_y() {
        let (y, class) = (tick.at, if tick.zero { "zero" } else { "grid" });
        // coordinates too long for the margin go into the drawing
        let (x, anchor) = if tick.text.len() <= MARGIN_CHARACTERS {
            (plot.min.x - 6.0, "end")
        } else {
            (plot.min.x + 4.0, "start")
        };
        let label = text(&tick.text, DVec2::new(x, y + 3.5));
        group = group
            .add(line(
                class,
                DVec2::new(plot.min.x, y),
                DVec2::new(plot.max.x, y),
            ))
            .add(label.set("class", "tick").set("text-anchor", anchor));
    }
    let size = plot.max - plot.min;
    let frame = Rectangle::new()
        .set("class", "frame")
        .set("x", plot.min.x)
        .set("y", plot.min.y)
        .set("width", pixels(size.x))
        .set("height", pixels(size.y));
    group.add(frame)
}

/// The directions of x and y, as arrows in a corner of the page.
pub fn directions(view: &View) -> Group {
    let plot = view.plot();
    let [_, _, _, y_scale, _, _] = view.transform().to_array();
    let y = DVec2::Y * y_scale.signum();
    let corner = if y.y > 0.0 {
        DVec2::new(PLOT_LEFT - 42.0, PLOT_TOP - 30.0)
    } else {
        DVec2::new(PLOT_LEFT - 42.0, plot.max.y + 28.0)
    };
    let (x_end, y_end) = (corner + DVec2::X * 26.0, corner + y * 26.0);
    Group::new()
        .add(arrow(corner, x_end))
        .add(arrow(corner, y_end))
        .add(text("x", x_end + DVec2::new(3.0, 4.0)))
        .add(text("y", y_end + DVec2::new(-12.0, 0.0)))
}

/// The arrowhead of [`arrow`].
fn arrowhead() -> Definitions {
    let tip = Path::new().set("d", "M0 0 6 3 0 6z").set("fill", "#444");
    let marker = Marker::new()
        .set("id", "tip")
        .set("markerWidth", 6)
        .set("markerHeight", 6)
        .set("refX", 5)
        .set("refY", 3)
        .set("orient", "auto");
    Definitions::new().add(marker.add(tip))
}

pub fn arrow(from: DVec2, to: DVec2) -> Line {
    line("axis", from, to).set("marker-end", "url(#tip)")
}

pub fn line(class: &str, from: DVec2, to: DVec2) -> Line {
    Line::new()
        .set("class", class)
        .set("x1", pixels(from.x))
        .set("y1", pixels(from.y))
        .set("x2", pixels(to.x))
        .set("y2", pixels(to.y))
}

pub fn text(content: &str, at: DVec2) -> Text {
    let mut text = Text::new(content);
    text.assign("x", pixels(at.x));
    text.assign("y", pixels(at.y));
    text
}

/// A text where its label was placed, and the line that leads to it.
pub fn caption(mut group: Group, content: &str, class: &str, label: &Label) -> Group {
    if let Some((from, to)) = label.leader {
        group = group.add(line("leader", from, to));
    }
    // the halo is a second text below, for viewers that cannot paint a stroke first
    for class in ["halo", class] {
        group = group.add(
            text(content, label.middle + DVec2::new(0.0, 4.0))
                .set("class", class)
                .set("text-anchor", "middle"),
        );
    }
    group
}

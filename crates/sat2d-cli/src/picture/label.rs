//! Where names go: inside their body if they fit, otherwise near it, where they hide no other name
//! and as few bodies as possible.

use sat2d::{Aabb, DVec2, Shape, Transform};

/// Half the height of a line of text, with a margin.
const HALF_HEIGHT: f64 = 8.0;
/// The distances from its body that are tried for a label, in pixels.
const GAPS: [f64; 6] = [3.0, 14.0, 28.0, 46.0, 70.0, 100.0];
/// The distances above and below the middle of its body that are tried for a label.
const SHIFTS: [f64; 7] = [0.0, -14.0, 14.0, -22.0, 22.0, -34.0, 34.0];
/// From this distance on, a line leads from the body to its label.
const LEADER_GAP: f64 = 14.0;

/// The costs of a position, which add up.
const COST_OF_NAME: f64 = 1000.0;
const COST_OF_BODY: f64 = 8.0;
const COST_OF_AXES: f64 = 4.0;
const COST_OF_SHIFT: f64 = 0.05;
const GAIN_OF_INSIDE: f64 = -2.0;
const COST_OF_GAP: f64 = 0.2;
const COST_OF_DIRECTION: f64 = 0.25;
const COST_OF_SPILLING: f64 = 3.0;

/// The position of a name.
pub struct Label {
    pub middle: DVec2,
    /// A line from the body to a label that is far away.
    pub leader: Option<(DVec2, DVec2)>,
}

/// The names placed so far, and the bodies and arrows that they should not hide.
pub struct Labels<'a> {
    plot: Aabb,
    bodies: Vec<(&'a Shape, Transform)>,
    axes: Vec<Aabb>,
    taken: Vec<Aabb>,
}

impl<'a> Labels<'a> {
    pub fn new(plot: Aabb) -> Self {
        Labels {
            plot,
            bodies: Vec::new(),
            axes: Vec::new(),
            taken: Vec::new(),
        }
    }

    /// Adds a body, placed on the page.
    pub fn avoid(&mut self, shape: &'a Shape, transform: &Transform) {
        self.bodies.push((shape, *transform));
    }

    /// Adds a box around axes or marks.
    pub fn avoid_axes(&mut self, axes: Aabb) {
        self.axes.push(axes);
    }

    /// Finds a position for the name of a body. `body` is its box on the page, `inside` a point in
    /// it; `contains` decides for others.
    pub fn place(
        &mut self,
        name: &str,
        body: Aabb,
        inside: DVec2,
        contains: impl Fn(DVec2) -> bool,
    ) -> Label {
        let half = DVec2::new(width_of(name) / 2.0 + 2.0, HALF_HEIGHT);
        let middle = (body.min + body.max) / 2.0;
        let reach = (body.max - body.min) / 2.0 + half;
        // the middle first, then around the body, farther and farther
        let mut best = (f64::INFINITY, middle, 0.0);
        let mut consider = |center: DVec2, gap: f64, cost: f64| {
            let cost = cost + self.cost(Aabb::new(center - half, center + half));
            if cost < best.0 {
                best = (cost, center, gap);
            }
        };
        let fits = reach.x - half.x >= half.x && reach.y - half.y >= half.y;
        // the label hides a part of its own body there, which costs nothing
        let own = if fits {
            GAIN_OF_INSIDE - COST_OF_BODY
        } else {
            COST_OF_SPILLING
        };
        for shift in SHIFTS {
            let shifted = inside + DVec2::new(0.0, shift);
            let within = body.min.y <= shifted.y - half.y && shifted.y + half.y <= body.max.y;
            if shift == 0.0 || (within && contains(shifted)) {
                consider(shifted, 0.0, own + COST_OF_SHIFT * shift.abs());
            }
        }
        let tall = body.max.y - body.min.y > 2.0 * (body.max.x - body.min.x);
        let directions = if tall { BESIDE_FIRST } else { ABOVE_FIRST };
        for gap in GAPS {
            for (rank, direction) in directions.into_iter().enumerate() {
                let cost = gap * COST_OF_GAP + rank as f64 * COST_OF_DIRECTION;
                consider(middle + direction * (reach + gap), gap, cost);
            }
        }
        let (_, center, gap) = best;
        self.taken.push(Aabb::new(center - half, center + half));
        let leader =
            (gap >= LEADER_GAP).then(|| (inside, inside.clamp(center - half, center + half)));
        Label {
            middle: center,
            leader,
        }
    }

    /// Finds a position for a text about a point.
    pub fn place_near(&mut self, content: &str, point: DVec2) -> Label {
        self.place(content, Aabb::new(point, point), point, |_| false)
    }

    fn cost(&self, label: Aabb) -> f64 {
        if !self.plot.contains(&label) {
            return f64::INFINITY;
        }
        let names = self.taken.iter().filter(|other| other.intersects(&label));
        let size = label.max - label.min;
        let outline = Shape::rectangle_xywh(label.min.x, label.min.y, size.x, size.y);
        let bodies = self.bodies.iter().filter(|(shape, transform)| {
            outline.as_ref().is_ok_and(|outline| {
                sat2d::overlaps(outline, &Transform::IDENTITY, shape, transform).unwrap_or(false)
            })
        });
        let axes = self.axes.iter().filter(|axes| axes.intersects(&label));
        COST_OF_NAME * names.count() as f64
            + COST_OF_BODY * bodies.count() as f64
            + COST_OF_AXES * axes.count() as f64
    }
}

const UP: DVec2 = DVec2::NEG_Y;
const DOWN: DVec2 = DVec2::Y;
const RIGHT: DVec2 = DVec2::X;
const LEFT: DVec2 = DVec2::NEG_X;
const UP_RIGHT: DVec2 = DVec2::new(1.0, -1.0);
const UP_LEFT: DVec2 = DVec2::new(-1.0, -1.0);
const DOWN_RIGHT: DVec2 = DVec2::new(1.0, 1.0);
const DOWN_LEFT: DVec2 = DVec2::new(-1.0, 1.0);

const ABOVE_FIRST: [DVec2; 8] = [
    UP, DOWN, RIGHT, LEFT, UP_RIGHT, UP_LEFT, DOWN_RIGHT, DOWN_LEFT,
];
const BESIDE_FIRST: [DVec2; 8] = [
    RIGHT, LEFT, UP, DOWN, UP_RIGHT, UP_LEFT, DOWN_RIGHT, DOWN_LEFT,
];

/// The approximate width of a text in a sans-serif font of 12 pixels, rounded up.
pub fn width_of(text: &str) -> f64 {
    7.2 * text.chars().count() as f64
}

//! Directions along which two bodies may be apart, guessed in doubles.

use crate::narrow::sweep::bounds::frame::{Body, exactly};
use alloc::vec::Vec;
use core::cell::Cell;
use glam::DVec2;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::vector::Vector;
use sat2d_base::num::{one_norm, unit};
use sat2d_base::sort::sort_by;

/// Gaps that differ by less than this share of the coordinates may be ordered by rounding.
const ORDER_ERROR: f64 = 1e-12;

/// Bodies of more corners are not searched for each direction anew.
const MANY: usize = 32;

/// The most directions that are worth a proof.
const MOST: usize = 8;

/// The number of directions among which the search for that of an ellipse starts, and its steps.
const SAMPLES: usize = 32;
const BISECTIONS: usize = 60;

/// A direction of a body, from it toward the other one.
pub(crate) struct Direction {
    /// Whether it is the first body's.
    pub(crate) of_first: bool,
    /// Its larger coordinate is about 1.
    pub(crate) vector: Vector<Long>,
    /// The gap along it, if doubles are right.
    gap: f64,
}

/// One body as the other one, at rest, sees it, in doubles.
struct View<'p, 'a> {
    fixed: &'p Body<'a>,
    moving: &'p Body<'a>,
    points: Vec<DVec2>,
    /// Where the last corners were found that are farthest along a direction, of either body.
    last: [Cell<usize>; 2],
    /// The angle by which the moving body is turned there.
    angle: f64,
}

/// The directions along which the gap is largest, the largest first.
pub(crate) fn directions(time: f64, bodies: [&Body<'_>; 2]) -> Vec<Direction> {
    let mut all = Vec::new();
    let mut size = 0.0_f64;
    for (fixed, moving) in [(0, 1), (1, 0)] {
        let view = View::at(time, bodies[fixed], bodies[moving]);
        let points = view.points.iter().chain(&view.fixed.hull.points);
        size = points.map(|&p| one_norm(p)).fold(size, f64::max);
        view.add_edges(fixed == 0, &mut all);
        if fixed == 0 {
            view.add_nearest_points(&mut all);
            view.add_of_ellipses(&mut all);
        }
    }
    sort_by(&mut all, &mut |one, other| other.gap.total_cmp(&one.gap));
    let enough = all.first().map_or(0.0, |first| first.gap) - ORDER_ERROR * size;
    let worth = all.iter().take_while(|direction| direction.gap >= enough);
    let count = worth.take(MOST).count();
    all.truncate(count);
    all
}

impl<'p, 'a> View<'p, 'a> {
    fn at(time: f64, fixed: &'p Body<'a>, moving: &'p Body<'a>) -> View<'p, 'a> {
        let (still, goes) = (fixed.motion, moving.motion);
        let offset = goes.pivot() - still.pivot();
        let offset = offset + (goes.translation() - still.translation()) * time;
        let center = still.pivot() + toward(-still.rotation() * time).rotate(offset);
        let angle = (goes.rotation() - still.rotation()) * time;
        let turn = toward(angle);
        let place = |&p: &DVec2| center + turn.rotate(p - goes.pivot());
        View {
            points: moving.hull.points.iter().map(place).collect(),
            last: Default::default(),
            fixed,
            moving,
            angle,
        }
    }

    /// The gap along a unit vector: between the points of both bodies that are nearest along it.
    fn gap(&self, n: DVec2) -> f64 {
        n.dot(self.way(n))
    }

    /// From the point of the fixed body that is farthest along a unit vector to the first one of
    /// the moving body.
    fn way(&self, n: DVec2) -> DVec2 {
        let local = toward(-self.angle).rotate(-n);
        let [far, first] = self.corners(n);
        let first = self.points[first] + toward(self.angle).rotate(arm(self.moving, local));
        first - self.fixed.hull.points[far] - arm(self.fixed, n)
    }

    /// The corner of the fixed body that is farthest along a unit vector, and the first one of the
    /// moving body.
    fn corners(&self, n: DVec2) -> [usize; 2] {
        [
            farthest(&self.fixed.hull.points, n, &self.last[0]),
            farthest(&self.points, -n, &self.last[1]),
        ]
    }

    fn add(&self, of_first: bool, vector: Vector<Long>, all: &mut Vec<Direction>) {
        if vector.x.is_zero() && vector.y.is_zero() {
            return;
        }
        let magnitude = vector.x.magnitude().max(vector.y.magnitude());
        let vector = Vector {
            x: vector.x.times_power(-magnitude),
            y: vector.y.times_power(-magnitude),
        };
        let gap = self.gap(unit(vector.rounded()));
        all.push(Direction {
            of_first,
            vector,
            gap,
        });
    }

    /// The normals of the edges of the fixed body; of a segment, also both directions along it.
    fn add_edges(&self, of_first: bool, all: &mut Vec<Direction>) {
        let points = &self.fixed.hull.points;
        for (&p, &q) in points.iter().zip(points.iter().cycle().skip(1)) {
            let edge = Vector::<Long>::between(p, q);
            if points.len() == 2 {
                self.add(of_first, Vector::between(p, q), all);
            }
            let normal = Vector {
                x: edge.y,
                y: edge.x.negated(),
            };
            self.add(of_first, normal, all);
        }
    }

    /// From one vertex to the nearest one of the other body.
    fn add_nearest_points(&self, all: &mut Vec<Direction>) {
        let still = &self.fixed.hull.points;
        let nearest = if still.len().max(self.points.len()) > MANY {
            self.near_points(all)
        } else {
            let pairs = still
                .iter()
                .flat_map(|&q| self.points.iter().map(move |&p| p - q));
            pairs.min_by(|v, w| v.length_squared().total_cmp(&w.length_squared()))
        };
        if let Some(way) = nearest {
            self.add(true, exactly(way), all);
        }
    }

    /// From one vertex to another one, such that no neighbours are nearer: from those that face each
    /// other along the best direction so far.
    fn near_points(&self, all: &[Direction]) -> Option<DVec2> {
        let still = &self.fixed.hull.points;
        let best = all
            .iter()
            .max_by(|one, other| one.gap.total_cmp(&other.gap))?;
        let [mut i, mut j] = self.corners(unit(best.vector.rounded()));
        let way = |i: usize, j: usize| self.points[j] - still[i];
        loop {
            let (n, m) = (still.len(), self.points.len());
            let beside = [(i + 1, j), (i + n - 1, j), (i, j + 1), (i, j + m - 1)];
            let beside = beside.map(|(i, j)| (i % n, j % m));
            let nearer = beside
                .into_iter()
                .find(|&(k, l)| way(k, l).length_squared() < way(i, j).length_squared());
            match nearer {
                Some(next) => (i, j) = next,
                None => return Some(way(i, j)),
            }
        }
    }

    /// The gap of bodies that are apart has one maximum among the directions along which they are.
    /// Its derivative is how far the nearest points along a direction are apart beside it.
    fn add_of_ellipses(&self, all: &mut Vec<Direction>) {
        let bodies = [(self.fixed, 0.0), (self.moving, self.angle)];
        let ellipses = bodies.map(|(body, angle)| Some((body.hull.ellipse?, angle)));
        if ellipses.iter().all(Option::is_none) {
            return;
        }
        let part = core::f64::consts::TAU / SAMPLES as f64;
        // also near the normals of long flat ellipses, and of what is best so far
        let thin = ellipses.iter().flatten().flat_map(|(ellipse, angle)| {
            let axes = [ellipse.u, ellipse.w, -ellipse.u, -ellipse.w];
            axes.map(|axis| angle_of(axis.perp()) + angle)
        });
        let best = all.iter().filter(|direction| direction.of_first);
        let best = best.max_by(|one, other| one.gap.total_cmp(&other.gap));
        let best = best.map(|direction| angle_of(direction.vector.rounded()));
        let starts = (0..SAMPLES)
            .map(|i| i as f64 * part)
            .chain(thin)
            .chain(best);
        let gap = |angle: f64| self.gap(toward(angle));
        let start = starts.max_by(|&one, &other| gap(one).total_cmp(&gap(other)));
        let start = start.unwrap_or(0.0);
        let (mut low, mut high) = (start - part, start + part);
        for _ in 0..BISECTIONS {
            let middle = (low + high) / 2.0;
            let n = toward(middle);
            if n.perp().dot(self.way(n)) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        for angle in [start, low] {
            self.add(true, exactly(toward(angle)), all);
        }
    }
}

/// The corner of a convex polygon that is farthest along a direction. Of many corners, the search
/// goes from the one that was found last to neighbours that are farther, until there is none: the
/// corners along turning directions, as those of edges are, take constant time each.
fn farthest(points: &[DVec2], n: DVec2, last: &Cell<usize>) -> usize {
    if points.len() <= MANY {
        let along = points.iter().map(|&p| n.dot(p)).enumerate();
        let farthest = along.max_by(|(_, one), (_, other)| one.total_cmp(other));
        return farthest.map_or(0, |(i, _)| i);
    }
    let mut at = last.get();
    for step in [1, points.len() - 1] {
        loop {
            let next = (at + step) % points.len();
            if n.dot(points[next]) <= n.dot(points[at]) {
                break;
            }
            at = next;
        }
    }
    last.set(at);
    at
}

/// The unit vector at an angle from the x axis.
fn toward(angle: f64) -> DVec2 {
    let (sin, cos) = libm::sincos(angle);
    DVec2::new(cos, sin)
}

fn angle_of(v: DVec2) -> f64 {
    libm::atan2(v.y, v.x)
}

/// To where the disc or ellipse around each point reaches farthest along a unit vector.
fn arm(body: &Body<'_>, n: DVec2) -> DVec2 {
    match &body.hull.ellipse {
        Some(ellipse) => ellipse.farthest(n),
        None => n * body.hull.radius,
    }
}

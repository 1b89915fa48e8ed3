//! Contacts, distances, separation, containment, casts, sweeps and response.

use crate::failure::{Failed, answer};
use crate::placed::{pair_functions, shape_functions};
use crate::scratch::{Answer, read, transform_at, write, write_array};
use crate::shape::Shape as Handle;
use sat2d::query::{
    AtStart, ClosestPoints, ContactPoint, Containment, Feature, Impact, Manifold, Motion, RayHit,
    Separation, Side, SweepOptions,
};
use sat2d::response::{Resolution, rebound_along, resolve_along, slide};
use sat2d::{DVec2, Shape, Transform, query};
use wasm_bindgen::prelude::wasm_bindgen;

/// A feature as its kind, which is 0 for none, and its index.
fn feature(feature: Option<Feature>) -> [f64; 2] {
    let (kind, index) = match feature {
        None => (0, 0),
        Some(Feature::Vertex(index)) => (1, index),
        Some(Feature::Edge(index)) => (2, index),
        Some(Feature::Arc(index)) => (3, index),
    };
    [f64::from(kind), f64::from(index)]
}

fn vectors<const N: usize>(vectors: [DVec2; N]) -> impl Iterator<Item = f64> {
    vectors.into_iter().flat_map(|vector| vector.to_array())
}

fn contact_point(point: &ContactPoint) -> [f64; 9] {
    let ([kind_a, index_a], [kind_b, index_b]) = (
        feature(Some(point.feature_a)),
        feature(Some(point.feature_b)),
    );
    let (a, b) = (point.on_a, point.on_b);
    [
        a.x,
        a.y,
        b.x,
        b.y,
        point.depth,
        kind_a,
        index_a,
        kind_b,
        index_b,
    ]
}

/// The number of numbers of a manifold, see [`manifold`].
const MANIFOLD: usize = 28;

/// Normal, depth, features, side of the reference edge, kind, number of points, and two points, of
/// which the second may be without meaning.
fn manifold(manifold: &Manifold) -> [f64; MANIFOLD] {
    let side = match manifold.reference {
        None => 0.0,
        Some(Side::A) => 1.0,
        Some(Side::B) => 2.0,
    };
    let ([kind_a, index_a], [kind_b, index_b]) = (
        feature(Some(manifold.feature_a)),
        feature(Some(manifold.feature_b)),
    );
    let (normal, points) = (manifold.normal, manifold.points());
    let mut numbers = [0.0; MANIFOLD];
    numbers[..10].copy_from_slice(&[
        normal.x,
        normal.y,
        manifold.depth,
        kind_a,
        index_a,
        kind_b,
        index_b,
        side,
        f64::from(manifold.kind() as i32),
        points.len() as f64,
    ]);
    for (place, point) in numbers[10..].chunks_exact_mut(9).zip(points) {
        place.copy_from_slice(&contact_point(point));
    }
    numbers
}

/// Distance, normal, both points, both features.
pub(crate) fn closest(closest: &ClosestPoints) -> [f64; 11] {
    let ([kind_a, index_a], [kind_b, index_b]) = (
        feature(Some(closest.feature_a)),
        feature(Some(closest.feature_b)),
    );
    let (normal, a, b) = (closest.normal, closest.on_a, closest.on_b);
    let distance = closest.distance;
    [
        distance, normal.x, normal.y, a.x, a.y, b.x, b.y, kind_a, index_a, kind_b, index_b,
    ]
}

impl Answer for Manifold {
    fn encode(self) -> i32 {
        write_array(&manifold(&self))
    }
}

/// Their number.
impl Answer for Vec<Manifold> {
    fn encode(self) -> i32 {
        write(self.iter().flat_map(manifold));
        self.len() as i32
    }
}

impl Answer for ClosestPoints {
    fn encode(self) -> i32 {
        write_array(&closest(&self))
    }
}

impl Answer for Separation {
    fn encode(self) -> i32 {
        let (translation, normal) = (self.translation, self.normal());
        write(vectors([translation, normal]).chain([self.depth()]))
    }
}

impl Answer for Containment {
    fn encode(self) -> i32 {
        self as i32
    }
}

/// 7 numbers: fraction, point, normal, feature.
pub(crate) fn ray_hit(hit: &RayHit) -> impl Iterator<Item = f64> + use<> {
    [hit.fraction]
        .into_iter()
        .chain(vectors([hit.point, hit.normal]))
        .chain(feature(hit.feature))
}

/// 14 numbers: time, relation, approach, closest points.
pub(crate) fn impact(impact: &Impact) -> impl Iterator<Item = f64> + use<> {
    let relation = f64::from(impact.relation as i32);
    [impact.time, relation, impact.approach]
        .into_iter()
        .chain(closest(&impact.closest))
}

impl Answer for RayHit {
    fn encode(self) -> i32 {
        write(ray_hit(&self))
    }
}

impl Answer for Impact {
    fn encode(self) -> i32 {
        write(impact(&self))
    }
}

pair_functions! {
    /// `contact`.
    contact = query::contact;
    /// `contacts`. Returns their number.
    contacts = query::contacts;
    /// `distance`.
    distance = query::distance;
    /// `containment` of the first shape in the second.
    containment = query::containment;
}

pair_functions! {
    /// `Placed::rounding_margin`. Writes it.
    rounding_margin = |a: &Shape, ta: &Transform, b: &Shape, tb: &Transform| {
        Ok::<_, Failed>(Margin(a.place(ta)?.rounding_margin(&b.place(tb)?)))
    };
}

struct Margin(f64);

impl Answer for Margin {
    fn encode(self) -> i32 {
        write([self.0])
    }
}

/// `separation_within` of two shapes at the two transforms in the scratch array.
#[wasm_bindgen]
pub fn separation(a: &Handle, b: &Handle, work_limit: f64) -> i32 {
    answer(|| {
        let (ta, tb) = (transform_at(0)?, transform_at(6)?);
        let found = match crate::scratch::limit(work_limit) {
            None => query::separation(&a.0, &ta, &b.0, &tb)?,
            Some(limit) => query::separation_within(&a.0, &ta, &b.0, &tb, limit)?,
        };
        Ok(found.encode())
    })
}

shape_functions! {
    /// `cast_segment`.
    cast_segment(x0, y0, x1, y1) = |shape: &Shape, at: &Transform| {
        query::cast_segment(shape, at, DVec2::new(x0, y0), DVec2::new(x1, y1))
    };
    /// `cast_ray`.
    cast_ray(x, y, dx, dy, reach) = |shape: &Shape, at: &Transform| {
        query::cast_ray(shape, at, DVec2::new(x, y), DVec2::new(dx, dy), reach)
    };
}

/// The motion in the scratch array from `start`: a transform, a translation, an angle, a pivot.
pub(crate) fn motion_at(start: usize) -> Result<Motion, Failed> {
    let from = transform_at(start)?;
    let numbers = read::<22>();
    let [x, y, rotation, pivot_x, pivot_y] = std::array::from_fn(|i| numbers[start + 6 + i]);
    let translation = DVec2::new(x, y);
    if rotation == 0.0 {
        return Ok(Motion::linear(from, translation)?);
    }
    Ok(Motion::turning(
        from,
        translation,
        rotation,
        DVec2::new(pivot_x, pivot_y),
    )?)
}

impl Answer for Motion {
    fn encode(self) -> i32 {
        let numbers = self.start().to_array().into_iter();
        let numbers = numbers.chain(vectors([self.translation()]));
        let numbers = numbers.chain([self.rotation()]);
        write(numbers.chain(vectors([self.pivot()])))
    }
}

/// `Motion::between` the two transforms in the scratch array.
#[wasm_bindgen]
pub fn motion_between() -> i32 {
    answer(|| Ok(Motion::between(transform_at(0)?, transform_at(6)?)?.encode()))
}

/// `Motion::at` of the motion in the scratch array.
#[wasm_bindgen]
pub fn motion_at_time(time: f64) -> i32 {
    scratch_of_two_motions();
    answer(|| Ok(motion_at(0)?.at(time)?.encode()))
}

/// The array has room for two motions, even if the caller only wrote one.
pub(crate) fn scratch_of_two_motions() {
    crate::scratch::scratch(22);
}

/// `sweep_with` of two shapes along the two motions in the scratch array.
#[wasm_bindgen]
pub fn sweep(a: &Handle, b: &Handle, at_start: u32, work_limit: f64) -> i32 {
    scratch_of_two_motions();
    answer(|| {
        let options = SweepOptions {
            at_start: match at_start {
                0 => AtStart::Report,
                1 => AtStart::SkipParting,
                _ => AtStart::SkipOverlapping,
            },
            work_limit: crate::scratch::limit(work_limit),
        };
        let motions = (motion_at(0)?, motion_at(11)?);
        let impact = query::sweep_with(&a.0, &motions.0, &b.0, &motions.1, &options)?;
        Ok(impact.encode())
    })
}

/// `resolve_along`.
#[wasm_bindgen]
pub fn resolve(x: f64, y: f64, depth: f64, inverse_mass_a: f64, inverse_mass_b: f64) -> i32 {
    answer(|| {
        let normal = DVec2::new(x, y);
        let Resolution { a, b } = resolve_along(normal, depth, inverse_mass_a, inverse_mass_b)?;
        Ok(write(vectors([a, b])))
    })
}

/// `rebound_along`: normal, both velocities, both inverse masses and the restitution are in the
/// scratch array.
#[wasm_bindgen]
pub fn rebound() -> i32 {
    answer(|| {
        let [
            nx,
            ny,
            ax,
            ay,
            bx,
            by,
            inverse_mass_a,
            inverse_mass_b,
            restitution,
        ] = read::<9>();
        let body_a = (DVec2::new(ax, ay), inverse_mass_a);
        let body_b = (DVec2::new(bx, by), inverse_mass_b);
        let (a, b) = rebound_along(DVec2::new(nx, ny), body_a, body_b, restitution)?;
        Ok(write(vectors([a, b])))
    })
}

/// `slide`.
#[wasm_bindgen(js_name = slide)]
pub fn slide_along(x: f64, y: f64, nx: f64, ny: f64) -> i32 {
    slide(DVec2::new(x, y), DVec2::new(nx, ny)).encode()
}

/// `orient2d`: -1, 0 or 1.
#[wasm_bindgen]
pub fn orient2d(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64) -> i32 {
    let (a, b, c) = (DVec2::new(ax, ay), DVec2::new(bx, by), DVec2::new(cx, cy));
    sat2d::exact::orient2d(a, b, c) as i32
}

//! Shapes of masks: the silhouettes of their pixels, as one shape or as one for each group.

use crate::mask::trace::{Corner, Traced};
use crate::mask::{Connectivity, Mask};
use crate::shape::error::finite_points;
use crate::shape::pieces::{Boundary, Polygons};
use crate::shape::sprite::Sprite;
use crate::shape::{Geometry, Shape, ShapeError};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::power_of_two;
use sat2d_decompose::{Decomposer, Method, Options, PolygonError};

/// The corners of pixels are at most 2^27, so their differences from a pivot that is no farther
/// away are rounded by at most 1/4, and stay apart.
const FARTHEST_PIVOT: f64 = power_of_two(51);

/// Vertices are numbered with 32 bits. The limit is that of polygons.
const MOST_CORNERS: usize = 1 << 27;

impl Shape {
    /// A sprite as one shape: the union of the pixels of a mask that count.
    ///
    /// Pixel (x, y) covers the closed square from (x, y) - `pivot` to (x + 1, y + 1) - `pivot`, so
    /// a transform turns, mirrors and scales the sprite about its pivot. The silhouettes of the
    /// pixels bound the shape; several may be apart. Its rings are those of [`Mask::silhouettes`]
    /// by sides, and a side between two pixels that count is not an edge. Pixels that share a
    /// corner only touch there.
    ///
    /// All answers are exact for the rounded corners of the silhouettes, under every transform.
    /// Contacts, normals and depths are those of concave polygons: there is a contact for each
    /// place where the shapes meet. Its normal is that of an edge of a silhouette or of a corner
    /// that points outward, and its depth the distance along the normal that ends the overlap at
    /// that place. Two upright sprites at whole pixels from each other are compared as
    /// [`Mask::overlaps`] does, 64 pixels at a time.
    ///
    /// ```
    /// use sat2d::{DVec2, Mask, Relation, Shape, Transform, relation};
    /// // an exclamation mark, about its centre
    /// let rows = ["#", "#", "#", ".", "#"];
    /// let mask = Mask::from_fn(1, 5, |_, y| rows[y] == "#")?;
    /// let mark = Shape::mask(&mask, DVec2::new(0.5, 2.5))?;
    /// assert_eq!((mark.area(), mark.rings().len()), (4.0, 2));
    /// let (ball, here) = (Shape::circle(DVec2::ZERO, 1.0)?, Transform::IDENTITY);
    /// let lying = Transform::placement_degrees(DVec2::ZERO, 90.0, 1.0, 1.0)?;
    /// let at = Transform::translation(DVec2::new(1.5, 0.0))?;
    /// assert_eq!(relation(&mark, &here, &ball, &at)?, Relation::Touching);
    /// assert_eq!(relation(&mark, &lying, &ball, &at)?, Relation::Overlapping);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError::NoPixels`] if no pixel counts, [`ShapeError::FarPivot`],
    /// [`ShapeError::NotFinite`]; [`ShapeError::Polygon`] if the silhouettes have more than 2^27
    /// corners.
    pub fn mask(mask: &Mask, pivot: DVec2) -> Result<Shape, ShapeError> {
        check_pivot(pivot)?;
        let place = |corner| corner - pivot;
        let traced = Traced::new(mask, Connectivity::Four);
        let mut shape = match traced.groups() {
            0 => return Err(ShapeError::NoPixels),
            1 => of_group(&traced, 0, place)?,
            _ => of_groups(traced, mask, place)?,
        };
        if let Geometry::Pieces(pieces) = &mut shape.geometry {
            pieces.sprite = Some(Box::new(Sprite::new(mask, pivot)));
        }
        Ok(shape)
    }

    /// One shape for each group of pixels that count and are connected by their sides, in the order
    /// of their first pixels: for landscapes whose parts fall apart.
    ///
    /// Pixels and pivot are those of [`mask`](Shape::mask). The shapes are the silhouettes of the
    /// groups, with holes, as those of [`tiles`](Shape::tiles).
    ///
    /// ```
    /// use sat2d::{DVec2, Mask, Shape};
    /// // a bridge that an explosion has cut
    /// let rows = ["####.###", "#......#"];
    /// let bridge = Mask::from_fn(8, 2, |x, y| rows[y].as_bytes()[x] == b'#')?;
    /// let parts = Shape::mask_groups(&bridge, DVec2::ZERO)?;
    /// assert_eq!(parts.iter().map(Shape::area).collect::<Vec<_>>(), [5.0, 4.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError::FarPivot`], [`ShapeError::NotFinite`], [`ShapeError::Polygon`] if a silhouette
    /// has more than 2^27 corners.
    pub fn mask_groups(mask: &Mask, pivot: DVec2) -> Result<Vec<Shape>, ShapeError> {
        check_pivot(pivot)?;
        groups(mask, |corner| corner - pivot)
    }
}

/// The shapes of the groups of connected pixels, their corners placed by a function.
pub(super) fn groups(
    mask: &Mask,
    place: impl Fn(DVec2) -> DVec2,
) -> Result<Vec<Shape>, ShapeError> {
    let traced = Traced::new(mask, Connectivity::Four);
    let shapes = (0..traced.groups()).map(|group| of_group(&traced, group, &place));
    shapes.collect()
}

fn check_pivot(pivot: DVec2) -> Result<(), ShapeError> {
    finite_points(&[pivot])?;
    for (name, value) in [("x", pivot.x), ("y", pivot.y)] {
        if value.abs() > FARTHEST_PIVOT {
            return Err(ShapeError::FarPivot { name, value });
        }
    }
    Ok(())
}

fn of_group(
    traced: &Traced,
    group: usize,
    place: impl Fn(DVec2) -> DVec2,
) -> Result<Shape, ShapeError> {
    let rings = placed(traced.rings(group), place);
    match rings.as_slice() {
        [ring] if ring.len() == 4 => {
            let bounds = Aabb::of_points(ring);
            if (bounds.max - bounds.min).min_element() == 0.0 {
                return Err(ShapeError::ZeroArea);
            }
            Shape::of_box(&bounds)
        }
        rings => Shape::polygon_with(&slices(rings), &options()),
    }
}

/// Several groups as one shape. Different corners stay apart where they are placed.
fn of_groups(
    traced: Traced,
    mask: &Mask,
    place: impl Fn(DVec2) -> DVec2,
) -> Result<Shape, ShapeError> {
    let (count, most) = (traced.corners().len(), MOST_CORNERS);
    if count > most {
        return Err(PolygonError::TooManyVertices { count, most }.into());
    }
    let shared = Shared::new(mask, traced.corners());
    let mut touched: Vec<u32> = Vec::new();
    let mut polygons = Polygons::with_capacity(count, traced.groups());
    let mut decomposer = Decomposer::new();
    for group in 0..traced.groups() {
        let mut rings = traced.rings(group);
        let corners = rings.clone().flatten().copied();
        let numbered = (polygons.len() as u32..).zip(corners);
        touched.extend(numbered.filter_map(|(v, corner)| shared.contains(corner).then_some(v)));
        if rings.len() == 1
            && let Some(&[a, b, c, d]) = rings.next()
        {
            polygons.add_convex(&[a, b, c, d].map(point).map(&place));
            continue;
        }
        let rings = placed(traced.rings(group), &place);
        let rings = slices(&rings);
        polygons.add(&rings, decomposer.decompose(&rings, &options())?);
    }
    drop(traced);
    let pieces = polygons.pieces_touching(touched, Boundary::Polygons, options());
    Ok(Shape {
        geometry: Geometry::Pieces(Box::new(pieces)),
    })
}

/// The corners of pixels where rings touch, row by row.
struct Shared {
    columns: usize,
    /// A bit for each corner.
    bits: Vec<u64>,
}

impl Shared {
    fn new(mask: &Mask, corners: &[Corner]) -> Shared {
        let columns = mask.width() + 1;
        let empty = vec![0; (columns * (mask.height() + 1)).div_ceil(64)];
        let mut seen = empty.clone();
        let mut shared = Shared {
            columns,
            bits: empty,
        };
        for &corner in corners {
            let (word, bit) = shared.place(corner);
            shared.bits[word] |= seen[word] & bit;
            seen[word] |= bit;
        }
        shared
    }

    fn place(&self, [column, row]: Corner) -> (usize, u64) {
        let place = row as usize * self.columns + column as usize;
        (place / 64, 1 << (place % 64))
    }

    fn contains(&self, corner: Corner) -> bool {
        let (word, bit) = self.place(corner);
        self.bits[word] & bit != 0
    }
}

/// How all masks are decomposed.
fn options() -> Options {
    Options {
        method: Method::Fast,
        ..Options::default()
    }
}

fn placed<'a>(
    rings: impl Iterator<Item = &'a [Corner]>,
    place: impl Fn(DVec2) -> DVec2,
) -> Vec<Vec<DVec2>> {
    let place = |&corner: &Corner| place(point(corner));
    rings.map(|ring| ring.iter().map(place).collect()).collect()
}

fn point(corner: Corner) -> DVec2 {
    DVec2::from(corner.map(f64::from))
}

fn slices(rings: &[Vec<DVec2>]) -> Vec<&[DVec2]> {
    rings.iter().map(Vec::as_slice).collect()
}

#[cfg(test)]
mod tests {
    use crate::shape::masks::*;

    #[test]
    fn vertices_at_one_place_are_known_to_touch() {
        let mut rng = fastrand::Rng::with_seed(1);
        let (mut touching, mut alone) = (0, 0);
        for _ in 0..300 {
            let (width, height) = (rng.usize(1..80), rng.usize(1..9));
            let mask = Mask::from_fn(width, height, |_, _| rng.f64() < 0.6).unwrap();
            let Ok(shape) = Shape::mask(&mask, DVec2::new(0.3, -7.1)) else {
                continue;
            };
            let Geometry::Pieces(pieces) = &shape.geometry else {
                continue;
            };
            let points = &pieces.points;
            for (v, at) in (0..).zip(points) {
                let touches = points.iter().filter(|point| *point == at).count() > 1;
                let is_known = pieces.touched.binary_search(&v).is_ok();
                assert_eq!(is_known, touches, "{mask:?} {at}");
                *(if touches { &mut touching } else { &mut alone }) += 1;
            }
        }
        assert!(touching > 5_000 && alone > 5_000, "{touching} {alone}");
    }
}

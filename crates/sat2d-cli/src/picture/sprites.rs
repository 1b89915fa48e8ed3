//! The picture of traced sprites: their pieces, silhouettes, and a fine grid between their pixels.
//! Several sprites stand side by side.

use super::pieces;
use super::view::pixels;
use crate::polygons::cut::Outcome;
use crate::scene::format::YAxis;
use crate::sprites::sprite::Sprite;
use sat2d::{DVec2, Mask};
use svg::node::element::Path;

/// The style of the grid between pixels.
pub const STYLE: &str = ".pixels { fill: none; stroke: #fff; stroke-opacity: 0.7 }\n";

/// The width of the grid, as a part of a pixel of the sprite.
const LINE: f64 = 0.06;
/// Smaller pixels of sprites have no grid, in pixels of the page.
const LEAST: f64 = 4.0;
/// The space between two sprites, in their pixels.
const GAP: f64 = 2.0;

/// Draws all sprites as a document.
pub fn draw(sprites: &[Sprite]) -> String {
    let places = places(sprites);
    let moved = |(sprite, &place): (&Sprite, &DVec2)| {
        let by = place - DVec2::from(sprite.origin.map(|pixels| pixels as f64));
        let silhouettes = sprite.silhouettes.iter();
        silhouettes
            .map(move |one| one.moved(by))
            .collect::<Vec<_>>()
    };
    let outcomes: Vec<Outcome> = sprites.iter().zip(&places).flat_map(moved).collect();
    pieces::draw_with(&outcomes, YAxis::Down, STYLE, |view| {
        let to_page = view.transform();
        let scale = to_page.apply_vector(DVec2::X).x;
        let grids = sprites.iter().zip(&places).filter(|_| scale >= LEAST);
        let path = |(sprite, &place): (&Sprite, &DVec2)| {
            Path::new()
                .set("class", "pixels")
                .set("stroke-width", pixels(scale * LINE))
                .set("d", grid(&sprite.mask, to_page.apply(place), scale))
        };
        grids.map(path).collect()
    })
}

/// Where the upper left pixel of each sprite stands: in rows that are about as wide as high.
fn places(sprites: &[Sprite]) -> Vec<DVec2> {
    let size =
        |sprite: &Sprite| DVec2::new(sprite.mask.width() as f64, sprite.mask.height() as f64) + GAP;
    let area: f64 = sprites
        .iter()
        .map(|sprite| size(sprite).element_product())
        .sum();
    let widest = sprites
        .iter()
        .map(|sprite| size(sprite).x)
        .fold(0.0, f64::max);
    let width = (1.5 * area).sqrt().max(widest);
    let (mut at, mut row_height) = (DVec2::ZERO, 0.0_f64);
    let place = |sprite: &Sprite| {
        let size = size(sprite);
        if at.x + size.x > width {
            at = DVec2::new(0.0, at.y + row_height);
            row_height = 0.0;
        }
        let place = at;
        at.x += size.x;
        row_height = row_height.max(size.y);
        place
    };
    sprites.iter().map(place).collect()
}

/// The sides between two pixels that both count.
fn grid(mask: &Mask, corner: DVec2, scale: f64) -> String {
    let mut path = String::new();
    let mut side = |from: [usize; 2], to: [usize; 2]| {
        let [from, to] = [from, to].map(|[x, y]| corner + DVec2::new(x as f64, y as f64) * scale);
        let [x, y, to_x, to_y] = [from.x, from.y, to.x, to.y].map(pixels);
        path += &format!("M{x} {y} L{to_x} {to_y} ");
    };
    for (y, x) in (0..mask.height()).flat_map(|y| (0..mask.width()).map(move |x| (y, x))) {
        if mask.get(x, y) && mask.get(x + 1, y) {
            side([x + 1, y], [x + 1, y + 1]);
        }
        if mask.get(x, y) && mask.get(x, y + 1) {
            side([x, y + 1], [x + 1, y + 1]);
        }
    }
    path
}

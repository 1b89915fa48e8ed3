//! Where a sprite is in an image.

use crate::sprites::image::Image;

/// Where a sprite is in an image.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub name: String,
    /// The upper left pixel.
    pub at: [usize; 2],
    /// The size of the upright sprite.
    pub size: [usize; 2],
    pub turn: Turn,
    /// Where the upper left pixel was before the packer cut transparent borders off.
    pub trimmed: [usize; 2],
}

/// How the image has a sprite turned, as seen on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    #[default]
    Upright,
    Clockwise,
    Half,
    Counterclockwise,
}

/// The frames in one image of an atlas.
pub struct Page {
    /// The name of the image's file; empty if the atlas does not say.
    pub image: String,
    /// By how much sprites were scaled before they were packed, as the atlas says.
    pub scale: f64,
    pub frames: Vec<Frame>,
}

impl Frame {
    /// The whole image.
    pub fn whole(name: &str, image: &Image) -> Frame {
        Frame {
            name: name.to_owned(),
            at: [0, 0],
            size: [image.width, image.height],
            turn: Turn::Upright,
            trimmed: [0, 0],
        }
    }

    /// Where the image has pixel (`x`, `y`) of the upright sprite.
    pub fn pixel(&self, x: usize, y: usize) -> [usize; 2] {
        let [[left, top], [width, height]] = [self.at, self.size];
        match self.turn {
            Turn::Upright => [left + x, top + y],
            Turn::Clockwise => [left + height - 1 - y, top + x],
            Turn::Half => [left + width - 1 - x, top + height - 1 - y],
            Turn::Counterclockwise => [left + y, top + width - 1 - x],
        }
    }

    /// Whether the image has all pixels of the sprite.
    pub fn is_within(&self, image: &Image) -> bool {
        let [width, height] = self.size;
        let [across, down] = match self.turn {
            Turn::Upright | Turn::Half => [width, height],
            Turn::Clockwise | Turn::Counterclockwise => [height, width],
        };
        let fits = |at: usize, size, most| at.checked_add(size).is_some_and(|end| end <= most);
        fits(self.at[0], across, image.width) && fits(self.at[1], down, image.height)
    }
}

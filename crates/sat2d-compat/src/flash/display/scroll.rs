//! `scrollRect`, and the matrices that it bears on.

use super::bounds::Bounds;
use super::matrix::{DisplayMatrix, TWIPS, pixels};
use super::stage::{Node, Stage};
use crate::flash::geom::{Rectangle, Script};

impl Stage {
    /// `scrollRect = rectangle`: of the object's coordinates this part shows, its corner at the
    /// object's origin. What is outside is not hit with the shape flag; the object's box is that of
    /// the part, whatever it holds. With `None` all shows again.
    ///
    /// Sides are whole pixels: in ActionScript 3 x, y, x + width and y + height are rounded, ties
    /// to even; in 2 x, y, width and height are cut off. The player applies it from the next frame
    /// on, this at once.
    ///
    /// ```
    /// use sat2d::compat::flash::{Content, Point, Rectangle, Stage};
    /// let mut stage = Stage::new();
    /// let map = stage.create(Content::Bitmap { width: 1000, height: 1000 });
    /// stage.add_child(stage.root(), map)?;
    /// stage.set_scroll_rect(map, Some(Rectangle::new(300.0, 200.0, 100.0, 50.0)));
    /// assert_eq!(stage.local_to_global(map, Point::new(310.0, 220.0)), Point::new(10.0, 20.0));
    /// assert!(stage.hit_test_point(map, 100.0, 50.0, false));
    /// assert!(!stage.hit_test_point(map, 100.05, 50.0, false));
    /// # Ok::<(), sat2d::compat::flash::NestingError>(())
    /// ```
    pub fn set_scroll_rect(&mut self, node: Node, rectangle: Option<Rectangle>) {
        let script = self.script();
        self.at_mut(node).scroll = rectangle.map(|rectangle| sides(script, &rectangle));
    }

    /// `scrollRect`, in whole pixels: `None` if there is none.
    #[must_use]
    pub fn scroll_rect(&self, node: Node) -> Option<Rectangle> {
        let Rectangle { width, height, .. } = self.scroll_box(node)?.to_rectangle();
        let (x, y) = self.at(node).scroll?.min;
        Some(Rectangle::new(pixels(x), pixels(y), width, height))
    }

    /// `transform.concatenatedMatrix`: from the object's coordinates to the stage, with the scroll
    /// rectangles of what it is in, without its own. In ActionScript 3 the matrix of an object that
    /// is not on the stage is its own with `a` and `d` five times as large, as the player gives it
    /// at high quality.
    ///
    /// ```
    /// use sat2d::compat::flash::{Content, DisplayMatrix, Stage};
    /// let mut stage = Stage::new();
    /// let (ship, gun) = (stage.create(Content::Container), stage.create(Content::Container));
    /// stage.add_child(stage.root(), ship)?;
    /// stage.add_child(ship, gun)?;
    /// stage.set_matrix(ship, DisplayMatrix::of_pixels(2.0, 0.0, 0.0, 2.0, 10.0, 0.0));
    /// stage.set_matrix(gun, DisplayMatrix::of_pixels(1.0, 0.0, 0.0, 1.0, 5.0, 5.0));
    /// assert_eq!(stage.concatenated_matrix(gun).to_pixels(), [2.0, 0.0, 0.0, 2.0, 20.0, 10.0]);
    /// # Ok::<(), sat2d::compat::flash::NestingError>(())
    /// ```
    #[must_use]
    pub fn concatenated_matrix(&self, node: Node) -> DisplayMatrix {
        if self.script() == Script::As2 || self.is_on_stage(node) {
            return self.unscrolled_matrix(node);
        }
        let own = self.matrix(node);
        DisplayMatrix {
            a: own.a.saturating_mul(OFF_STAGE),
            d: own.d.saturating_mul(OFF_STAGE),
            ..own
        }
    }

    /// The matrix from an object to the stage: that of `localToGlobal`.
    #[must_use]
    pub fn global_matrix(&self, node: Node) -> DisplayMatrix {
        let outer = self.unscrolled_matrix(node);
        match self.at(node).scroll {
            Some(scroll) => outer.product(&scrolled(DisplayMatrix::IDENTITY, &scroll)),
            None => outer,
        }
    }

    /// The matrix from where an object's scroll rectangle shows to the stage.
    pub(super) fn unscrolled_matrix(&self, node: Node) -> DisplayMatrix {
        let mut matrix = self.matrix(node);
        let mut inside = node;
        while let Some(parent) = self.parent(inside) {
            if let Some(scroll) = self.at(parent).scroll {
                matrix = scrolled(matrix, &scroll);
            }
            matrix = self.matrix(parent).product(&matrix);
            inside = parent;
        }
        matrix
    }

    /// The box that an object's scroll rectangle shows, its corner at the origin.
    pub(super) fn scroll_box(&self, node: Node) -> Option<Bounds> {
        let Bounds { min, max } = self.at(node).scroll?;
        Some(Bounds {
            min: (0, 0),
            max: (max.0.wrapping_sub(min.0), max.1.wrapping_sub(min.1)),
        })
    }
}

/// How much larger `a` and `d` of an object are that is not on the stage, at high quality.
const OFF_STAGE: i32 = 5;

/// A matrix whose results are moved by a scroll rectangle.
fn scrolled(matrix: DisplayMatrix, scroll: &Bounds) -> DisplayMatrix {
    DisplayMatrix {
        tx: matrix.tx.saturating_sub(scroll.min.0),
        ty: matrix.ty.saturating_sub(scroll.min.1),
        ..matrix
    }
}

/// The sides of a scroll rectangle in twips; sums and products wrap as the player's do.
fn sides(script: Script, rectangle: &Rectangle) -> Bounds {
    let Rectangle {
        x,
        y,
        width,
        height,
    } = *rectangle;
    let twips = |pixels: i32| pixels.wrapping_mul(TWIPS as i32);
    let side = |start: f64, size: f64| match script {
        Script::As3 => [rounded(start), rounded(start + size)].map(twips),
        Script::As2 => {
            let start_pixel = cut_off(start);
            [start_pixel, start_pixel.wrapping_add(cut_off(size))].map(twips)
        }
    };
    let ([left, right], [top, bottom]) = (side(x, width), side(y, height));
    Bounds {
        min: (left, top),
        max: (right, bottom),
    }
}

/// The nearest integer, ties to even; the least one for NaN, infinity and what is too large.
fn rounded(number: f64) -> i32 {
    let nearest = libm::rint(number);
    if nearest.is_finite() && nearest <= f64::from(i32::MAX) {
        nearest as i32
    } else {
        i32::MIN
    }
}

/// `ToInt32`: the fraction cut off, modulo 2³².
fn cut_off(number: f64) -> i32 {
    const MODULUS: f64 = 4_294_967_296.0;
    // the remainder is exact and within an i64; NaN and infinity are 0
    (libm::trunc(number) % MODULUS) as i64 as i32
}

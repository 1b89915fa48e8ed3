//! The properties of the objects of a stage, set and read as the language of the program does.

use super::matrix::DisplayMatrix;
use super::placement::{Placement, sine_and_cosine};
use super::stage::{Node, Stage};
use crate::flash::geom::{Rectangle, Script};

/// A property of a display object, by its name in ActionScript 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Property {
    /// `x`, in pixels; `_x` in ActionScript 2.
    X,
    /// `y`, in pixels; `_y` in ActionScript 2.
    Y,
    /// `rotation`, in degrees; `_rotation` in ActionScript 2.
    Rotation,
    /// `scaleX`; a hundredth of `_xscale` in ActionScript 2.
    ScaleX,
    /// `scaleY`; a hundredth of `_yscale` in ActionScript 2.
    ScaleY,
    /// `width`, in pixels; `_width` in ActionScript 2.
    Width,
    /// `height`, in pixels; `_height` in ActionScript 2.
    Height,
}

impl Stage {
    /// Sets a property of an object as [`script`](Stage::script) does. In ActionScript 3 as the
    /// functions of [`Placement`] say. ActionScript 2 ignores NaN; an infinite `_x` or `_y` is
    /// -107374182.4; `_width` and `_height` may be negative, and stretch a rotated object along
    /// both axes.
    ///
    /// ```
    /// use sat2d::compat::flash::{Content, Property, Script, Stage};
    /// let mut stage = Stage::of_script(Script::As2);
    /// let crate_ = stage.create(Content::Bitmap { width: 10, height: 10 });
    /// stage.set(crate_, Property::X, 50.0);
    /// stage.set(crate_, Property::X, f64::NAN);
    /// assert_eq!(stage.property(crate_, Property::X), 50.0);
    /// stage.set(crate_, Property::Width, -20.0);
    /// assert_eq!(stage.property(crate_, Property::ScaleX), -2.0);
    /// assert_eq!(stage.property(crate_, Property::Width), 20.0);
    /// ```
    pub fn set(&mut self, node: Node, property: Property, value: f64) {
        let value = match (self.script(), property) {
            (Script::As2, _) if value.is_nan() => return,
            (Script::As2, Property::X | Property::Y) if value.is_infinite() => f64::NEG_INFINITY,
            _ => value,
        };
        let placement = self.placement_mut(node);
        match property {
            Property::X => placement.set_x(value),
            Property::Y => placement.set_y(value),
            Property::Rotation => placement.set_rotation(value),
            Property::ScaleX => placement.set_scale_x(value),
            Property::ScaleY => placement.set_scale_y(value),
            Property::Width | Property::Height => self.resize(node, property, value),
        }
    }

    /// What a property of an object reads as.
    #[must_use]
    pub fn property(&self, node: Node, property: Property) -> f64 {
        let placement = self.placement(node);
        match property {
            Property::X => placement.x(),
            Property::Y => placement.y(),
            Property::Rotation => placement.rotation(),
            Property::ScaleX => placement.scale_x(),
            Property::ScaleY => placement.scale_y(),
            Property::Width => self.size(node).0,
            Property::Height => self.size(node).1,
        }
    }

    /// `width = value`: sets `scaleX` by the unscaled width, as [`Placement::set_width`] does; in
    /// ActionScript 2 as [`set`](Stage::set) says.
    pub fn set_width(&mut self, node: Node, value: f64) {
        self.set(node, Property::Width, value);
    }

    /// `height = value`: sets `scaleY` by the unscaled height.
    pub fn set_height(&mut self, node: Node, value: f64) {
        self.set(node, Property::Height, value);
    }

    /// `transform.matrix = …`.
    pub fn set_matrix(&mut self, node: Node, matrix: DisplayMatrix) {
        *self.placement_mut(node) = Placement::from(matrix);
    }

    fn resize(&mut self, node: Node, property: Property, value: f64) {
        let own = self.bounds(node, true);
        let script = self.script();
        let placement = self.placement_mut(node);
        if script == Script::As2 {
            let own = own.map_or(Rectangle::EMPTY, |own| own.to_rectangle());
            return stretch(placement, &own, property, value);
        }
        if let Some(own) = own.map(|own| own.to_rectangle()) {
            match property {
                Property::Width => placement.set_width(own.width, value),
                _ => placement.set_height(own.height, value),
            }
        }
    }
}

/// `_width` or `_height` of ActionScript 2, as Ruffle has it (commit f3a1263e164d,
/// `DisplayObject::set_width`): the sides of the box round a rotated object are sums of both of its
/// sides, by the sine and the cosine. Scales that are not finite become 0, so an object without
/// width or height loses both.
fn stretch(placement: &mut Placement, own: &Rectangle, property: Property, value: f64) {
    let is_width = property == Property::Width;
    let (along, across) = match is_width {
        true => (own.width, own.height),
        false => (own.height, own.width),
    };
    let scales = (placement.scale_x(), placement.scale_y());
    let (along_before, across_before) = match is_width {
        true => scales,
        false => (scales.1, scales.0),
    };
    let [sine, cosine] = sine_and_cosine(placement.rotation()).map(f64::abs);
    let numbers = [value, along_before, across_before];
    let (new_along, new_across) =
        if sine == 0.0 && along != 0.0 && across != 0.0 && numbers.iter().all(|n| n.is_finite()) {
            // the formulas below without their roundings
            (value / along, across_before)
        } else {
            let ratio = across / along;
            let [target_along, target_across] = match along {
                0.0 => [0.0; 2],
                _ => [value / along, value / across],
            };
            let sum = ratio * cosine + sine;
            (
                ratio * (cosine * target_along + sine * target_across)
                    / ((cosine + ratio * sine) * sum),
                (sine * along_before + ratio * cosine * across_before) / sum,
            )
        };
    let finite = |scale: f64| if scale.is_finite() { scale } else { 0.0 };
    let (new_along, new_across) = (finite(new_along), finite(new_across));
    let (x, y) = match is_width {
        true => (new_along, new_across),
        false => (new_across, new_along),
    };
    // a scale that stays is not set: percents of it would be rounded
    if x != scales.0 {
        placement.set_scale_x(x);
    }
    if y != scales.1 {
        placement.set_scale_y(y);
    }
}

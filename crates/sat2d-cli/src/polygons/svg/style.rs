//! What the presentation attributes, style sheets and `style` attributes of an element say
//! together, and what it inherits.
//!
//! Sources: W3C, *CSS Cascading Level 4*, chapters 6 and 7; *Scalable Vector Graphics (SVG) 2*,
//! chapters 6 and 13, appendix "Property index".

use super::property::{Declaration, PROPERTIES};
use super::sheet::{self, Rules};
use super::units::{Axis, Viewport, length};
use super::work::Work;
use roxmltree::Node;
use sat2d::outline::{Cap, FillRule, Join};
use svgtypes::{FuncIRI, Paint as PaintValue, PaintFallback};

/// All declarations for an element; those of the same name in the order in which they prevail.
pub struct Declared<'a>(Vec<Declaration<'a>>);

impl<'a> Declared<'a> {
    pub fn of(node: Node<'a, 'a>, rules: &'a Rules<'a>, work: &'a Work) -> Declared<'a> {
        let attributes = node.attributes();
        let attributes = attributes.filter(|attribute| attribute.namespace().is_none());
        let mut all: Vec<(bool, u8, [u8; 3], Declaration<'a>)> = Vec::new();
        for attribute in attributes {
            let name = PROPERTIES.iter().find(|known| known.0 == attribute.name());
            if let Some(&(name, true)) = name {
                let declaration = Declaration {
                    name,
                    value: attribute.value().trim(),
                    is_important: false,
                };
                all.push((false, 0, [0; 3], declaration));
            }
        }
        for (specificity, declaration) in rules.matching(node, work) {
            all.push((declaration.is_important, 1, specificity, declaration));
        }
        if let Some(style) = node.attribute("style") {
            let own = sheet::declarations(style);
            all.extend(own.map(|one| (one.is_important, 2, [0; 3], one)));
        }
        // a stable sort: of the same precedence, the last one prevails
        all.sort_by_key(|&(is_important, origin, specificity, _)| {
            (is_important, origin, specificity)
        });
        let prevailing = all.into_iter().rev();
        Declared(prevailing.map(|(.., declaration)| declaration).collect())
    }

    /// The value that prevails.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.all(name).next()
    }

    fn all(&self, name: &str) -> impl Iterator<Item = &'a str> {
        // the one property here that stands for others
        let is_marker = name.starts_with("marker-");
        let is_same =
            move |one: &&Declaration<'a>| one.name == name || is_marker && one.name == "marker";
        let same = self.0.iter().filter(is_same);
        same.map(|one| one.value)
    }

    /// The value of an inherited property: that of the first declaration that is understood, as a
    /// browser ignores the others.
    fn inherited<T: Clone>(
        &self,
        name: &str,
        outer: &T,
        initial: &T,
        read: impl Fn(&str) -> Option<T>,
    ) -> T {
        let value = self.all(name).find_map(|value| match value {
            "inherit" | "unset" | "revert" => Some(outer.clone()),
            "initial" => Some(initial.clone()),
            _ => read(value),
        });
        value.unwrap_or_else(|| outer.clone())
    }

    /// Whether a property that is not inherited is declared and not `none`.
    pub fn is_set(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| {
            !matches!(
                value,
                "none" | "initial" | "unset" | "revert" | "auto" | "normal"
            )
        })
    }

    /// Whether a stop of a gradient has any colour.
    pub fn is_visible_stop(&self) -> bool {
        let opacity = self.all("stop-opacity").find_map(number_or_percentage);
        let color = self
            .all("stop-color")
            .find_map(|text| paint(text, &|_| None));
        opacity.is_none_or(|opacity| opacity > 0.0) && color != Some(Paint::None)
    }

    /// The names of the animations that a style sheet gives the element, if it does.
    pub fn animation(&self) -> Option<&'static str> {
        let names = ["animation", "animation-name"];
        names.into_iter().find(|name| self.is_set(name))
    }

    /// Whether the element with its content draws nothing: it has no box or is transparent.
    pub fn is_removed(&self) -> bool {
        let opacity = self.all("opacity").find_map(number_or_percentage);
        self.get("display") == Some("none") || opacity.is_some_and(|opacity| opacity <= 0.0)
    }
}

/// Whether something is painted, in any colour.
#[derive(Clone, Debug, PartialEq)]
pub enum Paint {
    None,
    Painted,
    /// By a pattern, which may have gaps.
    Pattern,
    /// As `color` is.
    Current,
    /// The value cannot be read.
    Unread(String),
}

/// The inherited properties of an element.
#[derive(Clone)]
pub struct Style {
    is_visible: bool,
    fill: Paint,
    stroke: Paint,
    color: Paint,
    fill_opacity: f64,
    stroke_opacity: f64,
    pub fill_rule: FillRule,
    pub clip_rule: FillRule,
    pub stroke_width: Result<f64, String>,
    pub cap: Cap,
    join: JoinName,
    miter_limit: f64,
    pub is_dashed: bool,
    /// Whether there are markers at the start, at the inner vertices and at the end of a path.
    pub markers: [bool; 3],
}

/// The properties of markers.
pub const MARKERS: [&str; 3] = ["marker-start", "marker-mid", "marker-end"];

/// What a reference is to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A gradient that paints something.
    Gradient,
    /// A gradient without stops, or with transparent ones.
    Nothing,
    Pattern,
    Marker,
    /// Anything else.
    Other,
}

/// Finds what an id stands for, if the drawing has it.
pub type Find<'f> = dyn Fn(&str) -> Option<Target> + 'f;

#[derive(Clone, Copy)]
enum JoinName {
    Miter,
    Round,
    Bevel,
}

impl Style {
    /// The initial values.
    pub fn initial() -> Style {
        Style {
            is_visible: true,
            fill: Paint::Painted,
            stroke: Paint::None,
            color: Paint::Painted,
            fill_opacity: 1.0,
            stroke_opacity: 1.0,
            fill_rule: FillRule::NonZero,
            clip_rule: FillRule::NonZero,
            stroke_width: Ok(1.0),
            cap: Cap::Butt,
            join: JoinName::Miter,
            miter_limit: 4.0,
            is_dashed: false,
            markers: [false; 3],
        }
    }

    /// The style of an element.
    pub fn of(
        declared: &Declared<'_>,
        outer: &Style,
        viewport: Viewport,
        find: &Find<'_>,
    ) -> Style {
        let initial = Style::initial();
        let paint = |text: &str| paint(text, find);
        let marker = |text: &str| match (text, FuncIRI::from_str(text)) {
            ("none", _) => Some(false),
            (_, Ok(FuncIRI(id))) => Some(find(id) == Some(Target::Marker)),
            _ => None,
        };
        let width = |text: &str| match length("stroke-width", text, Axis::Diagonal, viewport) {
            Ok(width) if width < 0.0 => None,
            width => Some(width),
        };
        Style {
            is_visible: declared.inherited(
                "visibility",
                &outer.is_visible,
                &true,
                |text| match text {
                    "visible" => Some(true),
                    "hidden" | "collapse" => Some(false),
                    _ => None,
                },
            ),
            fill: declared.inherited("fill", &outer.fill, &initial.fill, paint),
            stroke: declared.inherited("stroke", &outer.stroke, &initial.stroke, paint),
            color: declared.inherited("color", &outer.color, &initial.color, |text| {
                // `currentColor` is the colour around
                paint(text).filter(|paint| *paint != Paint::Current)
            }),
            fill_opacity: declared.inherited(
                "fill-opacity",
                &outer.fill_opacity,
                &1.0,
                number_or_percentage,
            ),
            stroke_opacity: declared.inherited(
                "stroke-opacity",
                &outer.stroke_opacity,
                &1.0,
                number_or_percentage,
            ),
            fill_rule: declared.inherited(
                "fill-rule",
                &outer.fill_rule,
                &initial.fill_rule,
                fill_rule,
            ),
            clip_rule: declared.inherited(
                "clip-rule",
                &outer.clip_rule,
                &initial.clip_rule,
                fill_rule,
            ),
            stroke_width: declared.inherited(
                "stroke-width",
                &outer.stroke_width,
                &initial.stroke_width,
                width,
            ),
            cap: declared.inherited(
                "stroke-linecap",
                &outer.cap,
                &initial.cap,
                |text| match text {
                    "butt" => Some(Cap::Butt),
                    "round" => Some(Cap::Round),
                    "square" => Some(Cap::Square),
                    _ => None,
                },
            ),
            // browsers know no other joins
            join: declared.inherited("stroke-linejoin", &outer.join, &initial.join, |text| {
                match text {
                    "miter" => Some(JoinName::Miter),
                    "round" => Some(JoinName::Round),
                    "bevel" => Some(JoinName::Bevel),
                    _ => None,
                }
            }),
            miter_limit: declared.inherited(
                "stroke-miterlimit",
                &outer.miter_limit,
                &initial.miter_limit,
                |text| text.parse().ok().filter(|limit| *limit >= 1.0),
            ),
            is_dashed: declared.inherited("stroke-dasharray", &outer.is_dashed, &false, dashes),
            markers: std::array::from_fn(|i| {
                declared.inherited(MARKERS[i], &outer.markers[i], &false, marker)
            }),
        }
    }

    /// Whether the inside is filled, or why that is unknown.
    pub fn is_filled(&self) -> Result<bool, String> {
        self.is_painted("fill", &self.fill, self.fill_opacity)
    }

    /// Whether there is a stroke, or why that is unknown.
    pub fn is_stroked(&self) -> Result<bool, String> {
        let has_width = self.stroke_width != Ok(0.0);
        Ok(has_width && self.is_painted("stroke", &self.stroke, self.stroke_opacity)?)
    }

    fn is_painted(&self, name: &str, paint: &Paint, opacity: f64) -> Result<bool, String> {
        if !self.is_visible || opacity <= 0.0 {
            return Ok(false);
        }
        let paint = match paint {
            Paint::Current => &self.color,
            paint => paint,
        };
        match paint {
            Paint::None => Ok(false),
            Paint::Painted | Paint::Pattern | Paint::Current => Ok(true),
            Paint::Unread(value) => {
                let value = crate::words::shortened(value);
                Err(format!("`{name}`: `{value}` is not supported"))
            }
        }
    }

    /// The properties that paint by a pattern.
    pub fn patterns(&self) -> impl Iterator<Item = &'static str> {
        let paints = [("fill", &self.fill), ("stroke", &self.stroke)];
        let patterns = paints.into_iter().filter(|one| *one.1 == Paint::Pattern);
        patterns.map(|one| one.0)
    }

    /// Whether the element may be part of a clip.
    pub fn is_visible(&self) -> bool {
        self.is_visible
    }

    /// What strokes have where edges meet.
    pub fn join(&self) -> Join {
        match self.join {
            JoinName::Miter => Join::Miter {
                limit: self.miter_limit,
            },
            JoinName::Round => Join::Round,
            JoinName::Bevel => Join::Bevel,
        }
    }
}

fn paint(text: &str, find: &Find<'_>) -> Option<Paint> {
    let of_color = |color: svgtypes::Color| match color.alpha {
        0 => Paint::None,
        _ => Paint::Painted,
    };
    match PaintValue::from_str(text) {
        Ok(PaintValue::None) => Some(Paint::None),
        Ok(PaintValue::Color(color)) => Some(of_color(color)),
        Ok(PaintValue::CurrentColor) => Some(Paint::Current),
        Ok(PaintValue::FuncIRI(id, fallback)) => Some(match (find(id), fallback) {
            (Some(Target::Gradient), _) => Paint::Painted,
            (Some(Target::Nothing), _) => Paint::None,
            (Some(Target::Pattern), _) => Paint::Pattern,
            (_, None | Some(PaintFallback::None)) => Paint::None,
            (_, Some(PaintFallback::CurrentColor)) => Paint::Current,
            (_, Some(PaintFallback::Color(color))) => of_color(color),
        }),
        Ok(PaintValue::ContextFill | PaintValue::ContextStroke) => {
            Some(Paint::Unread(text.to_owned()))
        }
        Ok(PaintValue::Inherit) => None,
        Err(_) if text.eq_ignore_ascii_case("currentcolor") => Some(Paint::Current),
        // variables, and colours of later specifications
        Err(_) if text.contains('(') => Some(Paint::Unread(text.to_owned())),
        Err(_) => None,
    }
}

/// Whether there are dashes; `None` if one is negative, which makes the whole property invalid.
fn dashes(text: &str) -> Option<bool> {
    let has_length = |text: &str| text.contains(|c: char| matches!(c, '1'..='9'));
    let mut lengths = text.split(|c: char| c == ',' || c.is_ascii_whitespace());
    if lengths.any(|length| length.starts_with('-') && has_length(length)) {
        return None;
    }
    // dashes of no length at all are a solid line
    Some(text != "none" && has_length(text))
}

fn fill_rule(text: &str) -> Option<FillRule> {
    match text {
        "nonzero" => Some(FillRule::NonZero),
        "evenodd" => Some(FillRule::EvenOdd),
        _ => None,
    }
}

fn number_or_percentage(text: &str) -> Option<f64> {
    match text.strip_suffix('%') {
        Some(percentage) => percentage.trim().parse().ok(),
        None => text.parse().ok(),
    }
}

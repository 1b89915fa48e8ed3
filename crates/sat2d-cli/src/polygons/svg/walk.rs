//! Which elements are drawn, where, and within which clips.

use super::super::input::{Feature, Rings};
use super::super::nesting;
use super::clip::Clip;
use super::left::{Kind, Left};
use super::sheet::{self, Rules};
use super::style::{Declared, MARKERS, Style, Target};
use super::units::{self, Axis, Viewport};
use super::work::Work;
use super::{region, shape};
use kurbo::Affine;
use roxmltree::{Document, Node, NodeId};
use sat2d::DVec2;
use sat2d::outline::FillRule;
use std::collections::HashMap;
use std::rc::Rc;
use svgtypes::{AspectRatio, FuncIRI, Transform, ViewBox};

const NAMESPACE: &str = "http://www.w3.org/2000/svg";
const XLINK: &str = "http://www.w3.org/1999/xlink";

/// Elements may be nested this deep, the root included: as deep as resvg reads them.
const MAX_DEPTH: usize = 1024;

/// What visiting an element costs of the limit of work.
const VISIT: u64 = 100;

/// The most references from one gradient to the next.
const MAX_REFERENCES: usize = 32;

/// The elements that change others in the course of time.
const ANIMATIONS: [&str; 4] = ["animate", "animateMotion", "animateTransform", "set"];

/// Properties of CSS that move what an element draws, and are not read.
const MOVING: [&str; 6] = [
    "offset-path",
    "rotate",
    "scale",
    "transform",
    "translate",
    "zoom",
];

/// How drawings are read.
#[derive(Clone, Copy)]
pub struct Options {
    /// How far chords may deviate from curves.
    pub tolerance: f64,
    /// Whether strokes are read.
    pub strokes: bool,
}

/// The elements of a file that draw something.
pub struct Drawing {
    pub features: Vec<Feature>,
    /// The number of strokes that were not read.
    pub strokes_left: usize,
    /// What else was not read.
    pub left: Left,
}

/// Reads a document whose root is `svg`.
pub fn drawing(document: &Document<'_>, options: Options) -> Result<Drawing, String> {
    let sheets = style_sheets(document)?;
    let work = Work::new(document.descendants().count());
    let mut rules = Rules::default();
    for sheet in &sheets {
        rules.add(sheet)?;
    }
    let mut ids = HashMap::new();
    for node in document.descendants() {
        if let Some(id) = node.attribute("id") {
            ids.entry(id).or_insert(node);
        }
    }
    let mut walk = Walk {
        ids,
        rules: &rules,
        work: &work,
        options,
        drawing: Drawing {
            features: Vec::new(),
            strokes_left: 0,
            left: Left::default(),
        },
        pending: Vec::new(),
    };
    walk.run(document.root_element())?;
    Ok(walk.drawing)
}

/// The texts of the style sheets of a document, without comments.
fn style_sheets(document: &Document<'_>) -> Result<Vec<String>, String> {
    let mut instructions = document.root().children().filter_map(|node| node.pi());
    if let Some(other) = instructions.find(|one| one.target == "xml-stylesheet") {
        let target = crate::words::shortened(other.value.unwrap_or_default());
        return Err(format!("the style sheet {target} is not read"));
    }
    let is_sheet = |node: &Node<'_, '_>| {
        let is_on_screen = |media: &str| matches!(media.trim(), "" | "all" | "screen");
        node.tag_name().name() == "style"
            && is_svg(*node)
            && node.attribute("media").is_none_or(is_on_screen)
            && (node.attribute("type")).is_none_or(|kind| matches!(kind.trim(), "" | "text/css"))
    };
    let sheets = document.descendants().filter(is_sheet).map(|node| {
        let texts: String = node.children().filter_map(|child| child.text()).collect();
        sheet::without_comments(&texts)
    });
    Ok(sheets.collect())
}

/// Whether an element is one of SVG; files without any namespace are accepted.
fn is_svg(node: Node<'_, '_>) -> bool {
    let namespace = node.tag_name().namespace();
    namespace.is_none_or(|name| name == NAMESPACE)
}

/// What an element has from those around it.
#[derive(Clone)]
struct Context {
    style: Rc<Style>,
    /// From its coordinates to those of the root.
    transform: Result<Affine, String>,
    viewport: Viewport,
    clip: Option<Rc<Clip>>,
    /// The reason why its content would be drawn elsewhere or in part.
    unsupported: Option<Rc<str>>,
    /// The elements that `use` elements around it refer to.
    used: Option<Rc<Used>>,
    /// In how many elements it is.
    depth: usize,
}

/// What a `use` element refers to, and the one around it.
struct Used {
    target: NodeId,
    outer: Option<Rc<Used>>,
}

/// An element that is still to be visited.
struct Pending<'a> {
    node: Node<'a, 'a>,
    around: Context,
    /// The width and height that a `use` gives a `svg` or `symbol`.
    size: Option<[Option<&'a str>; 2]>,
}

struct Walk<'a> {
    ids: HashMap<&'a str, Node<'a, 'a>>,
    rules: &'a Rules<'a>,
    work: &'a Work,
    options: Options,
    drawing: Drawing,
    /// In the order from the last one to the first.
    pending: Vec<Pending<'a>>,
}

impl<'a> Walk<'a> {
    fn run(&mut self, root: Node<'a, 'a>) -> Result<(), String> {
        let around = Context {
            style: Rc::new(Style::initial()),
            transform: Ok(Affine::IDENTITY),
            viewport: None,
            clip: None,
            unsupported: None,
            used: None,
            depth: 0,
        };
        let first = Pending {
            node: root,
            around,
            size: None,
        };
        self.pending.push(first);
        while let Some(next) = self.pending.pop() {
            self.visit(next)?;
            self.work.check()?;
        }
        Ok(())
    }

    fn visit(&mut self, pending: Pending<'a>) -> Result<(), String> {
        let Pending { node, around, size } = pending;
        self.work.spend(VISIT);
        let tag = node.tag_name().name();
        if around.depth >= MAX_DEPTH {
            let at = node.document().text_pos_at(node.range().start);
            return Err(format!(
                "the `{tag}` at {at} is nested more than {MAX_DEPTH} elements deep"
            ));
        }
        if !is_svg(node) || !is_wanted(node) {
            return Ok(());
        }
        let declared = Declared::of(node, self.rules, self.work);
        if declared.is_removed() {
            return Ok(());
        }
        let Some(mut context) = self.context(node, &declared, &around) else {
            return Ok(());
        };
        self.leave(node, &declared, &context.style);
        match tag {
            "svg" | "symbol" => {
                let is_drawn = self.enter_viewport(node, &declared, size, &mut context);
                self.push_children(node, &context, is_drawn);
            }
            "g" | "a" => self.push_children(node, &context, true),
            "switch" => {
                let mut elements = node.children().filter(Node::is_element);
                if let Some(first) = elements.find(|&child| is_wanted(child)) {
                    self.push(first, context, None);
                }
            }
            "foreignObject" => {
                let reason = "elements within a `foreignObject` are not supported";
                context.unsupported.get_or_insert_with(|| reason.into());
                let inner = node.descendants().filter(|inner| {
                    inner.tag_name().name() == "svg" && inner.tag_name().namespace().is_some()
                });
                for inner in inner.collect::<Vec<_>>() {
                    self.push(inner, context.clone(), None);
                }
            }
            "use" => self.enter_use(node, &declared, context),
            _ if shape::has_outline(tag) => self.draw(node, &declared, &context),
            _ => {}
        }
        Ok(())
    }

    /// The tag of the element with an id.
    fn tag_of(&self, id: &str) -> Option<&'a str> {
        self.ids.get(id).map(|node| node.tag_name().name())
    }

    /// What an id stands for.
    fn find(&self) -> impl Fn(&str) -> Option<Target> {
        |id| {
            let node = *self.ids.get(id)?;
            Some(match node.tag_name().name() {
                "linearGradient" | "radialGradient" if self.has_stops(node) => Target::Gradient,
                "linearGradient" | "radialGradient" => Target::Nothing,
                "pattern" => Target::Pattern,
                "marker" => Target::Marker,
                _ => Target::Other,
            })
        }
    }

    /// Whether the stops of a gradient, or of the one that it refers to, have any colour.
    fn has_stops(&self, gradient: Node<'a, 'a>) -> bool {
        let mut next = Some(gradient);
        for _ in 0..MAX_REFERENCES {
            let Some(one) = next else { break };
            self.work.spend(VISIT);
            let is_stop = |child: &Node<'_, '_>| child.tag_name().name() == "stop";
            let mut stops = one.children().filter(is_stop).peekable();
            if stops.peek().is_some() {
                return stops.any(|stop| {
                    self.work.spend(VISIT);
                    Declared::of(stop, self.rules, self.work).is_visible_stop()
                });
            }
            next = self.target(one).ok().flatten();
        }
        false
    }

    /// Notes what an element draws, or draws otherwise, and is not read.
    fn leave(&mut self, node: Node<'a, 'a>, declared: &Declared<'a>, style: &Style) {
        let left = &mut self.drawing.left;
        let is_painted = style.is_filled() != Ok(false) || style.is_stroked() != Ok(false);
        let has_text = || {
            let mut inner = node.descendants();
            inner
                .any(|inner| inner.is_text() && !inner.text().unwrap_or_default().trim().is_empty())
        };
        let has_elements = || {
            let mut inner = node.children().filter(Node::is_element);
            inner.any(|inner| inner.tag_name().name() != "svg")
        };
        match node.tag_name().name() {
            "text" if is_painted && has_text() => left.add(Kind::Text, node, None),
            "image" if style.is_visible() => left.add(Kind::Image, node, None),
            "foreignObject" if style.is_visible() && (has_text() || has_elements()) => {
                left.add(Kind::ForeignObject, node, None);
            }
            _ => {}
        }
        if declared.is_set("filter") {
            left.add(Kind::Filter, node, Some("filter"));
        }
        if let Some(name) = declared.animation() {
            left.add(Kind::Animation, node, Some(name));
        }
        for child in node.children().filter(|&child| is_svg(child)) {
            if ANIMATIONS.contains(&child.tag_name().name()) {
                left.add(Kind::Animation, child, None);
            }
        }
    }

    fn push(&mut self, node: Node<'a, 'a>, context: Context, size: Option<[Option<&'a str>; 2]>) {
        let mut around = context;
        around.depth += 1;
        self.pending.push(Pending { node, around, size });
    }

    fn push_children(&mut self, node: Node<'a, 'a>, context: &Context, are_drawn: bool) {
        let is_visited = |child: &Node<'_, '_>| {
            // a symbol is drawn where a `use` refers to it
            are_drawn && child.is_element() && child.tag_name().name() != "symbol"
        };
        for child in node.children().rev().filter(is_visited) {
            self.push(child, context.clone(), None);
        }
    }

    /// What an element passes on; `None` if it draws nothing.
    fn context(
        &self,
        node: Node<'a, 'a>,
        declared: &Declared<'a>,
        around: &Context,
    ) -> Option<Context> {
        let mut context = around.clone();
        let style = Style::of(declared, &around.style, around.viewport, &self.find());
        context.style = Rc::new(style);
        if let Some(text) = node.attribute("transform") {
            let own = transform(text);
            context.transform = around
                .transform
                .clone()
                .and_then(|outer| own.map(|own| outer * own));
        }
        if let Some(reason) = unsupported(node, declared) {
            context.unsupported.get_or_insert_with(|| reason.into());
        }
        for name in ["mask", "mask-image", "clip-path"] {
            let Some(value) = declared.get(name).filter(|_| declared.is_set(name)) else {
                continue;
            };
            let owner = format!("`{name}` of a `{}`", node.tag_name().name());
            let target = match FuncIRI::from_str(value) {
                // a reference to nothing, or to another element, is ignored
                Ok(FuncIRI(id)) => match (self.tag_of(id), name) {
                    (Some("clipPath"), "clip-path") => self.ids.get(id),
                    (Some("mask"), "mask" | "mask-image") => None,
                    _ => continue,
                },
                Err(_) => None,
            };
            let clip = target.map(|target| self.clip(*target, &context, owner.clone()));
            match clip {
                Some(Ok(None)) => return None,
                Some(Ok(Some(clip))) => context.clip = Some(Rc::new(clip)),
                Some(Err(reason)) => {
                    let reason = format!("{owner}: {reason}");
                    context.unsupported.get_or_insert_with(|| reason.into());
                }
                None => {
                    let reason = format!("{owner} is not supported");
                    context.unsupported.get_or_insert_with(|| reason.into());
                }
            }
        }
        Some(context)
    }

    /// The clip that a `clipPath` is for an element; `None` if nothing is left.
    fn clip(
        &self,
        node: Node<'a, 'a>,
        context: &Context,
        owner: String,
    ) -> Result<Option<Clip>, String> {
        if node.attribute("clipPathUnits") == Some("objectBoundingBox") {
            return Err("`objectBoundingBox` is not supported".to_owned());
        }
        let declared = Declared::of(node, self.rules, self.work);
        if declared.is_set("clip-path") {
            return Err("`clip-path` of a `clipPath` is not supported".to_owned());
        }
        // styles are inherited from the elements around the `clipPath`, not from what it clips
        let mut around = self.inherited(node, context);
        if let Some(text) = node.attribute("transform") {
            around.transform = around
                .transform
                .and_then(|outer| Ok(outer * transform(text)?));
        }
        let mut parts = Vec::new();
        let mut is_empty = true;
        for child in node.children().filter(Node::is_element) {
            if let Some((rings, rule)) = self.clip_part(child, &around, true)? {
                is_empty = false;
                let polygons = nesting::fill(rings, rule)?.into_iter();
                parts.extend(polygons.filter(|rings| rings.len() == 1).flatten());
            }
        }
        Ok((!is_empty).then(|| Clip::new(parts, owner, context.clip.clone())))
    }

    /// The rings that a child of a `clipPath` adds to it.
    fn clip_part(
        &self,
        child: Node<'a, 'a>,
        around: &Context,
        may_refer: bool,
    ) -> Result<Option<(Rings, FillRule)>, String> {
        self.work.spend(VISIT);
        let tag = child.tag_name().name();
        let declared = Declared::of(child, self.rules, self.work);
        if !is_svg(child) || !is_wanted(child) || declared.get("display") == Some("none") {
            return Ok(None);
        }
        if declared.is_set("clip-path") || unsupported(child, &declared).is_some() {
            return Err(format!(
                "a `{tag}` with a clip or a transform in CSS is not supported"
            ));
        }
        let mut context = around.clone();
        let style = Style::of(&declared, &around.style, around.viewport, &self.find());
        context.style = Rc::new(style);
        let own = child
            .attribute("transform")
            .map_or(Ok(Affine::IDENTITY), transform)?;
        let transform = around.transform.clone()? * own;
        context.transform = Ok(transform);
        if tag == "use" && may_refer {
            let Some(target) = self.target(child)? else {
                return Ok(None);
            };
            let by = offset(&declared, around.viewport)?;
            context.transform = Ok(transform * Affine::translate(by));
            return self.clip_part(target, &context, false);
        }
        if !shape::has_outline(tag) {
            return match tag {
                "text" | "use" => Err(format!("a `{tag}` is not supported")),
                _ => Ok(None),
            };
        }
        let Some(data) = shape::outline(child, &declared, around.viewport)? else {
            return Ok(None);
        };
        if !context.style.is_visible() {
            return Ok(None);
        }
        self.work.spend(data.len() as u64);
        let rule = context.style.clip_rule;
        let path = region::filled(&data, transform, self.options.tolerance, rule)?;
        let rings: Rings = path
            .rings
            .into_iter()
            .filter(|ring| !region::is_flat(ring))
            .collect();
        Ok((!rings.is_empty()).then_some((rings, rule)))
    }

    /// The context of the content of a definition that is used at another place.
    fn inherited(&self, node: Node<'a, 'a>, place: &Context) -> Context {
        let mut style = Style::initial();
        let ancestors: Vec<Node<'a, 'a>> = node.ancestors().filter(Node::is_element).collect();
        for node in ancestors.into_iter().take(MAX_DEPTH).rev() {
            self.work.spend(VISIT);
            let declared = Declared::of(node, self.rules, self.work);
            style = Style::of(&declared, &style, place.viewport, &self.find());
        }
        Context {
            style: Rc::new(style),
            ..place.clone()
        }
    }

    /// Enters the coordinates of a `svg` or a `symbol`; `false` if it draws nothing.
    fn enter_viewport(
        &self,
        node: Node<'a, 'a>,
        declared: &Declared<'a>,
        size: Option<[Option<&'a str>; 2]>,
        context: &mut Context,
    ) -> bool {
        let is_root = node.parent_element().is_none();
        let entered = self.viewport(node, declared, size, context, is_root);
        match entered {
            Ok(is_drawn) => is_drawn,
            // without a size, percentages cannot be read
            Err(_) if is_root => true,
            Err(reason) => {
                let tag = node.tag_name().name();
                let reason = format!("the size of a `{tag}`: {reason}");
                context.unsupported.get_or_insert_with(|| reason.into());
                true
            }
        }
    }

    fn viewport(
        &self,
        node: Node<'a, 'a>,
        declared: &Declared<'a>,
        size: Option<[Option<&'a str>; 2]>,
        context: &mut Context,
        is_root: bool,
    ) -> Result<bool, String> {
        let view_box = match node.attribute("viewBox") {
            Some(text) => match text.parse::<ViewBox>() {
                Ok(view_box) => Some(view_box),
                // a view box without a size disables drawing, others that are wrong are ignored
                Err(svgtypes::ViewBoxError::InvalidSize) => return Ok(false),
                Err(_) => None,
            },
            None => None,
        };
        if is_root && let Some(view_box) = view_box {
            context.viewport = Some([view_box.w, view_box.h]);
            return Ok(true);
        }
        let outer = context.viewport;
        let length = |name: &str, given: Option<&str>, axis: Axis| {
            let text = given.or_else(|| declared.get(name).filter(|text| *text != "auto"));
            units::length(name, text.unwrap_or("100%"), axis, outer)
        };
        let [width, height] = size.unwrap_or_default();
        let size = [
            length("width", width, Axis::Horizontal)?,
            length("height", height, Axis::Vertical)?,
        ];
        if is_root {
            context.viewport = Some(size);
            return Ok(true);
        }
        if size[0] <= 0.0 || size[1] <= 0.0 {
            return Ok(false);
        }
        let by = match node.tag_name().name() {
            "svg" => offset(declared, outer)?,
            _ => (0.0, 0.0),
        };
        let inner = context.transform.clone()? * Affine::translate(by);
        if !matches!(declared.get("overflow"), Some("visible" | "auto")) {
            let corners = [
                (0.0, 0.0),
                (size[0], 0.0),
                (size[0], size[1]),
                (0.0, size[1]),
            ];
            let place = |corner| {
                let point = inner * kurbo::Point::from(corner);
                DVec2::new(point.x, point.y)
            };
            let owner = format!("the viewport of a `{}`", node.tag_name().name());
            let ring = corners.map(place).to_vec();
            context.clip = Some(Rc::new(Clip::new(vec![ring], owner, context.clip.take())));
        }
        context.viewport = Some(size);
        context.transform = Ok(inner);
        if let Some(view_box) = view_box {
            let ratio = node.attribute("preserveAspectRatio");
            let default = AspectRatio {
                defer: false,
                align: svgtypes::Align::XMidYMid,
                slice: false,
            };
            let ratio = ratio.and_then(|text| text.parse().ok()).unwrap_or(default);
            context.transform = Ok(inner * units::of_view_box(view_box, size, ratio));
            context.viewport = Some([view_box.w, view_box.h]);
        }
        Ok(true)
    }

    /// Visits what a `use` refers to in its place.
    fn enter_use(&mut self, node: Node<'a, 'a>, declared: &Declared<'a>, mut context: Context) {
        let target = match self.target(node) {
            Ok(Some(target)) => target,
            // a reference to nothing draws nothing
            Ok(None) => return,
            Err(reason) => return self.fail(node, reason),
        };
        let mut used = context.used.as_deref();
        let mut is_loop = node.ancestors().any(|around| around == target);
        while let Some(one) = used {
            is_loop |= one.target == target.id();
            used = one.outer.as_deref();
        }
        if is_loop {
            return self.fail(node, "a `use` refers to itself".to_owned());
        }
        let by = match offset(declared, context.viewport) {
            Ok(by) => by,
            Err(reason) => return self.fail(node, reason),
        };
        context.transform = context.transform.map(|t| t * Affine::translate(by));
        context.used = Some(Rc::new(Used {
            target: target.id(),
            outer: context.used.take(),
        }));
        let size = ["width", "height"].map(|name| declared.get(name).filter(|t| *t != "auto"));
        self.push(target, context, Some(size));
    }

    /// The element that a `use` refers to.
    fn target(&self, node: Node<'a, 'a>) -> Result<Option<Node<'a, 'a>>, String> {
        let reference = node
            .attribute("href")
            .or_else(|| node.attribute((XLINK, "href")));
        let Some(reference) = reference.map(str::trim).filter(|text| !text.is_empty()) else {
            return Ok(None);
        };
        match reference.strip_prefix('#') {
            Some(id) => Ok(self.ids.get(id).copied()),
            None => {
                let reference = crate::words::shortened(reference);
                Err(format!("a `use` refers to another file: {reference}"))
            }
        }
    }

    fn fail(&mut self, node: Node<'a, 'a>, reason: String) {
        let name = node.attribute("id").map(str::to_owned);
        self.drawing
            .features
            .push(Feature::single(name, Err(reason)));
    }

    /// Adds what an element fills and strokes.
    fn draw(&mut self, node: Node<'a, 'a>, declared: &Declared<'a>, context: &Context) {
        let style = &*context.style;
        let is_filled = match node.tag_name().name() {
            "line" => Ok(false),
            _ => style.is_filled(),
        };
        let is_stroked = style.is_stroked();
        let tag = node.tag_name().name();
        if matches!(tag, "path" | "line" | "polyline" | "polygon") && style.is_visible() {
            let markers = MARKERS.iter().zip(style.markers);
            for (name, _) in markers.filter(|one| one.1) {
                self.drawing.left.add(Kind::Marker, node, Some(name));
            }
        }
        if is_filled == Ok(false) && is_stroked == Ok(false) {
            return;
        }
        for name in style.patterns() {
            let is_read = match name {
                "fill" => is_filled == Ok(true),
                _ => is_stroked == Ok(true) && self.options.strokes,
            };
            if is_read {
                self.drawing.left.add(Kind::Pattern, node, Some(name));
            }
        }
        let data = match shape::outline(node, declared, context.viewport) {
            Ok(Some(data)) => data,
            Ok(None) => return,
            Err(reason) => return self.fail(node, reason),
        };
        self.work.spend(data.len() as u64);
        let transform = match invertible(&context.transform) {
            Ok(Some(transform)) => transform,
            Ok(None) => return,
            Err(reason) => return self.fail(node, reason),
        };
        let tolerance = self.options.tolerance;
        if is_filled != Ok(false) {
            let path = is_filled.and_then(|_| {
                let mut path = region::filled(&data, transform, tolerance, style.fill_rule)?;
                path.rings.retain(|ring| !region::is_flat(ring));
                Ok(path)
            });
            self.add(node, "", path, context);
        }
        if is_stroked == Ok(false) {
            return;
        }
        if !self.options.strokes {
            self.drawing.strokes_left += 1;
            return;
        }
        let path = is_stroked.and_then(|_| {
            if style.is_dashed {
                return Err(format!("`stroke-dasharray` of a `{tag}` is not supported"));
            }
            if declared.is_set("vector-effect") {
                return Err(format!("`vector-effect` of a `{tag}` is not supported"));
            }
            region::stroked(&data, transform, tolerance, style)
        });
        self.add(node, " stroke", path, context);
    }

    /// Adds the region of an element, unless it is empty.
    fn add(
        &mut self,
        node: Node<'a, 'a>,
        suffix: &str,
        path: Result<super::super::input::Path, String>,
        context: &Context,
    ) {
        let path = path.and_then(|path| match (&context.unsupported, &context.clip) {
            (Some(reason), _) => Err(reason.to_string()),
            (None, Some(clip)) => clip.check(&path.rings, self.work).map(|()| path),
            (None, None) => Ok(path),
        });
        if path.as_ref().is_ok_and(|path| path.rings.is_empty()) {
            return;
        }
        let name = node.attribute("id").map(|id| format!("{id}{suffix}"));
        let mut feature = region::feature(name, path);
        if !suffix.is_empty() {
            // points where the rounded boundary of a stroke meets itself
            feature.repair(FillRule::EvenOdd);
        }
        self.drawing.features.push(feature);
    }
}

/// Whether the conditions of an element hold, as in a browser for English that knows no extensions.
fn is_wanted(node: Node<'_, '_>) -> bool {
    let is_english = |languages: &str| {
        let mut languages = languages.split(',').map(str::trim);
        languages.any(|language| language == "en" || language.starts_with("en-"))
    };
    !node.has_attribute("requiredExtensions")
        && node.attribute("systemLanguage").is_none_or(is_english)
}

/// What CSS says of an element that would move it and is not read.
fn unsupported(node: Node<'_, '_>, declared: &Declared<'_>) -> Option<String> {
    let tag = node.tag_name().name();
    let moving = MOVING.iter().find(|name| declared.is_set(name));
    if let Some(name) = moving {
        return Some(format!("`{name}` of a `{tag}` is not supported"));
    }
    let has_origin = declared.is_set("transform-origin") && node.has_attribute("transform");
    has_origin.then(|| format!("`transform-origin` of a `{tag}` is not supported"))
}

/// `x` and `y` of a `use` or a nested `svg`.
fn offset(declared: &Declared<'_>, viewport: Viewport) -> Result<(f64, f64), String> {
    let length = |name: &str, axis: Axis| match declared.get(name) {
        None | Some("auto") => Ok(0.0),
        Some(text) => units::length(name, text, axis, viewport),
    };
    Ok((length("x", Axis::Horizontal)?, length("y", Axis::Vertical)?))
}

/// The transform that an attribute has.
fn transform(text: &str) -> Result<Affine, String> {
    let transform = text.parse();
    let Transform { a, b, c, d, e, f } =
        transform.map_err(|error| format!("invalid `transform`: {error}"))?;
    Ok(Affine::new([a, b, c, d, e, f]))
}

/// A transform to draw with; `None` if it flattens everything.
fn invertible(transform: &Result<Affine, String>) -> Result<Option<Affine>, String> {
    let transform = transform.clone()?;
    match (transform.is_finite(), transform.determinant()) {
        (true, 0.0) => Ok(None),
        (true, determinant) if determinant.is_finite() => Ok(Some(transform)),
        _ => Err("the transform overflows".to_owned()),
    }
}

//! What a browser draws, or draws otherwise, and is not read: a message for each kind names the
//! elements.

use crate::words::count;
use roxmltree::Node;

/// The most elements of a kind that a message names.
const NAMED: usize = 3;

/// What is not read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Text,
    Image,
    ForeignObject,
    Marker,
    Filter,
    Animation,
    Pattern,
}

/// The kinds in the order of the messages.
const KINDS: [Kind; 7] = [
    Kind::Text,
    Kind::Image,
    Kind::ForeignObject,
    Kind::Marker,
    Kind::Filter,
    Kind::Animation,
    Kind::Pattern,
];

impl Kind {
    /// What a message says of so many of them.
    fn message(self, number: usize) -> String {
        match self {
            Kind::Text => format!("skipped {}", count(number, "text")),
            Kind::Image => format!("skipped {}", count(number, "image")),
            Kind::ForeignObject => format!("skipped {}", count(number, "foreign object")),
            Kind::Marker => format!("skipped {}", count(number, "marker")),
            Kind::Filter => format!("ignored {}", count(number, "filter")),
            Kind::Animation => format!("ignored {}", count(number, "animation")),
            Kind::Pattern if number == 1 => "1 pattern counts as solid".to_owned(),
            Kind::Pattern => format!("{number} patterns count as solid"),
        }
    }
}

/// What was left, in the order in which it was found.
#[derive(Default)]
pub struct Left(Vec<(Kind, String)>);

impl Left {
    /// Adds a property of an element, or, without one, the element itself. What is copied by `use`
    /// counts once.
    pub fn add(&mut self, kind: Kind, node: Node<'_, '_>, property: Option<&str>) {
        let element = name(node);
        let name = match property {
            Some(property) => format!("`{property}` of the {element}"),
            None => element,
        };
        let one = (kind, name);
        if !self.0.contains(&one) {
            self.0.push(one);
        }
    }

    /// A message for each kind.
    pub fn messages(&self) -> Vec<String> {
        let message = |kind: Kind| {
            let names: Vec<&str> = (self.0.iter())
                .filter(|one| one.0 == kind)
                .map(|one| &*one.1)
                .collect();
            let more = names.len().saturating_sub(NAMED);
            let mut message = (!names.is_empty()).then(|| kind.message(names.len()))?;
            message += ": ";
            message += &names[..names.len() - more].join(", ");
            if more > 0 {
                message += &format!(" and {more} more");
            }
            Some(message)
        };
        KINDS.into_iter().filter_map(message).collect()
    }
}

/// An element by its tag and its id, or its place in the file.
fn name(node: Node<'_, '_>) -> String {
    let tag = node.tag_name().name();
    match node.attribute("id") {
        Some(id) => format!("`{tag}` {}", crate::words::shortened(id)),
        None => {
            let at = node.document().text_pos_at(node.range().start);
            format!("`{tag}` at {at}")
        }
    }
}

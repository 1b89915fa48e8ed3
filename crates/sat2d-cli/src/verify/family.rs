//! The kinds of table, and how one is recognised by the names of its columns.

use super::row::Check;
use super::{awt, flash, relation, slicing, xywh};
use crate::table::{Header, Problem, TableError};
use clap::ValueEnum;

/// What a table is to be checked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Profile {
    /// Rotated, perhaps mirrored rectangles as the ActionScript original answered
    Flash,
    /// The ActionScript original's rotation of nested containers
    FlashRotation,
    /// Rectangles by integer corners as the Java original answered
    Awt,
    /// Upright rectangles as the Python original answered
    Xywh,
    /// A circle and an upright rectangle as the Python original answered
    XywhCircle,
    /// Concave polygons as the TypeScript original answered
    Slicing,
    /// Two shapes and what is exactly true of them
    Relation,
    /// Two shapes and how deep they overlap
    Depth,
    /// Any of the tables of pairs above, against what is exactly true
    Exact,
}

/// Opens a table of a family: finds the columns that its check will read.
type Open = fn(&Header) -> Result<Box<dyn Check>, TableError>;

/// A kind of table.
pub struct Family {
    pub profile: Profile,
    /// Columns that must be there.
    pub inputs: &'static [&'static str],
    /// Columns of which one must be there: what is compared.
    pub answers: &'static [&'static str],
    /// Columns that may be there.
    pub optional: &'static [&'static str],
    /// Names that may be there with any number behind them.
    pub numbered: &'static [&'static str],
    pub open: Open,
    /// How to check it under [`Profile::Exact`], and the answer compared then.
    pub exact: Option<(Open, &'static str)>,
}

static FAMILIES: [&Family; 8] = [
    &flash::RECTS,
    &flash::ROTATION,
    &awt::RECTS,
    &xywh::RECTS,
    &xywh::CIRCLE_RECT,
    &slicing::SLICING,
    &relation::RELATION,
    &relation::DEPTH,
];

/// A table whose header was understood.
pub struct Match {
    /// The profile by name, as it is given on the command line.
    pub name: String,
    pub check: Box<dyn Check>,
    /// Columns that play no part.
    pub ignored: Vec<String>,
}

/// Which family a header belongs to.
pub fn recognise(header: &Header, profile: Option<Profile>) -> Result<Match, TableError> {
    let exact = profile == Some(Profile::Exact);
    let candidates = || {
        FAMILIES.iter().filter(move |family| match profile {
            None => true,
            Some(Profile::Exact) => family.exact.is_some(),
            Some(profile) => family.profile == profile,
        })
    };
    let fits = |family: &&&Family| {
        let fit = Fit::of(family, header, exact);
        fit.missing.is_empty() && (profile.is_some() || fit.unknown.is_empty())
    };
    let Some(family) = candidates().find(fits) else {
        let nearest = candidates()
            .map(|family| (family, Fit::of(family, header, exact)))
            .min_by_key(|(_, fit)| fit.missing.len() + fit.unknown.len());
        let said = nearest.map_or_else(String::new, |(family, fit)| {
            fit.describe(family, profile.is_none())
        });
        return Err(header.error(Problem::UnknownHeader(said)));
    };
    let (name, open) = match family.exact {
        Some((open, _)) if exact => (format!("exact ({})", name_of(family.profile)), open),
        _ => (name_of(family.profile), family.open),
    };
    Ok(Match {
        name,
        check: open(header)?,
        ignored: Fit::of(family, header, exact).unknown,
    })
}

fn name_of(profile: Profile) -> String {
    profile
        .to_possible_value()
        .map_or_else(String::new, |value| value.get_name().to_owned())
}

/// How a header and a family differ.
struct Fit {
    missing: Vec<String>,
    unknown: Vec<String>,
}

impl Fit {
    fn of(family: &Family, header: &Header, exact: bool) -> Fit {
        let has = |name: &str| header.names.iter().any(|n| n == name);
        let mut missing: Vec<String> = family
            .inputs
            .iter()
            .filter(|name| !has(name))
            .map(|name| format!("`{name}`"))
            .collect();
        let compared: &[&str] = match &family.exact {
            Some((_, answer)) if exact => std::slice::from_ref(answer),
            _ => family.answers,
        };
        if !compared.iter().any(|name| has(name)) {
            missing.push(format!("one to compare (`{}`)", compared.join("`, `")));
        }
        let known = |name: &str| {
            family.inputs.contains(&name)
                || compared.contains(&name)
                || family.optional.contains(&name)
                || family.numbered.iter().any(|stem| is_numbered(name, stem))
        };
        let unknown = header
            .names
            .iter()
            .filter(|name| !known(name))
            .cloned()
            .collect();
        Fit { missing, unknown }
    }

    /// What keeps a header from being this family's.
    fn describe(&self, family: &Family, recognising: bool) -> String {
        let mut said = format!("as `{}`", name_of(family.profile));
        if !self.missing.is_empty() {
            said += &format!(" it lacks {}", self.missing.join(", "));
        }
        if recognising && !self.unknown.is_empty() {
            if !self.missing.is_empty() {
                said += " and";
            }
            said += &format!(" it has unknown columns `{}`", self.unknown.join("`, `"));
        }
        if recognising {
            said += " (--profile says what a table is to be checked as, see `sat2d verify --help`)";
        }
        said
    }
}

/// Whether a name is a stem with a number behind it.
fn is_numbered(name: &str, stem: &str) -> bool {
    name.strip_prefix(stem)
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
}

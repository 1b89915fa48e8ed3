//! Which family a table belongs to, by the names of its columns.

use super::comparison::Reference;
use super::family::{Check, Exact, ExactHits, Family};
use super::profile::Profile;
use super::tables::{
    awt, flash, flash_bitmap, flash_display, flash_geom, flash_hit_test, flash_stage, jdk, pygame,
    pygame_rects, relation, slicing, xywh,
};
use crate::csv::records::{Problem, TableError};
use crate::csv::table::{Column, Header};
use crate::touching::Touching;
use clap::ValueEnum;

static FAMILIES: [&Family; 21] = [
    &flash::RECTS,
    &flash::ROTATION,
    &flash_bitmap::BITMAP,
    &flash_bitmap::COLOR_BOUNDS,
    &flash_geom::RECTANGLE,
    &flash_geom::POINT,
    &flash_geom::MATRIX,
    &flash_display::DISPLAY,
    &flash_display::DISPLAY_MATRIX,
    &flash_stage::STAGE,
    &awt::RECTS,
    &xywh::RECTS,
    &xywh::CIRCLE_RECT,
    &pygame::MASKS,
    &pygame::COMPONENTS,
    &pygame_rects::RECTS,
    &slicing::SLICING,
    &relation::RELATION,
    &relation::HITS,
    &relation::DEPTH,
    &relation::AREA,
];

/// A table whose header is understood, and one way to check it.
pub struct Match {
    /// The profile, as in the report.
    pub name: String,
    /// The options that select this check.
    pub options: String,
    pub reference: Reference,
    pub check: Box<dyn Check>,
    /// The columns that a row is computed from.
    pub inputs: Vec<Column>,
    /// The columns that are compared.
    pub compared: Vec<String>,
    /// The columns without a meaning.
    pub ignored: Vec<String>,
}

impl Match {
    fn new(family: &'static Family, header: &Header, mode: Mode) -> Result<Match, TableError> {
        let fit = Fit::of(family, header, mode);
        let own = family.profile.name();
        let (name, options, check) = match (mode, &family.exact) {
            (Mode::Exact(touching), Exact::Hit(default)) => {
                let touching = touching.unwrap_or(*default);
                let mut name = format!("exact ({own})");
                let mut options = "--profile exact".to_owned();
                if touching != *default {
                    let value = touching.to_possible_value().expect("no value is hidden");
                    name = format!("exact ({own}, touching {})", value.get_name());
                    options += &format!(" --touching {}", value.get_name());
                }
                (name, options, ExactHits::open(family, header, touching)?)
            }
            (Mode::Exact(_), _) => {
                let name = format!("exact ({own})");
                (name, "--profile exact".to_owned(), (family.open)(header)?)
            }
            (Mode::Own, _) => {
                let options = format!("--profile {own}");
                (own, options, (family.open)(header)?)
            }
        };
        Ok(Match {
            name,
            options,
            reference: match mode {
                Mode::Own => family.reference,
                Mode::Exact(_) => Reference::Truth,
            },
            check,
            inputs: fit.inputs,
            compared: fit.compared,
            ignored: fit.unknown,
        })
    }
}

/// How a family is checked.
#[derive(Clone, Copy)]
enum Mode {
    /// Under its own profile.
    Own,
    /// Under the profile `exact`, with touching as the user says.
    Exact(Option<Touching>),
}

/// Finds the family of a header. Returns also the other ways to check the same table.
pub fn recognise(
    header: &Header,
    profile: Option<Profile>,
    touching: Option<Touching>,
) -> Result<(Match, Vec<Match>), TableError> {
    let mode = match profile {
        Some(Profile::Exact) => Mode::Exact(touching),
        _ => Mode::Own,
    };
    let candidates = || {
        FAMILIES
            .iter()
            .chain(&flash_hit_test::FAMILIES)
            .chain(&jdk::FAMILIES)
            .filter(move |family| match profile {
                None => true,
                Some(Profile::Exact) => !matches!(family.exact, Exact::No),
                Some(profile) => family.profile == profile,
            })
    };
    let fits = |family: &&&'static Family| {
        let fit = Fit::of(family, header, mode);
        fit.missing.is_empty() && (profile.is_some() || fit.unknown.is_empty())
    };
    let Some(family) = candidates().find(fits) else {
        let nearest = candidates()
            .map(|family| (family, Fit::of(family, header, mode)))
            .min_by_key(|(_, fit)| fit.missing.len() + fit.unknown.len());
        let problem = nearest.map_or_else(String::new, |(family, fit)| {
            fit.describe(family, profile.is_none())
        });
        return Err(header.error(Problem::UnknownHeader(problem)));
    };
    if touching.is_some() && !matches!(family.exact, Exact::Hit(_)) {
        return Err(header.error(Problem::NoHits));
    }
    let chosen = Match::new(family, header, mode)?;
    let mut others = Vec::new();
    if let Exact::Hit(_) = family.exact {
        let modes = [
            Mode::Own,
            Mode::Exact(Some(Touching::Hit)),
            Mode::Exact(Some(Touching::Miss)),
        ];
        for mode in modes {
            if Fit::of(family, header, mode).missing.is_empty() {
                others.push(Match::new(family, header, mode)?);
            }
        }
        others.retain(|other| other.options != chosen.options);
    }
    Ok((chosen, others))
}

/// How a header and a family differ, and what they share.
struct Fit {
    missing: Vec<String>,
    unknown: Vec<String>,
    inputs: Vec<Column>,
    compared: Vec<String>,
}

impl Fit {
    fn of(family: &Family, header: &Header, mode: Mode) -> Fit {
        let has = |name: &str| header.names.iter().any(|n| n == name);
        let mut missing: Vec<String> = family
            .inputs
            .iter()
            .filter(|name| !has(name))
            .map(|name| format!("`{name}`"))
            .collect();
        let answers: &[&str] = match (mode, &family.exact) {
            (Mode::Exact(_), Exact::Hit(_)) => &["hit"],
            _ => family.answers,
        };
        if !answers.iter().any(|name| has(name)) {
            missing.push(format!("an answer (`{}`)", answers.join("`, `")));
        }
        let is_input = |name: &str| {
            family.inputs.contains(&name)
                || family.optional.contains(&name)
                || family.numbered.iter().any(|stem| is_numbered(name, stem))
        };
        let names = || header.names.iter();
        let unknown = names().filter(|name| !is_input(name) && !answers.contains(&name.as_str()));
        let compared = names().filter(|name| answers.contains(&name.as_str()));
        Fit {
            missing,
            unknown: unknown.cloned().collect(),
            inputs: names()
                .filter(|name| is_input(name))
                .filter_map(|name| header.find(name))
                .collect(),
            compared: compared.cloned().collect(),
        }
    }

    /// Why a header is not one of this family, the nearest one.
    fn describe(&self, family: &Family, recognising: bool) -> String {
        if recognising && self.inputs.is_empty() && self.compared.is_empty() {
            let columns = self.unknown.join("`, `");
            return format!("no table has `{columns}` (`sat2d verify --help` lists the tables)");
        }
        let mut text = format!("compared with `{}` it", family.profile.name());
        if !self.missing.is_empty() {
            text += &format!(" lacks {}", self.missing.join(", "));
        }
        if recognising && !self.unknown.is_empty() {
            if !self.missing.is_empty() {
                text += " and";
            }
            text += &format!(" has unknown columns `{}`", self.unknown.join("`, `"));
        }
        if recognising {
            text += " (choose with --profile, see `sat2d verify --help`)";
        }
        text
    }
}

/// Whether a name is a stem with a number after it.
fn is_numbered(name: &str, stem: &str) -> bool {
    name.strip_prefix(stem)
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
}

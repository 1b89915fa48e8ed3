//! Well-known text, and EWKT with `SRID=…;` in front of a geometry. Geometries follow each other,
//! each on a new line or after the end of the one before.
//!
//! Source: OGC 06-103r4, *Simple Feature Access, Part 1: Common Architecture*, chapter 7.

use super::input::{Feature, Rings};
use crate::words::shortened;
use sat2d::DVec2;

/// The geometries that are not polygons, or not written as rings.
const OTHERS: [&str; 15] = [
    "CIRCULARSTRING",
    "COMPOUNDCURVE",
    "CURVE",
    "CURVEPOLYGON",
    "GEOMETRYCOLLECTION",
    "LINESTRING",
    "MULTICURVE",
    "MULTILINESTRING",
    "MULTIPOINT",
    "MULTISURFACE",
    "POINT",
    "POLYHEDRALSURFACE",
    "SURFACE",
    "TIN",
    "TRIANGLE",
];

/// The geometries of a file.
pub fn features(text: &str) -> Vec<Feature> {
    let mut place = Place::new(text);
    let mut feature = |start: usize, geometry: &str| {
        let mut reader = Reader {
            text: geometry,
            at: 0,
        };
        match reader.geometry() {
            Ok(polygons) => Feature {
                multipolygons: std::iter::once(0..polygons.len()).collect(),
                polygons: polygons.into_iter().map(Ok).collect(),
                ..Feature::default()
            },
            Err(Fault { at, reason }) => {
                place.advance(start + at);
                let Place { line, column, .. } = place;
                Feature::single(None, Err(format!("line {line}, column {column}: {reason}")))
            }
        }
    };
    let split = split(text).into_iter();
    split.map(|(start, text)| feature(start, text)).collect()
}

/// A place in a text that moves forward only, so that all faults of a file are found in one pass.
struct Place<'a> {
    /// What follows the place.
    rest: &'a str,
    offset: usize,
    /// Both counted from 1.
    line: usize,
    column: usize,
}

impl<'a> Place<'a> {
    fn new(text: &'a str) -> Place<'a> {
        Place {
            rest: text,
            offset: 0,
            line: 1,
            column: 1,
        }
    }

    /// Moves on to an offset.
    fn advance(&mut self, offset: usize) {
        let (passed, rest) = self.rest.split_at(offset - self.offset);
        self.line += passed.matches('\n').count();
        let (before, last) = passed
            .rsplit_once('\n')
            .map_or((self.column, passed), |(_, l)| (1, l));
        self.column = before + last.chars().count();
        (self.rest, self.offset) = (rest, offset);
    }
}

/// Whether a text starts as one of geometries does.
pub fn is_start(text: &str) -> bool {
    let word = text.split(|c: char| !c.is_alphanumeric()).next();
    word.is_some_and(|word| is_kind(word) || word.eq_ignore_ascii_case("SRID"))
}

/// Whether a word is a kind of geometry.
fn is_kind(word: &str) -> bool {
    let kinds = ["POLYGON", "MULTIPOLYGON"].iter().chain(&OTHERS);
    kinds.copied().any(|kind| word.eq_ignore_ascii_case(kind))
}

/// The text of each geometry and where it starts. A geometry ends with the bracket that closes its
/// first, or outside of brackets with its line; a semicolon may follow.
fn split(text: &str) -> Vec<(usize, &str)> {
    let (mut found, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    let mut add = |start: usize, end: usize| {
        let geometry = text[start..end].trim_start_matches([';', ' ', '\t', '\r', '\n']);
        let geometry = without_srid(geometry.trim_end());
        if !geometry.is_empty() {
            // the address of a slice gives its offset
            found.push((
                geometry.as_ptr() as usize - text.as_ptr() as usize,
                geometry,
            ));
        }
    };
    for (at, c) in text.char_indices() {
        let ends = match c {
            '(' => {
                depth += 1;
                false
            }
            ')' => {
                depth = depth.saturating_sub(1);
                depth == 0
            }
            '\n' => depth == 0,
            _ => false,
        };
        if ends {
            add(start, at + 1);
            start = at + 1;
        }
    }
    add(start, text.len());
    found
}

/// A geometry without the reference system of EWKT, which says where on Earth it is. No piece
/// depends on that.
fn without_srid(geometry: &str) -> &str {
    let srid = geometry.split_once(';').filter(|(before, _)| {
        let assignment = before.split_once('=');
        assignment.is_some_and(|(name, number)| {
            name.trim().eq_ignore_ascii_case("SRID") && number.trim().parse::<i64>().is_ok()
        })
    });
    srid.map_or(geometry, |(_, rest)| rest.trim_start())
}

/// Why a geometry cannot be read, and the offset of the fault.
struct Fault {
    at: usize,
    reason: String,
}

/// Reads one geometry from left to right.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// The parts of a geometry that are not empty.
    fn geometry(&mut self) -> Result<Vec<Rings>, Fault> {
        let start = self.at;
        let kind = self.word();
        let is = |name: &str| kind.eq_ignore_ascii_case(name);
        let is_single = is("POLYGON");
        if is("GEOMETRYCOLLECTION") {
            let advice = "write the polygons of a GEOMETRYCOLLECTION one after the other";
            return Err(self.fault(start, advice));
        }
        if is("TRIANGLE") {
            return Err(self.fault(start, "not a POLYGON but a TRIANGLE: write it as a POLYGON"));
        }
        if !is_single && !is("MULTIPOLYGON") {
            let upper = kind.to_ascii_uppercase();
            return Err(if OTHERS.contains(&upper.as_str()) {
                self.fault(start, format!("not a polygon but a {upper}"))
            } else {
                self.expected_at(start, "POLYGON or MULTIPOLYGON")
            });
        }
        let before = self.at;
        let dimensions = self.word();
        if !["Z", "M", "ZM"]
            .iter()
            .any(|d| dimensions.eq_ignore_ascii_case(d))
        {
            self.at = before;
        }
        let polygons = if is_single {
            vec![self.list(Self::ring)?]
        } else {
            self.list(|reader| reader.list(Self::ring))?
        };
        self.skip_blanks();
        if self.at < self.text.len() {
            return Err(self.expected("the end of the geometry"));
        }
        let is_filled = |rings: &Rings| !rings.is_empty();
        Ok(polygons.into_iter().filter(is_filled).collect())
    }

    /// `EMPTY`, or items in brackets with commas between them.
    fn list<T>(&mut self, item: impl Fn(&mut Self) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
        let start = self.at;
        if self.word().eq_ignore_ascii_case("EMPTY") {
            return Ok(Vec::new());
        }
        self.at = start;
        if !self.take('(') {
            return Err(self.expected("`(` or EMPTY"));
        }
        let mut items = Vec::new();
        loop {
            items.push(item(self)?);
            if self.take(')') {
                return Ok(items);
            }
            if !self.take(',') {
                return Err(self.expected("`,` or `)`"));
            }
        }
    }

    fn ring(&mut self) -> Result<Vec<DVec2>, Fault> {
        self.list(Self::point)
    }

    /// Two coordinates; those of other dimensions are skipped.
    fn point(&mut self) -> Result<DVec2, Fault> {
        let point = DVec2::new(self.number("x")?, self.number("y")?);
        for _ in 0..2 {
            self.skip_blanks();
            if !self.rest().starts_with([',', '(', ')']) && !self.rest().is_empty() {
                self.number("z or m")?;
            }
        }
        Ok(point)
    }

    fn number(&mut self, coordinate: &str) -> Result<f64, Fault> {
        self.skip_blanks();
        let start = self.at;
        let is_end = |c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')');
        let token = self.rest().split(is_end).next().unwrap_or_default();
        match token.parse::<f64>() {
            Ok(number) if number.is_finite() => {
                self.at += token.len();
                Ok(number)
            }
            Ok(_) => {
                let token = shortened(token);
                Err(self.fault(start, format!("the {coordinate} `{token}` is not finite")))
            }
            Err(_) => Err(self.expected(&format!("a number for {coordinate}"))),
        }
    }

    /// The letters and digits that follow.
    fn word(&mut self) -> &'a str {
        self.skip_blanks();
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_alphanumeric());
        let word = &rest[..end.unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    /// Takes a character if it comes next.
    fn take(&mut self, wanted: char) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(wanted);
        self.at += if found { wanted.len_utf8() } else { 0 };
        found
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn expected(&mut self, what: &str) -> Fault {
        self.skip_blanks();
        self.expected_at(self.at, what)
    }

    /// The fault that another thing is at an offset.
    fn expected_at(&self, at: usize, what: &str) -> Fault {
        let rest = &self.text[at..];
        let is_end = |c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')');
        let found = match rest.chars().next() {
            None => "the end of the text".to_owned(),
            Some(c) if is_end(c) => format!("`{c}`"),
            Some(_) => format!("`{}`", shortened(rest.split(is_end).next().unwrap_or(rest))),
        };
        self.fault(at, format!("expected {what}, found {found}"))
    }

    fn fault(&self, at: usize, reason: impl Into<String>) -> Fault {
        Fault {
            at,
            reason: reason.into(),
        }
    }
}

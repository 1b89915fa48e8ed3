//! One answer compared with the exact one.

use super::library::{Library, Touching};
use crate::exact::{F, fraction, nearest};
use anyhow::{Context, Result, bail};
use std::cmp::Ordering;

/// A row of a table, as far as the judge needs it.
pub struct Row<'a> {
    /// The name of its class.
    pub class: &'a str,
    /// The largest magnitude of a number of the query, or of a coordinate that a shape which turns
    /// may reach.
    pub largest: f64,
    /// The exact answer.
    pub exact: Exact<'a>,
}

/// An exact answer.
pub enum Exact<'a> {
    /// One of three words, and how far the query is from another one.
    Word(&'a str, f64),
    /// The square of a distance.
    Squared(F),
    /// Two fractions, mostly the same one, between which the part of a path of some length before
    /// the hit is, if there is one; how far the query is from another answer, and the condition.
    Part {
        part: Option<[F; 2]>,
        length: f64,
        margin: f64,
        condition: f64,
    },
    /// The times between which polygons that turn first meet, if they do; how far the query is from
    /// another answer, and the condition.
    Between {
        times: Option<[f64; 2]>,
        margin: f64,
        condition: f64,
    },
}

/// What an answer is worth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mark {
    /// It is wrong, and by more than the library promises.
    pub is_beyond: bool,
    /// It is the wrong verdict: another word, or a hit where there is none.
    pub is_wrong: bool,
    /// It is a number, and another one is nearer to the exact answer.
    pub is_rounded: bool,
    /// The error of a number, in units in the last place of the largest number of the query.
    pub units: f64,
}

impl<'a> Row<'a> {
    /// Reads a row of a table.
    pub fn read(set: &str, question: &str, columns: &[&'a str]) -> Result<Row<'a>> {
        let class = *columns.get(1).context("no class")?;
        let is_placed = matches!(set, "placed" | "ellipses" | "curves");
        let of_query = match (is_placed, question) {
            (true, "point") => 2..5,
            (true, _) | (_, "turning") => 2..6,
            (_, "relation" | "segments" | "point" | "distance") => 2..4,
            _ => 2..5,
        };
        let end = of_query.end;
        let words = columns[of_query]
            .iter()
            .flat_map(|text| text.split([' ', ';']));
        let numbers = words.filter_map(|word| word.parse::<f64>().ok());
        let mut largest = numbers.fold(0.0, |most: f64, x| most.max(x.abs()));
        if question == "turning" {
            largest = largest.max(reach(columns[2], columns[3])?);
            largest = largest.max(reach(columns[4], columns[5])?);
        }
        let number = |i: usize| {
            columns[i]
                .parse::<f64>()
                .with_context(|| columns[i].to_string())
        };
        let exact = match question {
            "relation" | "segments" | "point" => Exact::Word(columns[end], number(end + 1)?),
            "distance" => Exact::Squared(exact_number(columns[end])?),
            "ray" | "sweep" => {
                let last = end + usize::from((set, question) == ("curves", "ray"));
                let part = match columns[end] {
                    "none" => None,
                    text => Some([exact_number(text)?, exact_number(columns[last])?]),
                };
                let length = path_length(question, &columns[..end])?;
                let (margin, condition) = (number(last + 1)?, number(last + 2)?);
                Exact::Part {
                    part,
                    length,
                    margin,
                    condition,
                }
            }
            "turning" => Exact::Between {
                times: match columns[end] {
                    "none" => None,
                    _ => Some([number(end)?, number(end + 1)?]),
                },
                margin: number(end + 2)?,
                condition: number(end + 3)?,
            },
            _ => bail!("unknown question {question}"),
        };
        Ok(Row {
            class,
            largest,
            exact,
        })
    }

    /// What an answer is worth. `None` if it is not of the form that it must have.
    pub fn mark(&self, library: &Library, question: &str, answer: &str) -> Option<Mark> {
        match &self.exact {
            Exact::Word(exact, margin) => self.mark_word(library, question, answer, exact, *margin),
            Exact::Squared(squared) => {
                let given: f64 = answer.parse().ok()?;
                let error = (given - nearest(squared).sqrt()).abs();
                Some(Mark {
                    is_beyond: !is_at_most(error, library.allowance(question, self.largest)),
                    is_wrong: false,
                    is_rounded: !is_nearest_root(given, squared, library.is_single()),
                    units: error / library.unit(self.largest),
                })
            }
            Exact::Part {
                part,
                length,
                margin,
                condition,
            } => {
                let exact = part.as_ref().map(|part| {
                    let [earliest, latest] = part.each_ref().map(nearest);
                    move |given: f64| {
                        let is_nearest = |x: &F| given == rounded(x, library.is_single());
                        let outside = given - given.clamp(earliest, latest);
                        (
                            outside.abs() * length / condition,
                            !part.iter().any(is_nearest),
                        )
                    }
                });
                self.mark_number(library, question, answer, *margin, exact)
            }
            Exact::Between {
                times,
                margin,
                condition,
            } => {
                let exact = times.map(|[earliest, latest]| {
                    move |given: f64| {
                        let outside = given - given.clamp(earliest, latest);
                        (outside.abs() / condition, outside != 0.0)
                    }
                });
                self.mark_number(library, question, answer, *margin, exact)
            }
        }
    }

    /// Of a number or `none`. `exact` is none, or says how far off a number is, and whether another
    /// one is nearer.
    fn mark_number(
        &self,
        library: &Library,
        question: &str,
        answer: &str,
        margin: f64,
        exact: Option<impl Fn(f64) -> (f64, bool)>,
    ) -> Option<Mark> {
        let slack = library.slack(question, self.largest);
        let missed = Mark {
            is_beyond: margin > slack || slack == 0.0,
            is_wrong: true,
            is_rounded: false,
            units: 0.0,
        };
        match (exact, answer) {
            (None, "none") => Some(Mark::default()),
            (Some(_), "none") => Some(missed),
            (None, _) => answer.parse::<f64>().ok().map(|_| missed),
            (Some(exact), _) => {
                let (error, is_rounded) = exact(answer.parse().ok()?);
                let allowance = library.allowance(question, self.largest);
                let is_firm = margin > allowance;
                Some(Mark {
                    is_beyond: is_firm && !is_at_most(error, allowance),
                    is_wrong: false,
                    is_rounded,
                    units: if is_firm {
                        error / library.unit(self.largest)
                    } else {
                        0.0
                    },
                })
            }
        }
    }

    fn mark_word(
        &self,
        library: &Library,
        question: &str,
        answer: &str,
        exact: &str,
        margin: f64,
    ) -> Option<Mark> {
        let is_point = question == "point";
        let touches = matches!(exact, "touching" | "boundary");
        let is_hit = matches!(exact, "overlapping" | "inside");
        let is_right = match answer {
            "hit" | "miss" if touches => match library.touching(question) {
                Touching::Hit => answer == "hit",
                Touching::Miss => answer == "miss",
                Touching::Unsaid | Touching::Told => true,
            },
            "hit" | "miss" => (answer == "hit") == is_hit,
            "disjoint" | "touching" | "overlapping" if !is_point => answer == exact,
            "outside" | "boundary" | "inside" if is_point => answer == exact,
            _ => return None,
        };
        let slack = library.slack(question, self.largest);
        let is_beyond = !is_right && (margin > slack || slack == 0.0);
        Some(Mark {
            is_beyond,
            is_wrong: !is_right,
            is_rounded: false,
            units: 0.0,
        })
    }
}

/// False for NaN.
fn is_at_most(error: f64, allowance: f64) -> bool {
    error.partial_cmp(&allowance).is_some_and(Ordering::is_le)
}

fn exact_number(text: &str) -> Result<F> {
    text.parse().ok().with_context(|| text.to_string())
}

/// The largest coordinate that a polygon which turns may reach.
fn reach(form: &str, motion: &str) -> Result<f64> {
    let words = form.split([' ', ';']).skip(1);
    let numbers: Vec<f64> = words.map(str::parse).collect::<Result<_, _>>()?;
    let motion: Vec<f64> = motion
        .split(' ')
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    let [x, y, _, px, py] = motion[..] else {
        bail!("no motion");
    };
    let from_pivot = |p: &[f64]| ((p[0] - px) * (p[0] - px) + (p[1] - py) * (p[1] - py)).sqrt();
    let radius = numbers.chunks_exact(2).map(from_pivot).fold(0.0, f64::max);
    Ok(f64::max(px.abs() + x.abs(), py.abs() + y.abs()) + radius)
}

/// The length of a ray or a motion, which are the last columns of a query.
fn path_length(question: &str, columns: &[&str]) -> Result<f64> {
    let point = |i: usize| {
        let (x, y) = columns[i].split_once(' ').context("two numbers")?;
        anyhow::Ok([x.parse::<f64>()?, y.parse::<f64>()?])
    };
    let way = match question {
        "sweep" => point(columns.len() - 1)?,
        _ => {
            let (from, to) = (point(columns.len() - 2)?, point(columns.len() - 1)?);
            [to[0] - from[0], to[1] - from[1]]
        }
    };
    Ok((way[0] * way[0] + way[1] * way[1]).sqrt())
}

/// The nearest float or double.
fn rounded(x: &F, is_single: bool) -> f64 {
    let nearest = nearest(x);
    if is_single {
        f64::from(nearest as f32)
    } else {
        nearest
    }
}

/// Whether no other float or double is nearer to the square root of a fraction.
fn is_nearest_root(given: f64, squared: &F, is_single: bool) -> bool {
    if *squared == F::ZERO || !given.is_finite() || given <= 0.0 {
        return *squared == F::ZERO && given == 0.0;
    }
    let (below, above) = if is_single {
        let given = given as f32;
        (f64::from(given.next_down()), f64::from(given.next_up()))
    } else {
        (given.next_down(), given.next_up())
    };
    let middle = |other: f64| (fraction(given) + fraction(other)) / F::from(2);
    let (low, high) = (middle(below), middle(above));
    &low * &low <= *squared && *squared <= &high * &high
}

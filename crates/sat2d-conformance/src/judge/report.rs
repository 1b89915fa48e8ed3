//! The report, in Markdown.

use super::library::Library;
use super::tally::{Results, Tally};
use crate::draw::Class;
use crate::table::{Question, TABLES};
use std::fmt::Write;

/// The results of all libraries on one set of tables.
pub struct Run {
    /// What tables these are.
    pub title: String,
    /// The libraries that answered, with their versions.
    pub results: Vec<(Library, String, Results)>,
}

const HEAD: &str = "# Results

Written by `conformance/run.sh`; see [README.md](README.md) for what is asked and how answers are
judged. Figures are numbers of rows.

- *asked*: rows for which the library has a call. It is asked nothing else.
- *beyond*: wrong by more than the library promises: the tolerance that it states, and 64 units in
  the last place of the largest number of the query. Shapes that touch count here only if the
  library promises exact verdicts.
- *wrong*: other verdicts than the exact one, however close the query is. Touching counts as the
  library promises; where it says nothing, either answer is right.
- *rounded*: numbers that are not the float or double nearest to the exact one.
- *refused*: the call failed, or the library made another shape of the one that it was given.
";

/// The report on some runs.
pub fn text(libraries: &[Library], runs: &[Run]) -> String {
    let mut out = HEAD.to_string();
    for run in runs {
        overview(&mut out, run);
    }
    promises(&mut out, libraries);
    if let Some(run) = runs.last() {
        let _ = write!(out, "\n## By question and class: {}\n\n", run.title);
        out += "A cell has *beyond* / *wrong* or *rounded* / *asked*.\n";
        for table in TABLES {
            details(&mut out, run, table.set, table.name, table.question);
        }
    }
    out
}

fn overview(out: &mut String, run: &Run) {
    let _ = write!(out, "\n## {}\n\n", title(&run.title));
    *out += "| library | version | numbers | asked | beyond | wrong | rounded | refused |\n";
    *out += "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |\n";
    for (library, version, results) in &run.results {
        let Tally {
            asked,
            refused,
            beyond,
            wrong,
            rounded,
            ..
        } = results.total();
        let (name, numbers) = (&library.name, &library.numbers);
        let _ = writeln!(
            out,
            "| {name} | {version} | {numbers} | {asked} | {beyond} | {wrong} | {rounded} | {refused} |"
        );
    }
}

/// With a capital letter.
fn title(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn promises(out: &mut String, libraries: &[Library]) {
    *out += "\n## What each library promises\n\n";
    *out += "| library | asked with | touching | on the boundary | promise, and where |\n";
    *out += "| --- | --- | --- | --- | --- |\n";
    for library in libraries {
        let Library {
            name,
            calls,
            touching,
            boundary,
            promise,
            ..
        } = library;
        let (touching, boundary) = (touching.word(), boundary.word());
        let _ = writeln!(
            out,
            "| {name} | {calls} | {touching} | {boundary} | {promise} |"
        );
    }
}

fn details(out: &mut String, run: &Run, set: &str, name: &str, question: Question) {
    let has_number = matches!(
        question,
        Question::Ray | Question::Distance | Question::Sweep | Question::Turning
    );
    let answered = run.results.iter().filter_map(|(library, _, results)| {
        results
            .of_table(set, name)
            .map(|all| (library, results, all))
    });
    let _ = write!(out, "\n### {set}/{name}\n\n| library |");
    for class in Class::ALL {
        let _ = write!(out, " {} |", class.name());
    }
    *out += if has_number {
        " refused | worst error |\n"
    } else {
        " refused |\n"
    };
    *out += "| --- | ---: | ---: | ---: | ---: | ---: | ---: |";
    *out += if has_number { " ---: |\n" } else { "\n" };
    for (library, results, all) in answered {
        let _ = write!(out, "| {} |", library.name);
        for class in Class::ALL {
            let cell = results
                .tally(set, name, class.name())
                .map_or(String::new(), |tally| {
                    format!(
                        "{} / {} / {}",
                        tally.beyond,
                        tally.wrong + tally.rounded,
                        tally.asked
                    )
                });
            let _ = write!(out, " {cell} |");
        }
        let _ = write!(out, " {} |", all.refused);
        if has_number {
            let _ = write!(out, " {:.1e} |", all.units);
        }
        *out += "\n";
    }
    if has_number {
        *out +=
            "\nThe worst error is in units in the last place of the largest number of the query, ";
        *out += "in the\nlibrary's numbers";
        *out += if question == Question::Distance {
            ".\n"
        } else {
            ", across the edge that is hit; rows closer than the allowance to another\nanswer are \
             left out.\n"
        };
    }
}

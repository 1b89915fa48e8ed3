//! For the build script: the C examples of the porting guides as one C file, each a function of its
//! own.

use std::fs;
use std::path::Path;

/// Guides by file name, from the folder of this package.
const GUIDES: [&str; 7] = [
    "../docs/masks.md",
    "../docs/porting-flash-display.md",
    "../docs/porting-flash-geom.md",
    "../docs/porting-flash-rectangles.md",
    "../docs/porting-java.md",
    "../docs/porting-libraries.md",
    "../docs/porting-typescript-python.md",
];

/// Before the examples. What does not hold is counted and told with its place, so that one run
/// tells all.
const PRELUDE: &str = r#"/* Made from the porting guides by the build script. */
#include <math.h>
#include <stdio.h>
#include "sat2d_compat.h"

int guides_run(void);
static int failures;

static void expect(int holds, const char *what, const char *file, int line) {
    if (!holds) {
        printf("%s:%d: does not hold: %s\n", file, line, what);
        failures++;
    }
}
static void succeed(sat_status status, const char *what, const char *file, int line) {
    if (status != SAT_OK) {
        printf("%s:%d: %s: %s\n", file, line, what, sat_last_error());
        failures++;
    }
}
#define assert(condition) expect((condition) ? 1 : 0, #condition, __FILE__, __LINE__)
#define check(call) succeed((call), #call, __FILE__, __LINE__)
"#;

/// Writes the file. Every assertion of every example is in it, under the line of its guide.
pub fn write(target: &Path) {
    let mut source = PRELUDE.to_owned();
    let mut calls = String::new();
    let mut examples = 0;
    for guide in GUIDES {
        println!("cargo::rerun-if-changed={guide}");
        let text = fs::read_to_string(guide).unwrap_or_else(|error| panic!("{guide}: {error}"));
        let mut inside = false;
        for (number, line) in (1..).zip(text.lines()) {
            match line {
                "```c" => {
                    examples += 1;
                    inside = true;
                    let name = guide.trim_start_matches("../");
                    source += &format!("static void example_{examples}(void) {{\n");
                    source += &format!("#line {} \"{name}\"\n", number + 1);
                    calls += &format!("    example_{examples}();\n");
                }
                "```" if inside => {
                    inside = false;
                    source += "}\n";
                }
                _ if inside => {
                    source += line;
                    source.push('\n');
                }
                _ => {}
            }
        }
        assert!(!inside, "{guide}: the last example does not end");
    }
    source += "/* how many assertions failed */\n";
    source += &format!("int guides_run(void) {{\n{calls}    return failures;\n}}\n");
    fs::write(target, source).expect("the file can be written");
}

//! Runs the tutorial's program in Rust, and compares what it prints with the lines that all
//! languages must print.

use std::process::Command;

const EXPECTED: &str = include_str!("../../../docs/tutorial/expected.txt");

#[test]
fn the_game_of_the_tutorial_prints_what_is_expected() -> Result<(), Box<dyn std::error::Error>> {
    let output = Command::new(env!("CARGO_BIN_EXE_tutorial")).output()?;
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8(output.stdout)?, EXPECTED);
    Ok(())
}

#[test]
fn the_tutorial_shows_what_its_programs_print() {
    let tutorial = include_str!("../../../docs/tutorial.md");
    assert!(tutorial.contains(&format!("```text\n{EXPECTED}```\n")));
}

//! `sat2d completions` and `sat2d man`: what shells and `man` need to know about the command, from
//! the definition of its arguments.

use crate::files;
use anyhow::Context;
use clap::Command;
use clap::builder::Resettable;
use clap_complete::Shell;
use clap_mangen::roff::{Roff, roman};
use std::io::Write;
use std::path::PathBuf;

/// What `sat2d completions --help` prints below the options.
pub const COMPLETIONS_HELP: &str = "\
For the current user:

  bash        sat2d completions bash > ~/.local/share/bash-completion/completions/sat2d
  zsh         sat2d completions zsh > FOLDER/_sat2d      (FOLDER is one of $fpath)
  fish        sat2d completions fish > ~/.config/fish/completions/sat2d.fish
  powershell  sat2d completions powershell >> $PROFILE";

/// What `sat2d man --help` prints below the options.
pub const MAN_HELP: &str = "\
For the current user:

  sat2d man ~/.local/share/man/man1

Then `man sat2d`, `man sat2d-verify` and so on.";

/// The options of `sat2d completions`.
#[derive(clap::Args)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// The options of `sat2d man`.
#[derive(clap::Args)]
pub struct Man {
    /// The folder, which is made if it does not exist
    folder: PathBuf,
}

/// Prints the completions of `command`.
pub fn write_completions(
    arguments: &Completions,
    mut command: Command,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    // the generator panics if it cannot write
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "sat2d", &mut script);
    Ok(out.write_all(&script)?)
}

/// Writes the manual pages of `command` and its subcommands.
pub fn write_man_pages(arguments: &Man, command: Command) -> anyhow::Result<()> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let mut command = command.disable_help_subcommand(true);
    command.build();
    let subcommands = command.get_subcommands().cloned();
    for command in std::iter::once(command.clone()).chain(subcommands) {
        let details = command.get_after_long_help().map(ToString::to_string);
        let command = command.after_long_help(Resettable::Reset);
        let man =
            clap_mangen::Man::new(command).source(concat!("sat2d ", env!("CARGO_PKG_VERSION")));
        let mut page = Vec::new();
        man.render(&mut page)?;
        if let Some(details) = details {
            write_details(&details, &mut page)?;
        }
        let page = String::from_utf8(page).context("a manual page is UTF-8")?;
        files::write(&folder.join(man.get_filename()), &page)?;
    }
    Ok(())
}

/// Writes the text below the options. Indented lines are tables and examples: they are not filled.
fn write_details(text: &str, page: &mut Vec<u8>) -> anyhow::Result<()> {
    let mut roff = Roff::new();
    roff.control("SH", ["DETAILS"]);
    let mut filled = true;
    for line in text.lines() {
        let fills = !line.starts_with(' ');
        if line.is_empty() {
            roff.control("PP", []);
        } else {
            if fills != filled {
                roff.control(if fills { "fi" } else { "nf" }, []);
            }
            filled = fills;
            roff.text([roman(line)]);
        }
    }
    Ok(roff.to_writer(page)?)
}

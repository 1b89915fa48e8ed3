//! `sat2d completions` and `sat2d man`: what shells and `man` need to know about the command, from
//! the definition of its arguments.

use crate::files;
use anyhow::Context;
use clap::Command;
use clap_complete::Shell;
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

  mkdir -p ~/.local/share/man/man1 && sat2d man ~/.local/share/man/man1

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
    /// An existing folder
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
    let mut command = command.disable_help_subcommand(true);
    command.build();
    let subcommands = command.get_subcommands().cloned();
    for command in std::iter::once(command.clone()).chain(subcommands) {
        let page = clap_mangen::Man::new(command)
            .generate_to(folder)
            .with_context(|| folder.display().to_string())?;
        files::note(format_args!("wrote {}", page.display()));
    }
    Ok(())
}

//! The `sat2d` command: the library of this package.

use std::process::ExitCode;

fn main() -> ExitCode {
    sat2d_cli::main()
}

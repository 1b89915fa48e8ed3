//! Writes measured tables into the documents.
//!
//! ```text
//! cargo run -p sat2d-figures              # those of the recorded results
//! … | cargo run -p sat2d-figures NAME     # the one on standard input
//! ```
//!
//! Benchmarks in other languages use the second form.

use sat2d_figures::{documents, recorded};

fn main() -> anyhow::Result<()> {
    match std::env::args().nth(1) {
        Some(name) => documents::write(&name, &std::io::read_to_string(std::io::stdin())?),
        None => recorded::write_tables(),
    }
}

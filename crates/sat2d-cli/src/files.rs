//! What every command does with files: inputs from a file or standard input, patterns, pictures,
//! and notes on standard error.

use anyhow::{Context, anyhow};
use std::fmt::Display;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The byte order mark that some editors put in front of UTF-8 text.
pub const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Whether this argument means standard input, or of an output standard output.
pub fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// The folder of a file, to which paths in it are relative; of standard input the working folder.
pub fn folder(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

/// The most bytes of a file that is read as a whole.
const MAX_LENGTH: u64 = 1 << 30;

/// Reads a file, or standard input for `-`; only the first part of it if it does not begin with
/// these bytes, so that a format finds its fault in little memory.
pub fn read_bytes(path: &Path, start: &[u8]) -> anyhow::Result<Vec<u8>> {
    read_whole(path, |read, _| Ok(read.starts_with(start)))
}

/// Reads a file, or standard input for `-`. Before it reads more, it asks `goes_on`, which gets what
/// was read and where the last part of it begins.
fn read_whole(
    path: &Path,
    goes_on: impl Fn(&[u8], usize) -> io::Result<bool>,
) -> anyhow::Result<Vec<u8>> {
    let read = || {
        let mut bytes = Vec::new();
        let mut reader: Box<dyn Read> = match is_standard(path) {
            true => Box::new(io::stdin()),
            false => Box::new(std::fs::File::open(path)?),
        };
        loop {
            let before = bytes.len();
            let part = (before as u64).max(1 << 16);
            if reader.by_ref().take(part).read_to_end(&mut bytes)? == 0 {
                return Ok(bytes);
            }
            if !goes_on(&bytes, before)? {
                return Ok(bytes);
            }
            if bytes.len() as u64 > MAX_LENGTH {
                let reason = format!("more than {MAX_LENGTH} bytes");
                return Err(io::Error::new(io::ErrorKind::FileTooLarge, reason));
            }
        }
    };
    read().with_context(|| path.display().to_string())
}

/// Fails for a part of a file that cannot be text.
pub fn check_text(part: &[u8]) -> io::Result<()> {
    match part.contains(&0) {
        true => Err(io::Error::new(
            io::ErrorKind::InvalidData,
            "not text: it has a character of code 0",
        )),
        false => Ok(()),
    }
}

/// Reads a file, or standard input for `-`, as UTF-8 text without a byte order mark.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let check = |read: &[u8], last: usize| check_text(&read[last..]).map(|()| true);
    let mut bytes = read_whole(path, check)?;
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    String::from_utf8(bytes)
        .map_err(|error| anyhow!("{}: not UTF-8 text: {}", path.display(), error.utf8_error()))
}

/// Writes a file and says so on standard error, where it does not mix with the results.
pub fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| path.display().to_string())?;
    note(format_args!("wrote {}", path.display()));
    Ok(())
}

/// Writes a picture to a file, or to standard output for `-`.
pub fn write_picture(path: &Path, picture: &str, out: &mut impl Write) -> anyhow::Result<()> {
    if is_standard(path) {
        return Ok(out.write_all(picture.as_bytes())?);
    }
    write(path, picture)
}

/// Where the results go: nowhere if the picture takes standard output.
pub fn results<'a>(picture: Option<&Path>, out: &'a mut impl Write) -> Box<dyn Write + 'a> {
    if picture.is_some_and(is_standard) {
        Box::new(io::sink())
    } else {
        Box::new(out)
    }
}

/// Prints one line on standard error. Nobody may be reading it any more, which is no reason to
/// stop; `eprintln!` would panic.
pub fn note(line: impl Display) {
    let _ = writeln!(io::stderr(), "sat2d: {line}");
}

/// Replaces patterns such as `*.csv` by the files that match, in alphabetical order, because the
/// shells of Windows do not. The name of an existing file is never taken for a pattern; a pattern
/// without a match stays, and reading it reports that there is no such file.
pub fn expand(arguments: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for argument in arguments {
        let pattern = argument
            .to_str()
            .filter(|text| text.contains(['*', '?', '[']));
        let matches: Vec<PathBuf> = match pattern {
            Some(pattern) if !argument.exists() => glob::glob(pattern)
                .into_iter()
                .flatten()
                .flatten()
                .collect(),
            _ => Vec::new(),
        };
        if matches.is_empty() {
            files.push(argument.clone());
        } else {
            files.extend(matches);
        }
    }
    files
}

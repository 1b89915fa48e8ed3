//! The C harness behind a Rust function, so that `cargo test` can run it.
//!
//! The harness is C99 (folder `c`) and sees the library through its headers only. It reads every
//! row of the tables in `reference`, misuses every function, makes calls drawn at random, good and
//! bad ones mixed, and writes a summary. `standalone.sh` builds the same sources without cargo, for
//! valgrind and sanitizers and against the shared and the static library.

pub mod examples;
pub mod programs;

use sat2d_ffi as _; // what the C code links against
use std::ffi::{CStr, CString, c_char, c_int};
use std::path::{Path, PathBuf};
use std::{fs, io};

#[repr(C)]
struct Layout {
    name: *const c_char,
    value: usize,
}

unsafe extern "C" {
    fn harness_run_to_file(reference: *const c_char, path: *const c_char) -> c_int;
    fn harness_certificates(pairs: c_int, path: *const c_char) -> c_int;
    fn harness_layout(index: usize) -> *const Layout;
    fn arena_main(count: c_int, arguments: *mut *mut c_char) -> c_int;
}

/// The folder of the reference tables.
pub fn reference() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("reference")
}

/// Runs the harness on a folder of reference tables; the number of failures and the summary, which
/// goes through the file `scratch`.
///
/// # Errors
/// If the summary cannot be written or read.
pub fn run(reference: &Path, scratch: &Path) -> io::Result<(i32, String)> {
    let text = |path: &Path| CString::new(path.to_string_lossy().as_bytes());
    let (folder, file) = (text(reference)?, text(scratch)?);
    // SAFETY: both are NUL-terminated and outlive the call, which keeps neither.
    let failures = unsafe { harness_run_to_file(folder.as_ptr(), file.as_ptr()) };
    if failures < 0 {
        return Err(io::Error::other("the harness could not write its summary"));
    }
    Ok((failures, fs::read_to_string(scratch)?))
}

/// The certificates of so many random pairs, as a C program writes them to a file: one a line.
///
/// # Errors
/// If they cannot be written or read.
pub fn certificates(pairs: i32, scratch: &Path) -> io::Result<Vec<String>> {
    let file = CString::new(scratch.to_string_lossy().as_bytes())?;
    // SAFETY: it is NUL-terminated and outlives the call, which does not keep it.
    let lines = unsafe { harness_certificates(pairs, file.as_ptr()) };
    let text = fs::read_to_string(scratch)?;
    let found: Vec<String> = text.lines().map(str::to_owned).collect();
    if usize::try_from(lines) != Ok(found.len()) {
        return Err(io::Error::other("the harness could not write certificates"));
    }
    Ok(found)
}

/// The layouts as the C compiler sees them: sizes of structs and offsets of fields, by name.
pub fn layouts() -> impl Iterator<Item = (String, usize)> {
    (0..)
        // SAFETY: any index is fine.
        .map(|index| unsafe { harness_layout(index) })
        // SAFETY: the harness returns NULL or an entry of a table that never changes.
        .map_while(|layout| unsafe { layout.as_ref() })
        .map(|layout| {
            // SAFETY: the names are literals.
            let name = unsafe { CStr::from_ptr(layout.name) };
            (name.to_string_lossy().into_owned(), layout.value)
        })
}

/// Runs the program `examples/arena` with these arguments: the status that it ends with.
///
/// # Errors
/// Where an argument has a NUL in it.
pub fn arena(arguments: &[&str]) -> io::Result<i32> {
    let texts = ["arena"]
        .iter()
        .chain(arguments)
        .map(|text| CString::new(*text))
        .collect::<Result<Vec<_>, _>>()?;
    let mut pointers: Vec<*mut c_char> =
        texts.iter().map(|text| text.as_ptr().cast_mut()).collect();
    // SAFETY: as many NUL-terminated texts as it is told, which it reads and does not keep.
    Ok(unsafe { arena_main(texts.len() as c_int, pointers.as_mut_ptr()) })
}

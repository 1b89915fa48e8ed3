//! Versions.
//!
//! The constants are of the header a program was compiled with, the functions of the library it runs with. The two fit each
//! other where the ABI versions are equal and the library is not of an older minor version, which may lack functions.
//! `sat_version_check` tells; call it once at the start of a program that takes a shared library as it finds it:
//!
//! ```c
//! if (sat_version_check() != SAT_OK)
//!     fprintf(stderr, "%s\n", sat_last_error());
//! ```

use crate::base::status::{Failure, SAT_ERR_VERSION, sat_status};
use crate::boundary::entry::done;
use std::ffi::{CStr, c_char};

/// Raised by releases that break compatibility (by minor ones too while it is 0).
pub const SAT_VERSION_MAJOR: i32 = 0;
/// Raised by releases that add something.
pub const SAT_VERSION_MINOR: i32 = 1;
/// Raised by releases that only correct.
pub const SAT_VERSION_PATCH: i32 = 0;
/// The three in one number that can be compared: `major * 1000000 + minor * 1000 + patch`.
pub const SAT_VERSION: i32 =
    SAT_VERSION_MAJOR * 1000000 + SAT_VERSION_MINOR * 1000 + SAT_VERSION_PATCH;
/// Raised whenever a program compiled with an older header would no longer work with the library.
pub const SAT_ABI_VERSION: i32 = 1;

const TEXT: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("a version has no NUL in it"),
    };

/// The version of the library, to be compared with `SAT_VERSION`.
///
/// ```c
/// assert(sat_version() == SAT_VERSION); // compiled with the header of this very library
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_version() -> i32 {
    SAT_VERSION
}

/// The version of the library as text, `"major.minor.patch"`. The text is the library's: never free it; it stays for ever.
///
/// ```c
/// printf("running with sat2d %s\n", sat_version_string());
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_version_string() -> *const c_char {
    TEXT.as_ptr()
}

/// The version of the library's binary interface, to be compared with `SAT_ABI_VERSION`.
///
/// ```c
/// if (sat_abi_version() != SAT_ABI_VERSION)
///     printf("sat2d %s does not fit what this program was compiled with\n", sat_version_string());
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_abi_version() -> i32 {
    SAT_ABI_VERSION
}

/// Whether a program fits this library that was compiled with a header of which `SAT_VERSION` is `version` and
/// `SAT_ABI_VERSION` is `abi_version`: `SAT_OK` or `SAT_ERR_VERSION`, with both versions in `sat_last_error`. C and C++ call
/// `sat_version_check`, which fills the numbers in; this one is for other languages, with the numbers their bindings were written for.
///
/// ```c
/// assert(sat_version_check_header(SAT_VERSION, SAT_ABI_VERSION) == SAT_OK);
/// assert(sat_version_check_header(SAT_VERSION, SAT_ABI_VERSION + 1) == SAT_ERR_VERSION);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_version_check_header(version: i32, abi_version: i32) -> sat_status {
    done(|| {
        // the last three digits are the patch, which adds nothing
        let is_older = SAT_VERSION / 1000 < version / 1000;
        if abi_version == SAT_ABI_VERSION && !is_older {
            return Ok(());
        }
        let number = |version: i32| {
            let (major, rest) = (version / 1_000_000, version % 1_000_000);
            format!("{major}.{}.{}", rest / 1000, rest % 1000)
        };
        Err(Failure::new(
            SAT_ERR_VERSION,
            format_args!(
                "the program was compiled with the header of sat2d {} (ABI {abi_version}), but runs with the library of {} (ABI {SAT_ABI_VERSION})",
                number(version),
                number(SAT_VERSION),
            ),
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_constants_are_the_version_of_the_package() {
        let constants = format!("{SAT_VERSION_MAJOR}.{SAT_VERSION_MINOR}.{SAT_VERSION_PATCH}");
        assert_eq!(constants, env!("CARGO_PKG_VERSION"));
    }
}

//! Versions.
//!
//! The constants describe the header that a program was compiled with, the functions the library
//! that it runs with. The two match if their ABI versions are equal and the library's minor version
//! is not older, because an older library may lack functions. Call `sat_version_check` once at the
//! start of a program that loads a shared library:
//!
//! ```c
//! if (sat_version_check() != SAT_OK)
//!     fprintf(stderr, "%s\n", sat_last_error());
//! ```

use crate::error::status::{Failure, SAT_ERR_VERSION, sat_status};
use crate::guard::call::done;
use libc::c_char;
use std::ffi::CStr;

/// Increased by releases that break compatibility. While it is 0, minor releases may also break it.
pub const SAT_VERSION_MAJOR: i32 = 0;
/// Increased by releases that add functions.
pub const SAT_VERSION_MINOR: i32 = 3;
/// Increased by releases that only fix errors.
pub const SAT_VERSION_PATCH: i32 = 0;
/// The three numbers as one comparable number: `major * 1000000 + minor * 1000 + patch`.
pub const SAT_VERSION: i32 =
    1000 * (1000 * SAT_VERSION_MAJOR + SAT_VERSION_MINOR) + SAT_VERSION_PATCH;
/// Increased whenever a program compiled with an older header no longer works with the library.
pub const SAT_ABI_VERSION: i32 = 2;

const TEXT: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("a version contains no NUL"),
    };

/// The version of the library, comparable with `SAT_VERSION`.
///
/// ```c
/// assert(sat_version() == SAT_VERSION); // header and library are of one version
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_version() -> i32 {
    SAT_VERSION
}

/// The version of the library as text, `"major.minor.patch"`. The text is static: never free it.
///
/// ```c
/// printf("running with sat2d %s\n", sat_version_string());
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_version_string() -> *const c_char {
    TEXT.as_ptr()
}

/// The version of the library's binary interface, comparable with `SAT_ABI_VERSION`.
///
/// ```c
/// if (sat_abi_version() != SAT_ABI_VERSION)
///     printf("sat2d %s does not fit this program\n", sat_version_string());
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_abi_version() -> i32 {
    SAT_ABI_VERSION
}

/// Checks that this library matches a program compiled with a header of the given `SAT_VERSION` and
/// `SAT_ABI_VERSION`. C and C++ call `sat_version_check`, which fills in the numbers of the header.
/// Bindings pass the numbers for which they were written.
///
/// Errors: `SAT_ERR_VERSION`; `sat_last_error` then names both versions.
///
/// ```c
/// assert(sat_version_check_header(SAT_VERSION, SAT_ABI_VERSION) == SAT_OK);
/// assert(sat_version_check_header(SAT_VERSION, SAT_ABI_VERSION + 1) == SAT_ERR_VERSION);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_version_check_header(version: i32, abi_version: i32) -> sat_status {
    done(|| {
        // the last three digits are the patch, which adds no functions
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
                "the program was compiled with the header of sat2d {} (ABI {abi_version}), \
                 but runs with the library of {} (ABI {SAT_ABI_VERSION})",
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

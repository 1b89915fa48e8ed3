//! Versions.
//!
//! The constants are of the header a program was compiled with, the functions of the library it runs with. The two fit each
//! other where the ABI versions are equal.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_constants_are_the_version_of_the_package() {
        let constants = format!("{SAT_VERSION_MAJOR}.{SAT_VERSION_MINOR}.{SAT_VERSION_PATCH}");
        assert_eq!(constants, env!("CARGO_PKG_VERSION"));
    }
}

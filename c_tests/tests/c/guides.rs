//! Runs the C examples of the porting guides (`docs/porting-*.md`), in which every assertion must
//! hold. `examples.rs` runs those in C++.

use c_tests as _; // links what the build script compiled

unsafe extern "C" {
    fn guides_run() -> std::ffi::c_int;
}

#[test]
fn every_example_of_the_porting_guides_holds() {
    // SAFETY: it takes nothing, and no other test calls it.
    let failures = unsafe { guides_run() };
    assert_eq!(
        failures, 0,
        "what does not hold is printed above, with its line"
    );
}

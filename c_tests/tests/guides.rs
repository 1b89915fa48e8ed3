//! Runs the C examples of the porting guides (`docs/porting-*.md`); every assertion in them must hold.

use c_tests as _; // it holds what the build script compiled

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

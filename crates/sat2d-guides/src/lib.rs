//! Runs the Rust examples of the README and the guides as documentation tests. They are outside of
//! the package `sat2d`, so it cannot include them when it is published. Those of the tutorial are
//! one program, `src/bin/tutorial.rs`.

/// The README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

/// The guide to porting Flash's hit tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/porting-flash-display.md")]
struct PortingFlashDisplay;

/// The guide to porting `RectCollide`.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/porting-flash-rectangles.md")]
struct PortingFlashRectangles;

/// The guide to convex decomposition.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/decomposition.md")]
struct ConvexDecomposition;

/// The guide to sprites.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/masks.md")]
struct Masks;

/// The guide to worlds.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/world.md")]
struct World;

/// The guide to certificates of verdicts.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/witnesses.md")]
struct Witnesses;

//! Sprites from images, and their silhouettes.
//!
//! | file | contents |
//! | --- | --- |
//! | `image` | the alphas of a PNG |
//! | `atlas` | the frames of an atlas: cells of a grid, or those that a file lists |
//! | `sprite` | the pixels of a frame that count, their silhouettes and convex pieces |

pub mod atlas;
pub mod image;
pub mod sprite;

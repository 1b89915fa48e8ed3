//! The command as its users run it, and the figures that it draws for the documents.
//!
//! | file | contents |
//! | --- | --- |
//! | `collide`, `collide_pictures` | scenes as tables, JSON, pictures |
//! | `collide_levels`, `collide_sprites` | scenes with chains, tiles, parts; with masks |
//! | `decompose`, `decompose_formats`, `decompose_svg` | polygons of every format |
//! | `decompose_approximate` | fewer pieces, off by a distance |
//! | `verify`, `verify_mismatches`, `recording` | tables, and those that the recorders write |
//! | `verify_columns` | tables with many answers |
//! | `verify_baseline` | accepted differences |
//! | `verify_flash` | tables that name the shapes of another file |
//! | `trace` | sprites of images |
//! | `replay` | recordings of worlds |
//! | `streams`, `shell` | inputs and outputs of all commands, completions and manual pages |
//! | `guides` | figures of the documents |
//! | `parts` | files of the command that have tests of their own |

mod collide;
mod collide_levels;
mod collide_pictures;
mod collide_sprites;
mod common;
mod decompose;
mod decompose_approximate;
mod decompose_formats;
mod decompose_repair;
mod decompose_svg;
mod guides;
mod misuse;
mod parts;
mod recording;
mod replay;
mod shell;
mod streams;
mod trace;
mod verify;
mod verify_baseline;
mod verify_columns;
mod verify_flash;
mod verify_mismatches;

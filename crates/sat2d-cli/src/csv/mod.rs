//! Comma-separated values: records with exact error positions, and tables with a header line.
//!
//! | file | contents |
//! | --- | --- |
//! | `records` | lines split into fields |
//! | `table` | a header line, rows, typed fields |

pub mod records;
pub mod table;

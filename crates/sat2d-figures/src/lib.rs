//! Figures stand in one place, and the programs that measure them write them there: tables in the
//! documents, between `<!-- measured: NAME -->` and `<!-- end -->`.

pub mod documents;
pub mod languages;
pub mod recorded;
pub mod table;

//! The yardstick for movers: levels whose ideal surface is one straight line, and a judge of how
//! bodies have moved along it.

pub mod draw;
pub mod judge;
pub mod level;
pub mod report;

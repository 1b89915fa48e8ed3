//! The compatibility profiles against the recorded answers of the original programs.

mod awt;
mod flash;
mod typescript;
mod xywh;

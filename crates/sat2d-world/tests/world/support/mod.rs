//! Scenes that other programs use, too.

pub mod moved_scenes;

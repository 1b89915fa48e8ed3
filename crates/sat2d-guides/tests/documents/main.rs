//! What the documents say, as far as a program can check it.

mod commands;
mod links;
mod names;
mod project;
mod tables;

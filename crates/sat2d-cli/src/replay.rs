//! `sat2d replay`: runs a recording of a world again and names the first step that differs.

use crate::files;
use crate::picture::scene;
use crate::scene::format::YAxis;
use crate::scene::pairs::Pairs;
use crate::scene::placed::{Body, Scene};
use crate::words::count;
use anyhow::Context;
use sat2d::world::{Replay, World};
use std::collections::HashMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// What a recording begins with.
const MARK: &[u8] = b"s2dr";

/// What `sat2d replay --help` says below the options.
pub const HELP: &str = "\
A program makes a recording by World::start_recording, in C by sat_world_start_recording. The replay
makes the same calls and compares, bit by bit, hashes of all results, events and placements.

Exit status: 0 nothing differs, 1 a step differs, 2 invalid arguments or a damaged recording.";

/// The options of the command.
#[derive(clap::Args)]
pub struct Arguments {
    /// The recording
    recording: PathBuf,
    /// Draw the world after the first step that differs, or else after the last one, to this file
    /// (`-`: to standard output, in place of the results)
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw with the y axis pointing down
    #[arg(long, requires = "svg")]
    y_down: bool,
    /// Use all cores; the answers are the same
    #[arg(long)]
    parallel: bool,
}

/// Runs a recording and writes what differs.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let path = &arguments.recording;
    let name = || path.display().to_string();
    let bytes = files::read_bytes(path, MARK)?;
    let mut replay = Replay::new(&bytes).with_context(name)?;
    replay.set_parallel(arguments.parallel);
    let (mut steps, mut calls, mut found) = (0, 0, None);
    while let Some(step) = replay.next_step().with_context(name)? {
        (steps, calls) = (step.number, calls + step.calls);
        if step.difference.is_some() {
            found = Some(step);
            break;
        }
    }
    if let Some(picture) = &arguments.svg {
        files::write_picture(picture, &draw(replay.world(), arguments.y_down)?, out)?;
    }
    let out = &mut files::results(arguments.svg.as_deref(), out);
    if let Some(step) = found
        && let Some(difference) = step.difference
    {
        let number = step.number;
        writeln!(out, "{}: step {number} differs: {difference}", name())?;
        return Ok(ExitCode::from(1));
    }
    let (steps, calls) = (count(steps, "step"), count(calls, "call"));
    let cut = match replay.is_complete() {
        true => "",
        false => "; the recording is cut off",
    };
    writeln!(out, "{}: {steps} of {calls}, nothing differs{cut}", name())?;
    Ok(ExitCode::SUCCESS)
}

/// The bodies of a world with their ids.
fn draw(world: &World, y_down: bool) -> anyhow::Result<String> {
    let mut scene = Scene {
        y_axis: if y_down { YAxis::Down } else { YAxis::Up },
        shapes: Vec::new(),
        bodies: Vec::new(),
    };
    let mut indices = HashMap::new();
    for (id, body) in world.iter() {
        scene.bodies.push(Body {
            name: id.to_string(),
            shape: scene.shapes.len(),
            transform: body.transform,
            kind: body.kind,
            filter: body.filter,
            part_of: None,
            // which pairs pass is decided where they begin, not by where they are
            one_way: None,
        });
        scene.shapes.push((id.to_string(), body.shape.clone()));
        indices.insert(id, indices.len());
    }
    for (&id, &part) in &indices {
        let owner = world.owner(id)?;
        if owner != id {
            scene.bodies[part].part_of = Some((indices[&owner], world.local_transform(id)?));
        }
    }
    let pairs = Pairs::find(&scene, None)?;
    Ok(scene::draw(&scene, &pairs, &[], &[]))
}

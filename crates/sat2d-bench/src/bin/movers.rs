//! What the moves of bodies cost: a walk on flat rows of tiles, pressing into a wall there, and
//! 1,000 characters in a crowd.
//!
//! `cargo run --release -p sat2d-bench --bin movers` prints, for each scene, thousands of
//! instructions a move, counted by valgrind, and milliseconds a frame: the mean of the fastest
//! block, in processor time. Arguments select scenes by parts of their names. As in `counts`, one
//! run takes some frames and another one more of them; the difference contains no setup.
//! `--work SCENE FRAMES` only takes the frames, for a profiler.

use anyhow::Context;
use cpu_time::ThreadTime;
use sat2d::world::{Body, BodyId, BodyKind, CharacterOptions, MoveOptions, World};
use sat2d::{DVec2, Shape, Transform};
use std::process::Command;
use std::sync::Arc;

/// The size of a character: 0.75 wide, as the capsules are.
const SIZE: DVec2 = DVec2::new(0.75, 1.5);
/// How far a character falls in a frame.
const GRAVITY: f64 = 0.05;
/// How far it walks in a frame.
const SPEED: f64 = 0.06;
/// The skin of a mover that has one.
const SKIN: f64 = 0.0015;
/// The number of characters in a crowd.
const CROWD: usize = 1_000;
/// The size of the arena in tiles: the crowd fills its floor in several layers.
const ARENA: (u32, u32) = (200, 40);
/// How many frames those that walk to and fro go in one direction.
const STRIDE: usize = 16;
/// Frames before those that are measured: a crowd has fallen on its floor then.
const START: usize = 10;
/// The number of frames in a block that is timed, and how many blocks there are.
const BLOCK: usize = 20;
const BLOCKS: usize = 3;
/// The frames of the two runs that are counted.
const COUNTED: [usize; 2] = [START, START + 4];

/// The function that moves the bodies.
#[derive(Clone, Copy, PartialEq)]
enum Call {
    Slide,
    Character,
}

/// Where they move.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Row,
    Wall,
    Crowd,
}

/// What is measured.
#[derive(Clone, Copy)]
struct Setting {
    name: &'static str,
    place: Place,
    call: Call,
    skin: f64,
    is_round: bool,
}

const fn boxes(name: &'static str, place: Place, call: Call, skin: f64) -> Setting {
    Setting {
        name,
        place,
        call,
        skin,
        is_round: false,
    }
}

const SETTINGS: [Setting; 12] = [
    boxes("walk, slide", Place::Row, Call::Slide, 0.0),
    boxes("walk, slide, skin", Place::Row, Call::Slide, SKIN),
    boxes("walk, character", Place::Row, Call::Character, 0.0),
    boxes("walk, character, skin", Place::Row, Call::Character, SKIN),
    boxes("wall, slide", Place::Wall, Call::Slide, 0.0),
    boxes("wall, slide, skin", Place::Wall, Call::Slide, SKIN),
    boxes("wall, character", Place::Wall, Call::Character, 0.0),
    boxes("wall, character, skin", Place::Wall, Call::Character, SKIN),
    boxes("crowd of boxes", Place::Crowd, Call::Character, 0.0),
    boxes("crowd of boxes, skin", Place::Crowd, Call::Character, SKIN),
    Setting {
        is_round: true,
        ..boxes("crowd of capsules", Place::Crowd, Call::Character, 0.0)
    },
    Setting {
        is_round: true,
        ..boxes(
            "crowd of capsules, skin",
            Place::Crowd,
            Call::Character,
            SKIN,
        )
    },
];

/// A body that walks to and fro.
struct Walker {
    id: BodyId,
    options: CharacterOptions,
    speed: f64,
}

struct Scene {
    setting: Setting,
    world: World,
    walkers: Vec<Walker>,
    frames: usize,
}

impl Scene {
    fn new(setting: Setting) -> anyhow::Result<Scene> {
        let mut world = World::new();
        let tile = Arc::new(Shape::rectangle(1.0, 1.0)?);
        let (columns, rows) = ARENA;
        let is_wall = |x: u32| x == 0 || x == columns - 1;
        for x in 0..columns {
            let height = if is_wall(x) { rows } else { 1 };
            for y in 0..height {
                let at = Transform::translation(DVec2::new(f64::from(x), f64::from(y)))?;
                world.insert(Body::new(tile.clone(), at).kind(BodyKind::Static))?;
            }
        }
        let half = SIZE / 2.0;
        let shape = Arc::new(if setting.is_round {
            let end = DVec2::Y * (half.y - half.x);
            Shape::capsule(-end, end, half.x)?
        } else {
            Shape::rectangle(SIZE.x, SIZE.y)?
        });
        let mut rng = fastrand::Rng::with_seed(1);
        let count = if setting.place == Place::Crowd {
            CROWD
        } else {
            1
        };
        // neighbours almost touch, and the layers are out of line
        let pitch = SIZE + DVec2::splat(0.02);
        let in_layer = (f64::from(columns - 3) / pitch.x) as usize;
        let mut walkers = Vec::new();
        for i in 0..count {
            let layer = (i / in_layer) as f64;
            let at = DVec2::new((i % in_layer) as f64 + layer % 2.0 / 2.0, layer);
            let at = DVec2::new(1.0 + half.x, 0.6 + half.y) + at * pitch;
            let body = Body::new(shape.clone(), Transform::translation(at)?);
            let direction = match setting.place {
                Place::Wall => -1.0,
                Place::Row => 1.0,
                Place::Crowd => f64::from(rng.i8(0..2) * 2 - 1),
            };
            walkers.push(Walker {
                id: world.insert(body)?,
                options: CharacterOptions {
                    step: 0.25,
                    snap: 0.25,
                    skin: setting.skin,
                    ..CharacterOptions::default()
                },
                speed: SPEED * direction,
            });
        }
        world.step();
        Ok(Scene {
            setting,
            world,
            walkers,
            frames: 0,
        })
    }

    /// Moves all bodies once and takes a step.
    fn frame(&mut self) -> anyhow::Result<()> {
        if self.setting.place != Place::Wall
            && self.frames > 0
            && self.frames.is_multiple_of(STRIDE)
        {
            for walker in &mut self.walkers {
                walker.speed = -walker.speed;
            }
        }
        for walker in &mut self.walkers {
            let delta = DVec2::new(walker.speed, -GRAVITY);
            match self.setting.call {
                Call::Slide => {
                    let skin = self.setting.skin;
                    let options = MoveOptions { skin };
                    self.world.move_and_slide_with(walker.id, delta, &options)?;
                }
                Call::Character => {
                    let options = &walker.options;
                    let result = self.world.move_character(walker.id, delta, options)?;
                    walker.options.ground = result.ground;
                }
            }
        }
        self.world.step();
        self.frames += 1;
        Ok(())
    }

    fn frames(&mut self, count: usize) -> anyhow::Result<()> {
        (0..count).try_for_each(|_| self.frame())
    }
}

/// Milliseconds a frame, and a number for where all bodies are then.
fn time(setting: Setting) -> anyhow::Result<(f64, u64)> {
    let mut scene = Scene::new(setting)?;
    scene.frames(START)?;
    let mut least = f64::INFINITY;
    for _ in 0..BLOCKS {
        let start = ThreadTime::now();
        scene.frames(BLOCK)?;
        least = least.min(start.elapsed().as_secs_f64() * 1e3 / BLOCK as f64);
    }
    Ok((least, scene.world.fingerprint()))
}

/// Instructions of a run of so many frames.
fn instructions(setting: &Setting, frames: usize) -> anyhow::Result<u64> {
    let file = std::env::temp_dir().join(format!("sat2d-movers-{}", std::process::id()));
    let status = Command::new("valgrind")
        .args(["--tool=callgrind", "--quiet"])
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(std::env::current_exe()?)
        .args(["--work", setting.name, &frames.to_string()])
        .status()?;
    anyhow::ensure!(status.success(), "valgrind failed");
    let profile = std::fs::read_to_string(&file)?;
    std::fs::remove_file(&file)?;
    let mut lines = profile.lines();
    let totals = lines.find_map(|line| line.strip_prefix("totals: "));
    Ok(totals.context("no totals")?.trim().parse()?)
}

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, name, frames] = words.as_slice()
        && flag == "--work"
    {
        let setting = SETTINGS.into_iter().find(|setting| setting.name == name);
        return Scene::new(setting.context("no such scene")?)?.frames(frames.parse()?);
    }
    println!("kilo-instructions a move  ms a frame  fingerprint       scene");
    for setting in SETTINGS {
        let is_wanted = |word: &String| setting.name.contains(word.as_str());
        if !words.is_empty() && !words.iter().any(is_wanted) {
            continue;
        }
        let [fewer, more] = COUNTED;
        let counted = instructions(&setting, more)? - instructions(&setting, fewer)?;
        let moves = (more - fewer) * Scene::new(setting)?.walkers.len();
        let each = counted as f64 / moves as f64 / 1e3;
        let (time, fingerprint) = time(setting)?;
        let name = setting.name;
        println!("{each:>24.1}  {time:>10.3}  {fingerprint:016x}  {name}");
    }
    Ok(())
}

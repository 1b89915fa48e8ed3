//! The C API as a machine: the bytes are a program of calls, with shapes and transforms as its
//! registers and one world. Every answer is held against an independent one.
//!
//! | file | calls | judged by |
//! | --- | --- | --- |
//! | `batches` | batches of rectangles and pairs | exact integers, doubles, pair by pair |
//! | `compat` | the original programs | pixel by pixel, exact shapes |
//! | `decompositions` | one polygon, decomposers, many polygons | each other |
//! | `numbers` | points and transforms | |
//! | `shapes` | constructors, properties, references | counts, finite numbers |
//! | `levels` | tile grids | tile by tile |
//! | `masks` | masks, their silhouettes and shapes | pixel by pixel |
//! | `pairs` | relations, contacts, distances, casts, sweeps | exact integers, each other |
//! | `worlds` | bodies, steps, tolerances, saves | brute force, the restored copy |
//! | `compound` | parts of bodies | products of transforms |
//! | `recordings` | clones, recordings | fingerprints, replays |
//! | `queries` | queries of a world | brute force |
//! | `misuse` | NULL, stale ids, unknown constants | statuses, harmless outputs |
#![no_main]

#[path = "../c_api/batches.rs"]
mod batches;
#[path = "../c_api/bodies.rs"]
mod bodies;
#[path = "../c_api/compat.rs"]
mod compat;
#[path = "../c_api/compound.rs"]
mod compound;
#[path = "../c_api/decompositions.rs"]
mod decompositions;
#[path = "../c_api/levels.rs"]
mod levels;
#[path = "../c_api/masks.rs"]
mod masks;
#[path = "../c_api/misuse.rs"]
mod misuse;
#[path = "../c_api/numbers.rs"]
mod numbers;
#[path = "../c_api/pairs.rs"]
mod pairs;
#[path = "../c_api/queries.rs"]
mod queries;
#[path = "../c_api/recordings.rs"]
mod recordings;
#[path = "../c_api/shapes.rs"]
mod shapes;
#[path = "../c_api/worlds.rs"]
mod worlds;

use libfuzzer_sys::fuzz_target;
use sat2d_ffi::sat_transform;
use sat2d_fuzz::bytes::Bytes;
use shapes::Handle;
use worlds::TestWorld;

/// Registers of each kind.
const REGISTERS: usize = 4;
/// A longer program finds nothing that shorter ones cannot.
const MOST_CALLS: usize = 64;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let mut shapes: [Option<Handle>; REGISTERS] = Default::default();
    let mut transforms = [numbers::IDENTITY; REGISTERS];
    let mut world = TestWorld::new();
    for _ in 0..MOST_CALLS {
        if bytes.is_empty() {
            break;
        }
        let call = bytes.byte();
        let index = bytes.below(REGISTERS);
        // calls that came later have the last codes, so that programs stay what they were
        match call {
            226 | 227 => masks::run(shapes[index].as_ref(), &mut bytes),
            228 | 229 => world.end_recording(),
            230 | 231 => world.record(),
            232 | 233 => world.clone_world(),
            234 | 235 => shapes[index] = levels::tiles(&mut bytes),
            236 | 237 => shapes[index] = Handle::chain(&mut bytes),
            238 | 239 => {
                if let Some(shape) = &shapes[index] {
                    let to = transforms_of(&transforms, &mut bytes);
                    world.attach(shape, &to, &mut bytes);
                }
            }
            240..=242 => batches::rectangles(&mut bytes),
            243 | 244 => batches::pairs(&shapes, &transforms, &mut bytes),
            245..=248 => compat::run(&mut bytes),
            249..=252 => {
                if let Some((a, b)) = two(&shapes, index, &mut bytes) {
                    let t = transforms_of(&transforms, &mut bytes);
                    pairs::sweep_past(a, &t[0], b, &t[1], &mut bytes);
                }
            }
            253.. => world.set_tolerance(&mut bytes),
            _ => match call % 16 {
                0..=2 => shapes[index] = Handle::make(&mut bytes),
                3 => transforms[index] = numbers::transform(&mut bytes),
                4 => shapes[index] = shapes[bytes.below(REGISTERS)].as_ref().map(Handle::share),
                5 => misuse::run(&mut bytes, shapes[index].as_ref(), &mut world),
                6 | 7 => {
                    if let Some((a, b)) = two(&shapes, index, &mut bytes) {
                        let t = transforms_of(&transforms, &mut bytes);
                        pairs::questions(a, &t[0], b, &t[1]);
                    }
                }
                8 => {
                    if let Some(shape) = &shapes[index] {
                        pairs::casts(
                            shape,
                            &transforms_of(&transforms, &mut bytes)[0],
                            &mut bytes,
                        );
                    }
                }
                9 => {
                    if let Some((a, b)) = two(&shapes, index, &mut bytes) {
                        let t = transforms_of(&transforms, &mut bytes);
                        pairs::sweep(a, &t[0], b, &t[1], &mut bytes);
                    }
                }
                10 | 11 => {
                    if let Some(shape) = &shapes[index] {
                        let transform = transforms_of(&transforms, &mut bytes)[0];
                        world.insert(shape, &transform, &mut bytes);
                    }
                }
                12 => world.change(&shapes, &transforms, &mut bytes),
                13 => world.step(),
                14 => queries::run(&world, shapes[index].as_ref(), &transforms, &mut bytes),
                _ => world.act(&mut bytes),
            },
        }
    }
    world.end_recording();
});

fn two<'a>(
    shapes: &'a [Option<Handle>],
    index: usize,
    bytes: &mut Bytes,
) -> Option<(&'a Handle, &'a Handle)> {
    let other = bytes.below(REGISTERS);
    Some((shapes[index].as_ref()?, shapes[other].as_ref()?))
}

fn transforms_of(transforms: &[sat_transform], bytes: &mut Bytes) -> [sat_transform; 2] {
    [(); 2].map(|()| transforms[bytes.below(REGISTERS)])
}

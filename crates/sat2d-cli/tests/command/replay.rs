//! `sat2d replay`: recordings that agree, differ, are cut off or damaged.

use crate::common::{count, file, sat2d, scratch};
use sat2d::world::{Body, World};
use sat2d::{DVec2, Shape, Transform};
use std::sync::{Arc, Mutex};

/// The number by which a position of the recording is found.
const MARK: f64 = 1234.0625;

/// A square that moves past another one, for 20 steps. In step 13 it is far away.
fn recording() -> Vec<u8> {
    let (tape, mut world) = (Arc::new(Mutex::new(Vec::new())), World::new());
    let to = tape.clone();
    world.start_recording(move |bytes| {
        to.lock().unwrap().extend_from_slice(bytes);
        true
    });
    let square = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let body = Body::new(square, Transform::IDENTITY);
    let id = world.insert(body.clone()).unwrap();
    world.insert(body).unwrap();
    for frame in 0..20 {
        let x = if frame == 12 {
            MARK
        } else {
            0.25 * f64::from(frame)
        };
        let to = Transform::translation(DVec2::X * x).unwrap();
        world.set_transform(id, to).unwrap();
        world.step();
    }
    assert!(world.stop_recording());
    drop(world);
    Arc::into_inner(tape).unwrap().into_inner().unwrap()
}

/// Another position in step 13, in a block with the right checksum.
fn planted() -> Vec<u8> {
    let mut bytes = recording();
    let mut windows = bytes.windows(8);
    let at = windows
        .position(|window| window == MARK.to_le_bytes())
        .unwrap();
    bytes[at..at + 8].copy_from_slice(&0.5_f64.to_le_bytes());
    let mut start = 8;
    while start < bytes.len() {
        let length = u32::from_le_bytes(bytes[start..start + 4].try_into().unwrap()) as usize;
        let sum = crc32(&bytes[start + 8..start + 8 + length]);
        bytes[start + 4..start + 8].copy_from_slice(&sum.to_le_bytes());
        start += 8 + length;
    }
    bytes
}

/// CRC-32, bit by bit (ISO 3309).
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ ((sum & 1) * 0xedb8_8320)
        })
    })
}

#[test]
fn a_recording_that_agrees_says_so() {
    let path = file("agrees.s2dr", recording());
    for options in [&["replay", &path][..], &["replay", "--parallel", &path]] {
        let run = sat2d(options);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""));
        assert_eq!(
            run.stdout,
            format!("{path}: 20 steps of 42 calls, nothing differs\n")
        );
    }
    let bytes = recording();
    let cut = file("cut.s2dr", &bytes[..bytes.len() - 1]);
    let run = sat2d(&["replay", &cut]);
    assert!(
        run.status == 0
            && run
                .stdout
                .ends_with("nothing differs; the recording is cut off\n")
    );
}

#[test]
fn the_first_step_that_differs_is_named_and_drawn() {
    let path = file("differs.s2dr", planted());
    let picture = scratch("differs.svg");
    let run = sat2d(&["replay", &path, "--svg", picture.to_str().unwrap()]);
    assert_eq!(run.status, 1);
    let named = format!("{path}: step 13 differs: the placements of bodies\n");
    assert_eq!(run.stdout, named);
    let picture = std::fs::read_to_string(picture).unwrap();
    // both bodies and the legend; in the recording they are far apart
    assert_eq!(count(&picture, "outline overlapping"), 3);
}

#[test]
fn what_is_no_recording_is_an_error() {
    let mut damaged = recording();
    damaged[40] ^= 1;
    for (name, bytes, says) in [
        (
            "damaged.s2dr",
            damaged,
            "the checksum of a block does not match",
        ),
        ("other.s2dr", b"s2dw1234".to_vec(), "not a recording"),
        (
            "newer.s2dr",
            b"s2dr\x09\0\0\0".to_vec(),
            "format version 9; expected 1",
        ),
    ] {
        let run = sat2d(&["replay", &file(name, bytes)]);
        assert!(
            run.status == 2 && run.stderr.contains(says),
            "{}",
            run.stderr
        );
    }
    assert_eq!(sat2d(&["replay", "missing.s2dr"]).status, 2);
}

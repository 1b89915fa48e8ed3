//! Plays the arena of the examples: its log and its pictures are snapshots, and the log is held
//! against itself.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Plays the game, which itself checks every frame and ends with status 0 only if all keep the
/// laws; the log.
fn play(name: &str, more: &[&str]) -> String {
    let log = scratch(name);
    let path = log.to_str().expect("a path of plain text");
    let status = c_tests::arena(&[&["--log", path], more].concat()).expect("plain arguments");
    let text = fs::read_to_string(&log).expect("it wrote a log");
    assert_eq!(status, 0, "a frame broke a law:\n{text}");
    text
}

#[test]
fn the_arena_plays_as_it_always_does() {
    let pictures =
        [60, 160].map(|frame| (frame.to_string(), scratch(&format!("arena_{frame}.svg"))));
    let mut more = Vec::new();
    for (frame, file) in &pictures {
        more.extend([
            "--picture",
            frame,
            file.to_str().expect("a path of plain text"),
        ]);
    }
    insta::assert_snapshot!("arena_log", play("arena.log", &more));
    for (frame, file) in &pictures {
        let picture = fs::read_to_string(file).expect("it drew the frame");
        insta::assert_snapshot!(format!("arena_frame_{frame}"), picture);
    }
}

#[test]
fn a_second_game_and_one_with_threads_are_the_same() {
    let first = play("arena_first.log", &[]);
    assert_eq!(play("arena_second.log", &[]), first);
    assert_eq!(play("arena_threads.log", &["--threads"]), first);
}

/// Counts hits and hearts over again from the lines of the log alone.
#[test]
fn the_log_adds_up() {
    const HEARTS: i32 = 3;
    let log = play("arena_sum.log", &[]);
    let (mut hits, mut bites, mut heals) = (0, 0, 0);
    let mut hearts = BTreeMap::new();
    let mut out = Vec::new();
    for line in log.lines().filter(|line| line.starts_with(' ')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        // a bullet may hit after its shooter is out; all else is done by and to those who are in
        let who = if matches!(words[2], "hits" | "bites") {
            3
        } else {
            1
        };
        assert!(!out.contains(&words[who]), "{} is out: {line}", words[who]);
        match words[2] {
            "hits" => {
                hits += 1;
                *hearts.entry(words[3]).or_insert(HEARTS) -= 1;
            }
            "bites" => {
                bites += 1;
                *hearts.entry(words[3]).or_insert(HEARTS) -= 1;
            }
            "steps" => {
                heals += 1;
                hearts.insert(words[1], HEARTS);
            }
            "is" => {
                assert_eq!(hearts.get(words[1]), Some(&0), "{line}");
                out.push(words[1]);
            }
            "leaves" => {}
            _ => panic!("what does this mean? {line}"),
        }
    }
    for (name, left) in hearts {
        assert_eq!(
            left == 0,
            out.contains(&name),
            "{name} has {left} hearts left"
        );
        assert!(left >= 0, "{name} has {left} hearts left");
    }
    let summary = format!(" {hits} hits, ");
    assert!(log.contains(&summary), "{summary} in\n{log}");
    let summary = format!(" {bites} bites, {heals} times healed");
    assert!(log.contains(&summary), "{summary} in\n{log}");
    assert!(hits > 5, "a dull game");
}

//! `sat2d completions` and `sat2d man`.

use crate::common::{file, sat2d, scratch};

#[test]
fn completions_for_every_shell_know_the_commands_and_options() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = sat2d(&["completions", shell]);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{shell}");
        for word in ["verify", "collide", "decompose", "max-corners", "touching"] {
            assert!(run.stdout.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(sat2d(&["completions", "dos"]).status, 2);
}

#[test]
fn manual_pages_have_every_option_and_the_details() {
    let folder = scratch("man/man1");
    let _ = std::fs::remove_dir_all(scratch("man"));
    let run = sat2d(&["man", folder.to_str().expect("UTF-8")]);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""), "{}", run.stderr);
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).expect(name);
    let pages = [
        ("sat2d.1", vec!["sat2d\\-verify(1)", "sat2d\\-decompose(1)"]),
        (
            "sat2d-verify.1",
            vec!["\\-\\-touching", ".SH DETAILS", "flash\\-rotation  levels"],
        ),
        ("sat2d-collide.1", vec!["\\-\\-contacts", ".nf\n  {"]),
        (
            "sat2d-decompose.1",
            vec!["\\-\\-max\\-corners", "well\\-known text"],
        ),
        ("sat2d-trace.1", vec!["\\-\\-threshold", "TexturePacker"]),
        ("sat2d-replay.1", vec!["\\-\\-parallel", ".SH DETAILS"]),
        ("sat2d-completions.1", vec!["fish"]),
        ("sat2d-man.1", vec!["FOLDER"]),
    ];
    assert_eq!(run.stderr.lines().count(), pages.len());
    for (name, parts) in pages {
        assert!(run.stderr.contains(&format!("{name}\n")), "{}", run.stderr);
        for part in parts {
            assert!(page(name).contains(part), "{name}: {part}\n{}", page(name));
        }
    }
    let taken = file("taken", "a file, where no folder can be made");
    let run = sat2d(&["man", &taken]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.starts_with(&format!("sat2d: {taken}: ")),
        "{}",
        run.stderr
    );
}

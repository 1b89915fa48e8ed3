//! Pictures of `sat2d collide`: bodies, contacts, axes, extreme scenes.

use crate::common::{SAMPLES, count, file, root, sat2d, scratch};

/// Draws a scene with its contacts and returns the picture.
fn draw(scene: &str, target: &str, options: &[&str]) -> String {
    let picture = scratch(target);
    let svg = ["--svg", picture.to_str().expect("UTF-8")];
    let run = sat2d(&[&["collide", scene, "--contacts"], &svg[..], options].concat());
    assert_eq!(run.status, 0, "{}", run.stderr);
    let text = std::fs::read_to_string(&picture).expect("the picture was written");
    assert!(!text.contains("NaN") && !text.contains("inf"), "{scene}");
    text
}

#[test]
fn pictures_show_contacts_and_axes() {
    // scene, contacts, points on either body, axes
    for (name, contacts, points, axes) in [
        ("contacts", 2, 6, 2),
        ("fight", 7, 22, 1),
        ("level", 4, 14, 0),
    ] {
        let path = format!("samples/{name}.json");
        let text = draw(&path, &format!("{name}_contacts.svg"), &[]);
        let found = ["normal", "dot", "interval first"].map(|class| count(&text, class));
        assert_eq!(found, [contacts, points, axes], "{name}");
        insta::assert_snapshot!(format!("{name}_contacts_svg"), text);
    }
}

#[test]
fn an_axis_can_be_chosen_in_either_order_and_of_bodies_apart() {
    let fight = "samples/fight.json";
    let chosen = draw(fight, "axis.svg", &["--axis", "knight/arm", "knight/torso"]);
    let other = draw(fight, "axis.svg", &["--axis", "knight/torso", "knight/arm"]);
    assert_eq!(chosen, other);
    assert!(chosen.contains("\ndepth 0.368\n"), "{chosen}");
    let gap = draw(fight, "axis.svg", &["--axis", "knight/head", "archer/head"]);
    assert_eq!((count(&gap, "gap"), count(&gap, "depth")), (1, 0));
    let touching = draw(fight, "axis.svg", &["--axis", "ground", "knight/leg"]);
    assert!(touching.contains("\ntouching\n"), "{touching}");
    // a concave shape has an axis if its convex hull has the same distance
    let level = "samples/level.json";
    draw(level, "axis.svg", &["--axis", "crate", "bat"]);
}

#[test]
fn axes_that_cannot_be_drawn_are_rejected() {
    let picture = scratch("no_axis.svg");
    let level = ["collide", "samples/level.json", "--contacts", "--svg"];
    let mut output = String::new();
    for [a, b] in [["cave", "hero"], ["cave", "cave"], ["cave", "heroine"]] {
        let axis = [picture.to_str().expect("UTF-8"), "--axis", a, b];
        let run = sat2d(&[&level[..], &axis].concat());
        assert_eq!((run.status, run.stdout.as_str()), (2, ""));
        assert!(!picture.exists());
        output += &run.stderr;
    }
    insta::assert_snapshot!("no_axis", output);
    let run = sat2d(&["collide", "samples/level.json", "--axis", "cave", "hero"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("--contacts"), "{}", run.stderr);
}

/// The arcs of a picture are those of the placed half-axes: columns (u, w) have the quadratic form
/// u uᵀ + w wᵀ, an arc with radii and a rotation has another representation of the same.
#[test]
fn arcs_of_squashed_circles_are_those_of_their_ellipses() {
    let picture = scratch("arcs.svg");
    let target = picture.to_str().expect("UTF-8");
    let run = sat2d(&["collide", "samples/squash.json", "--svg", target]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let text = std::fs::read_to_string(&picture).expect("the picture was written");
    let drawing = roxmltree::Document::parse(&text).expect("well-formed XML");
    // rx, ry, the rotation in degrees, and the points at which arcs begin and end
    let arcs = |name: &str| -> (Vec<f64>, Vec<f64>) {
        let titles = drawing.descendants();
        let mut titles = titles.filter(|node| node.has_tag_name("title"));
        let title = titles.find(|node| node.text().unwrap().lines().next() == Some(name));
        let path = title.unwrap().next_sibling_element().unwrap();
        let d = path.attribute("d").unwrap();
        let numbers = |text: &str| -> Vec<f64> {
            text.split([' ', 'M', 'Z', 'L'])
                .filter_map(|number| number.parse().ok())
                .collect()
        };
        let (before, after) = d.split_once('A').unwrap();
        let arc = numbers(after.split('A').next().unwrap());
        let start = before.rsplit(['L', 'M']).next().unwrap();
        (
            arc[..3].to_vec(),
            [numbers(start), arc[5..7].to_vec()].concat(),
        )
    };
    let scale = arcs("flat coin").0[0] / 30.0;
    let degrees = |degrees: f64| degrees.to_radians().sin_cos();
    let (sine, cosine) = degrees(30.0);
    for (name, u, w) in [
        ("flat coin", [30.0, 0.0], [0.0, 10.0]),
        ("upright egg", [0.0, 30.0], [20.0, 0.0]),
        ("tall pill", [10.0, 0.0], [0.0, 20.0]),
        ("skewed card", [9.0, 0.0], [-4.5, 7.5]),
        ("leaning coin", [15.0, 0.0], [20.0, 30.0]),
        ("frog", [45.0, 0.0], [0.0, 20.0]),
        (
            "frog/eye",
            [-15.0 * cosine, 10.0 * sine],
            [7.5 * sine, 5.0 * cosine],
        ),
    ] {
        let (arc, ends) = arcs(name);
        let (sine, cosine) = degrees(arc[2]);
        let [rx, ry] = [arc[0] / scale, arc[1] / scale];
        assert!(rx >= ry, "{name}");
        let found = [
            (rx * cosine).powi(2) + (ry * sine).powi(2),
            (rx * sine).powi(2) + (ry * cosine).powi(2),
            (rx * rx - ry * ry) * sine * cosine,
        ];
        let expected = [
            u[0] * u[0] + w[0] * w[0],
            u[1] * u[1] + w[1] * w[1],
            u[0] * u[1] + w[0] * w[1],
        ];
        for (found, expected) in found.iter().zip(expected) {
            // hundredths of pixels and of degrees
            assert!(
                (found - expected).abs() <= 2e-3 * rx * rx,
                "{name}: {found} {expected}"
            );
        }
        if name.ends_with("coin") || name.ends_with("eye") {
            // a diameter: the longest
            let length = (ends[2] - ends[0]).hypot(ends[3] - ends[1]) / scale;
            assert!((length - 2.0 * rx).abs() < 0.05, "{name}: {length} {rx}");
        }
    }
}

#[test]
fn pictures_are_well_formed_and_show_every_body() {
    for name in SAMPLES {
        let picture = scratch(&format!("{name}.svg"));
        let target = picture.to_str().expect("UTF-8");
        let run = sat2d(&["collide", &format!("samples/{name}.json"), "--svg", target]);
        assert_eq!(run.status, 0, "{}", run.stderr);
        let text = std::fs::read_to_string(&picture).expect("the picture was written");
        let drawing = roxmltree::Document::parse(&text).expect("well-formed XML");
        assert_eq!(drawing.root_element().tag_name().name(), "svg");
        assert!(!text.contains("NaN") && !text.contains("inf"), "{name}");
        let titles: Vec<&str> = drawing
            .descendants()
            .filter(|node| node.has_tag_name("title"))
            .filter_map(|node| node.text()?.lines().next())
            // further groups of tiles are parts of the body
            .filter(|name| !name.contains('#'))
            .collect();
        let scene = std::fs::read_to_string(root().join(format!("samples/{name}.json"))).unwrap();
        let count = scene.matches("\"shape\": ").count();
        assert_eq!(titles.len(), count, "{name}: {titles:?}");
        insta::assert_snapshot!(format!("{name}_svg"), text);
    }
}

/// The figure of the guide is what the command draws. After an intended change run this test with
/// `SAT2D_UPDATE_FIGURES=1`, and look at it.
#[test]
fn pictures_show_proofs() {
    let picture = scratch("witnesses.svg");
    let svg = ["--explain", "--svg", picture.to_str().expect("UTF-8")];
    let draw = |options: &[&str]| {
        let run = sat2d(&[&["collide", "docs/witnesses.json"], &svg[..], options].concat());
        assert_eq!(run.status, 0, "{}", run.stderr);
        std::fs::read_to_string(&picture).expect("the picture was written")
    };
    let drawn = draw(&[]);
    let kept = root().join("docs/witnesses.svg");
    if std::env::var_os("SAT2D_UPDATE_FIGURES").is_some() {
        std::fs::write(&kept, &drawn).expect("the figure can be written");
    }
    let kept = std::fs::read_to_string(kept).unwrap_or_default();
    assert!(drawn == kept, "docs/witnesses.svg is not what is drawn");
    let classes = ["between disjoint", "between touching", "common"];
    // the ball is apart from both parts of the wall, and from the crate and the plank; a point is
    // in the legend
    let found = classes.map(|class| count(&drawn, class));
    assert_eq!(found, [2 + 2 + 1, 2, 2 + 1]);
    assert!(drawn.contains("crate, plank: disjoint"), "{drawn}");
    let meeting = draw(&["--pairs", "meeting"]);
    assert_eq!(classes.map(|class| count(&meeting, class)), [0, 2, 2 + 1]);
}

#[test]
fn pictures_of_extreme_scenes_are_well_formed() {
    let bodies = |bodies: &str, shape: &str| {
        format!(r#"{{"shapes": {{"s": {{{shape}}}}}, "bodies": [{bodies}]}}"#)
    };
    let one = r#"{"name": "a", "shape": "s"}"#;
    let two = r#"{"name": "a", "shape": "s"}, {"name": "b", "shape": "s"}"#;
    let thin = r#""rectangle": {"width": 3e150, "height": 1e-300}"#;
    let scenes = [
        r#"{"shapes": {}, "bodies": []}"#.to_owned(),
        bodies(
            r#"{"name": "<&>\"'", "shape": "s"}"#,
            r#""circle": {"radius": 0}"#,
        ),
        bodies(one, r#""circle": {"radius": 5e-324}"#),
        bodies(one, thin),
        bodies(
            r#"{"name": "far", "shape": "s", "position": [1e15, -1e15]}"#,
            r#""rectangle": {"width": 1, "height": 1}"#,
        ),
        bodies(two, r#""circle": {"radius": 0}"#),
        bodies(two, r#""circle": {"radius": 5e-324}"#),
        bodies(
            &format!(r#"{one}, {{"name": "b", "shape": "s", "degrees": 30}}"#),
            thin,
        ),
    ];
    for (number, scene) in scenes.into_iter().enumerate() {
        let path = file(&format!("extreme_{number}.json"), &scene);
        let picture = scratch(&format!("extreme_{number}.svg"));
        let svg = [
            "--contacts",
            "--explain",
            "--svg",
            picture.to_str().unwrap(),
        ];
        let run = sat2d(&[&["collide", &path], &svg[..]].concat());
        assert_eq!(run.status, 0, "{}", run.stderr);
        let text = std::fs::read_to_string(&picture).expect("the picture was written");
        roxmltree::Document::parse(&text).expect("well-formed XML");
        assert!(
            !text.contains("NaN") && !text.contains("inf"),
            "{scene}\n{text}"
        );
    }
}

//! `sat2d decompose` of SVG files, path data, scenes and EWKT.

use crate::common::polygons::{polygons, run};
use crate::common::{file, scratch};
use serde_json::Value;

/// Decomposes with the exact check and returns the polygons of the report.
fn cut(files: &[&str], options: &[&str]) -> Vec<Value> {
    let options = [&["--check", "--json"], options].concat();
    polygons(&run(files.iter().copied(), &options).stdout)
}

fn points(polygon: &Value) -> Vec<[f64; 2]> {
    serde_json::from_value(polygon["points"].clone()).expect("a list of points")
}

/// The points of path data, which must be a valid polygon.
fn path(data: &str) -> Vec<[f64; 2]> {
    let polygons = cut(&[], &["--path", data]);
    assert_eq!(polygons.len(), 1, "{data}");
    assert_eq!(polygons[0]["proven"], true, "{data}: {}", polygons[0]);
    points(&polygons[0])
}

#[test]
fn straight_segments_of_paths_keep_every_bit() {
    let triangle = [[0.1, 0.2], [0.30000000000000004, 1e-300], [5e-324, -7.0]];
    for data in [
        "M.1.2L0.30000000000000004 1e-300 5e-324-7Z",
        "  M 0.1,0.2 0.30000000000000004,1e-300 L 5e-324,-7",
    ] {
        assert_eq!(path(data), triangle);
    }
    // relative, horizontal, vertical, and a subpath that starts where the last one closed
    let square = [[1.0, 1.0], [3.0, 1.0], [3.0, 4.0], [1.0, 4.0]];
    assert_eq!(path("m1 1h2v3H1z"), square);
    assert_eq!(path("m1 1 2 0 0 3-2 0"), square);
    let two = cut(&[], &["--path", "M0 0h1v1z l0-1 1 0z"]);
    assert_eq!(two.len(), 2);
    assert_eq!(points(&two[1]), [[0.0, 0.0], [0.0, -1.0], [1.0, -1.0]]);
}

#[test]
fn curves_stay_within_the_tolerance() {
    // a circle of radius 10 about (10, 0), as arcs and as four cubic curves
    let arcs = "M0 0A10 10 0 0 1 20 0A10 10 0 0 1 0 0z";
    let k = 10.0 * 0.552_284_749_8;
    let (low, high) = (10.0 - k, 10.0 + k);
    let cubics = format!("M0 0C0 {k} {low} 10 10 10S20 {k} 20 0S{high}-10 10-10S0-{k} 0 0z");
    for data in [arcs, &cubics] {
        let mut counts = Vec::new();
        for tolerance in [1.0, 0.1, 0.01] {
            let text = tolerance.to_string();
            let polygons = cut(&[], &["--path", data, "--tolerance", &text]);
            let points = points(&polygons[0]);
            let distance = |[x, y]: [f64; 2]| (x - 10.0_f64).hypot(y);
            for (i, &start) in points.iter().enumerate() {
                let end = points[(i + 1) % points.len()];
                let middle = [(start[0] + end[0]) / 2.0, (start[1] + end[1]) / 2.0];
                for point in [start, middle] {
                    let error = (distance(point) - 10.0).abs();
                    // cubic curves are a circle to 0.003 only
                    assert!(
                        error <= 1.1 * tolerance + 0.003,
                        "{data} {tolerance}: {error}"
                    );
                }
            }
            counts.push(points.len());
        }
        assert!(counts.is_sorted_by(|a, b| 2 * a < *b), "{counts:?}");
    }
    // the ends of curves are kept exactly
    for data in [
        "M0 0Q.1 9 10.1 .3L9-9",
        "M0 0T1 5 10.1 .3L9-9",
        "M0 0C1 2 3 4 10.1 .3L9-9",
        "M0 0A9 7 20 0 0 10.1 .3L9-9",
        // radii that are too small grow, a radius of 0 is a line
        "M0 0A1e-9 2e-9 0 0 0 10.1 .3L9-9",
        "M0 0A0 7 0 0 0 10.1 .3L9-9",
    ] {
        let points = path(data);
        assert!(points.contains(&[10.1, 0.3]), "{data}: {points:?}");
        assert_eq!((points[0], points.last()), ([0.0, 0.0], Some(&[9.0, -9.0])));
    }
}

#[test]
fn rings_within_rings_are_holes_in_any_order() {
    let data = "M2 2v6h6v-6zM0 0h10v10h-10zM4 4h2v2h-2zM20 0h1v1z";
    let polygons = cut(&[], &["--path", data]);
    let holes: Vec<&Value> = polygons.iter().map(|polygon| &polygon["holes"]).collect();
    assert_eq!(holes, [1, 0, 0]);
    assert_eq!(polygons[0]["area"], 64.0);
    let names: Vec<&str> = polygons.iter().filter_map(|p| p["name"].as_str()).collect();
    assert_eq!(names, ["path[0]", "path[1]", "path[2]"]);
}

#[test]
fn the_elements_of_a_file_with_their_transforms() {
    let drawing = r#"<svg xmlns="http://www.w3.org/2000/svg">
        <defs><path id="hidden" d="M0 0H1V1z"/></defs>
        <g transform="translate(10 20) scale(2)"><g transform="matrix(0 1 -1 0 0 0)">
            <rect id="turned" x="1" width="3" height="2"/></g></g>
        <polygon id="kite" points="0,0 2,-1 4,0 2,5"/>
        <polyline id="line" points="0 0 4 0 0 4"/>
        <circle id="disc" cx="1px" cy="2" r="3"/>
        <ellipse id="oval" cx="1" cy="2" rx="3" ry="1"/>
        <rect id="round" width="20" height="10" rx="4"/>
        <path d="M0 0H9V9z"/><text>not an outline</text>
    </svg>"#;
    let polygons = cut(&[&file("drawing.svg", drawing)], &["--tolerance", "0.001"]);
    let named = |name: &str| {
        let found = polygons.iter().find(|polygon| polygon["name"] == name);
        found.unwrap_or_else(|| panic!("{name}"))
    };
    assert_eq!(polygons.len(), 7);
    assert!(polygons.iter().all(|polygon| polygon["proven"] == true));
    let turned = [[10.0, 22.0], [10.0, 28.0], [6.0, 28.0], [6.0, 22.0]];
    assert_eq!(points(named("turned")), turned);
    assert_eq!(named("kite")["area"], 12.0);
    assert_eq!(named("line")["area"], 8.0);
    assert_eq!(named("drawing[6]")["area"], 40.5);
    let area = |name: &str| named(name)["area"].as_f64().expect("an area");
    let pi = std::f64::consts::PI;
    for (name, expected) in [
        ("disc", 9.0 * pi),
        ("oval", 3.0 * pi),
        ("round", 200.0 - (4.0 - pi) * 16.0),
    ] {
        assert!(
            (area(name) / expected - 1.0).abs() < 1e-3,
            "{name}: {}",
            area(name)
        );
    }
}

#[test]
fn the_sample_drawing_is_decomposed() {
    let polygons = cut(&["samples/island.svg"], &[]);
    let found: Vec<_> = polygons
        .iter()
        .map(|p| (p["name"].as_str().unwrap_or_default(), p["holes"].as_u64()))
        .collect();
    let expected = [("island", 1), ("pier", 0), ("hut", 0), ("buoy", 0)];
    assert_eq!(found, expected.map(|(name, holes)| (name, Some(holes))));
    assert!(polygons.iter().all(|polygon| polygon["proven"] == true));
    let pier = [[128.0, 70.0], [156.0, 78.0], [155.0, 82.0], [126.0, 75.0]];
    assert_eq!(points(&polygons[1]), pier);
}

#[test]
fn invalid_elements_and_paths_are_reported_and_the_rest_decomposed() {
    let drawing = r##"<svg>
        <path id="no data"/><path id="empty" d=""/><path id="move" d="M1 1"/>
        <path id="letters" d="M0 0L1 x"/><path id="starts" d="L0 0 1 1"/>
        <path id="overflow" d="M1e308 0l1e308 0 0 1z"/>
        <path id="huge" d="M0 0C1e300 0 0 1e300 5 5z"/>
        <path id="arc" d="M0 0A1e300 1e300 0 0 0 1e290 1e290z"/>
        <path id="bow tie" d="M0 0L2 2V0L0 2z"/>
        <polygon id="odd" points="0 0 1"/><polygon id="none"/><polygon id="word" points="0 a"/>
        <rect id="mm" width="2mm" height="1"/><rect id="flat" width="2"/><circle id="dot"/>
        <path id="singular" transform="scale(0)" d="M0 0H1V1z"/>
        <path id="turn" transform="turn(5)" d="M0 0H1V1z"/>
        <use id="copy" href="#fine"/><path id="fine" d="M0 0H1V1z"/>
    </svg>"##;
    let path = file("invalid.svg", drawing);
    let run_table = run([path.as_str()], &[]);
    assert_eq!((run_table.status, run_table.stderr.as_str()), (1, ""));
    let table = crate::common::polygons::without_times(&run_table.stdout);
    insta::assert_snapshot!("invalid_svg", table);

    for (name, text, reason) in [
        ("page.svg", "<html/>", "unknown format: not SVG but `html`"),
        ("open.svg", "<svg><path", "was opened but never closed"),
    ] {
        let path = file(name, text);
        let run = run([path.as_str()], &[]);
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains(reason), "{}", run.stderr);
    }
    for tolerance in ["0", "-1", "nan", "inf", "x"] {
        let run = run(["x.svg"], &["--tolerance", tolerance]);
        assert_eq!(run.status, 2, "{tolerance}");
        assert!(
            run.stderr.contains("not a number above 0"),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn the_bodies_of_a_scene_are_decomposed_in_the_world() {
    let run = run(["samples/level.json"], &["--json", "--check"]);
    let skipped = "sat2d: samples/level.json: skipped 2 bodies without straight edges \
                   around an area: hero, boulder\n";
    assert_eq!((run.status, run.stderr.as_str()), (0, skipped));
    let polygons = polygons(&run.stdout);
    let summary: Vec<_> = polygons
        .iter()
        .map(|p| (p["name"].as_str().unwrap_or_default(), p["holes"].as_u64()))
        .collect();
    let expected = [
        ("cave", Some(2)),
        ("crate", Some(0)),
        ("bat", Some(0)),
        ("bat in the wall", Some(0)),
        ("outside", Some(0)),
    ];
    assert_eq!(summary, expected);
    let moved = [[12.0, 5.0], [16.0, 5.0], [16.0, 9.0], [12.0, 9.0]];
    assert_eq!(points(&polygons[1]), moved);

    let broken = file(
        "broken_scene.json",
        r#"{"shapes": {}, "bodies": [{"nam": "x"}]}"#,
    );
    let run = crate::common::sat2d(&["decompose", &broken]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("bodies[0].nam: unknown field"),
        "{}",
        run.stderr
    );
}

#[test]
fn pictures_have_y_down_where_the_input_has() {
    let picture = scratch("direction.svg");
    let target = picture.to_str().expect("UTF-8");
    let wkt = file("direction.wkt", "POLYGON ((0 0, 4 0, 0 2))");
    let svg = file("direction_in.svg", "<svg><path d='M0 0H4L0 2z'/></svg>");
    let drawn = |files: &[&str], options: &[&str]| {
        let options = [&["--svg", target], options].concat();
        assert_eq!(run(files.iter().copied(), &options).status, 0);
        std::fs::read_to_string(&picture).expect("the picture was written")
    };
    let up = drawn(&[&wkt], &[]);
    let down = drawn(&[&wkt], &["--y-down"]).replace("direction,", "direction_in,");
    assert_ne!(up, down);
    assert_eq!(drawn(&[&svg], &[]), down);
    // up as soon as one file has it up
    let mixed = [svg.as_str(), &wkt];
    assert_ne!(drawn(&mixed, &[]), drawn(&mixed, &["--y-down"]));
}

#[test]
fn ewkt_has_a_reference_system_in_front() {
    let text = "SRID=4326;POLYGON((0 0,4 0,1 1,0 4,0 0))\n\
                srid = 25832 ;\n\
                MULTIPOLYGON Z (((0 0 9,1 0 9,0 1 9,0 0 9)));SRID=-1;POINT(1 2)\n\
                SRID=north;POLYGON((0 0,1 0,0 1))\n";
    let polygons = cut(&[&file("geometries.ewkt", text)], &[]);
    let valid: Vec<bool> = polygons.iter().map(|p| p["valid"] == true).collect();
    assert_eq!(valid, [true, true, false, false], "{polygons:?}");
    assert_eq!(polygons[0]["vertices"], 4);
    assert_eq!(
        polygons[2]["reason"],
        "line 3, column 54: not a polygon but a POINT"
    );
}

#[test]
fn elements_are_filled_as_a_browser_does() {
    let areas = |name: &str, body: &str| -> Vec<f64> {
        let drawing = format!("<svg xmlns='http://www.w3.org/2000/svg'>{body}</svg>");
        let polygons = cut(&[&file(name, drawing)], &[]);
        let area = |p: &Value| p["area"].as_f64().unwrap_or_else(|| panic!("{body}: {p}"));
        polygons.iter().map(area).collect()
    };
    let same = "M0 0h9v9h-9z M1 1h5v5h-5z M4 4h4v4h-4z";
    let hole = "M0 0h9v9h-9z M1 1v5h5v-5z";
    let nested = "M0 0h9v9h-9z M1 1h5v5h-5z";
    for (body, expected) in [
        (format!("<path d='{same}'/>"), vec![81.0]),
        (
            format!("<path fill-rule='nonzero' d='{nested}'/>"),
            vec![81.0],
        ),
        (format!("<path d='{hole}'/>"), vec![56.0]),
        (
            format!("<path fill-rule='evenodd' d='{nested}'/>"),
            vec![56.0],
        ),
        (
            format!("<g style='fill-rule: evenodd'><path d='{nested}'/></g>"),
            vec![56.0],
        ),
        // an island in a hole, and a ring of the same direction in the island
        (
            format!("<path d='{hole} M2 2h3v3h-3z M3 3h1v1h-1z'/>"),
            vec![56.0, 9.0],
        ),
        // hidden elements
        (
            "<rect width='3' height='3'/><g display='none'><rect width='9' height='9'/></g>\
             <path style='fill:red; display : none' d='M0 0h1v1z'/>\
             <g visibility='hidden'><rect width='1' height='1'/>\
             <rect width='2' height='1' visibility='visible'/></g>"
                .to_owned(),
            vec![9.0, 2.0],
        ),
        (
            "<style>/* x */ .a { fill: red }</style><rect width='1' height='1'/>".to_owned(),
            vec![1.0],
        ),
    ] {
        assert_eq!(areas("filled.svg", &body), expected, "{body}");
    }
}

#[test]
fn what_would_move_or_cut_an_outline_is_refused_by_name() {
    let rect = "<rect width='1' height='1'/>";
    for (body, reason) in [
        (
            format!("<svg x='9'>{rect}</svg>"),
            "the size of a `svg`: `width`: `100%` depends on the size of the drawing, which has no \
             `viewBox`",
        ),
        (
            format!("<g style='transform: rotate(9deg)'>{rect}</g>"),
            "`transform` of a `g` is not supported",
        ),
        (
            format!("<g transform='rotate(9)' transform-origin='1 1'>{rect}</g>"),
            "`transform-origin` of a `g` is not supported",
        ),
        (
            format!("<g clip-path='inset(1px)'>{rect}</g>"),
            "`clip-path` of a `g` is not supported",
        ),
        (
            "<path d='M0 0h1v1z' style='d: path(\"M0 0\")'/>".to_owned(),
            "`d` in CSS is not supported: write an attribute",
        ),
        (
            "<rect width='1' height='-2'/>".to_owned(),
            "`height` is negative: -2",
        ),
        (
            "<rect width='2em' height='1'/>".to_owned(),
            "`width`: `2em` depends on a font, which is not supported",
        ),
        (
            "<rect width='1' height='1' fill='var(--main)'/>".to_owned(),
            "`fill`: `var(--main)` is not supported",
        ),
        (
            "<use href='other.svg#a'/>".to_owned(),
            "a `use` refers to another file: other.svg#a",
        ),
        (
            "<g id='a'><use href='#a'/></g>".to_owned(),
            "a `use` refers to itself",
        ),
        (
            format!("<mask id='m'/><g mask='url(#m)'>{rect}</g>"),
            "`mask` of a `g` is not supported",
        ),
        (
            format!("<mask id='m'/><g style='mask-image: url(#m)'>{rect}</g>"),
            "`mask-image` of a `g` is not supported",
        ),
        (
            format!("<g style='-webkit-clip-path: circle(1px)'>{rect}</g>"),
            "`clip-path` of a `g` is not supported",
        ),
        (
            format!(
                "<clipPath id='c'><rect x='.5' width='9' height='9'/></clipPath>\
                 <g clip-path='url(#c)'>{rect}</g>"
            ),
            "`clip-path` of a `g` cuts the element, or no convex part of it contains the whole \
             element, which is not supported",
        ),
        (
            format!(
                "<clipPath id='c' clipPathUnits='objectBoundingBox'/>\
                 <g clip-path='url(#c)'>{rect}</g>"
            ),
            "`clip-path` of a `g`: `objectBoundingBox` is not supported",
        ),
        (
            format!("<svg width='2' height='.5'>{rect}</svg>"),
            "the viewport of a `svg` cuts the element, or no convex part of it contains the whole \
             element, which is not supported",
        ),
        (
            "<path d='M0 0h2v2h-2z M1 1h2v2h-2z'/>".to_owned(),
            "edges 7 and 2 cross near (1.0, 2.0)",
        ),
    ] {
        let drawing = format!("<svg xmlns='http://www.w3.org/2000/svg'>{body}</svg>");
        let polygons = cut(&[&file("refused.svg", drawing)], &[]);
        let reasons: Vec<&Value> = polygons.iter().map(|p| &p["reason"]).collect();
        assert_eq!(reasons, [reason], "{body}");
    }
    for (sheet, reason) in [
        (
            "@import url(a.css);",
            "`@import` in a `style` sheet is not supported",
        ),
        (
            "@media (width > 9px) { rect { fill: none } }",
            "`@media` in a `style` sheet is not supported",
        ),
        (
            "rect:nth-child(2) { fill: none }",
            "the selector `rect:nth-child(2)` in a `style` sheet is not supported",
        ),
    ] {
        let drawing = format!("<svg><style>{sheet}</style><rect width='1' height='1'/></svg>");
        let run = run([file("sheet.svg", drawing).as_str()], &[]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{sheet}");
        assert!(run.stderr.contains(reason), "{}", run.stderr);
    }
}

#[test]
fn what_is_drawn_and_not_read_is_named() {
    let square = "d='M0 0h1v1h-1z'";
    let marker = "<marker id='m'><path d='M0 0h9v9z'/></marker>";
    for (body, areas_read, said) in [
        (
            "<text id='title'>A</text><text><tspan>B</tspan></text><text> </text>\
             <text fill='none'>C</text><g display='none'><text>D</text></g>"
                .to_owned(),
            vec![],
            "skipped 2 texts: `text` title, `text` at 1:66",
        ),
        (
            "<image href='a.png' width='9' height='9'/>".to_owned(),
            vec![],
            "skipped 1 image: `image` at 1:41",
        ),
        (
            "<foreignObject width='9' height='9'><p>A</p></foreignObject>".to_owned(),
            vec![],
            "skipped 1 foreign object: `foreignObject` at 1:41",
        ),
        (
            format!("{marker}<path id='p' {square} marker-end='url(#m)'/>"),
            vec![1.0],
            "skipped 1 marker: `marker-end` of the `path` p",
        ),
        (
            // inherited, by the shorthand; a rect has no markers, nor has what refers to none
            format!(
                "{marker}<g style='marker: url(#m)' fill='none'>\
                 <line id='l' x2='9'/><rect width='9' height='9'/>\
                 <path {square} style='marker: none'/></g><path {square} marker-mid='url(#x)'/>"
            ),
            vec![1.0],
            "skipped 3 markers: `marker-start` of the `line` l, `marker-mid` of the `line` l, \
             `marker-end` of the `line` l",
        ),
        (
            format!("<filter id='f'/><g id='g' filter='url(#f)'><path {square}/></g>"),
            vec![1.0],
            "ignored 1 filter: `filter` of the `g` g",
        ),
        (
            format!(
                "<path id='a' {square}><animateTransform id='t'/></path>\
                 <path id='b' {square} style='animation: spin 2s'/>"
            ),
            vec![1.0, 1.0],
            "ignored 2 animations: `animateTransform` t, `animation` of the `path` b",
        ),
        (
            format!(
                "<pattern id='dots'/><linearGradient id='sky'><stop/></linearGradient>\
                 <radialGradient id='none'/><radialGradient id='same' href='#sky'/>\
                 <linearGradient id='clear'><stop stop-opacity='0'/>\
                 <stop style='stop-color: transparent'/></linearGradient>\
                 <path {square} fill='url(#clear) red'/>\
                 <path id='a' {square} fill='url(#dots)'/><path {square} fill='url(#sky)'/>\
                 <path {square} fill='url(#none)'/><path {square} fill='url(#same)'/>\
                 <path {square} fill='url(#a)'/><path {square} fill='url(#a) red'/>"
            ),
            vec![1.0; 4],
            "1 pattern counts as solid: `fill` of the `path` a",
        ),
        (
            "<g id='copy'><image id='i' href='a.png'/></g>".to_owned()
                + &"<use href='#copy'/>".repeat(5),
            vec![],
            "skipped 1 image: `image` i",
        ),
        (
            (0..5).map(|n| format!("<image id='i{n}'/>")).collect(),
            vec![],
            "skipped 5 images: `image` i0, `image` i1, `image` i2 and 2 more",
        ),
    ] {
        let drawing = format!("<svg xmlns='http://www.w3.org/2000/svg'>{body}</svg>");
        let found = areas(&drawing, &["--strokes"]);
        let said = format!("sat2d: areas.svg: {said}\n");
        assert_eq!(found, (areas_read, said), "{body}");
    }
}

#[test]
fn an_element_has_what_is_around_it_and_nothing_of_its_siblings() {
    let drawing = "<svg>\
        <g display='none'><path d='M0 0h1v1z'/></g><path d='M0 0h2v2z'/>\
        <g visibility='hidden' fill-rule='x'><g fill-rule='evenodd' visibility='visible'>\
        <path visibility='inherit' d='M0 0h3v3z'/></g><path d='M0 0h1v1z'/></g>\
        <defs><g><path d='M0 0h1v1z'/></g></defs>\
        <mask id='m'/><g mask='url(#m)'><g clip-path='inset(1px)'><path d='M0 0h1v1z'/></g>\
        <path d='M0 0h1v1z'/></g>\
        <g transform='scale(2)'><g transform='translate(1 3)'><path d='M0 0h4v4z'/></g>\
        <path d='M0 0h5v5z'/></g><path d='M0 0h6v6z'/></svg>";
    let polygons = cut(&[&file("siblings.svg", drawing)], &[]);
    let found: Vec<Result<[f64; 2], &str>> = polygons
        .iter()
        .map(|polygon| match polygon["reason"].as_str() {
            Some(reason) => Err(reason),
            None => Ok(points(polygon)[1]),
        })
        .collect();
    let expected = [
        Ok([2.0, 0.0]),
        Ok([3.0, 0.0]),
        Err("`mask` of a `g` is not supported"),
        Err("`mask` of a `g` is not supported"),
        Ok([10.0, 6.0]),
        Ok([10.0, 0.0]),
        Ok([6.0, 0.0]),
    ];
    assert_eq!(found, expected);
}

#[test]
fn elements_are_nested_up_to_a_limit() {
    let group = "<g transform='translate(1 2)'>";
    let nested = |groups: usize| {
        let (open, close) = (group.repeat(groups), "</g>".repeat(groups));
        format!("<svg>{open}<path d='M0 0h1v1z'/>{close}</svg>")
    };
    // with the root and the path these are 1024 elements
    let polygons = cut(&[&file("nested.svg", nested(1022))], &[]);
    assert_eq!(points(&polygons[0])[0], [1022.0, 2044.0]);
    for (groups, tag) in [(1023, "path"), (100_000, "g")] {
        let run = run([file("deep.svg", nested(groups)).as_str()], &[]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{groups}");
        let column = 1 + "<svg>".len() + 1023 * group.len();
        let reason = format!("the `{tag}` at 1:{column} is nested more than 1024 elements deep");
        assert!(run.stderr.contains(&reason), "{}", run.stderr);
    }
}

/// The areas of the polygons of a drawing, and what standard error says.
fn areas(drawing: &str, options: &[&str]) -> (Vec<f64>, String) {
    let path = file("areas.svg", drawing);
    let run = run([path.as_str()], &[&["--json"], options].concat());
    let area = |p: &Value| {
        p["area"]
            .as_f64()
            .unwrap_or_else(|| panic!("{drawing}: {p}"))
    };
    let areas = polygons(&run.stdout).iter().map(area).collect();
    (areas, run.stderr.replace(&path, "areas.svg"))
}

#[test]
fn what_a_browser_does_not_fill_is_no_polygon() {
    let icon = "<svg height='24' viewBox='0 0 24 24' width='24'>\
        <path d='M0 0h24v24H0V0z' fill='none'/><path d='M4 12l8-8 8 8z' fill='#000'/></svg>";
    assert_eq!(areas(icon, &["--strokes"]), (vec![64.0], String::new()));
    let sheet = "<svg><style>.a{fill:none;stroke:#000}.b{fill:red}</style>\
        <path class='a' d='M0 0L50 0L50 50'/><path class='b' d='M0 0L50 0L50 50z'/></svg>";
    let skipped = "sat2d: areas.svg: skipped 1 stroke (--strokes reads them)\n";
    assert_eq!(areas(sheet, &[]), (vec![1250.0], skipped.to_owned()));
    assert_eq!(
        areas(sheet, &["--strokes"]),
        (vec![100.0, 1250.0], String::new())
    );
    let group = "<svg fill='none' stroke='black'><path d='M0 0H9V9z'/>\
        <line x1='0' y1='0' x2='6' y2='8' stroke-width='2'/></svg>";
    assert!(areas(group, &[]).0.is_empty());
    let strokes = areas(group, &["--strokes", "--tolerance", "0.001"]).0;
    assert_eq!(strokes.len(), 2);
    assert!((strokes[1] - 20.0).abs() < 0.001, "{strokes:?}");
    let dashed = |of: &str| format!("<svg stroke='red'><path fill='none' {of} d='M0 0H9'/></svg>");
    let path = file("dashed.svg", dashed("stroke-dasharray='1 2'"));
    let polygons = cut(&[&path], &["--strokes"]);
    let reason = "`stroke-dasharray` of a `path` is not supported";
    assert_eq!(polygons[0]["reason"], reason);
    for solid in ["0", "none", "0 0", "2 -1"] {
        let drawing = dashed(&format!("stroke-dasharray='{solid}'"));
        assert_eq!(areas(&drawing, &["--strokes"]), (vec![9.0], String::new()));
    }
    let nothing = "<svg><path id='no data'/><path d=''/><path d='M1 1'/><path d='M0 0L9 9'/>\
        <polygon/><rect width='0' height='9'/><rect width='2'/><circle r='0'/><circle/>\
        <ellipse rx='0' ry='9'/><path transform='scale(0)' d='M0 0H1V1z'/>\
        <use href='#none'/></svg>";
    assert_eq!(areas(nothing, &["--strokes"]), (vec![], String::new()));
}

#[test]
fn drawings_of_illustrator_and_figma_are_read() {
    let illustrator = "<?xml version='1.0' encoding='UTF-8'?>
        <!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN'
        'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd' [
        <!ENTITY ns_svg \"http://www.w3.org/2000/svg\">
        <!ENTITY ns_xlink \"http://www.w3.org/1999/xlink\"> ]>
        <svg xmlns='&ns_svg;' xmlns:xlink='&ns_xlink;' viewBox='0 0 10 10'>
        <defs><rect id='page' width='10' height='10'/></defs>
        <clipPath id='c'><use xlink:href='#page' style='overflow:visible;'/></clipPath>
        <switch><foreignObject requiredExtensions='&ns_svg;'/>
        <g clip-path='url(#c)'><path d='M0 0H10V10z'/></g></switch></svg>";
    assert_eq!(areas(illustrator, &[]), (vec![50.0], String::new()));
    let figma = "<svg width='100' height='100' viewBox='0 0 100 100' fill='none'>
        <g clip-path='url(#clip0_1_2)'><rect x='10' y='10' width='30' height='30' fill='#D9D9D9'/>
        <path d='M50 50L80 40L90 90H50V50Z' fill='#F24E1E'/></g>
        <defs><clipPath id='clip0_1_2'><rect width='100' height='100' fill='white'/></clipPath>
        </defs></svg>";
    assert_eq!(areas(figma, &[]), (vec![900.0, 1600.0], String::new()));
    let uses = "<svg viewBox='0 0 100 50'><symbol id='s' viewBox='0 0 2 2'><path d='M0 0h2v2z'/>\
        </symbol><use href='#s' width='10' height='20'/><use href='#r' x='5' fill='none'/>\
        <rect id='r' width='1in' height='50%'/></svg>";
    assert_eq!(areas(uses, &[]), (vec![50.0, 2400.0], String::new()));
}

#[test]
fn drawings_whose_work_grows_faster_than_their_text_are_refused() {
    // each group has ten copies of the one before
    let copies = |number: usize| format!("<use href='#g{number}'/>").repeat(10);
    let group = |number: usize| format!("<g id='g{}'>{}</g>", number + 1, copies(number));
    let groups: String = (0..9).map(group).collect();
    let bomb = format!("<svg><g id='g0'><path d='M0 0h1'/></g>{groups}</svg>");
    let selector = "g ".repeat(30);
    let nested = "<g>".repeat(500) + &"</g>".repeat(500);
    let descendants = format!("<svg><style>a {selector} {{ fill: none }}</style>{nested}</svg>");
    for drawing in [bomb, descendants] {
        let run = run([file("bomb.svg", drawing).as_str()], &[]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""));
        let reason = "`use` elements, style sheets and clip paths take more than 2";
        assert!(run.stderr.contains(reason), "{}", run.stderr);
    }
    let same = "M0 0h1v1z".repeat(5000);
    let polygons = cut(&[], &["--path", &same]);
    let reason = "too many of its 5000 subpaths overlap: comparing them takes more than 16777216 \
                  vertices";
    assert_eq!(polygons[0]["reason"], reason);
    let attributes: String = (0..2000).map(|number| format!(" a{number}=''")).collect();
    let drawing = format!("<svg\n><g{attributes}/></svg>");
    let run = run([file("attributes.svg", drawing).as_str()], &[]);
    let reason = "the element in line 2 has more than 1000 attributes";
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains(reason), "{}", run.stderr);
}

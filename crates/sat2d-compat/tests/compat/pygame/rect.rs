//! `pygame.Rect` against the recorded answers, and against whole numbers without a limit.

use sat2d::compat::pygame::{Rect, Version, collide_circle};

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../c_tests/reference/pygame_rects.csv"
);

fn rect(text: &str) -> Rect {
    let numbers: Vec<i32> = text.split(' ').map(|word| word.parse().unwrap()).collect();
    Rect::new(numbers[0], numbers[1], numbers[2], numbers[3])
}

fn text(rect: Rect) -> String {
    let Rect {
        x,
        y,
        width,
        height,
    } = rect;
    format!("{x} {y} {width} {height}")
}

#[test]
fn every_recorded_row() {
    let mut reader = csv::Reader::from_path(TABLE).expect("the table is there");
    let names = reader.headers().expect("a header").clone();
    let mut versions = [0, 0];
    for (line, row) in reader.records().enumerate() {
        let row = row.expect("a row");
        let field = |name: &str| &row[names.iter().position(|other| other == name).unwrap()];
        let int = |name: &str| field(name).parse::<i32>().unwrap();
        let float = |name: &str| field(name).parse::<f64>().ok();
        let version = match field("version") {
            "pygame-ce" => Version::PygameCe,
            _ => Version::Pygame,
        };
        versions[version as usize] += 1;
        let own = Rect::new(int("ax"), int("ay"), int("aw"), int("ah"));
        let other = Rect::new(int("bx"), int("by"), int("bw"), int("bh"));
        let others = field("others").split(';').filter(|text| !text.is_empty());
        let others: Vec<Rect> = others.map(rect).collect();
        let (x, y) = (int("px"), int("py"));
        let line_ends = [(int("x1"), int("y1")), (int("x2"), int("y2"))];
        let clipped = own.clipline(line_ends[0], line_ends[1], version);
        let clipped = clipped.map(|[(x1, y1), (x2, y2)]| format!("{x1} {y1} {x2} {y2}"));
        let (fx, fy) = (float("fx").unwrap() as f32, float("fy").unwrap() as f32);
        let all: Vec<String> = own
            .collidelistall(&others, version)
            .map(|index| index.to_string())
            .collect();
        let first = own.collidelist(&others, version);
        let flag = |is: bool| u8::from(is).to_string();
        let circles = collide_circle(&own, float("ra"), &other, float("rb"), version);
        let found = [
            ("collidepoint", flag(own.collidepoint(x, y))),
            ("colliderect", flag(own.colliderect(&other, version))),
            ("contains", flag(own.contains(&other))),
            ("clip", text(own.clip(&other, version))),
            ("clipline", clipped.unwrap_or("none".to_owned())),
            ("union", text(own.union(&other))),
            ("unionall", text(own.unionall(&others))),
            ("inflate", text(own.inflate(x, y))),
            ("move", text(own.move_by(x, y))),
            ("clamp", text(own.clamp(&other))),
            ("fit", text(own.fit(&other))),
            ("normalize", text(own.normalize())),
            ("scale_by", text(own.scale_by(fx, fy))),
            (
                "center",
                format!("{} {}", own.centerx(version), own.centery(version)),
            ),
            ("bottomright", format!("{} {}", own.right(), own.bottom())),
            (
                "collidelist",
                first.map_or("-1".to_owned(), |i| i.to_string()),
            ),
            ("collidelistall", all.join(" ")),
            ("collide_circle", flag(circles)),
        ];
        for (name, found) in found {
            assert_eq!(found, field(name), "row {line}: {name}");
        }
    }
    assert!(versions.iter().all(|&rows| rows >= 250), "{versions:?}");
}

/// Where no sum wraps, both libraries agree on what rectangles without negative sizes cover, which
/// counts here as pixels.
#[test]
fn small_rectangles_are_sets_of_pixels() {
    let rng = &mut fastrand::Rng::with_seed(4);
    let pixels = |rect: &Rect| {
        let rect = rect.normalize();
        let rows = rect.y..rect.bottom();
        let row = move |y| (rect.x..rect.right()).map(move |x| (x, y));
        rows.flat_map(row)
            .collect::<std::collections::BTreeSet<_>>()
    };
    let mut hits = 0;
    for _ in 0..4000 {
        let negative = rng.bool();
        let mut random = || {
            let least = if negative { -5 } else { 0 };
            let mut place = || rng.i32(-5..6);
            let (x, y) = (place(), place());
            Rect::new(x, y, rng.i32(least..6), rng.i32(least..6))
        };
        let (a, b) = (random(), random());
        let (own, other) = (pixels(&a), pixels(&b));
        let common: Vec<_> = own.intersection(&other).copied().collect();
        for version in [Version::PygameCe, Version::Pygame] {
            assert_eq!(
                a.colliderect(&b, version),
                !common.is_empty(),
                "{a:?} {b:?}"
            );
            hits += usize::from(!common.is_empty());
            if !negative {
                let clip = a.clip(&b, version);
                assert!(pixels(&clip).into_iter().eq(common.iter().copied()));
            }
        }
        if !negative {
            for (x, y) in pixels(&Rect::new(-8, -8, 16, 16)) {
                assert_eq!(a.collidepoint(x, y), own.contains(&(x, y)));
            }
            let holds = a.contains(&b);
            assert!(!holds || own.is_superset(&other), "{a:?} {b:?}");
            assert!(
                holds || b.is_empty() || !own.is_superset(&other),
                "{a:?} {b:?}"
            );
            let union = pixels(&a.union(&b));
            assert!(union.is_superset(&own) && union.is_superset(&other));
        }
    }
    assert!(hits > 500, "{hits}");
}

/// All numbers, also where SDL would not return or would divide by zero.
#[test]
fn no_numbers_panic_or_hang() {
    let rng = &mut fastrand::Rng::with_seed(5);
    let edges = [i32::MIN, i32::MIN + 1, -1, 0, 1, 2, i32::MAX - 1, i32::MAX];
    for _ in 0..20_000 {
        let mut any = || match rng.u8(..4) {
            0 => rng.i32(..),
            1 => rng.i32(-50..50),
            2 => i32::MAX.wrapping_add(rng.i32(-50..50)),
            _ => edges[rng.usize(..edges.len())],
        };
        let a = Rect::new(any(), any(), any(), any());
        let b = Rect::new(any(), any(), any(), any());
        let (start, end) = ((any(), any()), (any(), any()));
        for version in [Version::PygameCe, Version::Pygame] {
            let _ = a.clipline(start, end, version);
            let _ = a.clip(&b, version);
            let _ = (a.with_centerx(b.x, version), a.centery(version));
            let _ = collide_circle(&a, None, &b, None, version);
            assert_eq!(a.colliderect(&b, version), b.colliderect(&a, version));
        }
        let _ = (a.fit(&b), a.clamp(&b), a.union(&b), a.normalize());
        let _ = (a.inflate(end.0, end.1), a.scale_by(f32::NAN, f32::INFINITY));
    }
}

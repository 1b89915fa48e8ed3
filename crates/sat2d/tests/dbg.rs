mod judge;
use judge::pairs::*;
use sat2d::*;
#[test]
fn dbg() {
    for s in std::env::var("SEEDS").unwrap().split(',') {
        let s: u64 = s.parse().unwrap();
        let Pair { a, ta, b, tb } = pair(s, true);
        println!("seed {s} rel {:?}", relation(&a, &ta, &b, &tb));
        for (x, t) in [(&a, &ta), (&b, &tb)] {
            println!(
                "  r={:?} pts={:?}",
                x.radius() * t.scale(),
                x.vertices().iter().map(|&p| t.apply(p)).collect::<Vec<_>>()
            );
        }
        println!("  {:?}", distance(&a, &ta, &b, &tb));
        println!("  {:?}", contact(&a, &ta, &b, &tb));
    }
}
#[test]
fn dbgray() {
    let seed: u64 = std::env::var("SEEDS").unwrap().parse().unwrap();
    let Pair { a, ta, b, tb } = pair(seed, true);
    let mut rng = Rng::new(seed ^ 0xabcd);
    let n = b.vertices().len() as u64;
    let i = rng.below(n) as usize;
    let (p, q) = (b.vertices()[i], b.vertices()[(i + 1) % n as usize]);
    let (mut start, mut end) = (tb.apply(p), tb.apply(q));
    if rng.below(2) == 0 {
        (start, end) = (end, start);
    }
    if rng.below(4) == 0 {
        end = ta.apply(a.vertices()[rng.below(a.vertices().len() as u64) as usize]);
    }
    let t = &ta;
    let shape = &a;
    println!(
        "  r={:?} pts={:?}",
        shape.radius() * t.scale(),
        shape
            .vertices()
            .iter()
            .map(|&p| t.apply(p))
            .collect::<Vec<_>>()
    );
    println!("{start} {end}");
    println!("{:?}", cast_segment(shape, t, start, end));
}

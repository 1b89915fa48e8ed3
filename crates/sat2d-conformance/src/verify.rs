//! Verifies certificates from the text of the tables alone.

use crate::exact::{fraction, turn};
use anyhow::{Context, Result, anyhow, bail};
use sat2d_check::{Axis, Kind, Number, Placed, Query, Relation, Witness, check};
use std::fs;
use std::path::Path;

/// How many certificates a table has. Rows may lack one only in some tables.
///
/// # Errors
/// If one of them does not prove its relation.
pub fn table(path: &Path, may_lack: bool) -> Result<usize> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let lines = text.lines().skip(1);
    let lines: Vec<&str> = lines
        .filter(|line| !(may_lack && line.ends_with(',')))
        .collect();
    for line in &lines {
        verify(line).with_context(|| format!("{}: {line}", path.display()))?;
    }
    Ok(lines.len())
}

fn verify(line: &str) -> Result<()> {
    const HERE: &str = "1 0 0 1 0 0";
    let columns: Vec<&str> = line.split(',').collect();
    let (a, at_a, b, at_b, relation, proof) = match columns[..] {
        [_, _, a, b, relation, _, proof] => (a, HERE, b, HERE, relation, proof),
        [_, _, a, at_a, b, at_b, relation, _, proof] => (a, at_a, b, at_b, relation, proof),
        _ => bail!("a wrong number of columns"),
    };
    let (a, b) = (placed(a, at_a)?, placed(b, at_b)?);
    let parts = [a.rings.concat().len(), b.rings.concat().len()];
    let witness = witness(relation, proof, parts)?;
    check(&Query { a, b, witness }).map_err(|refusal| anyhow!(refusal.0))
}

fn numbers(text: &str) -> Result<Vec<f64>> {
    text.split(' ').map(|word| Ok(word.parse()?)).collect()
}

fn placed(form: &str, maps: &str) -> Result<Placed> {
    let (kind, rest) = form.split_once(' ').context("a kind and numbers")?;
    let rings = |text: &str| {
        let rings = text.split(';').map(|ring| {
            let numbers = numbers(ring)?;
            Ok(numbers.chunks_exact(2).map(|p| [p[0], p[1]]).collect())
        });
        rings.collect::<Result<Vec<Vec<[f64; 2]>>>>()
    };
    let (kind, rings, half_axes) = match kind {
        "circle" => {
            let (center, radius) = rest.rsplit_once(' ').context("a centre and a radius")?;
            let radius = radius.parse()?;
            (Kind::Hull, rings(center)?, [radius, radius])
        }
        "segment" => (Kind::Hull, rings(rest)?, [0.0, 0.0]),
        _ => {
            let rings = rings(rest)?;
            let kind = if is_convex(&rings) {
                Kind::Hull
            } else {
                Kind::Polygon
            };
            (kind, rings, [0.0, 0.0])
        }
    };
    Ok(Placed {
        kind,
        rings,
        half_axes,
        at: product(maps)?,
    })
}

/// Whether a simple polygon is convex: it has no hole and turns one way, or straight on.
fn is_convex(rings: &[Vec<[f64; 2]>]) -> bool {
    let [ring] = rings else { return false };
    let exact: Vec<_> = ring.iter().map(|p| p.map(fraction)).collect();
    let corner = |i: usize, next: usize| &exact[(i + next) % exact.len()];
    let turns: Vec<_> = (0..exact.len())
        .map(|i| turn(corner(i, 0), corner(i, 1), corner(i, 2)))
        .collect();
    turns.iter().all(|turn| turn.is_ge()) || turns.iter().all(|turn| turn.is_le())
}

/// The product of maps, the outermost first; exact in the tables.
fn product(maps: &str) -> Result<[f64; 6]> {
    let mut product = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
    for map in maps.split(';') {
        let inner: [f64; 6] = numbers(map)?.try_into().ok().context("six numbers")?;
        let [a, b, c, d, x, y] = product;
        let apply = |p: f64, q: f64| [a * p + c * q, b * p + d * q];
        let [e, f, g, h, tx, ty] = inner;
        let (first, second, offset) = (apply(e, f), apply(g, h), apply(tx, ty));
        product = [
            first[0],
            first[1],
            second[0],
            second[1],
            offset[0] + x,
            offset[1] + y,
        ];
    }
    Ok(product)
}

fn witness(relation: &str, proof: &str, vertices: [usize; 2]) -> Result<Witness> {
    let mut witness = Witness {
        relation: match relation {
            "disjoint" => Relation::Disjoint,
            "touching" => Relation::Touching,
            "overlapping" => Relation::Overlapping,
            _ => bail!("no relation: {relation}"),
        },
        point: None,
        parts: [Vec::new(), Vec::new()],
        axes: Vec::new(),
    };
    for item in proof.split(';') {
        let words: Vec<&str> = item.split(' ').collect();
        let indices = |words: &[&str]| {
            words
                .iter()
                .map(|word| Ok(word.parse()?))
                .collect::<Result<Vec<usize>>>()
        };
        match words[..] {
            ["point", x, y] => witness.point = Some([number(x), number(y)]),
            ["a", ref part @ ..] => witness.parts[0].push(indices(part)?),
            ["b", ref part @ ..] => witness.parts[1].push(indices(part)?),
            ["axis", x, y, ref ranges @ ..] => {
                let ends = match ranges {
                    [] => vec![0, 1, 0, 1],
                    ranges => indices(ranges)?,
                };
                let [from_a, to_a, from_b, to_b] = ends[..] else {
                    bail!("an axis has no or four ends of ranges");
                };
                let normal = [number(x), number(y)];
                witness.axes.push(Axis {
                    of_a: from_a..to_a,
                    of_b: from_b..to_b,
                    normal,
                });
            }
            _ => bail!("unknown: {item}"),
        }
    }
    let are_there = |parts: &[Vec<usize>], count| parts.iter().flatten().all(|&i| i < count);
    if !are_there(&witness.parts[0], vertices[0]) || !are_there(&witness.parts[1], vertices[1]) {
        bail!("a part has vertices that do not exist");
    }
    Ok(witness)
}

/// A fraction if there is a `/`, otherwise a double.
fn number(word: &str) -> Number {
    match word.parse() {
        Ok(double) => Number::Double(double),
        Err(_) => Number::Fraction(word.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::verify;

    const FRAME: &str = "polygon 0 0 9 0 9 9 0 9;3 3 3 6 6 6 6 3";

    #[test]
    fn certificates_prove_only_what_is_so() {
        let row = "0,clear,circle 0 0 1,circle 3 4 2,disjoint,2e0,axis 3 4";
        verify(row).expect("it is so");
        assert!(verify(&row.replace("axis 3 4", "axis 4 -3")).is_err());
        assert!(verify(&row.replace("disjoint", "touching")).is_err());
        assert!(verify(&row.replace("circle 3 4 2", "circle 3 4 5")).is_err());
    }

    #[test]
    fn fractions_stay_exact() {
        let row = "0,clear,segment 0 0 1 1,segment 0 1 2 -3,overlapping,1e0,point 1/3 1/3";
        verify(row).expect("they cross");
        assert!(verify(&row.replace("1/3 1/3", "0.3333333333333333 0.3333333333333333")).is_err());
    }

    #[test]
    fn a_polygon_without_parts_is_convex() {
        let row = format!("0,degenerate,{FRAME},circle 4.5 4.5 1,disjoint,0.5,axis 0 1");
        assert!(verify(&row).is_err());
        let inside = format!("0,clear,{FRAME},circle 1 1 1,overlapping,2e0,point 1 1");
        verify(&inside).expect("the point is in both");
        assert!(verify(&inside.replace("circle 1 1 1", "circle 4.5 4.5 1")).is_err());
    }

    #[test]
    fn maps_are_applied_from_the_innermost() {
        let row = "0,clear,circle 1 0 1,2 0 0 2 0 0;0 1 -1 0 5 0,circle 0 0 1,1 0 0 1 13 2,\
                   touching,0,point 12 2;axis 1 0";
        verify(row).expect("they touch");
        assert!(verify(&row.replace("5 0,", "5 1,")).is_err());
    }
}

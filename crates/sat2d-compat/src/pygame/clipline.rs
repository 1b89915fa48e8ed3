//! `SDL_IntersectRectAndLine`, by the algorithm of Cohen and Sutherland (W. Newman and R. Sproull,
//! *Principles of Interactive Computer Graphics*, 1973), with SDL's order and rounding.

use super::version::Version;

/// After so many steps a line counts as one for which SDL never returns. Four are enough where no
/// number wraps; where sides or products do, SDL may go round for ever, or for very long.
const MAX_STEPS: u32 = 1 << 16;

/// A coordinate of a point beside a range: before it, within, or after it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Before,
    Within,
    After,
}

/// The first and the last number of a range, and the number after the last, which may have wrapped.
#[derive(Clone, Copy)]
struct Range {
    first: i32,
    last: i32,
    end: i32,
}

impl Range {
    fn new(start: i32, size: i32) -> Range {
        let end = start.wrapping_add(size);
        Range {
            first: start,
            last: end.wrapping_sub(1),
            end,
        }
    }

    fn contains(self, number: i32) -> bool {
        number >= self.first && number <= self.last
    }

    /// Whether two numbers are both before the range, or both after it.
    fn misses(self, a: i32, b: i32) -> bool {
        (a < self.first && b < self.first) || (a > self.last && b > self.last)
    }

    /// Not `Ord::clamp`, which panics where `last` is less than `first`.
    fn clamp(self, number: i32) -> i32 {
        if number < self.first {
            self.first
        } else if number > self.last {
            self.last
        } else {
            number
        }
    }

    fn place(self, number: i32) -> Place {
        if number < self.first {
            Place::Before
        } else if number >= self.end {
            Place::After
        } else {
            Place::Within
        }
    }

    /// The side of the range that a number is beyond.
    fn side(self, place: Place) -> Option<i32> {
        match place {
            Place::Before => Some(self.first),
            Place::Within => None,
            Place::After => Some(self.last),
        }
    }
}

/// The first coordinate of the line from (`p1`, `q1`) to (`p2`, `q2`) where the second is `q`.
/// `None` where the division ends the program.
fn cut(p1: i32, p2: i32, q1: i32, q2: i32, q: i32, version: Version) -> Option<i32> {
    let (along, part) = (p2.wrapping_sub(p1), q.wrapping_sub(q1));
    let whole = q2.wrapping_sub(q1);
    let quotient = match version {
        Version::PygameCe => {
            let product = i64::from(along) * i64::from(part);
            product.checked_div(i64::from(whole))? as i32
        }
        Version::Pygame => along.wrapping_mul(part).checked_div(whole)?,
    };
    Some(p1.wrapping_add(quotient))
}

/// The part of a line within the rectangle of a corner and a size.
pub(super) fn clipline(
    corner: (i32, i32),
    size: (i32, i32),
    line: [(i32, i32); 2],
    version: Version,
) -> Option<[(i32, i32); 2]> {
    if size.0 <= 0 || size.1 <= 0 {
        return None;
    }
    let columns = Range::new(corner.0, size.0);
    let rows = Range::new(corner.1, size.1);
    let [(x1, y1), (x2, y2)] = line;
    let is_inside = |(x, y)| columns.contains(x) && rows.contains(y);
    if line.into_iter().all(is_inside) {
        return Some(line);
    }
    if columns.misses(x1, x2) || rows.misses(y1, y2) {
        return None;
    }
    if y1 == y2 {
        return Some([(columns.clamp(x1), y1), (columns.clamp(x2), y2)]);
    }
    if x1 == x2 {
        return Some([(x1, rows.clamp(y1)), (x2, rows.clamp(y2))]);
    }
    let place = |(x, y)| [columns.place(x), rows.place(y)];
    let mut line = line;
    for _ in 0..MAX_STEPS {
        let places = line.map(place);
        let is_beyond =
            |axis: usize| places[0][axis] != Place::Within && places[0][axis] == places[1][axis];
        let Some(moved) = places.iter().position(|place| *place != [Place::Within; 2]) else {
            return Some(line);
        };
        if is_beyond(0) || is_beyond(1) {
            return None;
        }
        let [(x1, y1), (x2, y2)] = line;
        let [across, down] = places[moved];
        line[moved] = if let Some(y) = rows.side(down) {
            (cut(x1, x2, y1, y2, y, version)?, y)
        } else {
            let x = columns.side(across)?;
            (x, cut(y1, y2, x1, x2, x, version)?)
        };
    }
    None
}

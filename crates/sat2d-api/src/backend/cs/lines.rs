//! Lines of code.

/// The longest line.
const COLUMNS: usize = 100;

/// A line with an indentation; if it is too long, it continues on more lines, broken between the
/// arguments of the outermost call.
pub fn broken(line: &str, indent: usize) -> Vec<String> {
    let margin = " ".repeat(indent);
    let mut rest = format!("{margin}{line}");
    let mut lines = Vec::new();
    while rest.len() > COLUMNS {
        let Some(end) = last_break(&rest) else {
            break;
        };
        let next = format!("{margin}    {}", rest[end..].trim_start());
        lines.push(rest[..end].to_owned());
        rest = next;
    }
    lines.push(rest);
    lines
}

/// The end of the last argument that fits, among those in the fewest parentheses; or else the place
/// after the first parenthesis.
fn last_break(line: &str) -> Option<usize> {
    let mut depth = 0;
    let mut best: Option<(i32, usize)> = None;
    for (at, letter) in line.char_indices().take_while(|(at, _)| *at < COLUMNS) {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if best.is_none_or(|(least, _)| depth <= least) => best = Some((depth, at + 1)),
            _ => {}
        }
    }
    let first = || line.find('(').map(|at| at + 1);
    best.map(|(_, end)| end).or_else(first)
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn calls_are_broken_between_their_own_arguments() {
        let argument = "a".repeat(40);
        let line = format!("f({argument}, g({argument}, {argument}));");
        let expected = [
            format!("  f({argument},"),
            format!("      g({argument}, {argument}));"),
        ];
        assert_eq!(broken(&line, 2), expected);
        assert_eq!(broken("short", 2), ["  short"]);
    }
}

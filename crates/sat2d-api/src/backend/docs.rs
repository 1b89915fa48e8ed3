//! Comments of other languages, from the documentation of C.

/// Words in lines of at most `width` columns, each after `prefix`.
pub fn wrap(text: &str, prefix: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = prefix.to_owned();
    for word in text.split_whitespace() {
        let is_empty = line.len() == prefix.len();
        if !is_empty && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(line);
            line = prefix.to_owned();
        }
        if line.len() > prefix.len() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn no_line_is_wider_than_the_width_but_for_a_long_word() {
        let lines = wrap("a bb ccc longerthanthewidth d", "// ", 9);
        assert_eq!(
            lines,
            ["// a bb", "// ccc", "// longerthanthewidth", "// d"]
        );
    }
}

//! Lines of at most 100 columns.

const WIDTH: usize = 100;

/// A call or a head: on one line if it fits, otherwise with its arguments on lines of their own.
pub fn call(begin: &str, arguments: &[String], end: &str) -> String {
    let line = format!("{begin}{}{end}", arguments.join(", "));
    if line.chars().count() <= WIDTH {
        return line;
    }
    let indent = begin.len() - begin.trim_start().len() + 8;
    let indent = " ".repeat(indent);
    let mut text = begin.to_owned();
    let mut line = String::new();
    for (at, argument) in arguments.iter().enumerate() {
        let is_last = at + 1 == arguments.len();
        let after = if is_last { end } else { "," };
        if line.is_empty() || line.len() + 1 + argument.len() + after.len() > WIDTH {
            text.push_str(line.trim_end());
            text.push('\n');
            line = format!("{indent}{argument}{after}");
        } else {
            line.push(' ');
            line.push_str(argument);
            line.push_str(after);
        }
    }
    text + &line
}

#[cfg(test)]
mod tests {
    use super::call;

    #[test]
    fn arguments_that_do_not_fit_have_lines_of_their_own() {
        let short = call("f(", &["a".to_owned(), "b".to_owned()], ");");
        assert_eq!(short, "f(a, b);");
        let long = call("  f(", &vec!["argument".to_owned(); 11], ");");
        let lines: Vec<_> = long.lines().collect();
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[0], "  f(");
        assert!(lines[1].starts_with("          argument, argument"));
        assert!(lines[1].len() <= 100 && lines[2].ends_with("argument);"));
    }
}

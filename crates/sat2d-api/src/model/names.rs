//! The spellings of names in the languages.

/// `query_point` as `queryPoint`.
pub fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &capitalized(word))
}

/// `query_point` as `QueryPoint`.
pub fn pascal_case(name: &str) -> String {
    name.split('_').map(capitalized).collect()
}

fn capitalized(word: &str) -> String {
    let (head, tail) = word.split_at(word.len().min(1));
    head.to_uppercase() + tail
}

/// `BodyKind` as `body_kind`.
pub fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(c.to_ascii_lowercase());
    }
    snake
}

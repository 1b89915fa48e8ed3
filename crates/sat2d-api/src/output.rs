//! A generated file of the project.

/// A generated file.
#[derive(Debug)]
pub struct Output {
    /// Its path in the project.
    pub path: String,
    pub text: String,
}

impl Output {
    pub fn new(path: impl Into<String>, text: String) -> Self {
        let path = path.into();
        Self { path, text }
    }

    /// The first line, from 1 on, in which a text differs from this one.
    pub fn first_difference(&self, text: &str) -> Option<usize> {
        let same = |(a, b): &(&str, &str)| a == b;
        let lines = text.lines().zip(self.text.lines());
        (text != self.text).then(|| lines.take_while(same).count() + 1)
    }
}

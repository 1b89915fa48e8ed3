//! `connected_components` and `connected_component` of `pygame.mask.Mask`.
//!
//! pygame labels the pixels row by row and joins labels that meet (A. Rosenfeld and J. L. Pfaltz,
//! "Sequential operations in digital picture processing", 1966). It then adds the pixels of each
//! label to those of its parent in the order of the labels. A parent that is no root has passed its
//! own pixels on by then, so a component can count as smaller than it is.

use alloc::vec;
use alloc::vec::Vec;
use sat2d_core::Mask;

/// The labels of the pixels, from 1; 0 is a pixel that is not set.
struct Labels {
    width: usize,
    height: usize,
    /// Row by row.
    pixels: Vec<u32>,
    /// For each label one that is not greater; a root is its own.
    parents: Vec<u32>,
    /// For each label the number of its pixels. After [`Labels::sum_up`], for each root what
    /// pygame takes for the number of pixels of its component.
    counts: Vec<u32>,
}

impl Labels {
    fn new(mask: &Mask) -> Labels {
        let (width, height) = (mask.width(), mask.height());
        let mut labels = Labels {
            width,
            height,
            pixels: vec![0; width * height],
            parents: vec![0],
            counts: vec![0],
        };
        for y in 0..height {
            for x in (0..width).filter(|&x| mask.get(x, y)) {
                let label = labels.next(x, y);
                labels.pixels[y * width + x] = label;
                labels.counts[label as usize] += 1;
            }
        }
        labels
    }

    /// The label of a pixel, by the neighbours that have one.
    fn next(&mut self, x: usize, y: usize) -> u32 {
        let at = y * self.width + x;
        let label = |exists: bool, back: usize| if exists { self.pixels[at - back] } else { 0 };
        let (has_left, has_right) = (x > 0, x + 1 < self.width);
        let above = label(y > 0, self.width);
        let above_left = label(y > 0 && has_left, self.width + 1);
        let above_right = label(y > 0 && has_right, self.width.saturating_sub(1));
        let left = label(has_left, 1);
        let beside = if above_left != 0 { above_left } else { left };
        match (above, above_right, beside) {
            (0, 0, 0) => {
                let new = self.parents.len() as u32;
                self.parents.push(new);
                self.counts.push(0);
                new
            }
            (0, 0, beside) => beside,
            (0, right, 0) => right,
            (0, right, beside) => self.join(right, beside),
            (above, ..) => above,
        }
    }

    /// Gives all labels from two up to their roots the lesser root, which is returned.
    fn join(&mut self, a: u32, b: u32) -> u32 {
        let root = self.root(a).min(self.root(b));
        for mut label in [a, b] {
            while self.parents[label as usize] > root {
                let parent = self.parents[label as usize];
                self.parents[label as usize] = root;
                label = parent;
            }
        }
        root
    }

    fn root(&self, mut label: u32) -> u32 {
        while self.parents[label as usize] != label {
            label = self.parents[label as usize];
        }
        label
    }

    /// Adds the pixels of each label to its parent, and makes all parents roots. Returns the root
    /// that pygame takes for that of the largest component; 0 if no pixel is set.
    fn sum_up(&mut self) -> u32 {
        let mut largest = usize::from(self.parents.len() > 1);
        for label in 1..self.parents.len() {
            let parent = self.parents[label] as usize;
            if parent != label {
                self.counts[parent] += self.counts[label];
                self.parents[label] = self.parents[parent];
            }
            let root = self.parents[label] as usize;
            if self.counts[root] > self.counts[largest] {
                largest = root;
            }
        }
        largest as u32
    }

    /// The root of the label of a pixel; 0 if it is not set. After [`Labels::sum_up`].
    fn component(&self, x: usize, y: usize) -> u32 {
        self.parents[self.pixels[y * self.width + x] as usize]
    }
}

/// `mask.connected_components(minimum)`: the groups of pixels that share sides or corners, each as
/// a mask of the same size, in the order of their first pixels, row by row.
///
/// Groups of fewer than `minimum` pixels are left out. pygame counts too few pixels for some
/// groups with several branches; so does this function.
///
/// ```
/// use sat2d::Mask;
/// use sat2d::compat::pygame;
/// let rows = ["#..#", ".#.#", "...."];
/// let mask = Mask::from_fn(4, 3, |x, y| rows[y].as_bytes()[x] == b'#')?;
/// let components = pygame::connected_components(&mask, 0);
/// let bounds: Vec<_> = components.iter().map(Mask::bounds).collect();
/// assert_eq!(bounds, [Some((0..2, 0..2)), Some((3..4, 0..2))]);
/// # Ok::<(), sat2d::MaskError>(())
/// ```
#[must_use]
pub fn connected_components(mask: &Mask, minimum: i32) -> Vec<Mask> {
    let mut labels = Labels::new(mask);
    labels.sum_up();
    let empty = Mask::of(labels.width as u32, labels.height as u32, |_, _| false);
    let mut components = Vec::new();
    // for each root the index of its component
    let mut indices: Vec<Option<usize>> = vec![None; labels.parents.len()];
    for (root, index) in indices.iter_mut().enumerate().skip(1) {
        let is_large = i64::from(labels.counts[root]) >= i64::from(minimum);
        if labels.parents[root] as usize == root && is_large {
            *index = Some(components.len());
            components.push(empty.clone());
        }
    }
    for y in 0..labels.height {
        for x in 0..labels.width {
            if let Some(index) = indices[labels.component(x, y) as usize] {
                components[index].set(x, y, true);
            }
        }
    }
    components
}

/// `mask.connected_component(at)`: the group of pixels that has a pixel, as a mask of the same
/// size; empty if the pixel is not set. Without a pixel it is the largest group, the first of
/// several, by the numbers of pixels of [`connected_components`].
///
/// pygame raises `IndexError` for a pixel outside of the mask; the answer here is an empty mask.
///
/// ```
/// use sat2d::Mask;
/// use sat2d::compat::pygame;
/// let mask = Mask::from_fn(5, 1, |x, _| x != 1)?;
/// assert_eq!(pygame::connected_component(&mask, None).bounds(), Some((2..5, 0..1)));
/// assert_eq!(pygame::connected_component(&mask, Some((0, 0))).count(), 1);
/// # Ok::<(), sat2d::MaskError>(())
/// ```
#[must_use]
pub fn connected_component(mask: &Mask, at: Option<(usize, usize)>) -> Mask {
    let mut labels = Labels::new(mask);
    let largest = labels.sum_up();
    let root = match at {
        Some((x, y)) if x < mask.width() && y < mask.height() => labels.component(x, y),
        Some(_) => 0,
        None => largest,
    };
    Mask::of(labels.width as u32, labels.height as u32, |x, y| {
        root != 0 && labels.component(x, y) == root
    })
}

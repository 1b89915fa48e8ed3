//! A limit of work. `use` elements within `use` elements, selectors of style sheets and nested clip
//! paths can take time that grows much faster than the text.

use std::cell::Cell;

/// What a drawing may spend besides what it may spend for each of its nodes: about a second.
const BASE: u64 = 20_000_000;
const NODE: u64 = 1000;

/// What has been spent.
pub struct Work {
    most: u64,
    spent: Cell<u64>,
}

impl Work {
    /// The limit for a document with this number of nodes.
    pub fn new(nodes: usize) -> Work {
        Work {
            most: BASE + NODE * nodes as u64,
            spent: Cell::new(0),
        }
    }

    /// Whether so much more may be spent.
    pub fn spend(&self, steps: u64) -> bool {
        self.spent.set(self.spent.get().saturating_add(steps));
        self.spent.get() <= self.most
    }

    /// An error once the limit is exceeded.
    pub fn check(&self) -> Result<(), String> {
        match self.spent.get() <= self.most {
            true => Ok(()),
            false => Err(format!(
                "`use` elements, style sheets and clip paths take more than {} steps",
                self.most
            )),
        }
    }
}

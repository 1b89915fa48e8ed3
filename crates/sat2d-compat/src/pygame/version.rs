//! pygame-ce or pygame.

/// Which of the two libraries answers. They differ in `Rect.clip`, in `Rect.clipline`, in the
/// centres of negative odd sizes, and in `Rect.colliderect` where a side does not fit into an
/// `int`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Version {
    /// pygame-ce 2.5.8, with SDL 2.32.
    #[default]
    PygameCe,
    /// pygame 2.6.1, with SDL 2.28.
    Pygame,
}

//! Why there is no overlay.

/// The most segments of an overlay.
const MOST_SEGMENTS: usize = 1 << 22;

/// Why there is no overlay.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum OverlayError {
    /// There are more segments than `most`, or crossings divide them into more parts.
    TooManySegments {
        count: usize,
        most: usize,
    },
    TooManyCrossings {
        most: usize,
    },
}

/// That there are not too many segments.
pub(super) fn check_count(count: usize) -> Result<(), OverlayError> {
    match count > MOST_SEGMENTS {
        true => Err(OverlayError::TooManySegments {
            count,
            most: MOST_SEGMENTS,
        }),
        false => Ok(()),
    }
}

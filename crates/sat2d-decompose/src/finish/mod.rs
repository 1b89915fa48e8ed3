pub(crate) mod fatten;
pub(crate) mod limit_corners;

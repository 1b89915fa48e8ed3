pub(crate) mod move_and_slide;
pub(crate) mod separate;

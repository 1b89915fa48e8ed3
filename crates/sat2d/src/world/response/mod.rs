pub(crate) mod carried;
pub(crate) mod half_planes;
pub(crate) mod island;
pub(crate) mod move_and_slide;
pub(crate) mod separate;
pub(crate) mod taken;

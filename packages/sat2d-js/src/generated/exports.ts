// The functions of the C API in the WebAssembly module. Made by `cargo run -p sat2d-api`; do not
// edit.

export interface CApi {
  sat_status_message(
    status: number,
  ): number;
  sat_last_error(
  ): number;
  sat_version(
  ): number;
  sat_version_string(
  ): number;
  sat_abi_version(
  ): number;
  sat_version_check_header(
    version: number,
    abiVersion: number,
  ): number;
  sat_alloc(
    size: number,
  ): number;
  sat_free(
    memory: number,
  ): void;
  sat_last_error_details(
    outDetails: number,
  ): void;
  sat_transform_identity(
    outResult: number,
  ): void;
  sat_transform_translation(
    outResult: number,
    position: number,
  ): void;
  sat_transform_placement(
    position: number,
    rotation: number,
    scaleX: number,
    scaleY: number,
    outTransform: number,
  ): number;
  sat_transform_placement_degrees(
    position: number,
    rotation: number,
    scaleX: number,
    scaleY: number,
    outTransform: number,
  ): number;
  sat_transform_product(
    outer: number,
    inner: number,
    outTransform: number,
  ): number;
  sat_transform_nested(
    levels: number,
    count: number,
    outTransform: number,
  ): number;
  sat_transform_anchored(
    transform: number,
    anchor: number,
    outTransform: number,
  ): number;
  sat_transform_inverse(
    transform: number,
    outTransform: number,
  ): number;
  sat_transform_apply(
    transform: number,
    point: number,
    outPoint: number,
  ): number;
  sat_transform_position(
    transform: number,
    outPosition: number,
  ): number;
  sat_transform_is_mirrored(
    transform: number,
    outMirrored: number,
  ): number;
  sat_transform_is_similarity(
    transform: number,
    outSimilarity: number,
  ): number;
  sat_polygon_validate(
    points: number,
    ringSizes: number,
    ringCount: number,
    outFault: number,
  ): number;
  sat_polygon_is_concave(
    points: number,
    ringSizes: number,
    ringCount: number,
    outConcave: number,
  ): number;
  sat_polygon_reflex_vertices(
    points: number,
    ringSizes: number,
    ringCount: number,
    outVertices: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_polygon_centroid(
    points: number,
    ringSizes: number,
    ringCount: number,
    outCentroid: number,
  ): number;
  sat_multipolygon_validate(
    points: number,
    ringSizes: number,
    partSizes: number,
    partCount: number,
    outFault: number,
  ): number;
  sat_polygon_simplify(
    points: number,
    ringSizes: number,
    ringCount: number,
    tolerance: number,
    deviation: number,
    outRingSizes: number,
    outVertices: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_multipolygon_simplify(
    points: number,
    ringSizes: number,
    partSizes: number,
    partCount: number,
    tolerance: number,
    deviation: number,
    outRingSizes: number,
    outVertices: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_polygon_decompose(
    points: number,
    ringSizes: number,
    ringCount: number,
    options: number,
    buffers: number,
    outDecomposition: number,
  ): number;
  sat_decomposer_new(
    outDecomposer: number,
  ): number;
  sat_decomposer_free(
    decomposer: number,
  ): void;
  sat_decomposer_decompose(
    decomposer: number,
    points: number,
    ringSizes: number,
    ringCount: number,
    options: number,
    buffers: number,
    outDecomposition: number,
  ): number;
  sat_decomposer_decompose_trusted(
    decomposer: number,
    points: number,
    ringSizes: number,
    ringCount: number,
    options: number,
    buffers: number,
    outDecomposition: number,
  ): number;
  sat_polygons_decompose(
    points: number,
    ringSizes: number,
    polygonSizes: number,
    polygonCount: number,
    options: number,
    buffers: number,
    outPolygons: number,
  ): number;
  sat_polygons_decompose_trusted(
    points: number,
    ringSizes: number,
    polygonSizes: number,
    polygonCount: number,
    options: number,
    buffers: number,
    outPolygons: number,
  ): number;
  sat_polygon_approximate(
    points: number,
    ringSizes: number,
    ringCount: number,
    options: number,
    tolerance: number,
    deviation: number,
    buffers: number,
    outDecomposition: number,
  ): number;
  sat_shape_share(
    shape: number,
    outShape: number,
  ): number;
  sat_shape_free(
    shape: number,
  ): void;
  sat_shape_new_circle(
    center: number,
    radius: number,
    outShape: number,
  ): number;
  sat_shape_new_ellipse(
    halfWidth: number,
    halfHeight: number,
    outShape: number,
  ): number;
  sat_shape_new_segment(
    start: number,
    end: number,
    outShape: number,
  ): number;
  sat_shape_new_capsule(
    start: number,
    end: number,
    radius: number,
    outShape: number,
  ): number;
  sat_shape_new_rectangle(
    width: number,
    height: number,
    outShape: number,
  ): number;
  sat_shape_new_rectangle_xywh(
    x: number,
    y: number,
    width: number,
    height: number,
    outShape: number,
  ): number;
  sat_shape_new_convex_polygon(
    points: number,
    count: number,
    outShape: number,
  ): number;
  sat_shape_new_rounded_polygon(
    points: number,
    count: number,
    radius: number,
    outShape: number,
  ): number;
  sat_shape_new_polygon(
    points: number,
    ringSizes: number,
    ringCount: number,
    outShape: number,
  ): number;
  sat_shape_new_polygon_with(
    points: number,
    ringSizes: number,
    ringCount: number,
    options: number,
    outShape: number,
  ): number;
  sat_shape_new_hull(
    points: number,
    count: number,
    outShape: number,
  ): number;
  sat_shape_new_tiles(
    cells: number,
    columns: number,
    rows: number,
    size: number,
    origin: number,
    outShapes: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_shape_new_chain(
    points: number,
    count: number,
    closed: number,
    outShape: number,
  ): number;
  sat_shape_new_outline(
    commands: number,
    count: number,
    rule: number,
    outShape: number,
  ): number;
  sat_shape_flattened(
    shape: number,
    tolerance: number,
    outVertices: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_shape_flattened_ring_sizes(
    shape: number,
    tolerance: number,
    outSizes: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_shape_new_stroke_within(
    commands: number,
    count: number,
    stroke: number,
    tolerance: number,
    outShape: number,
  ): number;
  sat_shape_new_outline_within(
    commands: number,
    count: number,
    rule: number,
    tolerance: number,
    outShape: number,
  ): number;
  sat_shape_kind(
    shape: number,
    outKind: number,
  ): number;
  sat_shape_area(
    shape: number,
    outArea: number,
  ): number;
  sat_shape_centroid(
    shape: number,
    outCentroid: number,
  ): number;
  sat_shape_vertex_count(
    shape: number,
    outCount: number,
  ): number;
  sat_shape_vertices(
    shape: number,
    outVertices: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_shape_ring_count(
    shape: number,
    outCount: number,
  ): number;
  sat_shape_ring_sizes(
    shape: number,
    outSizes: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_shape_radius(
    shape: number,
    outRadius: number,
  ): number;
  sat_shape_half_axes(
    shape: number,
    outHalfAxes: number,
  ): number;
  sat_shape_bounds(
    shape: number,
    transform: number,
    outBounds: number,
  ): number;
  sat_mask_new(
    width: number,
    height: number,
    outMask: number,
  ): number;
  sat_mask_new_alpha(
    alpha: number,
    width: number,
    height: number,
    threshold: number,
    outMask: number,
  ): number;
  sat_mask_new_words(
    words: number,
    width: number,
    height: number,
    outMask: number,
  ): number;
  sat_mask_clone(
    mask: number,
    outMask: number,
  ): number;
  sat_mask_free(
    mask: number,
  ): void;
  sat_mask_width(
    mask: number,
    outWidth: number,
  ): number;
  sat_mask_height(
    mask: number,
    outHeight: number,
  ): number;
  sat_mask_get(
    mask: number,
    x: number,
    y: number,
    outIsSet: number,
  ): number;
  sat_mask_set(
    mask: number,
    x: number,
    y: number,
    isSet: number,
  ): number;
  sat_mask_fill(
    mask: number,
    shape: number,
    transform: number,
    isSet: number,
  ): number;
  sat_mask_count(
    mask: number,
    outCount: number,
  ): number;
  sat_mask_is_empty(
    mask: number,
    outIsEmpty: number,
  ): number;
  sat_mask_bounds(
    mask: number,
    outBox: number,
  ): number;
  sat_mask_word(
    mask: number,
    x: bigint,
    y: bigint,
    outWord: number,
  ): number;
  sat_mask_overlaps(
    mask: number,
    other: number,
    offset: number,
    outOverlaps: number,
  ): number;
  sat_mask_overlap_area(
    mask: number,
    other: number,
    offset: number,
    outArea: number,
  ): number;
  sat_mask_overlap_mask(
    mask: number,
    other: number,
    offset: number,
    outMask: number,
  ): number;
  sat_mask_first_overlap(
    mask: number,
    other: number,
    offset: number,
    outPixel: number,
  ): number;
  sat_mask_silhouettes(
    mask: number,
    connectivity: number,
    buffers: number,
    outSilhouettes: number,
  ): number;
  sat_shape_new_mask(
    mask: number,
    pivot: number,
    outShape: number,
  ): number;
  sat_shape_new_mask_groups(
    mask: number,
    pivot: number,
    outShapes: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_collide(
    a: number,
    ta: number,
    b: number,
    tb: number,
    outRelation: number,
  ): number;
  sat_hits(
    a: number,
    ta: number,
    b: number,
    tb: number,
  ): number;
  sat_overlaps(
    a: number,
    ta: number,
    b: number,
    tb: number,
  ): number;
  sat_point_relation(
    shape: number,
    transform: number,
    point: number,
    outRelation: number,
  ): number;
  sat_contact(
    a: number,
    ta: number,
    b: number,
    tb: number,
    outManifold: number,
  ): number;
  sat_contacts(
    a: number,
    ta: number,
    b: number,
    tb: number,
    outManifolds: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_rounding_margin(
    a: number,
    ta: number,
    b: number,
    tb: number,
    outMargin: number,
  ): number;
  sat_distance(
    a: number,
    ta: number,
    b: number,
    tb: number,
    outClosest: number,
  ): number;
  sat_within(
    inner: number,
    innerTransform: number,
    outer: number,
    outerTransform: number,
    outContainment: number,
  ): number;
  sat_separation(
    a: number,
    ta: number,
    b: number,
    tb: number,
    outTranslation: number,
  ): number;
  sat_separation_within(
    a: number,
    ta: number,
    b: number,
    tb: number,
    workLimit: bigint,
    outTranslation: number,
  ): number;
  sat_explain(
    a: number,
    ta: number,
    b: number,
    tb: number,
    outExplanation: number,
  ): number;
  sat_explanation_free(
    explanation: number,
  ): void;
  sat_explanation_relation(
    explanation: number,
    outRelation: number,
  ): number;
  sat_explanation_point(
    explanation: number,
    outPoint: number,
  ): number;
  sat_explanation_axes(
    explanation: number,
    outAxes: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_explanation_json(
    explanation: number,
    outText: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_cast_segment(
    shape: number,
    transform: number,
    start: number,
    end: number,
    outHit: number,
  ): number;
  sat_cast_ray(
    shape: number,
    transform: number,
    origin: number,
    direction: number,
    reach: number,
    outHit: number,
  ): number;
  sat_motion_between(
    start: number,
    end: number,
    outMotion: number,
  ): number;
  sat_motion_at(
    motion: number,
    time: number,
    outTransform: number,
  ): number;
  sat_sweep(
    a: number,
    motionA: number,
    b: number,
    motionB: number,
    outImpact: number,
  ): number;
  sat_sweep_with(
    a: number,
    motionA: number,
    b: number,
    motionB: number,
    options: number,
    outImpact: number,
  ): number;
  sat_sweep_bounds(
    a: number,
    motionA: number,
    b: number,
    motionB: number,
    outBounds: number,
  ): number;
  sat_resolve(
    normal: number,
    depth: number,
    inverseMassA: number,
    inverseMassB: number,
    outResolution: number,
  ): number;
  sat_rebound(
    normal: number,
    velocityA: number,
    inverseMassA: number,
    velocityB: number,
    inverseMassB: number,
    restitution: number,
    outVelocities: number,
  ): number;
  sat_slide(
    velocity: number,
    normal: number,
    outVelocity: number,
  ): number;
  sat_batch_rectangles_f64(
    a: number,
    b: number,
    count: number,
    outRelations: number,
    outAnswered: number,
  ): number;
  sat_batch_rectangles_f32(
    a: number,
    b: number,
    count: number,
    outRelations: number,
    outAnswered: number,
  ): number;
  sat_batch_pairs(
    shapes: number,
    transforms: number,
    bodyCount: number,
    pairs: number,
    pairCount: number,
    outRelations: number,
    outAnswered: number,
  ): number;
  sat_world_new(
    outWorld: number,
  ): number;
  sat_world_free(
    world: number,
  ): void;
  sat_world_set_parallel(
    world: number,
    parallel: number,
  ): number;
  sat_world_set_parallel_from(
    world: number,
    nearPairs: number,
  ): number;
  sat_body_id_equal(
    a: bigint,
    b: bigint,
  ): number;
  sat_body_id_is_none(
    id: bigint,
  ): number;
  sat_body_default(
    outResult: number,
  ): void;
  sat_world_insert(
    world: number,
    body: number,
    outId: number,
  ): number;
  sat_world_insert_many(
    world: number,
    bodies: number,
    count: number,
    outIds: number,
  ): number;
  sat_world_remove(
    world: number,
    id: bigint,
  ): number;
  sat_world_attach(
    world: number,
    owner: bigint,
    part: number,
    outId: number,
  ): number;
  sat_world_owner(
    world: number,
    id: bigint,
    outOwner: number,
  ): number;
  sat_world_parts(
    world: number,
    id: bigint,
    outParts: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_local_transform(
    world: number,
    id: bigint,
    outLocal: number,
  ): number;
  sat_world_set_local_transform(
    world: number,
    id: bigint,
    local: number,
  ): number;
  sat_world_get(
    world: number,
    id: bigint,
    outBody: number,
  ): number;
  sat_world_transform(
    world: number,
    id: bigint,
    outTransform: number,
  ): number;
  sat_world_user(
    world: number,
    id: bigint,
    outUser: number,
  ): number;
  sat_world_kind(
    world: number,
    id: bigint,
    outKind: number,
  ): number;
  sat_world_contains(
    world: number,
    id: bigint,
    outContains: number,
  ): number;
  sat_world_body_count(
    world: number,
    outCount: number,
  ): number;
  sat_world_bodies(
    world: number,
    outIds: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_bounds(
    world: number,
    id: bigint,
    outBounds: number,
  ): number;
  sat_world_relation(
    world: number,
    a: bigint,
    b: bigint,
    outRelation: number,
  ): number;
  sat_world_within(
    world: number,
    inner: bigint,
    outer: bigint,
    outContainment: number,
  ): number;
  sat_world_contact(
    world: number,
    a: bigint,
    b: bigint,
    outManifold: number,
  ): number;
  sat_world_contacts(
    world: number,
    a: bigint,
    b: bigint,
    outManifolds: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_set_transform(
    world: number,
    id: bigint,
    transform: number,
  ): number;
  sat_world_set_transforms(
    world: number,
    ids: number,
    transforms: number,
    count: number,
  ): number;
  sat_world_set_shape(
    world: number,
    id: bigint,
    shape: number,
  ): number;
  sat_world_set_kind(
    world: number,
    id: bigint,
    kind: number,
  ): number;
  sat_world_set_kinds(
    world: number,
    ids: number,
    kinds: number,
    count: number,
  ): number;
  sat_world_set_filter(
    world: number,
    id: bigint,
    filter: number,
  ): number;
  sat_world_set_user(
    world: number,
    id: bigint,
    user: bigint,
  ): number;
  sat_world_set_inverse_mass(
    world: number,
    id: bigint,
    inverseMass: number,
  ): number;
  sat_world_step(
    world: number,
  ): number;
  sat_world_step_within(
    world: number,
    maxPairs: number,
  ): number;
  sat_world_set_touching_tolerance(
    world: number,
    tolerance: number,
  ): number;
  sat_world_touching_tolerance(
    world: number,
    outTolerance: number,
  ): number;
  sat_world_event_count(
    world: number,
    outCount: number,
  ): number;
  sat_world_events(
    world: number,
    outEvents: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_set_pair_predicate(
    world: number,
    predicate: number,
    user: number,
  ): number;
  sat_world_set_one_way(
    world: number,
    id: bigint,
    direction: number,
  ): number;
  sat_world_one_way(
    world: number,
    id: bigint,
    outDirection: number,
  ): number;
  sat_world_separate(
    world: number,
    iterations: number,
    outResult: number,
  ): number;
  sat_world_separate_within(
    world: number,
    iterations: number,
    maxPairs: number,
    outResult: number,
  ): number;
  sat_world_move_and_slide(
    world: number,
    id: bigint,
    delta: number,
    outHits: number,
    capacity: number,
    outResult: number,
  ): number;
  sat_world_move_character(
    world: number,
    id: bigint,
    delta: number,
    options: number,
    outHits: number,
    capacity: number,
    outResult: number,
  ): number;
  sat_query_filter_default(
    outResult: number,
  ): void;
  sat_world_query_point(
    world: number,
    point: number,
    filter: number,
    outIds: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_query_box(
    world: number,
    region: number,
    coverage: number,
    filter: number,
    outIds: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_query_circle(
    world: number,
    center: number,
    radius: number,
    coverage: number,
    filter: number,
    outIds: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_query_shape(
    world: number,
    shape: number,
    transform: number,
    coverage: number,
    filter: number,
    outIds: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_each_at_point(
    world: number,
    point: number,
    filter: number,
    callback: number,
    user: number,
  ): number;
  sat_world_each_in_box(
    world: number,
    region: number,
    coverage: number,
    filter: number,
    callback: number,
    user: number,
  ): number;
  sat_world_each_in_circle(
    world: number,
    center: number,
    radius: number,
    coverage: number,
    filter: number,
    callback: number,
    user: number,
  ): number;
  sat_world_each_in_shape(
    world: number,
    shape: number,
    transform: number,
    coverage: number,
    filter: number,
    callback: number,
    user: number,
  ): number;
  sat_world_nearest(
    world: number,
    point: number,
    k: number,
    reach: number,
    filter: number,
    outBodies: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_cast_ray(
    world: number,
    origin: number,
    direction: number,
    reach: number,
    filter: number,
    outHit: number,
  ): number;
  sat_world_cast_ray_all(
    world: number,
    origin: number,
    direction: number,
    reach: number,
    filter: number,
    outHits: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_each_on_ray(
    world: number,
    origin: number,
    direction: number,
    reach: number,
    filter: number,
    callback: number,
    user: number,
  ): number;
  sat_world_sweep(
    world: number,
    shape: number,
    motion: number,
    filter: number,
    outImpact: number,
  ): number;
  sat_world_save(
    world: number,
    outBytes: number,
    capacity: number,
    outCount: number,
  ): number;
  sat_world_restore(
    bytes: number,
    count: number,
    outWorld: number,
  ): number;
  sat_world_clone(
    world: number,
    outWorld: number,
  ): number;
  sat_world_start_recording(
    world: number,
    callback: number,
    user: number,
  ): number;
  sat_world_stop_recording(
    world: number,
    outComplete: number,
  ): number;
  sat_world_fingerprint(
    world: number,
    outFingerprint: number,
  ): number;
  sat_world_draw(
    world: number,
    callbacks: number,
    user: number,
  ): number;
  sat_world_draw_body(
    world: number,
    id: bigint,
    callbacks: number,
    user: number,
  ): number;
  sat_compat_flash_mirror_of(
    scaleX: number,
  ): number;
  sat_compat_flash_collide(
    a: number,
    b: number,
    outOutcome: number,
  ): number;
  sat_compat_flash_global_rotation(
    levels: number,
    count: number,
    outRotation: number,
  ): number;
  sat_compat_flash_rectangle_side(
    rectangle: number,
    side: number,
    outPlace: number,
  ): number;
  sat_compat_flash_rectangle_set_side(
    rectangle: number,
    side: number,
    value: number,
    outRectangle: number,
  ): number;
  sat_compat_flash_rectangle_inflate(
    rectangle: number,
    dx: number,
    dy: number,
    outRectangle: number,
  ): number;
  sat_compat_flash_rectangle_is_empty(
    rectangle: number,
    script: number,
    outEmpty: number,
  ): number;
  sat_compat_flash_rectangle_contains(
    rectangle: number,
    x: number,
    y: number,
    outInside: number,
  ): number;
  sat_compat_flash_rectangle_contains_rectangle(
    a: number,
    b: number,
    script: number,
    outInside: number,
  ): number;
  sat_compat_flash_rectangle_intersects(
    a: number,
    b: number,
    script: number,
    outHit: number,
  ): number;
  sat_compat_flash_rectangle_intersection(
    a: number,
    b: number,
    script: number,
    outCommon: number,
  ): number;
  sat_compat_flash_rectangle_union(
    a: number,
    b: number,
    script: number,
    outBox: number,
  ): number;
  sat_compat_flash_point_add(
    a: number,
    b: number,
    outPoint: number,
  ): number;
  sat_compat_flash_point_subtract(
    a: number,
    b: number,
    outPoint: number,
  ): number;
  sat_compat_flash_point_length(
    point: number,
    outLength: number,
  ): number;
  sat_compat_flash_point_distance(
    a: number,
    b: number,
    outDistance: number,
  ): number;
  sat_compat_flash_point_interpolate(
    a: number,
    b: number,
    f: number,
    outPoint: number,
  ): number;
  sat_compat_flash_point_normalize(
    point: number,
    script: number,
    thickness: number,
    outPoint: number,
  ): number;
  sat_compat_flash_point_polar(
    length: number,
    angle: number,
    outPoint: number,
  ): number;
  sat_compat_flash_matrix_scale(
    matrix: number,
    sx: number,
    sy: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_matrix_rotate(
    matrix: number,
    angle: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_matrix_translate(
    matrix: number,
    dx: number,
    dy: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_matrix_concat(
    matrix: number,
    other: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_matrix_invert(
    matrix: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_matrix_create_box(
    scaleX: number,
    scaleY: number,
    rotation: number,
    tx: number,
    ty: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_matrix_create_gradient_box(
    width: number,
    height: number,
    rotation: number,
    tx: number,
    ty: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_matrix_transform_point(
    matrix: number,
    point: number,
    outPoint: number,
  ): number;
  sat_compat_flash_matrix_delta_transform_point(
    matrix: number,
    point: number,
    outPoint: number,
  ): number;
  sat_compat_flash_stage_new(
    outStage: number,
  ): number;
  sat_compat_flash_stage_new_script(
    script: number,
    outStage: number,
  ): number;
  sat_compat_flash_stage_free(
    stage: number,
  ): void;
  sat_compat_flash_stage_create_container(
    stage: number,
    outNode: number,
  ): number;
  sat_compat_flash_stage_create_bitmap(
    stage: number,
    width: number,
    height: number,
    outNode: number,
  ): number;
  sat_compat_flash_stage_add_child(
    stage: number,
    parent: number,
    child: number,
  ): number;
  sat_compat_flash_stage_remove(
    stage: number,
    child: number,
  ): number;
  sat_compat_flash_stage_set_clipped_by(
    stage: number,
    object: number,
    layer: number,
  ): number;
  sat_compat_flash_stage_set_mask(
    stage: number,
    object: number,
    mask: number,
  ): number;
  sat_compat_flash_stage_create_graphics(
    stage: number,
    layers: number,
    count: number,
    boundsWithStrokes: number,
    boundsWithout: number,
    outNode: number,
  ): number;
  sat_compat_flash_stage_set(
    stage: number,
    object: number,
    property: number,
    value: number,
  ): number;
  sat_compat_flash_stage_property(
    stage: number,
    object: number,
    property: number,
    outValue: number,
  ): number;
  sat_compat_flash_stage_set_matrix(
    stage: number,
    object: number,
    matrix: number,
  ): number;
  sat_compat_flash_stage_matrix(
    stage: number,
    object: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_stage_local_to_global(
    stage: number,
    object: number,
    point: number,
    outPoint: number,
  ): number;
  sat_compat_flash_stage_global_to_local(
    stage: number,
    object: number,
    point: number,
    outPoint: number,
  ): number;
  sat_compat_flash_stage_bounds(
    stage: number,
    object: number,
    target: number,
    strokes: number,
    outBounds: number,
  ): number;
  sat_compat_flash_stage_hit_test_object(
    stage: number,
    a: number,
    b: number,
    outHit: number,
  ): number;
  sat_compat_flash_stage_hit_test_point(
    stage: number,
    object: number,
    x: number,
    y: number,
    shapeFlag: number,
    outHit: number,
  ): number;
  sat_compat_flash_stage_fill_count(
    stage: number,
    object: number,
    outCount: number,
  ): number;
  sat_compat_flash_stage_exact_shape(
    stage: number,
    object: number,
    fill: number,
    outShape: number,
  ): number;
  sat_compat_flash_stage_stroke_shape_within(
    stage: number,
    object: number,
    stroke: number,
    tolerance: number,
    outShape: number,
  ): number;
  sat_compat_flash_stage_exact_transform(
    stage: number,
    object: number,
    outTransform: number,
  ): number;
  sat_compat_flash_stage_set_scroll_rect(
    stage: number,
    object: number,
    rectangle: number,
  ): number;
  sat_compat_flash_stage_scroll_rect(
    stage: number,
    object: number,
    outRectangle: number,
  ): number;
  sat_compat_flash_stage_concatenated_matrix(
    stage: number,
    object: number,
    outMatrix: number,
  ): number;
  sat_compat_flash_stage_start_drag(
    stage: number,
    object: number,
    lockCenter: number,
    bounds: number,
  ): number;
  sat_compat_flash_stage_set_mouse(
    stage: number,
    mouse: number,
  ): number;
  sat_compat_flash_stage_stop_drag(
    stage: number,
  ): number;
  sat_compat_flash_bitmap_hits_point(
    bitmap: number,
    corner: number,
    threshold: bigint,
    point: number,
    outHit: number,
  ): number;
  sat_compat_flash_bitmap_hits_rectangle(
    bitmap: number,
    corner: number,
    threshold: bigint,
    upperLeft: number,
    width: number,
    height: number,
    outHit: number,
  ): number;
  sat_compat_flash_bitmap_hits_bitmap(
    bitmap: number,
    corner: number,
    threshold: bigint,
    other: number,
    otherCorner: number,
    otherThreshold: bigint,
    outHit: number,
  ): number;
  sat_compat_flash_color_bounds(
    argb: number,
    width: number,
    height: number,
    transparent: number,
    mask: number,
    color: number,
    findColor: number,
    outBounds: number,
  ): number;
  sat_compat_awt_hit(
    a: number,
    b: number,
    outHit: number,
  ): number;
  sat_compat_awt_rectangle_intersects(
    a: number,
    b: number,
    outHit: number,
  ): number;
  sat_compat_awt_rectangle_contains(
    a: number,
    x: number,
    y: number,
    outInside: number,
  ): number;
  sat_compat_awt_rectangle_contains_rectangle(
    a: number,
    b: number,
    outInside: number,
  ): number;
  sat_compat_awt_rectangle_intersection(
    a: number,
    b: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle_union(
    a: number,
    b: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle_add(
    a: number,
    x: number,
    y: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle_add_rectangle(
    a: number,
    b: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle_grow(
    a: number,
    dx: number,
    dy: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle_translate(
    a: number,
    dx: number,
    dy: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_line2d_intersects_line(
    a: number,
    b: number,
    outHit: number,
  ): number;
  sat_compat_awt_line2d_relative_ccw(
    segment: number,
    x: number,
    y: number,
    outSide: number,
  ): number;
  sat_compat_awt_line2d_point_segment_distance_squared(
    segment: number,
    x: number,
    y: number,
    outSquare: number,
  ): number;
  sat_compat_awt_line2d_point_line_distance_squared(
    segment: number,
    x: number,
    y: number,
    outSquare: number,
  ): number;
  sat_compat_awt_point2d_distance_squared(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    outSquare: number,
  ): number;
  sat_compat_awt_rectangle2d_intersects(
    a: number,
    b: number,
    outHit: number,
  ): number;
  sat_compat_awt_rectangle2d_contains(
    a: number,
    x: number,
    y: number,
    outInside: number,
  ): number;
  sat_compat_awt_rectangle2d_contains_rectangle(
    a: number,
    b: number,
    outInside: number,
  ): number;
  sat_compat_awt_rectangle2d_outcode(
    a: number,
    x: number,
    y: number,
    outCode: number,
  ): number;
  sat_compat_awt_rectangle2d_intersects_line(
    a: number,
    segment: number,
    outHit: number,
  ): number;
  sat_compat_awt_rectangle2d_intersection(
    a: number,
    b: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle2d_union(
    a: number,
    b: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle2d_add_rectangle(
    a: number,
    b: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle2d_add(
    a: number,
    x: number,
    y: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_rectangle2d_bounds(
    a: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_ellipse2d_contains(
    ellipseBox: number,
    x: number,
    y: number,
    outInside: number,
  ): number;
  sat_compat_awt_ellipse2d_intersects(
    ellipseBox: number,
    rectangle: number,
    outHit: number,
  ): number;
  sat_compat_awt_ellipse2d_contains_rectangle(
    ellipseBox: number,
    rectangle: number,
    outInside: number,
  ): number;
  sat_compat_awt_round_rectangle2d_contains(
    a: number,
    x: number,
    y: number,
    outInside: number,
  ): number;
  sat_compat_awt_round_rectangle2d_intersects(
    a: number,
    rectangle: number,
    outHit: number,
  ): number;
  sat_compat_awt_round_rectangle2d_contains_rectangle(
    a: number,
    rectangle: number,
    outInside: number,
  ): number;
  sat_compat_awt_arc2d_contains(
    a: number,
    x: number,
    y: number,
    outInside: number,
  ): number;
  sat_compat_awt_arc2d_contains_angle(
    a: number,
    angle: number,
    outInside: number,
  ): number;
  sat_compat_awt_arc2d_contains_rectangle(
    a: number,
    rectangle: number,
    outInside: number,
  ): number;
  sat_compat_awt_arc2d_intersects(
    a: number,
    rectangle: number,
    outHit: number,
  ): number;
  sat_compat_awt_arc2d_bounds(
    a: number,
    outRectangle: number,
  ): number;
  sat_compat_awt_polygon_contains(
    polygon: number,
    count: number,
    x: number,
    y: number,
    outInside: number,
  ): number;
  sat_compat_awt_polygon_intersects(
    polygon: number,
    count: number,
    rectangle: number,
    outHit: number,
  ): number;
  sat_compat_awt_polygon_contains_rectangle(
    polygon: number,
    count: number,
    rectangle: number,
    outInside: number,
  ): number;
  sat_compat_awt_path2d_contains(
    path: number,
    count: number,
    winding: number,
    x: number,
    y: number,
    outInside: number,
  ): number;
  sat_compat_awt_path2d_intersects(
    path: number,
    count: number,
    winding: number,
    rectangle: number,
    outHit: number,
  ): number;
  sat_compat_awt_path2d_contains_rectangle(
    path: number,
    count: number,
    winding: number,
    rectangle: number,
    outInside: number,
  ): number;
  sat_compat_awt_transform_identity(
    outResult: number,
  ): void;
  sat_compat_awt_transform_translate(
    transform: number,
    tx: number,
    ty: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_scale(
    transform: number,
    sx: number,
    sy: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_shear(
    transform: number,
    shx: number,
    shy: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_rotate(
    transform: number,
    theta: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_rotate_about(
    transform: number,
    theta: number,
    x: number,
    y: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_point(
    transform: number,
    x: number,
    y: number,
    outPoint: number,
  ): number;
  sat_compat_awt_transform_from_matrix(
    m00: number,
    m10: number,
    m01: number,
    m11: number,
    m02: number,
    m12: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_from_rotation(
    theta: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_from_rotation_about(
    theta: number,
    x: number,
    y: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_from_vector(
    vectorX: number,
    vectorY: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_from_vector_about(
    vectorX: number,
    vectorY: number,
    x: number,
    y: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_from_quadrants(
    n: number,
    x: number,
    y: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_rotate_by_vector(
    transform: number,
    vectorX: number,
    vectorY: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_quadrant_rotate(
    transform: number,
    n: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_quadrant_rotate_about(
    transform: number,
    n: number,
    x: number,
    y: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_concatenate(
    transform: number,
    other: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_pre_concatenate(
    transform: number,
    other: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_inverse(
    transform: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_invert(
    transform: number,
    outTransform: number,
  ): number;
  sat_compat_awt_transform_inverse_point(
    transform: number,
    x: number,
    y: number,
    outPoint: number,
  ): number;
  sat_compat_awt_transform_delta_point(
    transform: number,
    x: number,
    y: number,
    outPoint: number,
  ): number;
  sat_compat_awt_transform_determinant(
    transform: number,
    outDeterminant: number,
  ): number;
  sat_compat_pygame_from_surface(
    alpha: number,
    width: number,
    height: number,
    threshold: number,
    outMask: number,
  ): number;
  sat_compat_pygame_overlap(
    mask: number,
    other: number,
    offset: number,
    longBits: number,
    outPixel: number,
  ): number;
  sat_compat_pygame_overlap_area(
    mask: number,
    other: number,
    offset: number,
    outArea: number,
  ): number;
  sat_compat_pygame_overlap_mask(
    mask: number,
    other: number,
    offset: number,
    outMask: number,
  ): number;
  sat_compat_xywh_rect_to_rect(
    a: number,
    b: number,
    outHit: number,
  ): number;
  sat_compat_xywh_circle_to_rect(
    circle: number,
    rect: number,
    outHit: number,
  ): number;
  sat_compat_typescript_is_concave(
    points: number,
    count: number,
    outConcave: number,
  ): number;
}

// The C++ API as a user would use it: every part of it once. Exits with status 0 if all results are
// right. Built without exceptions, it leaves out the part that catches them. It needs no other
// file, so that it can be built anywhere.
#include <sat2d_compat.hpp>

#include <cmath>
#include <cstdio>
#include <cstring>
#include <type_traits>

namespace {

int failures = 0;

void expect(bool ok, const char *what, int line) {
    if (!ok) {
        std::fprintf(stderr, "consumer.cpp:%d: %s\n", line, what);
        failures++;
    }
}
#define EXPECT(condition) expect((condition), #condition, __LINE__)

using sat2d::relation;
using sat2d::shape;
using sat2d::transform;
using sat2d::vec2;

static_assert(sizeof(shape) == sizeof(void *), "a shape is a pointer");
static_assert(sizeof(transform) == sizeof(sat_transform), "a transform is the struct");
static_assert(std::is_nothrow_move_constructible<shape>::value, "vectors of shapes move them");
static_assert(std::is_nothrow_copy_constructible<shape>::value, "a copy is a further reference");
static_assert(std::is_trivially_copyable<transform>::value, "a transform is plain");

void versions() {
    sat2d::check_version();
}

void transforms() {
    const transform body = transform::placement_degrees({100, 50}, 90);
    const transform sword = transform::placement({10, 0}, 0, -1, 1);
    const transform placed = body * sword;
    EXPECT(placed.is_mirrored() && placed.is_similarity());
    EXPECT(!transform().is_mirrored());
    const transform turned{0, 1, -1, 0, 100, 50};
    EXPECT(turned.raw().b == body.raw().b && turned.raw().c == body.raw().c);
    EXPECT(turned.apply({10, 0}).y == 60);
    const vec2 tip = placed.apply({10, 0});
    EXPECT(tip.x == 100 && tip.y == 50);
    EXPECT((placed * placed.inverse()).raw().a == 1);
    const transform nested = transform::nested({body.raw(), sword.raw()});
    EXPECT(nested.raw().tx == placed.raw().tx && nested.raw().b == placed.raw().b);
}

void shapes() {
    const std::vector<vec2> triangle = {{0, 0}, {9, 0}, {5, 7}};
    std::vector<shape> all;
    all.push_back(shape::circle({1, 2}, 3));
    all.push_back(shape::segment({0, 0}, {4, 0}));
    all.push_back(shape::capsule({0, 0}, {4, 0}, 1));
    all.push_back(shape::rectangle(4, 2));
    all.push_back(shape::rectangle_xywh(1, 2, 3, 4));
    all.push_back(shape::convex_polygon(triangle));
    all.push_back(shape::rounded_polygon(triangle, 1));
    all.push_back(shape::ellipse(5, 3));
    EXPECT(all[0].radius() == 3 && all[0].vertices().size() == 1);
    EXPECT(all[5].vertices().size() == 3 && all[5].vertices()[2].y == 7);
    EXPECT(all[4].bounds().max.y == 6);
    EXPECT(all[7].kind() == sat2d::shape_kind::ellipse && all[7].half_axes().y == 3);
    for (const shape &one : all) {
        EXPECT(sat2d::hits(one, transform(), one, transform()));
    }

    shape copy = all[3];
    EXPECT(copy.get() == all[3].get());
    all.clear();
    EXPECT(copy.bounds().max.x == 2);
    shape moved = std::move(copy);
    EXPECT(moved && !copy); // NOLINT: a moved-from shape is empty, by contract
    copy = moved;
    const shape &itself = copy;
    copy = itself;
    EXPECT(copy.get() == moved.get());
    shape adopted = shape::adopt(moved.release());
    EXPECT(adopted && !moved);
}

void polygons() {
    const sat2d::polygon arrow({{0, 0}, {4, 0}, {4, 4}, {3, 1}});
    EXPECT(arrow.is_concave() && arrow.reflex_vertices() == std::vector<std::uint32_t>{3});
    EXPECT(arrow.validate().status == SAT_OK);
    sat2d::polygon plate({{0, 0}, {9, 0}, {9, 9}, {0, 9}});
    EXPECT(!plate.is_concave() && plate.reflex_vertices().empty());
    plate.add_hole({{4, 4}, {5, 6}, {6, 4}});
    EXPECT(plate.is_concave() && plate.points().size() == 7 && plate.ring_sizes()[1] == 3);

    const vec2 middle = sat2d::polygon({{0, 0}, {9, 0}, {9, 9}, {0, 9}}).centroid();
    EXPECT(middle.x == 4.5 && middle.y == 4.5);
    EXPECT(sat2d::validate_multipolygon({plate, arrow}).parts[1] == 1);
    EXPECT(sat2d::validate_multipolygon({arrow}).fault.status == SAT_OK);

    const sat2d::polygon bent({{0, 0}, {2, 0.25}, {4, 0}, {4, 4}, {0, 4}});
    const sat2d::polygon square = bent.simplify(0.25, sat2d::deviation::outward);
    EXPECT(square.points().size() == 4 && square.points()[1].x == 4);
    const sat2d::polygon same = bent.simplify(0.25, sat2d::deviation::inward);
    EXPECT(same.points().size() == 5);
    const sat2d::decomposition rough = bent.approximate(0.25, sat2d::deviation::outward);
    EXPECT(rough.pieces.size() == 1 && rough.pieces[0].edges.empty());
    EXPECT(bent.approximate(0.125, sat2d::deviation::outward).pieces.size() == 2);
    sat2d::polygon above({{0, 9}, {2, 8}, {4, 9}, {4, 12}, {0, 12}});
    above.add_hole({});
    const std::vector<sat2d::polygon> both = sat2d::simplify_multipolygon({bent, above}, 1);
    EXPECT(both.size() == 2 && both[1].ring_sizes().size() == 2);
    EXPECT(both[0].points().size() == 4 && both[1].points().size() == 4);

    sat2d::decomposer first, kept = std::move(first);
    const sat2d::polygon tie({{0, 0}, {4, 4}, {4, 0}, {0, 4}});
    const sat2d::decomposition alone = plate.decompose(), again = kept.decompose(plate);
    const sat2d::decomposition trusted = kept.decompose_trusted(plate);
    EXPECT(again.pieces.size() == alone.pieces.size() && again.area == alone.area &&
           trusted.pieces.size() == alone.pieces.size());
    const std::vector<sat2d::decomposed_polygon> many = sat2d::decompose_many({arrow, tie, plate});
    EXPECT(many.size() == 3 && many[1].status == sat2d::status::edges_cross &&
           many[1].result.pieces.empty() && many[0].status == sat2d::status::ok);
    EXPECT(many[2].result.pieces.size() == alone.pieces.size() &&
           many[2].result.pieces[1].vertices == alone.pieces[1].vertices &&
           many[2].result.pieces[1].edges == alone.pieces[1].edges);
    const std::vector<sat2d::decomposed_polygon> one = sat2d::decompose_many_trusted({plate});
    EXPECT(one[0].result.area == alone.area);

    const sat2d::decomposition cut = plate.decompose({sat2d::decompose_method::fast, 4});
    std::vector<int> seen(7);
    unsigned diagonals = 0;
    for (const sat2d::piece &piece : cut.pieces) {
        EXPECT(piece.vertices.size() >= 3 && piece.vertices.size() <= 4);
        EXPECT(piece.vertices.size() == piece.edges.size());
        for (const std::uint32_t edge : piece.edges) {
            if (edge == SAT_EDGE_DIAGONAL) {
                diagonals++;
            } else {
                seen[edge]++;
            }
        }
    }
    // one cut for each hole and for each further piece, seen from both sides
    EXPECT(seen == std::vector<int>(7, 1) && diagonals == 2 * cut.pieces.size());
    EXPECT(cut.area == 79);
    EXPECT(arrow.decompose().pieces.size() == 2 &&
           arrow.decompose(sat2d::decompose_method::fewest).is_optimal);
    sat2d::decompose_options limited;
    limited.work_limit = 100000;
    EXPECT(arrow.decompose(limited).is_complete);

    const shape walls = shape::polygon(plate);
    EXPECT(walls.vertices().size() == 7 && walls.ring_sizes() == plate.ring_sizes());
    EXPECT(sat2d::point_relation(walls, transform(), {5, 5}) == relation::disjoint);
    EXPECT(sat2d::point_relation(walls, transform(), {5, 6}) == relation::touching);
    EXPECT(sat2d::point_relation(shape::polygon(arrow), transform(), {3, 0.5}) ==
           relation::overlapping);
    const shape all = shape::hull({{0, 0}, {1, 1}, {4, 0}, {2, 3}});
    EXPECT(all.vertices().size() == 3 && all.ring_sizes().size() == 1);

    const sat2d::polygon bow({{0, 0}, {4, 4}, {4, 0}, {0, 4}});
    const sat2d::polygon_fault fault = bow.validate();
    EXPECT(fault.status == SAT_ERR_EDGES_CROSS && fault.edges[1] == 2 && fault.place.x == 2);
}

void strokes() {
    sat2d::path corner, bow_tie;
    corner.move_to({0, 0}).line_to({8, 0}).line_to({8, 8});
    const auto area = [&](const sat2d::stroke &form) {
        return shape::stroke_within(corner, form, 1.0 / 1024).area();
    };
    EXPECT(area(sat2d::stroke(2, sat2d::stroke_join::bevel, sat2d::stroke_cap::butt)) == 31.5);
    EXPECT(area(sat2d::stroke(2, sat2d::stroke_join::miter, sat2d::stroke_cap::butt)) == 32);
    EXPECT(std::fabs(area(sat2d::stroke(2)) - 31 - 1.25 * 3.141592653589793) < 0.01);
    bow_tie.move_to({0, 0}).line_to({4, 4}).line_to({4, 0}).line_to({0, 4});
    EXPECT(shape::outline_within(bow_tie, sat2d::fill_rule::non_zero, 0.01).area() == 8);
}

// The places of tangency and the areas are known from the formulas of the curves.
void outlines() {
    sat2d::path leaf; // 10 wide, 6 high: the parabolas end at height 3 and -3
    leaf.move_to({0, 0}).quadratic_to({5, 6}, {10, 0}).quadratic_to({5, -6}, {0, 0});
    const shape made = shape::outline(leaf), ball = shape::circle({0, 0}, 2);
    EXPECT(made.kind() == sat2d::shape_kind::outline && leaf.commands().size() == 3);
    EXPECT(made.vertices().size() == 2 && std::fabs(made.area() - 40) < 1e-12);
    const transform mirrored{-2, 0, 0, 1, 0, 0}, on_top = transform::translation({-10, 5});
    EXPECT(sat2d::collide(made, mirrored, ball, on_top) == relation::touching);
    EXPECT(sat2d::distance(ball, transform::translation({-10, 8}), made, mirrored).distance == 3);
    const std::vector<sat2d::path_command> &list = leaf.commands();
    EXPECT(shape::outline(list.data(), list.size()).area() == made.area());

    const std::vector<vec2> corners = made.flattened(1);
    EXPECT(corners.size() == 4 && corners[1].x == 5 && corners[1].y == 3);
    EXPECT(made.flattened_ring_sizes(1) == std::vector<std::size_t>{4});
    EXPECT(ball.flattened(1).size() == 1);

    // a disc of radius 8 with another one of radius 4 in it, both from x toward y
    sat2d::path rings;
    for (const double r : {8.0, 4.0}) {
        rings.move_to({-r, 0}).arc_to({r, r}, 0, false, true, {r, 0});
        rings.arc_to({r, r}, 0, false, true, {-r, 0}).close();
    }
    const shape hollow = shape::outline(rings);
    const shape solid = shape::outline(rings, sat2d::fill_rule::non_zero);
    EXPECT(sat2d::collide(hollow, {}, ball, {}) == relation::disjoint);
    EXPECT(sat2d::collide(hollow, {}, ball, transform::translation({2, 0})) == relation::touching);
    EXPECT(sat2d::collide(solid, {}, ball, {}) == relation::overlapping);
    const double pi = 3.141592653589793;
    EXPECT(std::fabs(hollow.area() - 48 * pi) < 1e-9 && std::fabs(solid.area() - 64 * pi) < 1e-9);

    // a quarter of the ellipse with the half-axes 6 and 2, turned by 90 degrees: the flags choose
    // one of four arcs between the same points
    const double quarter = 3 * pi, triangle = 6;
    for (const bool is_large : {false, true}) {
        for (const bool is_sweep : {false, true}) {
            sat2d::path part;
            part.move_to({2, 0}).arc_to({6, 2}, 90, is_large, is_sweep, {0, 6}).close();
            const shape segment = shape::outline(part);
            const double cut = quarter - triangle, area = is_large ? 12 * pi - cut : cut;
            EXPECT(std::fabs(segment.area() - area) < 1e-9);
            // the small arc about (0, 0) runs from x toward y, that about (2, 6) against it
            const bool is_about_origin = is_large != is_sweep;
            const vec2 inside = is_about_origin ? vec2{1.4, 4.2} : vec2{0.6, 1.8};
            const vec2 middle = is_about_origin ? vec2{0, 0} : vec2{2, 6};
            EXPECT(sat2d::point_relation(segment, {}, is_large ? middle : inside) ==
                   relation::overlapping);
        }
    }

    // the weight of a quarter of a circle; and a cubic curve that is a parabola
    sat2d::path slice, hill;
    slice.move_to({0, 0}).line_to({3, 0}).conic_to({3, 3}, std::sqrt(0.5), {0, 3});
    EXPECT(std::fabs(shape::outline(slice).area() - 9 * pi / 4) < 1e-9);
    hill.move_to({0, 0}).cubic_within({1, 2}, {2, 2}, {3, 0}, 0.01);
    EXPECT(std::fabs(shape::outline(hill).area() - 3) < 0.02);
}

void masks() {
    const std::uint8_t alpha[6] = {0, 255, 9, 0, 200, 128};
    const sat2d::mask sprite = sat2d::mask::from_alpha(alpha, 3, 2, 128);
    EXPECT(sprite.width() == 3 && sprite.height() == 2 && sprite.count() == 3);
    EXPECT(sprite.get(1, 0) && !sprite.get(2, 0) && !sprite.is_empty());
    EXPECT(sprite.bounds().x == 1 && sprite.bounds().width == 2 && sprite.word(1, 1) == 3);
    EXPECT(sprite.overlaps(sprite, {1, 1}) && !sprite.overlaps(sprite, {2, 1}));
    EXPECT(sprite.overlap_area(sprite, {0, 0}) == 3);
    const sat2d::found_pixel first = sprite.first_overlap(sprite, {0, 1});
    EXPECT(first.found && first.pixel.x == 1 && first.pixel.y == 1);
    EXPECT(sprite.overlap_mask(sprite, {1, 0}).count() == 1);

    const std::uint64_t rows[4] = {7, 5, 7, 8};
    sat2d::mask frame = sat2d::mask::from_words(rows, 4, 4);
    const std::vector<sat2d::polygon> found = frame.silhouettes();
    EXPECT(found.size() == 2 && found[0].ring_sizes().size() == 2 && found[1].points().size() == 4);
    EXPECT(frame.silhouettes(sat2d::connectivity::eight).size() == 1);
    const std::vector<shape> groups = shape::mask_groups(frame, {2, 2});
    EXPECT(groups.size() == 2 && groups[0].area() == 8 && groups[1].bounds().max.x == 2);
    const shape whole = shape::mask(frame, {2, 2});
    EXPECT(whole.kind() == sat2d::shape_kind::multi_polygon && whole.area() == 9);
    EXPECT(sat2d::collide(whole, transform(), groups[1], transform()) ==
           sat2d::relation::overlapping);
    const sat2d::mask before = frame.clone();
    frame.fill(shape::circle({0, 0}, 1), transform::translation({1.5, 1.5}), false);
    frame.set(3, 3, false);
    EXPECT(frame.count() == 4 && before.count() == 9);
    const sat2d::mask moved = std::move(frame);
    EXPECT(moved.get() && sat2d::mask::empty(5, 5).silhouettes().empty());

    const sat2d::mask game = sat2d::compat::pygame::from_surface(alpha, 3, 2, 128);
    EXPECT(game.count() == 2 && sat2d::compat::pygame::overlap(game, game, {0, 0}).found);
    EXPECT(sat2d::compat::pygame::overlap_area(game, game, {0, 1}) == 1 &&
           sat2d::compat::pygame::overlap_mask(game, game, {0, 1}).get(1, 1));
}

void verdicts() {
    const shape wall = shape::rectangle(4, 2), ball = shape::circle({0, 0}, 1);
    const transform here, there = transform::placement({3, 0}),
                          near = transform::placement({2.5, 0});
    EXPECT(sat2d::collide(wall, here, ball, there) == relation::touching);
    EXPECT(sat2d::hits(wall, here, ball, there) && !sat2d::overlaps(wall, here, ball, there));
    EXPECT(sat2d::overlaps(wall, here, ball, near));
    EXPECT(sat2d::point_relation(wall, here, {2, 1}) == relation::touching);
}

void meetings() {
    const shape floor = shape::rectangle(100, 2), crate = shape::rectangle(4, 4),
                ball = shape::circle({0, 0}, 1);
    const transform here, on = transform::placement({10, 2.5}), high = transform::placement({0, 5});
    const sat2d::manifold hit = sat2d::contact(floor, here, crate, on);
    EXPECT(hit.point_count == 2 && hit.depth == 0.5 && hit.normal.y == 1 &&
           hit.kind == SAT_CONTACT_EDGE_EDGE);
    EXPECT(hit.feature_a.kind == SAT_FEATURE_EDGE && hit.feature_a.index == 2 &&
           hit.reference == SAT_SIDE_A);
    EXPECT(sat2d::contact(floor, here, crate, high).point_count == 0);
    EXPECT(sat2d::contacts(floor, here, crate, high).empty());
    EXPECT(sat2d::distance(floor, here, crate, high).distance == 2);
    EXPECT(sat2d::rounding_margin(floor, here, crate, on) > 0);

    // a comb has more contacts with the floor than the first buffer holds
    std::vector<vec2> outline = {{0, 9}};
    for (int tooth = 0; tooth < 8; tooth++) {
        const double x = 4 * tooth;
        const vec2 points[4] = {{x, 0}, {x + 2, 0}, {x + 2, 4}, {x + 4, 4}};
        outline.insert(outline.end(), points, points + 4);
    }
    outline.push_back({32, 9});
    const shape comb = shape::polygon(outline);
    const transform sunk = transform::placement({-20, 0.75});
    const std::vector<sat2d::manifold> all = sat2d::contacts(floor, here, comb, sunk);
    EXPECT(all.size() == 8);
    for (const sat2d::manifold &one : all) {
        EXPECT(one.depth == 0.25 && one.normal.y == 1);
    }
    const sat2d::minimum_translation out = sat2d::separation(floor, here, comb, sunk);
    EXPECT(out.depth == 0.25 && out.translation.x == 0 && out.translation.y == 0.25);

    sat2d::explanation why = sat2d::explain(floor, here, ball, high);
    EXPECT(why.relation() == sat2d::relation::disjoint && std::isnan(why.point().x));
    EXPECT(why.axes().size() == 1 && why.axes().front().normal.y == 1);
    EXPECT(why.json().find("\"relation\":\"disjoint\"") != std::string::npos);
    EXPECT(why.json().back() == '}');
    why = sat2d::explain(floor, here, ball, sat2d::transform::placement({0, 2}));
    EXPECT(why.relation() == sat2d::relation::touching && why.point() == (vec2{0, 1}));
    EXPECT(why.axes().front().offset == 1);
    why = sat2d::explain(floor, here, comb, sunk); // the floor is in three of its teeth
    EXPECT(why.relation() == sat2d::relation::overlapping && why.axes().empty());
    why = sat2d::explain(comb, here, ball, high);
    EXPECT(why.relation() == sat2d::collide(comb, here, ball, high));

    const sat2d::ray_hit seen = sat2d::cast_segment(floor, here, {0, 5}, {0, -3});
    EXPECT(seen.hit && seen.fraction == 0.5 && seen.feature.index == 2 && !seen.starts_inside);
    EXPECT(sat2d::cast_ray(floor, here, {0, 5}, {0, -1}, 9).fraction == 4);
    EXPECT(!sat2d::cast_ray(floor, here, {0, 5}, {0, -1}, 3).hit);

    const auto fall = sat2d::motion::linear(high, {0, -12});
    const sat2d::impact met = sat2d::sweep(floor, here, ball, fall);
    EXPECT(met.hit && met.time == 0.25 && met.closest.normal.y == 1 && met.approach == 12);
    EXPECT(fall.at(met.time).raw().ty == 2);
    EXPECT(!sat2d::sweep(floor, here, ball, high).hit);
    EXPECT(sat2d::sweep(floor, here, ball, fall, {sat2d::at_start::report, 100000}).time ==
           met.time);
    const auto rises = sat2d::motion::linear(fall.at(met.time), {0, 8});
    EXPECT(sat2d::sweep(floor, here, ball, rises).hit);
    EXPECT(!sat2d::sweep(floor, here, ball, rises, sat2d::at_start::skip_parting).hit);
    EXPECT(sat2d::separation(floor, here, comb, sunk, 100000).depth == out.depth);
    EXPECT(sat2d::motion::between(here, high).raw().translation.y == 5);
    EXPECT(sat2d::motion::turning(here, {0, 0}, 1, {2, 0}).at(0).raw().a == 1);

    const sat2d::resolution parted = sat2d::resolve(hit.normal, hit.depth, 1, 3);
    EXPECT(parted.a.y == -0.125 && parted.b.y == 0.375);
    EXPECT(sat2d::rebound(hit.normal, {0, 0}, 0, {3, -4}, 1, 0.5).b.y == 2);
    EXPECT(sat2d::slide({3, -4}, hit.normal).y == 0);

    // operators, and enumerations that compare with the fields of C structs
    const vec2 moved = hit.normal * hit.depth + vec2{1, 2} - 2 * vec2{0.5, 1} / 1;
    EXPECT(moved == (vec2{0, 0.5}) && -moved != moved && sat2d::dot(moved, {4, 2}) == 1 &&
           sat2d::cross({1, 0}, moved) == 0.5);
    EXPECT(hit.kind == sat2d::contact_kind::edge_edge && hit.reference == sat2d::side::a);
    EXPECT(sat2d::feature_kind::edge == hit.feature_a.kind &&
           met.relation != relation::overlapping);
    EXPECT(crate.kind() == sat2d::shape_kind::rectangle && crate.area() == 16 &&
           ball.centroid() == (vec2{0, 0}));
}

void batches() {
    const shape tile = shape::rectangle(2, 2), ball = shape::circle({0, 0}, 1);
    const double x[3] = {0, 0, 0}, right[3] = {1, 2, 3}, zero[3] = {0, 0, 0}, one[3] = {1, 1, 1};
    relation found[3];
    EXPECT(sat2d::batch::rectangles(sat2d::rectangles_f64{x, zero, one, zero, zero, one},
                                    {right, zero, one, zero, zero, one}, 3, found) == 3);
    EXPECT(found[0] == relation::overlapping && found[1] == relation::touching &&
           found[2] == relation::disjoint);
    const sat_shape *shapes[2] = {tile.get(), ball.get()};
    const sat_transform places[2] = {transform().raw(), transform::placement({2, 0}).raw()};
    const std::uint32_t list[2] = {0, 1};
    EXPECT(sat2d::batch::pairs(shapes, places, 2, list, 1, found) == 1 &&
           found[0] == relation::touching);
}

// A tile that sticks out of a row stops a body, unless the body has a skin.
void skins() {
    sat2d::world world;
    const shape tile = shape::rectangle(16, 16), box = shape::rectangle(12, 12);
    for (const double top : {0.0, 0.001, -0.002}) {
        const double x = 8 + 16 * static_cast<double>(world.body_count());
        world.insert(
            sat2d::body(tile, transform::translation({x, top - 8}), sat2d::body_kind::fixed));
    }
    const transform start = transform::translation({8, 6});
    const sat2d::body_id hero = world.insert(sat2d::body(box, start));
    sat2d::character_options walking;
    EXPECT(world.move_and_slide(hero, {24, -1}).moved.x == 2);
    for (const double skin : {0.0, 0.016}) {
        const double expected = skin == 0 ? 2 : 24;
        world.set_transform(hero, start);
        EXPECT(world.move_and_slide(hero, {24, -1}, skin).moved.x == expected);
        walking.skin = skin;
        world.set_transform(hero, start);
        EXPECT(world.move_character(hero, {24, -1}, walking).moved.x == expected);
    }
}

void worlds() {
    sat2d::world first;
    const shape tile = shape::rectangle(2, 2), ball = shape::circle({0, 0}, 0.5);
    const sat2d::body_id wall = first.insert(tile, transform(), sat2d::body_kind::fixed, 7);
    const sat2d::body_id hero = first.insert(tile, transform::placement({1.5, 0}));
    sat_body plain = first.get(hero);
    plain.transform.tx = 20;
    const std::vector<sat2d::body_id> more = first.insert(std::vector<sat_body>(3, plain));
    sat2d::world world = std::move(first);
    EXPECT(world && !first); // NOLINT: a moved-from world is empty, by contract
    EXPECT(world.body_count() == 5 && world.bodies()[1] == hero && world.get(wall).user == 7);
    EXPECT(world.transform(hero).position() == sat2d::transform::placement({1.5, 0}).position());
    EXPECT(world.kind(wall) == sat2d::body_kind::fixed && world.user(wall) == 7);
    EXPECT(world.contacts(wall, hero).size() == 1 && world.contacts(wall, more[0]).empty());
    EXPECT(world.bounds(hero).max.x > 2.4 && world.contains(more[2]));
    std::vector<sat2d::pair_event> events = world.step();
    EXPECT(world.events().size() == events.size());
    EXPECT(events.size() == 4 && events[0].a == wall && events[0].b == hero &&
           events[0].phase == sat2d::phase::begin);
    EXPECT(events[0].user_a == 7 && events[0].relation == relation::overlapping &&
           world.event_count() == 4);
    EXPECT(world.contact(wall, hero).depth == 0.5 &&
           world.relation(wall, hero) == relation::overlapping);
    for (const sat2d::body_id id : more) {
        world.remove(id);
    }
    world.step(events);
    EXPECT(events.size() == 4 && events[0].phase == SAT_PHASE_STAY &&
           events[3].phase == SAT_PHASE_END);
    EXPECT(world.step_within(100).size() == world.event_count());
    world.set_touching_tolerance(0.5);
    EXPECT(world.touching_tolerance() == 0.5);
    world.set_touching_tolerance(0);
    EXPECT(world.separate(4, 100).overlapping == 0 &&
           world.relation(wall, hero) != relation::overlapping);
    world.set_transform(hero, transform::placement({5, 0}));
    const sat2d::slide_result slid = world.move_and_slide(hero, {-4, 0});
    EXPECT(slid.hit_count() == 1 && slid.begin()->body == wall && slid.end() == slid.begin() + 1 &&
           !slid.stuck && slid.moved.x < -2.99);
    world.set_transform(hero, transform::placement({0, 5}));
    sat2d::character_options walking;
    sat2d::character_result walked = world.move_character(hero, {0, -9}, walking);
    EXPECT(walked.on_ground() && walked.ground.body == wall && walked.hit_count() > 0 &&
           walked.begin()->body == wall && walked.begin() < walked.end() && !walked.stuck);
    walking.ground = walked.ground;
    walked = world.move_character(hero, {0.25, -9}, walking);
    EXPECT(walked.on_ground() && walked.carried.x == 0 && walked.moved.x > 0.24);
    std::vector<std::uint8_t> tape;
    auto keep = [&](const std::uint8_t *from, std::size_t count) {
        tape.insert(tape.end(), from, from + count);
        return true;
    };
    world.start_recording(keep);
    const sat2d::world twin = world.clone();
    world.set_inverse_mass(hero, 2); // no part of a fingerprint
    EXPECT(world.stop_recording() && !world.stop_recording() && tape.size() > 50 &&
           twin.fingerprint() == world.fingerprint());
    world.set_transforms({hero}, {transform::placement({5, 0}).raw()});
    EXPECT(world.query_point({5, 0}) == std::vector<sat2d::body_id>{hero});
    EXPECT(world.query_box(sat_aabb{{-9, -9}, {9, 9}}, sat2d::coverage::inside).size() == 2);
    EXPECT(world.query_circle({3, 0}, 1).size() == 1 &&
           world.query_circle({3, 0}, 1, sat2d::coverage::overlapping).empty());
    EXPECT(world.query_shape(tile, transform::placement({2, 2})).size() == 1);
    EXPECT(world.nearest({2.5, 0}, 9, 100)[0].body == wall);
    EXPECT(world.cast_ray({9, 0}, {-1, 0}, 100).body == hero &&
           world.cast_ray_all({9, 0}, {-1, 0}, 100).size() == 2);
    const sat_motion flies = {transform::placement({5, 9}).raw(), {0, -9}, 0, {0, 0}};
    EXPECT(world.sweep(ball, flies).body == hero);
    world.set_shape(hero, ball);
    world.set_kind(hero, sat2d::body_kind::sensor);
    world.set_kinds({wall, hero}, {sat2d::body_kind::moving, sat2d::body_kind::moving});
    EXPECT(world.kind(wall) == sat2d::body_kind::moving &&
           world.kind(hero) == sat2d::body_kind::moving);
    world.set_kinds({wall, hero}, {sat2d::body_kind::fixed, sat2d::body_kind::sensor});
    world.set_filter(hero, sat_filter{1, 1});
    world.set_user(hero, 8);
    world.set_inverse_mass(hero, 2);
    const sat2d::world again = sat2d::world::restore(world.save());
    const sat_body same = again.get(hero);
    EXPECT(same.user == 8 && same.inverse_mass == 2 && same.kind == SAT_BODY_SENSOR &&
           same.filter.mask == 1);
    EXPECT(shape::adopt(nullptr).get() == nullptr && again.save() == world.save());
    const sat_draw_callbacks none{nullptr, nullptr, nullptr, nullptr, nullptr, {nullptr}};
    again.draw(none, nullptr);
    again.draw_body(hero, none, nullptr);
#if SAT2D_EXCEPTIONS
    try {
        world.remove(more[0]);
        EXPECT(false && "a stale name was taken");
    } catch (const sat2d::error &error) {
        EXPECT(error.status() == SAT_ERR_STALE_ID);
    }
#endif
}

/* The Flash player's functions. */
void flash() {
    namespace flash = sat2d::compat::flash;
    const std::uint8_t alpha[4] = {255, 0, 0, 0};
    const flash::bitmap dot = {alpha, 2, 2, flash::script::as3};
    const flash::pixel here = {4, 4}, beside = {5, 4};
    EXPECT(dot.hits(here, 255, here) && !dot.hits(here, 255, beside));
    EXPECT(dot.hits(here, 255, here, 1, 1) && !dot.hits(here, 255, beside, 9, 9));
    EXPECT(dot.hits(here, 255, dot, here, 255) && !dot.hits(here, 255, dot, beside, 255));
    const flash::rectangle a = {0, 0, 8, 6}, b = {6, 2, 8, 6}, none = {0, 0, 0, 0};
    EXPECT(flash::intersects(a, b) && flash::contains(a, 0, 0) && !flash::contains(a, b));
    EXPECT(flash::intersection(a, b).width == 2 && flash::united(a, b).width == 14);
    EXPECT(flash::is_empty(none) && flash::inflated(none, 1, 2).height == 4);
    EXPECT(flash::united(none, b, flash::script::as2).x == 0 && flash::united(none, b).x == 6);
    EXPECT(flash::point::distance({0, 0}, {3, 4}) == 5);
    EXPECT(flash::point::interpolate({0, 0}, {3, 4}, 0).y == 4);
    EXPECT(flash::point::normalized({0, 4}, 10).y == 10 && flash::point::polar(2, 0).x == 2);
    namespace matrix = flash::matrix;
    const auto map = matrix::translated(matrix::scaled(matrix::box(1, 1), 2, 4), 6, 8);
    EXPECT(matrix::apply(map, {1, 1}).x == 8 && matrix::apply_delta(map, {1, 1}).x == 2);
    EXPECT(matrix::inverse(map).tx == -3 && matrix::concat(map, map).tx == 18);
    flash::stage stage;
    const flash::node ship = stage.create_container(), hull = stage.create_bitmap(40, 30);
    const sat_aabb square = {{0, 0}, {8, 8}};
    const flash::node box = stage.create_graphics(nullptr, 0, &square, &square);
    stage.add_child(SAT_COMPAT_FLASH_ROOT, ship);
    stage.add_child(ship, hull);
    stage.add_child(ship, box);
    stage.remove(box);
    stage.set_mask(ship, SAT_COMPAT_FLASH_NO_NODE);
    stage.set_clipped_by(hull, SAT_COMPAT_FLASH_NO_NODE);
    stage.set_matrix(ship, matrix::box(1, 1, 0, 5, 6));
    stage.set(ship, flash::property::x, 100);
    flash::stage moved = std::move(stage);
    EXPECT(moved.get(ship, flash::property::width) == 40 && moved.matrix(ship).ty == 6);
    EXPECT(moved.local_to_global(hull, {1, 1}).x == 101);
    EXPECT(moved.global_to_local(hull, {101, 7}).y == 1);
    EXPECT(moved.bounds(ship, SAT_COMPAT_FLASH_ROOT).x == 100);
    EXPECT(moved.hit_test_point(ship, 110, 10, true) && moved.hit_test_object(ship, hull));
    EXPECT(matrix::rotated(map, 0).d == 4 && matrix::gradient_box(200, 300).tx == 100);
}

/* The JDK's functions. */
void java() {
    namespace awt = sat2d::compat::awt;
    const awt::point square[4] = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    const awt::rectangle a = {0, 0, 10, 10}, b = {9, 2, 5, 5};
    EXPECT(awt::intersects(a, b) && awt::contains(a, 0, 0) && !awt::contains(a, b));
    EXPECT(awt::intersection(a, b).width == 1 && awt::united(a, b).width == 14);
    const awt::rectangle2d c = {0, 0, 10, 10}, d = {4, 4, 2, 2};
    const awt::line2d side = {10, -5, 10, 5};
    EXPECT(awt::intersects(c, d) && awt::contains(c, d) && awt::contains(c, 5, 5));
    EXPECT(awt::intersects(c, side) && awt::outcode(c, 11, 5) == SAT_COMPAT_AWT_OUT_RIGHT);
    EXPECT(awt::intersection(c, d).width == 2 && awt::intersects(side, side));
    EXPECT(awt::relative_ccw(side, 0, 0) == -1);
    EXPECT(awt::point_segment_distance_squared(side, 10, 8) == 9);
    EXPECT(awt::point_line_distance_squared(side, 8, 8) == 4);
    const awt::ellipse2d ellipse = {c};
    EXPECT(awt::contains(ellipse, 5, 5) && awt::contains(ellipse, d));
    EXPECT(awt::intersects(ellipse, d));
    const awt::polygon polygon = {square, 4};
    EXPECT(awt::contains(polygon, 5, 5) && awt::contains(polygon, d));
    EXPECT(awt::intersects(polygon, d));
    const awt::path_command commands[] = {{SAT_COMPAT_AWT_PATH_MOVE_TO, 0, 0, 0},
                                          {SAT_COMPAT_AWT_PATH_LINE_TO, 0, 20, 0},
                                          {SAT_COMPAT_AWT_PATH_LINE_TO, 0, 0, 20}};
    const awt::path2d path = {commands, 3, awt::winding::non_zero};
    EXPECT(awt::contains(path, 5, 5) && awt::contains(path, d) && awt::intersects(path, d));
    const awt::rectangle around = awt::add(awt::add(a, b), -2, 3);
    const awt::rectangle grown = awt::grow(awt::translate(around, 1, 1), 2, 0);
    EXPECT(grown.x == -3 && grown.y == 1 && grown.width == 20 && grown.height == 10);
    EXPECT(awt::united(c, d).width == 10 && awt::add(c, d).width == 10);
    EXPECT(awt::add(c, 12, 5).width == 12 && awt::bounds(d).x == 4);
    EXPECT(awt::distance_squared(0, 0, 3, 4) == 25);
    const awt::round_rectangle2d round = {0, 0, 10, 10, 4, 4};
    EXPECT(awt::contains(round, 5, 5) && awt::contains(round, d) && awt::intersects(round, d));
    const awt::arc2d pie = {0, 0, 10, 10, 0, 90, SAT_COMPAT_AWT_ARC_PIE, 0};
    EXPECT(awt::contains(pie, 7, 3) && awt::contains_angle(pie, 45) && !awt::contains(pie, d));
    EXPECT(awt::intersects(pie, d));
    const awt::rectangle2d pie_box = awt::bounds(pie);
    EXPECT(pie_box.x == 5 && pie_box.width == 5);
    awt::transform product = awt::transform::from_matrix(2, 0, 0, 2, 1, 0);
    product.concatenate(awt::transform::from_quadrants(1));
    product.pre_concatenate(awt::transform::from_rotation(0));
    product.rotate_by_vector(0, -1).quadrant_rotate(4).quadrant_rotate(0, 1, 1);
    EXPECT(product.point(3, 0).x == 7 && product.delta_point(3, 0).x == 6);
    EXPECT(product.determinant() == 4);
    const awt::transform inverse = product.inverse(), inverted = product.inverted();
    const sat2d::vec2 back = product.inverse_point(7, 0);
    EXPECT(inverse.point(7, 0).x == 3 && inverted.raw().m00 == 0.5 && back.x == 3);
    EXPECT(awt::transform::from_rotation(0, 5, 5).raw().m02 == 0);
    EXPECT(awt::transform::from_vector({0, 1}).raw().m10 == 1);
    EXPECT(awt::transform::from_vector({-1, 0}, 5, 0).raw().m02 == 10);
    awt::transform map;
    map.translate(3, 4).scale(-1, 1).shear(0, 0).rotate(0).rotate(3.141592653589793, 1, 0);
    EXPECT(map.raw().m02 == 1 && map.point(0, 0).x == 1);
}

void parity() {
    const sat2d::compat::flash::rect a = {0, 0, 8, 6, 0, SAT_COMPAT_FLASH_MIRROR_NONE, 0};
    sat2d::compat::flash::rect b = a;
    b.x = 8;
    EXPECT(sat2d::compat::flash::hit(a, b) && sat2d::compat::flash::collide(a, b).axes[0].x == 8);
    const sat2d::compat::flash::level levels[2] = {{30, -1}, {10, 1}};
    EXPECT(sat2d::compat::flash::global_rotation(levels, 2) == 20);
    const sat2d::compat::awt::point square[4] = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    const sat2d::compat::awt::point aside[4] = {{11, 0}, {21, 0}, {21, 10}, {11, 10}};
    EXPECT(sat2d::compat::awt::hit(square, square) && !sat2d::compat::awt::hit(square, aside));
    EXPECT(!sat2d::compat::xywh::rect_to_rect({0, 0, 4, 2}, {4, 0, 4, 2}));
    EXPECT(sat2d::compat::xywh::circle_to_rect({7, 6, 5.1}, {0, 0, 4, 2}));
    const vec2 dart[4] = {{0, 0}, {4, 1}, {0, 4}, {1, 1}};
    EXPECT(!sat2d::compat::typescript::is_concave(dart, 4));
}

void errors() {
#if SAT2D_EXCEPTIONS
    try {
        const shape dart = shape::convex_polygon({{0, 0}, {4, 1}, {0, 4}, {1, 1}});
        EXPECT(!dart);
    } catch (const sat2d::error &error) {
        EXPECT(error.status() == SAT_ERR_NOT_CONVEX && std::strstr(error.what(), "vertex 3"));
    }
    try {
        sat2d::path bow;
        bow.move_to({0, 0}).line_to({4, 4}).line_to({4, 0}).line_to({0, 4});
        (void)shape::outline(bow);
        EXPECT(false && "edges that cross were taken");
    } catch (const sat2d::error &error) {
        EXPECT(error.status() == sat2d::status::edges_cross);
        EXPECT(std::strstr(error.what(), "edges 0 and 2"));
        EXPECT(error.details().edges[0] == 0 && error.details().edges[1] == 2);
    }
    shape ball = shape::circle({0, 0}, 1);
    const shape moved = std::move(ball);
    try {
        (void)sat2d::hits(moved, transform(), ball, transform()); // NOLINT: it is empty
        EXPECT(false && "an empty shape was taken");
    } catch (const sat2d::error &error) {
        EXPECT(error.status() == SAT_ERR_NULL && std::strstr(error.what(), "b: "));
        EXPECT(std::strstr(error.what(), "moved from"));
    }
#endif
}

} // namespace

int main() {
    versions();
    transforms();
    shapes();
    polygons();
    outlines();
    strokes();
    masks();
    verdicts();
    meetings();
    batches();
    worlds();
    skins();
    parity();
    flash();
    java();
    errors();
    std::printf("C++ API: %d failures\n", failures);
    return failures == 0 ? 0 : 1;
}

// The C++ API with results instead of exceptions: every class, with exceptions on or off. Exits
// with status 0 if all results are right.
#define SAT2D_RESULT 1
#include "expect.hpp"

#include <sat2d_compat.hpp>

#include <cmath>
#include <cstring>
#include <type_traits>
#include <utility>

namespace {

using sat2d::relation;
using sat2d::result;
using sat2d::shape;
using sat2d::transform;
using sat2d::vec2;
using sat2d::world;

static_assert(std::is_same<decltype(sat2d::hits(shape(), transform(), shape(), transform())),
                           result<bool>>::value,
              "");
static_assert(noexcept(shape::circle({0, 0}, 1)), "nothing is thrown");
static_assert(noexcept(shape::outline(std::declval<const sat2d::path &>())), "nothing is thrown");
static_assert(noexcept(world()), "nothing is thrown");
static_assert(!std::is_convertible<result<bool>, bool>::value, "a result is no condition");
static_assert(!std::is_constructible<bool, result<bool>>::value, "nor in an if");
static_assert(!std::is_copy_constructible<world>::value, "a world moves only");
static_assert(std::is_nothrow_move_constructible<result<world>>::value, "its result as well");

void good_ones() {
    const shape wall = shape::rectangle(4, 2).value(), ball = shape::circle({0, 0}, 1).value();
    const transform there = transform::placement({3, 0}).value();
    const result<relation> verdict = sat2d::collide(wall, transform(), ball, there);
    EXPECT(verdict.ok() && verdict.status() == SAT_OK && verdict.value() == relation::touching);
    EXPECT(sat2d::hits(wall, transform(), ball, there).value());
    EXPECT(!sat2d::overlaps(wall, transform(), ball, there).value_or(true));
    EXPECT((transform::placement({1, 0}).value() * there).value().raw().tx == 4);
    EXPECT(wall.vertices().value().size() == 4 && wall.radius().value() == 0);
    const auto fall = sat2d::motion::between(transform(), there);
    EXPECT(fall.value().at(0.5).value().raw().tx == 1.5);
}

void bad_ones() {
    const result<transform> flat = transform::placement({0, 0}, 0, 0, 1);
    EXPECT(flat.status() == SAT_ERR_SINGULAR && flat.value().raw().a == 0 &&
           flat.value().raw().d == 0);
    const result<shape> none = shape::circle({0, 0}, -1);
    EXPECT(!none.ok() && none.status() == SAT_ERR_NEGATIVE && !none.value());
    EXPECT(std::strcmp(none.message(), sat_status_message(SAT_ERR_NEGATIVE)) == 0);
    const shape ball = shape::circle({0, 0}, 1).value();
    const transform here;
    EXPECT(sat2d::collide(none.value(), here, ball, here).status() == SAT_ERR_NULL);
    EXPECT(!sat2d::hits(none.value(), here, ball, here).value());
    EXPECT(sat2d::contacts(shape(), here, ball, here).status() == SAT_ERR_NULL);
    EXPECT(sat2d::contacts(shape(), here, ball, here).value().empty());
    EXPECT(sat2d::distance(shape(), here, ball, here).value().distance > 1e300);
    EXPECT(sat2d::motion::between(here, transform::placement({0, 0}, 0, 2, 2).value()).status() ==
           SAT_ERR_NOT_RIGID);
    const auto moves = sat2d::resolve({0, 1}, 1, -1, 0);
    EXPECT(moves.status() == SAT_ERR_NEGATIVE && moves.value().b.y == 0);

    const sat2d::polygon bow({{0, 0}, {4, 4}, {4, 0}, {0, 4}});
    EXPECT(bow.decompose().status() == SAT_ERR_EDGES_CROSS &&
           bow.decompose().value().pieces.empty());
    EXPECT(bow.reflex_vertices().status() == SAT_ERR_EDGES_CROSS &&
           bow.reflex_vertices().value().empty());
    EXPECT(bow.is_concave().status() == SAT_ERR_EDGES_CROSS && !bow.is_concave().value());
    EXPECT(!shape::polygon(bow).value());
    sat2d::compat::flash::rect odd = {0, 0, 8, 6, 0, 9, 0};
    EXPECT(sat2d::compat::flash::hit(odd, odd).status() == SAT_ERR_INVALID_ENUM);
}

void bad_outlines() {
    const auto status_of = [](const sat2d::path &path) {
        const result<shape> made = shape::outline(path);
        EXPECT(made.ok() == static_cast<bool>(made.value()));
        return made.status();
    };
    const auto begun = [] { return sat2d::path().move_to({0, 0}).line_to({4, 0}); };
    EXPECT(status_of(begun().line_to({0, 4})) == SAT_OK);
    EXPECT(status_of(sat2d::path()) == sat2d::status::too_few_points);
    EXPECT(status_of(sat2d::path().line_to({4, 0}).close()) == sat2d::status::too_few_points);
    EXPECT(status_of(begun()) == sat2d::status::edges_overlap);
    EXPECT(status_of(begun().quadratic_to({NAN, 0}, {0, 4})) == sat2d::status::not_finite);
    EXPECT(status_of(begun().quadratic_to({0, 0}, {4, 0})) == sat2d::status::spike);
    EXPECT(status_of(begun().conic_to({4, 4}, 1.5, {0, 4})) == sat2d::status::out_of_range);
    EXPECT(status_of(begun().cubic_within({4, 2}, {2, 4}, {0, 4}, 0)) == sat2d::status::negative);
    EXPECT(status_of(begun().quadratic_to({2, -4}, {0, 4})) == sat2d::status::edges_cross);
    EXPECT(shape::outline(begun(), static_cast<sat2d::fill_rule>(2)).status() ==
           sat2d::status::invalid_enum);
    EXPECT(shape::outline(nullptr, 1).status() == sat2d::status::null_pointer);
}

void batches() {
    const float nan[1] = {NAN}, none[1] = {0}, one[1] = {1};
    const sat2d::rectangles_f32 bad = {nan, none, one, none, none, one},
                                good = {none, none, one, none, none, one};
    relation found[1];
    const result<std::size_t> refused = sat2d::batch::rectangles(bad, bad, 1, found);
    EXPECT(refused.status() == SAT_ERR_NOT_FINITE && refused.value() == 0);
    const result<std::size_t> answered = sat2d::batch::rectangles(good, good, 1, found);
    EXPECT(answered.ok() && answered.value() == 1 && found[0] == relation::overlapping);
    const shape ball = shape::circle({0, 0}, 1).value();
    const sat_shape *shapes[1] = {ball.get()};
    const sat_transform places[1] = {transform().raw()};
    const std::uint32_t list[2] = {0, 1};
    EXPECT(sat2d::batch::pairs(shapes, places, 1, list, 1, found).status() == SAT_ERR_INDEX);
}

void worlds() {
    world home;
    const shape tile = shape::rectangle(2, 2).value();
    const sat2d::body_id wall = home.insert(tile, transform(), sat2d::body_kind::fixed).value();
    const sat2d::body_id hero = home.insert(tile, transform::placement({1.5, 0}).value()).value();
    EXPECT(home.step().value().size() == 1 && home.body_count().value() == 2);
    EXPECT(home.set_parallel(false).ok() && home.set_parallel_from(1000).ok());
    EXPECT(home.set_inverse_mass(hero, -1).status() == SAT_ERR_NEGATIVE);
    EXPECT(home.remove(wall).ok() && home.remove(wall).status() == SAT_ERR_STALE_ID);
    EXPECT(home.insert(shape()).status() == SAT_ERR_NULL &&
           home.insert(shape()).value() == sat2d::body_id());
    EXPECT(home.insert(std::vector<sat_body>(2, sat_body_default())).value().empty());
    EXPECT(home.move_and_slide(hero, {3, 0}).value().moved.x == 3);
    EXPECT(home.cast_ray({9, 0}, {-1, 0}, 99).value().body == hero);
    EXPECT(home.each_at_point({4.5, 0}, [](sat2d::body_id) { return true; }).ok());
    result<world> again = world::restore(home.save().value());
    EXPECT(again.ok() && again.value().get(hero).value().transform.tx == 4.5);
    const world taken = std::move(again).value();
    EXPECT(taken && !again.value()); // NOLINT: a moved-from world is empty, by contract
    EXPECT(world::restore(std::vector<std::uint8_t>(9)).status() == SAT_ERR_NOT_A_WORLD);
    EXPECT(again.value().body_count().status() == SAT_ERR_NULL);
}

} // namespace

int main() {
    good_ones();
    bad_ones();
    bad_outlines();
    batches();
    worlds();
    return report("results");
}

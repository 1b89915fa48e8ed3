// CGAL with exact constructions: a judge that nobody here wrote. It answers everything about
// polygons, points and segments, from `do_intersect` of interiors, `bounded_side`, `intersection`
// and `squared_distance`.
//
//     c++ -O1 -std=c++17 answer.cpp -lgmp -lmpfr -o answer && ./answer TABLES ANSWERS

#include <CGAL/Boolean_set_operations_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Polygon_with_holes_2.h>
#include <CGAL/version.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Number = Kernel::FT;
using Point = Kernel::Point_2;
using Segment = Kernel::Segment_2;
using Polygon = CGAL::Polygon_2<Kernel>;
using Region = CGAL::Polygon_with_holes_2<Kernel>;
using Map = CGAL::Aff_transformation_2<Kernel>;
using Texts = std::vector<std::string>;

static Texts split(const std::string &text, char at) {
    Texts parts;
    std::stringstream stream(text);
    for (std::string part; std::getline(stream, part, at);) parts.push_back(part);
    return parts;
}

static std::vector<double> numbers(const std::string &text) {
    std::vector<double> list;
    for (const auto &word : split(text, ' ')) list.push_back(std::strtod(word.c_str(), nullptr));
    return list;
}

static Polygon ring(const std::string &text) {
    Polygon polygon;
    const auto list = numbers(text);
    for (std::size_t i = 0; i < list.size(); i += 2) polygon.push_back({list[i], list[i + 1]});
    return polygon;
}

// A polygon, placed; nothing for a circle.
static std::optional<Region> region(const std::string &text, const std::string &maps = "") {
    const auto space = text.find(' ');
    if (text.substr(0, space) == "circle") return {};
    Map placement(CGAL::IDENTITY);
    for (const auto &map : split(maps, ';')) {
        const auto m = numbers(map);
        placement = placement * Map(m[0], m[2], m[4], m[1], m[3], m[5]);
    }
    std::vector<Polygon> rings;
    for (const auto &one : split(text.substr(space + 1), ';')) {
        Polygon placed = CGAL::transform(placement, ring(one));
        const bool is_outline = rings.empty();
        if ((placed.orientation() == CGAL::COUNTERCLOCKWISE) != is_outline)
            placed.reverse_orientation();
        rings.push_back(placed);
    }
    return Region(rings[0], rings.begin() + 1, rings.end());
}

static std::vector<Segment> edges(const Region &region) {
    const auto &outline = region.outer_boundary();
    std::vector<Segment> list(outline.edges_begin(), outline.edges_end());
    for (auto hole = region.holes_begin(); hole != region.holes_end(); ++hole)
        list.insert(list.end(), hole->edges_begin(), hole->edges_end());
    return list;
}

static Number squared_distance(const Region &a, const Region &b) {
    std::optional<Number> least;
    for (const auto &one : edges(a))
        for (const auto &other : edges(b)) {
            const Number squared = CGAL::squared_distance(one, other);
            if (!least || squared < *least) least = squared;
        }
    return *least;
}

static std::string relation(const Region &a, const Region &b) {
    if (CGAL::do_intersect(a, b)) return "overlapping";
    return squared_distance(a, b) == 0 ? "touching" : "disjoint";
}

static Segment segment(const std::string &text) {
    const auto n = numbers(text.substr(text.find(' ') + 1));
    return {Point(n[0], n[1]), Point(n[2], n[3])};
}

static std::string crossing(const Segment &a, const Segment &b) {
    if (CGAL::squared_distance(a, b) != 0) return "disjoint";
    if (a.is_degenerate() || b.is_degenerate()) return "touching";
    const auto common = CGAL::intersection(a, b);
    const auto *point = common ? boost::get<Point>(&*common) : nullptr;
    if (!point || CGAL::parallel(a, b)) return "touching";
    for (const auto &end : {a.source(), a.target(), b.source(), b.target()})
        if (*point == end) return "touching";
    return "overlapping";
}

static std::string place(const Region &region, const Point &point) {
    for (const auto &edge : edges(region))
        if (edge.has_on(point)) return "boundary";
    bool is_in = region.outer_boundary().bounded_side(point) == CGAL::ON_BOUNDED_SIDE;
    for (auto hole = region.holes_begin(); hole != region.holes_end(); ++hole)
        is_in = is_in && hole->bounded_side(point) != CGAL::ON_BOUNDED_SIDE;
    return is_in ? "inside" : "outside";
}

static std::string text(const Number &number) {
    std::ostringstream out;
    out << std::setprecision(17) << CGAL::to_double(number.exact());
    return out.str();
}

static std::string cast(const Region &region, const Point &from, const Point &to) {
    const auto way = to - from;
    std::optional<Number> first;
    const auto consider = [&](const Point &hit) {
        const Number part = ((hit - from) * way) / (way * way);
        if (!first || part < *first) first = part;
    };
    for (const auto &edge : edges(region)) {
        const auto common = CGAL::intersection(Segment(from, to), edge);
        if (!common) continue;
        if (const auto *point = boost::get<Point>(&*common)) {
            consider(*point);
        } else if (const auto *part = boost::get<Segment>(&*common)) {
            consider(part->source());
            consider(part->target());
        }
    }
    return first ? text(*first) : "none";
}

static Point point(const std::string &text) {
    const auto n = numbers(text);
    return {n[0], n[1]};
}

// Empty where there is no call.
static std::string answer(const std::string &set, const std::string &question, const Texts &row) {
    if (question == "segments") return crossing(segment(row[2]), segment(row[3]));
    if (question == "point" || question == "ray") {
        const auto shape = region(row[2]);
        if (!shape) return "";
        return question == "point" ? place(*shape, point(row[3]))
                                   : cast(*shape, point(row[3]), point(row[4]));
    }
    const bool is_placed = set == "placed";
    const auto a = region(row[2], is_placed ? row[3] : "");
    const auto b = is_placed ? region(row[4], row[5]) : region(row[3]);
    if (!a || !b) return "";
    if (question == "relation") return relation(*a, *b);
    if (relation(*a, *b) == "overlapping") return "0";
    std::ostringstream out;
    out << std::setprecision(17) << std::sqrt(CGAL::to_double(squared_distance(*a, *b).exact()));
    return out.str();
}

int main(int, char **arguments) {
    namespace fs = std::filesystem;
    const fs::path tables = arguments[1], answers = fs::path(arguments[2]) / "cgal";
    for (const std::string set : {"single", "double", "placed"})
        for (const std::string question : {"relation", "segments", "point", "ray", "distance"}) {
            std::ifstream table(tables / set / (question + ".csv"));
            std::string line;
            if (!std::getline(table, line)) continue;
            fs::create_directories(answers / set);
            std::ofstream out(answers / set / (question + ".csv"));
            out << "row,answer\n";
            while (std::getline(table, line)) {
                const auto row = split(line, ',');
                const auto given = answer(set, question, row);
                if (!given.empty()) out << row[0] << ',' << given << '\n';
            }
        }
    std::ofstream(answers / "version.txt") << CGAL_VERSION_STR << '\n';
}

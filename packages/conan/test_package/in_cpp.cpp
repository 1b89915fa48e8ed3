/* A polygon that is not convex is an exception. */
#include <cstdio>
#include <sat2d.hpp>
#include <vector>

int main() {
    const std::vector<sat2d::vec2> arrow = {{0, 0}, {4, 0}, {1, 1}, {0, 4}};
    try {
        sat2d::shape::convex_polygon(arrow);
    } catch (const sat2d::error &error) {
        std::printf("C++: %s\n", error.what());
        return error.status() == SAT_ERR_NOT_CONVEX && error.details().vertices[0] == 2 ? 0 : 1;
    }
    return 1;
}

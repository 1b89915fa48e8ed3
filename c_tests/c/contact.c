/* Contacts: every row of the table of depths. On every row of the table of relations, contact,
 * distance, separation and casts agree with the relation. */
#include "parts.h"
#include "table.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { CONTACTS = 256, VERTICES = 256 };

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};

static double larger(double x, double y) { return x > y ? x : y; }

/* The largest magnitude of a coordinate or radius. */
static double magnitude(const sat_shape *shape) {
    sat_vec2 points[VERTICES];
    size_t count, i;
    double m;
    if (sat_shape_radius(shape, &m) != SAT_OK ||
        sat_shape_vertices(shape, points, VERTICES, &count) != SAT_OK) {
        return NAN;
    }
    for (i = 0; i < count; i++) {
        m = larger(m, larger(fabs(points[i].x), fabs(points[i].y)));
    }
    return m;
}

/* A unit in the last place of a number, of which only powers of two matter. */
static double ulp(double m) {
    double power = 1;
    while (power > m && power > DBL_MIN / DBL_EPSILON) {
        power /= 2;
    }
    while (power * 2 <= m) {
        power *= 2;
    }
    return power * DBL_EPSILON;
}

static sat_transform moved(sat_vec2 by, double times) {
    sat_transform t = HERE;
    t.tx = by.x * times;
    t.ty = by.y * times;
    return t;
}

static bool same(sat_vec2 p, sat_vec2 q) { return p.x == q.x && p.y == q.y; }
static bool opposite(sat_vec2 p, sat_vec2 q) { return p.x == -q.x && p.y == -q.y; }
static bool same_feature(sat_feature p, sat_feature q) {
    return p.kind == q.kind && p.index == q.index;
}

/* Whether two contacts are the same with the shapes swapped. */
static bool swapped(const sat_manifold *p, const sat_manifold *q) {
    bool ok = opposite(p->normal, q->normal) && p->depth == q->depth && p->kind == q->kind &&
              p->point_count == q->point_count && same_feature(p->feature_a, q->feature_b) &&
              same_feature(p->feature_b, q->feature_a) &&
              (p->reference == SAT_SIDE_NONE ? q->reference == SAT_SIDE_NONE
                                             : p->reference + q->reference == 3);
    uint32_t i;
    for (i = 0; i < 2; i++) {
        ok = ok && same(p->points[i].on_a, q->points[i].on_b) &&
             same(p->points[i].on_b, q->points[i].on_a) &&
             p->points[i].depth == q->points[i].depth &&
             same_feature(p->points[i].feature_a, q->points[i].feature_b) &&
             same_feature(p->points[i].feature_b, q->points[i].feature_a);
    }
    return ok;
}

/* Whether an existing contact is valid: a unit normal, points that agree with it, and zeros in
 * place of a missing second point. */
static bool is_sound(const sat_manifold *c) {
    static const sat_contact_point none;
    const double length = c->normal.x * c->normal.x + c->normal.y * c->normal.y;
    return fabs(length - 1) < 1e-12 && c->depth >= 0 && c->points[0].depth == c->depth &&
           c->feature_a.kind != SAT_FEATURE_NONE && c->feature_b.kind != SAT_FEATURE_NONE &&
           (c->kind == SAT_CONTACT_EDGE_EDGE) == (c->point_count == 2) &&
           (c->point_count == 2 ? c->points[1].depth <= c->depth
                                : memcmp(&c->points[1], &none, sizeof none) == 0);
}

static void depth_row(rows *rows, long row, const sat_shape *a, const sat_shape *b, double depth) {
    const double allowed = larger(1e-12 * depth, 4 * ulp(larger(magnitude(a), magnitude(b))));
    sat_manifold c;
    double margin;
    sat_relation parted = -1;
    sat_transform there;
    if (sat_contact(a, &HERE, b, &HERE, &c) != SAT_OK || !(fabs(c.depth - depth) <= allowed)) {
        rows_disagree(rows, row, "different depth");
    }
    if (sat_rounding_margin(a, &HERE, b, &HERE, &margin) != SAT_OK || !(margin > 0)) {
        rows_disagree(rows, row, "no margin");
    }
    there = moved(c.normal, c.depth + margin);
    if (sat_collide(a, &HERE, b, &there, &parted) != SAT_OK || parted == SAT_OVERLAPPING) {
        rows_disagree(rows, row, "not separated by the depth and the margin");
    }
    there = moved(c.normal, -(c.depth + margin));
    if (sat_collide(a, &there, b, &HERE, &parted) != SAT_OK || parted == SAT_OVERLAPPING) {
        rows_disagree(rows, row, "not separated by moving the first shape");
    }
}

static void run_depths(report *r, const char *reference) {
    rows rows = {r, "depth", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "kind,a,b,depth");
    while (table_next(&t)) {
        sat_shape *a, *b;
        const sat_status status_a = table_shape(&t, 1, &a), status_b = table_shape(&t, 2, &b);
        if (status_a == SAT_OK && status_b == SAT_OK) {
            rows.checked++;
            depth_row(&rows, t.row, a, b, table_number(&t, 3));
            depth_row(&rows, t.row, b, a, table_number(&t, 3));
        } else {
            rows_disagree(&rows, t.row, "a shape is invalid");
        }
        sat_shape_free(a);
        sat_shape_free(b);
    }
    rows_finish(&rows);
}

static void contact_laws(rows *rows, long row, const sat_shape *a, const sat_shape *b,
                         sat_relation relation, bool swaps) {
    sat_manifold c, reversed, all[CONTACTS];
    size_t count = 0, i;
    if (sat_contact(a, &HERE, b, &HERE, &c) != SAT_OK ||
        sat_contact(b, &HERE, a, &HERE, &reversed) != SAT_OK ||
        sat_contacts(a, &HERE, b, &HERE, all, CONTACTS, &count) != SAT_OK) {
        rows_disagree(rows, row, "sat_contact failed");
        return;
    }
    if ((c.point_count > 0) != (relation != SAT_DISJOINT) || (count > 0) != (c.point_count > 0)) {
        rows_disagree(rows, row, "a contact exists exactly where they are not disjoint");
    }
    if ((c.depth > 0) != (relation == SAT_OVERLAPPING)) {
        rows_disagree(rows, row, "the depth is above 0 exactly where they overlap");
    }
    if (swaps && !swapped(&c, &reversed)) {
        rows_disagree(rows, row, "swapping the shapes swaps the contact");
    }
    if (count > 0 && !harness_same_manifold(&all[0], &c)) {
        rows_disagree(rows, row, "the contact is not the first of all contacts");
    }
    for (i = 0; i < count; i++) {
        if (!is_sound(&all[i]) || all[i].depth > c.depth) {
            rows_disagree(rows, row, "invalid contact");
        }
    }
}

static void distance_laws(rows *rows, long row, const sat_shape *a, const sat_shape *b,
                          sat_relation relation) {
    sat_closest_points near, reversed;
    if (sat_distance(a, &HERE, b, &HERE, &near) != SAT_OK ||
        sat_distance(b, &HERE, a, &HERE, &reversed) != SAT_OK) {
        rows_disagree(rows, row, "sat_distance failed");
        return;
    }
    if ((near.distance == 0) != (relation != SAT_DISJOINT) || !(near.distance >= 0)) {
        rows_disagree(rows, row, "the distance is 0 exactly where they are not disjoint");
    }
    if (near.distance != reversed.distance) {
        rows_disagree(rows, row, "the distance is the same in the other order");
    }
}

static void separation_laws(rows *rows, long row, const sat_shape *a, const sat_shape *b,
                            sat_relation relation) {
    sat_minimum_translation out;
    sat_relation parted = -1;
    sat_transform there;
    if (sat_separation(a, &HERE, b, &HERE, &out) != SAT_OK) {
        rows_disagree(rows, row, "sat_separation failed");
        return;
    }
    if ((out.depth > 0) != (relation == SAT_OVERLAPPING)) {
        rows_disagree(rows, row, "there is a separation exactly where they overlap");
    }
    there = moved(out.translation, 1);
    if (sat_collide(a, &HERE, b, &there, &parted) != SAT_OK || parted == SAT_OVERLAPPING) {
        rows_disagree(rows, row, "the separation does not separate them");
    }
}

/* A ray from a vertex of the first shape to one of the second, cast on the second shape. */
static void cast_laws(rows *rows, long row, const sat_shape *a, const sat_shape *b) {
    sat_vec2 start[VERTICES], end[VERTICES];
    size_t starts = 0, ends = 0;
    sat_shape *path = NULL;
    sat_relation relation = -1;
    sat_ray_hit hit;
    (void)sat_shape_vertices(a, start, VERTICES, &starts);
    (void)sat_shape_vertices(b, end, VERTICES, &ends);
    if (starts == 0 || ends == 0) {
        rows_disagree(rows, row, "sat_shape_vertices failed");
        return;
    }
    if (sat_shape_new_segment(start[0], end[ends - 1], &path) != SAT_OK) {
        return; /* the vertices are the same */
    }
    if (sat_collide(path, &HERE, b, &HERE, &relation) != SAT_OK ||
        sat_cast_segment(b, &HERE, start[0], end[ends - 1], &hit) != SAT_OK) {
        rows_disagree(rows, row, "a ray cast failed");
    } else if (hit.hit != (relation != SAT_DISJOINT) || !(hit.fraction >= 0 && hit.fraction <= 1)) {
        rows_disagree(rows, row, "a ray hits a shape exactly if they are not disjoint");
    } else if (hit.starts_inside != (hit.hit && hit.feature.kind == SAT_FEATURE_NONE)) {
        rows_disagree(rows, row,
                      "a hit has a feature exactly if the ray starts outside");
    }
    sat_shape_free(path);
}

static void run_laws(report *r, const char *reference) {
    rows rows = {r, "relation", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "kind,a,b,relation");
    rows.table = "relation (laws)";
    while (table_next(&t)) {
        sat_shape *a, *b;
        const sat_status status_a = table_shape(&t, 1, &a), status_b = table_shape(&t, 2, &b);
        const sat_relation relation = table_relation(&t, 3);
        if (status_a == SAT_OK && status_b == SAT_OK && relation >= 0) {
            rows.checked++;
            /* equal shapes have the same result in both orders */
            contact_laws(&rows, t.row, a, b, relation, strcmp(t.fields[1], t.fields[2]) != 0);
            distance_laws(&rows, t.row, a, b, relation);
            separation_laws(&rows, t.row, a, b, relation);
            cast_laws(&rows, t.row, a, b);
        } else {
            rows_disagree(&rows, t.row, "invalid shape or relation");
        }
        sat_shape_free(a);
        sat_shape_free(b);
    }
    rows_finish(&rows);
}

void run_contact(report *r, const char *reference) {
    run_depths(r, reference);
    run_laws(r, reference);
}

/* A fighter: a figure that looks to the right, built of parts in containers.
 *
 *   fighter   at the feet; scaled, mirrored if it faces left (negative scale of x), may lean
 *     head, torso, legs
 *     arm     turned about the shoulder
 *       weapon  turned about the hand
 *
 * Products of transforms place the parts, and no code below depends on the direction. */
#include "duel.h"

#include <math.h>

static const sat_vec2 shoulder = {3, -64}, hand = {25, 0};
static const double walk = 3.6, in_air = 0.3, leap = 11.5, gravity = 0.48;
/* the ground has normals that point upwards at least this much */
static const double steepest = 0.6;

/* A strike is a sequence of poses; angles are interpolated linearly. */
typedef struct pose {
    int frame;
    double arm, weapon;
} pose;

enum { POSES = 5 };
static const pose at_rest = {0, 38, -82};
static const pose swing[POSES] = {
    {0, 38, -82}, {10, -112, -48}, {13, -96, -34}, {19, 46, -8}, {34, 38, -82}};
static const pose thrust[POSES] = {
    {0, 38, -82}, {7, 118, -120}, {9, 112, -112}, {14, -4, 2}, {28, 38, -82}};
/* From the third pose to a few frames after the fourth the weapon hurts. */
static const int follow_through = 3;

static const sat_vec2 torso_points[] = {{-13, -72}, {15, -72}, {11, -32}, {-10, -32}};
static const sat_vec2 sword_points[] = {{-7, -2.5}, {7, -2.5}, {7, -9},   {11, -9},  {11, -3.5},
                                        {62, -2.5}, {72, 0},   {62, 2.5}, {11, 3.5}, {11, 9},
                                        {7, 9},     {7, 2.5},  {-7, 2.5}};
static const size_t sword_ring = 13;
static const sat_vec2 axe_points[] = {{-10, -2.5}, {40, -2.5}, {36, -9},  {42, -22},
                                      {58, -16},   {63, 0},    {58, 16},  {42, 22},
                                      {36, 9},     {40, 2.5},  {-10, 2.5}};
static const size_t axe_ring = 11;

void fighter_open(duel *game, int side) {
    fighter *who = &game->fighters[side];
    const sat_vec2 face = {3, -85}, low = {0, -24}, high = {0, -72};
    const uint32_t hurt = (uint32_t)IS_HURT << side, weapon = (uint32_t)IS_WEAPON << side,
                   other = (uint32_t)IS_WEAPON << (1 - side),
                   target = (uint32_t)IS_HURT << (1 - side);
    sat_shape *shapes[PARTS];
    int part;
    must(sat_shape_new_circle(face, 13, &shapes[HEAD]), "a head");
    must(sat_shape_new_convex_polygon(torso_points, 4, &shapes[TORSO]), "a torso");
    must(sat_shape_new_rectangle_xywh(-11, -34, 22, 34, &shapes[LEGS]), "legs");
    must(sat_shape_new_rectangle_xywh(-4, -4.5, 32, 9, &shapes[ARM]), "an arm");
    must(side == 0 ? sat_shape_new_polygon(sword_points, &sword_ring, 1, &shapes[WEAPON])
                   : sat_shape_new_polygon(axe_points, &axe_ring, 1, &shapes[WEAPON]),
         "a weapon");
    must(sat_shape_new_rectangle_xywh(-14, -4, 28, 8, &shapes[SOLE]), "soles");
    must(sat_shape_new_capsule(low, high, 24, &shapes[FEET]), "feet");
    for (part = 0; part < HURT_PARTS; part++) {
        who->parts[part] = scene_put(game, shapes[part], SAT_BODY_MOVING, hurt, other, 0);
    }
    who->parts[WEAPON] = scene_put(game, shapes[WEAPON], SAT_BODY_SENSOR, weapon, target, 0);
    who->parts[SOLE] = scene_put(game, shapes[SOLE], SAT_BODY_SENSOR, IS_SOLE, IS_LEVEL, 0);
    /* the body that walks and collides: a capsule, which mirroring does not change */
    who->parts[FEET] =
        scene_put(game, shapes[FEET], SAT_BODY_MOVING, IS_FEET, IS_LEVEL | IS_FEET, 0);
    for (part = 0; part < PARTS; part++) {
        sat_shape_free(shapes[part]);
    }
    who->name = side == 0 ? "blue" : "red";
    who->weapon_name = side == 0 ? "sword" : "axe";
    fighter_reset(game, side);
}

sat_vec2 fighter_place(const duel *game, int side) {
    sat_body feet;
    sat_vec2 place;
    must(sat_world_get(game->world, game->fighters[side].parts[FEET], &feet), "feet");
    place.x = feet.transform.tx;
    place.y = feet.transform.ty;
    return place;
}

/* Places all parts according to the fighter's feet and angles. */
static void place_parts(duel *game, int side) {
    fighter *who = &game->fighters[side];
    sat_transform body, arm, weapon, places[FEET];
    sat_body before;
    int part;
    must(sat_world_get(game->world, who->parts[WEAPON], &before), "a weapon");
    who->weapon_was = before.transform;
    must(sat_transform_placement_degrees(fighter_place(game, side), who->lean * who->facing,
                                         who->facing * FIGHTER_SIZE, FIGHTER_SIZE, &body),
         "a fighter");
    must(sat_transform_placement_degrees(shoulder, who->arm, 1, 1, &arm), "an arm");
    must(sat_transform_placement_degrees(hand, who->weapon, 1, 1, &weapon), "a weapon");
    must(sat_transform_product(&body, &arm, &arm), "an arm on its fighter");
    must(sat_transform_product(&arm, &weapon, &weapon), "a weapon in its hand");
    for (part = 0; part < FEET; part++) {
        places[part] = part == WEAPON ? weapon : part == ARM ? arm : body;
    }
    must(sat_world_set_transforms(game->world, who->parts, places, FEET), "a fighter's parts");
}

void fighter_reset(duel *game, int side) {
    fighter *who = &game->fighters[side];
    const sat_vec2 start = {side == 0 ? 235 : 720, side == 0 ? 320 : 436}, none = {0, 0};
    sat_transform there;
    must(sat_transform_placement_degrees(start, 0, FIGHTER_SIZE, FIGHTER_SIZE, &there), "a start");
    must(sat_world_set_transform(game->world, who->parts[FEET], &there), "a start");
    who->facing = side == 0 ? 1 : -1;
    who->velocity = none;
    who->ground = none;
    who->health = FULL_HEALTH;
    who->lean = 0;
    fighter_begin(who, FREE);
    place_parts(game, side);
}

void fighter_begin(fighter *who, action what) {
    who->doing = what;
    who->since = 0;
    who->spent = false;
    who->arm = at_rest.arm;
    who->weapon = at_rest.weapon;
}

static const pose *poses_of(const fighter *who) {
    return who->doing == SWINGING ? swing : who->doing == THRUSTING ? thrust : NULL;
}

bool fighter_strikes(const fighter *who) {
    const pose *poses = poses_of(who);
    return poses && !who->spent && who->since > poses[2].frame &&
           who->since <= poses[3].frame + follow_through;
}

/* The arm's angles for this frame; at the end of the strike the fighter is free again. */
static void pose_arm(fighter *who) {
    const pose *poses = poses_of(who);
    int i = 1;
    double t;
    if (!poses) {
        return;
    }
    if (who->since >= poses[POSES - 1].frame) {
        fighter_begin(who, FREE);
        return;
    }
    while (who->since > poses[i].frame) {
        i++;
    }
    t = (double)(who->since - poses[i - 1].frame) / (poses[i].frame - poses[i - 1].frame);
    who->arm = poses[i - 1].arm + t * (poses[i].arm - poses[i - 1].arm);
    who->weapon = poses[i - 1].weapon + t * (poses[i].weapon - poses[i - 1].weapon);
}

static void decide(duel *game, int side, unsigned buttons) {
    fighter *who = &game->fighters[side];
    const bool stands = who->ground.y < 0;
    const double wish = (buttons & GO_RIGHT ? walk : 0) - (buttons & GO_LEFT ? walk : 0);
    if (who->doing == FREE) {
        if (stands) {
            who->velocity.x = wish;
            who->facing = fighter_place(game, 1 - side).x < fighter_place(game, side).x ? -1 : 1;
        } else if (fabs(who->velocity.x + wish * in_air) <= walk) {
            who->velocity.x += wish * in_air;
        }
        if (buttons & SWING) {
            fighter_begin(who, SWINGING);
        } else if (buttons & THRUST) {
            fighter_begin(who, THRUSTING);
            who->velocity.x = who->facing * walk;
        }
        if ((buttons & JUMP) && stands) {
            who->velocity.y = -leap;
            who->ground.x = who->ground.y = 0;
        }
    } else if (stands) {
        who->velocity.x *= 0.9;
    }
}

/* Walks along the ground, or flies. On the ground the step follows the slope and presses one pixel
 * into it, against its normal, so that nobody slides downhill. In the air gravity applies. */
static void move(duel *game, fighter *who) {
    const bool stood = who->ground.y < 0;
    sat_vec2 delta = who->velocity;
    sat_slide_hit hits[8];
    sat_slide_result slid;
    uint32_t i;
    if (stood) {
        delta.x = -who->ground.y * who->velocity.x - who->ground.x;
        delta.y = who->ground.x * who->velocity.x - who->ground.y;
    } else {
        who->velocity.y += gravity;
        delta = who->velocity;
    }
    must(sat_world_move_and_slide(game->world, who->parts[FEET], delta, hits, 8, &slid), "a step");
    who->ground.x = who->ground.y = 0;
    for (i = 0; i < slid.hit_count; i++) {
        if (hits[i].normal.y < -steepest && hits[i].normal.y < who->ground.y) {
            who->ground = hits[i].normal;
        } else if (!stood || hits[i].normal.y > -steepest) {
            must(sat_slide(who->velocity, hits[i].normal, &who->velocity), "sliding along");
        }
    }
    if (who->ground.y < 0) {
        who->velocity.y = 0;
        who->stride += slid.moved.x * who->facing;
    }
}

void fighter_frame(duel *game, int side, unsigned buttons) {
    fighter *who = &game->fighters[side];
    who->since++;
    if (who->doing == REELING && who->since > 22) {
        fighter_begin(who, FREE);
    }
    decide(game, side, buttons);
    pose_arm(who);
    move(game, who);
    if (who->doing == DOWN) {
        who->lean = who->since < 20 ? -4.25 * who->since : -85;
    } else {
        who->lean = who->doing == REELING ? -16 + 0.7 * who->since
                    : who->doing == FREE  ? who->velocity.x * who->facing * 1.5
                                          : 6;
    }
    place_parts(game, side);
}

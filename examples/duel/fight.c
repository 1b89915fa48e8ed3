/* A frame of the fight: both fighters move, then each weapon is swept from its last placement to
 * its new one and hits the first body in its path. */
#include "duel.h"

static const double knock = 6, push = 3, knock_up = 3, recoil = 6;
static const int freeze_on_hit = 6, pause_when_down = 110;

static void flash(duel *game, sat_vec2 at, bool clash) {
    game->freeze = freeze_on_hit;
    game->spark.age = 0;
    game->spark.clash = clash;
    game->spark.at = at;
}

static void strike(duel *game, int side, const sat_body_impact *met) {
    fighter *by = &game->fighters[side], *at = &game->fighters[1 - side];
    const sat_closest_points *where = &met->impact.closest;
    by->spent = true;
    at->health--;
    game->hits++;
    /* along the normal, which points from the weapon into the target, somewhat away from the
     * attacker and a little upwards */
    at->velocity.x += where->normal.x * knock + by->facing * push;
    at->velocity.y = where->normal.y * knock - knock_up;
    at->ground.x = at->ground.y = 0;
    fighter_begin(at, at->health > 0 ? REELING : DOWN);
    fprintf(game->log,
            "%4d  %s's %s hits %s at (%.1f, %.1f), feature %u, %.2f into the frame, along (%.2f, "
            "%.2f): %d left\n",
            game->frame, by->name, by->weapon_name, scene_name_of(game, met->body), where->on_b.x,
            where->on_b.y, (unsigned)where->feature_a.index, met->impact.time, where->normal.x,
            where->normal.y, at->health);
    flash(game, where->on_b, false);
}

/* Two weapons that both strike bounce off each other. Sensors do not interact with sensors, so no
 * event reports this; a query does. */
static bool clash(duel *game) {
    fighter *blue = &game->fighters[0], *red = &game->fighters[1];
    sat_manifold contact;
    if (!fighter_strikes(blue) || !fighter_strikes(red)) {
        return false;
    }
    must(sat_world_contact(game->world, blue->parts[WEAPON], red->parts[WEAPON], &contact),
         "weapons");
    if (contact.point_count == 0) {
        return false;
    }
    blue->spent = red->spent = true;
    blue->velocity.x -= blue->facing * recoil;
    red->velocity.x -= red->facing * recoil;
    fprintf(game->log, "%4d  sword and axe clash at (%.1f, %.1f)\n", game->frame,
            contact.points[0].on_a.x, contact.points[0].on_a.y);
    flash(game, contact.points[0].on_a, true);
    return true;
}

/* In a frame a weapon moves farther than an arm is thick, so it is swept. The other fighter has
 * already moved. */
static void find_hit(duel *game, int side) {
    const fighter *by = &game->fighters[side], *at = &game->fighters[1 - side];
    sat_query_filter target = sat_query_filter_default();
    sat_body weapon;
    sat_motion motion;
    sat_body_impact met;
    if (!fighter_strikes(by) || at->doing == DOWN) {
        return;
    }
    must(sat_world_get(game->world, by->parts[WEAPON], &weapon), "a weapon");
    must(sat_motion_between(&by->weapon_was, &weapon.transform, &motion), "a weapon's way");
    target.filter = weapon.filter; /* it hits the bodies that its filter accepts */
    must(sat_world_sweep(game->world, weapon.shape, &motion, &target, &met), "a strike");
    if (met.impact.hit) {
        strike(game, side, &met);
    }
}

/* The events of the world report when soles touch and leave something. The soles are a sensor
 * below the feet, because the feet stop slightly above the ground, so that they can slide. */
static void find_landings(duel *game) {
    sat_pair_event events[MAX_EVENTS];
    size_t count, i;
    int side;
    must(sat_world_step(game->world), "a step");
    must(sat_world_events(game->world, events, MAX_EVENTS, &count), "its events");
    for (i = 0; i < count; i++) {
        for (side = 0; side < 2; side++) {
            const fighter *who = &game->fighters[side];
            /* the level was inserted first, so it is the first of the pair */
            if (sat_body_id_equal(events[i].b, who->parts[SOLE]) &&
                events[i].phase == SAT_PHASE_BEGIN) {
                fprintf(game->log, "%4d  %s lands on %s\n", game->frame, who->name,
                        scene_name_of(game, events[i].a));
                game->dust[side].age = 0;
                game->dust[side].at = fighter_place(game, side);
            } else if (sat_body_id_equal(events[i].b, who->parts[SOLE]) &&
                       events[i].phase == SAT_PHASE_END) {
                fprintf(game->log, "%4d  %s leaves %s\n", game->frame, who->name,
                        scene_name_of(game, events[i].a));
            }
        }
    }
}

static void next_round(duel *game) {
    game->round++;
    fprintf(game->log, "%4d  round %d\n", game->frame, game->round);
    fighter_reset(game, 0);
    fighter_reset(game, 1);
}

void fight_frame(duel *game, const unsigned buttons[2]) {
    int side;
    game->frame++;
    game->spark.age++;
    game->dust[0].age++;
    game->dust[1].age++;
    if (game->freeze > 0) {
        game->freeze--;
        return;
    }
    for (side = 0; side < 2; side++) {
        const bool down = game->fighters[side].doing == DOWN;
        fighter_frame(game, side, down ? 0 : buttons[side]);
    }
    find_landings(game);
    if (!clash(game)) {
        find_hit(game, 0);
        find_hit(game, 1);
    }
    for (side = 0; side < 2; side++) {
        if (game->fighters[side].doing == DOWN && game->fighters[side].since > pause_when_down) {
            next_round(game);
            break;
        }
    }
}

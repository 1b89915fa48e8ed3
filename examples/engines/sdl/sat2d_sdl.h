/* Sprites of SDL2 as shapes of sat2d, placed as SDL_RenderCopyEx draws them. */
#ifndef SAT2D_SDL_H
#define SAT2D_SDL_H

#include <SDL.h>
#include <sat2d.h>
#include <stdlib.h>

/* The shape of the pixels of a surface whose alpha is at least `threshold`, from 0 to 255. With a
 * `source` that is not NULL, those of this part, which must be in the surface. Pixels of a colour
 * key are transparent, those of a surface without alpha are not. Its origin is the upper left
 * corner. Make a shape once and keep it; the surface may be freed.
 *
 * Returns SAT_ERR_ZERO_AREA if no pixel counts, SAT_ERR_MEMORY if SDL cannot convert the surface,
 * and SAT_ERR_OUT_OF_RANGE for a source that is not inside of it. */
static inline sat_status sat_sdl_shape(
    SDL_Surface *surface, const SDL_Rect *source, Uint8 threshold, sat_shape **out_shape)
{
    const SDL_Rect all = {0, 0, surface->w, surface->h};
    const SDL_Rect part = source ? *source : all;
    SDL_Surface *rgba;
    Uint8 *alpha;
    sat_mask *mask = NULL;
    const sat_vec2 origin = {0, 0};
    sat_status status;
    int x, y;
    *out_shape = NULL;
    if (part.x < 0 || part.y < 0 || part.w <= 0 || part.h <= 0 || part.w > all.w - part.x ||
        part.h > all.h - part.y)
        return SAT_ERR_OUT_OF_RANGE;
    /* the bytes of each pixel in this order, on every platform */
    rgba = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGBA32, 0);
    alpha = (Uint8 *)malloc((size_t)part.w * (size_t)part.h);
    if (!rgba || !alpha) {
        SDL_FreeSurface(rgba);
        free(alpha);
        return SAT_ERR_MEMORY;
    }
    for (y = 0; y < part.h; y++) {
        const Uint8 *row = (const Uint8 *)rgba->pixels + (part.y + y) * rgba->pitch;
        for (x = 0; x < part.w; x++)
            alpha[y * part.w + x] = row[4 * (part.x + x) + 3];
    }
    SDL_FreeSurface(rgba);
    status = sat_mask_new_alpha(alpha, (size_t)part.w, (size_t)part.h, threshold, &mask);
    free(alpha);
    if (status == SAT_OK)
        status = sat_shape_new_mask(mask, origin, out_shape);
    sat_mask_free(mask);
    return status;
}

/* Where SDL_RenderCopyExF draws a source of `width` by `height` pixels: in `destination`, mirrored
 * within it by `flip`, then turned by `angle` degrees clockwise about `center`, which is relative
 * to the destination and is its middle if it is NULL.
 *
 * Returns SAT_ERR_NOT_FINITE, or SAT_ERR_SINGULAR for a destination without an area. */
static inline sat_status sat_sdl_transform_f(
    int width, int height, const SDL_FRect *destination, double angle, const SDL_FPoint *center,
    SDL_RendererFlip flip, sat_transform *out_transform)
{
    const double scale_x = (double)destination->w / width;
    const double scale_y = (double)destination->h / height;
    const sat_vec2 pivot = {
        center ? (double)center->x : (double)destination->w / 2,
        center ? (double)center->y : (double)destination->h / 2,
    };
    const sat_vec2 position = {destination->x + pivot.x, destination->y + pivot.y};
    /* of the source in the destination, as seen from the pivot */
    sat_transform inner = {scale_x, 0, 0, scale_y, -pivot.x, -pivot.y};
    const sat_status status =
        sat_transform_placement_degrees(position, angle, 1, 1, out_transform);
    if (status != SAT_OK)
        return status;
    if (flip & SDL_FLIP_HORIZONTAL) {
        inner.a = -scale_x;
        inner.tx += destination->w;
    }
    if (flip & SDL_FLIP_VERTICAL) {
        inner.d = -scale_y;
        inner.ty += destination->h;
    }
    return sat_transform_product(out_transform, &inner, out_transform);
}

/* As sat_sdl_transform_f, of SDL_RenderCopyEx. */
static inline sat_status sat_sdl_transform(
    int width, int height, const SDL_Rect *destination, double angle, const SDL_Point *center,
    SDL_RendererFlip flip, sat_transform *out_transform)
{
    const SDL_FRect there = {
        (float)destination->x, (float)destination->y, (float)destination->w, (float)destination->h,
    };
    const SDL_FPoint pivot = {center ? (float)center->x : 0, center ? (float)center->y : 0};
    return sat_sdl_transform_f(
        width, height, &there, angle, center ? &pivot : NULL, flip, out_transform);
}

#endif

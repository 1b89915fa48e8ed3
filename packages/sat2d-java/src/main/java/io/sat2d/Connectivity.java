// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** Which pixels are neighbours. */
public enum Connectivity {
    /**
     * Pixels that share a side. All rings are simple polygons; they may touch each other in
     * corners.
     */
    FOUR,
    /**
     * Pixels that share a side or a corner. A ring passes a corner twice where it joins two pixels.
     */
    EIGHT;

    private static final Connectivity[] ALL = values();

    static Connectivity of(int number) {
        return ALL[number];
    }
}

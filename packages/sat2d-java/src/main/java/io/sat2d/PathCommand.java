// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** A command of a path. Fields that its kind does not name are ignored. */
public final class PathCommand {
    /** Its kind. */
    public final PathKind kind;
    /** The flags of an arc: 1 for the longer way round, 2 for that from x toward y; else 0. */
    public final int arc;
    /** The tolerance of a cubic curve, the rotation of an arc, or the weight of a conic. */
    public final double number;
    /** The first control point of a curve, or the half-axes of an arc. */
    public final Vec2 control;
    /** The second control point of a cubic curve. */
    public final Vec2 second;
    /** Where it ends. */
    public final Vec2 to;

    /**
     * The value with these fields.
     *
     * @param kind its kind
     * @param arc the flags of an arc: 1 for the longer way round, 2 for that from x toward y;
     *     else 0
     * @param number the tolerance of a cubic curve, the rotation of an arc, or the weight of a
     *     conic
     * @param control the first control point of a curve, or the half-axes of an arc
     * @param second the second control point of a cubic curve
     * @param to where it ends
     */
    public PathCommand(PathKind kind, int arc, double number, Vec2 control, Vec2 second, Vec2 to) {
        this.kind = kind;
        this.arc = arc;
        this.number = number;
        this.control = control;
        this.second = second;
        this.to = to;
    }

    static PathCommand read(Scratch s, int at) {
        return new PathCommand(
                PathKind.of(s.integer(at + Native.PATH_COMMAND_KIND_AT)),
                s.integer(at + Native.PATH_COMMAND_ARC_AT),
                s.number(at + Native.PATH_COMMAND_NUMBER_AT),
                Vec2.read(s, at + Native.PATH_COMMAND_CONTROL_AT),
                Vec2.read(s, at + Native.PATH_COMMAND_SECOND_AT),
                Vec2.read(s, at + Native.PATH_COMMAND_TO_AT));
    }

    void write(Scratch s, int at) {
        s.put(at + Native.PATH_COMMAND_KIND_AT, kind.ordinal());
        s.put(at + Native.PATH_COMMAND_ARC_AT, arc);
        s.put(at + Native.PATH_COMMAND_NUMBER_AT, number);
        control.write(s, at + Native.PATH_COMMAND_CONTROL_AT);
        second.write(s, at + Native.PATH_COMMAND_SECOND_AT);
        to.write(s, at + Native.PATH_COMMAND_TO_AT);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof PathCommand)) {
            return false;
        }
        PathCommand that = (PathCommand) other;
        return Objects.equals(kind, that.kind)
                && arc == that.arc
                && number == that.number
                && Objects.equals(control, that.control)
                && Objects.equals(second, that.second)
                && Objects.equals(to, that.to);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                kind,
                arc,
                number + 0.0,
                control,
                second,
                to);
    }

    @Override
    public String toString() {
        return "PathCommand[kind=" + kind
                + ", arc=" + arc
                + ", number=" + number
                + ", control=" + control
                + ", second=" + second
                + ", to=" + to + "]";
    }
}

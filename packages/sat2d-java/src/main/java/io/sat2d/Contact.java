package io.sat2d;

import java.util.List;

/** How two shapes meet. */
public final class Contact {
    /** The unit vector from the first shape to the second. */
    public final Vec2 normal;
    /** How far they must move along it to touch; 0 if they touch. */
    public final double depth;
    /** Of the first shape. */
    public final Feature featureA;
    /** Of the second shape. */
    public final Feature featureB;
    /** Which features meet. */
    public final ContactKind kind;
    /** The shape whose edge the normal belongs to. */
    public final Side reference;
    /** One or two points. */
    public final List<ContactPoint> points;

    Contact(
            Vec2 normal, double depth, Feature featureA, Feature featureB, ContactKind kind,
            Side reference, List<ContactPoint> points) {
        this.normal = normal;
        this.depth = depth;
        this.featureA = featureA;
        this.featureB = featureB;
        this.kind = kind;
        this.reference = reference;
        this.points = points;
    }

    static Contact read(Scratch s, int at) {
        ContactPoint[] points = new ContactPoint[s.count(at + Native.MANIFOLD_POINT_COUNT_AT)];
        for (int i = 0; i < points.length; i++) {
            int point = at + Native.MANIFOLD_POINTS_AT + i * Native.SIZE_CONTACT_POINT;
            points[i] = ContactPoint.read(s, point);
        }
        return new Contact(
                Vec2.read(s, at + Native.MANIFOLD_NORMAL_AT),
                s.number(at + Native.MANIFOLD_DEPTH_AT),
                Feature.read(s, at + Native.MANIFOLD_FEATURE_A_AT),
                Feature.read(s, at + Native.MANIFOLD_FEATURE_B_AT),
                ContactKind.of(s.integer(at + Native.MANIFOLD_KIND_AT)),
                Side.of(s.integer(at + Native.MANIFOLD_REFERENCE_AT)),
                List.of(points));
    }

    /** The contact that a call wrote, or null if the shapes are disjoint. */
    static Contact readMeeting(Scratch s, int at) {
        return s.count(at + Native.MANIFOLD_POINT_COUNT_AT) == 0 ? null : read(s, at);
    }

    static List<Contact> readAll(Scratch s, int at, int count) {
        Contact[] contacts = new Contact[count];
        for (int i = 0; i < count; i++) {
            contacts[i] = read(s, at + i * Native.SIZE_MANIFOLD);
        }
        return List.of(contacts);
    }
}

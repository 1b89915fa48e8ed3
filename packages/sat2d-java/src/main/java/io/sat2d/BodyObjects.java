package io.sat2d;

import java.util.HashMap;
import java.util.Map;

/** The objects that are kept with the bodies of a world, by their ids. Threads may share it. */
final class BodyObjects {
    private final Map<Long, Object> kept = new HashMap<>();
    /** Those of removed bodies, which the events of the next step will name. */
    private Map<Long, Object> retired = new HashMap<>();
    /** Those of removed bodies, which the events of the last step may name. */
    private Map<Long, Object> named = new HashMap<>();

    synchronized boolean isEmpty() {
        return kept.isEmpty() && retired.isEmpty() && named.isEmpty();
    }

    /** Keeps an object; null for none. */
    synchronized void put(long id, Object object) {
        if (object != null) {
            kept.put(id, object);
        } else {
            kept.remove(id);
        }
    }

    synchronized void putAll(BodyObjects other) {
        synchronized (other) {
            kept.putAll(other.kept);
            retired.putAll(other.retired);
            named.putAll(other.named);
        }
    }

    /** The object of a body, also if an event names it that was removed; null if there is none. */
    synchronized Object get(long id) {
        Object object = kept.get(id);
        if (object == null) {
            object = retired.getOrDefault(id, named.get(id));
        }
        return object;
    }

    /** The body was removed: its object is forgotten with the step after the next. */
    synchronized void retire(long id) {
        Object object = kept.remove(id);
        if (object != null) {
            retired.put(id, object);
        }
    }

    /** A step was made. */
    synchronized void step() {
        if (retired.isEmpty() && named.isEmpty()) {
            return;
        }
        named = retired;
        retired = new HashMap<>();
    }

    synchronized void clear() {
        kept.clear();
        retired.clear();
        named.clear();
    }
}

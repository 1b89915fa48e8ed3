/**
 * Collects calls and answers of an old game as a table for `sat2d verify`. Valid as TypeScript.
 *
 * Each row is kept once. `every` keeps one of so many new rows, `limit` the first so many.
 */
class Sat2dRecorder {
    rows = [""];
    seen = new Set([""]);
    fresh = 0;
    every = 1;
    limit = 100000;

    constructor(header = "", every = 1, limit = 100000) {
        this.rows = [header];
        this.every = every;
        this.limit = limit;
    }

    /** Adds a call: its arguments, then its answers, as in the header, separated by commas. */
    row(fields = "") {
        if (this.rows.length > this.limit || this.seen.has(fields)) {
            return;
        }
        if (this.fresh++ % this.every === 0) {
            this.seen.add(fields);
            this.rows.push(fields);
        }
    }

    /** All rows as CSV. */
    text() {
        return this.rows.join("\n") + "\n";
    }

    /** In a browser: downloads the table. */
    save(name = "calls.csv") {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([this.text()], { type: "text/csv" }));
        link.download = name;
        link.click();
    }
}

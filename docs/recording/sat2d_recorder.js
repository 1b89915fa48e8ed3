/** Collects calls and answers of an old game as a table for `sat2d verify`. The same text is JavaScript and TypeScript. */
class Sat2dRecorder {
    rows = [""];

    constructor(header = "") {
        this.rows = [header];
    }

    /** One call: the numbers it was given, then its answers, in the order of the header, with commas between. */
    row(fields = "") {
        this.rows.push(fields);
    }

    /** Everything so far as CSV. */
    text() {
        return this.rows.join("\n") + "\n";
    }

    /** In a browser: downloads it. */
    save(name = "calls.csv") {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([this.text()], { type: "text/csv" }));
        link.download = name;
        link.click();
    }
}

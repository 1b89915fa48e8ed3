/** Collects calls and answers of an old game as a table for `sat2d verify`. Valid as TypeScript. */
class Sat2dRecorder {
    rows = [""];

    constructor(header = "") {
        this.rows = [header];
    }

    /** Adds a call: its arguments, then its answers, as in the header, separated by commas. */
    row(fields = "") {
        this.rows.push(fields);
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

// The rows of the tables, read into objects, and the files of answers.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const QUESTIONS = {
  relation: ["a", "b"],
  segments: ["a", "b"],
  point: ["form", "point"],
  ray: ["form", "from", "to"],
  distance: ["a", "b"],
  sweep: ["a", "b", "motion"],
  turning: ["a", "motionA", "b", "motionB"],
};

const isForm = (name) => ["a", "b", "form"].includes(name);

function points(text) {
  const numbers = text.split(" ").map(Number);
  const list = [];
  for (let i = 0; i < numbers.length; i += 2) list.push({ x: numbers[i], y: numbers[i + 1] });
  return list;
}

/** `{kind, center, radius}`, or `{kind, rings}`; a segment has one ring, of two points. */
function form(text) {
  const space = text.indexOf(" ");
  const kind = text.slice(0, space);
  const rest = text.slice(space + 1);
  if (kind === "circle") {
    const [x, y, radius] = rest.split(" ").map(Number);
    return { kind, center: { x, y }, radius };
  }
  return { kind, rings: rest.split(";").map(points) };
}

/** `{way, angle, pivot}`: a straight way and a turn about a point that moves along. */
function motion(text) {
  const [x, y, angle, px, py] = text.split(" ").map(Number);
  return { way: { x, y }, angle, pivot: { x: px, y: py } };
}

function value(name, text) {
  if (isForm(name)) return form(text);
  return name.startsWith("motion") && name !== "motion" ? motion(text) : points(text)[0];
}

/** The words for a library that answers yes or no. */
export const verdict = (hit) => (hit ? "hit" : "miss");

/** The version that is installed. */
export function version(name) {
  const main = createRequire(import.meta.url).resolve(name);
  let folder = dirname(main);
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
}

/**
 * Answers all tables. `library` has a name, a version and a function for each question that it
 * has a call for; a function returns undefined where it has none for these shapes.
 */
export function answerAll(tables, answers, library) {
  const home = join(answers, library.name);
  for (const set of ["single", "double"]) {
    mkdirSync(join(home, set), { recursive: true });
    for (const [question, names] of Object.entries(QUESTIONS)) {
      const file = join(tables, set, `${question}.csv`);
      if (!library[question] || !existsSync(file)) continue;
      const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(1);
      let out = "row,answer\n";
      for (const line of lines) {
        const columns = line.split(",");
        const row = {};
        names.forEach((name, i) => {
          row[name] = value(name, columns[i + 2]);
        });
        let answer;
        try {
          answer = library[question](row);
        } catch {
          answer = "refused";
        }
        if (answer !== undefined) out += `${columns[0]},${answer}\n`;
      }
      writeFileSync(join(home, set, `${question}.csv`), out);
    }
  }
  writeFileSync(join(home, "version.txt"), library.version);
}

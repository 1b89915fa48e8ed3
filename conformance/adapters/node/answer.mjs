// node answer.mjs TABLES ANSWERS [LIBRARY...]

import { answerAll } from "./tables.mjs";
import { check2d } from "./check2d.mjs";
import { matter } from "./matter.mjs";
import { planck } from "./planck.mjs";
import { sat } from "./sat.mjs";

const [tables, answers, ...chosen] = process.argv.slice(2);
for (const library of [sat, check2d, planck, matter]) {
  if (chosen.length === 0 || chosen.includes(library.name)) answerAll(tables, answers, library);
}

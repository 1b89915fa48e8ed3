// Draws SVG files in Chromium and compares the pixels with the regions that sat2d reads.
//
//     node judge.mjs SAT2D FOLDER COUNT SEED
//
// FOLDER has node_modules with the icons, and takes the page. Where a pixel and those around it are
// wholly inside or outside of one picture, no edge is nearer than a pixel: then more than half of
// the pixel must be so in the other picture. As a control, each region is compared again three
// pixels to the right of its place, and must differ.
//
// `sat2d trace` reads the same pictures as PNG files of Chromium. Its silhouettes must contain the
// pixels whose alpha is at least 128 in Chromium's canvas, and no others.
//
// The drawings in `unread` have something that is not read. There the pixels must differ from what
// is read, and an error or a message must name it, with the text that a comment in the file says.

import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [sat2d, folder, count, seed] = process.argv.slice(2);
const SIZE = 480; // pixels of a picture's longer side
const FINE = 4; // samples of a pixel in each direction

/** Numbers from 0 to 1 by a seed (mulberry32). */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All SVG files in a folder and the folders in it, in the order of their paths. */
function drawings(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".svg"))
    .sort()
    .map((file) => join(folder, file));
}

const next = random(Number(seed));
const sets = ["@material-design-icons/svg", "@tabler/icons/icons", "simple-icons/icons"];
const chosen = sets.flatMap((set, number) => {
  const all = drawings(join(folder, "node_modules", set));
  const share = Math.ceil((Number(count) - number) / sets.length);
  const picked = new Set();
  while (picked.size < Math.min(share, all.length)) {
    picked.add(all[Math.floor(next() * all.length)]);
  }
  return [...picked];
});
const here = dirname(fileURLToPath(import.meta.url));
const own = drawings(join(here, "drawings"));
const unread = drawings(join(here, "unread"));
const files = [...own, ...chosen, ...unread];

const options = ["--strokes", "--repair", "non-zero", "--tolerance", "0.004", "--json"];
const settings = { encoding: "utf8", maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "inherit"] };
/** What the command prints; a file that is invalid is reported and fails below. */
function decompose(files) {
  try {
    return execFileSync(sat2d, ["decompose", ...options, ...files], settings);
  } catch (error) {
    return error.stdout;
  }
}
settings.stdio[2] = "ignore"; // repairs are announced
const pieces = new Map(files.map((file) => [file, []]));
const invalid = new Map();
for (const polygon of JSON.parse(decompose(files)).polygons) {
  if (!polygon.valid) {
    invalid.set(polygon.file, polygon.reason);
    continue;
  }
  for (const piece of polygon.pieces) {
    pieces.get(polygon.file).push(piece.vertices.map((vertex) => polygon.points[vertex]));
  }
}

const name = (file) => relative(process.cwd(), file).replace(/^.*node_modules\//, "");
const cases = files.map((file) => {
  const text = readFileSync(file, "utf8");
  const viewBox = /viewBox="([^"]*)"/.exec(text)[1].split(/[ ,]+/).map(Number);
  // two-tone icons have parts with an opacity of 0.3
  const full = text.includes("opacity=") ? 76 : 254;
  return { name: name(file), text, viewBox, pieces: pieces.get(file), full };
});

/** Runs in the page: the differences of each case, in its place and moved. */
function compare(cases, SIZE, FINE) {
  /** The pixels of which convex pieces have the centre. */
  const filled = (pieces, width, height) => {
    const pixels = new Uint8Array(width * height);
    for (const piece of pieces) {
      const ys = piece.map(([, y]) => y);
      const from = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
      const to = Math.min(height - 1, Math.floor(Math.max(...ys) - 0.5));
      for (let row = from; row <= to; row++) {
        const y = row + 0.5;
        let [left, right] = [Infinity, -Infinity];
        piece.forEach(([x1, y1], i) => {
          const [x2, y2] = piece[(i + 1) % piece.length];
          if (y1 <= y !== y2 <= y) {
            const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
            [left, right] = [Math.min(left, x), Math.max(right, x)];
          }
        });
        const first = Math.max(0, Math.ceil(left - 0.5));
        const last = Math.min(width - 1, Math.floor(right - 0.5));
        if (first <= last) pixels.fill(1, row * width + first, row * width + last + 1);
      }
    }
    return pixels;
  };
  /** How much of each pixel is in the pieces, from 0 to 1. */
  const coverage = (pieces, width, height) => {
    const fine = filled(
      pieces.map((piece) => piece.map(([x, y]) => [x * FINE, y * FINE])),
      width * FINE,
      height * FINE,
    );
    const sums = new Float32Array(width * height);
    fine.forEach((one, at) => {
      const x = Math.floor((at % (width * FINE)) / FINE);
      const y = Math.floor(at / (width * FINE * FINE));
      sums[y * width + x] += one / FINE ** 2;
    });
    return sums;
  };
  /** Of each pixel, whether it and those around it are all inside (1), all outside (0) or not. */
  const certain = (shares, width, height) =>
    shares.map((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      // what is beyond the picture is unknown
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return 0.5;
      let [least, most] = [1, 0];
      for (let v = y - 1; v <= y + 1; v++) {
        for (let u = x - 1; u <= x + 1; u++) {
          least = Math.min(least, shares[v * width + u]);
          most = Math.max(most, shares[v * width + u]);
        }
      }
      return least === most && (least === 0 || least === 1) ? least : 0.5;
    });
  const differences = (one, other, width, height) => {
    const [sure, others] = [one, other].map((shares) => certain(shares, width, height));
    const count = (known, shares) =>
      known.reduce((sum, wanted, at) => sum + +(Math.abs(wanted - shares[at]) > 0.5), 0);
    return count(sure, other) + count(others, one);
  };
  return cases.map(({ viewBox: [left, top, w, h], pieces, full }, index) => {
    const scale = SIZE / Math.max(w, h);
    const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d");
    context.drawImage(document.images[index], 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height).data;
    const drawn = Float32Array.from({ length: width * height }, (_, at) =>
      Math.min(1, pixels[4 * at + 3] / full),
    );
    const region = (shift) => {
      const place = ([x, y]) => [(x - left) * scale + shift, (y - top) * scale];
      return coverage(
        pieces.map((piece) => piece.map(place)),
        width,
        height,
      );
    };
    // the alphas from 128 on, eight to a byte
    const solid = new Uint8Array(Math.ceil((width * height) / 8));
    for (let at = 0; at < width * height; at++) {
      solid[at >> 3] |= +(pixels[4 * at + 3] >= 128) << (at & 7);
    }
    return {
      width,
      height,
      solid: btoa(String.fromCharCode(...solid)),
      png: canvas.toDataURL("image/png").split(",")[1],
      drawn: Math.round(drawn.reduce((sum, one) => sum + one, 0)),
      wrong: differences(drawn, region(0), width, height),
      moved: differences(drawn, region(3), width, height),
    };
  });
}

const source = (text) => `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`;
const page = `<!DOCTYPE html><meta charset="utf-8"><title>icons</title><body>
${cases.map(({ text }) => `<img width="1" height="1" src="${source(text)}">`).join("\n")}
<script>
const compare = ${compare};
onload = () => {
  const cases = ${JSON.stringify(cases.map(({ viewBox, pieces, full }) => ({ viewBox, pieces, full })))};
  const results = JSON.stringify(compare(cases, ${SIZE}, ${FINE}));
  document.body.innerHTML = "<pre>" + results + "</pre>";
};
</script>`;
const file = join(folder, "icons.html");
writeFileSync(file, page);
const browser = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"];
const dump = execFileSync(
  "chromium",
  [...browser, `--user-data-dir=${join(folder, "profile")}`, pathToFileURL(file).href],
  settings,
);
const results = JSON.parse(/<pre>(.*)<\/pre>/s.exec(dump)[1]);

// the silhouettes of the pictures, by the names of the files
const pictures = results.map(({ png }, index) => {
  const file = join(folder, `picture${index}.png`);
  writeFileSync(file, Buffer.from(png, "base64"));
  return file;
});
const traced = new Map();
const tracing = ["trace", "--json", "--threshold", "128", ...pictures];
const sprites = execFileSync(sat2d, tracing, settings);
for (const { file, silhouettes } of JSON.parse(sprites).sprites) {
  traced.set(file, silhouettes.flatMap(({ rings }) => rings));
}

/** The pixels that silhouettes contain wrongly, or do not contain. */
function wrongly({ width, height, solid }, rings) {
  const wanted = Buffer.from(solid, "base64");
  // an edge along a column's left side turns what is right of it inside out
  const turns = new Uint8Array((width + 1) * height);
  for (const ring of rings) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length];
      if (x1 !== x2) return;
      for (let y = Math.min(y1, y2); y < Math.max(y1, y2); y++) turns[y * (width + 1) + x1] ^= 1;
    });
  }
  let wrong = 0;
  for (let y = 0; y < height; y++) {
    let inside = 0;
    for (let x = 0; x < width; x++) {
      inside ^= turns[y * (width + 1) + x];
      const at = y * width + x;
      wrong += inside ^ ((wanted[at >> 3] >> (at & 7)) & 1);
    }
  }
  return wrong;
}

let failed = 0;
results.forEach((result, index) => {
  const { drawn, wrong, moved } = result;
  const { name, text } = cases[index];
  const faults = [];
  const untraced = wrongly(result, traced.get(pictures[index]));
  if (untraced > 0) faults.push(`the silhouettes of \`trace\` differ in ${untraced} pixels`);
  if (unread.includes(files[index])) {
    const said = /<!-- says: (.*) -->/.exec(text)[1];
    const { stdout, stderr } = spawnSync(sat2d, ["decompose", ...options, files[index]], {
      encoding: "utf8",
    });
    const reasons = JSON.parse(stdout).polygons.map(({ reason }) => reason ?? "");
    if (![stderr, ...reasons].some((message) => message.includes(said))) {
      faults.push(`nothing says: ${said}`);
    }
    if (wrong === 0) faults.push("Chromium draws what is read");
    if (faults.length > 0) failed++;
    for (const fault of faults) console.log(`${name}: ${fault}`);
    return;
  }
  if (invalid.has(files[index])) faults.push(`invalid: ${invalid.get(files[index])}`);
  if (wrong > 0) faults.push(`${wrong} pixels of ${drawn} differ by more than the edge`);
  if (drawn === 0) faults.push("Chromium draws nothing");
  if (drawn > 0 && moved === 0) faults.push("the control does not differ");
  if (faults.length > 0) failed++;
  for (const fault of faults) console.log(`${name}: ${fault}`);
});
const passed = results.length - failed;
const counts = [`${own.length} drawings`, `${chosen.length} icons`, `${unread.length} not all read`];
console.log(counts.join(", "));
console.log(`test result: ${failed ? "FAILED" : "ok"}. ${passed} passed; ${failed} failed; 0 ignored`);
process.exit(failed ? 1 : 0);

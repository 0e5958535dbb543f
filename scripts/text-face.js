// Cuts the Latin part of the typeface that sites have by default: nearly every page loads it before anything else.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FOLDER = "node_modules/@fontsource-variable/inter";
const FILE = "inter-latin-wght-normal.woff2";

/** Light weights are left to the package's own file. `src/site/read-fonts.ts` gives both a rule. */
const WEIGHTS = { min: 400, max: 900, default: 400 };

/** What browsers apply to text by themselves, and figures of one width, which our sheets ask for. */
const FEATURES = ["calt", "ccmp", "kern", "locl", "mark", "mkmk", "tnum"];

/** Names of weights for programs that offer them in a menu. */
const UNREAD_TABLES = ["STAT"];

/** Writes the weights that texts have, without the glyphs that no character or feature leads to: six tenths of the bytes. */
export async function writeTextFace(root, out) {
  const [sheet, font] = await Promise.all([
    readFile(`${root}${FOLDER}/index.css`, "utf8"),
    readFile(`${root}${FOLDER}/files/${FILE}`),
  ]);
  const face = (sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []).find((each) => each.includes(FILE)) ?? "";
  const text = charactersIn(face);
  if (text === "") throw new Error("The sheet of Inter names its Latin characters in another way than before.");
  const cut = await subsetFont(font, text, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    dropTables: UNREAD_TABLES,
  });
  await mkdir(out, { recursive: true });
  await writeFile(`${out}/inter-text-latin-wght-normal.woff2`, cut);
}

function charactersIn(face) {
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return ranges
    .flatMap(([, from, to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
}

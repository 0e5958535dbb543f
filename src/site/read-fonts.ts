// Reads the fonts that docs.json names by family alone, and the typefaces of sites that name none, from npm packages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DocsConfig } from "../config/docs-config.js";
import { packageFolder } from "../emit/package-files.js";
import { fileOf, type Report, warning } from "../shared/problem.js";

/** A family that the site serves itself. Plain data. */
export interface SiteFont {
  readonly family: string;
  /** Fonts of code are in a sheet that pages have anyway, and browsers load them where a page shows code. */
  readonly use: "text" | "code";
  /** `@font-face` rules, one per subset and weight; `fonts/<name>` is a placeholder for a file. */
  readonly faces: readonly string[];
  readonly files: readonly { readonly name: string; readonly from: string }[];
  /** Name of the file that nearly every page waits for; null where there is none. */
  readonly first: string | null;
  /** Whether fonts of systems stand in for it that are as wide. */
  readonly hasStandIns?: true;
}

/** Weights of text, of headings and of what is bold. */
const WEIGHTS = [400, 500, 600, 700];

/** The typefaces of sites whose settings name none. `--font-body` and `--font-code` of tokens.css begin with them. */
const OWN_FACE = "Inter";

const OWN_CODE_FACE = "Geist Mono";

/** The installed families. A missing one is reported once: readers only see it if they have it. */
export function readFonts({ fonts }: DocsConfig, root: string, report: Report): SiteFont[] {
  const found = new Map<string, SiteFont | null>();
  for (const font of [fonts.body, fonts.heading, fonts.code]) {
    if (!font || font.source !== null || found.has(font.family)) continue;
    const weights = new Set([
      ...WEIGHTS,
      ...[fonts.body?.weight, fonts.heading?.weight].filter((each) => each != null),
    ]);
    const family = readFont(font.family, root, [...weights]);
    found.set(font.family, family && { ...family, use: font === fonts.code ? "code" : "text" });
    if (family === null && !ON_EVERY_MACHINE.test(font.family)) report(notInstalled(font.family));
  }
  if (!fonts.body && !found.has(OWN_FACE)) found.set(OWN_FACE, readOwnFace(root));
  if (!fonts.code && !found.has(OWN_CODE_FACE)) found.set(OWN_CODE_FACE, readOwnCodeFace(root));
  return [...found.values()].filter((each) => each !== null);
}

/** Text does not wait for it, and hardly moves when it comes: until then a system font of matching width is used. */
function readOwnFace(root: string): SiteFont | null {
  const face = readFont(OWN_FACE, root, WEIGHTS);
  return face && withStandIns(withTextFace(face), STAND_INS);
}

/** What `scripts/text-face.js` cuts: most Latin texts need no more. */
const TEXT_FACE = "inter-text-latin-wght-normal.woff2";

/**
 * The face with a smaller file for Latin text from its usual weight on; lighter text loads the whole one. Each alphabet gets
 * both ranges of weights: browsers choose one range for a text, and know only the files of that.
 */
function withTextFace(face: SiteFont): SiteFont {
  const { first, faces, files } = face;
  const from = join(packageFolder(), "dist/fonts", TEXT_FACE);
  if (first === null || !existsSync(from)) return face;
  const weighing = (weights: string) =>
    faces.map((rule) => rule.replace(/font-weight:[^;]+/, () => `font-weight:${weights}`));
  const usual = weighing("400 900").map((rule) => rule.replace(first, TEXT_FACE));
  return {
    ...face,
    faces: [...usual, ...weighing("100 399")],
    files: [{ name: TEXT_FACE, from }, ...files],
    first: TEXT_FACE,
  };
}

function readOwnCodeFace(root: string): SiteFont | null {
  const face = readFont(OWN_CODE_FACE, root, WEIGHTS);
  return face && { ...withStandIns(face, CODE_STAND_INS), use: "code" };
}

function withStandIns(face: SiteFont, standIns: readonly string[]): SiteFont {
  return { ...face, faces: [...face.faces, ...standIns], hasStandIns: true };
}

/**
 * Fonts of systems with the widths and lines of Inter. Their letters differ, so each width was measured with sentences of
 * documentation. The last two are for systems without any of the first.
 */
const STAND_INS = [
  standIn("Inter Stand-in", ["Arial", "Liberation Sans", "Roboto"], { weights: "100 599", width: 1.072 }),
  standIn("Inter Stand-in", ["Arial Bold", "Liberation Sans Bold"], { weights: "600 900", width: 1.019 }),
  standIn("Inter Wide Stand-in", ["DejaVu Sans"], { weights: "100 599", width: 0.939 }),
  standIn("Inter Wide Stand-in", ["DejaVu Sans Bold"], { weights: "600 900", width: 0.851 }),
];

interface StandIn {
  readonly weights: string;
  /** How much wider the letters of Inter are. */
  readonly width: number;
}

/** Inter reaches 0.96875 em above the line and 0.2412 em below. Other alphabets are left to the fonts of the system. */
function standIn(family: string, fonts: readonly string[], { weights, width }: StandIn): string {
  const source = fonts.map((font) => `local("${font}")`).join();
  const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
  const lines = `ascent-override:${percent(0.96875 / width)};descent-override:${percent(0.2412 / width)};line-gap-override:0%`;
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weights};size-adjust:${percent(width)};${lines};unicode-range:U+0-24F,U+2000-20CF}`;
}

/** Fonts of code with the width of Geist Mono: 0.6 em, as most others have. */
const CODE_STAND_INS = [
  `@font-face{font-family:"Geist Mono Stand-in";src:local("Consolas");size-adjust:109.14%}`,
  `@font-face{font-family:"Geist Mono Wide Stand-in";src:local("Menlo Regular"),local("DejaVu Sans Mono");size-adjust:99.66%}`,
];

/** Families of systems, and the words of CSS for them. */
const ON_EVERY_MACHINE =
  /^(?:system-ui|ui-\w+(?:-\w+)?|(?:sans-)?serif|monospace|arial|helvetica(?: neue)?|georgia|verdana|tahoma|times(?: new roman)?|courier(?: new)?)$/i;

function notInstalled(family: string) {
  const name = fontSlug(family);
  const packages = `@fontsource-variable/${name}, or @fontsource/${name} if that does not exist`;
  const hint = `Install it next to docs.json (npm install ${packages}), or set its "source".`;
  const what = `The font "${family}" is not in the project, so readers who do not have it see a system font.`;
  return warning("font-missing", fileOf("docs.json"), what, hint);
}

function readFont(family: string, root: string, weights: readonly number[]): SiteFont | null {
  const variable = readFontPackage(family, root, ["@fontsource-variable"]);
  const found = variable ?? readFontPackage(family, root, ["@fontsource"]);
  if (found === null) return null;
  const sheets = variable ? ["index.css"] : weights.map((weight) => `${weight}.css`);
  const faces = sheets.flatMap((sheet) => readFaces(found, sheet, family));
  const names = [...new Set(faces.flatMap((face) => /url\(fonts\/([^)]+)\)/.exec(face)?.[1] ?? []))];
  if (names.length === 0) return null;
  return {
    family,
    use: "text",
    faces,
    files: names.map((name) => ({ name, from: join(found.folder, "files", name) })),
    first: names.find((name) => /-latin-(?:wght|400)-normal\.woff2$/.test(name)) ?? null,
  };
}

/** The package's own rules under the name that docs.json uses, without the older format that no browser needs. */
function readFaces({ folder }: FontPackage, sheet: string, family: string): string[] {
  const file = join(folder, sheet);
  if (!existsSync(file)) return [];
  const faces = readFileSync(file, "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.map((face) =>
    face
      .replace(/\s+/g, " ")
      .replace(/ ?([{};:,]) ?/g, "$1")
      .replace(/font-family:[^;]+;/, () => `font-family:${JSON.stringify(family)};`)
      .replace(/,url\([^)]*\.woff\) ?format\([^)]*\)/g, "")
      .replace(/url\(\.\/files\/([\w.-]+)\)/g, "url(fonts/$1)"),
  );
}

/** Finds the npm package of a font family, in the project or next to docsgen. Nothing is fetched. */
interface FontPackage {
  /** Absolute path of the package. */
  readonly folder: string;
  /** How the names of its files begin: `source-sans-3`. */
  readonly name: string;
  /** Names of the files in its folder `files`. */
  readonly files: readonly string[];
}

type FontKind = "@fontsource" | "@fontsource-variable";

/** The installed package of a family; the kinds in order of preference. Null: none is installed. */
export function readFontPackage(family: string, root: string, kinds: readonly FontKind[]): FontPackage | null {
  const name = fontSlug(family);
  if (name === "") return null;
  for (const kind of kinds) {
    for (const start of [root, dirname(fileURLToPath(import.meta.url))]) {
      const folder = inModules(start, join(kind, name));
      if (folder !== null) return { folder, name, files: readdirSync(join(folder, "files")) };
    }
  }
  return null;
}

/** `Source Sans 3` is `source-sans-3`. */
function fontSlug(family: string): string {
  return family
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Looks as Node does: in the folder and in every one above it. */
function inModules(start: string, path: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", path);
    if (existsSync(join(found, "files"))) return found;
    if (dirname(folder) === folder) return null;
  }
}

// Bundles docsgen into dist/: the CLI with its workers, and the browser files that every built site shares.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import glob from "fast-glob";
import { bundleNode } from "./bundle-node.js";
import { bundleScripts } from "./bundle-scripts.js";
import { writeGrammarFiles } from "./grammar-files.js";
import { writePatternTables } from "./pattern-tables.js";
import { writeTextFace } from "./text-face.js";
import { writeNotices } from "./write-notices.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What is bundling now: all who ask meanwhile wait for the same, as both would write one folder. */
let running = null;

/**
 * Writes dist/cli.cjs, dist/worker.js and what they load, dist/browser/<element>.js and .css with a manifest, the usual
 * grammars to dist/grammars, what was read of their patterns to dist/patterns, and the face of texts to dist/fonts.
 */
export function bundle(tell = () => {}) {
  running ??= bundleAnew(tell).finally(() => {
    running = null;
  });
  return running;
}

async function bundleAnew(tell) {
  const sources = await hashOfSources();
  if (sources === (await readFile(`${root}dist/sources`, "utf8").catch(() => null))) return;
  const started = performance.now();
  tell("Bundling docsgen into dist/ (10 to 60 seconds, once for each change of its source) …");
  const next = `${root}dist.next-${process.pid}`;
  await mkdir(`${next}/browser`, { recursive: true });
  try {
    const [forNode, scripts, ...forBrowsers] = await Promise.all([
      bundleNode(root, next),
      bundleScripts(root, `${next}/browser`),
      bundleAlone(next, "src/layout/assistant/embed.ts", "assistant.js"),
      bundleAlone(next, "src/tools/portable/browser/folder-runtime.ts", "portable.js"),
      bundleEdge(next),
      bundleStyles(next),
    ]);
    await writePatternTables(`${next}/patterns`);
    await writeTextFace(root, `${next}/fonts`);
    const grammars = await writeGrammarFiles(`${next}/grammars`);
    const others = forBrowsers.flatMap(({ metafile }) => Object.keys(metafile.inputs));
    const inputs = [...forNode, ...scripts, ...others, ...grammars];
    await writeNotices(next, root, inputs);
    await writeBuildId(next);
    await writeFile(`${next}/sources`, sources);
    await rm(`${root}dist`, { recursive: true, force: true });
    await rename(next, `${root}dist`);
    tell(`Bundled in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** Identifies the files that a bundle is made of: it is made again where one has changed, is new or is gone. */
async function hashOfSources() {
  const files = await glob(["src/**", "ui-strings/*", "scripts/*.js", "package.json", "package-lock.json"], {
    cwd: root,
  });
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(root + file))
      .update("\0");
  return hash.digest("hex");
}

/** One file with a plain name: the chat, which other sites load, and what sites in a folder load. */
function bundleAlone(out, entry, name) {
  return build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: `${out}/browser/${name}`,
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    loader: { ".css": "text" },
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
  });
}

/** What answers agents at the edge of a host, where Node is not: one file with no module beside it. */
function bundleEdge(out) {
  return build({
    absWorkingDir: root,
    entryPoints: ["src/assistant/edge/platforms.ts"],
    outfile: `${out}/browser/edge.js`,
    bundle: true,
    minify: true,
    format: "iife",
    globalName: "docsgenEdge",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    plugins: [withoutUnused],
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
  });
}

/** What packages carry and tools never use: a validator of JSON Schema, which hosts forbid, and words in other languages. */
const withoutUnused = {
  name: "without-unused",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^ajv(-formats)?$/ }, () => ({ path: "nothing", namespace: "unused" }));
    onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "export default class {}" }));
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
  },
};

/** `site.bundle.css` is in the sheet of every site; the others are asked for by name. */
async function bundleStyles(out) {
  const files = await glob("src/**/*.{bundle,part}.css", { cwd: root });
  const result = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(files.map((file) => [nameOfSheet(file), file])),
    outdir: `${out}/browser`,
    bundle: true,
    minify: true,
    target: ["chrome111", "firefox113", "safari16.4"],
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    plugins: [layerOfParts, fontsOfFormulas],
    metafile: true,
    logLevel: "warning",
  });
  await writeManifest(`${out}/browser/styles.json`, result.metafile);
  return result;
}

/** `card.part` for a part of a sheet, `search` for one of its own. */
function nameOfSheet(file) {
  return basename(file, ".css").replace(/\.bundle$/, "");
}

/** What belongs to a component is in the layer of components. */
const layerOfParts = {
  name: "layer-of-parts",
  setup({ onLoad }) {
    onLoad({ filter: /\.part\.css$/ }, async ({ path }) => {
      return { contents: `@layer component {${await readFile(path, "utf8")}}`, loader: "css" };
    });
  },
};

/** Leaves out the fonts of formulas for browsers that cannot read WOFF2: docsgen supports none of them. */
const fontsOfFormulas = {
  name: "fonts-of-formulas",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]katex\.min\.css$/ }, async ({ path }) => {
      const sheet = await readFile(path, "utf8");
      const contents = sheet.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g, "");
      return { contents, loader: "css", resolveDir: dirname(path) };
    });
  },
};

/** Maps the name of each sheet to its hashed file, and to that with the fonts it can load. */
async function writeManifest(file, { outputs }) {
  const sheets = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint);
  const manifest = sheets.map(([path, { entryPoint, imports }]) => {
    const all = [path, ...imports.map((each) => each.path)].map((each) => basename(each));
    return [nameOfSheet(entryPoint), { file: basename(path), imports: [], all }];
  });
  await writeFile(file, JSON.stringify(Object.fromEntries(manifest)));
}

/** Names the bundle by its content: caches of another build of docsgen are never read. */
async function writeBuildId(out) {
  const hash = createHash("sha256");
  for (const folder of [out, `${root}ui-strings`])
    for (const file of (await glob("**/*.{js,cjs,css,json}", { cwd: folder })).sort())
      hash.update(await readFile(`${folder}/${file}`));
  await writeFile(`${out}/build-id`, hash.digest("hex").slice(0, 16));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(console.error);

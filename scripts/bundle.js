// Bundles docsgen into dist/: the CLI with its workers, and the browser files that every built site shares.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import glob from "fast-glob";
import { bundleNode } from "./bundle-node.js";
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
export function bundle() {
  running ??= bundleAnew().finally(() => {
    running = null;
  });
  return running;
}

async function bundleAnew() {
  const sources = await hashOfSources();
  if (sources === (await readFile(`${root}dist/sources`, "utf8").catch(() => null))) return;
  const next = `${root}dist.next-${process.pid}`;
  await mkdir(`${next}/browser`, { recursive: true });
  try {
    const [forNode, ...forBrowsers] = await Promise.all([
      bundleNode(root, next),
      bundleScripts(next),
      bundleAlone(next, "src/layout/assistant/embed.ts", "assistant.js"),
      bundleAlone(next, "src/commands/portable/browser/folder-runtime.ts", "portable.js"),
      bundleEdge(next),
      bundleStyles(next),
    ]);
    await writePatternTables(`${next}/patterns`);
    await writeTextFace(root, `${next}/fonts`);
    const grammars = await writeGrammarFiles(`${next}/grammars`);
    const inputs = [...forNode, ...forBrowsers.flatMap(({ metafile }) => Object.keys(metafile.inputs)), ...grammars];
    await writeNotices(`${next}/THIRD-PARTY-NOTICES.txt`, root, inputs);
    await writeBuildId(next);
    await writeFile(`${next}/sources`, sources);
    await rm(`${root}dist`, { recursive: true, force: true });
    await rename(next, `${root}dist`);
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

/** One module per `*.client.ts`; `tabs.client.ts` defines `<docs-tabs>` and is loaded by pages that contain one. */
async function bundleScripts(out) {
  const files = await glob("src/**/*.client.ts", { cwd: root });
  const entryPoints = Object.fromEntries(files.map((file) => [basename(file, ".client.ts"), file]));
  entryPoints["read-diagram"] = "src/components/mermaid/read-diagram.ts";
  const result = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: `${out}/browser`,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    plugins: [diagramsInNode],
    // The chat's sheet lives in a shadow tree and brings its styles as text.
    loader: { ".shadow.css": "text" },
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
  });
  await writeManifest(`${out}/browser/scripts.json`, result.metafile);
  return result;
}

/**
 * Node reads diagrams, too. What cleans text for browsers can do nothing without a document, and what only reads needs no
 * copy of all settings whenever it looks at one, which takes nine tenths of the time.
 */
const WITHOUT_DOCUMENT = [
  {
    filter: /[\\/]dompurify[\\/]dist[\\/]purify\.es\.mjs$/,
    made: "createDOMPurify();\nexport {",
    instead:
      '(typeof window === "undefined" ? { addHook() {}, sanitize: (text) => text } : createDOMPurify());\nexport {',
  },
  {
    filter: /[\\/]mermaid\.core[\\/]chunk-[^\\/]*\.mjs$/,
    made: "return assignWithDepth_default({}, currentConfig);",
    instead: 'return typeof window === "undefined" ? currentConfig : assignWithDepth_default({}, currentConfig);',
  },
];

const diagramsInNode = {
  name: "diagrams-in-node",
  setup({ onLoad, onEnd }) {
    const changed = new Set();
    for (const change of WITHOUT_DOCUMENT)
      onLoad({ filter: change.filter }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        if (!text.includes(change.made)) return null;
        changed.add(change);
        return { contents: text.replace(change.made, () => change.instead) };
      });
    onEnd(() => {
      if (changed.size < WITHOUT_DOCUMENT.length)
        throw new Error("Mermaid or DOMPurify is made in another way than before.");
    });
  },
};

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

/** `src/layout/styles/site.css` is the one sheet of every page; the others are asked for by name. */
async function bundleStyles(out) {
  const files = await glob("src/{layout,reference}/**/*.bundle.css", { cwd: root });
  const result = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(files.map((file) => [basename(file, ".bundle.css"), file])),
    outdir: `${out}/browser`,
    bundle: true,
    minify: true,
    target: ["chrome111", "firefox113", "safari16.4"],
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    plugins: [sheetsOfComponents, fontsOfFormulas],
    metafile: true,
    logLevel: "warning",
  });
  await writeManifest(`${out}/browser/styles.json`, result.metafile);
  return result;
}

/** Adds to `components.css` the sheets in folders of components that it does not name. */
const sheetsOfComponents = {
  name: "sheets-of-components",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]components[\\/]components\.css$/ }, async ({ path }) => {
      const first = await readFile(path, "utf8");
      const sheets = await glob("*/*.css", { cwd: dirname(path) });
      const others = sheets.sort().filter((sheet) => !first.includes(`"./${sheet}"`));
      const contents = first + others.map((sheet) => `@import "./${sheet}";\n`).join("");
      return { contents, loader: "css" };
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

/** Maps each entry's name to its hashed file, the files it imports from the start, and all it can ever load. */
async function writeManifest(file, metafile) {
  const outputs = metafile.outputs;
  const byName = new Map(Object.keys(outputs).map((path) => [basename(path), outputs[path]]));
  const manifest = {};
  for (const [path, output] of Object.entries(outputs)) {
    if (!output.entryPoint) continue;
    const name = basename(output.entryPoint).replace(/(\.client)?\.ts$|\.bundle\.css$/, "");
    const imports = output.imports
      .filter((each) => each.kind === "import-statement")
      .map((each) => basename(each.path));
    manifest[name] = { file: basename(path), imports, all: reachable(basename(path), byName) };
  }
  await writeFile(file, JSON.stringify(manifest));
}

function reachable(name, byName, found = new Set()) {
  if (found.has(name) || !byName.has(name)) return [...found];
  found.add(name);
  for (const each of byName.get(name).imports) reachable(basename(each.path), byName, found);
  return [...found];
}

/** Names the bundle by its content: caches of another build of docsgen are never read. */
async function writeBuildId(out) {
  const hash = createHash("sha256");
  for (const folder of [out, `${root}ui-strings`])
    for (const file of (await glob("**/*.{js,cjs,css,json}", { cwd: folder })).sort())
      hash.update(await readFile(`${folder}/${file}`));
  await writeFile(`${out}/build-id`, hash.digest("hex").slice(0, 16));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle();

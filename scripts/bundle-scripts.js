// Bundles the scripts of pages: one file for each element, and what several of them share or load later.
import { readFile, writeFile } from "node:fs/promises";
import { basename, relative } from "node:path";
import glob from "fast-glob";
import { rolldown } from "rolldown";

/** So small that a request costs a reader more than a copy in each script that imports it. None has state. */
const COPIED =
  /\/src\/(components\/(browser-memory|copy-text|live-element|make-reachable|named-place)|shared\/english\/panel)\.ts$/;

/** The same, only into these: the others that import it are in one file. */
const COPIED_INTO = {
  element: /\/search\/search-(filters|start)\.ts$/,
  json: /\/kept-server\.ts\?in=/,
  "kept-choice": /\/choice\.client\.ts$/,
  "kept-server": /\/reference\.client\.ts$/,
};

/** These are in the file of another, which holds one copy for all of them. */
const PART_OF = { "open-search.ts": "page.client.ts", "switch-mode.ts": "page.client.ts" };

/**
 * One module per `*.client.ts`; `tabs.client.ts` defines `<docs-tabs>` and is loaded by pages that contain one. Writes them
 * and `scripts.json`, their manifest, to `out`, and gives the files that went into them, relative to `root`.
 */
export async function bundleScripts(root, out) {
  const files = await glob("src/**/*.client.ts", { cwd: root });
  const input = Object.fromEntries(files.map((file) => [basename(file, ".client.ts"), file]));
  input["read-diagram"] = "src/components/mermaid/read-diagram.ts";
  const bundle = await openScripts(root, input, [diagramsInNode()]);
  const { output } = await bundle.write({ ...FILES, dir: out });
  await writeFile(`${out}/scripts.json`, JSON.stringify(manifestOf(output)));
  const inputs = await bundle.watchFiles;
  await bundle.close();
  return inputs.map((file) => relative(root, file));
}

/** The files that these scripts become, without writing them: what they weigh can be asked for a few alone. */
export async function scriptFiles(root, input) {
  const bundle = await openScripts(root, input);
  const { output } = await bundle.generate(FILES);
  await bundle.close();
  return output;
}

function openScripts(root, input, plugins = []) {
  return rolldown({
    cwd: root,
    input,
    platform: "browser",
    transform: { target: "es2022" },
    // The chat's sheet lives in a shadow tree and brings its styles as text.
    moduleTypes: { ".css": "text" },
    plugins: [copySmall, ...plugins],
    checks: { ineffectiveDynamicImport: false },
  });
}

const FILES = {
  format: "esm",
  entryFileNames: "[name]-[hash].js",
  chunkFileNames: "chunk-[hash].js",
  // Two names never differ in case alone.
  hashCharacters: "base36",
  minify: true,
  comments: false,
};

const copySmall = {
  name: "copy-small",
  async resolveId(source, importer, options) {
    if (!importer || !source.startsWith(".")) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const isCopied = found && (COPIED.test(found.id) || COPIED_INTO[basename(found.id, ".ts")]?.test(importer));
    const into = basename(importer);
    return isCopied ? `${found.id}?in=${PART_OF[into] ?? into}` : null;
  },
  load: {
    filter: { id: /\.ts\?in=/ },
    handler: async (id) => ({ code: await readFile(id.replace(/\?.*$/, ""), "utf8"), moduleType: "ts" }),
  },
};

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

function diagramsInNode() {
  const changed = new Set();
  return {
    name: "diagrams-in-node",
    transform: {
      filter: { id: WITHOUT_DOCUMENT.map(({ filter }) => filter) },
      handler(code, id) {
        const change = WITHOUT_DOCUMENT.find(({ filter, made }) => filter.test(id) && code.includes(made));
        if (!change) return null;
        changed.add(change);
        return code.replace(change.made, () => change.instead);
      },
    },
    buildEnd() {
      if (changed.size < WITHOUT_DOCUMENT.length)
        throw new Error("Mermaid or DOMPurify is made in another way than before.");
    },
  };
}

/** Maps each element's name to its hashed file, the files it imports from the start, and all it can ever load. */
function manifestOf(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const entries = output.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(
    entries.map(({ name, fileName, imports }) => [name, { file: fileName, imports, all: reachable(fileName, chunks) }]),
  );
}

function reachable(name, chunks, found = new Set()) {
  if (found.has(name) || !chunks.has(name)) return [...found];
  found.add(name);
  const { imports, dynamicImports } = chunks.get(name);
  for (const each of [...imports, ...dynamicImports]) reachable(each, chunks, found);
  return [...found];
}

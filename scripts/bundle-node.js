// Bundles what runs in Node: the CLI with its lazy parts, and the workers.
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { rolldown } from "rolldown";
import { withCompiledSchemas } from "./compiled-schemas.js";
import { chunkNames } from "./node-chunks.js";

/** Packages of a hundred files that builds load: inlined, they cost one. All others stay where npm puts them. */
const INLINED =
  /^(commander|yaml|zod|jsonc-parser|ignore|preact|preact-render-to-string|shiki\/core|acorn|acorn-jsx|oniguruma-to-es|decode-named-character-reference|unified|@apidevtools\/swagger-parser|re(mark|hype)-[a-z]+|openapi-sampler|satteri)(\/|$)/;

/** Writes cli.js, worker.js and their chunks; gives the files that went into them, relative to `root`. */
export async function bundleNode(root, out) {
  const bundle = await rolldown({
    cwd: root,
    input: { cli: "src/cli.ts", worker: "src/render/worker.ts" },
    platform: "node",
    external: isExternal,
    plugins: [withCompiledSchemas(), leaveOut(root), nativeParser],
    resolve: { mainFields: ["module", "main"] },
    transform: { target: "node20", jsx: { runtime: "automatic" } },
    preserveEntrySignatures: "allow-extension",
    checks: { ineffectiveDynamicImport: false },
  });
  await bundle.write({
    dir: out,
    chunkFileNames: "chunks/[name]-[hash].js",
    codeSplitting: {
      groups: [{ name: chunkNames(root), debugName: "node chunks" }],
      includeDependenciesRecursively: false,
    },
    comments: false,
    // One letter beyond Latin-1, and a module takes twice the memory and longer to read.
    charset: "ascii",
    topLevelVar: true,
    // Names stay, for stack traces. Without comments and spaces the modules load in four fifths of the time.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
  });
  const files = await bundle.watchFiles;
  await bundle.close();
  return files.map((file) => relative(root, file));
}

function isExternal(id, importer = "") {
  if (id === CHILD_PROCESS && importer.includes(COMMANDER)) return false;
  if (id.startsWith("node:")) return true;
  if (/^[./]/.test(id) || importer === "" || importer.startsWith("\0")) return false;
  // The assistant hands schemas to packages that are not inlined: both must mean the same zod.
  if (id === "zod" && importer.includes("/src/assistant/")) return true;
  return !INLINED.test(id) && !importer.includes("/node_modules/");
}

const CHILD_PROCESS = "node:child_process";
const COMMANDER = "/commander/";

/**
 * What inlined packages carry and docsgen never uses: the words of zod in other languages, a second copy of acorn, and
 * the subcommands of commander that are programs of their own (they load what starts processes, half of its time).
 */
function leaveOut(root) {
  return {
    name: "leave-out",
    resolveId: {
      filter: { id: new RegExp(`^(${CHILD_PROCESS}|acorn)$`) },
      handler: (id, importer) => {
        if (id === "acorn") return `${root}node_modules/acorn/dist/acorn.mjs`;
        return importer?.includes(COMMANDER) ? "\0nothing" : null;
      },
    },
    load: {
      filter: { id: /^\0nothing$|zod\/v4\/locales\/index\.js$/ },
      handler: (id) => (id === "\0nothing" ? "" : 'export { default as en } from "./en.js";'),
    },
  };
}

/** The native parser is forty small modules, and one that looks for the machine's binary from where it lies itself. */
const nativeParser = {
  name: "native-parser",
  load: {
    filter: { id: /\/satteri\/index\.js$/ },
    handler: async (path) => {
      const text = await readFile(path, "utf8");
      if (!text.includes("import.meta.url"))
        throw new Error(`${path} looks for its binary in another way than before.`);
      return text.replaceAll("import.meta.url", 'new URL("../index.js", import.meta.resolve("satteri"))');
    },
  },
};

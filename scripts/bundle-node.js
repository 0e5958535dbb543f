// Bundles what runs in Node: the CLI with its lazy parts, and the workers.
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { rolldown } from "rolldown";
import { takeBodies } from "./chunk-bodies.js";
import { withCompiledSchemas } from "./compiled-schemas.js";
import { REPLACED, withGrammarFiles } from "./grammar-files.js";
import { chunkNames } from "./node-chunks.js";

/** Packages of a hundred files that builds load: inlined, they cost one. All others stay where npm puts them. */
const INLINED =
  /^(commander|yaml|js-yaml|zod|jsonc-parser|ignore|preact|preact-render-to-string|shiki\/core|decode-named-character-reference|unified|@apidevtools\/swagger-parser|re(mark|hype)-[a-z]+|openapi-sampler|satteri)(\/|$)/;

/** Packages of many files that are read by `require` where something first needs them. */
const REQUIRED = ["yaml", "oniguruma-to-es"];

/**
 * Writes cli.cjs, commands/load-command.js and worker.js with their chunks, and packages/; gives the files that went into
 * them, relative to `root`.
 */
export async function bundleNode(root, out) {
  const transform = { target: "node20", jsx: { runtime: "automatic" } };
  const commandLine = { input: "src/cli.ts", external: /load-command\.js$/, plugins: [leaveOut(root)], transform };
  const code = {
    input: { "commands/load-command": "src/commands/load-command.ts", worker: "src/render/threads/worker.ts" },
    external: isExternal,
    plugins: [withCompiledSchemas(), withGrammarFiles(root), leaveOut(root), nativeParser, requireBundled],
    transform,
    preserveEntrySignatures: "allow-extension",
    checks: { ineffectiveDynamicImport: false },
  };
  const files = {
    dir: out,
    chunkFileNames: "chunks/[name]-[hash].js",
    codeSplitting: {
      groups: [{ name: chunkNames(root), debugName: "node chunks" }],
      includeDependenciesRecursively: false,
    },
  };
  const inputs = await Promise.all([
    write(root, commandLine, { file: `${out}/cli.cjs`, format: "cjs" }),
    write(root, code, files),
    ...REQUIRED.map((name) => write(root, { input: name }, { file: `${out}/packages/${name}.cjs`, format: "cjs" })),
  ]);
  await takeBodies(out);
  return inputs.flat().map((file) => relative(root, file));
}

async function write(root, code, files) {
  const options = { cwd: root, platform: "node", resolve: { mainFields: ["module", "main"] } };
  const bundle = await rolldown({ ...options, ...code });
  await bundle.write({
    comments: false,
    // One letter beyond Latin-1, and a module takes twice the memory and longer to read.
    charset: "ascii",
    topLevelVar: true,
    // Names stay, for stack traces. Without comments and spaces the modules load in four fifths of the time.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    ...files,
  });
  const inputs = await bundle.watchFiles;
  await bundle.close();
  return inputs;
}

function isExternal(id, importer = "") {
  if (id === CHILD_PROCESS && importer.includes(COMMANDER)) return false;
  if (id.startsWith("node:")) return true;
  if (REPLACED.test(id)) return importer.startsWith("\0");
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

/** They are a file each: the seventy files of yaml take three times as long. */
const requireBundled = {
  name: "require-bundled",
  transform: {
    filter: { id: /\/src\//, code: new RegExp(`\\brequire\\("(${REQUIRED.join("|")})"\\)`) },
    handler: (code) =>
      code.replace(/\brequire\("([^"]+)"\)/g, (call, name) =>
        REQUIRED.includes(name) ? `require("#packages/${name}.cjs")` : call,
      ),
  },
};

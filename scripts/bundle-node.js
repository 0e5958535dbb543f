// Bundles what runs in Node: the CLI with its lazy parts, and the workers.
import { cp, readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { relative } from "node:path";
import { rolldown } from "rolldown";
import { takeBodies } from "./chunk-bodies.js";
import { withCompiledSchemas } from "./compiled-schemas.js";
import { withGrammarFiles } from "./grammar-files.js";
import { chunkNames } from "./node-chunks.js";
import { keepMaps } from "./source-maps.js";
import { throughCore } from "./through-core.js";

/** Packages that npm installs beside docsgen: they bring a binary for the machine. All others go into the bundle. */
const INSTALLED = /^(@napi-rs\/image|@resvg\/resvg-js|esbuild|libsql)$/;

/** What packages load only where it is installed, and docsgen does not. */
const OPTIONAL = /^pg-(native|cloudflare)$/;

/** Packages that are read by `require` where something first needs them: each becomes a file of its own. */
const REQUIRED = ["acorn", "acorn-jsx", "oniguruma-to-es", "parse5", "yaml"];

/** A file that is read as text. */
const THEME = "tailwindcss/theme.css";

/**
 * Writes cli.cjs, commands/load-command.js, api.js, create-assistant.js, the workers and their chunks, and packages/; gives
 * the files that went into them, relative to `root`.
 */
export async function bundleNode(root, out) {
  const transform = { target: "node20", jsx: { runtime: "automatic" } };
  const commandLine = { input: "src/cli.ts", external: /load-command\.js$/, plugins: [leaveOut(root)], transform };
  const code = {
    input: {
      "commands/load-command": "src/commands/load-command.ts",
      api: "src/commands/api.ts",
      "create-assistant": "src/commands/serving/create-assistant.ts",
      worker: "src/render/threads/worker.ts",
      "whole-site-worker": "src/render/live/whole-site-worker.ts",
    },
    external: isExternal,
    plugins: [
      throughCore(root),
      withCompiledSchemas(),
      withGrammarFiles(root),
      leaveOut(root),
      nativeParser,
      requireBundled,
    ],
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
    ...REQUIRED.map((name) => writePackage(root, out, name)),
  ]);
  await keepMaps(root, out, await takeBodies(out));
  await cp(`${root}node_modules/${THEME}`, `${out}/packages/${THEME}`);
  return inputs.flat().map((file) => relative(root, file));
}

/** One may load another. */
function writePackage(root, out, name) {
  const external = REQUIRED.filter((each) => each !== name);
  const paths = Object.fromEntries(external.map((each) => [each, `./${each}.cjs`]));
  return write(root, { input: name, external }, { file: `${out}/packages/${name}.cjs`, format: "cjs", paths });
}

async function write(root, code, files) {
  const options = { cwd: root, platform: "node", resolve: { mainFields: ["module", "main"] } };
  const bundle = await rolldown({ ...options, ...code });
  await bundle.write({
    comments: false,
    sourcemap: "hidden",
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
  return isBuiltin(id) || INSTALLED.test(id) || OPTIONAL.test(id);
}

const CHILD_PROCESS = "node:child_process";
const COMMANDER = "/commander/";

/**
 * What packages carry and docsgen never uses: the words of zod in other languages, a second copy of acorn
 * (acorn-jsx is handed the one in use), and the subcommands of commander that are programs of their own (they load what
 * starts processes, half of its time).
 */
function leaveOut(root) {
  return {
    name: "leave-out",
    resolveId: {
      filter: { id: new RegExp(`^(${CHILD_PROCESS}|acorn)$`) },
      handler: (id, importer) => {
        if (id === "acorn")
          return /[\\/]acorn-jsx[\\/]/.test(importer) ? "\0nothing" : `${root}node_modules/acorn/dist/acorn.mjs`;
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

/** What our code requires is found in the bundle. */
const requireBundled = {
  name: "require-bundled",
  transform: {
    filter: { id: /\/src\//, code: /\b(require|resolve)\("/ },
    handler: (code) => ({
      code: code.replace(/\b(require|resolve)\("([^"]+)"\)/g, (call, name, id) => {
        if (id === THEME) return `${name}("#packages/${id}")`;
        return REQUIRED.includes(id) ? `${name}("#packages/${id}.cjs")` : call;
      }),
      map: null,
    }),
  },
};

// Bundles author-written components for the browser, with Preact in the place of React.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type BuildFailure, type BuildResult, build, type Plugin, type PluginBuild } from "esbuild";
import { type Report, warning } from "../shared/problem.js";
import { COMPONENT_MODULE, moduleOfIsland, openModuleName } from "./island-file.js";
import { islandRuntime } from "./island-runtime.js";

/** What bundling asks of the project. */
interface IslandSources {
  /** Absolute path of the project. */
  readonly root: string;
  /** The JavaScript of a snippet or a page, or of an expression of one; null where there is none. */
  readonly code: (module: string) => Promise<string | null>;
  /** The project file that an import in a file names; null where there is none. */
  readonly resolve: (source: string, fromFile: string) => string | null;
  /** Names of components that need no import, each to the first name of the same component. */
  readonly parts: ReadonlyMap<string, string>;
}

/** A file to write below `_docsgen/`. */
interface IslandOutput {
  readonly file: string;
  readonly contents: Uint8Array;
}

/** Bundles the islands that pages name; what they share goes into chunks. */
export async function bundleIslands(
  names: readonly string[],
  sources: IslandSources,
  report: Report,
): Promise<IslandOutput[]> {
  const files = names.flatMap((name) => {
    const module = moduleOfIsland(name);
    return module === null ? [] : [{ name, module }];
  });
  if (files.length === 0) return [];
  try {
    return outputs(await bundle(files, sources));
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const failed = reportFailures(error, report);
    const rest = names.filter((name) => !failed.has(moduleOfIsland(name) ?? ""));
    return rest.length < names.length ? bundleIslands(rest, sources, report) : [];
  }
}

interface Entry {
  readonly name: string;
  readonly module: string;
}

function bundle(files: readonly Entry[], sources: IslandSources): Promise<BuildResult<{ write: false }>> {
  return build({
    entryPoints: files.map(({ name, module }) => ({
      in: `island-entry:${name}:${module}`,
      out: name.replace(/\.js$/, ""),
    })),
    absWorkingDir: sources.root,
    outdir: "/",
    bundle: true,
    write: false,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    inject: ["island:names"],
    chunkNames: "islands/chunk-[hash]",
    define: {
      "process.env.NODE_ENV": '"production"',
      "globalThis.React": "globalReact",
      "window.React": "globalReact",
    },
    legalComments: "none",
    logLevel: "silent",
    plugins: [islandPlugin(sources)],
  });
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

/** Reports what esbuild says, and gives the modules that are to blame. */
function reportFailures({ errors }: BuildFailure, report: Report): Set<string> {
  const failed = new Set<string>();
  for (const { text, location } of errors) {
    const module = location?.file.replace(/^island-code:/, "") ?? null;
    if (module !== null) failed.add(module);
    const { file, expression } = openModuleName(module ?? "");
    const isWhole = location === null || expression !== null;
    const at = isWhole ? { line: 0, column: 0 } : { line: location.line, column: location.column + 1 };
    const place = module === null ? null : { file, ...at };
    report(
      warning(
        "island-failed",
        place,
        `This code cannot be bundled for the browser: ${text}.`,
        "Its components are shown, but are not interactive.",
      ),
    );
  }
  return failed;
}

function outputs(result: BuildResult<{ write: false }>): IslandOutput[] {
  return result.outputFiles.map(({ path, contents }) => ({
    file: path.replaceAll("\\", "/").replace(/^.*?\/(?=islands\/)/, ""),
    contents,
  }));
}

const require = createRequire(import.meta.url);

function islandPlugin(sources: IslandSources): Plugin {
  return {
    name: "islands",
    setup(build) {
      resolveNames(build, sources);
      loadModules(build, sources);
    },
  };
}

function resolveNames({ onResolve }: PluginBuild, sources: IslandSources): void {
  onResolve({ filter: /^island-entry:/ }, ({ path }) => ({ path, namespace: "island-entry" }));
  onResolve({ filter: /^island:/ }, ({ path }) => ({ path, namespace: "island" }));
  onResolve({ filter: /^island-code:/ }, ({ path }) => ({
    path: path.slice(12),
    namespace: "island-code",
    sideEffects: false,
  }));
  onResolve({ filter: new RegExp(`^${COMPONENT_MODULE}`) }, ({ path }) => ({
    path: path.slice(COMPONENT_MODULE.length),
    namespace: "island-component",
    sideEffects: false,
  }));
  onResolve({ filter: /^(?:react|react-dom|preact)(?:\/.*)?$/ }, ({ path }) => ({
    path: preactName(path),
    namespace: "preact",
    sideEffects: path.endsWith("compat"),
  }));
  onResolve({ filter: /^[./]/, namespace: "island-code" }, ({ path, importer }) => {
    const file = sources.resolve(path, importer);
    return { path: file ?? path, namespace: file === null ? "island-missing" : "island-code", sideEffects: false };
  });
  onResolve({ filter: /.*/, namespace: "island-code" }, ({ path }) => ({ path, namespace: "island-missing" }));
}

function loadModules({ onLoad }: PluginBuild, sources: IslandSources): void {
  onLoad({ filter: /.*/, namespace: "island-entry" }, ({ path }) => ({
    contents: entry(path),
    loader: "js",
    resolveDir: sources.root,
  }));
  onLoad({ filter: /.*/, namespace: "island" }, ({ path }) => ({
    contents: islandRuntime(path, sources.parts),
    loader: "js",
    resolveDir: sources.root,
  }));
  // Loaded by name: names of chunks would change with where docsgen is installed.
  onLoad({ filter: /.*/, namespace: "preact" }, async ({ path }) => ({
    contents: await readFile(require.resolve(path).replace(/\.js$/, ".mjs")),
    loader: "js",
  }));
  onLoad({ filter: /.*/, namespace: "island-component" }, ({ path }) => ({
    contents: componentModule(path),
    loader: "js",
    resolveDir: sources.root,
  }));
  // Of names that are missing only a module that is not of ECMAScript may know nothing.
  onLoad({ filter: /.*/, namespace: "island-missing" }, () => ({
    contents: 'module.exports = require("island:names")',
    loader: "js",
  }));
  onLoad({ filter: /.*/, namespace: "island-code" }, async ({ path }) => ({
    contents: (await sources.code(path)) ?? "",
    loader: "tsx",
    resolveDir: join(sources.root, dirname(path)),
  }));
}

function entry(path: string): string {
  const [, name = "", module = ""] = /^island-entry:([^:]*):(.*)$/.exec(path) ?? [];
  return `import { mount } from "island:runtime";\nimport * as code from ${JSON.stringify(`island-code:${module}`)};\nmount(${JSON.stringify(name)}, code);`;
}

/** The module of docsgen's own Preact that stands in for one of React: a project needs no packages. */
function preactName(path: string): string {
  return path.replace(/^react-dom\/client$|^react-dom$|^react$/, "preact/compat").replace(/^react\//, "preact/");
}

/** Gives the component, whether its file exports it by its name or as its default. */
function componentModule(path: string): string {
  const [, name = "", file = ""] = /^([^:]*):\/(.*)$/.exec(path) ?? [];
  return `import * as code from ${JSON.stringify(`island-code:${file}`)};\nexport default code[${JSON.stringify(name)}] ?? code.default;`;
}

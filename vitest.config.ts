import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, the slowest first: they start first, so that all workers end together. */
const SLOWEST = [
  "test/browser/every-page.test.ts",
  "test/commands/setting-edits.test.ts",
  "test/commands/navigation-edits.test.ts",
  "test/cli.test.ts",
  "test/browser/dev.test.ts",
  "test/commands/build-incrementally.test.ts",
  "test/browser/search.test.ts",
  "test/openapi/samples/run-samples.test.ts",
  "test/browser/assistant.test.ts",
  "test/browser/playground.test.ts",
  "test/cli-names.test.ts",
  "test/browser/layout.test.ts",
  "test/browser/long-pages.test.ts",
  "test/browser/components.test.ts",
];

/** What `npm test` leaves to `npm run test:all`: tests that drive browsers, servers, databases, compilers and the bundled command. */
const SLOW_FOLDERS = ["test/assistant/process/", "test/browser/", "test/commands/", "test/tools/", "test/trust/"];
const SLOW_FILES = [
  "test/action.test.ts",
  "test/budget.test.ts",
  "test/cli-names.test.ts",
  "test/cli.test.ts",
  "test/code-cache.test.ts",
  "test/docs.test.ts",
  "test/hosting.test.ts",
  "test/installed-package.test.ts",
  "test/layout/folded-sections.test.ts",
  "test/layout/folded-sidebar.test.ts",
  "test/licences.test.ts",
  "test/loaded-files.test.ts",
  "test/openapi/samples/run-samples.test.ts",
  "test/reference/fields-in-reach.test.ts",
  "test/reference/page-and-twin.test.ts",
  "test/render/live/preview-edits.test.ts",
  "test/render/odd-props.test.ts",
  "test/render/threads/stopped-threads.test.ts",
];

/** All temporary folders of a run lie in this one. Vitest loads this file once for each project. */
if (process.env["TEST_FOLDER"] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "docsgen-tests-"));
  // Some tests run as another user.
  chmodSync(folder, 0o755);
  process.env["TEST_FOLDER"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

const missing = [...SLOWEST, ...SLOW_FILES].filter((file) => !existsSync(new URL(file, import.meta.url)));
if (missing.length > 0) throw new Error(`vitest.config.ts names what is no file: ${missing.join(", ")}`);
const isSlow = (file: string) => SLOW_FILES.includes(file) || SLOW_FOLDERS.some((folder) => file.startsWith(folder));

/** What changes a process for good: other modules, flags of the engine, global names, and shiki, which edits its own themes. */
const CHANGES_PROCESS = /\bvi\.(?:mock|doMock|resetModules)\(|heap-growth|setFlagsFromString|globalThis\.\w+ =|from "shiki/;

const FILES = readdirSync("test", { recursive: true, encoding: "utf8" })
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\.test\.tsx?$/.test(file));

/** Whether a test file needs a process of its own. The others share the modules that a worker has loaded, which saves a third. */
const isAlone = (file: string) =>
  /^test\/(?:browser|commands|tools)\//.test(file) || CHANGES_PROCESS.test(readFileSync(file, "utf8"));

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = SLOWEST.indexOf(relative(this.ctx.config.root, moduleId));
      return place === -1 ? SLOWEST.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Bundles docsgen before a module is loaded that names bundled files, so that a unit test need not wait for it. */
function bundleWhenAsked(): Plugin {
  let bundled: Promise<void> | null = null;
  return {
    name: "bundle-when-asked",
    transform: {
      filter: { id: /\/(?:src|test)\/.*\.tsx?$/, code: /\bdist\/|\bbin\/docsgen\.js|#patterns\// },
      // Vitest transforms the modules of all workers in this process, and loads this file once for each project: the address
      // keeps it from loading a copy of what bundles with each.
      async handler() {
        bundled ??= import(new URL("scripts/bundle.js", import.meta.url).href).then(({ bundle }) => bundle());
        await bundled;
      },
    },
  };
}

/** `vitest run` runs every test, `--mode fast` all but the slow ones. */
export default defineConfig(({ mode }) => {
  const files = mode === "fast" ? FILES.filter((file) => !isSlow(file)) : FILES;
  const alone = files.filter(isAlone);
  const together = files.filter((file) => !alone.includes(file));
  return {
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [bundleWhenAsked()],
  test: {
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      { extends: true, test: { name: "together", include: together, isolate: false } },
    ],
    // One more than the cores of a small machine: tests in a browser wait for a third of their time.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Bundled code runs as it is.
    server: { deps: { external: [/\/dist\//] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A machine may be slow: what is waited for is asserted, never how long it took.
    expect: { poll: { timeout: 60_000 } },
  },
};
});

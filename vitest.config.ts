import { defineConfig, type Plugin } from "vitest/config";

/** Bundles docsgen before a module is loaded that names bundled files, so that a unit test need not wait for it. */
function bundleWhenAsked(): Plugin {
  let bundled: Promise<void> | null = null;
  return {
    name: "bundle-when-asked",
    transform: {
      filter: { id: /\/(?:src|test)\/.*\.tsx?$/, code: /\bdist\/|\bbin\/docsgen\.js|#patterns\// },
      // Vitest transforms the modules of all workers here, in its main process: one promise is all the lock it takes.
      async handler() {
        bundled ??= import("./scripts/bundle.js").then(({ bundle }) => bundle());
        await bundled;
      },
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [bundleWhenAsked()],
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    maxWorkers: 2,
    // Bundled code runs as it is.
    server: { deps: { external: [/\/dist\//] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A machine may be slow: what is waited for is asserted, never how long it took.
    expect: { poll: { timeout: 60_000 } },
  },
});

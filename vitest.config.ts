import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    globalSetup: ["test/global-setup.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A machine may be slow: what is waited for is asserted, never how long it took.
    expect: { poll: { timeout: 60_000 } },
  },
});

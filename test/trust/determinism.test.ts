// The same project is the same bytes, whatever the number of jobs, the folder, the time zone, the locale and the cache are.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test("a site in two languages is built again byte for byte", async () => {
  // Builds with bin/docsgen.js.
  const { stdout } = await promisify(execFile)(process.execPath, [
    here("determinism.js"),
    here("../../examples/languages"),
  ]);
  expect(stdout).toMatch(/^languages: \d{2,} files, 0 differ cold, 0 warm\n$/);
});

// What is kept between runs changes nothing but the time.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildId } from "../../src/emit/package-files.js";
import { RESULTS } from "../../src/memory/memory.js";
import { loadDescription } from "../../src/openapi/load-description.js";
import { temporaryFolder } from "../temporary-folder.js";

const PATHS = Array.from(
  { length: 800 },
  (_, index) =>
    `  /p${index}/{id}:\n    get:\n      summary: Get number ${index} of them\n      description: ${"Words. ".repeat(10)}\n      responses: { "200": { description: OK } }\n`,
);
const TEXT = `openapi: 3.1.0\ninfo: { title: Large, version: "1", "licence": x }\npaths:\n${PATHS.join("")}`;

it("a large YAML description reads the same from the cache, with the same problems at the same places", async () => {
  const folder = temporaryFolder();
  const load = () => loadDescription({ kind: "file", file: "large.yaml" }, TEXT, { cache: folder, conformance: true });
  const first = await load();
  expect(readdirSync(join(folder, RESULTS, buildId())).sort()).toEqual(["conformance", "yaml"]);
  const second = await load();
  expect(second.description).toEqual(first.description);
  expect(second.problems).toEqual(first.problems);
  expect(first.problems.length).toBeGreaterThan(800);
  const path = ["paths", "/p700/{id}", "get", "summary"];
  expect(second.locate(path)).toEqual(first.locate(path));
});

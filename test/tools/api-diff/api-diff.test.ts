// `docsgen api-diff`: versions from files and from git, its formats and its exit code.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { type ApiDiffFlags, apiDiff } from "../../../src/tools/api-diff/api-diff.js";
import { gitIn, listenTo } from "../../running.js";
import { temporaryFolder } from "../../temporary-folder.js";

const folder = temporaryFolder();

const OLD = `openapi: 3.1.0
info: { title: Zoo, version: "1.0" }
paths:
  /pets/{id}:
    get: {}
    delete: {}
`;
const NEW = `openapi: 3.1.0
info: { title: Zoo, version: "2.0" }
paths:
  /pets/{id}:
    get:
      parameters: [{ name: deep, in: query, schema: { type: boolean } }]
`;

mkdirSync(join(folder, "api"));
const [file, earlier] = [join(folder, "api/zoo.yaml"), join(folder, "earlier.yaml")];
const git = gitIn(folder);
writeFileSync(file, OLD);
writeFileSync(earlier, OLD);
git("init");
git("add", ".");
git("commit", "-m", "first");
git("tag", "v1");
writeFileSync(file, NEW);

afterEach(() => vi.restoreAllMocks());

async function run(before: string, after: string | undefined, flags: Partial<ApiDiffFlags> = {}) {
  const printed = listenTo("stdout");
  return { code: await apiDiff(before, after, { format: "text", ...flags }), text: printed() };
}

const TEXT = `Breaking
  DELETE /pets/{id}
    Gone.

Compatible
  GET /pets/{id}
    query parameter deep: New.

2 changes: 1 breaking, 0 risky, 1 compatible.
`;

test("two files", async () => {
  expect(await run(earlier, file)).toEqual({ code: 0, text: TEXT });
  expect(await run(file, file)).toEqual({ code: 0, text: "No changes for clients.\n" });
});

test("a file and a git ref, in either spelling", async () => {
  expect((await run(file, undefined, { since: "v1" })).text).toBe(TEXT);
  expect((await run(`v1:${file}`, file)).text).toBe(TEXT);
});

test("the exit code", async () => {
  expect((await run(earlier, file, { failOn: "breaking" })).code).toBe(1);
  expect((await run(file, earlier, { failOn: "breaking" })).code).toBe(0);
  expect((await run(file, earlier, { failOn: "risky" })).code).toBe(1);
  expect((await run(file, file, { failOn: "any" })).code).toBe(0);
});

test("Markdown, JSON, and an entry for a changelog page", async () => {
  const markdown = await run(earlier, file, { format: "markdown" });
  expect(markdown.text).toContain("### Breaking\n\n- `DELETE /pets/{id}`\n  - Gone.\n");
  const json = JSON.parse((await run(earlier, file, { format: "json" })).text);
  expect(json.counts).toEqual({ breaking: 1, risky: 0, compatible: 1 });
  expect(json.changes[0]).toEqual({
    rule: "operation-removed",
    level: "breaking",
    subject: { kind: "operation", name: "DELETE /pets/{id}" },
    where: [],
    what: "Gone.",
  });
  const update = await run(earlier, file, { format: "update" });
  expect(update.text).toMatch(
    /^<Update label="2\.0" description="\d{4}-\d\d-\d\d" tags=\{\["API", "Breaking"\]\}>\n\n### Breaking/,
  );
});

test("what cannot be read is said in one message", async () => {
  await expect(run(join(folder, "gone.yaml"), file)).rejects.toThrow(/There is no file ".*gone\.yaml"/);
  await expect(run(file, undefined, { since: "v9" })).rejects.toThrow(
    /^Cannot read ".*zoo\.yaml" at "v9": git knows no such ref\.$/,
  );
  const gone = file.replace("zoo.yaml", "ape.yaml");
  await expect(run(gone, undefined, { since: "v1" })).rejects.toThrow(/ape\.yaml" at "v1": it has no such file\.$/);
  await expect(run(file, undefined, { since: "--output=x" })).rejects.toThrow('"--output=x" is not a git ref');
  await expect(run(file, undefined)).rejects.toThrow("There is only one description.");
  await expect(run(folder, file)).rejects.toThrow(/is a folder/);
  writeFileSync(join(folder, "broken.yaml"), "openapi: 3.1.0\ninfo: {");
  await expect(run(file, join(folder, "broken.yaml"))).rejects.toThrow(/broken\.yaml \(line \d+\): /);
});

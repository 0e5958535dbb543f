import { afterEach, expect, it, vi } from "vitest";
import { search } from "../../src/commands/search.js";
import { segmentPages } from "../../src/search/indexing/draft.js";
import { writeAssistantBundle } from "../../src/search/indexing/write-assistant-bundle.js";
import { listenTo } from "../running.js";
import { drafts } from "../search/sample-pages.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const dist = temporaryFolder();

const sections = { "": "A token opens a door.", Rotate: "Rotate tokens often." };
const pages = await drafts([
  { path: "tokens", title: "Tokens", boost: 2, sections },
  { path: "other", title: "O" },
]);
for (const { file, make } of writeAssistantBundle(segmentPages(pages, "assistant")))
  writeFiles(dist, { [file]: make() });
afterEach(() => vi.restoreAllMocks());

async function run(query: string, flags: Partial<Parameters<typeof search>[2]> = {}) {
  const [out, err] = [listenTo("stdout"), listenTo("stderr")];
  const code = await search(query, dist, { limit: 5, ...flags });
  return { code, out: out(), err: err() };
}

it("prints what is found, best first, with address and score", async () => {
  const { code, out } = await run("rotate tokens");
  expect(code).toBe(0);
  expect(out).toMatch(
    /^1\. Tokens › Rotate\n {3}\/tokens#rotate {2}score \d\.\d{3}\n {3}Rotate tokens often\.\n\n2\. Tokens\n/,
  );
});

it("says on demand which words found it, and the author's boost", async () => {
  const { out } = await run("rotating tokns", { explain: true, limit: 1 });
  expect(out).toMatch(/\d+ % {2}rotating → rotat/);
  expect(out).toMatch(/\d+ % {2}tokns → token \(typo\)/);
  expect(out).toContain("× 2 boost");
});

it("says what was searched instead of a word that is nowhere, and finds nothing for nonsense", async () => {
  const { err } = await run("tokns");
  expect(err).toBe('No page has "tokns". Did you mean "tokens"?\n');
  expect((await run("xyzzyplugh")).code).toBe(1);
});

it("prints JSON for programs", async () => {
  const { out } = await run("rotate", { format: "json" });
  expect(JSON.parse(out)[0]).toMatchObject({ path: "tokens", anchor: "rotate", headings: ["Rotate"] });
});

it("says when nothing is found, and fails", async () => {
  const { code, out, err } = await run("xylophone");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toBe('No results for "xylophone" in 3 sections.\n');
});

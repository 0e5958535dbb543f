import { expect, test } from "vitest";
import { retrieve } from "../../src/assistant/retrieve.js";
import type { Bundle, Hit } from "../../src/search/bundle.js";
import { toPagePath } from "../../src/shared/page-path.js";
import { fakeBundle } from "./support/fake-bundle.js";

/** Pages of two versions and a second language, in the site's order. */
const sections = [
  { path: "ports", title: "Ports", content: "The port is set in the file." },
  { path: "v1/ports", title: "Ports of old", content: "The port is set in the file." },
  { path: "fr/ports", title: "Les ports", content: "Le port is set in the file.", language: "fr" },
];
const versions: Readonly<Record<string, string>> = { ports: "v2", "v1/ports": "v1" };

function bundle(): Bundle {
  const plain = fakeBundle(sections);
  const withVersion = (hit: Hit): Hit => ({ ...hit, page: { ...hit.page, version: versions[hit.page.path] ?? null } });
  return {
    ...plain,
    pages: sections.map(({ path, title }) => ({ path: toPagePath(path), address: `/${path}`, title })),
    search: async (query, options) => (await plain.search(query, options)).map(withVersion),
  };
}

async function first(question: string, currentPath: string | null): Promise<string | undefined> {
  const site = { domain: "acme", title: null, prefix: "", bundle: bundle() };
  const filter = { version: null, language: null, groups: [] };
  const turns = [{ role: "user" as const, text: question }];
  const hits = await retrieve({ site, turns, question, context: [], currentPath, filter, pageSize: 5 });
  return hits[0]?.page.path;
}

test("the edition that the site shows first is preferred", async () => {
  expect(await first("Where is the port set in the file?", null)).toBe("ports");
});

test("the edition that the reader is in is preferred", async () => {
  expect(await first("Where is the port set in the file?", "/v1/start")).toBe("v1/ports");
  expect(await first("Where is the port set in the file?", "/fr/start")).toBe("fr/ports");
});

test("the version that the question names is preferred", async () => {
  expect(await first("Where is the port set in the file of v1?", null)).toBe("v1/ports");
});

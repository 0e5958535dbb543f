import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { isDescription } from "../../src/site/read-sources.js";
import type { SiteOptions } from "../../src/site/site.js";
import { buildSite } from "../build-site.js";
import { closeAfterTests } from "../close-after-tests.js";
import { listenOnFreePort } from "../listen-on-free-port.js";
import { temporaryFolder } from "../temporary-folder.js";

const DESCRIPTION = {
  openapi: "3.1.0",
  info: { title: "Garden", version: "1" },
  paths: { "/plants": { get: { summary: "List plants", responses: { "200": { description: "Plants." } } } } },
};

let root = "";
let calls = 0;

const server = createServer((_request, response) => {
  calls += 1;
  response.end(JSON.stringify(DESCRIPTION));
});
const openapi = `http://127.0.0.1:${await listenOnFreePort(server)}/openapi.json`;
closeAfterTests(server);

beforeEach(() => {
  calls = 0;
  root = temporaryFolder();
  const navigation = {
    groups: [
      { group: "Start", pages: ["index"] },
      { group: "API", openapi },
    ],
  };
  writeFileSync(join(root, "docs.json"), JSON.stringify({ theme: "mint", name: "Garden", navigation }));
  writeFileSync(join(root, "index.mdx"), "---\ntitle: Home\n---\n\nText.\n");
});

async function build(options: Partial<SiteOptions>) {
  const { site, problems } = await buildSite(root, { cache: join(root, "node_modules/kept"), ...options });
  return {
    pages: [...(site?.pages.keys() ?? [])],
    problems: problems.map(({ code, severity }) => `${severity} ${code}`),
    words: problems.map(({ what }) => what).join("\n"),
  };
}

describe("a description on the web", () => {
  it("gives its pages, and gives them again without network", async () => {
    const online = await build({ offline: false, privateHosts: true });
    expect(online).toMatchObject({ pages: ["index", "api-reference/list-plants"], problems: [] });
    expect(await build({ offline: true })).toEqual(online);
    expect(calls).toBe(1);
  });

  it("is a warning where this run is offline and it was never fetched; the rest is built", async () => {
    const { pages, problems } = await build({ offline: true });
    expect(pages).toEqual(["index"]);
    expect(problems).toEqual(["warning description-unreadable"]);
    expect(calls).toBe(0);
  });

  it("leaves links to its pages unjudged where it could not be read", async () => {
    writeFileSync(join(root, "index.mdx"), "[one](/api-reference/list-plants) [two](/api-references) [three](/beds)\n");
    writeFileSync(join(root, "own.mdx"), "---\nopenapi: GET /plants\n---\n\n[five](#nowhere) [six](/#nowhere)\n");
    const { problems, words } = await build({ offline: true });
    const links = ["warning dead-link", "warning dead-link", "warning dead-anchor"];
    expect(problems).toEqual(["warning description-unreadable", ...links]);
    expect(words).toContain("/#nowhere");
    expect(words).not.toContain("/list-plants");
  });

  it("is not asked for on this machine unless that is allowed", async () => {
    const { pages, problems, words } = await build({ offline: false });
    expect(pages).toEqual(["index"]);
    expect(problems).toEqual(["error description-unreadable"]);
    expect(words).toContain("--private-hosts");
    expect(calls).toBe(0);
  });
});

it.each([
  ["a.yaml", "info: {}\nopenapi: 3.1.0\n", true],
  ["a.yaml", '{\n  "info": {},\n  "openapi": "3.1.0"\n}\n', true],
  ["a.yaml", "\uFEFFopenapi: 3.1.0\r\n", true],
  ["a.json", '\uFEFF{ "openapi": "3.1.0" }', true],
  ["a.json", '{ "info": { "title": "A" }, "openapi": "3.1.0" }', true],
  ["a.json", '{ "openapi": "3.1.0", broken', true],
  ["a.json", '{ "openapi": ["api.json"] }', false],
  ["a.yaml", '{ "tools": { "openapi": "3.1.0" } }', false],
  ["a.yaml", "tools:\n  openapi: 3.1.0\n", false],
])("a file is a description where it names the version of a format at its top: %s with %j", (file, text, is) => {
  expect(isDescription(file, text)).toBe(is);
});

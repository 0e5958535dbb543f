import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DOCS_SETTINGS } from "../../src/config/docs-config.js";
import { docsSchema } from "../../src/config/docs-schema.js";
import { readFrontMatter } from "../../src/config/read-front-matter.js";
import { CONFIG, PROJECT } from "./full-project.js";
import { type RebuiltProject, rebuiltProject, settled } from "./rebuilt-project.js";
import { type Leaf, leavesOf, withValue } from "./setting-leaves.js";

/** Lines of front matter: together they give every key another value than pages without front matter have. */
const MATTER: readonly string[] = [
  "title: Sesame",
  "sidebarTitle: Sesame",
  "description: Sesame",
  "icon: moon",
  "tag: NEW",
  "mode: wide",
  "hidden: true",
  "noindex: true",
  "robots: noindex",
  "searchable: false",
  "boost: 3",
  "keywords: [sesame]",
  "deprecated: true",
  'version: "9"',
  "url: https://sesame.example",
  "openapi: GET /things",
  "openapi-schema: Thing",
  "asyncapi: sesame",
  "api: GET /sesame",
  "authMethod: key",
  "contentType: text/plain",
  "playground: none",
  "hideApiMarker: true",
  "groups: [staff]",
  "public: false",
  "hideFooterPagination: true",
  "timestamp: true",
  'lastUpdatedDate: "2026-01-02"',
  'createdDate: "2026-01-02"',
  "related: [/text]",
  "contextual: false",
  "rss: true",
  "canonical: https://sesame.example/canonical",
  '"og:title": Sesame',
  "sesame: open",
];

let project: RebuiltProject;
beforeAll(async () => {
  project = rebuiltProject(PROJECT, { siteUrl: "https://docs.example.com" });
  await settled();
  await project.run("out");
  expect(project.said()).toBe("");
});
afterAll(() => project.remove());

describe("A build after an edit gives what a build from nothing gives: of the setting", () => {
  const { properties, definitions } = docsSchema();
  const { $schema: _, navigation: __, ...settings } = Object(properties);
  const leaves = leavesOf({ properties: settings }, Object(definitions)).filter(({ steps }) => !isInclude(steps));

  test.each(leaves.map((leaf) => [leaf.name, leaf] as const))("%s", async (_, leaf) => {
    const edited = editOf(leaf);
    expect(edited, "No value that the schema names is another one here.").not.toBeNull();
    project.write("docs.json", JSON.stringify(edited));
    await project.expectSameAsCold();
  });
});

describe("A build after an edit gives what a build from nothing gives: of the front matter", () => {
  beforeAll(() => project.write("docs.json", JSON.stringify(CONFIG)));

  test("every key", () => {
    const none = readFrontMatter("", "page.mdx", () => {}).matter;
    const all = readFrontMatter(`---\n${MATTER.join("\n")}\n---\n`, "page.mdx", () => {}).matter;
    const same = Object.entries(none).filter(([key, value]) => isDeepStrictEqual(value, Object(all)[key]));
    expect(same.map(([key]) => key)).toEqual([]);
  });

  test.each(MATTER)("%s", async (line) => {
    project.write("text.mdx", (PROJECT["text.mdx"] ?? "").replace(/^---\n(title: .*\n)?/, `---\n${line}\n`));
    await project.expectSameAsCold();
  });
});

/** `$ref` of another file: that is no setting. */
function isInclude(steps: Leaf["steps"]): boolean {
  return steps.some(({ key }) => key === "$ref");
}

/** docs.json with one value that means something else than what is there, or without it; null where neither does. */
function editOf({ steps, values }: Leaf): unknown {
  const now = DOCS_SETTINGS.parse(CONFIG);
  for (const value of [...values, undefined]) {
    const edited = withValue(CONFIG, steps, value);
    const { data } = DOCS_SETTINGS.safeParse(edited);
    if (data && !isDeepStrictEqual(data, now)) return edited;
  }
  return null;
}

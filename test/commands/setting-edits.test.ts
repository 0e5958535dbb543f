import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DOCS_SETTINGS } from "../../src/config/docs-config.js";
import { docsSchema } from "../../src/config/docs-schema.js";
import type { JsonObject } from "../../src/config/json/places.js";
import { readFrontMatter } from "../../src/config/read-front-matter.js";
import { type RebuiltProject, rebuiltProject, settled } from "./rebuilt-project.js";
import { type Leaf, leavesOf, withValue } from "./setting-leaves.js";

/** Every kind of element of the navigation stands in it once. */
const NAVIGATION = {
  global: { anchors: [{ anchor: "Site", href: "https://example.com", icon: "star" }] },
  products: [
    {
      product: "Parts",
      tabs: [
        {
          tab: "Guide",
          groups: [{ group: "Begin", icon: "star", pages: ["index", "text", { group: "In", pages: ["code"] }] }],
        },
        {
          tab: "More",
          menu: [
            { item: "Help", description: "What helps", pages: ["help"] },
            { item: "News", pages: ["news"] },
          ],
        },
        {
          tab: "Versions",
          versions: [
            { version: "2", pages: ["two/index"] },
            { version: "1", pages: ["one/index"] },
          ],
        },
        {
          tab: "Words",
          languages: [
            { language: "en", pages: ["en/index"] },
            { language: "de", pages: ["de/index"] },
          ],
        },
        { tab: "Sides", dropdowns: [{ dropdown: "Left", anchors: [{ anchor: "Edge", pages: ["edge"] }] }] },
        { tab: "API", openapi: "api.json", pages: ["get", "GET /things"] },
      ],
    },
    { product: "Wholes", pages: ["wholes"] },
  ],
};
const CONFIG: JsonObject = {
  theme: "mint",
  name: "Parts",
  colors: { primary: "#123456" },
  logo: { light: "/map.svg", dark: "/map.svg" },
  thumbnails: false,
  background: { decoration: "grid" },
  fonts: { family: "system-ui" },
  navbar: {
    links: [{ label: "Code", href: "https://github.com/parts/parts" }],
    primary: { type: "button", label: "Go", href: "https://example.com/go" },
  },
  footer: {
    socials: { x: "https://x.com/parts" },
    links: [{ header: "Us", items: [{ label: "Team", href: "https://example.com/team" }] }],
  },
  banner: { content: "Hello", dismissible: false },
  contextual: {
    options: ["copy", { title: "Ask", description: "Ask it", icon: "star", href: "https://example.com/ask" }],
  },
  seo: {
    organization: { name: "Parts", url: "https://example.com" },
    paths: [{ path: "one", metatags: { robots: "none" } }],
  },
  variables: { product: "Parts" },
  variations: { options: [{ id: "cloud", label: "Cloud" }] },
  redirects: [{ source: "/old", destination: "/text" }],
  errors: { "404": { redirect: false, title: "Lost" } },
  assistant: { url: "https://assistant.example.com", domain: "parts", key: "svc_dsc_parts1" },
  integrations: { ga4: { measurementId: "G-1" } },
  navigation: NAVIGATION,
};
const API = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  servers: [{ url: "https://api.example.com/v1" }],
  paths: {
    "/things": {
      get: {
        summary: "List things",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", default: 3 } }],
        responses: { "200": { description: "All.", content: { "application/json": { example: [1] } } } },
      },
    },
  },
};
const PROJECT: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify(CONFIG),
  "api.json": JSON.stringify(API),
  "index.mdx": "---\ntitle: Start\nicon: star\n---\n{{product}} and [text](/text#first), ![Map](/map.svg)\n",
  "text.mdx":
    '---\ntitle: Text\ndescription: Of text\n---\n## First\n\n<Card title="C" href="/code" icon="moon">x</Card>\n\n$$x^2$$\n',
  "code.mdx": "---\ntitle: Code\n---\n```js\nlet a;\n```\n\n<Steps><Step title='A'>B</Step></Steps>\n",
  "get.mdx":
    '---\ntitle: Get\napi: "GET https://api.example.com/users/{id}"\n---\n<ParamField path="id">x</ParamField>\n',
  "news.mdx": '---\ntitle: News\nrss: true\n---\n<Update label="March 2026">News</Update>\n',
  "page.mdx": "---\ntitle: Page\n---\n## In it\n\nWords.\n",
  ...Object.fromEntries(
    ["help", "two/index", "one/index", "en/index", "de/index", "edge", "wholes"].map((path) => [
      `${path}.mdx`,
      `---\ntitle: ${path}\n---\n## Of ${path}\n\nSee [page](/page).\n`,
    ]),
  ),
  "map.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

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

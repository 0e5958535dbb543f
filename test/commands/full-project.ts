// A project that uses every kind of setting, of navigation element and of page: edits of it are held to a build from nothing.
import type { JsonObject } from "../../src/config/json/places.js";

/** Has every kind of navigation element at least once. */
export const NAVIGATION: JsonObject = {
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
/** Its docs.json. */
export const CONFIG: JsonObject = {
  theme: "mint",
  name: "Parts",
  colors: { primary: "#123456" },
  logo: { light: "/map.svg", dark: "/map.svg" },
  thumbnails: false,
  background: { decoration: "grid" },
  fonts: { family: "system-ui" },
  feedback: {
    suggestEdit: true,
    thumbsRating: true,
    url: "https://ratings.example",
    repository: "https://github.com/a/b",
  },
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
    display: "toc",
    options: ["copy", { title: "Ask", description: "Ask it", icon: "star", href: "https://example.com/ask" }],
  },
  seo: {
    organization: { name: "Parts", url: "https://example.com" },
    paths: [{ path: "one", metatags: { robots: "none" } }],
  },
  variables: { product: "Parts" },
  print: { groups: ["Begin"] },
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
/** Its files. */
export const PROJECT: Readonly<Record<string, string>> = {
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

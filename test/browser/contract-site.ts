// A project with every kind of page, and every part that sheets of published sites name.
import { readFileSync } from "node:fs";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

const DESCRIPTION = `openapi: 3.1.0
info: { title: Things, version: "1" }
servers: [{ url: https://example.com }]
components: { securitySchemes: { key: { type: http, scheme: bearer } } }
security: [{ key: [] }]
paths:
  /things:
    get: { summary: List things, responses: { "200": { description: Done } } }
    put:
      summary: Change things
      description: What this does.
      parameters: [{ name: id, in: query, required: true, schema: { type: string, default: a } }]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, description: Its name., deprecated: true }
                owner: { type: object, properties: { id: { type: string } } }
                kind: { oneOf: [{ type: string, title: Word }, { type: integer, title: Number }] }
      responses:
        "200":
          description: Done
          content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } }
`;

const ARTICLE = readFileSync(new URL("./contract-site.mdx", import.meta.url), "utf8");

const plain = (title: string, more = "") =>
  `---\ntitle: ${title}\n${more}---\nWords\n\n- An item\n\n## One\n\n## Two\n`;

/** Its pages, by file. */
const PAGES: Readonly<Record<string, string>> = {
  "index.mdx": ARTICLE.replace("<Panel>Words</Panel>\n", ""),
  "panel.mdx": ARTICLE.replace("title: Home", "title: Panel"),
  "wide.mdx": plain("Wide", "mode: wide\n"),
  "custom.mdx": plain("Custom", "mode: custom\n"),
  "centre.mdx": plain("Centre", "mode: center\n"),
  "framed.mdx": plain("Framed", "mode: frame\n"),
  "untitled.mdx": `---\ntitle: ""\nsidebarTitle: Untitled\n---\nWords\n`,
  "more.mdx": plain("More"),
  "rest.mdx": plain("Rest", "icon: /logo.svg\n"),
  "changes.mdx":
    '---\ntitle: Changes\nrss: true\n---\n<Update label="June" description="v1" tags={["New"]}>Words</Update>\n\n<Update label="May" description="v0" tags={["Old"]}>Words</Update>\n',
  "other/index.mdx": plain("Other"),
  "api.yaml": DESCRIPTION,
  "titled.mdx": "---\ntitle: Titled\n---\n# Other\n\nWords\n",
  "logo.svg": SVG,
};

interface ContractSite {
  readonly theme: string;
  /** Addresses of further tabs, each of one page. */
  readonly tabs?: readonly string[];
  /** Paths of further pages. */
  readonly pages?: readonly string[];
  /** Names of nested groups. */
  readonly groups?: readonly string[];
}

/** The files of a project whose pages have all that the product's pages have. */
export function contractSite({ theme, tabs = [], pages = [], groups = ["Cards", "Webhooks"] }: ContractSite) {
  const nested = groups.map((group) => ({ group, icon: "book", pages: ["more", "rest"] }));
  const start = {
    tab: "Start",
    icon: "/logo.svg",
    groups: [
      {
        group: "First",
        icon: "book",
        tag: "New",
        pages: ["index", "panel", "untitled", "titled", "rest", ...pages, ...nested],
      },
      { group: "Second", pages: ["wide", "custom", "centre", "framed"] },
    ],
  };
  const settings = {
    ...{ theme, name: "Named", colors: { primary: "#123456" }, logo: { light: "/logo.svg", dark: "/logo.svg?dark" } },
    banner: { content: "News with [a link](/more)", dismissible: true },
    navbar: {
      links: [
        { label: "Blog", href: "https://example.com", icon: "book" },
        { type: "github", href: "https://github.com/a/b" },
        { label: "Log in", href: "/login" },
      ],
      primary: { type: "button", label: "Sign up", href: "https://example.com" },
    },
    seo: { trailingSlash: false },
    feedback: { suggestEdit: true, raiseIssue: true, thumbsRating: true },
    api: { params: { expanded: "all" } },
    assistant: { url: "https://ask.example.com", domain: "example.com", key: "svc_dsc_a" },
    contextual: { options: ["copy", "view", "chatgpt"] },
    footer: {
      socials: {
        twitter: "https://twitter.com/a",
        ...{ facebook: "https://facebook.com/a", instagram: "https://instagram.com/a" },
        ...{ linkedin: "https://linkedin.com/a", youtube: "https://youtube.com/a", github: "https://github.com/a" },
      },
      links: [{ header: "More", items: [{ label: "Blog", href: "https://example.com" }] }],
    },
    navigation: {
      global: { anchors: [{ anchor: "Forum", href: "https://example.com", icon: "book" }] },
      products: [
        {
          ...{ product: "Guides", icon: "book", description: "How to" },
          tabs: [
            start,
            { tab: "Loose", pages: ["more", "changes"] },
            { tab: "Menu", menu: [{ item: "One", icon: "book", description: "Words", pages: ["other/index"] }] },
            ...tabs.map((href) => ({ tab: href, icon: "/logo.svg", pages: [href.slice(1)] })),
            { tab: "API", groups: [{ group: "Endpoints", openapi: "api.yaml" }] },
          ],
        },
        { product: "Other", icon: "/logo.svg", description: "The rest", versions: [{ version: "v1", pages: ["old"] }] },
      ],
    },
  };
  const more = Object.fromEntries(
    [...pages, ...tabs.map((href) => href.slice(1))].map((page) => [`${page}.mdx`, plain(page)]),
  );
  return { "docs.json": JSON.stringify(settings), ...PAGES, ...more, "old.mdx": plain("Old") };
}

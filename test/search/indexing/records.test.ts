import { describe, expect, it } from "vitest";
import { frontMatterOf } from "../../../src/config/read-front-matter.js";
import type { Holder, NavBranch, Page, PageFacts, Passage, Trail } from "../../../src/model.js";
import { recordsOf } from "../../../src/search/indexing/records.js";
import { pageWeigher } from "../../../src/search/indexing/weigh-page.js";
import { loadTokeniser } from "../../../src/search/words/tokeniser.js";
import { pagePath } from "../../../src/shared/page-path.js";
import { fileOf } from "../../../src/shared/problem.js";
import { readCase, saidBy } from "../../openapi/read-case.js";

const context = { trail: null, siteLanguage: "en", indexing: "all" as const };

function page(matter: Record<string, unknown> = {}, more: Partial<Page> = {}): Page {
  return {
    ...{ path: pagePath("guides/start"), address: "/guides/start", source: null, target: null, content: null },
    matter: frontMatterOf(matter, fileOf("guides/start.mdx"), () => {}),
    ...{ title: "Start here", label: "Start", method: null },
    ...more,
  };
}

function facts(passages: readonly Passage[]): PageFacts {
  return { headings: [], anchors: [], links: [], passages, updates: [], firstParagraph: "First." };
}

function trail(...holders: readonly Partial<Holder>[]): Trail {
  const branches = holders.map((holder, index): NavBranch => {
    const whole: Holder = {
      ...{ kind: "group", isGenerated: false, name: "", label: holder.name ?? "", icon: null, color: null, tag: null },
      ...{ description: null, hidden: false, searchable: null, expanded: false, isDefault: false, align: "start" },
      ...{ public: null, boost: null, directory: null, root: null, version: null, openapi: null, asyncapi: null },
      ...{ banner: null, navbar: null, footer: null },
      ...holder,
    };
    return { kind: "branch", id: String(index), holder: whole, children: [], global: [], first: null };
  });
  return { branches, previous: null, next: null };
}

describe("records of a page", () => {
  it("are one for each heading section, with the page shared", () => {
    const code = [
      { language: "bash", text: "npm i" },
      { language: null, text: "ls" },
    ];
    const records = recordsOf(
      page({ description: "How to **[begin](/b)**.", keywords: ["setup"] }),
      facts([
        { anchor: null, headings: [], text: "Top.", code: [] },
        { anchor: "install", headings: ["Install"], text: "Run it.", code },
      ]),
      context,
    );
    expect(records.map(({ anchor, headings, text, code }) => ({ anchor, headings, text, code }))).toEqual([
      { anchor: null, headings: [], text: "Top.", code: "" },
      { anchor: "install", headings: ["Install"], text: "Run it.", code: "npm i\n\nls" },
    ]);
    expect(records[0]?.page).toBe(records[1]?.page);
    const known = { title: "Start here", description: "How to begin.", keywords: ["setup"], boost: 1 };
    expect(records[0]?.page).toMatchObject(known);
  });

  it("are one even for a page that says nothing", () => expect(recordsOf(page(), facts([]), context)).toHaveLength(1));

  it("take language, version, product and crumbs from the trail", () => {
    const placed = trail(
      { kind: "language", name: "fr" },
      { kind: "version", name: "v2" },
      { kind: "product", name: "cloud", label: "Cloud" },
      { kind: "group", name: "Guides", boost: 2 },
    );
    const [record] = recordsOf(page(), facts([]), { ...context, trail: placed });
    const place = { language: "fr", version: "v2", product: "Cloud", crumbs: ["Cloud", "Guides"], boost: 2 };
    expect(record?.page).toMatchObject(place);
  });

  it("let the page's own boost win, within reason", () => {
    const placed = trail({ kind: "group", name: "Guides", boost: 2 });
    const boostOf = (boost: number) =>
      recordsOf(page({ boost }), facts([]), { ...context, trail: placed })[0]?.page.boost;
    expect(boostOf(3)).toBe(3);
    expect(boostOf(1000)).toBe(10);
    expect(boostOf(0.01)).toBe(0.1);
  });

  it("carry the names of what an API page is about", () => {
    const target = { kind: "endpoint", description: "api", method: "GET", path: "/users/{id}" } as const;
    const [record] = recordsOf(page({}, { target, method: "GET" }), facts([]), context);
    expect(record?.names).toEqual(["GET /users/{id}", "/users/{id}"]);
    expect(record?.page).toMatchObject({ kind: "endpoint", method: "GET", description: "First." });
  });

  it("make the parameters, properties and values of an API page findable, each in its own section", async () => {
    const read = await readCase("circular-mutual.yaml");
    const view = read.endpoint("POST /expr");
    const { passages } = saidBy(view);
    const target = { kind: "endpoint", description: "api", method: "POST", path: "/expr" } as const;
    const records = recordsOf(page({}, { target, method: "POST" }), facts(passages), context);
    const body = records.findIndex(({ anchor }) => anchor === "body");
    const tokeniser = await loadTokeniser("en");
    const { terms, sizes, ids } = pageWeigher(tokeniser)(records);
    const start = sizes.slice(0, body).reduce((sum, size) => sum + size, 0);
    const names = terms.split("\n");
    const inBody = [...ids.slice(start, start + (sizes[body] ?? 0))].map((id) => names[id]);
    expect(inBody).toEqual(expect.arrayContaining(["fn", "args", "mul"].map(tokeniser.termOf)));
    expect(names).toEqual(expect.arrayContaining(["post", "expr"]));
  });
});

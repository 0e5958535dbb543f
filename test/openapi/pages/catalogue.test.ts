// Which pages a description gives, and what entries and front matter find.
import { describe, expect, it } from "vitest";
import { createCatalogue, isApiEntry, isInheritedEntry } from "../../../src/openapi/pages/catalogue.js";
import type { Problem } from "../../../src/shared/problem.js";
import { headOf, loadText, readCase } from "../read-case.js";

async function planned(file: string) {
  return (await readCase(file)).catalogue.pages(file, "api-reference");
}

/** The pages of a description, below `api/`. */
async function pagesOf(document: object) {
  const text = JSON.stringify({ openapi: "3.2.0", info: { title: "T", version: "1" }, ...document });
  return createCatalogue([await loadText("a.json", text)]).pages("a.json", "api");
}

/** Addresses of operations, which are their own. */
async function addressesOf(document: object) {
  const pages = await pagesOf(document);
  expect(pages.filter(({ problem }) => problem !== null)).toEqual([]);
  return pages.map(({ path }) => path);
}

const get = (more: object = {}) => ({ get: { responses: {}, ...more } });

async function catalogueOf(files: Readonly<Record<string, string>>) {
  return createCatalogue(await Promise.all(Object.entries(files).map(([file, text]) => loadText(file, text))));
}

describe("addresses", () => {
  it("end as their paths do where paths that begin alike would become equal when they are cut", async () => {
    const begin = "/v1/test_helpers/issuing/authorizations/{authorization}";
    const ends = ["capture", "expire", "reverse"];
    expect(await addressesOf({ paths: Object.fromEntries(ends.map((end) => [`${begin}/${end}`, get()])) })).toEqual([
      "api/get-v1-test_helpers-issuing-authorizations-authorization",
      "api/get-v1-test_helpers-authorizations-authorization-expire",
      "api/get-v1-test_helpers-authorizations-authorization-reverse",
    ]);
  });

  it.each([
    ["/", "قائمة المستخدمين", "قائمة-المستخدمين"],
    ["/مستخدم", "", "get-مستخدم"],
    ["/配置", "配置 API", "配置-api"],
    ["/users", "हिन्दी", "get-users"],
    ["/items", "CCASS 账单导出", "get-items"],
    ["/items", "删除 CCASS 账单", "get-items"],
    ["/items", "バッチ_API", "get-items"],
    ["/items", "創建", "get-items"],
    ["/items", "Ünïcode “café”", "unicode-cafe"],
    ["/items", "List 5 users ✓", "list-5-users"],
  ])("have the letters of the path %s or its summary %j: %s", async (path, summary, address) =>
    expect(await addressesOf({ paths: { [path]: get({ summary }) } })).toEqual([`api/${address}`]),
  );

  it("are those of the path where the summary, in any letters, is that of another", async () => {
    const same = get({ summary: "配置 API" });
    const pages = await pagesOf({ paths: { "/配置": same, "/配置/{id}": same } });
    expect(pages.map(({ path }) => path)).toEqual(["api/配置-api", "api/get-配置-id"]);
  });

  it("have the letters of a webhook's name", async () =>
    expect(await addressesOf({ webhooks: { हिन्दी: { post: { responses: {} } } } })).toEqual(["api/हिन्दी"]));

  it("know the hosted spelling as an alias", async () => {
    const [page] = await pagesOf({ paths: { "/u": get({ tags: ["Users & Groups"], summary: "What's new?" }) } });
    expect(page?.path).toBe("api/users-groups/whats-new");
    expect(page?.aliases).toEqual(["/api/users-&-groups/whats-new?"]);
  });

  it("of a second description in the same folder get its file name", async () => {
    const text = `${headOf()}paths: { /u: { get: { summary: List, responses: {} } } }\n`;
    const catalogue = await catalogueOf({ "a/one.yaml": text, "b/two.yaml": text });
    const path = (id: string) => catalogue.pages(id, "api").map((page) => page.path);
    expect(["a/one.yaml", "b/two.yaml", "a/one.yaml"].map(path)).toEqual([
      ["api/list"],
      ["api/two/list"],
      ["api/list"],
    ]);
  });
});

describe("groups", () => {
  it("are labelled as the tag asks", async () => {
    const [page] = await pagesOf({ tags: [{ name: "u", "x-group": "People" }], paths: { "/u": get({ tags: ["u"] }) } });
    expect([page?.groups, page?.path]).toEqual([["People"], "api/u/get-u"]);
  });

  const groupsOf = async (document: object) => {
    return [...new Set((await pagesOf(document)).map(({ groups }) => groups.join(" > ")))];
  };
  const tagged = (...tags: string[]) => Object.fromEntries(tags.map((tag) => [`/${tag}`, get({ tags: [tag] })]));

  it("give webhooks without a tag a heading of their own, after all others, where paths have headings", async () => {
    const post = { post: { responses: {} } };
    const webhooks = { b: post, a: { post: { tags: ["pets"], responses: {} } } };
    expect(await groupsOf({ paths: tagged("pets"), webhooks })).toEqual(["pets", "Webhooks"]);
    expect(await groupsOf({ paths: { "/pets": post }, webhooks: { b: post } })).toEqual([""]);
  });

  it("nest in the groups of x-tagGroups, in their order; other tags follow", async () => {
    const groups = await groupsOf({
      "x-tagGroups": [
        { name: "Sell", tags: ["orders", "carts"] },
        { name: "Run", tags: ["users"] },
      ],
      tags: [{ name: "users", summary: "People" }, { name: "carts" }],
      paths: tagged("loose", "users", "carts", "orders"),
    });
    expect(groups).toEqual(["Sell > orders", "Sell > carts", "Run > People", "loose"]);
  });

  it("nest in the parents of their tags, which may be each other's", async () => {
    const tags = [
      { name: "shop", summary: "Shop" },
      { name: "orders", parent: "shop" },
      { name: "refunds", parent: "orders" },
      { name: "a", parent: "b" },
      { name: "b", parent: "a" },
    ];
    const groups = await groupsOf({ tags, paths: tagged("refunds", "orders", "shop", "a") });
    expect(groups).toEqual(["Shop", "Shop > orders", "Shop > orders > refunds", "b > a"]);
  });

  it("are the first segments of paths that differ, where nothing has a tag", async () => {
    const names = ["payment_intents", "payment_intents/{id}/cancel", "payment_intents/{id}", "charges", "charges/{id}"];
    const paths = [...names, "balance", "tax/rates", "tax/ids"].map((name) => [`/api/v1/${name}`, get()]);
    const groups = await groupsOf({ paths: Object.fromEntries(paths) });
    expect(groups).toEqual(["Payment intents", "Charges", "Balance", "Tax"]);
    expect(await groupsOf({ paths: Object.fromEntries(paths.slice(0, 3)) })).toEqual([""]);
  });
});

it("hidden operations are marked, and those that are excluded are gone", async () => {
  const pages = await planned("x-hidden.yaml");
  expect(pages.filter(({ isHidden }) => !isHidden).map(({ title }) => title)).toEqual(["Shown", "Not hidden"]);
  const text = `${headOf()}paths: { /u: { get: { x-excluded: true, responses: {} } } }\n`;
  const catalogue = await catalogueOf({ "a.yaml": text });
  expect(catalogue.pages("a.yaml", "api")).toEqual([]);
  expect(catalogue.matchEntry("GET /u", { place: null, inherited: [], pageFile: null }, () => {})).toBeNull();
});

it("what operations say to the site sets a body before the reference, with its place", async () => {
  const pages = await planned("x-svc.yaml");
  const byTitle = new Map(pages.map((page) => [page.title, page]));
  expect(byTitle.get("Create user")).toMatchObject({
    description: "Original text.",
    content: { text: expect.stringContaining("## Prerequisites"), place: { line: 23, column: 11 }, keepsLines: true },
  });
  expect(byTitle.get("Broken MDX")?.content).toMatchObject({ place: { line: 39, column: 18 }, keepsLines: false });
});

describe("names", () => {
  const at = (pageFile: string | null, inherited: string[] = []) => ({ place: null, inherited, pageFile });
  const pets = (summary: string) =>
    `{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{"/pets":{"get":{"summary":"${summary}","responses":{}}}},"components":{"schemas":{"Pet":{"title":"${summary}"}}}}`;

  async function ask(text: string, where = at("guides/page.mdx"), files: Record<string, string> = FILES) {
    const problems: Problem[] = [];
    const catalogue = await catalogueOf(files);
    const target = catalogue.matchFrontMatter({ key: "openapi", text }, where, (found) => problems.push(found));
    return [target?.description ?? null, ...problems.map(({ severity, code }) => `${severity} ${code}`)];
  }
  const FILES = { "specs/v1.json": pets("one"), "specs/v2.json": pets("two"), "guides/near.json": pets("three") };
  const TWINS = { "a.json": pets("same"), "a.yaml": pets("same") };

  it("tell operations from page paths", () => {
    expect(["GET /a", "api.yaml post /a", "api.yaml webhook added"].map(isApiEntry)).toEqual([true, true, true]);
    expect(["guides/start", "get-started", "webhooks/list"].map(isApiEntry)).toEqual([false, false, false]);
    expect(isInheritedEntry("GET /a")).toBe(true);
    expect(isInheritedEntry("api.yaml GET /a")).toBe(false);
  });

  it.each([
    ["by path", "specs/v2.json GET /pets", "specs/v2.json"],
    ["from the root", "/specs/v2.json get /pets", "specs/v2.json"],
    ["from the page", "../specs/v2.json GET /pets", "specs/v2.json"],
    ["by its name beside the page", "near.json GET /pets", "guides/near.json"],
    ["by its name without extension", "v2 get /pets", "specs/v2.json"],
    ["by its name", "v2.json GET /pets", "specs/v2.json"],
    ["with one trailing slash too many", "v2 GET /pets/", "specs/v2.json"],
  ])("find a description %s", async (_, text, file) => expect(await ask(text)).toEqual([file]));

  it("prefer the inherited description", async () =>
    expect(await ask("GET /pets", at("guides/page.mdx", ["specs/v2.json"]))).toEqual(["specs/v2.json"]));

  it("that several descriptions answer are an error, unless they say the same", async () => {
    expect(await ask("GET /pets")).toEqual(["guides/near.json", "error operation-ambiguous"]);
    expect(await ask("GET /pets", at("page.mdx"), TWINS)).toEqual(["a.json", "warning operation-ambiguous"]);
  });

  it("that descriptions say the same is told once of both", async () => {
    const catalogue = await catalogueOf(TWINS);
    const problems: Problem[] = [];
    for (const page of ["one.mdx", "two.mdx"])
      catalogue.matchFrontMatter({ key: "openapi", text: "GET /pets" }, at(page), (found) => problems.push(found));
    const what = '"a.yaml" and "a.json" describe the same operations; the second one is used.';
    expect(problems).toMatchObject([{ what, place: { file: "a.yaml" } }]);
  });

  it("of a file that several folders hold mean the one nearest to the page", async () => {
    const files = { "en/api.json": pets("same"), "fr/api.json": pets("same") };
    expect(await ask("/api.json GET /pets", at("fr/deep/page.mdx"), files)).toEqual(["fr/api.json"]);
    const [file, told] = await ask("api GET /pets", at("de/page.mdx"), files);
    expect([file, told]).toEqual(["en/api.json", "warning operation-ambiguous"]);
  });

  it("that every language has a description for mean that of the page's language", async () => {
    const files = { "ar/openapi/pets_api.json": pets("حيوانات"), "openapi/pets.json": pets("pets") };
    expect(await ask("GET /pets", at("guides/page.mdx"), files)).toEqual(["openapi/pets.json"]);
    expect(await ask("GET /pets", at("ar/guides/page.mdx"), files)).toEqual(["ar/openapi/pets_api.json"]);
    expect(await ask("GET /pets", at("es/guides/page.mdx"), files)).toContain("error operation-ambiguous");
    expect(await ask("GET /pets", at(null), files)).toContain("error operation-ambiguous");
  });

  it("that descriptions are named after languages for mean that of the page's language", async () => {
    const files = { "openapi-ja.json": pets("ペット"), "openapi.json": pets("pets") };
    expect(await ask("GET /pets", at("pets/find-by-id.mdx"), files)).toEqual(["openapi.json"]);
    expect(await ask("GET /pets", at("ja/pets/find-by-id.mdx"), files)).toEqual(["openapi-ja.json"]);
  });

  it("are exact about slashes and colons at the end", async () => {
    const { catalogue } = await readCase("odd-paths.yaml");
    for (const path of ["/trailing", "/trailing/", "/jobs/{name}:cancel"]) {
      const method = path.startsWith("/jobs") ? "POST" : "GET";
      expect(catalogue.matchEntry(`${method} ${path}`, at(null), () => {})).toMatchObject({ path });
    }
  });

  it.each([
    ["methods.yaml", "get /m", []],
    ["methods.yaml", "CHECK /m", ["Did you mean GET /m or PUT /m or POST /m or DELETE /m?"]],
    ["webhooks-pathitem-ref.yaml", "webhook orderupdated", ["Did you mean webhook orderUpdated?"]],
    [
      "webhooks-pathitem-ref.yaml",
      "webhook /",
      ["Available: webhook orderUpdated, webhook plain.event/v2, webhook hidden."],
    ],
  ])("that match nothing in %s are errors with the nearest names: %s", async (file, text, hints) => {
    const found: Problem[] = [];
    (await readCase(file)).catalogue.matchEntry(text, at(null, [file]), (one) => found.push(one));
    expect(found).toMatchObject(hints.map((hint) => ({ code: "operation-not-found", hint })));
  });

  it("of a file that is not there are errors", async () =>
    expect(await ask("nowhere.json GET /pets")).toEqual([null, "error description-not-found"]));

  it("of webhooks are found with or without a file", async () => {
    const { catalogue } = await readCase("webhooks-pathitem-ref.yaml");
    const written = (text: string) => ({ key: "openapi" as const, text });
    for (const text of ["webhooks-pathitem-ref.yaml webhook orderUpdated", "WEBHOOK orderUpdated"])
      expect(catalogue.matchFrontMatter(written(text), at("a.mdx"), () => {})).toMatchObject({ name: "orderUpdated" });
  });

  it("of schemas that several files hold need the file", async () => {
    const found: string[] = [];
    const catalogue = await catalogueOf(FILES);
    const match = (text: string) =>
      catalogue.matchFrontMatter({ key: "openapi-schema", text }, at("a.mdx"), ({ code }) => found.push(code));
    expect(match("specs/v2.json Pet")).toEqual({ kind: "schema", description: "specs/v2.json", name: "Pet" });
    expect(found).toEqual([]);
    match("Pet");
    expect(match("Pte")).toBeNull();
    expect(found).toEqual(["schema-ambiguous", "schema-not-found"]);
  });
});

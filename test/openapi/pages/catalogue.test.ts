// Which pages a description gives, and what entries and front matter find.
import { describe, expect, it } from "vitest";
import { createCatalogue, isApiEntry, isInheritedEntry } from "../../../src/openapi/pages/catalogue.js";
import type { Problem } from "../../../src/shared/problem.js";
import { loadText, readCase } from "../read-case.js";

async function planned(file: string, directory = "api-reference") {
  const { catalogue } = await readCase(file);
  return catalogue.pages(file, directory);
}

const paths = async (file: string) => (await planned(file)).map(({ method, path }) => `${method} ${path}`);

describe("addresses", () => {
  it("are tag and summary; the first keeps the plain one, later ones get method and path", async () => {
    const pages = await planned("slug-collision.yaml");
    expect(pages.map(({ path, problem }) => [path, problem?.code ?? null])).toEqual([
      ["api-reference/get-users-id", null],
      ["api-reference/get-users-id-2", "slug-collision"],
      ["api-reference/get-x", null],
      ["api-reference/items/get-item", null],
      ["api-reference/items/get-b", "slug-collision"],
      ["api-reference/items/get-y", "slug-collision"],
      ["api-reference/items/get-c", "slug-collision"],
    ]);
  });

  it("end as their paths do where paths that begin alike would become equal when they are cut", async () => {
    const begin = "/v1/test_helpers/issuing/authorizations/{authorization}";
    const ends = ["capture", "expire", "reverse"];
    const paths = Object.fromEntries(ends.map((end) => [`${begin}/${end}`, { post: { responses: {} } }]));
    const text = JSON.stringify({ openapi: "3.1.0", info: { title: "Cut", version: "1" }, paths });
    const pages = createCatalogue([await loadText("cut.json", text)]).pages("cut.json", "api");
    expect(pages.map(({ path, problem }) => [path, problem])).toEqual([
      ["api/post-v1-test_helpers-issuing-authorizations-authorization", null],
      ["api/post-v1-test_helpers-authorizations-authorization-expire", null],
      ["api/post-v1-test_helpers-authorizations-authorization-reverse", null],
    ]);
  });

  it("are safe on every file system, however odd the path", async () => {
    const found = await paths("odd-paths.yaml");
    expect(found).toHaveLength(12);
    expect(found.filter((line) => !/^(GET|POST) api-reference\/[a-z0-9-]+$/.test(line))).toEqual([]);
    expect(new Set(found).size).toBe(12);
  });

  it("have the letters of the title, else of the path, where neither path nor title has Latin ones", async () => {
    const get = (summary: string) => `get: { ${summary === "" ? "" : `summary: ${summary}, `}responses: {} }`;
    const items = {
      "/": "قائمة المستخدمين",
      "/مستخدم": "",
      "/配置": "配置 API",
      "/配置/{id}": "配置 API",
      "/users": "हिन्दी",
    };
    const text = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n${Object.entries(items)
      .map(([path, summary]) => `  "${path}": { ${get(summary)} }\n`)
      .join("")}webhooks: { हिन्दी: { post: { responses: {} } } }\n`;
    const pages = createCatalogue([await loadText("a.yaml", text)]).pages("a.yaml", "api");
    expect(pages.map(({ path }) => path)).toEqual([
      ...["api/قائمة-المستخدمين", "api/get-مستخدم", "api/配置-api", "api/get-配置-id", "api/get-users", "api/हिन्दी"],
    ]);
  });

  it("are method and path too where the summary needs letters that no address has", async () => {
    const summaries = ["CCASS 账单导出", "删除 CCASS 账单", "バッチ_API", "創建", "Ünïcode “café”", "List 5 users ✓"];
    const text = `openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths:\n${summaries
      .map((summary, at) => `  /items/${at}: { get: { summary: "${summary}", responses: {} } }\n`)
      .join("")}`;
    const catalogue = createCatalogue([await loadText("a.yaml", text)]);
    expect(catalogue.pages("a.yaml", "api-reference").map(({ path, problem }) => [path, problem])).toEqual([
      ["api-reference/get-items-0", null],
      ["api-reference/get-items-1", null],
      ["api-reference/get-items-2", null],
      ["api-reference/get-items-3", null],
      ["api-reference/unicode-cafe", null],
      ["api-reference/list-5-users", null],
    ]);
  });

  it("without a summary are method and path", async () => {
    expect(await paths("no-summary.yaml")).toEqual([
      "GET api-reference/get-users-userid-posts",
      "POST api-reference/post-users-userid-posts",
      "PUT api-reference/spaced-title",
      "DELETE api-reference/delete-users-userid-posts",
    ]);
  });

  it("know the hosted spelling as an alias", async () => {
    const text =
      'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  /u: { get: { tags: [Users & Groups], summary: "What\'s new?", responses: {} } }\n';
    const [page] = createCatalogue([await loadText("a.yaml", text)]).pages("a.yaml", "api-reference");
    expect(page?.path).toBe("api-reference/users-groups/whats-new");
    expect(page?.aliases).toEqual(["/api-reference/users-&-groups/whats-new?"]);
  });

  it("of a second description in the same folder get its file name", async () => {
    const text =
      'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /u: { get: { summary: List, responses: {} } } }\n';
    const catalogue = createCatalogue([await loadText("a/one.yaml", text), await loadText("b/two.yaml", text)]);
    const path = (id: string) => catalogue.pages(id, "api").map((page) => page.path);
    expect(path("a/one.yaml")).toEqual(["api/list"]);
    expect(path("b/two.yaml")).toEqual(["api/two/list"]);
    expect(path("a/one.yaml")).toEqual(["api/list"]);
  });
});

describe("groups", () => {
  it("follow the declared tags; what has no tag comes first; one page for two tags", async () => {
    const pages = await planned("tags-order.yaml");
    expect(pages.map(({ groups, title }) => [groups[0] ?? null, title])).toEqual([
      [null, "Three"],
      ["B", "Four"],
      ["B", "Post first"],
      ["B", "Get second"],
      ["A", "Two"],
      ["Undeclared", "One"],
    ]);
  });

  it("are labelled as the tag asks", async () => {
    const text =
      'openapi: 3.1.0\ninfo: { title: T, version: "1" }\ntags: [{ name: u, x-group: People }]\npaths: { /u: { get: { tags: [u], responses: {} } } }\n';
    const [page] = createCatalogue([await loadText("a.yaml", text)]).pages("a.yaml", "api");
    expect([page?.groups, page?.path]).toEqual([["People"], "api/u/get-u"]);
  });

  const groupsOf = async (document: object) => {
    const text = JSON.stringify({ openapi: "3.2.0", info: { title: "T", version: "1" }, ...document });
    const pages = createCatalogue([await loadText("a.json", text)]).pages("a.json", "api");
    return [...new Set(pages.map(({ groups }) => groups.join(" > ")))];
  };
  const tagged = (...tags: string[]) =>
    Object.fromEntries(tags.map((tag) => [`/${tag}`, { get: { tags: [tag], responses: {} } }]));

  it("give webhooks without a tag a heading of their own, after all others, where paths have headings", async () => {
    const get = { tags: ["pets"], get: { tags: ["pets"], responses: {} } };
    const post = { post: { responses: {} } };
    const webhooks = { b: post, a: { post: { tags: ["pets"], responses: {} } } };
    expect(await groupsOf({ paths: { "/pets": get }, webhooks })).toEqual(["pets", "Webhooks"]);
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
    const paths = [...names, "balance", "tax/rates", "tax/ids"].map((name) => [
      `/api/v1/${name}`,
      { get: { responses: {} } },
    ]);
    expect(await groupsOf({ paths: Object.fromEntries(paths) })).toEqual([
      "Payment intents",
      "Charges",
      "Balance",
      "Tax",
    ]);
    expect(await groupsOf({ paths: Object.fromEntries(paths.slice(0, 3)) })).toEqual([""]);
  });
});

describe("hidden operations", () => {
  it("are marked, and those that are excluded are gone", async () => {
    const pages = await planned("x-hidden.yaml");
    expect(pages.filter(({ isHidden }) => !isHidden).map(({ title }) => title)).toEqual(["Shown", "Not hidden"]);
    const text =
      'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /u: { get: { x-excluded: true, responses: {} } } }\n';
    const catalogue = createCatalogue([await loadText("a.yaml", text)]);
    expect(catalogue.pages("a.yaml", "api")).toEqual([]);
    expect(catalogue.matchEntry("GET /u", { place: null, inherited: [], pageFile: null }, () => {})).toBeNull();
  });

  it("are found by those who name them", async () => {
    const { catalogue } = await readCase("x-hidden.yaml");
    const at = { place: null, inherited: ["x-hidden.yaml"], pageFile: null };
    expect(catalogue.matchEntry("POST /a", at, () => {})).toMatchObject({ method: "POST", path: "/a" });
  });
});

describe("what operations say to the site", () => {
  it("sets address, front matter and a body before the reference", async () => {
    const pages = await planned("x-svc.yaml");
    const byTitle = new Map(pages.map((page) => [page.title, page]));
    const listed = byTitle.get("List all users");
    expect(listed?.path).toBe("people/list");
    expect(listed?.metadata).toEqual({
      ...{ title: "List all users", sidebarTitle: "List users" },
      ...{ description: "Fetch paginated user data.", "og:title": "All users" },
    });
    expect(byTitle.get("Create user")).toMatchObject({
      description: "Original text.",
      content: { text: expect.stringContaining("## Prerequisites"), place: { line: 23, column: 11 }, keepsLines: true },
    });
    expect(byTitle.get("Create admin user")?.metadata).toEqual({ playground: "auth", groups: ["admin"], public: true });
    expect(byTitle.get("Broken MDX")?.content).toMatchObject({ place: { line: 39, column: 18 }, keepsLines: false });
  });

  it("cannot take an address that is taken", async () => {
    const clash = (await planned("x-svc.yaml")).find(({ title }) => title === "Clash");
    expect(clash?.path).toBe("api-reference/clash");
    expect(clash?.problem).toMatchObject({
      ...{ code: "href-collision", severity: "warning", place: { line: 34, column: 22 } },
      what: '"/people/list" is already the address of GET /users, at 16:15.',
    });
  });
});

describe("webhooks", () => {
  it("have a page for each method", async () => {
    expect(await paths("webhooks-pathitem-ref.yaml")).toEqual([
      "WEBHOOK api-reference/order-updated",
      "WEBHOOK api-reference/order-replaced",
      "WEBHOOK api-reference/plain-event-v2",
      "WEBHOOK api-reference/hidden",
    ]);
  });
});

describe("names", () => {
  const at = (pageFile: string | null, inherited: string[] = []) => ({ place: null, inherited, pageFile });
  const pets = (summary: string) =>
    `{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{"/pets":{"get":{"summary":"${summary}","responses":{}}}},"components":{"schemas":{"Pet":{"title":"${summary}"}}}}`;

  async function ask(text: string, where = at("guides/page.mdx"), files: Record<string, string> = FILES) {
    const problems: Problem[] = [];
    const loaded = await Promise.all(Object.entries(files).map(([file, source]) => loadText(file, source)));
    const catalogue = createCatalogue(loaded);
    const target = catalogue.matchFrontMatter({ key: "openapi", text }, where, (found) => problems.push(found));
    return [target?.description ?? null, ...problems.map(({ severity, code }) => `${severity} ${code}`)];
  }
  const FILES = { "specs/v1.json": pets("one"), "specs/v2.json": pets("two"), "guides/near.json": pets("three") };

  it("tell operations from page paths", () => {
    expect(["GET /a", "api.yaml post /a", "api.yaml webhook added"].map(isApiEntry)).toEqual([true, true, true]);
    expect(["guides/start", "get-started", "webhooks/list"].map(isApiEntry)).toEqual([false, false, false]);
    expect(isInheritedEntry("GET /a")).toBe(true);
    expect(isInheritedEntry("api.yaml GET /a")).toBe(false);
  });

  it("find a description by path, from the root, from the page, by file name", async () => {
    expect(await ask("specs/v2.json GET /pets")).toEqual(["specs/v2.json"]);
    expect(await ask("/specs/v2.json get /pets")).toEqual(["specs/v2.json"]);
    expect(await ask("../specs/v2.json GET /pets")).toEqual(["specs/v2.json"]);
    expect(await ask("near.json GET /pets")).toEqual(["guides/near.json"]);
    expect(await ask("v2 get /pets")).toEqual(["specs/v2.json"]);
    expect(await ask("v2.json GET /pets")).toEqual(["specs/v2.json"]);
  });

  it("prefer the inherited description", async () => {
    expect(await ask("GET /pets", at("guides/page.mdx", ["specs/v2.json"]))).toEqual(["specs/v2.json"]);
  });

  it("that several descriptions answer are an error, unless they say the same", async () => {
    expect(await ask("GET /pets")).toEqual(["guides/near.json", "error operation-ambiguous"]);
    const twins = { "a.json": pets("same"), "a.yaml": pets("same") };
    expect(await ask("GET /pets", at("page.mdx"), twins)).toEqual(["a.json", "warning operation-ambiguous"]);
  });

  it("that descriptions say the same is told once of both", async () => {
    const files = { "a.json": pets("same"), "a.yaml": pets("same") };
    const loaded = await Promise.all(Object.entries(files).map(([file, source]) => loadText(file, source)));
    const catalogue = createCatalogue(loaded);
    const problems: Problem[] = [];
    for (const page of ["one.mdx", "two.mdx"]) {
      catalogue.matchFrontMatter({ key: "openapi", text: "GET /pets" }, at(page), (found) => problems.push(found));
    }
    expect(problems.map(({ what, place }) => [what, place?.file])).toEqual([
      ['"a.yaml" and "a.json" describe the same operations; the second one is used.', "a.yaml"],
    ]);
  });

  it("of a file that several folders hold mean the one nearest to the page", async () => {
    const files = { "en/api.json": pets("same"), "fr/api.json": pets("same") };
    expect(await ask("/api.json GET /pets", at("fr/deep/page.mdx"), files)).toEqual(["fr/api.json"]);
    expect(await ask("api GET /pets", at("de/page.mdx"), files)).toEqual([
      "en/api.json",
      "warning operation-ambiguous",
    ]);
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

  it("may have one trailing slash too many, where that is clear", async () => {
    expect(await ask("v2 GET /pets/")).toEqual(["specs/v2.json"]);
    const { catalogue } = await readCase("odd-paths.yaml");
    const path = (text: string) => catalogue.matchEntry(text, at(null), () => {});
    expect([path("GET /trailing"), path("GET /trailing/")]).toMatchObject([
      { path: "/trailing" },
      { path: "/trailing/" },
    ]);
    expect(path("POST /jobs/{name}:cancel")).toMatchObject({ path: "/jobs/{name}:cancel" });
  });

  it("that match nothing are errors with the nearest names", async () => {
    const hint = async (file: string, text: string) => {
      const found: Problem[] = [];
      (await readCase(file)).catalogue.matchEntry(text, at(null, [file]), (one) => found.push(one));
      return found.map(({ code, hint }) => [code, hint]);
    };
    const also = "Did you mean GET /m or PUT /m or POST /m or DELETE /m?";
    expect(await hint("methods.yaml", "get /m")).toEqual([]);
    expect(await hint("methods.yaml", "CHECK /m")).toEqual([["operation-not-found", also]]);
    expect(await hint("webhooks-pathitem-ref.yaml", "webhook orderupdated")).toEqual([
      ["operation-not-found", "Did you mean webhook orderUpdated?"],
    ]);
    expect(await hint("webhooks-pathitem-ref.yaml", "webhook /")).toEqual([
      ["operation-not-found", "Available: webhook orderUpdated, webhook plain.event/v2, webhook hidden."],
    ]);
    expect(await ask("nowhere.json GET /pets")).toEqual([null, "error description-not-found"]);
  });

  it("of webhooks are found with or without a file", async () => {
    const { catalogue } = await readCase("webhooks-pathitem-ref.yaml");
    const written = (text: string) => ({ key: "openapi" as const, text });
    for (const text of ["webhooks-pathitem-ref.yaml webhook orderUpdated", "WEBHOOK orderUpdated"])
      expect(catalogue.matchFrontMatter(written(text), at("a.mdx"), () => {})).toMatchObject({ name: "orderUpdated" });
  });

  it("of schemas that several files hold need the file", async () => {
    const found: string[] = [];
    const loaded = await Promise.all(Object.entries(FILES).map(([file, source]) => loadText(file, source)));
    const catalogue = createCatalogue(loaded);
    const match = (text: string) =>
      catalogue.matchFrontMatter({ key: "openapi-schema", text }, at("a.mdx"), ({ code }) => found.push(code));
    expect(match("specs/v2.json Pet")).toEqual({ kind: "schema", description: "specs/v2.json", name: "Pet" });
    expect(found).toEqual([]);
    match("Pet");
    expect(match("Pte")).toBeNull();
    expect(found).toEqual(["schema-ambiguous", "schema-not-found"]);
  });
});

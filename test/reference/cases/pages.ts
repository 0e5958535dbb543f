import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";
import { HtmlPart } from "../html-part.js";

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];
const PATH = "/users/{userId}/posts";
const PATHS = [
  ...["/files/{name}.{ext}", "/range/{name}-{to}", "/odata/Users('{name}')", "/trailing/", "/trailing"],
  ...["/.well-known/x.json", "/a~b/c%20d", "/q?x=1#frag", "/{name}", "/"],
];

const pages = ["POST /jobs/{name}:cancel", "GET /trailing", "GET /trailing/", "job"];

const ADDRESSES = {
  "GET /a": "items/get-item",
  "GET /b": "items/get-b",
  "GET /c": "items/get-c",
  "GET /users/{id}": "get-users-id",
  "GET /users/id": "get-users-id-2",
  "GET /x": "get-x",
  "GET /y": "items/get-y",
};

export default [
  acceptanceCase("components-only", {
    page: "schema Pet",
    own: ["pet", "animal"],
    files: { "pet.mdx": "---\nopenapi-schema: Pet\n---", "animal.mdx": "---\ntitle: Animal\nopenapi-schema: Pet\n---" },
    problems: ["warning not-shown docs.json:1:111"],
    "F1 a page can show a schema": ({ head }) => expect(head("schema-name")).toBe("name string"),
    "F2 its name stands above it only where the page is called otherwise": async ({ file }) => {
      const name = '<code class="api-path api-path-text">Pet</code>';
      expect(await file("pet/index.html")).not.toContain(name);
      expect(await file("animal/index.html")).toContain(name);
    },
    "D1 the element that gives no pages says why": ({ problems }) =>
      expect(problems[0]?.what).toContain("no operations or webhooks"),
  }),
  acceptanceCase("methods", {
    page: "TRACE /m",
    problems: ["warning spec-violation 16:5"],
    "F1 every method has a page with its name as text": async ({ names, page }) => {
      expect([...names].sort()).toEqual(METHODS.map((method) => `${method} /m`).sort());
      for (const method of METHODS) {
        const { article } = await page(`${method} /m`);
        expect(article.one(".method-pill").text).toBe(method);
        expect(article.has(".tryit-button"), method).toBe(method !== "TRACE");
      }
    },
    "F1 the page of TRACE says why it cannot be sent": ({ article }) =>
      expect(article.text).toContain("do not let a page send TRACE"),
    "D1 the method of a later version is named": ({ problems }) => expect(problems[0]?.what).toMatch(/query.*3\.2/i),
  }),
  acceptanceCase("methods-entry", {
    descriptions: ["methods.yaml"],
    docs: { navigation: { groups: [{ group: "API", openapi: "methods.yaml", pages: ["get /m"] }] } },
    problems: ["warning spec-violation 16:5"],
    "F2 an entry whose method is lower case is the page of its operation": ({ names }) =>
      expect(names).toEqual(["GET /m"]),
  }),
  acceptanceCase("no-summary", {
    page: `GET ${PATH}`,
    problems: ["warning path-param 5:3"],
    "F1 method and path make title and address": ({ listed, content }) => {
      expect([listed.title, listed.address]).toEqual([`GET ${PATH}`, "/api-reference/get-users-userid-posts"]);
      expect(content.at("header").text).toContain("Lists posts. Second sentence.");
    },
    "F2 an empty summary counts as none; white space is folded": async ({ page }) => {
      expect((await page(`POST ${PATH}`)).listed.title).toBe(`POST ${PATH}`);
      expect((await page(`PUT ${PATH}`)).listed).toMatchObject({
        title: "Spaced title",
        path: "api-reference/spaced-title",
      });
    },
    "F3 an operation without responses says that none are documented": async ({ page }) =>
      expect((await page(`DELETE ${PATH}`)).article.text).toContain("No responses are documented"),
    "F4 title and sidebar have the same text, and nothing of it is evaluated": ({ whole }) => {
      expect(whole.one("h1").text).toBe(`GET ${PATH}`);
      expect(whole.one("title").raw).toContain(`GET ${PATH}`);
      expect(whole.at("sidebar").text).toContain(`GET ${PATH}`);
    },
  }),
  acceptanceCase("odd-paths", {
    page: "GET /odata/Users('{name}')",
    problems: [
      "warning slug-collision 10:16",
      "warning spec-violation 13:3", // D2
      "warning spec-violation 16:3", // D1
    ],
    "F1 each has a page whose file is safe everywhere": async ({ names, page }) => {
      expect(names).toEqual(expect.arrayContaining(PATHS.map((path) => `GET ${path}`)));
      const addresses = await Promise.all(names.map(async (name) => (await page(name)).listed.address));
      for (const address of addresses) expect(address).toMatch(/^\/api-reference\/[a-z0-9-]+$/);
      expect(new Set(addresses).size).toBe(addresses.length);
    },
    "F3 samples encode what is filled in, and nothing else": async ({ page }) => {
      const url = async (name: string) => (await page(name)).sample("JavaScript");
      expect(await url("GET /files/{name}.{ext}")).toContain('"https://api.example.com/v1/files/a%2Fb%20c.{ext}"');
      expect(await url("POST /jobs/{name}:cancel")).toContain('"https://api.example.com/v1/jobs/a%2Fb%20c:cancel"');
      expect(await url("GET /odata/Users('{name}')")).toContain("/v1/odata/Users('a%2Fb%20c')");
    },
    "F4 the title is the path as it is written": ({ whole }) =>
      expect(whole.one("h1").text).toBe("GET /odata/Users('{name}')"),
  }),
  acceptanceCase("odd-paths-entries", {
    descriptions: ["odd-paths.yaml"],
    docs: { navigation: { groups: [{ group: "API", openapi: "odd-paths.yaml", pages }] } },
    files: { "job.mdx": "---\ntitle: Job\nopenapi: POST /jobs/{name}:cancel\n---\n" },
    problems: ["warning slug-collision 10:16", "warning spec-violation 13:3", "warning spec-violation 16:3"],
    "F2 entries and front matter find exactly what they name": async ({ names, file }) => {
      expect(names.slice(0, 3)).toEqual(pages.slice(0, 3));
      expect(await file("job/index.html")).toContain("/jobs/");
    },
  }),
  acceptanceCase("slug-collision", {
    problems: [
      ...["warning slug-collision 6:9", "warning slug-collision 7:9", "warning path-param 8:3"],
      ...["warning slug-collision 9:16", "warning slug-collision 11:9"],
    ],
    "F1 F2 F3 F4 every operation has its address, the first the plain one": async ({ names, page }) => {
      expect([...names].sort()).toEqual(Object.keys(ADDRESSES).sort());
      for (const [name, path] of Object.entries(ADDRESSES))
        expect((await page(name)).listed.path).toBe(`api-reference/${path}`);
    },
    "F5 the file of each page lies there": ({ routes }) => {
      for (const path of Object.values(ADDRESSES)) expect(routes.has(`api-reference/${path}/index.html`)).toBe(true);
    },
    "D1 each names both operations and the way out": ({ problems }) => {
      const collisions = problems.filter(({ code }) => code === "slug-collision");
      expect(collisions).toHaveLength(4);
      for (const { what, hint } of collisions) {
        expect(what).toMatch(/of GET \S+ is (already taken by GET \/|reserved)/);
        expect(hint).toContain("x-svc.href");
      }
    },
  }),
  acceptanceCase("tag-groups", {
    page: "GET /refunds",
    "F1 tags are below their group, and tags below their parent": ({ whole }) => {
      const sidebar = whole.at("sidebar").text;
      expect(sidebar).toMatch(/Selling.*Orders.*List orders.*Refunds.*List refunds.*Users.*List users/);
    },
    "F2 pages keep the addresses that their tags give them": ({ listed }) =>
      expect(listed.path).toBe("api-reference/refunds/list-refunds"),
    "F3 a title made of method and path is there once": async ({ page }) => {
      const { whole } = await page("GET /users/{id}");
      const links = whole.at("sidebar").all("a");
      const item = links.find(({ text }) => text.includes("{id}"));
      expect(item?.text).toBe("GET /users/{id}");
      expect(links.filter(({ text }) => text.includes("{id}"))).toHaveLength(1);
      expect(item?.all("wbr")).toHaveLength(1);
    },
  }),
  acceptanceCase("tags-order", {
    page: "GET /1",
    "F1 groups follow the description; what has no tag stands behind them; no empty group": ({ whole }) => {
      const groups = whole.at("sidebar").text;
      expect(groups).not.toContain("Empty");
      expect(groups).toMatch(/ B .*Four.* A .*Two.* Undeclared .*One.*Three/);
    },
    "F2 an operation with two tags has one page, listed once": async ({ names, page }) => {
      expect(names.filter((name) => name === "GET /2")).toHaveLength(1);
      const { listed, whole } = await page("GET /2");
      expect(listed.path).toBe("api-reference/a/two");
      const entries = whole.at("sidebar").texts("a");
      expect(entries.filter((text) => text.endsWith("Two"))).toHaveLength(1);
    },
    "F3 inside a group operations stand as the file has them": ({ names }) => {
      const listed = names.filter((name) => /[45]$/.test(name));
      expect(listed).toEqual(["GET /4", "POST /5", "GET /5"]);
    },
  }),
  acceptanceCase("webhooks-pathitem-ref", {
    page: "webhook plain.event/v2",
    own: ["named", "misspelt"],
    files: {
      "named.mdx": "---\nopenapi: webhooks-pathitem-ref.yaml webhook orderUpdated\n---\n",
      "misspelt.mdx": "---\nopenapi: webhooks-pathitem-ref.yaml webhook orderupdated\n---\n",
    },
    problems: ["error operation-not-found misspelt.mdx:2:10"],
    "F1 every webhook has a page, a method each": ({ routes }) => {
      for (const path of ["order-updated", "order-replaced", "plain-event-v2"])
        expect(routes.has(`api-reference/${path}/index.html`)).toBe(true);
    },
    "F2 it is called a webhook in place of a path": async ({ file }) => {
      const page = HtmlPart.parse(await file("api-reference/order-updated/index.html"));
      expect(page.one("h1").text).toBe("Order updated");
      expect(page.one(".api-endpoint").text).toBe("Webhook orderUpdated");
      expect(page.at("body-id").one(".field-head").text).toBe("id string required");
    },
    "F3 without summary its name is the title": ({ listed, content }) => {
      expect([listed.title, listed.path]).toEqual(["plain.event/v2", "api-reference/plain-event-v2"]);
      expect(content.at("header").text).toContain("No summary here.");
    },
    "F4 front matter finds it, and suggests the right spelling": async ({ file, problems }) => {
      expect(await file("named/index.html")).toContain('id="body-id"');
      expect(problems.find(({ code }) => code === "operation-not-found")?.hint).toContain("orderUpdated");
    },
    "N1 it cannot be sent, and hidden ones have no page": ({ routes, article }) => {
      expect(article.has(".tryit-button")).toBe(false);
      expect(article.text).not.toMatch(/Server|Authorization/);
      expect([...routes.keys()].filter((file) => file.includes("hidden"))).toEqual([]);
    },
  }),
];

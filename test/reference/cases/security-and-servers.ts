import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";
import type { CasePage } from "../case-site.js";

const authorization = ({ article }: CasePage) => article.all(".api-security")[0];

const NAMES = ["GET /a", "GET /b", "POST /b", "PUT /b"];

interface Playground {
  readonly base: string | null;
  readonly servers: readonly { readonly url: string }[];
}

export default [
  acceptanceCase("no-servers", {
    page: "GET /a",
    "F1 N1 method and path can be copied; nothing can be sent": ({ article }) => {
      expect(article.one(".api-endpoint").text).toMatch(/^GET \/a/);
      expect(article.one("button.api-copy").attribute("dataCopy")).toBe("");
      expect(article.one(".api-path-text").text).toBe("/a");
      expect(article.has(".tryit-button")).toBe(false);
      expect(article.all("select")).toEqual([]);
    },
    "F2 samples call no host": ({ sample, languages }) => {
      for (const title of languages) expect(sample(title)).toContain("{baseUrl}/a");
    },
  }),
  // F7 looks at the form in a browser: test/browser/playground.test.ts.
  acceptanceCase("security", {
    page: "GET /or",
    problems: ["warning unknown-security-scheme 13:56"],
    "F1 a scheme is inherited, with its words": async ({ page }) => {
      const inherits = await page("GET /default");
      const section = authorization(inherits);
      expect(section?.texts(".field-name")).toEqual(["Authorization"]);
      expect(section?.text).toMatch(/Bearer <token>/);
      expect(section?.text).toContain("JWT");
      expect(section?.texts("strong")).toEqual(["dashboard"]);
      expect(inherits.sample("cURL")).toContain("Authorization: Bearer <token>");
    },
    "F2 an operation that asks for none has none": async ({ page }) => {
      const open = await page("GET /public");
      expect(authorization(open)).toBeUndefined();
      for (const title of open.languages) expect(open.sample(title)).not.toContain("Authorization");
      expect(open.playground).toMatchObject({ security: { choices: [] } });
      expect(authorization(await page("GET /bad"))).toBeUndefined();
    },
    "F3 one that may go without says so, and samples go without": async ({ page }) => {
      const optional = await page("GET /optional");
      expect(authorization(optional)?.text).toContain("without authorization");
      expect(authorization(optional)?.texts("[dataComponentPart=field-required-pill]")).toEqual([]);
      expect(authorization(await page("GET /default"))?.texts("[dataComponentPart=field-required-pill]")).toEqual([
        "required",
      ]);
      expect(optional.sample("cURL")).not.toContain("Authorization");
    },
    "F4 two schemes at once are both shown and both sent": async ({ page }) => {
      const both = await page("GET /and");
      expect(authorization(both)?.texts(".field-name")).toEqual(["X-API-Key", "Authorization"]);
      expect(both.sample("cURL")).toContain("X-API-Key: <api-key>");
      expect(both.sample("cURL")).toContain("-u '<username>:<password>'");
    },
    "F5 several ways are a choice, scopes are those of this operation": async ({ page }) => {
      const either = authorization(await page("GET /or"));
      expect(either?.texts("[dataComponentPart=tab-button]")).toEqual(["key", "oauth", "cookie & query"]);
      expect(either?.text).toMatch(/read:x Read X write:x Write X/);
      expect(either?.text).not.toContain("Admin");
      for (const said of ["Authorization code", "Client credentials", "a.example.com/auth", "a.example.com/token"])
        expect(either?.text).toContain(said);
      expect(either?.texts(".field-name")).toEqual(expect.arrayContaining(["sid", "api_key"]));
    },
    "F5 ways of the same schemes are told apart by their scopes": async ({ page, file }) => {
      const { article, listed } = await page("GET /scopes");
      const markdown = await file(`${listed.path}.md`);
      const ways = article.one(".api-security");
      expect(ways.one(".api-security-ways").text).toBe("X-API-Key · OAuth 2.0");
      expect(ways.texts("[dataComponentPart=tab-button]")).toEqual(["key", "read:x", "write:x"]);
      expect(markdown).toMatch(
        /Authentication: `X-API-Key` \(header\), or `Authorization: Bearer <token>` \(OAuth 2\.0\)\n/,
      );
      expect(markdown).toContain("- Scope `read:x`: Read X\n- Or scope `https://x.example/write:x`");
    },
    "F5 a scheme that stands in two of them has an id each time": ({ whole }) =>
      expect(new Set(whole.ids).size).toBe(whole.ids.length),
    "F6 samples carry placeholders where the scheme wants them": async ({ page, sample }) => {
      const both = (await page("GET /and")).sample("Python");
      expect(both).toContain('auth=("<username>", "<password>")');
      expect(sample("cURL")).toContain("X-API-Key: <api-key>");
    },
    "N1 schemes that nobody asks for are nowhere": async ({ names, page }) => {
      for (const name of names) expect((await page(name)).article.text).not.toMatch(/oidc|openid|mtls/i);
    },
    "D1 the schemes that exist are named": ({ problems }) =>
      expect(problems[0]?.hint).toBe("Defined: bearer, basic, key, query, cookie, oauth, oidc, mtls."),
  }),
  acceptanceCase("servers-three-levels", {
    page: "GET /a",
    "F1 servers are named, with their variables; the first makes the sample": ({ article, sample, playground }) => {
      expect(article.text).toMatch(/Main.*Same host/);
      expect(article.text).toMatch(/\{region\}.*Default eu.*Allowed values eu us/);
      expect(sample("cURL")).toContain("'https://eu.example.com/v1/a'");
      const variables = [
        { name: "region", value: "eu", values: ["eu", "us"] },
        { name: "base", value: "v1", values: [] },
      ];
      expect(playground).toMatchObject({ servers: [{ variables }, { url: "/relative/v2" }] });
    },
    "F2 a relative server is shown as written and resolved against the description": ({ article, playground }) => {
      expect(article.text).toContain("/relative/v2");
      expect((playground as Playground).base).toBe("https://docs.example.com/docs/servers-three-levels.yaml");
    },
    "F3 servers of a path or an operation take the place of the description's": async ({ page }) => {
      expect((await page("GET /b")).sample("cURL")).toContain("'https://path.example.com/b'");
      const { sample, playground } = await page("POST /b");
      expect(sample("cURL")).toContain("'https://op.example.com/x/b'");
      expect((playground as Playground).servers.map(({ url }) => url)).toEqual([
        ...["https://op.example.com/x/", "https://op2.example.com"],
      ]);
    },
    "F4 an empty list of servers counts as none": async ({ page }) =>
      expect((await page("PUT /b")).sample("cURL")).toContain("'https://path.example.com/b'"),
    "F5 all four can be tried": async ({ page }) => {
      for (const name of NAMES) expect((await page(name)).article.has(".tryit-button")).toBe(true);
    },
  }),
];

// F7 looks at the form in a browser: test/browser/playground.test.ts.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";
import type { CasePage } from "../case-site.js";

const authorization = ({ article }: CasePage) => article.all(".api-security")[0];

export default acceptanceCase(
  "security",
  {
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
      for (const said of [
        "Authorization code",
        "Client credentials",
        "https://a.example.com/auth",
        "https://a.example.com/token",
      ])
        expect(either?.text).toContain(said);
      expect(either?.texts(".field-name")).toEqual(expect.arrayContaining(["sid", "api_key"]));
    },
    "F5 a scheme that stands in two of them has an id each time": async ({ page }) => {
      const { whole } = await page("GET /or");
      expect(new Set(whole.ids).size).toBe(whole.ids.length);
    },
    "F6 samples carry placeholders where the scheme wants them": async ({ page }) => {
      const both = (await page("GET /and")).sample("Python");
      expect(both).toContain('auth=("<username>", "<password>")');
      expect((await page("GET /or")).sample("cURL")).toContain("X-API-Key: <api-key>");
    },
    "N1 schemes that nobody asks for are nowhere": async ({ names, page }) => {
      for (const name of names) expect((await page(name)).article.text).not.toMatch(/oidc|openid|mtls/i);
    },
    "D1 the schemes that exist are named": ({ problems }) => {
      expect(problems[0]?.hint).toContain("bearer, basic, key");
    },
  },
  { problems: ["warning unknown-security-scheme 12:56"] },
);

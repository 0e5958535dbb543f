import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const PATHS = [
  ...["/files/{name}.{ext}", "/range/{name}-{to}", "/odata/Users('{name}')", "/trailing/", "/trailing"],
  ...["/.well-known/x.json", "/a~b/c%20d", "/q?x=1#frag", "/{name}", "/"],
];

export default acceptanceCase(
  "odd-paths",
  {
    "F1 each has a page whose file is safe everywhere": async ({ names, page }) => {
      expect(names).toEqual(expect.arrayContaining(PATHS.map((path) => `GET ${path}`)));
      const addresses = await Promise.all(names.map(async (name) => (await page(name)).page.address));
      for (const address of addresses) expect(address).toMatch(/^\/api-reference\/[a-z0-9-]+$/);
      expect(new Set(addresses).size).toBe(addresses.length);
    },
    "F3 samples encode what is filled in, and nothing else": async ({ page }) => {
      const url = async (name: string) => (await page(name)).sample("JavaScript");
      expect(await url("GET /files/{name}.{ext}")).toContain('"https://api.example.com/v1/files/a%2Fb%20c.{ext}"');
      expect(await url("POST /jobs/{name}:cancel")).toContain('"https://api.example.com/v1/jobs/a%2Fb%20c:cancel"');
      expect(await url("GET /odata/Users('{name}')")).toContain("/v1/odata/Users('a%2Fb%20c')");
    },
    "F4 the title is the path as it is written": async ({ page }) => {
      const { whole } = await page("GET /odata/Users('{name}')");
      expect(whole.one("h1").text).toBe("GET /odata/Users('{name}')");
    },
  },
  {
    problems: [
      "warning slug-collision 10:16",
      "warning spec-violation 13:3", // D2
      "warning spec-violation 16:3", // D1
    ],
  },
);

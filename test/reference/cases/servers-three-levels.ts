import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const NAMES = ["GET /a", "GET /b", "POST /b", "PUT /b"];

interface Playground {
  readonly base: string | null;
  readonly servers: readonly { readonly url: string }[];
}

export default acceptanceCase("servers-three-levels", {
  "F1 servers are named, with their variables; the first makes the sample": async ({ page }) => {
    const { article, sample, playground } = await page("GET /a");
    expect(article.text).toMatch(/Main.*Same host/);
    expect(article.text).toMatch(/\{region\}.*Default eu.*Allowed values eu ?us/);
    expect(sample("cURL")).toContain("'https://eu.example.com/v1/a'");
    const variables = [
      { name: "region", value: "eu", values: ["eu", "us"] },
      { name: "base", value: "v1", values: [] },
    ];
    expect(playground).toMatchObject({ servers: [{ variables }, { url: "/relative/v2" }] });
  },
  "F2 a relative server is shown as written and resolved against the description": async ({ page }) => {
    const { article, playground } = await page("GET /a");
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
  "F4 an empty list of servers counts as none": async ({ page }) => {
    expect((await page("PUT /b")).sample("cURL")).toContain("'https://path.example.com/b'");
  },
  "F5 all four can be tried": async ({ page }) => {
    for (const name of NAMES) expect((await page(name)).article.has(".tryit-button")).toBe(true);
  },
});

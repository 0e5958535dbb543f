// F3 moves in a browser: test/browser/reference-page.test.ts.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const IDS = [
  ...["path-id", "query-id", "query-responses", "responses", "response-200"],
  ...["body", "body-id", "body-a", "body-a-id", "response-200-id", "response-200-a", "response-200-a-id"],
];

export default acceptanceCase("anchors", {
  "F1 every row has an id of its own and a link to it": async ({ page }) => {
    const { whole, content } = await page("POST /a/{id}");
    expect(new Set(whole.ids).size).toBe(whole.ids.length);
    expect(whole.ids).toEqual(expect.arrayContaining(IDS));
    for (const row of content.all(".api-field")) {
      const link = row.one("a.field-name");
      expect(decodeURIComponent(link.attribute("href") ?? "")).toBe(`#${row.attribute("id")}`);
      expect(link.text).not.toBe("");
    }
  },
  "F2 an id is made of what it names: place, path of properties, never a number": async ({ page }) => {
    const { content } = await page("POST /a/{id}");
    const rows = content.all(".api-field").map((row) => row.attribute("id"));
    expect(rows.filter((id) => /^(body|response-200)-/.test(id ?? ""))).toEqual(
      ["body", "response-200"].flatMap((of) => ["id", "a", "a-id", "a-b-c-é"].map((name) => `${of}-${name}`)),
    );
  },
  "F3 the target is in the page, in a row that the browser can open": async ({ page }) => {
    const { row } = await page("POST /a/{id}");
    expect(row("body-a").one("details").at("body-a-id").tag).toBe("div");
  },
});

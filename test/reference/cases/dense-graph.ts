// F1 "in less than a second" is not timed here; the size of what is drawn is what would make it slow.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("dense-graph", {
  "F1 the page stays small": async ({ page }) => {
    expect((await page("GET /a")).html.length).toBeLessThan(300_000);
  },
  "F2 rows stop at a fixed depth and lead to where the schema is shown": async ({ page }) => {
    const { content } = await page("GET /a");
    const depth = (id: string) => id.split("-").length - 2;
    const rows = content.all(".api-field").flatMap((row) => row.attribute("id") ?? []);
    expect(Math.max(...rows.filter((id) => id.startsWith("response-200-")).map(depth))).toBeLessThanOrEqual(3);
    const ends = content.all(".field-end");
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) {
      const [, id = ""] = (end.one("a").attribute("href") ?? "").split("#");
      expect(content.ids).toContain(id);
    }
  },
  "F3 the sample stays small": async ({ page }) => {
    for (const sample of (await page("GET /a")).responses("200")) expect(sample.length).toBeLessThan(20_000);
  },
});

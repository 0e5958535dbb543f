import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("long-enum", {
  "F1 F2 every value is there; all but ten are folded, with their number": async ({ page }) => {
    const { row } = await page("GET /tz");
    const rest = row("query-zone").one("details");
    expect(rest.one("summary").text).toBe("290 more");
    expect(rest.all("code")).toHaveLength(290);
    expect(row("query-zone").all("code")).toHaveLength(300);
  },
  "F3 the playground lets them be picked from a list": async ({ page }) => {
    const { playground } = await page("GET /tz");
    expect(JSON.stringify(playground)).toContain('"value_299"');
  },
});

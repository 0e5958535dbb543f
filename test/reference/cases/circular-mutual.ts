import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("circular-mutual", {
  "F1 a selector names the variants by their references, in order": async ({ page }) => {
    expect((await page("POST /expr")).content.at("body").texts("[dataComponentPart=tab-button]")).toEqual([
      "Literal",
      "Call",
    ]);
  },
  "F2 the second variant recurs, marked and linked": async ({ page }) => {
    const { row } = await page("POST /expr");
    expect(row("body--Call-fn").texts("code")).toEqual(["add", "mul"]);
    expect(row("body--Call-args").text).toMatch(/^args Expr\[\] required .*at least 1 item.*recursive Expr/);
    expect(
      row("body--Call-args")
        .all("a")
        .map((link) => link.attribute("href")),
    ).toContain("#body");
  },
  "F3 the sample is the first variant, and that of the second ends": async ({ page }) => {
    const { sample } = await page("POST /expr");
    expect(sample("cURL")).toContain(`--data-raw '{\n    "value": 0\n  }'`);
  },
});

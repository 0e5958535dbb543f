import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("ref-siblings-31", {
  "F1 N1 what stands beside a reference holds there and nowhere else": async ({ page }) => {
    const { row } = await page("GET /t");
    expect(row("response-200-a").text).toBe("a string deprecated at most 10 characters Overridden text.");
    expect(row("response-200-b").text).toBe("b string at most 10 characters Referenced text.");
    expect(row("response-200-c").text).toBe("c string at most 3 characters Referenced text.");
  },
  "F2 parameters and responses may be described anew": async ({ page }) => {
    const { row, content } = await page("GET /t");
    expect(row("query-limit").text).toMatch(/Default 10 Overridden parameter text\./);
    expect(content.at("response-404").text).toContain("No T here.");
  },
});

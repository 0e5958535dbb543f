import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("nullable-30", {
  "F1 nullable is a type": async ({ page }) => {
    const { row } = await page("GET /x");
    const types = ["a", "b", "c", "e"].map(
      (name) => row(`response-200-${name}`).one("[dataComponentPart=field-info-pill]").text,
    );
    expect(types).toEqual(["string | null", "(number | null)[] | null", "R | null", "string | null"]);
    expect(row("response-200-c").one("details").text).toContain("id string");
    expect(row("response-200-e").texts("code")).toEqual(["x", "y", "null"]);
  },
  "F2 a limit that is excluded reads as in 3.1": async ({ page }) => {
    expect((await page("GET /x")).row("response-200-d").text).toMatch(/> 1$/);
  },
  "F3 nothing tells which version wrote it": async ({ page }) => {
    expect((await page("GET /x")).article.text).not.toMatch(/nullable|exclusiveMinimum|true/);
  },
});

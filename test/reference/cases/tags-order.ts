import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("tags-order", {
  "F1 groups follow the description; what has no tag stands behind them; no empty group": async ({ page }) => {
    const groups = (await page("GET /1")).whole.at("sidebar").text;
    expect(groups).not.toContain("Empty");
    expect(groups).toMatch(/ B .*Four.* A .*Two.* Undeclared .*One.*Three/);
  },
  "F2 an operation with two tags has one page, listed once": async ({ names, page }) => {
    expect(names.filter((name) => name === "GET /2")).toHaveLength(1);
    const { page: listed, whole } = await page("GET /2");
    expect(listed.path).toBe("api-reference/a/two");
    expect(
      whole
        .at("sidebar")
        .all("a")
        .filter(({ text }) => text.endsWith("Two")),
    ).toHaveLength(1);
  },
  "F3 inside a group operations stand as the file has them": async ({ names }) => {
    const listed = names.filter((name) => /[45]$/.test(name));
    expect(listed).toEqual(["GET /4", "POST /5", "GET /5"]);
  },
});

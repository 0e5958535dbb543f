import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("tag-groups", {
  "F1 tags are below their group, and tags below their parent": async ({ page }) => {
    const sidebar = (await page("GET /refunds")).whole.at("sidebar").text;
    expect(sidebar).toMatch(/Selling.*Orders.*List orders.*Refunds.*List refunds.*Users.*List users/);
  },
  "F2 pages keep the addresses that their tags give them": async ({ page }) => {
    expect((await page("GET /refunds")).page.path).toBe("api-reference/refunds/list-refunds");
  },
  "F3 a title made of method and path is there once": async ({ page }) => {
    const { whole } = await page("GET /users/{id}");
    const [item] = whole
      .at("sidebar")
      .all("a")
      .filter(({ text }) => text.includes("{id}"));
    expect(item?.text.replace(/\s+/g, " ").trim()).toBe("GET /users/{id}");
    expect(item?.all("wbr")).toHaveLength(1);
  },
});

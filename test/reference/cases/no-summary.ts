import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const PATH = "/users/{userId}/posts";

export default acceptanceCase(
  "no-summary",
  {
    "F1 the first sentence is the title, method and path make the address": async ({ page }) => {
      const { page: listed, content } = await page(`GET ${PATH}`);
      expect([listed.title, listed.address]).toEqual(["Lists posts", "/api-reference/get-users-userid-posts"]);
      expect(content.at("header").text).toContain("Lists posts. Second sentence.");
    },
    "F2 an empty summary counts as none; white space is folded": async ({ page }) => {
      expect((await page(`POST ${PATH}`)).page.title).toBe(`POST ${PATH}`);
      expect((await page(`PUT ${PATH}`)).page.title).toBe("Spaced title");
    },
    "F3 an operation without responses says that none are documented": async ({ page }) => {
      expect((await page(`DELETE ${PATH}`)).article.text).toContain("No responses are documented");
    },
    "F4 title and sidebar have the same text, and nothing of it is evaluated": async ({ page }) => {
      const { whole } = await page(`GET ${PATH}`);
      expect(whole.one("h1").text).toBe("Lists posts");
      expect(whole.one("title").raw).toContain("Lists posts");
      expect(whole.at("sidebar").text).toContain("Lists posts");
    },
  },
  { problems: ["warning path-param 5:3"] },
);

import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const PATH = "/users/{userId}/posts";

export default acceptanceCase(
  "no-summary",
  {
    "F1 method and path make title and address": async ({ page }) => {
      const { page: listed, content } = await page(`GET ${PATH}`);
      expect([listed.title, listed.address]).toEqual([`GET ${PATH}`, "/api-reference/get-users-userid-posts"]);
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
      expect(whole.one("h1").text).toBe(`GET ${PATH}`);
      expect(whole.one("title").raw).toContain(`GET ${PATH}`);
      expect(whole.at("sidebar").text).toContain(`GET ${PATH}`);
    },
  },
  { problems: ["warning path-param 5:3"] },
);

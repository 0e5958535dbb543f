import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

export default acceptanceCase(
  "methods",
  {
    "F1 every method has a page with its name as text": async ({ names, page }) => {
      expect([...names].sort()).toEqual(METHODS.map((method) => `${method} /m`).sort());
      for (const method of METHODS) {
        const { article } = await page(`${method} /m`);
        expect(article.one(".method-pill").text).toBe(method);
        expect(article.has(".tryit-button"), method).toBe(method !== "TRACE");
      }
    },
    "F1 the page of TRACE says why it cannot be sent": async ({ page }) => {
      expect((await page("TRACE /m")).article.text).toContain("do not let a page send TRACE");
    },
    "D1 the method of a later version is named": ({ problems }) => {
      expect(problems[0]?.what).toMatch(/query.*3\.2/i);
    },
  },
  { problems: ["warning spec-violation 16:5"] },
);

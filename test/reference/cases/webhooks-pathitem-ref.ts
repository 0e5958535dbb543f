import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "webhooks-pathitem-ref",
  {
    "F1 every webhook has a page, a method each": ({ routes }) => {
      for (const path of ["order-updated", "order-replaced", "plain-event-v2"])
        expect(routes.has(`api-reference/${path}/index.html`)).toBe(true);
    },
    "F2 it is called a webhook in place of a path": async ({ file }) => {
      const html = await file("api-reference/order-updated/index.html");
      const { HtmlPart } = await import("../html-part.js");
      const page = HtmlPart.parse(html);
      expect(page.one("h1").text).toBe("Order updated");
      expect(page.one(".api-endpoint").text).toBe("Webhook orderUpdated");
      expect(page.at("body-id").one(".field-head").text).toBe("id string required");
    },
    "F3 without summary its name is the title": async ({ page }) => {
      const { page: listed, content } = await page("webhook plain.event/v2");
      expect([listed.title, listed.path]).toEqual(["plain.event/v2", "api-reference/plain-event-v2"]);
      expect(content.at("header").text).toContain("No summary here.");
    },
    "F4 front matter finds it, and suggests the right spelling": async ({ file, problems }) => {
      expect(await file("named/index.html")).toContain('id="body-id"');
      expect(problems.find(({ code }) => code === "operation-not-found")?.hint).toContain("orderUpdated");
    },
    "N1 it cannot be sent, and hidden ones have no page": async ({ page, routes }) => {
      const { article } = await page("webhook plain.event/v2");
      expect(article.has(".tryit-button")).toBe(false);
      expect(article.text).not.toMatch(/Server|Authorization/);
      expect([...routes.keys()].filter((file) => file.includes("hidden"))).toEqual([]);
    },
  },
  {
    docs: {
      navigation: {
        groups: [
          { group: "API", openapi: "webhooks-pathitem-ref.yaml" },
          { group: "Own", pages: ["named", "misspelt"] },
        ],
      },
    },
    files: {
      "named.mdx": "---\nopenapi: webhooks-pathitem-ref.yaml webhook orderUpdated\n---\n",
      "misspelt.mdx": "---\nopenapi: webhooks-pathitem-ref.yaml webhook orderupdated\n---\n",
    },
    problems: ["error operation-not-found misspelt.mdx:2:10"],
  },
);

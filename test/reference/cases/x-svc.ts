import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "x-svc",
  {
    "F1 the extension sets address, title, label, description and tags of the head": async ({ page }) => {
      const { page: listed, whole, content, article } = await page("GET /users");
      expect(listed.address).toBe("/people/list");
      expect(whole.one("h1").text).toBe("List all users");
      expect(whole.at("sidebar").text).toContain("List users");
      expect(content.at("header").text).toContain("Fetch paginated user data.");
      expect(whole.one("meta[property=og:title]").attribute("content")).toBe("All users");
      expect(article.one(".api-endpoint").text).toMatch(/^GET \/users/);
    },
    "F2 its content comes after title and description and before the rest": async ({ page }) => {
      const { whole, content } = await page("POST /users");
      const text = content.text;
      expect(content.at("header").text).toContain("Original text.");
      expect(text.indexOf("/users")).toBeLessThan(text.indexOf("Prerequisites"));
      expect(text.indexOf("Prerequisites")).toBeLessThan(text.indexOf("Responses"));
      expect(content.one("h2").text).toContain("Prerequisites");
      expect(content.texts("strong")).toContain("unique");
      expect(whole.all("a[href=#prerequisites]").length).toBeGreaterThan(0);
    },
    "F3 a playground for members: the page is public, the form is locked": async ({ page }) => {
      const { page: listed, playground } = await page("POST /admin/users");
      expect(listed.matter).toMatchObject({ playground: "auth", groups: ["admin"], public: true });
      expect(playground).toMatchObject({ lock: { groups: ["admin"] } });
    },
    "D2 the address that is taken is told with its place": ({ problems }) => {
      const clash = problems.find(({ code }) => code === "href-collision");
      expect(clash?.what).toContain("GET /users");
      expect(clash?.what).toContain("16:15");
    },
    "D3 a fault of the content is told with its line": ({ problems }) => {
      expect(problems.find(({ code }) => code === "xsvc-content")?.what).toContain("line 3 of `content`");
    },
    "N1 summaries and descriptions are not MDX": async ({ page }) => {
      expect((await page("GET /admin/users")).page.title).toBe("Clash");
    },
  },
  {
    problems: [
      "warning spec-violation 15:11", // D1
      "warning href-collision 34:22", // D2
      "warning xsvc-content 39:18", // D3
      "warning spec-violation 43:22", // D4
      "warning spec-violation 47:14", // D5
    ],
  },
);

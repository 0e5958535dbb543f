import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const schemaPage = { "narrow.mdx": "---\ntitle: Narrow\nopenapi-schema: Narrow\n---\n" };

export default acceptanceCase(
  "allof-merge",
  {
    "F1 the body is one object with every property in order": async ({ page }) => {
      const { content, head } = await page("POST /orders");
      const rows = content.all(".api-field").flatMap((row) => row.attribute("id") ?? []);
      expect(rows.filter((id) => id.startsWith("body-"))).toEqual(["body-id", "body-note", "body-lines"]);
      expect(head("body-id")).toContain("required");
      expect(head("body-lines")).not.toContain("required");
      expect(content.text).not.toContain("allOf");
    },
    "F2 the outermost description is the only one": async ({ page }) => {
      const body = (await page("POST /orders")).content.at("body");
      expect(body.texts(".field-description")).toEqual(["The order to create."]);
    },
    "F3 a member without properties of its own makes those of others required": async ({ page }) => {
      const { head } = await page("POST /orders");
      expect(head("body-note")).toContain("required");
    },
    "F4 members that close the object close none of the properties out": async ({ page }) => {
      expect((await page("POST /orders")).content.at("body").all(".api-field")).toHaveLength(3);
    },
    "F5 a single member adds no level and takes the title beside it": async ({ page }) => {
      const response = (await page("POST /orders")).content.at("response-200");
      expect(response.one(".schema-title").text).toBe("Maybe base");
      expect(response.texts(".field-name")).toEqual(["id", "note"]);
    },
    "D2 members that exclude each other are listed": async ({ page }) => {
      const { content } = await page("POST /orders");
      expect(content.at("response-409").text).toMatch(/All of string integer/);
      expect(content.text).not.toContain("undefined");
    },
    "F6 a property that is described twice is narrowed": async ({ page }) => {
      const { row } = await page("schema Narrow");
      expect(row("schema-note").text).toContain("Narrowed");
      expect(row("schema-note").text).toContain("at most 3 characters");
      expect(row("schema-note").texts("code")).toEqual(["b", "c"]);
    },
  },
  {
    docs: { navigation: { groups: [{ group: "API", openapi: "allof-merge.yaml", pages: ["narrow"] }] } },
    files: schemaPage,
    problems: ["warning spec-violation 30:17", "warning allof-conflict 37:24"],
  },
);

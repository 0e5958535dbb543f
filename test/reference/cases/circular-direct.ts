import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "circular-direct",
  {
    "F1 the build ends with a page": ({ names }) => expect([...names].sort()).toEqual(["GET /nodes", "schema Node"]),
    "F2 the first level shows every property": async ({ page }) => {
      const { content, head } = await page("GET /nodes");
      expect(content.at("response-200").one(".schema-block-type").text).toBe("Node[]");
      expect(head("response-200-id")).toBe("id string required");
      expect(head("response-200-parent")).toMatch(/^parent Node\b/);
      expect(head("response-200-children")).toMatch(/^children Node\[\]/);
    },
    "F3 what recurs is marked, and leads to the rows above and to the schema's page": async ({ page }) => {
      const { row } = await page("GET /nodes");
      for (const id of ["response-200-parent", "response-200-children"]) {
        const links = row(id)
          .all("a")
          .map((link) => link.attribute("href"));
        expect(row(id).text).toContain("recursive");
        expect(links).toEqual(expect.arrayContaining(["#response-200", "/docs/node/"]));
      }
    },
    "F4 the sample ends": async ({ page }) => {
      const [sample = ""] = (await page("GET /nodes")).responses("200");
      expect(JSON.parse(sample)).toEqual([{ id: "n1", children: [] }]);
    },
    "N1 nothing is unfolded below the first level": async ({ page }) => {
      const { row } = await page("GET /nodes");
      expect(row("response-200-parent").all(".api-field")).toEqual([]);
      expect(row("response-200-children").all(".api-field")).toEqual([]);
    },
  },
  {
    docs: { navigation: { groups: [{ group: "API", openapi: "circular-direct.yaml", pages: ["node"] }] } },
    files: { "node.mdx": "---\nopenapi-schema: Node\n---\n" },
  },
);

import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";
import { HtmlPart } from "../html-part.js";

const docs = {
  navigation: {
    groups: [
      { group: "API", openapi: "deprecated.yaml", pages: ["GET /old", "POST /old"] },
      { group: "Own", pages: ["kept"] },
    ],
  },
};

export default acceptanceCase(
  "deprecated",
  {
    "F1 page and sidebar say so in words, of this operation alone": async ({ page, file }) => {
      const old = HtmlPart.parse(await file("api-reference/old-one/index.html"));
      expect(old.at("header").text).toMatch(/deprecated/i);
      expect((await page("POST /old")).content.at("header").text).not.toMatch(/deprecated/i);
      const entries = old
        .at("sidebar")
        .all("a")
        .map(({ text }) => text);
      expect(entries.filter((text) => /deprecated/i.test(text))).toEqual(["Old onedeprecated"]);
    },
    "F2 parameters and properties have the label; samples leave the property out": async ({ page, file }) => {
      const old = HtmlPart.parse(await file("api-reference/old-one/index.html"));
      expect(old.at("query-p").text).toContain("deprecated");
      const { row, sample } = await page("POST /old");
      expect(row("body-gone").text).toMatch(/gone string deprecated Use now\./);
      expect(sample("cURL")).toContain('"now"');
      expect(sample("cURL")).not.toContain('"gone"');
    },
    "F3 front matter takes the label away": async ({ file }) => {
      const kept = HtmlPart.parse(await file("kept/index.html"));
      expect(kept.at("header").text).not.toMatch(/deprecated/i);
      expect(kept.one("main").text).toContain("/old");
    },
  },
  { docs, files: { "kept.mdx": "---\nopenapi: GET /old\ntitle: Kept\ndeprecated: false\n---\n" } },
);

import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "discriminator-mapping",
  {
    "F1 N1 the variants are labelled by their values, in order, without the one that leads nowhere": async ({
      page,
    }) => {
      expect((await page("POST /pets")).content.at("body").texts("[dataComponentPart=tab-button]")).toEqual([
        "kitty",
        "dog",
        "Fish",
      ]);
    },
    "F2 each variant fixes the property": async ({ page }) => {
      const panels = (await page("POST /pets")).content.at("body").all(".choice-panel");
      const kinds = panels.map((panel) => panel.all(".api-field")[0]?.one("code").text);
      expect(kinds).toEqual(["kitty", "dog", "Fish"]);
    },
    "F3 samples carry the value": async ({ page }) => {
      const { content } = await page("POST /pets");
      expect(content.at("request-example").one("pre").raw).toContain('"kind": "kitty"');
    },
  },
  { problems: ["warning discriminator-mapping 26:18"] },
);

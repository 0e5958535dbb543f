import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "xml-body",
  {
    "F1 the sample is XML": async ({ page }) => {
      const curl = (await page("PUT /x")).sample("cURL");
      expect(curl).toMatch(/<e:pet [^>]*xmlns:e="https:\/\/e\.example\/ns"/);
      expect(curl).toMatch(/<e:pet [^>]*\bid="0"/);
      expect(curl).toContain("<name>A &amp; B</name>");
      expect(curl).toMatch(/<tags>\s*<tag>tags<\/tag>\s*<\/tags>/);
    },
    "F2 the form edits it as text": async ({ page }) => {
      const { playground } = await page("PUT /x");
      expect(playground).toMatchObject({
        bodies: [{ kind: "xml", field: null, text: expect.stringContaining("<e:pet") }],
      });
    },
  },
  { docs: { api: { examples: { defaults: "all" } } } },
);

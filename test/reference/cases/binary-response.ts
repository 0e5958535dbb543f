// F4 shows what an answer holds in a browser: test/browser/playground.test.ts.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("binary-response", {
  "F1 a file is called a file and has no made-up text": async ({ page }) => {
    const { content, responses } = await page("GET /d");
    const binary = content.all(".choice-panel").filter((part) => part.text.includes("Binary file"));
    const types = binary.map((part) => part.attribute("dataTitle"));
    expect(types).toEqual(expect.arrayContaining(["application/pdf", "image/png"]));
    expect(responses("200")).toHaveLength(1);
  },
  "F2 a type that ends in +json is JSON": async ({ page }) => {
    const [sample = ""] = (await page("GET /d")).responses("200");
    expect(JSON.parse(sample)).toEqual({ a: "a" });
  },
  "F3 an example of sound is a link; nothing is loaded from it": async ({ page }) => {
    const { whole } = await page("GET /d");
    const address = "https://example.com/s.mp3";
    expect(whole.all("a").map((link) => link.attribute("href"))).toContain(address);
    expect(whole.all("[src]").map((part) => part.attribute("src"))).not.toContain(address);
    expect(whole.all("audio[preload=auto]")).toEqual([]);
  },
});

import { describe, expect, it } from "vitest";
import { glossing } from "../../src/render/tree/glossary.js";
import { drawText } from "./draw-text.js";

const GLOSSARY = { Webhook: "A request to **your** server.", API: "What programs call.", "API key": "A secret." };
const explained = (html: string) =>
  [...html.matchAll(/<span class="tooltip-trigger"[^>]*>(.*?)<\/span>/g)].map(([, word]) => word);

describe("terms of the glossary", () => {
  it("are explained at their first use, in words that a screen reader finds", async () => {
    const { html, markdown } = await drawText("Add a webhook.\n\nWebhooks differ. Each Webhook has a name.", {
      glossary: GLOSSARY,
    });
    expect(explained(html)).toEqual(["webhook"]);
    const id = /aria-describedby="([^"]*)"/.exec(html)?.[1];
    expect(html).toContain(`role="tooltip" id="${id}"`);
    expect(html).toContain("A request to <strong>your</strong> server.");
    expect(markdown).toContain("Add a webhook.");
    expect(markdown).not.toContain("your");
  });

  it("are left alone in headings, links, code, controls and what components read", async () => {
    const text = [
      "## The API",
      "[API](/a) and `API` and <kbd>API</kbd>",
      '<Card title="API" href="/a">The API</Card>',
      '<Tooltip tip="Own">API</Tooltip>',
      "<details><summary>API</summary>\nText\n</details>",
      "```\nAPI\n```",
    ];
    const { html } = await drawText(text.join("\n\n"), { glossary: GLOSSARY });
    expect(explained(html)).toEqual(["API"]);
    expect(html).toContain("Own");
  });

  it("are explained within lists, tables and components that only place their content", async () => {
    const text = "- a webhook\n\n| A |\n|---|\n| the API |\n\n<Note>Your API key</Note>\n";
    expect(explained((await drawText(text, { glossary: GLOSSARY })).html)).toEqual(["webhook", "API", "API key"]);
  });
});

describe("finding terms", () => {
  const find = (glossary: Record<string, string>, text: string) =>
    glossing(new Map(Object.entries(glossary)))?.()(text).flatMap(({ text: piece, tip }) => (tip ? [piece] : []));

  it("takes whole words, the longest there is, in capitals or not, but abbreviations as they are", () => {
    expect(find(GLOSSARY, "api APIs an API key, then the API")).toEqual(["API key", "API"]);
    expect(find({ "C++": "A language." }, "In C++, not C.")).toEqual(["C++"]);
  });

  it("needs no spaces where the language has none", () =>
    expect(find({ 令牌: "访问用" }, "使用令牌访问")).toEqual(["令牌"]));

  it("says that there are none", () => expect(glossing(new Map())).toBeNull());
});

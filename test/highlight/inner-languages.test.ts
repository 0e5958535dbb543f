import { describe, expect, it } from "vitest";
import { createHighlighter, innerLanguages } from "../../src/highlight/create-highlighter.js";

const markdown = { code: "```java Hello.java\nclass Hello {}\n```", language: "md", meta: null };
const java = { code: "class Other {}", language: "java", meta: null };
const settings = { themes: { light: "github-light-default", dark: "dark-plus" }, grammars: [] } as const;

describe("code inside code", () => {
  it("is found by its fences, each language once", () => {
    expect(innerLanguages(markdown)).toEqual(["java"]);
    expect(innerLanguages({ language: "Markdown", code: "```ts\n```\n\n~~~ ts\n~~~\n\n```nothing\n```" })).toEqual([
      "ts",
    ]);
    expect(innerLanguages({ language: "mdx", code: "---\ntitle: x\n---\n\n<Note />" })).toEqual(["tsx", "yaml"]);
    expect(innerLanguages({ language: "js", code: "```java\n```" })).toBeNull();
    expect(innerLanguages({ language: null, code: "```java\n```" })).toBeNull();
  });

  it("has the same colours whatever was coloured before it", async () => {
    const fresh = await createHighlighter(settings).highlight([markdown]);
    const used = createHighlighter(settings);
    await used.highlight([java]);
    const after = await used.highlight([markdown]);
    expect(after[0]?.html).toBe(fresh[0]?.html);
    expect(fresh[0]?.html).toContain("<span");
  });
});

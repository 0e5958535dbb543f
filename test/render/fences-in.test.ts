import { describe, expect, test } from "vitest";
import { createArticles } from "../../src/render/article.js";
import { fencesIn } from "../../src/render/fences-in.js";
import type { FencedCode } from "../../src/render/highlight-code.js";
import { drawingOf } from "./draw-text.js";

/** What the parser finds: the code that is to be coloured when the text is drawn. */
async function parsedFences(text: string): Promise<FencedCode[]> {
  const asked: FencedCode[] = [];
  const { context, body } = drawingOf(text);
  const highlight = async (blocks: readonly FencedCode[]) => {
    asked.push(...blocks);
    return blocks.map(() => ({ html: null, props: {} }));
  };
  await createArticles({ ...context, highlight }).draw(body);
  return asked;
}

describe("fences are found before a text is parsed", () => {
  const texts: Readonly<Record<string, string>> = {
    "no code": "Hello `there`.\n",
    "one fence": "Before.\n\n```js\nlet a = 1;\nlet b = 2;\n```\n\nAfter.\n",
    "without a language": "```\nplain\n```\n",
    "without code": "```js\n```\n",
    "with a title and options": '```ts main.ts {1,3-4} title="Main file" lines\nlet a;\n```\n',
    "a space before the language": "``` js\nlet a;\n```\n",
    tildes: "~~~py\nprint(1)\n~~~\n",
    "fences in fences": "````md\n```js\nlet a;\n```\n````\n",
    "a longer end": "```js\nlet a;\n`````\n",
    "blank lines": "```js\n\nlet a;\n\n\nlet b;\n\n```\n",
    "several, one behind the other": "```js\n1\n```\n```py\n2\n```\n\n```\n3\n```\n",
    "in a list": "1. First\n\n   ```js\n   if (a) {\n     b();\n   }\n   ```\n\n2. Second\n",
    "in components": "<CodeGroup>\n\n```js a.js\nlet a;\n```\n\n```py b.py\nb = 1\n```\n\n</CodeGroup>\n",
    "indented in components":
      "<Steps>\n  <Step title='One'>\n    ```bash\n    cd here\n      ls\n    ```\n  </Step>\n</Steps>\n",
    "not to its end": "```js\nlet a;\n",
  };
  test.each(Object.entries(texts))("%s", async (_, text) => {
    expect(fencesIn(text)).toEqual(await parsedFences(text));
  });

  test("a fence that does not end is looked through once", () => {
    expect(fencesIn("```js\n".repeat(200_000))).toHaveLength(1);
  });
});

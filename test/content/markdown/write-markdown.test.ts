import { describe, expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";
import { yamlBeside } from "../../yaml-beside.js";

async function markdownOf(text: string, files: Record<string, string> = {}): Promise<string> {
  return (await drawText(text, { files })).markdown;
}

interface Cases {
  readonly snippets: Readonly<Record<string, readonly [text: string, snippet: string, markdown: string]>>;
  readonly links: readonly (readonly [text: string, markdown: string])[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "write-markdown.yaml");

describe("the Markdown twin", () => {
  it("keeps plain Markdown as it was written", async () => {
    const text = '# A\n\n*  one\n*  "two"\n\n| a |\n|---|\n| b |\n\n```js title\nx\n```\n';
    expect(await markdownOf(text)).toBe(text);
  });

  it("closes code where Markdown reads it, which MDX ends at a fence that is set in by four and more", async () => {
    expect(await markdownOf("```js\nx\n    ```\n\nb\n")).toBe("```js\nx\n```\n\nb\n");
    const listed = "10. a\n\n    ```js\n    x\n    ```\n";
    expect(await markdownOf(listed)).toBe(listed);
  });

  it("closes code that ends with its file", async () => {
    expect(await markdownOf("```js\nx\n")).toBe("```js\nx\n```\n");
    expect(await markdownOf("- a\n\n  ~~~\n  x\n")).toBe("- a\n\n  ```\n  x\n  ```\n");
  });

  it("writes tables of which a cell is computed", async () => {
    expect(await markdownOf("| a | b |\n|--|--|\n| {1 + 1} | c |\n")).toBe("| a | b |\n| --- | --- |\n| 2 | c |\n");
  });

  it("takes out imports, exports and comments", async () => {
    const text = 'import S from "/snippets/s.mdx"\nexport const v = "1"\n\nv{v} {/* no */}end\n\n<S />';
    expect(await markdownOf(text, { "snippets/s.mdx": "Snippet" })).toBe("v1 end\n\nSnippet\n");
  });

  it("sets back what is indented in components", async () => {
    expect(await markdownOf("<Note>\n  a\n\n  - b\n    - c\n\n  ```sh\n  run\n    on\n  ```\n</Note>")).toBe(
      "> **Note**\n>\n> a\n>\n> - b\n>   - c\n>\n> ```sh\n> run\n>   on\n> ```\n",
    );
  });

  it("writes cards, steps, tabs and fields so that they read well", async () => {
    const text =
      '<Card title="T" href="/t">Body</Card>\n\n<Steps>\n<Step title="One">\nDo\n\nthis\n</Step>\n<Step title="Two">That</Step>\n</Steps>\n\n<ParamField query="q" type="string" required>What</ParamField>\n';
    expect(await markdownOf(text)).toBe(
      "**[T](/t)**\n\nBody\n\n1. **One**\n\n   Do\n\n   this\n\n2. **Two**\n\n   That\n\n- `q` (string, query, required): What\n",
    );
  });

  it.each(Object.entries(CASES.snippets))(
    "writes what snippets put in from their own text: %s",
    async (_, [text, snippet, markdown]) => {
      const page = `import S from "/snippets/s.mdx"\n\nWords that stand here first.\n\n${text}\n`;
      const written = await markdownOf(page, { "snippets/s.mdx": snippet });
      expect(written).toBe(`Words that stand here first.\n\n${markdown}`);
    },
  );

  it("writes what a snippet was given from the text that gave it", async () => {
    const page = 'import S from "/snippets/s.mdx"\n\nWords.\n\n<S>\n**bold** words\n\n* list\n</S>\n';
    expect(await markdownOf(page, { "snippets/s.mdx": "Before.\n\n{children}\n\n<Note>{children}</Note>" })).toBe(
      "Words.\n\nBefore.\n\n**bold** words\n\n* list\n\n> **Note**\n>\n> **bold** words\n>\n> * list\n",
    );
    const line = 'import S from "/snippets/s.mdx"\n\nOne <S>**bold**</S> two\n';
    expect(await markdownOf(line, { "snippets/s.mdx": "very {children} word" })).toBe("One very **bold** word two\n");
  });

  it("shows agents what is theirs and hides what is for people", async () => {
    const text = '<Visibility for="agents">A</Visibility>\n<Visibility for="humans">H</Visibility>';
    expect(await markdownOf(text)).toBe("A\n");
  });

  it("writes HTML as Markdown", async () => {
    const html =
      '<h2>T</h2>\n\n<a href="/x"><b>y</b></a>\n\n<img src="/p.png" alt="P" />\n\n<ul><li>i</li><li>j</li></ul>';
    expect(await markdownOf(html)).toBe("## T\n\n[**y**](/x)\n\n![P](/p.png)\n\n- i\n- j\n");
  });

  it.each([
    ['<a href="/x" aria-label="Us" title="We"><svg><path d="M0 0" /></svg></a>', "[Us](/x)\n"],
    ['Find <a href="/x" title="We"></a> there', "Find [We](/x) there\n"],
    ['<a href="https://example.com/us"><Icon icon="x" /></a>', "https://example.com/us\n"],
  ])("names a link that shows no text by what is read out, or by its address: %s", async (link, markdown) => {
    expect(await markdownOf(link)).toBe(markdown);
  });

  it.each([
    ["1. Install it", "1\\. Install it"],
    ["2) Run it", "2\\) Run it"],
    ["- not an item", "\\- not an item"],
    ["# of pages", "\\# of pages"],
    ["> 5", "\\> 5"],
    ["1.5 of them", "1.5 of them"],
    ["-5 degrees", "-5 degrees"],
    ["#tag", "#tag"],
  ])("keeps a paragraph of an element one, whatever it begins with: %s", async (text, written) => {
    expect(await markdownOf(`<p className="step">{${JSON.stringify(text)}}</p>`)).toBe(`${written}\n`);
  });

  it("writes a link around blocks in one line", async () => {
    const link = '<a href="/x">\n<img src="/a.png" alt="A" />\n\n<h3>Amp</h3>\n\n<p>Code</p>\n</a>\n';
    expect(await markdownOf(link)).toBe("[![A](/a.png) Amp Code](/x)\n");
  });
});

describe("links of a copy", () => {
  const inCopy = (target: string) => (/^\/(?!\/)/.test(target) ? `https://x.example/docs${target}` : target);
  const written = async (text: string) =>
    (await drawText(text, { file: "guides/page.mdx", inCopy })).markdown.trimEnd();

  it.each(CASES.links)("%s", async (text, markdown) => expect(await written(text)).toBe(markdown));
});

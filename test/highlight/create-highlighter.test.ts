import { readFileSync } from "node:fs";
import { bundledThemes } from "shiki/themes";
import { describe, expect, it } from "vitest";
import { codeThemeCss, DEFAULT_THEMES } from "../../src/highlight/code-themes.js";
import { createHighlighter } from "../../src/highlight/create-highlighter.js";
import { grammarName } from "../../src/highlight/grammar-name.js";
import { CODE_THEMES } from "../../src/shared/code-themes.js";

const highlighter = createHighlighter({ themes: DEFAULT_THEMES, grammars: [] });

async function colour(code: string, info = "", themes = DEFAULT_THEMES) {
  const [language = "", ...meta] = info.split(" ");
  const chosen = themes === DEFAULT_THEMES ? highlighter : createHighlighter({ themes, grammars: [] });
  const [block] = await chosen.highlight([{ code, language: language || null, meta: meta.join(" ") || null }]);
  if (!block) throw new Error("No block was made.");
  return block;
}

/** The text that a browser shows. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** The colour of the first element with this text, by the classes and the style sheet. */
function colourOf(html: string, css: string, text: string) {
  const classes = new RegExp(`<span class="?([^">]*)"?>${text}`).exec(html)?.[1]?.split(" ") ?? [];
  const find = (selector: string, prefix: string) => {
    const name = classes.find((each) => new RegExp(`^${prefix}[0-9a-z]+$`).test(each));
    const rule = name && css.split("\n").find((line) => line.startsWith(`${selector} .${name}{`));
    return rule?.match(/color:([^}]+)/)?.[1]?.toLowerCase() ?? null;
  };
  return { light: find("html:not(.dark) code", "l"), dark: find(".dark code", "d") };
}

const PYTHON = 'def add(a: int = 1) -> str:\n    """Adds & <tags>."""\n\n    return f"{a}"  # done\n';

describe("code", () => {
  it("keeps its text to the letter", async () =>
    expect(textOf((await colour(PYTHON, "python")).html)).toBe(PYTHON.trimEnd()));

  it("has the colours of both themes", async () => {
    const { html } = await colour(PYTHON, "python");
    const css = await codeThemeCss(DEFAULT_THEMES);
    expect(colourOf(html, css, "def")).toEqual({ light: "#cf222e", dark: "#569cd6" });
    expect(colourOf(html, css, "# done")).toEqual({ light: "#59636e", dark: "#6a9955" });
  });

  it("has the font styles of each theme by itself where they differ", async () => {
    const themes = { light: "github-light-default", dark: "one-dark-pro" };
    const { html } = await colour("x = 1  # remark", "python", themes);
    expect(html).toMatch(/<span class="[^"]*d-i[^"]*"># remark/);
    expect(html).not.toContain("l-i");
    expect(textOf(html)).toBe("x = 1  # remark");
  });

  it.each(["", "text", "output", "kling-on", "constructor", "__proto__"])("in the language %j is plain", async (info) =>
    expect((await colour("a < b && c", info)).html).toBe("a &lt; b &amp;&amp; c"),
  );

  it.each([
    ["Python", "python"],
    ["JS", "js"],
    ["c#", "c#"],
    ["console", "console"],
    ["curl", "bash"],
    ["env", "dotenv"],
    ["PostgreSQL", "sql"],
    ["text", null],
    ["toString", null],
  ])("named %s is read as %s", (name, grammar) => expect(grammarName(name)).toBe(grammar));

  it.each([
    ["counted", "a\n\nb", "text lines", ["line", "line", "line"]],
    ["marked", "a\nb\nc", "text {2} focus={3}", ["line", "line line-highlight", "line focused"]],
    ["added and removed", "a\nb // [!code --]\nc // [!code ++]", "text", ["line", "line remove", "line add"]],
  ])("has an element for each line where lines are %s, without the notation", async (_, code, info, classes) => {
    const { html, props } = await colour(code, info);
    const text = code.replaceAll(/ \/\/ .*/g, "");
    const lines = text.split(/(?<=\n)/).map((line, at) => `<span class="${classes[at]}">${line}</span>`);
    expect(html).toBe(lines.join(""));
    expect(props["code"] ?? code).toBe(text);
  });

  it("has no elements for lines otherwise", async () =>
    expect((await colour("a\nb", "js")).html).not.toContain("line"));

  it("says what the fence asks of the block", async () => {
    const { props } = await colour("a", "js main.js icon=node wrap expandable nocopy");
    const flags = { wrap: true, expandable: true, nocopy: true };
    expect(props).toEqual({ language: "js", title: "main.js", icon: "node", ...flags });
  });

  it("may have a theme of its own", async () => {
    const { html, props } = await colour("const a = 1", "js theme=dracula");
    expect(html).toMatch(/style="color:#FF79C6"/i);
    expect(props["style"]).toBe("--code-background:#282A36;--code-text:#F8F8F2");
  });

  it("in a language of the site's own is coloured", async () => {
    const patterns = [{ match: "oak", name: "keyword.control" }];
    const grammar = { name: "Plants", scopeName: "source.plants", patterns };
    const own = createHighlighter({ themes: DEFAULT_THEMES, grammars: [JSON.stringify(grammar), "not json", "{}"] });
    const [block] = await own.highlight([{ code: "an oak", language: "plants", meta: null }]);
    expect(block?.html).toMatch(/^an <span class="l2 d\w+">oak<\/span>$/);
  });

  it("shows placeholders in shell commands as part of the word they stand in", async () => {
    const { html } = await colour("curl https://example.com/<plant-id>/leaves", "bash");
    expect(html).toContain("https://example.com/&lt;plant-id&gt;/leaves");
  });

  it("with line ends of Windows and empty lines at its end is one of plain lines", async () =>
    expect((await colour("a\r\nb\r\n\r\n", "text")).html).toBe("a\nb"));

  it("is coloured the same a second time", async () => {
    const first = await colour(PYTHON, "python");
    expect(await colour(PYTHON, "python")).toEqual(first);
  });
});

it.each([
  [15, null, undefined],
  [16, null, true],
  [16, "expandable=false", undefined],
  [3, "expandable", true],
])("code of %i lines folds where the site says so, unless the fence says %s", async (lines, meta, isFolded) => {
  const folding = createHighlighter({ themes: DEFAULT_THEMES, grammars: [], fold: 15 });
  const [block] = await folding.highlight([{ code: "a\n".repeat(lines), language: "js", meta }]);
  expect(block?.props["expandable"]).toBe(isFolded);
});

it("notes are numbered at their lines, and given to the block", async () => {
  const { html, props } = await colour("a(); // [!note First]\nb(); // [!note Second]", "js");
  expect([...html.matchAll(/data-note="(\d)"/g)].map(([, number]) => number)).toEqual(["1", "2"]);
  expect(html).not.toContain("First");
  expect(props).toMatchObject({ code: "a();\nb();", notes: ["First", "Second"] });
});

describe("themes", () => {
  it("that docs.json may name are there", () => {
    const missing = CODE_THEMES.filter((name) => name !== "css-variables" && !Object.hasOwn(bundledThemes, name));
    expect(missing).toEqual([]);
  });

  it("that the site chose bring their own ground, the default ones lie on the site's", async () => {
    expect(await codeThemeCss(DEFAULT_THEMES)).not.toContain("--code-background");
    const css = await codeThemeCss({ light: "github-light-default", dark: "nord" });
    expect(css).toContain("html.dark{--code-background:#2e3440;--code-string:#A3BE8C;");
  });

  it("that the site chose say what the browser colours code with; sheets know the default ones", async () => {
    const sheet = readFileSync("src/reference/code/code.css", "utf8");
    const known = [...sheet.matchAll(/var\(--code-(\w+), light-dark\((#\w+), (#\w+)\)\)/g)];
    const inverse = await codeThemeCss({ light: DEFAULT_THEMES.dark, dark: DEFAULT_THEMES.light });
    const [light = "", dark = ""] = inverse.match(/html[^{]*\{--[^}]*\}/g) ?? [];
    expect(known).toHaveLength(6);
    for (const [, token, onLight = "", onDark = ""] of known) {
      expect(light.toLowerCase()).toContain(`--code-${token}:${onDark};`);
      expect(dark).toContain(`--code-${token}:${onLight};`);
    }
    expect(await codeThemeCss(DEFAULT_THEMES)).not.toContain("--code-string");
  });

  it("of variables use those of the site", async () => {
    expect(await codeThemeCss({ light: "css-variables", dark: "css-variables" })).toContain(
      "var(--mint-token-keyword)",
    );
  });

  it("that nobody knows give way to the default", async () => {
    const { html } = await colour("const a = 1", "js", { light: "nobody", dark: "dark-plus" });
    expect(html).toContain("<span");
  });
});

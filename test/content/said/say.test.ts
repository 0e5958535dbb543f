// What elements of HTML, components and code say, in Markdown and to search.
import { describe, expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";
import { yamlBeside } from "../../yaml-beside.js";

async function saidBy(text: string, files: Record<string, string> = {}) {
  const { markdown, facts } = await drawText(text, { files });
  return { markdown: markdown.trimEnd(), text: facts.passages.map((each) => each.text).join("\n---\n") };
}

const ITEMS = 'export const items = ["alpha", "beta"];\n\n';

interface Cases {
  readonly icons: Readonly<Record<string, readonly [text: string, markdown: string]>>;
  readonly code: Readonly<Record<string, readonly [text: string, markdown: string]>>;
  readonly elements: readonly (readonly [text: string, markdown: string, words: string])[];
  readonly components: readonly (readonly [text: string, markdown: string])[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "say.yaml");

it.each(Object.entries(CASES.icons))("icons: %s", async (_, [text, markdown]) => {
  const said = await saidBy(text);
  expect(said.markdown.replace(/^#+ +/gm, (mark) => mark.replace(/ +$/, " "))).toContain(markdown);
});

it.each(Object.entries(CASES.code))("what code makes: %s", async (_, [text, markdown]) =>
  expect((await saidBy(ITEMS + text)).markdown).toBe(markdown),
);

it.each(CASES.elements)("elements: %s", async (text, markdown, words) => {
  const said = await saidBy(text);
  expect(said.markdown).toBe(markdown);
  expect(said.text).toBe(words);
});

describe("components", () => {
  it.each(CASES.components)("%s", async (text, markdown) => expect((await saidBy(text)).markdown).toBe(markdown));

  it("opens a passage with a title that is a heading", async () => {
    const { facts } = await drawText(
      '<Steps titleSize="h3">\n<Step title="First">a</Step>\n<Step title="Second">b</Step>\n</Steps>',
    );
    expect(facts.passages.map(({ anchor, text }) => `${anchor}: ${text}`)).toEqual(["first: a", "second: b"]);
  });
});

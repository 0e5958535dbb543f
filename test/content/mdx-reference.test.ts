// Holds docsgen's own evaluation of MDX to the reference compiler: the same source, the same HTML.
import { evaluate } from "@mdx-js/mdx";
import { h } from "preact";
import * as runtime from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { drawText } from "../render/draw-text.js";
import { yamlBeside } from "../yaml-beside.js";

const CASES = yamlBeside<Readonly<Record<string, string>>>(import.meta.url, "mdx-reference.yaml");

describe("MDX is evaluated as the reference compiler evaluates it", () => {
  it.each(Object.entries(CASES))("%s", async (_name, source) => {
    const { html } = await drawText(source);
    expect(plain(html)).toBe(plain(await reference(source)));
  });
});

async function reference(source: string): Promise<string> {
  const { default: Content } = await evaluate(source, { ...runtime, remarkPlugins: [remarkGfm] });
  return renderToString(h(Content, {}));
}

/** Leaves out what the two write differently on purpose: white space between blocks, the box around a wide table. */
function plain(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/<docs-table data-table-wrapper="true">(<table>)/g, "$1")
    .replace(/(<\/table>)<\/docs-table>/g, "$1")
    .trim();
}

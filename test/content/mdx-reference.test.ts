// Holds docsgen's own evaluation of MDX to the reference compiler: the same source, the same HTML.
import { evaluate } from "@mdx-js/mdx";
import { h } from "preact";
import * as runtime from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { drawText } from "../render/draw-text.js";

const sources: Readonly<Record<string, string>> = {
  "inline expressions": "Sum {1 + 2}, text {'a' + \"b\"}, template {`x${3}`}.\n",
  "exports and their use":
    'export const name = "Ada"\nexport const list = [1, 2, 3]\n\nHello {name}: {list.length} and {list.map((n) => n * 2).join("-")}.\n',
  conditions:
    "export const on = true\n\n{on ? <b>yes</b> : <i>no</i>} and {on && <em>also</em>} and {!on && <em>never</em>}\n",
  "lists of elements":
    'export const items = ["x", "y"]\n\n<ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>\n',
  "components with props and children":
    'export const Box = ({ title, children }) => <section><h4>{title}</h4>{children}</section>\n\n<Box title="One">text **bold**</Box>\n',
  "components that use components":
    "export const A = ({ n }) => <b>{n}</b>\nexport const B = ({ n }) => <i><A n={n} /><A n={n + 1} /></i>\n\n<B n={4} />\n",
  "destructured defaults and spread":
    'export const P = ({ a = 1, ...rest }) => <p data-a={a} {...rest} />\n\n<P title="t" />\n',
  "function declarations":
    'export function Sign({ word }) {\n  const loud = word.toUpperCase();\n  return <strong>{loud}!</strong>;\n}\n\n<Sign word="stop" />\n',
  "objects in style": '<span style={{ color: "red", marginTop: 4 }}>styled</span>\n',
  fragments: "<><b>a</b><i>b</i></>\n",
  comments: "Before {/* a comment */} after.\n\n{/* a block */}\n\nEnd.\n",
  "tables beside expressions": "export const cell = 7\n\n| a | b |\n|---|---|\n| {cell} | x |\n",
};

describe("MDX is evaluated as the reference compiler evaluates it", () => {
  it.each(Object.entries(sources))("%s", async (_name, source) => {
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

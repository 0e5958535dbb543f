import { expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";

it.each([
  ["export const W = () => <p>{window.a}</p>\n\n<W />", "component-failed", "1:28", 'A component uses "window"'],
  ["export const W = () => localStorage.a\n\n<W />", "component-failed", "1:24", 'A component uses "localStorage"'],
  ["export const x = document.title", "code-failed", "1:18", 'This code uses "document"'],
  ["{navigator.language}", "expression-failed", "1:1", '{navigator.language} uses "navigator"'],
])("says of code that needs the browser that it does: %s", async (text, code, place, what) => {
  const { told, problems } = await drawText(text);
  expect(told).toEqual([`${code} guides/page.mdx:${place} ${what}, which only exists in the browser.`]);
  expect(problems[0]?.hint).toContain("useEffect(() => { … }, [])");
});

it("tells of code that fails or cannot be read once", async () => {
  const thrown = "export const x = (() => { throw new Error('boom') })()\n\n{x}";
  const { told } = await drawText(thrown);
  expect(told).toEqual(["code-failed guides/page.mdx:1:1 The code of this export failed: boom."]);
  const files = { "w.jsx": "export const W = () => <p>;" };
  const { problems } = await drawText('import { W } from "/w.jsx"\n\n<W />', { files });
  expect(problems.map(({ code }) => code)).toEqual(["code-syntax"]);
  expect(problems[0]?.hint).not.toContain("prose");
});

const others = { TabItem: "Tab", Caution: "Warning" };
it.each(Object.entries(others))("names the component that other tools call <%s>", async (written, meant) => {
  const { problems } = await drawText(`<${written}>Text</${written}>`);
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([["unknown-component", `Did you mean <${meant}>?`]]);
});

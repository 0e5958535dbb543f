import { expect, test } from "vitest";
import { drawText } from "../draw-text.js";

const LOOP = "(() => { for (;;); })()";

test("a loop in an expression is told at its place, and the rest of the page is drawn", async () => {
  const { html, told } = await drawText(`Before\n\n{${LOOP}}\n\nAfter\n`, { timeLimit: 50 });
  expect(told).toEqual([`page-timeout guides/page.mdx:3:1 {${LOOP}} ran for more than 0.05 s and was stopped.`]);
  expect(html).toContain("Before");
  expect(html).toContain("After");
});

test("a loop in an export, in a file that is imported, and in a component", async () => {
  const files = { "snippets/slow.jsx": `export const slow = ${LOOP};` };
  const texts = {
    export: `export const slow = ${LOOP};\n\n{slow}\n`,
    import: 'import { slow } from "/snippets/slow.jsx";\n\n{slow}\n',
    component: `export const Slow = () => ${LOOP};\n\nBefore\n\n<Slow />\n`,
  };
  for (const [name, text] of Object.entries(texts)) {
    const { problems } = await drawText(text, { files, timeLimit: 50 });
    expect(
      problems.filter(({ code }) => code === "page-timeout"),
      name,
    ).toHaveLength(1);
  }
});

test("a component that draws itself", async () => {
  const { problems } = await drawText("export const Self = () => <Self />;\n\n<Self />\n");
  expect(problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual(["page-too-deep error"]);
});

test("a promise is told of, and its failure ends nothing", async () => {
  const { told } = await drawText('{Promise.reject(new Error("late"))}\n');
  expect(told).toEqual([
    'expression-failed guides/page.mdx:1:1 {Promise.reject(new Error("late"))} is a promise: a page is drawn at once and cannot wait for it.',
  ]);
});

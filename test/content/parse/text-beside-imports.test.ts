import { describe, expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";

const files = { "snippets/x.mdx": "Hi **x**.", "w.jsx": "export const W = () => <p>w</p>;" };
const X = 'import X from "/snippets/x.mdx"';
const BEFORE = "read as text because there is no blank line before it.";
const INSIDE = "read as text because it is indented or inside other content.";

describe.each(["native", "remark"] as const)("the %s engine", (parser) => {
  it.each([
    [`Text.\n${X}\n\n<X />`, "2:1", `This import is ${BEFORE}`],
    [`# A\n\nText\nmore\n${X};\n\n<X />`, "5:1", `This import is ${BEFORE}`],
    ['Text.\r\nimport { W } from "/w.jsx"\r\n\r\n<W />', "2:1", `This import is ${BEFORE}`],
    ['Text.\nimport { W, V } from "/w.jsx"\nimport Y from "/y.mdx"\n\n<V /><Y />', "2:1", `This import is ${BEFORE}`],
    [`- item\n${X}\n\n<X />`, "2:1", `This import is ${BEFORE}`],
    ["Text.\nexport const v = 3\n\nA {v}", "2:1", `This export is ${BEFORE}`],
    ["Text.\nexport const V = () => <p>a</p>\n\n<V />", "2:1", `This export is ${BEFORE}`],
    [`  ${X}\n\n<X />`, "1:3", `This import is ${INSIDE}`],
    [`<Note>\n  ${X}\n\n  <X />\n</Note>`, "2:3", `This import is ${INSIDE}`],
    [`> ${X}\n\n<X />`, "1:3", `This import is ${INSIDE}`],
  ])("tells once of an import that it reads as text: %j", async (text, place, what) => {
    const { told } = await drawText(text, { files, parser });
    expect(told).toEqual([`import-in-text guides/page.mdx:${place} ${what}`]);
  });

  it.each([
    ["Text.\nexport const v = { a: 1 }\n\nB.", "export"],
    ['Text.\nimport { W as V } from "/w.jsx"\n\n<V />', "import"],
  ])("tells once of one in text whose braces it cannot read: %j", async (text, kind) => {
    const { told } = await drawText(text, { files, parser });
    expect(told).toEqual([`page-syntax guides/page.mdx:2:1 This ${kind} is ${BEFORE}`]);
  });

  it.each([
    ["# Title", "2:1"],
    ["Some text.", "2:1"],
    ["Word", "2:1"],
    ["- item", "2:1"],
    ["<X />", "2:1"],
    [`${X.replace("X", "Y")}\nSome text.`, "3:1"],
  ])("tells of text straight below an import: %j", async (below, place) => {
    const { told } = await drawText(`${X}\n${below}\n`, { files, parser });
    const what = "This text is read as part of the import or export above because there is no blank line between them.";
    expect(told).toEqual([`page-syntax guides/page.mdx:${place} ${what}`]);
  });

  it.each([
    `# A\n${X}\n\n<X />`,
    `Text.\n\n${X}\nexport const a = 3\n\n<X /> {a}`,
    "You can\nimport things from 'somewhere' in the file,\nexport default settings, or\nexport FOO=bar",
    `Text.\n\n\`\`\`js\na\n${X}\n\`\`\`\n\nb \`c\n${X}\n\`\n`,
  ])("says nothing of imports in their place, of prose and of code: %j", async (text) => {
    expect((await drawText(text, { files, parser })).told).toEqual([]);
  });
});

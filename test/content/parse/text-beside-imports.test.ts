import { describe, expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";
import { yamlBeside } from "../../yaml-beside.js";

const files = { "snippets/x.mdx": "Hi **x**.", "w.jsx": "export const W = () => <p>w</p>;" };
const X = 'import X from "/snippets/x.mdx"';
const BEFORE = "read as text because there is no blank line before it.";

const CASES = yamlBeside<readonly (readonly [text: string, place: string, what: string])[]>(
  import.meta.url,
  "text-beside-imports.yaml",
);

describe.each(["native", "remark"] as const)("the %s engine", (parser) => {
  it.each(CASES)("tells once of an import that it reads as text: %j", async (text, place, what) => {
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

import { expect, test } from "vitest";
import { ReadTooLong, timeLeft } from "../../../src/content/code/within-time.js";
import { parsePage } from "../../../src/content/parse/parse.js";
import { drawText } from "../draw-text.js";

const LOOP = "(() => { for (;;); })()";

test("a loop in an expression is told at its place, and the rest of the page is drawn", async () => {
  const { html, told } = await drawText(`Before\n\n{${LOOP}}\n\nAfter\n`, { timeLimit: 50 });
  expect(told).toEqual([`page-timeout guides/page.mdx:3:1 {${LOOP}} ran for more than 0.05 s and was stopped.`]);
  expect(html).toContain("Before");
  expect(html).toContain("After");
});

test.each([
  ["an export", `export const slow = ${LOOP};\n\n{slow}\n`],
  ["a file that is imported", 'import { slow } from "/snippets/slow.jsx";\n\n{slow}\n'],
  ["a component", `export const Slow = () => ${LOOP};\n\nBefore\n\n<Slow />\n`],
])("a loop in %s is told once", async (_, text) => {
  const files = { "snippets/slow.jsx": `export const slow = ${LOOP};` };
  const { problems } = await drawText(text, { files, timeLimit: 50 });
  expect(problems.filter(({ code }) => code === "page-timeout")).toHaveLength(1);
});

const LONG = "</a>[^1]: ".repeat(8000);

test.each([
  ["guides/page.mdx", LONG],
  ["snippets/long.mdx", 'import Long from "/snippets/long.mdx";\n\n<Long />\n'],
])("a file that is not read in time is named, and not shown: %s", async (file, text) => {
  const options = { files: { "snippets/long.mdx": LONG }, timeLimit: 300, parser: "remark" } as const;
  const { html, told } = await drawText(text, options);
  expect(told).toEqual([`page-timeout ${file}:0:0 This file could not be read in 0.3 s.`]);
  expect(html).toBe("");
});

test("a thread that must go on leaves a page to another if only the end of that thread could stop the native engine", async () => {
  const file = { format: "mdx", file: "a.mdx", lineOffset: 0 } as const;
  const options = { parser: "native", ...file, variables: {}, latex: null } as const;
  const text = "Words. ".repeat(1000);
  await expect(parsePage(text, { ...options, time: timeLeft(1, true) })).rejects.toThrowError(ReadTooLong);
  expect((await parsePage(text, { ...options, time: timeLeft(1000, true) })).tree.children).toHaveLength(1);
  expect((await parsePage(text, { ...options, time: timeLeft(1, false) })).tree.children).toHaveLength(1);
});

test("a component that draws itself", async () => {
  const { problems } = await drawText("export const Self = () => <Self />;\n\n<Self />\n");
  expect(problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual(["page-too-deep error"]);
});

test.each(["a.mdx", "a.md"])("what would fill the stack of an engine, before one reads it: %s", async (file) => {
  const told = async (text: string) => (await drawText(text, { file })).problems.map(({ code }) => code);
  for (const part of [">", " > 1. ", "- ", "<A b={"])
    expect(await told(part.repeat(40_000))).toEqual(["page-too-deep"]);
  for (const [before, after] of [
    ["{[", "]}"],
    ["{(a=>", ")}"],
    ["{`${", "}`}"],
    ["export const a = [", "]"],
  ] as const)
    expect(await told(before + before.slice(1).repeat(20_000) + after)).toEqual(["page-too-deep"]);
  for (const text of ["-".repeat(2000), "[".repeat(2000), `\`\`\`\n${">".repeat(2000)}{${"[".repeat(2000)}\n\`\`\``])
    expect(await told(text)).toEqual([]);
});

test("code that would fill the stack of the native engine, at its place", async () => {
  for (const text of [`{${"!".repeat(80_000)}1}\n`, `export const a = ${"!".repeat(80_000)}1\n`])
    expect((await drawText(`Before\n\n${text}`)).told).toEqual([
      expect.stringMatching(/^page-syntax guides\/page.mdx:3:\d+ /),
    ]);
});

test("a promise is told of, and its failure ends nothing", async () => {
  const { told } = await drawText('{Promise.reject(new Error("late"))}\n');
  expect(told).toEqual([
    'expression-failed guides/page.mdx:1:1 {Promise.reject(new Error("late"))} is a promise: a page is drawn at once and cannot wait for it.',
  ]);
});

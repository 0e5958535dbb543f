// A quote is whole: what a section only leads to follows, and nothing is cut in the middle.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

const sentence = (word: string) => `The ${word} of a lamp is told by its label, as it is on every lamp of this house. `;

test("a page that only opens is followed by its first section with steps", async () => {
  const content = [
    "You dim a lamp to save power, on any day of the week, whatever lamp you have.",
    "## Before you begin\n\nHave a lamp.",
    "## Do it\n\n1. Open the app.\n2. Turn the wheel.\n3. Save.",
  ].join("\n\n");
  const { text } = await answer([{ path: "dim", title: "Dim a lamp", content }], "How do I dim a lamp?");
  expect(text).toContain("You dim a lamp to save power");
  expect(text).toContain("**Do it**\n\n1. Open the app.\n2. Turn the wheel.\n3. Save.");
  expect(text).not.toContain("Before you begin");
});

test("what ends in a colon is followed by what it announces in the section below", async () => {
  const page = { path: "dim", title: "Lamps" };
  const content = "## Dim a lamp\n\nTo dim a lamp, run this:\n\n### In a shell\n\n```bash\nlamp dim\n```";
  const { text } = await answer(
    [{ ...page, anchor: "dim-a-lamp", headings: ["Dim a lamp"], content }],
    "How do I dim a lamp?",
  );
  expect(text).toContain("```bash\nlamp dim\n```");
});

test("steps are quoted whole up to 2,400 letters, and no step is cut", async () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, step) => `${step + 1}. ${sentence(`step ${step + 1}`).trim()}`).join("\n");
  const quote = async (count: number) =>
    (await answer([section("lamps", "Lamps", "Dim a lamp", `Dim a lamp:\n\n${steps(count)}`)], "How do I dim a lamp?"))
      .text;
  expect(await quote(20)).toContain(
    "20. The step 20 of a lamp is told by its label, as it is on every lamp of this house.",
  );
  const long = await quote(60);
  expect(long).toMatch(/house\.\n\n…/);
  expect(long).not.toContain("The step 60");
});

test("of a long section the paragraphs that answer are quoted, each whole", async () => {
  const others = Array.from({ length: 30 }, (_, index) => sentence(`colour ${index}`)).join("\n\n");
  const text = `${others}\n\nA lamp is dimmed by its wheel. Turn the wheel to the left.\n\n${others}`;
  const answered = await answer([section("lamps", "Lamps", "Dim a lamp", text)], "How is a lamp dimmed by its wheel?");
  expect(answered.text).toContain("A lamp is dimmed by its wheel. Turn the wheel to the left.");
  expect(answered.text.length).toBeLessThan(1600);
});

test("no picture, diagram or bare link is quoted", async () => {
  const content =
    "To dim a lamp, turn its wheel.\n\n![A wheel](/wheel.png)\n\n```mermaid\ngraph TD\n```\n\n[More](/more)";
  const { text } = await answer([section("lamps", "Lamps", "Dim a lamp", content)], "How do I dim a lamp?");
  expect(text).toMatch(/turn its wheel\.$/);
});

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

/** Too much to be quoted whole. */
const others = Array.from({ length: 30 }, (_, index) => sentence(`colour ${index}`)).join("\n\n");

const quoteOf = async (text: string, question = "How do I dim a lamp?") =>
  (await answer([section("lamps", "Lamps", "Dim a lamp", text)], question)).text;

test("what a line in bold or a last item announces is quoted with it", async () => {
  const bold = await quoteOf(`${others}\n\n**To dim a lamp:**\n\nTurn its wheel.`);
  expect(bold).toContain("**To dim a lamp:**\n\nTurn its wheel.");
  const item = await quoteOf(`${others}\n\n- Open a shell.\n- Dim the lamp with:\n\n\`\`\`bash\nwheel left\n\`\`\``);
  expect(item).toContain("- Dim the lamp with:\n\n```bash\nwheel left\n```");
});

test("nothing takes the place of code that is too long to be quoted", async () => {
  const code = `\`\`\`js\n${"turn();\n".repeat(70)}\`\`\``;
  const text = await quoteOf(`A lamp is dimmed by a script.\n\nDim a lamp like this:\n\n${code}\n\nIt prints a line.`);
  expect(text).toContain("A lamp is dimmed by a script.\n\nIt prints a line.");
});

test("a link or card that is announced stays, and a card keeps its link", async () => {
  const link = "[The wheel](https://acme.dev/wheel)";
  expect(await quoteOf(`To dim a lamp, see this:\n\n${link}\n\nThen save.`)).toContain(
    `this:\n\n${link}\n\nThen save.`,
  );
  const card = `**${link}**\n\nSays how far to turn it.`;
  expect(await quoteOf(`To dim a lamp, turn its wheel.\n\n${card}`)).toContain(card);
});

test("a section that ends with what announces a picture is quoted once", async () => {
  const text = await quoteOf("Dim a lamp:\n\n```bash\nlamp dim\n```\n\nThis is how it looks:\n\n![Dark](/dark.png)");
  expect(text.split("lamp dim")).toHaveLength(2);
});

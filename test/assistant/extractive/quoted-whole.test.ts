// What of a section belongs together in a quote and is quoted whole, and what is left out because it says nothing more.
import { expect, test } from "vitest";
import { answer, expectQuote, section } from "../support/answer-from-pages.js";

const table = (rows: readonly string[]) =>
  ["| Code | Meaning |", "| --- | --- |", ...rows.map((row) => `| ${row} |`)].join("\n");
const times = <Each>(length: number, make: (index: number) => Each) =>
  Array.from({ length }, (_, index) => make(index));
const others = times(9, (number) => `\`E${number}\` | Something else went wrong`);
const sentence = (word: string) => `The ${word} of a lamp is told by its label, as it is on every lamp of this house. `;

test("of a long table the row that answers is quoted below the head, with a sign that there are more", async () => {
  const codes = section("errors", "Errors", "Codes", table([...others, "`QUOTA_GONE` | The plan allows no more"]));
  const row = "| --- | --- |\n| `QUOTA_GONE` | The plan allows no more |\n| … | … |";
  await expectQuote([codes], "What does QUOTA_GONE mean?", row, "E3");
});

test("of a long table all rows that say clearly more of the question are quoted, and no others", async () => {
  const limits = times(5, (number) => `\`--limit-${number}\` | Most tokens of a lamp, number ${number}`);
  const flags = section("options", "Options", "Flags", table([...others, ...limits, ...others]));
  await expectQuote([flags], "most tokens of a lamp", /--limit-0[\s\S]*--limit-4/, "E3");
});

test("who asks which there are is given all rows, and all names of a list", async () => {
  const codes = section("errors", "Errors", "Error codes", table(others));
  await expectQuote([codes], "Which error codes are there?", "`E8`");
  const names = times(20, (number) => `- [Store ${number}](/stores/${number})`).join("\n");
  const stores = section("stores", "Stores", "Supported stores", names);
  await expectQuote([stores], "Which stores are supported?", "Store 19");
});

test("a question that the page itself asks is quoted with its answer", async () => {
  const question = "What is the difference between Acme Cloud and Acme Box?";
  const content = `**Is Acme free of charge for everybody?**\n\nYes.\n\n**${question}**\n\nThe one is hosted by us. The other runs on your machines.`;
  await expectQuote([{ path: "faq", title: "FAQ", content }], question, "The other runs on your machines.");
});

test("a list beside what answers is added only where its name is of the question as much", async () => {
  const told = section("maps", "Maps", "Countries that are supported for maps", "Maps show Chad, Mali and Togo.");
  const list = section("maps", "Maps", "Preparing maps", "- Draw a map\n- Fold the map\n- Send the map");
  await expectQuote([told, list], "Which countries are supported for maps?", "Chad, Mali and Togo", "Fold the map");
});

test("a title below which nothing stands is no answer", async () => {
  const titled = section("boards", "Boards", "Build a board", "**Rate limits**");
  const told = section("boards", "Boards", "Build a board by hand", "Open the menu and choose a shape.");
  await expectQuote([titled, told], "How do I build a board?", "Open the menu", "Rate limits");
});

test("a short section on a fault is quoted with its cause and its cure, and with the labels of both", async () => {
  const causes = "**Causes:**\n\n- The battery is low.\n- The lid is open.";
  const cure = "**Cure:**\n\nClose the lid, then reset it:\n\n```sh\nlamp reset\n```";
  const told = `The lamp blinks although nobody touched it.\n\n${causes}\n\n${cure}`;
  const fault = section("faults", "Faults", "The lamp blinks", told);
  const { text } = await answer([fault], "the lamp blinks all the time");
  expect(text).toContain(`${causes}\n\n**Cure:**`);
  expect(text.slice(text.indexOf("**Cure:**"))).toContain("lamp reset");
});

test("few words in a callout may say what something is not for", async () => {
  const told = "> **Tip**\n>\n> Free plan: no\n\nThe lamp dims itself when nobody is at home.";
  await expectQuote([section("dim", "Dimming", "Dimming at night", told)], "dimming at night", "Free plan: no");
});

test("a page that only opens is followed by its first section with steps", async () => {
  const opening = "You dim a lamp to save power, on any day of the week, whatever lamp you have.";
  const steps = "1. Open the app.\n2. Turn the wheel.\n3. Save.";
  const content = `${opening}\n\n## Before you begin\n\nHave a lamp.\n\n## Do it\n\n${steps}`;
  const { text } = await answer([{ path: "dim", title: "Dim a lamp", content }], "How do I dim a lamp?");
  for (const part of ["You dim a lamp to save power", `**Do it**\n\n${steps}`]) expect(text).toContain(part);
  expect(text).not.toContain("Before you begin");
});

const dim = (text: string) => [section("lamps", "Lamps", "Dim a lamp", text)];
const HOW = "How do I dim a lamp?";

test("what ends in a colon is followed by what it announces in the section below", async () => {
  const pages = dim("To dim a lamp, run this:\n\n### In a shell\n\n```bash\nlamp dim\n```");
  await expectQuote(pages, HOW, "```bash\nlamp dim\n```");
});

test("steps are quoted whole up to 2,400 letters, and no step is cut", async () => {
  const step = (number: number) => `${number}. ${sentence(`step ${number}`).trim()}`;
  const steps = (count: number) => dim(`Dim a lamp:\n\n${times(count, (index) => step(index + 1)).join("\n")}`);
  await expectQuote(steps(20), HOW, step(20));
  await expectQuote(steps(60), HOW, /house\.\n\n…/, "The step 60");
});

test("of a long section the paragraphs that answer are quoted, each whole", async () => {
  const paragraphs = times(30, (index) => sentence(`colour ${index}`)).join("\n\n");
  const told = "A lamp is dimmed by its wheel. Turn the wheel to the left.";
  const pages = dim(`${paragraphs}\n\n${told}\n\n${paragraphs}`);
  const { text } = await answer(pages, "How is a lamp dimmed by its wheel?");
  expect(text).toContain(told);
  expect(text.length).toBeLessThan(1600);
});

test("no picture, diagram or bare link is quoted", async () => {
  const shown = "![A wheel](/wheel.png)\n\n```mermaid\ngraph TD\n```\n\n[More](/more)";
  await expectQuote(dim(`To dim a lamp, turn its wheel.\n\n${shown}`), HOW, /turn its wheel\.$/);
});

test("what a line in bold or a last item announces is quoted with it", async () => {
  // Too much to be quoted whole.
  const paragraphs = times(30, (index) => sentence(`colour ${index}`)).join("\n\n");
  const bold = "**To dim a lamp:**\n\nTurn its wheel.";
  await expectQuote(dim(`${paragraphs}\n\n${bold}`), HOW, bold);
  const item = "- Dim the lamp with:\n\n```bash\nwheel left\n```";
  await expectQuote(dim(`${paragraphs}\n\n- Open a shell.\n${item}`), HOW, item);
});

test("nothing takes the place of code that is too long to be quoted", async () => {
  const code = `\`\`\`js\n${"turn();\n".repeat(70)}\`\`\``;
  const pages = dim(`A lamp is dimmed by a script.\n\nDim a lamp like this:\n\n${code}\n\nIt prints a line.`);
  await expectQuote(pages, HOW, "A lamp is dimmed by a script.\n\nIt prints a line.");
});

test("a link or card that is announced stays, and a card keeps its link", async () => {
  const link = "[The wheel](https://acme.dev/wheel)";
  await expectQuote(dim(`To dim a lamp, see this:\n\n${link}\n\nThen save.`), HOW, `this:\n\n${link}\n\nThen save.`);
  const card = `**${link}**\n\nSays how far to turn it.`;
  await expectQuote(dim(`To dim a lamp, turn its wheel.\n\n${card}`), HOW, card);
});

test("a section that ends with what announces a picture is quoted once", async () => {
  const shown = "This is how it looks:\n\n![Dark](/dark.png)";
  const { text } = await answer(dim(`Dim a lamp:\n\n\`\`\`bash\nlamp dim\n\`\`\`\n\n${shown}`), HOW);
  expect(text.split("lamp dim")).toHaveLength(2);
});

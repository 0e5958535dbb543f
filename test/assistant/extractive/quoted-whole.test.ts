// What of a section belongs together in a quote, and what is left out of it because it says nothing more.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

const table = (rows: readonly string[]) =>
  ["| Code | Meaning |", "| --- | --- |", ...rows.map((row) => `| ${row} |`)].join("\n");
const others = Array.from({ length: 9 }, (_, number) => `\`E${number}\` | Something else went wrong`);

test("of a long table the row that answers is quoted below the head, with a sign that there are more", async () => {
  const rows = table([...others, "`QUOTA_GONE` | The plan allows no more"]);
  const { text } = await answer([section("errors", "Errors", "Codes", rows)], "What does QUOTA_GONE mean?");
  expect(text).toContain("| --- | --- |\n| `QUOTA_GONE` | The plan allows no more |\n| … | … |");
  expect(text).not.toContain("E3");
});

test("of a long table all rows that say clearly more of the question are quoted, and no others", async () => {
  const limits = Array.from(
    { length: 5 },
    (_, number) => `\`--limit-${number}\` | Most tokens of a lamp, number ${number}`,
  );
  const { text } = await answer(
    [section("options", "Options", "Flags", table([...others, ...limits, ...others]))],
    "most tokens of a lamp",
  );
  expect(text).toContain("--limit-0");
  expect(text).toContain("--limit-4");
  expect(text).not.toContain("E3");
});

test("who asks which there are is given all rows, and all names of a list", async () => {
  const codes = await answer(
    [section("errors", "Errors", "Error codes", table(others))],
    "Which error codes are there?",
  );
  expect(codes.text).toContain("`E8`");
  const names = Array.from({ length: 20 }, (_, number) => `- [Store ${number}](/stores/${number})`).join("\n");
  const stores = await answer([section("stores", "Stores", "Supported stores", names)], "Which stores are supported?");
  expect(stores.text).toContain("Store 19");
});

test("a question that the page itself asks is quoted with its answer", async () => {
  const faq = [
    "**Is Acme free of charge for everybody?**",
    "Yes.",
    "**What is the difference between Acme Cloud and Acme Box?**",
    "The one is hosted by us. The other runs on your machines.",
  ].join("\n\n");
  const { text } = await answer(
    [{ path: "faq", title: "FAQ", content: faq }],
    "What is the difference between Acme Cloud and Acme Box?",
  );
  expect(text).toContain("The other runs on your machines.");
});

test("a list beside what answers is added only where its name is of the question as much", async () => {
  const list = "- Draw a map\n- Fold the map\n- Send the map";
  const pages = [
    section("maps", "Maps", "Countries that are supported for maps", "Maps show Chad, Mali and Togo."),
    section("maps", "Maps", "Preparing maps", list),
  ];
  const { text } = await answer(pages, "Which countries are supported for maps?");
  expect(text).toContain("Chad, Mali and Togo");
  expect(text).not.toContain("Fold the map");
});

test("a title below which nothing stands is no answer", async () => {
  const pages = [
    section("boards", "Boards", "Build a board", "**Rate limits**"),
    section("boards", "Boards", "Build a board by hand", "Open the menu and choose a shape."),
  ];
  const { text } = await answer(pages, "How do I build a board?");
  expect(text).toContain("Open the menu");
  expect(text).not.toContain("Rate limits");
});

test("a short section on a fault is quoted with its cause and its cure, and with the labels of both", async () => {
  const told = [
    "The lamp blinks although nobody touched it.",
    "**Causes:**",
    "- The battery is low.\n- The lid is open.",
    "**Cure:**",
    "Close the lid, then reset it:",
    "```sh\nlamp reset\n```",
  ].join("\n\n");
  const { text } = await answer([section("faults", "Faults", "The lamp blinks", told)], "the lamp blinks all the time");
  expect(text).toMatch(
    /\*\*Causes:\*\*\n\n- The battery is low\.\n- The lid is open\.\n\n\*\*Cure:\*\*[\s\S]+lamp reset/,
  );
});

test("few words in a callout may say what something is not for", async () => {
  const told = "> **Tip**\n>\n> Free plan: no\n\nThe lamp dims itself when nobody is at home.";
  const { text } = await answer([section("dim", "Dimming", "Dimming at night", told)], "dimming at night");
  expect(text).toContain("Free plan: no");
});

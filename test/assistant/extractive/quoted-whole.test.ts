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

test("items that are left out of a long list are not concealed", async () => {
  const filler = Array.from({ length: 14 }, (_, number) => `- Remark ${number} about the weather`).join("\n");
  const pages = [section("limits", "Limits", "Sizes", `${filler}\n- An upload holds 5 MB`)];
  const { text } = await answer(pages, "How large is an upload?");
  expect(text).toMatch(/- An upload holds 5 MB\n- …$/m);
});

test("paragraphs that are left out of the items of a list are not concealed", async () => {
  const remarks = Array.from({ length: 12 }, (_, number) => `  Remark ${number} about the weather.`).join("\n\n");
  const list = ["holds 5 MB", "takes a day", "has an owner"]
    .map((said) => `- An upload ${said}.\n\n${remarks}`)
    .join("\n");
  const { text } = await answer([section("limits", "Limits", "Sizes", list)], "How large is an upload?");
  expect(text).toMatch(/- An upload holds 5 MB\.\n[\s\S]*^- …$/m);
  expect(text).not.toContain("Remark 11");
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

test("a sentence that only leads to code says nothing to who does not ask how", async () => {
  const told =
    "Quiet mode is a way to work that saves power: no sound is played, no picture is shown and no light is lit";
  const pages = [
    section(
      "modes",
      "Modes",
      "Quiet mode",
      `${told}, until somebody opens the lid or presses a key.\n\nTo enter quiet mode, set it:\n\n\`\`\`js\nset("quiet");\n\`\`\``,
    ),
  ];
  const { text } = await answer(pages, "What is quiet mode?");
  expect(text).toContain("no light is lit");
  expect(text).not.toContain("set it");
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

test("what a page says of itself is left out where a section is quoted whole", async () => {
  const told = "Learn how to treat the lamp.\n\nIt blinks where the lid is open.\n\nClose the lid.";
  const { text } = await answer([section("faults", "Faults", "The lamp blinks", told)], "the lamp blinks all the time");
  expect(text).toContain("It blinks where the lid is open.\n\nClose the lid.");
  expect(text).not.toContain("Learn how");
});

test("who asks which of several it takes is given the list that is named after them", async () => {
  const rows = Array.from({ length: 5 }, (_, number) => `| Read ${number} | yes | no |`).join("\n");
  const pages = [
    section("team", "Team", "Invite members", "1. Open the menu.\n2. Choose a role for the member to invite."),
    section("team", "Team", "Limits", "| What | Most |\n| --- | --- |\n| Teams | 5 |"),
    section(
      "team",
      "Team",
      "Roles",
      `| Right | Owner | Guest |\n| --- | --- | --- |\n${rows}\n| Invite members | yes | no |`,
    ),
  ];
  const { text } = await answer(pages, "Which role do I need to invite members?");
  expect(text).toContain("**Roles**\n\n| Right | Owner | Guest |");
  expect(text).toContain("| Invite members | yes | no |");
});

test("of an item with many lines below it those that answer are quoted, below what they are parts of", async () => {
  const fields = (name: string) => Array.from({ length: 9 }, (_, at) => `    - \`${name}_${at}\`: string`).join("\n");
  const list = `- One of:\n  - boat: A boat.\n${fields("sail")}\n    - \`draught\`: at most 3 m\n  - car: A car.\n${fields("wheel")}`;
  const pages = [section("create", "Create a craft", "Kinds of craft", `A craft is a boat or a car.\n\n${list}`)];
  const { text } = await answer(pages, "What draught may a boat have as a kind of craft?");
  expect(text).toContain("- One of:\n  - boat: A boat.\n");
  expect(text).toContain("    - `draught`: at most 3 m\n");
  expect(text).toMatch(/^ +- …$/m);
  expect(text).not.toContain("wheel_8");
});

test("a section whose last sentence leads to nothing keeps the form of the others", async () => {
  const told = "Lamps know two modes.\n\n```yaml\nmode: dim\n```\n\nBoth are explained. Here is how:";
  const { text } = await answer([section("lamps", "Lamps", "Modes of lamps", told)], "two modes of lamps");
  expect(text).toContain("modes.\n\n```yaml\nmode: dim\n```\n\nBoth are explained.");
  expect(text).not.toContain("Here is how:");
});

test("a short part that says what a question is about is quoted to its end", async () => {
  const part = (kind: string, fault: string, cure: string) =>
    `**${kind} kind**\n\n**Problem:** It ${fault}.\n\n**Solution:** Give it some warmth:\n\n\`\`\`sh\n${cure}\n\`\`\``;
  const filler = "The weather changes with the seasons, as everyone who has a garden knows. ".repeat(25);
  const told = [
    filler,
    part("First", "hums at noon", "warm --first"),
    part(
      "Second",
      "reports E_SNOW when it freezes, since the sensor that sits below its cover, next to the cable and far from the bulb, takes the cold for snow, and tells so to the gateway at once",
      "warm --second",
    ),
  ].join("\n\n");
  const { text } = await answer([section("lamps", "Lamps", "Weather", told)], "my lamp reports E_SNOW when it freezes");
  expect(text).toContain("warm --second");
  expect(text).not.toContain("warm --first");
});

test("few words in a callout may say what something is not for", async () => {
  const told = "> **Tip**\n>\n> Free plan: no\n\nThe lamp dims itself when nobody is at home.";
  const { text } = await answer([section("dim", "Dimming", "Dimming at night", told)], "dimming at night");
  expect(text).toContain("Free plan: no");
});

// A quote, the sections that come closest, or nothing: which of them an answer is, and what its words claim.
import { expect, test } from "vitest";
import { answer, answerFrom, section } from "../support/answer-from-pages.js";
import { fakeBundle } from "../support/fake-bundle.js";

const lamps = [
  section("lamps", "Lamps", "Dim a lamp", "To dim a lamp, turn its wheel to the left until the light is low."),
  section("lamps", "Lamps", "Change the bulb", "Unscrew the old bulb and screw the new one in."),
  section("prices", "Prices", "Lamps and bulbs", "A lamp costs 20 euros, and a bulb costs 3 euros."),
];

test("what surely answers is quoted", async () => {
  const { outcome, text, sources } = await answer(lamps, "How do I dim a lamp?");
  expect(outcome).toBe("quote");
  expect(text).toMatch(
    /^From the documentation:\n\n\*\*\[Lamps › Dim a lamp\]\(\/lamps#dim-a-lamp\)\*\*\n\nTo dim a lamp/,
  );
  expect(sources[0]?.id).toBe("lamps#dim-a-lamp");
});

test("what may answer is shown as closest, up to three sections with what they say, and no word denies that they answer", async () => {
  const { outcome, text, sources } = await answer(lamps, "Is a lamp dimmed by sunlight?");
  expect(outcome).toBe("closest");
  expect(text).toMatch(/^These sections come closest:\n\n\*\*\[/);
  expect(text).toContain("To dim a lamp, turn its wheel to the left");
  expect(text).not.toMatch(/could not|no clear|From the documentation/);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.length).toBeLessThanOrEqual(3);
});

test.each(["zebra quagga", "Who sells umbrellas?"])("nothing is found for %s", async (question) => {
  const text = "I could not find an answer to this in the documentation.";
  expect(await answer(lamps, question)).toEqual({ text, sources: [], outcome: "nothing" });
});

test("the words of each outcome are in the language of the pages", async () => {
  const german = { path: "lampen", title: "Lampen", language: "de", content: "Eine Lampe dimmt man mit dem Rad." };
  const ask = async (question: string) => (await answerFrom(fakeBundle([german]), [question], "de")).text;
  expect(await ask("Wie dimmt man eine Lampe?")).toMatch(/^Aus der Dokumentation:/);
  expect(await ask("Wer war Napoleon?")).toMatch(/^(?:Diese Abschnitte kommen|In der Dokumentation)/);
});

test.each([
  ["Hello!", "Hello! What would you like to know about the documentation?"],
  ["thanks a lot", "You are welcome! Ask whenever something else comes up."],
])("%s asks nothing that could be missing", async (said, text) => {
  expect(await answer(lamps, said)).toEqual({ text, sources: [], outcome: "quote" });
});

test("a closest section is shown with the rows that answer", async () => {
  const rows = Array.from({ length: 40 }, (_, row) => `| Plan ${row} | ${row} links |`).join("\n");
  const table = `| Plan | Links |\n| - | - |\n${rows}`;
  const { text } = await answer([section("plans", "Plans", "Links of each plan", table)], "links of plan 7");
  expect(text).toContain("| Plan | Links |");
  expect(text).toContain("| Plan 7 | 7 links |");
});

test("a closest section is shown with what it says, and with code only if it says nothing else", async () => {
  const code = "```js\nlamp.sunlight({ dim: true });\n```";
  const shown = async (content: string) =>
    (await answer([section("lamps", "Lamps", "Sunlight", content)], "How can I make sunlight dim lamps less?")).text;
  const told = await shown(`It feels how bright the room is.\n\n${code}`);
  expect(told).toContain("It feels how bright the room is.");
  expect(told).not.toContain("lamp.sunlight(");
  expect(await shown(code)).toContain("lamp.sunlight(");
});

test("at most one further section is quoted, only if it is nearly as good", async () => {
  const { sources } = await answer(lamps, "How do I dim a lamp?");
  expect(sources.length).toBeLessThanOrEqual(2);
});

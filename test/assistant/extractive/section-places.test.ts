import { expect, test } from "vitest";
import { readSections } from "../../../src/assistant/extractive/read-sections.js";
import { findSection, pageOf, within } from "../../../src/assistant/extractive/section-places.js";
import { answer } from "../support/answer-from-pages.js";

const FAULTS = [
  "Intro.",
  "## No sound\n\nNothing is heard.\n\n### Solution\n\nTurn the volume up.",
  "## No picture\n\nNothing is seen.\n\n### Solution\n\n#### Cable\n\nPlug the cable in.\n\n### Solution\n\nBuy a lamp.",
].join("\n\n");

function find(headings: readonly string[], anchor: string | null, content = "") {
  return findSection(readSections(FAULTS), { headings, anchor, content, page: { title: "Faults" } });
}

test("a section is found by its place, however many are called alike", () => {
  expect(find(["No sound", "Solution"], "solution")?.blocks).toEqual([{ kind: "text", text: "Turn the volume up." }]);
  expect(find(["No picture", "Solution"], "solution-3")?.blocks).toEqual([{ kind: "text", text: "Buy a lamp." }]);
  expect(find(["No picture", "Solution"], "own-id", "Buy a lamp.")?.blocks).toEqual([
    { kind: "text", text: "Buy a lamp." },
  ]);
  expect(find(["No picture"], "no-picture")?.below.map(({ heading }) => heading)).toEqual(["Solution", "Solution"]);
  expect(find(["Unknown"], "unknown")).toBeNull();
});

test("a number that a heading ends with is not that of its place", () => {
  const sections = readSections("## Option 2\n\nOf water.\n\n## Option 2\n\nOf wine.");
  const texts = ["option-2", "option-2-2"].map((anchor) => {
    const name = { headings: ["Option 2"], anchor, content: "", page: { title: "Options" } };
    return findSection(sections, name)?.blocks;
  });
  expect(texts).toEqual([[{ kind: "text", text: "Of water." }], [{ kind: "text", text: "Of wine." }]]);
});

test("a page is its beginning with all that follows", () => {
  const beginning = find([], null);
  expect(beginning?.blocks).toEqual([{ kind: "text", text: "Intro." }]);
  expect(beginning && within(beginning)).toHaveLength(7);
});

test("a heading that repeats the title of its page is no part of the name", () => {
  const sections = readSections("Intro.\n\n## Faults\n\nThere are many.");
  const name = { headings: [], anchor: "faults", content: "There are many.", page: { title: "Faults" } };
  expect(findSection(sections, name)?.blocks).toEqual([{ kind: "text", text: "There are many." }]);
});

test("a section knows its page", () => {
  const own = find(["No picture", "Solution"], "solution-2");
  expect(own && within(own).map(({ heading }) => heading)).toEqual(["Solution", "Cable"]);
  expect(own && pageOf(own).level).toBe(0);
});

/** A page whose sections are each found on their own. */
function page(path: string, title: string, sections: readonly (readonly [string[], string, string])[]) {
  return sections.map(([headings, anchor, content]) => ({ path, title, headings, anchor, content }));
}

test("what helps is quoted of the fault that is asked about, where each has a section of that name", async () => {
  const { text } = await answer(
    page("faults", "Faults", [
      [["The radio is silent."], "the-radio-is-silent", "## The radio is silent.\n\nNothing is heard."],
      [["The radio is silent.", "Solution"], "solution", "### Solution\n\n1. Turn the volume up.\n2. Wait."],
      [["Lamps stay dark."], "lamps-stay-dark", "## Lamps stay dark.\n\nThe lamps stay dark all night."],
      [["Lamps stay dark.", "Solution"], "solution-2", "### Solution\n\n1. Plug it in.\n2. Press the switch."],
    ]),
    "My lamps stay dark, what can I do?",
  );
  expect(text).toContain("1. Plug it in.\n2. Press the switch.");
  expect(text).not.toContain("Turn the volume up.");
});

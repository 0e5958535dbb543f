import { expect, it } from "vitest";
import { CHANCE, CLOCK } from "../../src/content/code/moments.js";
import { drawText, drawTexts } from "./draw-text.js";

const files = {
  "tip.jsx":
    "const made = Math.random();\nexport const Made = () => <u>{made}</u>;\nexport const Tip = () => <b>{Math.random()}</b>;",
};
const page = `import { Made, Tip } from "/tip.jsx"

export const id = crypto.randomUUID();
export const Own = () => <i>{Math.random()}</i>;

{Math.random()} {id} <Tip /> <Own /> <Made />

<Card title="C"><Tip /></Card>

{(() => { const [n] = useState(Math.random()); return <s>{n}</s> })()}
`;

function tags(html: string): string[] {
  return [...html.matchAll(/0\.\d{5,}/g)].map(([number]) => number);
}

it("is what it was whenever a page is drawn, whatever was drawn before", async () => {
  const [first] = await drawTexts({ "a.mdx": page }, { files });
  const again = await drawTexts({ "b.mdx": page, "a.mdx": page }, { files });
  expect(again[1]?.html).toBe(first?.html);
  expect(again[1]?.markdown).toBe(first?.markdown);
  const [own, other] = [tags(first?.html ?? ""), tags(again[0]?.html ?? "")];
  expect(new Set(own).size).toBe(6);
  // What a snippet made when it was loaded is the same everywhere.
  expect(own.filter((number) => other.includes(number))).toHaveLength(1);
});

it("says the same in HTML, in Markdown and for search", async () => {
  const { html, markdown, facts } = await drawText(page, { files });
  const words = facts.passages.map(({ text }) => text).join("\n");
  expect(tags(markdown).sort()).toEqual(tags(html).sort());
  expect(tags(words).sort()).toEqual(tags(html).sort());
});

it("stands among what shaped a page that asked for it, alone", async () => {
  const shapedBy = async (text: string) => (await drawText(text, { files })).dependencies;
  expect(await shapedBy("{Math.PI} {new Date(0).getTime()}")).toEqual([]);
  expect(await shapedBy("{Math.random()}")).toEqual([CHANCE]);
  expect(await shapedBy("{new Date().getFullYear()}")).toEqual([CLOCK]);
  expect(await shapedBy("export const Year = () => <b>{Date.now()}</b>\n\n<Year />")).toEqual([CLOCK]);
  expect(await shapedBy('import { Made } from "/tip.jsx"\n\nMade.')).toEqual(["tip.jsx", CHANCE]);
});

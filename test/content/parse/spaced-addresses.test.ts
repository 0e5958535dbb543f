import { expect, it } from "vitest";
import { spacedAddresses } from "../../../src/content/parse/parse-problems.js";

const told = (text: string) =>
  spacedAddresses(text, { file: "a.mdx", line: 5, column: 1 }).map(({ place, hint }) => [
    place?.line,
    place?.column,
    hint?.split(": ")[1],
  ]);

it("finds links and images that Markdown shows as text, because their address has a space", () => {
  expect(told("![Plan](images/floor plan.png)\n\n[Guide](/my first guide#a b)")).toEqual([
    [5, 9, "(images/floor%20plan.png)."],
    [7, 9, "(/my%20first%20guide#a%20b)."],
  ]);
});

it.each([
  '[a](/b "Title of it")',
  "[a](<images/floor plan.png>)",
  "`[a](/b c)`",
  "```md\n[a](/b c)\n```",
  "arrays[0](see the note)",
  "[a](/b) (c d)",
])("leaves alone what is read as it was meant: %s", (text) => expect(told(text)).toEqual([]));

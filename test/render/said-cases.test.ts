// What pages say in their copies, and which of their mistakes are told.

import { describe, expect, it } from "vitest";
import { buildProject } from "../site/write-project.js";
import { yamlBeside } from "../yaml-beside.js";
import { drawText } from "./draw-text.js";

const ITEMS = 'export const items = [{ id: "a", n: 1 }, { id: "b", n: 2 }];\n\n';

const CASES = yamlBeside<Readonly<Record<string, readonly [text: string, said: string]>>>(
  import.meta.url,
  "said-cases.yaml",
);

it.each(Object.entries(CASES))("a copy says: %s", async (_what, [text, said]) => {
  const { markdown } = await drawText(ITEMS + text);
  expect(markdown).toContain(said);
  expect(markdown).not.toContain("\r");
});

describe("mistakes", () => {
  const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;
  const rows: readonly (readonly [text: string, code: string])[] = [
    [page('<Tab title="a">x</Tab>'), "lone-part 5"],
    [page('<Step title="a">x</Step>'), "lone-part 5"],
    [page("x\nimport A from '/a.mdx'"), "import-in-text 6"],
    [page("[x](/a b.png)"), "space-in-address 5"],
  ];

  it("are told once, with their line", async () => {
    const files = Object.fromEntries(rows.map(([text], at) => [`p${at}.mdx`, text]));
    const settings = { navigation: { pages: ["index", ...rows.map((_, at) => `p${at}`)] } };
    const { problems } = await buildProject({ settings, files }, { lenient: true });
    const told = rows.map(([text], at) => {
      const own = problems.filter(({ place }) => place?.file === `p${at}.mdx`);
      return [text, own.map(({ code, place }) => `${code} ${place?.line}`).join(", ")];
    });
    expect(told).toEqual(rows);
  });
});

import { expect, it } from "vitest";
import { buildProject } from "../../site/write-project.js";

it("tells of icons that docs.json and front matter name and no library has", async () => {
  const files = { "index.mdx": "---\ntitle: Home\nicon: rokcet\n---\n\nText.\n" };
  const groups = [{ group: "Start", icon: "qqqqq", pages: ["index"] }];
  const links = [{ label: "Code", href: "/", icon: "github" }];
  const { problems } = await buildProject({ settings: { navigation: { groups }, navbar: { links } }, files });
  const told = problems.filter(({ code }) => code === "unknown-icon");
  expect(told.map(({ place, what, hint }) => [place, what, hint])).toEqual([
    [{ file: "docs.json", line: 8, column: 17 }, 'Unknown icon "qqqqq".', null],
    [{ file: "index.mdx", line: 3, column: 7 }, 'Unknown icon "rokcet".', 'Did you mean "rocket"?'],
  ]);
});

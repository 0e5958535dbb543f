import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSite } from "../../build-site.js";
import { temporaryFolder } from "../../temporary-folder.js";

const root = temporaryFolder();

it("tells of icons that docs.json and front matter name and no library has", async () => {
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.mdx"), "---\ntitle: Home\nicon: rokcet\n---\n\nText.\n");
  const groups = [{ group: "Start", icon: "qqqqq", pages: ["index"] }];
  const links = [{ label: "Code", href: "/", icon: "github" }];
  const settings = { theme: "mint", name: "Icons", navbar: { links }, navigation: { groups } };
  writeFileSync(join(root, "docs.json"), JSON.stringify(settings, null, 2));
  const { problems } = await buildSite(root);
  const told = problems.filter(({ code }) => code === "unknown-icon");
  expect(told.map(({ place, what, hint }) => [place, what, hint])).toEqual([
    [{ file: "docs.json", line: 17, column: 17 }, 'Unknown icon "qqqqq".', null],
    [{ file: "index.mdx", line: 3, column: 7 }, 'Unknown icon "rokcet".', 'Did you mean "rocket"?'],
  ]);
});

import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkSite } from "../../../src/commands/checking/check-site.js";
import { readChange } from "../../../src/commands/checking/read-change.js";
import { PLAIN_FLAGS, plainRun } from "../../build-site.js";
import { gitIn } from "../../running.js";
import { writeProject } from "../../site/write-project.js";
import { writeFiles } from "../../temporary-folder.js";

const FLAGS = { ...PLAIN_FLAGS, links: true } as const;

const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;

const FILES = {
  "index.mdx": page("[a](/guides/a) [soil](/guides/a#soil) [old fault](/nowhere)"),
  "guides/a.mdx": page("## Soil\n\n[b](./b#top-part) <Icon icon='no-such-icon' />"),
  "guides/b.mdx": page('## Top part\n\nimport Tip from "/snippets/tip.mdx"\n\n<Tip />\n\n[gone](/gone)'),
  "guides/c.mdx": page('import Tip from "/snippets/tip.mdx"\n\n<Tip /> ![](/pic.png)'),
  "snippets/tip.mdx": "A tip.\n",
  "pic.png": "png",
};

const NAVIGATION = { pages: ["index", "guides/a", "guides/b", "guides/c"] };

interface Edited {
  /** Files of the commit that the edit follows. */
  readonly committed?: Readonly<Record<string, string>>;
  /** Null takes a file away. */
  readonly files?: Readonly<Record<string, string | null>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** What is found after an edit, of a change since the last commit, and how many pages were drawn for it. */
async function afterEdit({ committed = {}, files = {}, settings = {} }: Edited) {
  const root = writeProject({ files: { ...FILES, ...committed }, settings: { navigation: NAVIGATION } });
  const git = gitIn(root);
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "start");
  for (const [file, text] of Object.entries(files))
    if (text === null) rmSync(join(root, file));
    else writeFiles(root, { [file]: text });
  const docs = { theme: "mint", name: "Garden", navigation: NAVIGATION, ...settings };
  writeFiles(root, { "docs.json": JSON.stringify(docs, null, 2) });
  const change = readChange(root, { changed: "HEAD" });
  const { problems, drawn } = await checkSite(plainRun(root), { ...FLAGS, change });
  return { found: problems.map(({ code, place }) => `${code} ${place?.file}`).sort(), drawn: drawn?.pages.length ?? 0 };
}

describe("checking a change", () => {
  it("finds nothing where nothing changed, and draws nothing", async () => {
    expect(await afterEdit({})).toEqual({ found: [], drawn: 0 });
  });

  it("draws the pages that use a component of the project, whether it changed, is new or is gone", async () => {
    const component = (inner: string) => `export const Price = () => <p>${inner}</p>;\n`;
    const use = { "guides/a.mdx": page("<Price />"), "snippets/tip.mdx": "<Price />\n" };
    const files = { ...use, "components/Price.jsx": component("{0}") };
    const changed = { "components/Price.jsx": component("{no.such.thing}") };
    expect(await afterEdit({ committed: files, files: changed })).toEqual({
      found: expect.arrayContaining([expect.stringContaining("components/Price.jsx")]),
      drawn: 4,
    });
    expect(await afterEdit({ committed: files, files: { "components/Price.jsx": null } })).toMatchObject({
      found: expect.arrayContaining(["unknown-component guides/a.mdx", "unknown-component snippets/tip.mdx"]),
      drawn: 4,
    });
    expect(await afterEdit({ files: { "components/Other.jsx": component("{1}") } })).toEqual({ found: [], drawn: 0 });
  });

  it("finds faults of a changed page, and not those of others", async () => {
    const { found, drawn } = await afterEdit({ files: { "guides/b.mdx": page("## Top part\n\n[gone](/gone)") } });
    expect(found).toEqual(["dead-link guides/b.mdx"]);
    // The page itself, and the one that links to it.
    expect(drawn).toBe(2);
  });

  it.each<[name: string, files: NonNullable<Edited["files"]>, found: readonly string[]]>([
    ["finds links to no heading", { "guides/a.mdx": page("## Earth\n\n[b](./b#top-part)") }, ["dead-anchor index.mdx"]],
    [
      "judges anchors of pages that did not change",
      { "guides/c.mdx": page("[fine](/guides/a#soil) [not](/guides/a#sand)") },
      ["dead-anchor guides/c.mdx"],
    ],
    [
      "finds links and entries of a page that is gone",
      { "guides/a.mdx": null },
      ["dead-link index.mdx", "dead-link index.mdx", "missing-page docs.json"],
    ],
    ["finds pages that show a file that is gone", { "pic.png": null }, ["missing-file guides/c.mdx"]],
    [
      "draws pages that include a changed snippet",
      { "snippets/tip.mdx": "[x](/nothing-there)\n" },
      ["dead-link guides/b.mdx", "dead-link snippets/tip.mdx"],
    ],
  ])("%s", async (_, files, found) => expect((await afterEdit({ files })).found).toEqual(found));

  it("looks at all pages where a setting of all pages changed, and at few where the navigation did", async () => {
    expect((await afterEdit({ settings: { icons: { library: "lucide" } } })).drawn).toBe(4);
    expect((await afterEdit({ settings: { name: "Yard" } })).drawn).toBe(0);
    const fewer = { navigation: { pages: ["index", "guides/a", "guides/b"] } };
    expect((await afterEdit({ settings: fewer })).found).toEqual([]);
  });
});

import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeChanges } from "../../../src/files/write-changes.js";
import { findMoved } from "../../../src/tools/editing/find-moved.js";
import { planMove } from "../../../src/tools/editing/plan-move.js";
import { readProject } from "../../../src/tools/editing/read-project.js";
import { buildSite, PLAIN_OPTIONS } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";
import { yamlBeside } from "../../yaml-beside.js";

type File = "docs.json" | "index.mdx" | `guides/${"index" | "plant" | "tools/spade"}.mdx` | "snippets/row.jsx";

const FILES = yamlBeside<Readonly<Record<File, string>>>(import.meta.url, "plan-move.yaml");
const DOCS = FILES["docs.json"];

type Read = (file: string) => string;

/** Moves in a project of these files, which makes no faults; gives the texts of files afterwards. */
async function moving(from: string, to: string, use: (read: Read, root: string) => void): Promise<void> {
  const root = temporaryFolder();
  writeFiles(root, FILES);
  const before = await faults(root);
  const project = await readProject(root, PLAIN_OPTIONS);
  const plan = planMove(project, findMoved(from, to, project), { siteUrl: null, redirect: true });
  await writeChanges({ root, command: "move" }, plan, () => {});
  use((file) => readFileSync(join(root, file), "utf8"), root);
  expect(await faults(root)).toEqual(before);
}

async function faults(root: string): Promise<string[]> {
  const { problems } = await buildSite(root);
  return problems.map(({ code, what }) => `${code} ${what}`).sort();
}

describe("moving a page", () => {
  it("takes entries, links, snippets and settings along, and nothing else", () =>
    moving("guides/plant", "grow/plant-it", (read, root) => {
      expect(existsSync(join(root, "guides/plant.mdx"))).toBe(false);
      expect(read("grow/plant-it.mdx")).toBe(FILES["guides/plant.mdx"].replace("./index.mdx", "../guides/index.mdx"));
      expect(read("index.mdx")).toBe(
        FILES["index.mdx"]
          .replace("[Plant](/guides/plant)", "[Plant](/grow/plant-it)")
          .replace("(guides/plant.mdx#soil", "(grow/plant-it.mdx#soil"),
      );
      expect(read("guides/index.mdx")).toBe(FILES["guides/index.mdx"].replace("./plant", "../grow/plant-it"));
      expect(read("guides/tools/spade.mdx")).toContain("[Plant](../../grow/plant-it)");
      expect(read("snippets/tip.mdx")).toBe("Read [how to plant](/grow/plant-it#soil).\n");
      expect(read("snippets/row.jsx")).toBe(FILES["snippets/row.jsx"].replaceAll("/guides/plant", "/grow/plant-it"));
      expect(read("docs.json")).toBe(
        DOCS.replace('"guides/plant"', '"grow/plant-it"')
          .replaceAll('"/guides/plant', '"/grow/plant-it')
          .replace(
            /("\/handbook\/plant".*)\n/,
            '$1,\n    { "source": "/guides/plant", "destination": "/grow/plant-it" }\n',
          ),
      );
    }));

  it("drops a redirect from the page's new address", () =>
    moving("guides/plant", "/handbook/plant.mdx", (read) => {
      expect(JSON.parse(read("docs.json")).redirects).toEqual([
        { source: "/old-plant", destination: "/handbook/plant" },
        { source: "/guides/plant", destination: "/handbook/plant" },
      ]);
    }));
});

describe("moving a folder", () => {
  it("takes all its files along, and leaves links between them as they are", () =>
    moving("guides", "handbook", (read, root) => {
      expect(existsSync(join(root, "guides"))).toBe(false);
      expect(read("handbook/index.mdx")).toBe(FILES["guides/index.mdx"]);
      expect(read("handbook/plant.mdx")).toBe(FILES["guides/plant.mdx"]);
      expect(read("handbook/tools/spade.mdx")).toBe(FILES["guides/tools/spade.mdx"]);
      expect(read("index.mdx")).toContain('<img src={"/handbook/spade.png"} alt="" />');
      expect(read("index.mdx")).toContain("[ref]: <handbook/>");
      const docs = JSON.parse(read("docs.json"));
      expect(docs.logo).toBe("/handbook/logo.svg");
      const tools = { group: "Tools", pages: ["handbook/tools/spade"] };
      expect(docs.navigation.groups[1].pages).toEqual(["handbook/index", "handbook/plant", tools]);
      const sources = docs.redirects.map(({ source }: { source: string }) => source);
      const expected = ["/guides", "/guides/plant", "/guides/tools", "/guides/tools/spade", "/old-plant"];
      expect(sources.toSorted()).toEqual(expected);
    }));

  it("changes imports where the depth changes", () =>
    moving("guides/", "a/b/guides", (read) => {
      expect(read("a/b/guides/tools/spade.mdx")).toContain('from "../../../../snippets/tip.mdx"');
    }));
});

describe("moving other things", () => {
  const entries = { "guides/*": "handbook/*", "/guides/": "/handbook/" };
  it.each(Object.entries(entries))("renames the folder in the entry %s", async (entry, renamed) => {
    const root = writeProject({ settings: { navigation: { pages: ["index", entry] } }, files: { "guides/a.mdx": "" } });
    const project = await readProject(root, PLAIN_OPTIONS);
    const plan = planMove(project, findMoved("guides", "handbook", project), { siteUrl: null, redirect: false });
    const { navigation } = JSON.parse(plan.written.get("docs.json")?.after.toString() ?? "");
    expect(navigation.pages).toEqual(["index", renamed]);
  });

  it("moves the pages of a group", () =>
    moving("Guides > Tools", "shed", (read) => {
      expect(JSON.parse(read("docs.json")).navigation.groups[1].pages[2].pages).toEqual(["shed/spade"]);
      expect(read("shed/spade.mdx")).toContain("[Plant](../guides/plant)");
    }));

  it("moves a picture and a snippet", async () => {
    await moving("guides/spade.png", "images/", (read) => {
      expect(read("guides/index.mdx")).toContain("![](../images/spade.png)");
    });
    await moving("snippets/tip.mdx", "snippets/shared/hint.mdx", (read) => {
      expect(read("index.mdx")).toContain('import Tip from "/snippets/shared/hint.mdx";');
      expect(read("guides/tools/spade.mdx")).toContain('import Tip from "../../snippets/shared/hint.mdx";');
    });
  });
});

describe("a move that cannot be made", () => {
  it.each([
    ["guides/plont", "x", 'There is no page, folder, file or group "guides/plont".'],
    ["guides/plant", "about", '"about.mdx" already exists.'],
    ["guides/plant", "about/index", '"about/index.mdx" would have the address of "about.mdx".'],
    ["guides", "guides/new", "cannot be moved into itself"],
    ["guides/plant", "../plant", "within the project"],
    ["docs.json", "settings.json", "docs.json cannot be moved"],
    ["about", "/about", '"about" is already there.'],
  ])("is refused before anything is written: %s to %s", async (from, to, why) => {
    await expect(moving(from, to, () => {})).rejects.toThrow(why);
  });

  it("leaves every file as it was where one cannot be written", async () => {
    const root = writeProject({ files: FILES });
    const list = () => readdirSync(root, { recursive: true }).sort();
    mkdirSync(join(root, "closed/about.mdx"), { recursive: true });
    const before = list();
    const changes = {
      moved: new Map([
        ["guides/plant.mdx", "closed/plant.mdx"],
        ["about.mdx", "closed/about.mdx"],
      ]),
      written: new Map([["index.mdx", { before: FILES["index.mdx"], after: "changed" }]]),
    };
    await expect(writeChanges({ root, command: "move" }, changes, () => {})).rejects.toThrow();
    expect(list()).toEqual(before);
    expect(readFileSync(join(root, "index.mdx"), "utf8")).toBe(FILES["index.mdx"]);
  });
});

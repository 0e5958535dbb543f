import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { bookDocument } from "../../../src/tools/pdf/book-document.js";
import { pageNumbers, probedCharacters, rareCharacters } from "../../../src/tools/pdf/pdf.js";
import { docsgen } from "../../running.js";
import { writeProject } from "../../site/write-project.js";
import { temporaryFolder } from "../../temporary-folder.js";

const files = {
  "index.mdx":
    "---\ntitle: Home\n---\n\nGo to [planting](/guides/plant#in-spring), [the top](#below) or [away](/hidden).\n\n## Below\n\nText.\n",
  "guides/plant.mdx":
    '---\ntitle: Planting & more\ndescription: How to.\n---\n\n<Tabs><Tab title="Roses">Dig.</Tab><Tab title="Lilies">Wait.</Tab></Tabs>\n\n## In spring\n\nBack [home](/).\n\n```mermaid\nflowchart LR\n  a[Marigold] --> b\n```\n',
  "api/list.mdx": "---\ntitle: List\n---\n\nText.\n",
  "hidden.mdx": "---\ntitle: Hidden\nhidden: true\n---\n\nNo.\n",
};
const groups = [
  { group: "Start", pages: ["index"] },
  { group: "Garden", pages: ["guides/plant", "index"] },
];
const navigation = {
  tabs: [
    { tab: "Guide", groups },
    { tab: "API", pages: ["api/list", "hidden"] },
  ],
};

const print = (root: string, flags: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  docsgen(["pdf", root, "--offline", ...flags], { env });

it("writes a description in the direction of its own words, not of the book's", () => {
  const words = { title: "Garden", description: "How to plant.", language: "ar", direction: "rtl" };
  const book = bookDocument({ ...words, theme: "mint", head: "", lines: [] }, new Map());
  expect(book).toContain('<p dir="auto">How to plant.</p>');
});

describe("a book", async () => {
  const root = writeProject({ files, settings: { navigation } });
  const flags = ["--out", join(root, "garden.pdf"), "--site-url", "https://garden.example"];
  const { stderr: said } = await print(root, flags);
  const pdf = readFileSync(join(root, "garden.pdf"), "latin1");

  /** The outline as lines, each with as many spaces as it lies deep. */
  const outline = (): string[] => {
    const items = new Map(
      [...pdf.matchAll(/\n(\d+) 0 obj\n<<\/Title (.*?)\n\/Dest (.*?)endobj/gs)].map(
        ([, id = "", title = "", rest = ""]) => [id, { title, rest }],
      ),
    );
    const ref = (text: string | undefined, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(text ?? "")?.[1];
    const below = (first: string | undefined, depth: number): string[] => {
      const lines: string[] = [];
      for (let id = first; id !== undefined; id = ref(items.get(id)?.rest, "Next")) {
        const item = items.get(id);
        lines.push(" ".repeat(depth) + item?.title.replace(/^\((.*)\)$/, "$1"));
        lines.push(...below(ref(item?.rest, "First"), depth + 1));
      }
      return lines;
    };
    return below(ref(/<<\/Type \/Outlines.*?endobj/s.exec(pdf)?.[0], "First"), 0);
  };

  it("has the sidebar as its outline, with the headings of each page", () => {
    expect(outline()).toEqual([
      ...["Guide", " Start", "  Home", "   Below", " Garden", "  Planting & more", "   In spring"],
      ...["API", " List"],
    ]);
    expect(said).toContain("Printed 3 pages into");
  });

  it("links between its pages, and to the site for what is not in it", () => {
    const places = pageNumbers(Buffer.from(pdf, "latin1"));
    // Links within the book name their place; chapters are named by their line of the contents.
    const named = [...pdf.matchAll(/\/Subtype \/Link\b.*?\/Dest \/([\w-]+)/gs)].map(([, name = ""]) => name);
    expect(new Set(named)).toEqual(new Set(["g1", "g2", "p3", "g4", "p5", "g6", "p7", "p5--in-spring", "p3--below"]));
    for (const name of named) expect(places.get(name), name).toBeGreaterThan(1);
    expect(places.get("g1")).toBe(places.get("p3"));
    expect(places.get("p5")).toBe((places.get("p3") ?? 0) + 1);
    expect(pdf).toContain("/URI (https://garden.example/hidden/)");
  });
});

it("shows pictures of the project, and no file of the machine that a page names", async () => {
  const picture = (width: number) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><circle r="9"/></svg>`)
      .render()
      .asPng();
  const outside = join(temporaryFolder(), "outside.png");
  writeFileSync(outside, picture(57));
  const named = `![a](${outside})\n\n![b](file://${outside})\n\n<img src="${outside}" alt="c" />`;
  const files = { "index.mdx": `---\ntitle: Home\n---\n\n![own](/own.png)\n\n${named}\n` };
  const root = writeProject({ files });
  writeFileSync(join(root, "own.png"), picture(43));
  await print(root, ["--lenient"]);
  const printed = readFileSync(join(root, "book.pdf"), "latin1");
  const widths = [...printed.matchAll(/\/Subtype \/Image\b.*?\/Width (\d+)/gs)].map(([, width]) => width);
  expect(widths).toContain("43");
  expect(widths).not.toContain("57");
}, 120_000);

describe("characters that no font has", () => {
  it("are asked for beyond Latin, without marks, spaces, code and styles", () => {
    const html =
      "<style>.a::before { content: '→' }</style><p title='中'>A→é ไทย 文&nbsp;文 हि\u200d</p><script>'Ж'</script>";
    expect(rareCharacters(html)).toEqual(["ท", "ย", "ไ", "→", "文", "ह"].sort());
    expect(probedCharacters('<html><body class="a">[20013,128512]</body></html>')).toEqual(["中", "😀"]);
    expect(probedCharacters("<html><body><p>中</p></body></html>")).toEqual([]);
  });

  it("are named below what was printed, and those of a font that is there are not", async () => {
    const text = "---\ntitle: Home\n---\n\nNo font has \u0378 and \u{1F8FF}, but Ж is in many.\n";
    const settings = { navigation: { pages: ["index"] } };
    const root = writeProject({ files: { "index.mdx": text }, settings });
    const { stderr } = await print(root, []);
    expect(stderr).toMatch(/Printed 1 page into .*\n {2}No installed font has .*: boxes are shown in their place\./);
    expect(stderr).not.toContain("Ж");
  }, 120_000);
});

describe("the command", () => {
  it("prints a group, and says which there are", async () => {
    const root = writeProject({ files, settings: { navigation } });
    const failed = await print(root, ["--group", "Gardn"]);
    expect(failed.code).toBe(2);
    expect(failed.stderr).toContain('The navigation has no group "Gardn".\n  Did you mean "Garden"?');
    const inFolder = await print(root, ["--out", root]);
    expect(inFolder.stderr).toMatch(/is a folder\.\n {2}Name the file to write/);
  });

  it("asks for a group before it builds, and says how to print in spite of errors", async () => {
    const broken = { ...files, "hidden.mdx": "---\ntitle: Hidden\n---\n\n<Tabs>\n" };
    const root = writeProject({ files: broken, settings: { navigation } });
    const unknown = await print(root, ["--group", "Nothing"]);
    expect(unknown.stderr).toBe(
      'error  The navigation has no group "Nothing".\n  Its groups are: Guide, Start, Garden, API\n',
    );
    const failed = await print(root, []);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(
      /✗ Nothing was printed: 1 error, 1 warning\.\n {2}Example and fix: .*\n {2}Use --lenient to print anyway; broken/,
    );
    const strict = await print(root, ["--strict"]);
    expect(strict.stderr).toMatch(/✗ Nothing was printed: 1 error, 1 warning\.\n {2}Example and fix: .*\n$/);
  });

  it("says what is missing without Chromium", async () => {
    const root = writeProject({ files, settings: { navigation } });
    const failed = await print(root, [], { PATH: root });
    expect(failed.code).toBe(2);
    expect(failed.stderr).toMatch(
      /A PDF is printed by Chromium, which is not installed\.\n {2}Install Chromium or Chrome/,
    );
    const wrong = await print(root, [], { ...process.env, CHROMIUM: join(root, "none") });
    expect(wrong.stderr).toContain("which cannot be run.");
  });
});

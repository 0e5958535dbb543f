import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONFIG, PROJECT } from "./full-project.js";
import { rebuildProject } from "./rebuilt-project.js";

/** The same edits in each run. For more of them, begin elsewhere. */
const SEED = 20261124;
const ROUNDS = 8;
const MOST_EDITS = 4;

const MATTER = ["hidden: true", "sidebarTitle: Short", "tag: NEW", "icon: star", "mode: wide", "noindex: true"];
const TEXTS = [
  "See [this](/text#x).",
  "```js\nlet sesame = 1;\n```",
  "{1 + 1}",
  "$$x^2$$",
  '<Card title="A" href="/text">B</Card>',
  '<div className="mt-4">M</div>',
  "{{name}}",
  "![a](/images/none.png)",
];

test("Builds after random edits give what builds from nothing give", async () => {
  const random = randomNumbers(SEED);
  const project = rebuildProject({ ...PROJECT, "docs.json": JSON.stringify(CONFIG) }, { siteUrl: "https://x.example" });
  try {
    await project.run("out");
    for (let round = 0; round < ROUNDS; round++) {
      const edits = Array.from({ length: 1 + random(MOST_EDITS) }, () => edit(project.work, random));
      await project.expectSameAsCold(`Round ${round}: ${edits.join(", ")}`);
    }
    expect(project.files("out")).not.toEqual({});
  } finally {
    project.remove();
  }
});

/** A number from 0 to before `end`. */
type Random = (end: number) => number;

/** Edits the project, or its output; says what it did. */
function edit(work: string, random: Random): string {
  const site = join(work, "site");
  const one = <Each>(list: readonly Each[]): Each => {
    const chosen = list[random(list.length)];
    if (chosen === undefined) throw new Error("There is nothing to choose from.");
    return chosen;
  };
  const page = () => one(filesBelow(site).filter((file) => file.endsWith(".mdx")));
  const read = (file: string) => readFileSync(join(site, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(site, file), text);
  const edits: readonly (() => string)[] = [
    () => {
      const file = page();
      write(file, read(file).replace(/\b[a-z]{4,}\b(?=[^{}<>]*$)/, "sesame"));
      return `a word of ${file}`;
    },
    () => {
      const file = page();
      write(file, `${read(file)}\n\n${one(TEXTS)}\n`);
      return `more text in ${file}`;
    },
    () => {
      const file = page();
      write(file, read(file).replace(/^---\n/, `---\n${one(MATTER)}\n`));
      return `front matter of ${file}`;
    },
    () => {
      const file = page();
      rmSync(join(site, file));
      return `without ${file}`;
    },
    () => {
      const file = page();
      renameSync(join(site, file), join(site, file.replace(/(?=\.mdx$)/, "x")));
      return `${file} renamed`;
    },
    () => {
      const [first, second] = [page(), page()];
      const [text, other] = [read(first), read(second)];
      write(first, other);
      write(second, text);
      return `${first} and ${second} swapped`;
    },
    () => {
      const settings = JSON.parse(read("docs.json")) as Record<string, unknown>;
      const key = one(Object.keys(settings).filter((each) => each !== "navigation"));
      delete settings[key];
      write("docs.json", JSON.stringify({ ...settings, name: `Name ${random(9)}` }));
      return `docs.json without ${key}`;
    },
    () => {
      const file = one(filesBelow(join(work, "out")).filter((each) => !each.endsWith("site.json")));
      if (random(2) === 0) rmSync(join(work, "out", file));
      else writeFileSync(join(work, "out", file), "spoilt");
      return `${file} of the output spoilt`;
    },
  ];
  return one(edits)();
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(".docsgen"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function randomNumbers(seed: number): Random {
  let state = seed;
  return (end) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % end;
  };
}

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { createPreview } from "../../../src/render/live/dev-preview.js";
import { wholeSite } from "../../../src/render/live/whole-site.js";
import type { SiteFiles } from "../../../src/serve/handler.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";

/** Shown by `code.mdx`, as its code. */
const SHOWN = "page.mdx";

const SETTINGS = {
  variables: { product: "Parts" },
  api: { openapi: ["boxes.json", "lids.json"] },
  navigation: { pages: ["index", "text", "code", "help", "news", "page", "GET /boxes", "GET /lids"] },
};

const FILES = {
  "index.mdx": "---\ntitle: Start\n---\n{{product}} and [text](/text#first), ![Map](/map.svg)\n",
  "text.mdx": "---\ntitle: Text\n---\n## First\n\nWords.\n",
  "code.mdx": `---\ntitle: Code\n---\n\`\`\`txt file=${SHOWN}\n\`\`\`\n\n\`\`\`txt file=part.js\n\`\`\`\n`,
  "help.mdx": '---\ntitle: Help\n---\nimport Note from "/snippets/note.mdx";\n\n<Note />\n',
  "news.mdx": '---\ntitle: News\nrss: true\n---\n<Update label="March 2026">News</Update>\n',
  [SHOWN]: "---\ntitle: Page\n---\n## In it\n\nWords.\n",
  "part.js": "let part = 1;\n",
  "snippets/note.mdx": "Mind the step.\n",
  "snippets/plain.mdx": "Plain.\n",
  "boxes.json": description("/boxes", "List boxes"),
  "lids.json": description("/lids", "List lids"),
  "map.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

function description(path: string, summary: string): string {
  const operation = { summary, responses: { 200: { description: "All of them." } } };
  const info = { title: summary, version: "1" };
  return JSON.stringify({ openapi: "3.1.0", info, paths: { [path]: { get: operation } } });
}

/** What is read of the preview: files of single pages, and those of all pages. */
const READ = [
  ...["index.html", "text/index.html", "code/index.html", "code.md", "help/index.html", "404.html", "map.svg"],
  ...["list-boxes", "list-every-box", "list-lids"].map((name) => `api-reference/${name}/index.html`),
];
const OF_ALL_PAGES = ["llms-full.txt", "news/rss.xml"];

const EDITS: readonly (readonly [what: string, file: string, text: string | null])[] = [
  ["the text of a page", "text.mdx", "---\ntitle: Text\n---\n## Second\n\nOther **words**.\n"],
  ["a page that another shows as code", SHOWN, "---\ntitle: Page\n---\n## In it\n\nOther words.\n"],
  ["a file that a page shows as code", "part.js", "let part = 2;\n"],
  ["a snippet", "snippets/note.mdx", "Mind the **gap**.\n"],
  ["a snippet that imports another", "snippets/note.mdx", 'import Plain from "/snippets/plain.mdx";\n\n<Plain />\n'],
  ["the imported one", "snippets/plain.mdx", "Plainer.\n"],
  ["a snippet that uses classes", "snippets/plain.mdx", '<p className="pt-4">Plainest.</p>\n'],
  ["a page that imports a page", "text.mdx", '---\ntitle: Text\n---\nimport Page from "/page.mdx";\n\n<Page />\n'],
  ["the imported page", SHOWN, "---\ntitle: Page\n---\n## In both\n\nWords.\n"],
  ["a description", "boxes.json", description("/boxes", "List every box")],
  ["a page that is gone", "news.mdx", null],
  ["a new page", "news.mdx", '---\ntitle: News\nrss: true\n---\n<Update label="May 2026">New</Update>\n'],
  ["docs.json", "docs.json", JSON.stringify({ name: "Other", ...SETTINGS, variables: { product: "Wholes" } })],
  ["a picture", "map.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>'],
];

const said = new Map<string, readonly [kept: unknown, fresh: unknown]>();
const root = writeProject({ settings: SETTINGS, files: FILES });
const kept = { ...PLAIN_OPTIONS, url: "https://docs.example.com", cache: join(root, ".docsgen/cache") };
const preview = await createPreview({ root, options: kept, tell: () => {} });
const filesNow = () => contents([...READ, ...OF_ALL_PAGES], preview.files.find);
const freshFiles = async () => {
  const options = { ...kept, cache: null };
  const { files } = await createPreview({ root, options, tell: () => {} });
  const whole = wholeSite({ root, options }); // What the thread of a preview does.
  const ofAllPages = await contents(OF_ALL_PAGES, (file) => whole.find({ file, changed: [] }));
  return { ...(await contents(READ, files.find)), ...ofAllPages };
};
await filesNow();
for (const [what, file, text] of EDITS) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (text === null) rmSync(path);
  else writeFileSync(path, text);
  await preview.change([file]);
  said.set(what, [await filesNow(), await freshFiles()]);
}

it.each(EDITS)("A preview after an edit shows what a new one shows: of %s", (what) => {
  const [kept, fresh] = said.get(what) ?? [];
  expect(kept).toEqual(fresh);
  expect(kept).not.toEqual({});
});

type Contents = Readonly<Record<string, string | null>>;

/** The files, without the number of the revision. */
async function contents(files: readonly string[], find: SiteFiles["find"]): Promise<Contents> {
  const found: Record<string, string | null> = {};
  for (const file of files) {
    const { bytes = null } = (await find(file)) ?? {};
    const text = bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : bytes;
    found[file] = text?.replace(/<docs-live[^>]*>/, "") ?? null;
  }
  return found;
}

// `node bench/operations.js FOLDER`: how often a plain question finds its operation first, and among the first three.
//   FOLDER holds the descriptions that `bench/questions/operations.json` names; those that are missing are left out.
//   --misses   says what was found instead
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadSource } from "../scripts/load-source.js";
import { writeApiSettings } from "./reach/built-site.js";
import { draftsOf, loadSearch, ownRanker } from "./search/own-engine.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean", default: false } },
});
const [folder] = positionals;
if (!folder) throw new Error("Name the folder with the descriptions.");
const questions = JSON.parse(readFileSync(new URL("questions/operations.json", import.meta.url), "utf8"));
const search = await loadSearch();
const { openSite } = await loadSource("site/open-site.ts");
const { createViewer } = await loadSource("openapi/view/viewer.ts");
const { apiView } = await loadSource("openapi/view/api-view.ts");
const { createCopy } = await loadSource("openapi/view/schema-markdown.ts");
const { sayApi } = await loadSource("openapi/view/say-api.ts");
const { recordsOf } = await loadSource("search/indexing/records.ts");
const { uiStrings } = await loadSource("config/read-ui-strings.ts");

const sum = { questions: 0, first: 0, three: 0 };
for (const [file, asked] of Object.entries(questions)) {
  if (!existsSync(join(folder, file))) {
    console.log(`${file.padEnd(14)} is not in ${folder}`);
    continue;
  }
  const { rank, nameOf } = await open(file);
  const own = { questions: 0, first: 0, three: 0 };
  for (const [question, wanted] of Object.entries(asked)) {
    const found = [...new Set((await rank(question)).map(nameOf))];
    const place = found.indexOf(wanted);
    own.questions++;
    if (place === 0) own.first++;
    if (place >= 0 && place < 3) own.three++;
    if (values.misses && place !== 0)
      console.log(
        `  ${question}: ${wanted} is ${place < 0 ? "not found" : place + 1}, after ${found.slice(0, 3).join(" | ")}`,
      );
  }
  tell(file, own);
  for (const key of Object.keys(sum)) sum[key] += own[key];
}
tell("all", sum);
process.exit(0);

function tell(name, { questions: asked, first, three }) {
  const share = (count) => `${((100 * count) / Math.max(1, asked)).toFixed(0)} %`;
  console.log(`${name.padEnd(14)} ${asked} questions, first ${share(first)}, first three ${share(three)}`);
}

/** Searches the pages that a site of this description alone has. */
async function open(file) {
  const root = mkdtempSync(join(tmpdir(), "docsgen-operations-"));
  cpSync(join(folder, file), join(root, file));
  writeApiSettings(root, "API", file);
  const options = { base: "", url: null, outFolder: null, cache: null, offline: true, groups: [] };
  const { site } = await openSite(root, options, () => {});
  rmSync(root, { recursive: true });
  const [description] = site.descriptions.values();
  const pages = [...site.pages.values()];
  const viewer = createViewer(description, viewOptions(pages));
  const tokeniser = await search.loadTokeniser("en");
  const records = pages.map((page) => {
    const view = apiView(page.target, viewer);
    const { passages } = sayApi(view, viewer.options.copy, uiStrings(null));
    const context = { trail: site.trails.get(page.path) ?? null, siteLanguage: "en", indexing: "navigable" };
    return recordsOf(page, { passages, firstParagraph: null }, context);
  });
  const findable = records.filter(([first]) => first.page.visible.assistant);
  const drafts = draftsOf(
    search,
    findable.map((each) => ({ records: each, links: [] })),
    tokeniser,
  );
  const byPath = new Map(pages.map((page) => [page.path, page.target]));
  return { rank: ownRanker(search, drafts, tokeniser), nameOf: (path) => nameOf(byPath.get(path)) };
}

function viewOptions(pages) {
  const addresses = new Map(pages.map(({ target, address }) => [JSON.stringify(target), address]));
  const prose = (text) => (text === null || text.trim() === "" ? null : `<p>${text.replace(/[<&]/g, " ")}</p>`);
  const addressOf = (target) => addresses.get(JSON.stringify(target)) ?? null;
  return {
    addressOf,
    twinOf: (address) => `${address}.md`,
    prose,
    copy: createCopy(String),
    pillKeys: [],
    marks: null,
  };
}

function nameOf(target) {
  return target.kind === "endpoint" ? `${target.method} ${target.path}` : `${target.kind} ${target.name}`;
}

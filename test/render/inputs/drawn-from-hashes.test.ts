// Draws pages from nothing but what their hashes were taken of: where that gives the same pages, nothing else shapes them.
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { NotFoundInputs, ShellInputs } from "../../../src/layout/shell-inputs.js";
import type { Page } from "../../../src/model.js";
import type { Description } from "../../../src/openapi/description.js";
import type { ArticleInputs, DescribedPages } from "../../../src/render/article/article-inputs.js";
import type { KnownAddresses } from "../../../src/render/article/resolve-link.js";
import type { HighlightCode } from "../../../src/render/code/highlight-code.js";
import { drawingOf } from "../../../src/render/document/drawing-tools.js";
import type { SiteToDraw } from "../../../src/render/document/render-settings.js";
import { createRenderer } from "../../../src/render/document/renderer.js";
import { articlesOfSite } from "../../../src/render/inputs/articles-of-site.js";
import { documentHashes } from "../../../src/render/inputs/document-hashes.js";
import { inputsOfSite } from "../../../src/render/inputs/inputs-of-site.js";
import type { RenderInputs, SiteInputs } from "../../../src/render/inputs/site-inputs.js";
import type { Site } from "../../../src/site/site.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { CONFIG, PROJECT } from "../../commands/full-project.js";
import { writeProject } from "../../site/write-project.js";
import { openedSite } from "../built-project.js";

/** The text of what was hashed, by its hash. */
const hashed = vi.hoisted(() => new Map<string, string>());

vi.mock("../../../src/emit/hash-of.js", async (original) => {
  const { hashOf } = await original<typeof import("../../../src/emit/hash-of.js")>();
  return {
    hashOf: (value: unknown) => {
      const hash = hashOf(value);
      hashed.set(hash, JSON.stringify(value));
      return hash;
    },
  };
});

const CLOCK = Date.UTC(2026, 1, 3, 12);
const OPTIONS = { ...PLAIN_OPTIONS, lenient: true, url: "https://docs.example.com" };

it("draws a project with every setting from what was hashed alone", async () => {
  await expectSame(writeProject({ settings: CONFIG, files: PROJECT }));
});

it.each(["starter", "components", "languages"])("draws examples/%s from what was hashed alone", async (name) => {
  await expectSame(join(import.meta.dirname, "../../../examples", name));
});

async function expectSame(root: string): Promise<void> {
  const site = await openedSite(root, OPTIONS);
  const own = { articles: null, drafts: null, hasSearch: true, isDev: false };
  const settings = { ...OPTIONS, ...own, site, clock: CLOCK };
  const inputs = inputsOfSite(settings);
  hashed.clear();
  const hashes = documentHashes({ settings, inputs }, () => null);
  const pages = [...site.pages.values()].filter(({ matter }) => matter.url === null);
  const hashOfPage = new Map(pages.map((page) => [page, hashes.of(page, [])]));
  const restored = restoredInputs(site, { others: hashes.others, hashOfPage });
  const [before, after] = await Promise.all([inputs, restored].map((each) => drawn({ settings, inputs: each }, pages)));
  expect(pages.length).toBeGreaterThan(5);
  expect(after).toEqual(before);
}

async function drawn(site: SiteToDraw, pages: readonly Page[]) {
  const { render, draw404 } = await createRenderer(site, PLAIN);
  const found: unknown[] = [await draw404()];
  for (const page of pages) found.push(await render(site.inputs.documents.ofPage(page).page));
  return JSON.parse(JSON.stringify(found));
}

const PLAIN: HighlightCode = async (blocks) => blocks.map(() => ({ html: null, props: {} }));

interface Hashes {
  readonly others: string;
  readonly hashOfPage: ReadonlyMap<Page, string>;
}

/** What the hash of a page is taken of. */
type PageRow = readonly [
  common: string,
  article: readonly [common: string, page: Page, language: string | null, reference: ReferenceHashes | null],
  shared: readonly [shell: string, crumbs: string, search: string],
  own: Omit<RenderInputs, "page" | "shell" | "crumbs" | "search">,
];

type ReferenceHashes = readonly [common: string, described: string | null];

/** The inputs of a site as they are in its hashes. Of descriptions, the hash of the file is there: it tells the document. */
function restoredInputs(site: Site, { others, hashOfPage }: Hashes): SiteInputs {
  const opened = new Map<string, unknown>();
  const open = <Value>(hash: string): Value => {
    const text = hashed.get(hash);
    if (text === undefined) throw new Error("Nothing was hashed so.");
    const value = opened.get(hash) ?? JSON.parse(text);
    opened.set(hash, value);
    return value as Value;
  };
  const shells = new Map<string, ShellInputs>();
  const shellOf = (hash: string): ShellInputs => {
    const written = open<Omit<ShellInputs, "shared"> & { readonly shared: string }>(hash);
    const shell = shells.get(hash) ?? { ...written, shared: open(written.shared) };
    shells.set(hash, shell);
    return shell;
  };
  const describedIn = (hash: string): DescribedPages => {
    const [rest, addresses, marks] = open<[Description, DescribedPages["addresses"], DescribedPages["marks"]]>(hash);
    const { document, exactNumbers } = site.descriptions.get(rest.id) ?? rest;
    return { description: { ...rest, document, exactNumbers }, addresses, marks };
  };
  const rows = new Map(Array.from(hashOfPage, ([{ path }, hash]) => [path, open<PageRow>(hash)]));
  const [first] = rows.values();
  if (!first) throw new Error("There are no pages.");
  const rowOf = ({ path }: Page): PageRow => rows.get(path) ?? first;
  const [common, [ofArticles], [ofShell]] = first;
  const [, , ofAddresses, , usesClasses] = open<[string, string, string, boolean, boolean]>(common);
  const [pages, files, rest] = open<[string[], string[], Omit<KnownAddresses, "pages" | "files">]>(ofAddresses);
  const references = [...rows.values()].flatMap(([, [, , , reference]]) => reference ?? [])[0];
  const [, , notFound] = open<[string, string, Omit<NotFoundInputs, "shell"> & { readonly shell: string }]>(others);
  const { shared } = shellOf(ofShell);
  return {
    articles: {
      articles: open<[string, ArticleInputs]>(ofArticles)[1],
      references: references ? open(references) : articlesOfSite({ ...OPTIONS, site }).references,
      described: new Map(),
      ofPage: (asked) => {
        const [, [, page, language, reference]] = rowOf(asked);
        return { page, language, described: reference?.[1] ? describedIn(reference[1]) : null };
      },
    },
    documents: {
      shared,
      hasOwnMenus: true,
      drawing: () => drawingOf({ shared, hasOwnMenus: true }),
      ofPage: (asked) => {
        const [, [, page], [shell, crumbs, search], own] = rowOf(asked);
        return { ...own, page, shell: shellOf(shell), crumbs: open(crumbs), search: open(search) };
      },
      notFound: { ...notFound, shell: shellOf(notFound.shell) },
      searchPage: () => {
        throw new Error("No page asks for the search page.");
      },
      shells: () => [],
    },
    addresses: { ...rest, pages: new Set(pages), files: new Set(files) },
    usesClasses,
  };
}

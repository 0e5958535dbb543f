// Lists the documents that hold a whole group, to print: made of those of its pages once these are finished.

import { slugOf } from "../../components/slug.js";
import { nothingOwn } from "../../layout/draw-document.js";
import type { DocumentInputs } from "../../layout/view.js";
import type { Html, PagePath } from "../../model.js";
import { nearest } from "../../shared/nearest.js";
import { fileOf, type Problem, warning } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import { ownArticle, ownPage } from "../document/own-page.js";
import type { SiteToDraw } from "../document/render-settings.js";
import type { SiteDocuments } from "../inputs/site-inputs.js";
import { type BookRoute, htmlFile } from "../routes/site-route.js";
import type { SiteDrawing } from "../threads/draw-site.js";
import { bookBody, bookLines } from "./book.js";
import { type BookEntry, bookOrder, branchesNamed, branchNames } from "./book-order.js";

export function bookRoutes(from: SiteToDraw): BookRoute[] {
  return printedGroups(from.settings.site).map((group) => ({
    kind: "book",
    file: htmlFile(group),
    make: (drawing) => drawBook(from, group, drawing),
  }));
}

async function drawBook(from: SiteToDraw, group: PrintedGroup, drawing: SiteDrawing): Promise<Html> {
  const { site } = from.settings;
  const { documents } = from.inputs;
  const paths = group.entries.flatMap((entry) => (entry.kind === "page" ? [entry.path] : []));
  const texts = new Map<PagePath, Html>();
  for (const path of paths) texts.set(path, Buffer.from(await drawing.html(path)).toString());
  const lines = bookLines({
    site,
    entries: group.entries,
    documentOf: (path) => texts.get(path) ?? null,
    outside: (href) => href,
  });
  const isIn = new Set(paths);
  const styles = (await drawing.all()).flatMap(({ page, learned }) => (isIn.has(page.path) ? learned.styles : []));
  const html = `<div class="book not-prose">${bookBody(group.title, lines, new Map())}</div>`;
  const { draw } = await documents.drawing();
  const article = ownArticle(html, [...new Set([...styles, BOOK_STYLE])]);
  const own = { ...nothingOwn(article, false), working: ["mermaid"] };
  return draw(bookInputs(group, paths, { site, documents }), article, own).pieces.join("");
}

interface BookSources {
  readonly site: SiteToDraw["settings"]["site"];
  readonly documents: SiteDocuments;
}

const AS_DOCUMENT = { mode: "custom", noindex: true, hideFooterPagination: true, timestamp: false };

/** It stands in the shell of its first page. */
function bookInputs(group: PrintedGroup, paths: readonly PagePath[], { site, documents }: BookSources): DocumentInputs {
  const own = documents.ofPage(ownPage({ ...group, matter: AS_DOCUMENT }));
  const first = paths.map((path) => site.pages.get(path)).find((page) => page !== undefined);
  const shell = first ? documents.ofPage(first).shell : own.shell;
  return { ...own, shell, image: null, markdownAddress: null, isIndexed: false };
}

/** Finds the groups that docs.json wants as one document each, to print. */
interface PrintedGroup {
  readonly title: string;
  readonly address: string;
  readonly entries: readonly BookEntry[];
}

type Sources = Pick<Site, "config" | "navigation" | "pages">;

/** In the order of docs.json; those without a page are left out. */
function printedGroups(site: Sources): PrintedGroup[] {
  const found = new Map<string, PrintedGroup>();
  for (const name of site.config.print.groups) {
    const branches = branchesNamed(site.navigation.children, name);
    const title = branches[0]?.holder.label ?? name;
    const address = `/print/${slugOf(title)}`;
    const entries = bookOrder(site, branches);
    if (entries.length > 0 && !found.has(address)) found.set(address, { title, address, entries });
  }
  return [...found.values()];
}

/** Names that no part of the navigation has. */
export function unknownPrintedGroups({ config, navigation }: Pick<Site, "config" | "navigation">): Problem[] {
  return config.print.groups.flatMap((name) => {
    if (branchesNamed(navigation.children, name).length > 0) return [];
    const near = nearest(name, branchNames(navigation.children));
    const hint = near === null ? "Name a group, a tab or another part of the navigation." : `Did you mean "${near}"?`;
    return [warning("unknown-group", fileOf("docs.json"), `The navigation has no group "${name}" to print.`, hint)];
  });
}

/** Names the style sheet of documents that hold the pages of a group. */
export const BOOK_STYLE = "book";

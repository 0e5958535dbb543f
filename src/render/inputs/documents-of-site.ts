// Takes the inputs of documents from a Site.

import type { Assets } from "../../layout/assets.js";
import type { Crumb, PageLink } from "../../layout/branch.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { ShellInputs } from "../../layout/shell-inputs.js";
import type { NavNode, Page, PagePath, Trail } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import { once } from "../../shared/once.js";
import { pagePath, toPagePath } from "../../shared/page-path.js";
import { commitOfFile, servedPath } from "../../shared/version-files.js";
import type { Repository } from "../../site/git/read-repository.js";
import { isIndexed } from "../../site/leave-out-closed.js";
import type { Site } from "../../site/site.js";
import { createCounterparts } from "../../site/translations/counterparts.js";
import { feedFile } from "../agents/rss.js";
import { drawingOf } from "../document/drawing-tools.js";
import type { RenderSettings } from "../document/render-settings.js";
import { markdownFile } from "../document/rendered-page.js";
import { thumbnailFile, thumbnailView } from "../identity/thumbnail-view.js";
import { pageUrl } from "../routes/host-files.js";
import { type PageAddresses, pageAddresses } from "./page-addresses.js";
import { branchKey, createNearestTrail, listingOf, type PlacedBranch, pagesBeside } from "./placed-branch.js";
import { searchOfSite, searchPageOfSite } from "./search-of-site.js";
import { shellsOfSite } from "./shells-of-site.js";
import type { RenderInputs, SiteDocuments } from "./site-inputs.js";
import { createCrossings, createVersions, translationsOfPages } from "./versions-of-pages.js";

interface DocumentSources extends Pick<RenderSettings, "site" | "isDev"> {
  /** What every page names. */
  readonly assets: Assets;
}

/** The inputs of all documents of a site. What documents share is made once. */
export function documentsOfSite({ site, isDev, assets }: DocumentSources): SiteDocuments {
  const addresses = pageAddresses(site);
  const shellOf = shellsOfSite({ site, assets, addresses });
  const { ofPage, crossings } = inputsOfPages(site, addresses, shellOf);
  const [first = null] = site.trails.values();
  const opening = shellOf(first);
  const { shared } = opening.inputs;
  const hasOwnMenus = isDev || [...site.pages.values()].some(({ matter }) => matter.contextual !== null);
  return {
    shared,
    hasOwnMenus,
    ofPage,
    drawing: once(() => drawingOf({ shared, hasOwnMenus })),
    notFound: {
      shell: withoutTab(opening.inputs),
      settings: site.config.errors["404"],
      ways: waysOn(opening.branch, site, addresses),
      crossings: crossings.of(pagePath("404"), opening.branch),
    },
    searchPage: () => searchPageOfSite(site, ofPage),
    shells: () => {
      const trails = new Map([...site.trails.values()].map((trail) => [branchKey(trail), trail]));
      return Array.from(trails.values(), (trail) => shellOf(trail).inputs);
    },
  };
}

function inputsOfPages(site: Site, addresses: PageAddresses, shellOf: ReturnType<typeof shellsOfSite>) {
  const nearestTrail = once(() => createNearestTrail(site));
  const beside = once(() => pagesBeside(site, nearestTrail()));
  const counterparts = createCounterparts(site, ({ id }) => beside().get(id) ?? []);
  const crossings = createCrossings(site, counterparts, addresses);
  const versionOf = createVersions(site, counterparts, addresses);
  const translationOf = translationsOfPages(site, addresses);
  const crumbsOf = createCrumbs(addresses);
  const search = searchOfSite(site);
  const ofPage = (page: Page): RenderInputs => {
    const trail = site.trails.get(page.path) ?? null;
    const around = trail ?? nearestTrail()(page.path);
    const { inputs: shell, branch } = shellOf(around);
    const { otherVersion, canonicalHref: currentHref } = versionOf(page, branch);
    const { original, articleLanguage, repeatedHref } = translationOf(page);
    const canonicalHref = repeatedHref ?? currentHref;
    const neighbour = (path: PagePath | null | undefined) =>
      path && !page.matter.hideFooterPagination ? neighbourOf(path, site, addresses) : null;
    return {
      shell,
      page,
      href: addresses.page(page.path),
      crumbs: crumbsOf(trail),
      // Pages of schemas belong to the whole API: no group opens around them.
      around: isSchemaPage(page) ? [] : (around?.branches ?? []).map(({ id }) => id),
      previous: neighbour(trail?.previous),
      next: neighbour(trail?.next),
      related: relatedOf(page, site, addresses),
      listing: listingOf(page, trail, { site, addresses }),
      crossings: crossings.of(page.path, branch),
      // Search engines want translations of the pages that they list.
      translations: trail && canonicalHref === null ? crossings.translations(page.path, branch) : [],
      ...{ otherVersion, original, articleLanguage, canonicalHref },
      ...ownFacts(page, site),
      ...repositoryLinks(site, page),
      search: search(trail),
    };
  };
  return { ofPage, crossings };
}

/** The same shell where no tab is the chosen one: an unknown address belongs to none. */
function withoutTab(shell: ShellInputs): ShellInputs {
  const levels = shell.levels.map((level) =>
    level.kind === "tab" ? { ...level, chosen: { ...level.chosen, id: `not ${level.chosen.id}` } } : level,
  );
  return { ...shell, levels };
}

function isSchemaPage({ target, source }: Page): boolean {
  return target?.kind === "schema" && source === null;
}

/** What a page says of itself: its address and date, and the files that are made from it, or that it is made from. */
function ownFacts(page: Page, site: Site) {
  const { base, url } = site.address;
  const description = page.target ? site.descriptions.get(page.target.description) : undefined;
  return {
    url: pageUrl(page, site),
    lastUpdated: lastUpdated(site, page),
    isIndexed: isIndexed(page, site),
    markdownAddress: base + encodePath(markdownFile(page)),
    image: thumbnailView(site, page) ? `${base}/${encodePath(thumbnailFile(page))}` : null,
    feed: url === null ? null : `${base}/${encodePath(feedFile(page))}`,
    descriptionAddress:
      description?.source.kind === "file" ? `${base}/${encodePath(servedPath(description.source.file))}` : null,
  };
}

/** The date a page shows: its own, else git's; null where neither the page nor the site asks for one. */
function lastUpdated(site: Site, { matter, source }: Page): string | null {
  if (!(matter.timestamp ?? (site.config.metadata.timestamp || matter.lastUpdatedDate !== null))) return null;
  return matter.lastUpdatedDate?.slice(0, 10) ?? (source ? (site.dates.get(source.file) ?? null) : null);
}

function repositoryLinks({ config, repository }: Site, { source, title, address }: Page) {
  const { suggestEdit, raiseIssue } = config.feedback;
  return {
    editHref:
      repository && suggestEdit && source && commitOfFile(source.file) === null
        ? editAddress(repository, source.file)
        : null,
    issueHref: repository && raiseIssue ? issueAddress(repository, { title, path: address }) : null,
  };
}

/** Levels that choose an edition of the documentation do not say where a page is in it. */
const EDITIONS: ReadonlySet<string> = new Set(["language", "version"]);

/** The levels above pages. Pages of a group share theirs. */
function createCrumbs(addresses: PageAddresses): (trail: Trail | null) => readonly Crumb[] {
  return oncePerKey(
    (trail) => {
      const shown = (trail?.branches ?? []).filter(({ holder }) => !EDITIONS.has(holder.kind) && !holder.hidden);
      return shown.map((branch) => ({ name: branch.holder.label, address: addresses.branch(branch) }));
    },
    (trail) => trail?.branches.at(-1)?.id ?? "",
  );
}

function neighbourOf(path: PagePath, { pages }: Site, addresses: PageAddresses): PageLink | null {
  const page = pages.get(path);
  if (!page || page.matter.hidden) return null;
  const { description } = page.matter;
  const [label, href] = [page.label, addresses.page(path)];
  return description ? { description, label, href } : { label, href };
}

function relatedOf({ matter }: Page, { pages }: Site, { link }: PageAddresses): PageLink[] {
  return (matter.related || []).map(({ title, href }) => {
    return { label: title ?? pages.get(toPagePath(href))?.title ?? href, href: link(href) };
  });
}

/** More would be a sitemap. */
const MOST_WAYS = 6;

/** Where readers of the 404 page can continue: tabs, groups or pages, in their language and version. */
function waysOn({ levels, entries }: PlacedBranch, site: Site, addresses: PageAddresses): PageLink[] {
  const wayOf = (node: NavNode) => {
    if (node.kind === "page") return neighbourOf(node.path, site, addresses) ?? [];
    const href = node.kind === "branch" && !node.holder.hidden ? addresses.branch(node) : null;
    return href === null ? [] : [{ label: node.holder.label, href }];
  };
  const first = levels.find(({ kind }) => !EDITIONS.has(kind));
  return (first?.choices ?? entries).flatMap(wayOf).slice(0, MOST_WAYS);
}

/** Hosts whose addresses differ from GitHub's, by a word in their name. */
const HOSTS: readonly { readonly name: RegExp; readonly edit: string; readonly issue: string }[] = [
  { name: /gitlab/, edit: "/-/edit/", issue: "/-/issues/new?issue[title]=" },
  { name: /codeberg|gitea|forgejo/, edit: "/_edit/", issue: "/issues/new?title=" },
];

const GITHUB = { edit: "/edit/", issue: "/issues/new?title=" };

export function editAddress({ url, branch, folder }: Repository, file: string): string {
  const path = encodePath(`${folder}${file}`);
  if (/bitbucket/.test(new URL(url).host)) return `${url}/src/${encodePath(branch)}/${path}?mode=edit`;
  return `${url}${hostOf(url).edit}${encodePath(branch)}/${path}`;
}

/** The issue says which page it is about. */
export function issueAddress({ url }: Repository, page: { readonly title: string; readonly path: string }): string {
  return url + hostOf(url).issue + encodeURIComponent(`${page.title} (${page.path})`);
}

function hostOf(url: string) {
  const { host } = new URL(url);
  return HOSTS.find(({ name }) => name.test(host)) ?? GITHUB;
}

// Gives every entry of the written navigation its page: authored files keep their path, API entries get a generated one.
import type {
  DescriptionRef,
  NavBranch,
  NavLink,
  NavNode,
  Page,
  PagePath,
  Pages,
  WrittenNavigation,
  WrittenNode,
} from "../model.js";
import { addAll } from "../shared/lists.js";
import { type FindNearest, nearestAmong } from "../shared/nearest.js";
import { pagePath, toPagePath } from "../shared/page-path.js";
import { type Place, type Report, warning } from "../shared/problem.js";
import { type ApiGroup, type ApiPages, type BranchMaking, branchOfGroup, nodesOfGroup } from "./api-branches.js";
import { type FirstPlace, missingPage, type NearPages, repeatedPage, sharedPage } from "./checks/named-files.js";
import { openingPage } from "./find-trails.js";
import type { Navigation } from "./site.js";
import { inOriginal, pathsOfOriginal, type TranslatedFrom, translatedFrom } from "./translations/page-in-original.js";
import { type PlacedVersion, placeVersion } from "./versions/part-of-version.js";

/** What an entry may name. */
interface PageSources {
  readonly authored: Pages;
  /** Pages that were left out, which has been reported. */
  readonly leftOut: ReadonlySet<PagePath>;
  readonly api: ApiPages;
  /** The navigation of versions that are read from git, by their elements. */
  readonly versions: ReadonlyMap<WrittenNode, PlacedVersion>;
  /** Whether a page (in lower case) exists and cannot be read: its file has a problem of its own. */
  readonly isUnreadable: (path: string) => boolean;
}

/** The placed tree with the pages that only the navigation brings to life (generated ones). */
export interface Placed {
  readonly navigation: Navigation;
  readonly generated: Pages;
  /** Of generated pages that stand in for a missing translation: the page that they show. */
  readonly originals: ReadonlyMap<PagePath, PagePath>;
}

/** Turns the written tree into the placed one. An entry that names nothing is reported and left out. */
export function placePages(written: WrittenNavigation, sources: PageSources, report: Report): Placed {
  const byLowerCase = new Map([...sources.authored.keys()].map((path) => [path.toLowerCase(), path]));
  const near = nearestAmong(sources.authored.keys());
  const placing: Placing = { sources, report, byLowerCase, near, generated: new Map(), originals: new Map() };
  const above: Above = { id: "", inherited: [], version: null, listed: new Map(), from: null };
  const children = placeNodes(written.children, above, { ...placing, root: null });
  const global = linksOf(written.global, "g");
  const { generated, originals } = placing;
  return { navigation: { children, global }, generated, originals };
}

type WrittenBranch = WrittenNode & { readonly kind: "branch" };

/** What an element takes from the ones above it. */
interface Above {
  readonly id: string;
  readonly inherited: readonly DescriptionRef[];
  /** Of the nearest tab or anchor that names one. */
  readonly version: string | null;
  /** Where the groups of one sidebar name their pages first. */
  readonly listed: Map<PagePath, FirstPlace>;
  /** Of the language that the entries belong to, unless it is the default one. */
  readonly from: TranslatedFrom | null;
}

/** What all steps share; `generated` fills as entries and bulk generation name pages. */
interface Placing {
  readonly sources: PageSources;
  readonly report: Report;
  readonly byLowerCase: ReadonlyMap<string, PagePath>;
  /** The authored page that was probably meant. */
  readonly near: FindNearest;
  readonly generated: Map<PagePath, Page>;
  readonly originals: Map<PagePath, PagePath>;
}

/** `root` is the page above the nodes, if there is one. A page that is listed again is reported and left out. */
function placeNodes(
  nodes: readonly WrittenNode[],
  above: Above,
  { root, ...placing }: Placing & { readonly root: FirstPlace | null },
): NavNode[] {
  const placed: NavNode[] = [];
  const places = new Map<PagePath, FirstPlace>(root ? [[root.path, root]] : []);
  const fromOf = translatedFrom(nodes);
  for (const [index, node] of nodes.entries()) {
    const id = above.id === "" ? String(index) : `${above.id}.${index}`;
    if (node.kind === "link") placed.push({ kind: "link", id, holder: node.holder, href: node.href });
    else if (node.kind === "branch")
      placed.push(placeBranch(node, { ...above, id, from: fromOf(node) ?? above.from }, placing));
    else {
      const path = placeEntry(node, above, placing);
      const first = path === null ? undefined : places.get(path);
      if (first) placing.report(repeatedPage(node, first));
      if (path === null || first) continue;
      const here: FirstPlace = { path, place: node.place, isRoot: false };
      const elsewhere = above.listed.get(path);
      if (elsewhere) placing.report(sharedPage(node, elsewhere));
      else above.listed.set(path, here);
      places.set(path, here);
      placed.push({ kind: "page", path });
    }
  }
  return placed;
}

function linksOf(nodes: readonly WrittenNode[], id: string): NavLink[] {
  return nodes.flatMap((node, index) =>
    node.kind === "link" ? [{ kind: "link", id: `${id}.${index}`, holder: node.holder, href: node.href }] : [],
  );
}

function placeBranch(node: WrittenBranch, above: Above, placing: Placing): NavBranch {
  const fromGit = placing.sources.versions.get(node);
  if (fromGit)
    return placeVersion(fromGit, { id: above.id, holder: node.holder, global: linksOf(node.global, `${above.id}.g`) });
  const own = node.holder.openapi ?? node.holder.asyncapi;
  const version = node.holder.version ?? above.version;
  const root = rootOf(node, above, placing);
  const listed: Above["listed"] = node.holder.kind === "group" ? above.listed : new Map();
  const below = { ...above, inherited: own ?? above.inherited, version, listed };
  const rootPlace = node.rootPlace ?? node.place;
  const children = placeNodes(node.children, below, {
    ...placing,
    root: root && { path: root, place: rootPlace, isRoot: true },
  });
  if (own && !usesInherited(node.children, placing.sources.api)) {
    const isAlone = root === null && children.length === 0;
    addAll(children, generate(node, { refs: own, id: above.id, from: children.length, version, isAlone }, placing));
  }
  return {
    kind: "branch",
    id: above.id,
    holder: { ...node.holder, root },
    children,
    global: linksOf(node.global, `${above.id}.g`),
    first: openingPage(root, children, (path) => pageAt(path, placing)),
  };
}

/** What an element's own descriptions bring: the number of its first child, and where it is. */
interface Generated {
  readonly refs: readonly DescriptionRef[];
  readonly id: string;
  readonly from: number;
  readonly version: string | null;
  /** Whether nothing else stands in the element. */
  readonly isAlone: boolean;
}

/** All operations of the element's own descriptions by group. What has none, or the only one, stands in a group as it is. */
function generate(node: WrittenBranch, { refs, id, from, version, isAlone }: Generated, placing: Placing): NavNode[] {
  const groups = refs.flatMap((ref) => placing.sources.api.all(ref, isAlone, placing.report));
  const isFlat = (group: ApiGroup) => node.holder.kind === "group" && (groups.length === 1 || !group.isTagged);
  const making: BranchMaking = {
    adopt: (page) => adopt(page, version, placing),
    pageAt: (path) => pageAt(path, placing),
  };
  return groups.flatMap((group, index): NavNode[] => {
    const branch = `${id}.${from + index}`;
    return isFlat(group) ? nodesOfGroup(group, branch, making) : [branchOfGroup(group, branch, making)];
  });
}

function placeEntry(
  { text, place }: WrittenNode & { kind: "entry" },
  { inherited, version, from }: Above,
  placing: Placing,
): PagePath | null {
  const api = placing.sources.api.entry(text, { place, inherited }, placing.report);
  if (api !== null) return api.page && adopt(api.page, version, placing);
  const authored = findAuthored(text, placing);
  const changes = authored === null ? placing.sources.api.changesAt(toPagePath(text), placing.report) : null;
  if (changes) return adopt(changes, version, placing);
  const path = authored ?? standIn({ text, place, from }, placing);
  if (path === null) tellMissing(text, place, placing);
  return path;
}

interface Untranslated {
  readonly text: string;
  readonly place: Place;
  readonly from: TranslatedFrom | null;
}

/** A page in the default language, shown in place of its missing translation; null where there is none. */
function standIn({ text, place, from }: Untranslated, placing: Placing): PagePath | null {
  const path = toPagePath(text);
  if (from === null || isKnownMissing(text, placing)) return null;
  if (placing.originals.has(path)) return path;
  const original = pathsOfOriginal(path, from).flatMap((each) => placing.sources.authored.get(each) ?? [])[0];
  if (!original) return null;
  placing.generated.set(path, inOriginal(original, path));
  placing.originals.set(path, original.path);
  const what = `The page "${text}" does not exist: readers see "${original.path}" in its place, with a notice.`;
  placing.report(warning("translation-missing", place, what, `Translate ${original.source?.file} to ${path}.mdx.`));
  return path;
}

/** The authored page a text names: exactly, as a folder with an index, or but for upper and lower case. */
function findAuthored(text: string, { sources, byLowerCase }: Placing): PagePath | null {
  const path = toPagePath(text);
  if (sources.authored.has(path)) return path;
  const index = pagePath(path === "" ? "index" : `${path}/index`);
  if (sources.authored.has(index)) return index;
  const folder = toPagePath(path.replace(/(^|\/)readme$/i, "$1index"));
  return byLowerCase.get(path.toLowerCase()) ?? (sources.authored.has(folder) ? folder : null);
}

function rootOf({ holder, place, rootPlace }: WrittenBranch, { from }: Above, placing: Placing): PagePath | null {
  if (holder.root === null) return null;
  const written = { text: holder.root, place: rootPlace ?? place, from };
  const found = findAuthored(holder.root, placing) ?? standIn(written, placing);
  const told = { ...placing, out: 'remove "root"' };
  if (found === null) tellMissing(holder.root, written.place, told);
  return found;
}

/** Whether the page of an entry has a problem of its own. */
function isKnownMissing(text: string, { sources: { leftOut, isUnreadable } }: Pick<Placing, "sources">): boolean {
  const path = toPagePath(text);
  return isUnreadable(path.toLowerCase()) || leftOut.has(path) || leftOut.has(pagePath(`${path}/index`));
}

/** Keeps a generated page once, however often it is listed; an authored page of the same address wins. */
function adopt(page: Page, version: string | null, { sources, generated }: Placing): PagePath {
  const own = [page.path, pagePath(`${page.path}/index`)].find((path) => sources.authored.has(path));
  if (own !== undefined) return own;
  if (!generated.has(page.path)) {
    const matter = { ...page.matter, version: page.matter.version ?? version };
    generated.set(page.path, { ...page, matter });
  }
  return page.path;
}

/** Whether an entry of the subtree draws on the description of the element above: that switches bulk generation off. */
function usesInherited(nodes: readonly WrittenNode[], api: ApiPages): boolean {
  return nodes.some((node) => {
    if (node.kind === "entry") return api.isInheritedEntry(node.text);
    if (node.kind === "link" || node.holder.openapi || node.holder.asyncapi) return false;
    return usesInherited(node.children, api);
  });
}

function pageAt(path: PagePath, { sources, generated }: Placing): Page | undefined {
  return sources.authored.get(path) ?? generated.get(path);
}

interface Missing extends NearPages, Pick<Placing, "sources" | "report"> {}

function tellMissing(text: string, place: Place, placing: Missing): void {
  if (!isKnownMissing(text, placing)) placing.report(missingPage(text, place, placing));
}

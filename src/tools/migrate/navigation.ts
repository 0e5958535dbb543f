// Shapes entries of old navigations for docs.json.
import { groupBy } from "../../shared/lists.js";
import { entryOf, type NavigationNode } from "./old-site.js";
import { titleOfName, type Values } from "./values.js";

/** Pages beside groups get a group of their own. */
export function groupsOf(entries: readonly NavigationNode[], name: string): NavigationNode[] {
  const groups: NavigationNode[] = [];
  let loose: NavigationNode[] = [];
  const close = () => {
    if (loose.length > 0) groups.push({ group: groups.length === 0 ? name : "More", pages: loose });
    loose = [];
  };
  for (const entry of entries.flatMap(ofNamed)) {
    if (typeof entry === "string") loose.push(entry);
    else {
      close();
      groups.push(entry);
    }
  }
  close();
  return groups.filter((each) => typeof each === "string" || hasPages(each));
}

/** What is in a group without a name stands by itself. */
function ofNamed(node: NavigationNode): readonly NavigationNode[] {
  const isUnnamed = typeof node !== "string" && node["group"] === "" && Array.isArray(node["pages"]);
  return isUnnamed ? (node["pages"] as NavigationNode[]) : [node];
}

function hasPages(node: NavigationNode): boolean {
  if (typeof node === "string") return true;
  const pages = node["pages"];
  return Array.isArray(pages) && pages.some(hasPages);
}

/** Groups without anything in them are left out, at any depth, and pages that a list has already. */
export function withoutEmpty(nodes: readonly NavigationNode[]): NavigationNode[] {
  return nodes
    .flatMap(ofNamed)
    .filter((node, at, all) => hasPages(node) && (typeof node !== "string" || all.indexOf(node) === at))
    .map((node) =>
      typeof node === "string" ? node : { ...node, pages: withoutEmpty(node["pages"] as NavigationNode[]) },
    );
}

/** One tab has no need of a bar. */
export function tabsOf(tabs: readonly { readonly tab: string; readonly groups: readonly NavigationNode[] }[]) {
  const filled = tabs
    .map(({ tab, groups }) => ({ tab, groups: withoutEmpty(groups) }))
    .filter(({ groups }) => groups.length > 0);
  const [first] = filled;
  return filled.length === 1 && first ? { groups: first.groups } : { tabs: filled };
}

/** Whether a navigation, or a language or version in it, has anything to show. */
export function listsPages(navigation: Values): boolean {
  return Object.values(navigation).some((each) => Array.isArray(each) && each.length > 0);
}

/** A navigation by folders, behind the pages that are in none. */
export function generated(addresses: readonly string[]): NavigationNode[] {
  const groups = groupBy(addresses.map(entryOf), (entry) => /^([^/]+)\//.exec(entry)?.[1] ?? "");
  const loose = groups.get("") ?? [];
  groups.delete("");
  return [...loose, ...Array.from(groups, ([name, pages]) => ({ group: titleOfName(name), pages }))];
}

// Finds the groups that docs.json wants as one document each, to print.
import { slugOf } from "../../components/slug.js";
import { nearest } from "../../shared/nearest.js";
import { fileOf, type Problem, warning } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import { type BookEntry, bookOrder, branchesNamed, branchNames } from "./book-order.js";

export interface PrintedGroup {
  readonly title: string;
  readonly address: string;
  readonly entries: readonly BookEntry[];
}

type Sources = Pick<Site, "config" | "navigation" | "pages">;

/** In the order of docs.json; those without a page are left out. */
export function printedGroups(site: Sources): PrintedGroup[] {
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

// Answers which version of the documentation is the current one, and which parts of the navigation belong to others.
import type { NavBranch, NavNode, PagePath } from "../../model.js";
import type { Site } from "../../site/site.js";

/** Of versions side by side: the one marked as default, else the first; null where there is only one. */
export function currentVersion(choices: readonly NavNode[]): NavBranch | null {
  const versions = choices.filter(
    (each): each is NavBranch => each.kind === "branch" && each.holder.kind === "version",
  );
  if (versions.length < 2) return null;
  return versions.find(({ holder }) => holder.isDefault) ?? versions[0] ?? null;
}

/** Whether a page belongs to a version that is not the current one. */
export function otherVersionTest({
  navigation,
  trails,
}: Pick<Site, "navigation" | "trails">): (path: PagePath) => boolean {
  const others = otherVersions(navigation.children);
  if (others.size === 0) return () => false;
  return (path) => trails.get(path)?.branches.some(({ id }) => others.has(id)) ?? false;
}

/** The pages of the navigation in its order; in each language, those of current versions first. */
export function inOrderOfVersions(site: Pick<Site, "navigation" | "trails">): PagePath[] {
  const isOther = otherVersionTest(site);
  const byLanguage = new Map<string, PagePath[]>();
  for (const [path, { branches }] of site.trails) {
    const language = branches.find(({ holder }) => holder.kind === "language")?.holder.name ?? "";
    const paths = byLanguage.get(language);
    if (paths) paths.push(path);
    else byLanguage.set(language, [path]);
  }
  return [...byLanguage.values()].flatMap((paths) => [
    ...paths.filter((path) => !isOther(path)),
    ...paths.filter(isOther),
  ]);
}

/** Ids of the branches whose version is not the current one. */
function otherVersions(nodes: readonly NavNode[]): Set<string> {
  const found = new Set<string>();
  const visit = (children: readonly NavNode[]): void => {
    const current = currentVersion(children);
    for (const child of children) {
      if (child.kind !== "branch") continue;
      if (current !== null && child.holder.kind === "version" && child.id !== current.id) found.add(child.id);
      visit(child.children);
    }
  };
  visit(nodes);
  return found;
}

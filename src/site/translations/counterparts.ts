// Finds the same page in another branch: the French quickstart, the quickstart of version 1.
import type { NavBranch, PagePath } from "../../model.js";
import { isAtHome, pagesBelow } from "../find-trails.js";
import type { Site } from "../site.js";

/** For one site; remembers the pages of each branch it was asked about. */
export interface Counterparts {
  /** For one page: its counterpart in any branch; null where the branch has none. */
  of(path: PagePath): (branch: NavBranch) => PagePath | null;
}

/** `besideOf` names the pages that stand in a branch without an entry of their own: they are counterparts of one another. */
export function createCounterparts(
  { trails }: Pick<Site, "trails">,
  besideOf: (branch: NavBranch) => readonly PagePath[] = () => [],
): Counterparts {
  const known = new Map<string, ReadonlyMap<string, PagePath>>();
  const knownBeside = new Map<string, ReadonlyMap<string, PagePath>>();
  /** `fr` may be the start page of the branch that is called so: it counts as `fr/index`. */
  const fullPath = (path: PagePath): string =>
    trails.get(path)?.branches.some(({ holder }) => holder.name === path) ? `${path}/index` : path;

  function variantsOf(branch: NavBranch): ReadonlyMap<string, PagePath> {
    const listed = () => [...pagesBelow([branch])].filter((path) => isAtHome(trails.get(path), branch));
    return kept(known, branch, listed);
  }

  function kept(
    memory: Map<string, ReadonlyMap<string, PagePath>>,
    branch: NavBranch,
    pages: () => readonly PagePath[],
  ): ReadonlyMap<string, PagePath> {
    const variants = memory.get(branch.id) ?? indexVariants(new Map(pages().map((path) => [fullPath(path), path])));
    memory.set(branch.id, variants);
    return variants;
  }

  return {
    of(path) {
      let keys: readonly string[] | null = null;
      return (branch) => {
        keys ??= wantedKeys(fullPath(path));
        const beside = trails.has(path) ? null : kept(knownBeside, branch, () => besideOf(branch));
        return (beside && find(beside, keys, path)) ?? find(variantsOf(branch), keys, path);
      };
    },
  };
}

function find(variants: ReadonlyMap<string, PagePath>, keys: readonly string[], path: PagePath): PagePath | null {
  for (const key of keys) {
    const found = variants.get(key);
    if (found !== undefined && found !== path) return found;
  }
  return null;
}

/**
 * Two pages are counterparts if their paths differ in one folder: `fr/start` and `start`, or `fr/start` and
 * `de/start`. A page is filed under its path (`=`), under its path without one folder (`-`), and with a wildcard for one
 * folder (`*`); its own name always counts.
 */
function indexVariants(paths: ReadonlyMap<string, PagePath>): Map<string, PagePath> {
  const variants = new Map<string, PagePath>();
  const file = (key: string, path: PagePath) => {
    if (!variants.has(key)) variants.set(key, path);
  };
  for (const [full, path] of paths) {
    file(`=${full}`, path);
    for (const shorter of eachFolder(full, [])) file(`-${shorter}`, path);
    for (const open of eachFolder(full, ["*"])) file(`*${open}`, path);
  }
  return variants;
}

/** Where a counterpart of the path may be filed, likeliest first: paths usually differ near the root. */
function wantedKeys(path: string): string[] {
  const shorter = eachFolder(path, []).map((key) => `=${key}`);
  const open = eachFolder(path, ["*"]).map((key) => `*${key}`);
  return [...shorter, `-${path}`, ...open];
}

/** The path with a wildcard for each of its folders in turn. */
function eachFolder(path: string, replacement: readonly string[]): string[] {
  const segments = path.split("/");
  return segments
    .slice(0, -1)
    .map((_, index) => [...segments.slice(0, index), ...replacement, ...segments.slice(index + 1)].join("/"));
}

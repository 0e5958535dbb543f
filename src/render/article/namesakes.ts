// Owns which pages are alike by their names: `fr/start` and `v1/start` say what `start` says, mostly with the same code.
import type { Page } from "../../model.js";

/** The last segment of the path. */
export function nameOf({ path }: Pick<Page, "path">): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Pages grouped by name: what a thread remembers of one helps with the next. */
export function namesakesTogether<Each extends Pick<Page, "path">>(pages: readonly Each[]): Each[] {
  const groups = new Map<string, Each[]>();
  for (const page of pages) {
    const name = nameOf(page);
    const group = groups.get(name);
    if (group) group.push(page);
    else groups.set(name, [page]);
  }
  return [...groups.values()].flat();
}

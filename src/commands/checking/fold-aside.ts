// Folds warnings about files outside the navigation into one line.
import { counted } from "../../shared/english/counted.js";
import type { Problem } from "../../shared/problem.js";
import { filesAside } from "../../site/checks/weigh-problems.js";
import type { Site } from "../../site/site.js";

interface Folded {
  readonly shown: readonly Problem[];
  /** How many are not shown, and how to see them; null if all are. */
  readonly line: string | null;
}

/** Errors are shown, and so is that a page is not in the navigation, which only `--orphans` asks for. */
export function foldAside(problems: readonly Problem[], site: Pick<Site, "pages" | "trails">): Folded {
  const aside = filesAside(site);
  const isFolded = ({ place, severity, code }: Problem) =>
    severity === "warning" && code !== "orphan-page" && aside.has(place?.file);
  const folded = problems.filter(isFolded);
  if (folded.length === 0) return { shown: problems, line: null };
  const files = new Set(folded.map(({ place }) => place?.file)).size;
  const line = `${counted(folded.length, "warning")} in ${counted(files, "file")} outside the navigation not shown (--verbose shows all).`;
  return { shown: problems.filter((each) => !isFolded(each)), line };
}

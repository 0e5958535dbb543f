// Finds the dates pages show as last modified, and warns if git does not know enough.
import type { DocsConfig } from "../../config/docs-config.js";
import type { Page, Pages } from "../../model.js";
import { fileOf, type Report, warning } from "../../shared/problem.js";
import type { ProjectGit } from "./project-git.js";

interface Project {
  readonly root: string;
  readonly git: ProjectGit;
  readonly config: Pick<DocsConfig, "metadata">;
  readonly pages: Pages;
}

/** Day of the last change (`2026-11-21`) by page file. Empty unless a page shows it: asking git costs time. */
export async function shownDates(
  { root, git, config, pages }: Project,
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const isShown = ({ matter }: Page) => matter.timestamp ?? config.metadata.timestamp;
  const showing = [...pages.values()].filter(isShown);
  if (showing.length === 0) return new Map();
  const { readDates } = await import("./read-dates.js");
  const { days, cutOff } = readDates(root, git);
  const isLost = ({ source, matter }: Page) => source !== null && !matter.lastUpdatedDate && cutOff.has(source.file);
  const lost = showing.filter(isLost).length;
  if (lost > 0) report(warning("shallow-clone", fileOf("docs.json"), shallow(lost), FETCH_ALL));
  return days;
}

function shallow(lost: number): string {
  const pages =
    lost === 1
      ? "One page cannot show when it was last modified"
      : `${lost} pages cannot show when they were last modified`;
  return `${pages}: this git clone only has the newest commits.`;
}

const FETCH_ALL =
  "Fetch the rest with `git fetch --unshallow`, or set `fetch-depth: 0` on actions/checkout in GitHub Actions.";

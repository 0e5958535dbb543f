// Finds the dates pages show as last modified, and warns if git does not know enough.
import type { DocsConfig } from "../../config/docs-config.js";
import type { Page, PagePath } from "../../model.js";
import { fileOf, type Report, warning } from "../../shared/problem.js";

export interface ShownDates {
  /** Day of the last change (`2026-11-21`) by page file; empty unless a page shows it. */
  readonly dates: ReadonlyMap<string, string>;
  /** Whether git was asked: what it says changes though no file of the project does. */
  readonly isFromGit: boolean;
}

interface Project {
  readonly root: string;
  readonly config: Pick<DocsConfig, "metadata">;
  readonly pages: ReadonlyMap<PagePath, Page>;
}

/** Asking git costs time: only where a page shows a date. */
export async function shownDates({ root, config, pages }: Project, report: Report): Promise<ShownDates> {
  const isShown = ({ matter }: Page) => matter.timestamp ?? config.metadata.timestamp;
  const showing = [...pages.values()].filter(isShown);
  if (showing.length === 0) return { dates: new Map(), isFromGit: false };
  const { readDates } = await import("./read-dates.js");
  const { days, cutOff } = readDates(root);
  const isLost = ({ source, matter }: Page) => source !== null && !matter.lastUpdatedDate && cutOff.has(source.file);
  const lost = showing.filter(isLost).length;
  if (lost > 0) report(warning("shallow-clone", fileOf("docs.json"), shallow(lost), FETCH_ALL));
  return { dates: days, isFromGit: true };
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

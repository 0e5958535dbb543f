// Owns the outcome of a build, as plain data that is kept between builds.

import { packageVersion } from "../../emit/package-files.js";
import type { Written } from "../../emit/write-tree.js";
import type { Problem } from "../../shared/problem.js";

export interface Outcome {
  /** The kind of each page: `page`, `endpoint`, …; null where the project could not be read. */
  readonly kinds: readonly string[] | null;
  readonly problems: readonly Problem[];
  /** Null where nothing was written. */
  readonly written: Written | null;
}

/** Makes the JSON report of a build for other programs. */
interface ReportedBuild extends Outcome {
  readonly seconds: Readonly<Record<string, number>>;
  readonly exit: number;
}

/** The report as text: counts of pages and problems, seconds per stage, CPU seconds, peak memory in bytes, bytes written. */
export function buildReport({ kinds, problems, written, seconds, exit }: ReportedBuild): string {
  const report = {
    command: "build",
    docsgen: packageVersion(),
    exit,
    pages: kinds?.length ?? 0,
    pagesByKind: countBy(kinds ?? []),
    problems: { ...countBy(problems.map((each) => each.severity)), byCode: countBy(problems.map((each) => each.code)) },
    seconds,
    cpuSeconds: cpuSeconds(),
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    files: written?.files ?? 0,
    bytes: written?.bytes ?? 0,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Of all threads since the process started. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

// Makes the JSON reports of `check` for other programs.
import { packageVersion } from "../../emit/package-files.js";
import type { Problem } from "../../shared/problem.js";
import type { DrawnSite } from "./check-step.js";

export interface ReportedCheck {
  readonly problems: readonly Problem[];
  readonly drawn: DrawnSite | null;
  readonly exit: number;
}

/** Counts of a run. With `isFull`, every problem, file, page, anchor and link, too. */
export function checkReport({ problems, drawn, exit }: ReportedCheck, isFull: boolean): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const byCode: Record<string, number> = {};
  for (const { code } of problems) byCode[code] = (byCode[code] ?? 0) + 1;
  const report = {
    command: "check",
    docsgen: packageVersion(),
    exit,
    pages: drawn?.pages.length ?? 0,
    problems: { error: errors, warning: problems.length - errors, byCode },
  };
  return `${JSON.stringify(isFull && drawn ? { ...report, ...details(problems, drawn) } : report, null, 2)}\n`;
}

function details(problems: readonly Problem[], { site, pages, routes }: DrawnSite) {
  return {
    found: problems,
    redirects: site.redirects,
    files: [...routes].sort(),
    pageList: pages.map(({ page, links }) => {
      const { anchors, links: written } = links();
      return {
        path: page.path,
        address: page.address,
        title: page.title,
        file: page.source?.file ?? null,
        operation: page.target,
        inNavigation: site.trails.has(page.path),
        anchors,
        links: written.map(({ target, text, isImage, place }) => ({ target, text, isImage, place })),
      };
    }),
  };
}

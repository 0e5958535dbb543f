// `docsgen check FILE`: the problems of an API description without a site.
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { loadDescription } from "../openapi/load-description.js";
import type { Problem } from "../shared/problem.js";
import { weighed } from "../shared/severities.js";
import type { SiteOptions } from "../site/site-options.js";

/** Whether a path is a file that may be an API description; docs.json never is one. */
export function isDescriptionFile(path: string): boolean {
  if (!/\.(?:json|ya?ml)$/i.test(path) || ["docs.json", "mint.json"].includes(basename(path))) return false;
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The problems of a description, with places relative to its folder. */
export async function checkFile(path: string, options: SiteOptions): Promise<Problem[]> {
  const source = { kind: "file", file: basename(path) } as const;
  const loaded = await loadDescription(source, readFileSync(path, "utf8"), { cache: null, conformance: true });
  return weighed(loaded.problems, options);
}

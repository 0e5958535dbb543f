// Reads a docs.json given as text or value, with the problems it has.
import { readDocsConfig } from "../../src/config/read-docs-config.js";
import type { Problem } from "../../src/shared/problem.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

/** `files` are further files of the project, by path; `places` is `line:column code` of each problem, in the order found. */
export async function readDocs(docs: unknown, files: Readonly<Record<string, string>> = {}, lenient = false) {
  const root = temporaryFolder();
  const all = { "docs.json": typeof docs === "string" ? docs : JSON.stringify(docs), ...files };
  writeFiles(root, all);
  const problems: Problem[] = [];
  const read = await readDocsConfig(root, { lenient }, (each) => void problems.push(each));
  return { read, problems, places: problems.map(({ place, code }) => `${place?.line}:${place?.column} ${code}`) };
}

/** A site with this navigation and nothing else to tell of. */
export function withNavigation(navigation: unknown): unknown {
  return { name: "Garden", navigation };
}

// Finds the files of a project and says what each is: a page, a snippet, a file to serve, a style, a script, data.
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import ignore, { type Ignore } from "ignore";
import type { Report } from "../shared/problem.js";
import { findImports } from "./find-imports.js";

/** Files relative to the root, with forward slashes, each list in order of names. */
export interface ProjectFiles {
  readonly pages: readonly string[];
  /** What pages import: never published by themselves. */
  readonly snippets: readonly string[];
  /** Files that are served at their own path. */
  readonly statics: readonly string[];
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** JSON and YAML: descriptions may be among them. */
  readonly data: readonly string[];
}

/** Reads the project below `root`. `skip` names folders and files to leave out, such as the output folder. */
export function readProjectFiles(root: string, skip: readonly string[], report: Report): ProjectFiles {
  const files: string[] = [];
  const ignored = readIgnores(root, skip);
  walk({ root, ignored, files, report }, "");
  const found = sort(files);
  const imported = importedFiles(root, [...found.pages, ...found.snippets], files);
  const pages = found.pages.filter((file) => !imported.has(file));
  const snippets = [...found.snippets, ...found.pages.filter((file) => imported.has(file))].sort();
  return { ...found, pages, snippets };
}

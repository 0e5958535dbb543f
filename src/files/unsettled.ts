// Detects an unfinished change of a project. Every command asks this, so it loads nothing else.
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder in a project for the journal of a change and old texts. Nothing reads hidden folders. */
export const WORK_FOLDER = ".docsgen-change";

/** The file that whoever changes the project holds. */
export function changeLock(root: string): string {
  return join(root, `${WORK_FOLDER}.lock`);
}

export function isUnsettled(root: string): boolean {
  return existsSync(join(root, WORK_FOLDER)) || existsSync(changeLock(root));
}

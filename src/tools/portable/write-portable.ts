// Writes a built site as a folder that opens anywhere, without a server.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathFrom } from "../../files/real-path.js";
import { openTree, readBrowserFiles, type Written } from "../core.js";
import { type BuiltSite, type Documents, portableRoutes } from "./portable-routes.js";

interface WrittenPortable {
  readonly written: Written;
  /** Scripts that do not work there, with the reason. */
  readonly failures: readonly string[];
  /** Parts of its pages that ask a server. */
  readonly needsServer: readonly string[];
}

/** Puts the site of one folder into another, whole or not at all. `documents`: other pages in the place of its own. */
export async function writePortable(folder: string, out: string, documents?: Documents): Promise<WrittenPortable> {
  const { pages, others, modules, failures, needsServer } = portableRoutes(readSite(folder), documents);
  const tree = await openTree(out);
  try {
    const parts = [await tree.write(pages), await tree.write(others), await tree.write(await modules())];
    await tree.swapIn();
    const sum = (key: keyof Written) => parts.reduce((all, each) => all + each[key], 0);
    return { written: { files: sum("files"), bytes: sum("bytes") }, failures, needsServer: [...needsServer] };
  } finally {
    await tree.discard();
  }
}

function readSite(folder: string): BuiltSite {
  return {
    folder,
    files: new Set(filesIn(folder)),
    runtime: readFileSync(join(readBrowserFiles().folder, "portable.js"), "utf8"),
  };
}

/** Paths with forward slashes, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => pathFrom(folder, join(entry.parentPath, entry.name)))
    .sort();
}

// Reads a project for moving and repairing: files, addresses, settings and imports.

import { openFolder } from "../../files/open-folder.js";
import { isPlain } from "../../shared/match-redirect.js";
import { type Problem, placeText, UsageError } from "../../shared/problem.js";
import { includedBy, lookUpFiles, type OpenedSite, openSite, type Site, type SiteOptions } from "../core.js";
import { type Addresses, addressOfFile } from "./addresses.js";

/** A project that is going to be edited. */
export interface EditedProject {
  readonly root: string;
  readonly files: OpenedSite["files"];
  /** All of them. */
  readonly lookup: ReturnType<typeof lookUpFiles>;
  readonly site: Site;
  readonly addresses: Addresses;
  /** docs.json and what it includes. */
  readonly settingsFiles: readonly string[];
  /** Page files by the addresses of folders that lead to them. */
  readonly openedBy: ReadonlyMap<string, string>;
  /** Pages that include a snippet, by its file. */
  readonly includedBy: ReadonlyMap<string, readonly string[]>;
}

/** Throws a UsageError where docs.json cannot be read: nothing is edited by halves. */
export async function readProject(root: string, options: SiteOptions): Promise<EditedProject> {
  const problems: Problem[] = [];
  const opened = await openSite(root, options, (each) => problems.push(each));
  if (opened === null) throw unreadable(problems);
  const { site, files, config } = opened;
  const others = [...files.statics, ...files.styles, ...files.scripts, ...files.data];
  const lookup = lookUpFiles([...files.pages, ...files.snippets, ...others]);
  const pages = new Map<string, string | null>(files.pages.map((file) => [addressOfFile(file), file]));
  for (const { address } of site.pages.values()) if (!pages.has(address)) pages.set(address, null);
  return {
    root,
    files,
    lookup,
    site,
    addresses: { pages, files: new Set(others), base: options.base },
    settingsFiles: config.files.filter((file) => openFolder(root).exists(file)),
    openedBy: openedBy(site, pages),
    includedBy: includedBy(root, { ...files, lookup }),
  };
}

function unreadable([first]: readonly Problem[]): UsageError {
  const at = first?.place ? `${placeText(first.place)}  ` : "";
  return new UsageError(`${at}${first?.what ?? "docs.json cannot be read."}`, first?.hint ?? null);
}

/** Folders without a page lead to the first page in them. */
function openedBy({ redirects }: Site, pages: ReadonlyMap<string, string | null>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { source, destination, permanent } of redirects) {
    const file = pages.get(destination);
    const isFolder = !permanent && isPlain(source) && destination.startsWith(`${source}/`);
    if (isFolder && file && !pages.has(source)) found.set(source, file);
  }
  return found;
}

// Writes a small project for a test.
import type { SiteOptions } from "../../src/site/site.js";
import { type BuiltSite, buildSite } from "../build-site.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

/** Files by path; `docs.json` is written from `settings`, with a name and a navigation of `index` where they have none. */
export interface Project {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** The site of a project, as `buildSite` builds it. */
export function buildProject(project: Project, options: Partial<SiteOptions> = {}, isDev = false): Promise<BuiltSite> {
  return buildSite(writeProject(project), options, isDev);
}

/** Writes a project into a folder, which goes with the run. */
export function writeProject({ settings = {}, files = {} }: Project): string {
  const root = temporaryFolder();
  const config = { theme: "mint", name: "Garden", navigation: { pages: ["index"] }, ...settings };
  const index = "---\ntitle: Home\n---\n\nText.\n";
  writeFiles(root, { "index.mdx": index, ...files, "docs.json": JSON.stringify(config, null, 2) });
  return root;
}

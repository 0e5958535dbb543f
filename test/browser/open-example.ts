// Builds a site of examples/ with the bundled command and serves it for a browser.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { siteHandler } from "../../src/serve/handler.js";
import { listen } from "../../src/serve/listen.js";
import { readBuiltSite } from "../../src/serve/read-built-site.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

export interface ServedSite {
  readonly url: string;
  /** Addresses of all pages, below the url. */
  readonly pages: readonly string[];
  readonly close: () => Promise<void>;
}

const project = fileURLToPath(new URL("../..", import.meta.url));

export function openExample(name: string): Promise<ServedSite> {
  return openProject(join(project, "examples", name));
}

/** `flags` are further options of `docsgen build`. */
export async function openProject(root: string, flags: readonly string[] = []): Promise<ServedSite> {
  const out = temporaryFolder();
  const command = [join(project, "bin/docsgen.js"), "build", root, "--out", out, "--offline", ...flags];
  await promisify(execFile)(process.execPath, command);
  const handler = siteHandler(readBuiltSite(out), (error) => new Response(String(error), { status: 500 }));
  const { url, close } = await listen(handler, { port: 4870, host: "127.0.0.1", mayMove: true });
  const { pages } = JSON.parse(await readFile(join(out, "_docsgen/site.json"), "utf8"));
  return { url, pages: pages.map(({ address }: { address: string }) => address), close: () => close() };
}

/** A project of these files, by path in it. `flags` are further options of `docsgen build`. */
export async function openFiles(files: Record<string, string>, flags: readonly string[] = []): Promise<ServedSite> {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  const site = await openProject(folder, flags);
  return site;
}

/** A group of the navigation with the pages of a description, by its file. */
interface DescribedGroup {
  readonly group: string;
  readonly openapi?: string;
  readonly asyncapi?: string;
}

/** A site of this name with only the pages of a description, whose text is given. */
export function openDescription(name: string, group: DescribedGroup, text: string): Promise<ServedSite> {
  const settings = { name, theme: "mint", colors: { primary: "#334455" }, navigation: { groups: [group] } };
  return openFiles({ "docs.json": JSON.stringify(settings), [group.openapi ?? group.asyncapi ?? ""]: text });
}

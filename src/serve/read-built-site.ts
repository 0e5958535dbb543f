// Reads a built site back from disk: its files, its redirects and the base path it was built for.
import { existsSync, readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { decodePath } from "../shared/encode-path.js";
import { type RedirectRule, redirectMatcher } from "../shared/match-redirect.js";
import { UsageError } from "../shared/problem.js";
import { ownCommand } from "../shared/tell.js";
import type { SiteFiles } from "./handler.js";

/** Opens the output folder of a build. Throws a UsageError for anything else. */
export function readBuiltSite(dist: string): SiteFiles {
  if (!existsSync(markOf(dist))) throw notBuilt(dist);
  const { base } = JSON.parse(readFileSync(markOf(dist), "utf8")) as { base: string };
  return {
    base,
    immutable: true,
    redirect: redirectMatcher(readRedirects(join(dist, "_redirects"), base)),
    find: async (file) => {
      const path = join(dist, file);
      const isFile = await stat(path).then(
        (found) => found.isFile(),
        () => false,
      );
      return isFile ? { bytes: await readFile(path) } : null;
    },
  };
}

/** The folder of a project is often named in the place of what was built in it. */
export function notBuilt(folder: string, options?: ErrorOptions): UsageError {
  const within = join(folder, "dist");
  const hint = existsSync(markOf(within))
    ? `Use the folder inside it: ${within}`
    : `Build the site first with: ${ownCommand("build")}`;
  return new UsageError(`"${folder}" does not contain a site built by docsgen.`, hint, options);
}

/** The file that every build writes. */
function markOf(dist: string): string {
  return join(dist, "_docsgen/site.json");
}

function readRedirects(file: string, base: string): RedirectRule[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter((parts) => parts.length >= 2 && !parts[0]?.startsWith("#"))
    .map(([source = "", destination = "", status]) => ({
      source: decodePath(withoutBase(source, base)),
      destination: withoutBase(destination, base).replace(":splat", "*"),
      permanent: status !== "302" && status !== "307",
    }));
}

function withoutBase(address: string, base: string): string {
  return base !== "" && address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}

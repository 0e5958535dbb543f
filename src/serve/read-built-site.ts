// Reads a built site back from disk: its files, its redirects and the base path it was built for.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { isOlderOutput, MARK } from "../files/older-output.js";
import { isWithin } from "../files/real-path.js";
import { decodePath } from "../shared/encode-path.js";
import { type RedirectRule, redirectMatcher } from "../shared/match-redirect.js";
import { UsageError } from "../shared/problem.js";
import { ownCommand } from "../shared/tell.js";
import type { SiteFiles } from "./handler.js";

/** Opens the output folder of a build. Throws a UsageError for anything else. */
export function readBuiltSite(dist: string): SiteFiles {
  if (!isOlderOutput(dist)) throw notBuilt(dist);
  const { base } = JSON.parse(readFileSync(join(dist, MARK), "utf8")) as { base: string };
  const root = realpathSync(dist);
  return {
    base,
    immutable: true,
    redirect: redirectMatcher(readRedirects(join(dist, "_redirects"), base)),
    find: async (file) => {
      const path = await realpath(join(dist, file)).catch(() => "");
      // A build writes no links: one that leads out was put there by others.
      const isFile = isWithin(root, path) && (await stat(path)).isFile();
      return isFile ? { bytes: await readFile(path) } : null;
    },
  };
}

/** The folder of a project is often named in the place of what was built in it. */
export function notBuilt(folder: string, options?: ErrorOptions): UsageError {
  const within = join(folder, "dist");
  const hint = isOlderOutput(within)
    ? `Use the folder inside it: ${within}`
    : `Build the site first with: ${ownCommand("build")}`;
  return new UsageError(`"${folder}" does not contain a site built by docsgen.`, hint, options);
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

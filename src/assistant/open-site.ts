// Opens a built site for the assistant: its bundle, and from `_docsgen/site.json` what it is called and where it lives.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { settleOutput } from "../emit/switch-journal.js";
import { openBundle } from "../search/reading/open-bundle.js";
import { notBuilt } from "../serve/read-built-site.js";
import { UsageError } from "../shared/problem.js";
import type { AssistantSite } from "./assistant-site.js";

const siteFile = z.object({
  name: z.string().nullish(),
  base: z.string().default(""),
  url: z.string().nullish(),
});

/** @param dist the folder that `docsgen build` wrote */
export async function openSite(domain: string, dist: string): Promise<AssistantSite> {
  await settleOutput(dist);
  const site = parseSiteFile(await readSiteFile(dist), dist);
  const bundle = await openBundle(dist);
  return { domain, title: site.name ?? null, prefix: `${site.url ?? ""}${site.base}`, bundle };
}

async function readSiteFile(dist: string): Promise<string> {
  try {
    return await readFile(siteFilePath(dist), "utf8");
  } catch (cause) {
    throw notBuilt(dist, { cause });
  }
}

function parseSiteFile(text: string, dist: string): z.output<typeof siteFile> {
  try {
    return siteFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new UsageError(`The build in "${dist}" is damaged: cannot read _docsgen/site.json.`, "Rebuild the site.", {
      cause,
    });
  }
}

/** The file that changes with every new build. */
export function siteFilePath(dist: string): string {
  return join(dist, "_docsgen", "site.json");
}

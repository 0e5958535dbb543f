// Lists what language models read of a site.
import { join } from "node:path";
import type { Site } from "../../site/site.js";
import type { DrawnPage } from "../notes/page-notes.js";
import type { NotesRoute, OtherRoute } from "../routes/site-route.js";
import { llmsFull, llmsIndex } from "./llms-files.js";
import { wellKnownRoutes } from "./well-known.js";

/** Nothing where the whole site is `noindex`. */
export async function agentRoutes(site: Site): Promise<OtherRoute[]> {
  if (/noindex/.test(site.config.seo.metatags["robots"] ?? "")) return [];
  return [
    ...twice("llms.txt", llmsIndex, site),
    ...twice("llms-full.txt", llmsFull, site),
    ...(await wellKnownRoutes(site)),
  ];
}

type AgentText = (site: Site, drawn: readonly DrawnPage[]) => string | Uint8Array;

/** A file at the root, and the same file where agents look for it by convention. */
function twice(name: string, text: AgentText, site: Site): OtherRoute[] {
  const { root, files } = site;
  const wellKnown = `.well-known/${name}`;
  if (files.some(({ file }) => file === name)) return [{ kind: "copied", file: wellKnown, from: join(root, name) }];
  let made: { readonly of: readonly DrawnPage[]; readonly text: string | Uint8Array } | null = null;
  const make = (drawn: readonly DrawnPage[]) => {
    if (made?.of !== drawn) made = { of: drawn, text: text(site, drawn) };
    return made.text;
  };
  return [name, wellKnown].map((file): NotesRoute => ({ kind: "notes", file, make }));
}

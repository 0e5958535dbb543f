// Lists what language models read of a site.
import { join } from "node:path";
import type { RedirectRule } from "../../shared/match-redirect.js";
import type { Site } from "../../site/site.js";
import type { DrawnPage } from "../notes/page-notes.js";
import type { NotesRoute, OtherRoute } from "../routes/site-route.js";
import { llmsFull, llmsIndex } from "./llms-files.js";
import { wellKnownRoutes } from "./well-known.js";

/** Nothing where the whole site is `noindex`. */
export async function agentRoutes(site: Site): Promise<OtherRoute[]> {
  if (/noindex/.test(site.config.seo.metatags["robots"] ?? "")) return [];
  return [
    ...llmsRoutes(site),
    { kind: "notes", file: "llms-full.txt", make: (drawn) => llmsFull(site, drawn) },
    ...(await wellKnownRoutes(site)),
  ];
}

/** The index at the root, and the same file where agents look for it by convention. */
function llmsRoutes(site: Site): OtherRoute[] {
  const { root, files } = site;
  const name = "llms.txt";
  const wellKnown = `.well-known/${name}`;
  if (files.some(({ file }) => file === name))
    return [{ kind: "copied", file: wellKnown, from: join(root, name), project: root }];
  let made: { readonly of: readonly DrawnPage[]; readonly text: string } | null = null;
  const make = (drawn: readonly DrawnPage[]) => {
    if (made?.of !== drawn) made = { of: drawn, text: llmsIndex(site, drawn) };
    return made.text;
  };
  return [name, wellKnown].map((file): NotesRoute => ({ kind: "notes", file, make }));
}

/** The whole text is too large for a second copy: hosts that can redirect lead to the one at the root. */
export function agentRedirects({ config, files }: Pick<Site, "config" | "files">): RedirectRule[] {
  const isClosed = /noindex/.test(config.seo.metatags["robots"] ?? "");
  if (isClosed && !files.some(({ file }) => file === "llms-full.txt")) return [];
  return [{ source: "/.well-known/llms-full.txt", destination: "/llms-full.txt", permanent: true }];
}

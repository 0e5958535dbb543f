// Makes the files by which agents discover a site: its skill and API descriptions.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { readFrontMatter } from "../../config/read-front-matter.js";
import { openFolder } from "../../files/open-folder.js";
import type { Route } from "../../model.js";
import { fullUrl } from "../../shared/encode-path.js";
import type { RedirectRule } from "../../shared/match-redirect.js";
import { servedPath } from "../../shared/version-files.js";
import { isUnindexed } from "../../site/leave-out-closed.js";
import type { Site } from "../../site/site.js";
import type { DrawnPage } from "../notes/page-notes.js";
import type { NotesRoute, OtherRoute } from "../routes/site-route.js";
import { llmsFull, llmsIndex } from "./llms-files.js";

/** A skill is a Markdown file at the root that tells agents how to use what the site documents. */
const SKILL = "skill.md";

/** The files under `.well-known`; none where the project has nothing to announce. */
function wellKnownRoutes(site: Site): Route[] {
  const routes: Route[] = [];
  if (hasSkill(site)) {
    const skill = readSkill(site);
    const file = `.well-known/skills/${slug(skill.name)}/SKILL.md`;
    routes.push(
      { kind: "made", file: ".well-known/agent-skills/index.json", make: () => agentSkills(skill) },
      { kind: "made", file: ".well-known/skills/index.json", make: () => skills(skill) },
      { kind: "copied", file, from: join(site.root, SKILL), project: site.root },
    );
  }
  if (site.descriptions.size > 0)
    routes.push({ kind: "made", file: ".well-known/api-catalog", make: () => apiCatalog(site) });
  return routes;
}

/** Link relations in HTTP headers that point to these files. */
export function wellKnownLinks(site: Site): { readonly file: string; readonly rel: string }[] {
  return [
    ...(hasSkill(site) ? [{ file: ".well-known/agent-skills/index.json", rel: "agent-skills" }] : []),
    ...(site.descriptions.size > 0 ? [{ file: ".well-known/api-catalog", rel: "api-catalog" }] : []),
  ];
}

function hasSkill({ files }: Site): boolean {
  return files.some(({ file }) => file === SKILL);
}

interface Skill {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly digest: string;
}

/** The front matter gives a skill's name and when to use it; without one, the site's name and description do. */
function readSkill(site: Site): Skill {
  const text = openFolder(site.root).listed(SKILL);
  const { matter } = readFrontMatter(text, SKILL, () => {});
  const { name, description } = site.config;
  return {
    name: typeof matter.extra["name"] === "string" ? matter.extra["name"] : slug(name),
    description: matter.description ?? description ?? `How to use ${name}.`,
    url: fullUrl(`/${SKILL}`, site.address),
    digest: `sha256:${createHash("sha256").update(text).digest("hex")}`,
  };
}

function agentSkills({ name, description, url, digest }: Skill): string {
  const $schema = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
  return json({ $schema, skills: [{ name, type: "skill-md", description, url, digest }] });
}

function skills({ name, description }: Skill): string {
  return json({ skills: [{ name: slug(name), description, files: ["SKILL.md"] }] });
}

/** RFC 9727: a link set with one entry per description. */
function apiCatalog(site: Site): string {
  const items = [...site.descriptions.values()].map(({ source, title }) => {
    const href = source.kind === "file" ? fullUrl(`/${servedPath(source.file)}`, site.address) : source.url;
    return { href, type: /\.json$/i.test(href) ? "application/json" : "application/yaml", ...(title ? { title } : {}) };
  });
  return json({ linkset: [{ anchor: fullUrl("/.well-known/api-catalog", site.address), "service-desc": items }] });
}

function slug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "docs"
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Nothing where the whole site is `noindex`. */
export function agentRoutes(site: Site): OtherRoute[] {
  if (isUnindexed(site)) return [];
  return [
    ...llmsRoutes(site),
    { kind: "notes", file: "llms-full.txt", make: (drawn) => llmsFull(site, drawn) },
    ...wellKnownRoutes(site),
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
export function agentRedirects(site: Pick<Site, "config" | "files">): RedirectRule[] {
  if (isUnindexed(site) && !site.files.some(({ file }) => file === "llms-full.txt")) return [];
  return [{ source: "/.well-known/llms-full.txt", destination: "/llms-full.txt", permanent: true }];
}

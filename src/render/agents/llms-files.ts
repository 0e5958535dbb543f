// Makes llms.txt and llms-full.txt for language models.
import type { NavNode, Page, PagePath } from "../../model.js";
import { sourceName } from "../../openapi/description.js";
import { fullUrl } from "../../shared/encode-path.js";
import { servedPath } from "../../shared/version-files.js";
import { isListed } from "../../site/leave-out-closed.js";
import type { Site } from "../../site/site.js";
import { markdownFile } from "../document/rendered-page.js";
import type { RenderInputs } from "../inputs/site-inputs.js";
import { otherEditions } from "../inputs/versions-of-pages.js";
import type { DrawnPage } from "../notes/page-notes.js";

/** Longest llms.txt, in characters. Descriptions are dropped first, then entries. */
const LIMIT = 100_000;

const LONGEST_DESCRIPTION = 300;

/** The index: one line per page with its Markdown address. */
export function llmsIndex(site: Site, drawn: readonly DrawnPage[]): string {
  const first = new Map<PagePath, string | null>(drawn.map(({ page, learned }) => [page.path, learned.firstParagraph]));
  const pages = defaultPages(site);
  const full = indexText(
    site,
    pages.map((page) => entry(page, site, describe(page, first))),
  );
  if (full.length <= LIMIT) return full;
  const short = pages.map((page) => entry(page, site, null));
  let kept = short.length;
  let length = indexText(site, short).length;
  while (length > LIMIT - 200 && kept > 0) length -= (short[--kept]?.length ?? 0) + 1;
  // There is no sitemap without an origin.
  const rest = fullUrl(site.address.url === null ? "/llms-full.txt" : "/sitemap.xml", site.address);
  const note = kept < short.length ? [`\n${short.length - kept} more pages are in ${rest}.`] : [];
  return indexText(site, [...short.slice(0, kept), ...note]);
}

/** What llms-full.txt says of a page. */
export function agentText({ page, url }: Pick<RenderInputs, "page" | "url">, markdown: string): string {
  const source = `Source: ${url}`;
  const body = withoutTitle(markdown, page.title).trimEnd();
  const text = [`# ${page.title}\n${source}`, lead(page, body) ?? "", body].filter(Boolean).join("\n\n");
  return `${text}\n\n`;
}

/** Every page's Markdown, one after the other. */
export function llmsFull(site: Site, drawn: readonly DrawnPage[]): Uint8Array {
  const byPath = new Map(drawn.map((each) => [each.page.path, each]));
  const pages = defaultPages(site).flatMap((page) => byPath.get(page.path) ?? []);
  if (pages.length === 0) return Buffer.from("\n");
  const whole = Buffer.allocUnsafe(pages.reduce((sum, { agentLength }) => sum + agentLength, 0));
  let at = 0;
  for (const { agentText, agentLength } of pages) {
    whole.set(agentText(), at);
    at += agentLength;
  }
  return whole.subarray(0, -1);
}

function indexText(site: Site, entries: readonly string[]): string {
  const { name, description, markdown } = site.config;
  const head = [`# ${name}`];
  if (description) head.push(`\n> ${description.replace(/\s+/g, " ")}`);
  if (markdown.instructions.length > 0) head.push(`\n## Agent Instructions\n\n${markdown.instructions.join("\n")}`);
  const sections = [
    `\n## Docs\n\n${entries.join("\n")}`,
    ...specSections(site),
    ...toolSection(site),
    ...optionalSection(site),
  ];
  return `${[...head, ...sections].join("\n")}\n`;
}

/** Where agents can search instead of reading everything. */
function toolSection({ answersAgents, address: { url: origin, base } }: Site): string[] {
  if (!answersAgents || origin === null) return [];
  return [
    `\n## Tools\n\n- [Search and read these pages](${origin}${base}/mcp): a server of the Model Context Protocol`,
  ];
}

function specSections(site: Site): string[] {
  const all = [...site.descriptions.values()];
  return (["openapi", "asyncapi"] as const).flatMap((kind) => {
    const lines = all
      .filter((each) => each.kind === kind)
      .map(({ source, title }) => {
        const address = source.kind === "file" ? fullUrl(`/${servedPath(source.file)}`, site.address) : source.url;
        return `- [${title || sourceName(source)}](${address})`;
      });
    return lines.length === 0
      ? []
      : [`\n## ${kind === "openapi" ? "OpenAPI" : "AsyncAPI"} Specs\n\n${lines.join("\n")}`];
  });
}

/** External addresses that the navigation names. */
function optionalSection(site: Site): string[] {
  const links = new Map<string, string>();
  const walk = (nodes: readonly NavNode[]) => {
    for (const node of nodes) {
      if (node.kind === "link" && /^https?:/.test(node.href) && !links.has(node.href))
        links.set(node.href, node.holder.label);
      if (node.kind === "branch") walk([...node.global, ...node.children]);
    }
  };
  walk([...site.navigation.children, ...site.navigation.global]);
  if (links.size === 0) return [];
  return [`\n## Optional\n\n${[...links].map(([href, label]) => `- [${label}](${href})`).join("\n")}`];
}

function entry(page: Page, site: Site, description: string | null): string {
  const line = `- [${page.title}](${fullUrl(markdownFile(page), site.address)})`;
  return description ? `${line}: ${description}` : line;
}

function describe(page: Page, first: ReadonlyMap<PagePath, string | null>): string {
  const text = (page.matter.description ?? first.get(page.path) ?? "").replace(/\s+/g, " ").trim();
  return text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…` : text;
}

/** The listed pages of the default language and version in navigation order, then those outside the navigation. */
function defaultPages(site: Site): Page[] {
  const others = otherEditions(site.navigation.children, ["language", "version"]);
  const inOrder = [...site.trails.keys()].flatMap((path) => site.pages.get(path) ?? []);
  const outside = [...site.pages.values()].filter((page) => !site.trails.has(page.path));
  return [...inOrder, ...outside].filter(
    (page) => isListed(page, site) && !site.trails.get(page.path)?.branches.some(({ id }) => others.has(id)),
  );
}

/** The file at `<page>.md`. A body that begins with the title keeps it. */
export function markdownTwin(page: Page, markdown: string): string {
  const body = withoutTitle(markdown, page.title).trimEnd();
  const description = lead(page, body);
  const head = [`# ${page.title}`, ...(description === null ? [] : [quoted(description)])];
  return `${[...head, ...(body === "" ? [] : [body])].join("\n\n")}\n`;
}

/** The body of a page below its title. */
function withoutTitle(markdown: string, title: string): string {
  const body = markdown.trimStart();
  return body.startsWith(`# ${title}\n`) ? body.slice(title.length + 3).trimStart() : body;
}

/** The description that goes before the body; null where a page of an API says it below its address anyway. */
function lead({ matter, target }: Page, body: string): string | null {
  const { description } = matter;
  return target !== null && description !== null && body.includes(description.trim()) ? null : description;
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

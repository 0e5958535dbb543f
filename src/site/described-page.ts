// Makes pages from descriptions: generated ones, and authored ones with a target.
import { frontMatterOf } from "../config/read-front-matter.js";
import type { FrontMatter, Page } from "../model.js";
import type { Catalogue, TargetKey } from "../openapi/pages/catalogue.js";
import type { GeneratedPage } from "../openapi/pages/generated-page.js";
import { pageAddress } from "../shared/page-path.js";
import { fileOf, leniently, type Report, warning } from "../shared/problem.js";
import type { FindMatterPlace } from "./read-pages.js";

export interface DescribedSources {
  readonly catalogue: Catalogue;
  /** Other spellings of generated pages' addresses; fills as pages are handed out. */
  readonly aliases: Map<string, string>;
}

/** Receives the problems of front matter, and knows the places of its keys. */
export interface MatterTeller {
  readonly report: Report;
  readonly placeOf: FindMatterPlace;
}

/** The page that is generated for a target. */
export function toPage(generated: GeneratedPage, { aliases, catalogue }: DescribedSources, tell: Report): Page {
  const { path, target, metadata } = generated;
  const content = ownContent(generated, tell);
  if (generated.problem) tell(generated.problem);
  for (const alias of generated.aliases) if (!aliases.has(alias)) aliases.set(alias, pageAddress(path));
  const matter = frontMatterOf(metadata, fileOf(target.description), (found) =>
    leniently([{ ...found, place: catalogue.placeOf(target) }]).forEach(tell),
  );
  const title = matter.title || generated.title;
  return {
    path,
    address: pageAddress(path),
    source: null,
    target,
    content,
    matter: {
      ...matter,
      description: matter.description ?? plainText(generated.description),
      deprecated: matter.deprecated ?? generated.deprecated,
    },
    title,
    label: matter.sidebarTitle ?? title,
    method: matter.hideApiMarker ? null : generated.method,
  };
}

/** MDX runs as code: it is taken from descriptions of the project, never from one that another host sends. */
function ownContent({ content, target }: GeneratedPage, tell: Report): GeneratedPage["content"] {
  if (content === null || !isHosted(target.description)) return content;
  const what = `The content that the hosted API description adds before "${target.kind === "endpoint" ? `${target.method} ${target.path}` : target.description}" is left out, because it would run as code.`;
  tell(
    warning("hosted-content", fileOf(target.description), what, "To use it, keep the API description in the project."),
  );
  return null;
}

/** A description of one plain paragraph goes below the title; a longer one is drawn with the reference, as Markdown. */
function plainText(description: string | null): string | null {
  const text = description?.trim() ?? "";
  return text === "" || /[\n`*_<>[\]|#\\]|https?:/.test(text) ? null : text;
}

/** An authored page with the operation, schema or channel that its front matter names, if it names one. */
export function withTarget(page: Page, catalogue: Catalogue, { report, placeOf }: MatterTeller): Page {
  const written = targetOf(page.matter);
  if (written === null) return page;
  const file = page.source?.file ?? null;
  const at = { place: fileOf(file ?? page.path), inherited: [], pageFile: file };
  const tell: Report = (found) =>
    report(file !== null && found.place === at.place ? { ...found, place: placeOf(file, written.key) } : found);
  const target = catalogue.matchFrontMatter(written, at, tell);
  if (target === null) return page;
  const generated = catalogue.summary(target);
  const title = page.matter.title || (generated?.title ?? page.title);
  return {
    ...page,
    target,
    title,
    label: page.matter.sidebarTitle ?? title,
    method: page.matter.hideApiMarker ? null : (generated?.method ?? null),
    matter: {
      ...page.matter,
      description: page.matter.description ?? plainText(generated?.description ?? null),
      deprecated: page.matter.deprecated ?? generated?.deprecated ?? null,
    },
  };
}

function targetOf(matter: FrontMatter): { key: TargetKey; text: string } | null {
  if (matter.openapi !== null) return { key: "openapi", text: matter.openapi };
  if (matter.schema !== null) return { key: "schema", text: matter.schema };
  if (matter.openapiSchema !== null) return { key: "openapi-schema", text: matter.openapiSchema };
  return matter.asyncapi === null ? null : { key: "asyncapi", text: matter.asyncapi };
}

export function isHosted(source: string): boolean {
  return /^https?:/i.test(source);
}

// Collects the results that a build keeps for the next one.
import { relative } from "node:path";
import type { ReadConfig } from "../../config/read-docs-config.js";
import { type ProjectTexts, type StatedAnswers, statedAnswers } from "../../content/read-texts.js";
import { packageFolder } from "../../emit/package-files.js";
import type { OutputStates } from "../../emit/read-output.js";
import { originalOf } from "../../emit/write-tree.js";
import { pathFrom } from "../../files/real-path.js";
import type { KeptFile } from "../../memory/kept-file.js";
import type { Span } from "../../memory/span-file.js";
import type { PagePath } from "../../model.js";
import type { ArticleHashes } from "../../render/article/article-hashes.js";
import type { DocumentHashes } from "../../render/inputs/document-hashes.js";
import type { NoteFile } from "../../render/notes/open-note-file.js";
import type { DrawnPage, NotePlace } from "../../render/notes/page-notes.js";
import type { SiteRoute } from "../../render/routes/site-route.js";
import type { Problem, Report } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";
import type { KnownLinks } from "./link-memory.js";

/** What a build knows about a page. */
interface KnownPage extends NotePlace {
  /** Identifies everything that went into its document. */
  readonly hash: string;
  /** Project files that shaped it, besides its own. */
  readonly dependencies: readonly string[];
}

/** What a build leaves for the next. Plain data, kept between builds. */
export interface BuildMemory {
  /** The files with the notes of pages, and with what the index was made from. */
  readonly files: readonly KeptFile[];
  readonly pages: readonly (readonly [PagePath, KnownPage])[];
  /** Hashes of what shaped all articles, and the API references among them. */
  readonly articles: CommonHashes;
  /** Facts about the project's texts, and the state of each file. */
  readonly texts: StatedAnswers;
  /** The settings from docs.json; null where it has to be read. */
  readonly config: KnownConfig | null;
  /** Documents without a page, and the hash of what they were made from. */
  readonly shells: { readonly hash: string; readonly files: readonly string[] };
  readonly index: IndexPlace;
  readonly links: KnownLinks;
  /** For each copied file, the path and state of the original. */
  readonly copied: Readonly<Record<string, readonly [from: string, state: string]>>;
}

export type CommonHashes = Pick<ArticleHashes, "common" | "references">;

/** The search index. */
export interface IndexPlace {
  /** The hash of what it was made from. */
  readonly hash: string;
  readonly files: readonly string[];
  /** Where the rest of it is; null where there is none. */
  readonly kept: Span | null;
}

export interface OpenedMemory extends Omit<BuildMemory, "pages"> {
  readonly pages: ReadonlyMap<PagePath, KnownPage>;
}

/** The current state of project and output, and what the last build remembered. */
export interface PastBuild {
  /** States of the project's files. */
  readonly project: Pick<ReadonlyMap<string, string>, "get">;
  /** The output folder. */
  readonly folder: string;
  /** States of the output; null where unknown. */
  readonly out: OutputStates | null;
  /** What the last build left; null where nothing is known of it. */
  readonly memory: OpenedMemory | null;
  /** States of the output's files at the end of the last build. */
  readonly left: ReadonlyMap<string, string>;
  /** Where this build may keep its notes for the next: next to earlier ones, under a name of its own. */
  readonly notes: string;
}

/** A site that was written. */
export interface MadeSite {
  readonly texts: ProjectTexts;
  readonly config: ConfigMemory;
  readonly links: KnownLinks;
  readonly drawn: readonly DrawnPage[];
  readonly notes: Pick<NoteFile, "places">;
  /** The files with what was kept of it. */
  readonly files: readonly KeptFile[];
  readonly routes: readonly SiteRoute[];
  readonly index: IndexPlace;
}

interface Remembering {
  readonly site: Site;
  readonly hashes: DocumentHashes;
  readonly past: PastBuild;
}

/** Collects what the next build needs to know of this one. */
export function remember(made: MadeSite, { site, hashes, past }: Remembering): BuildMemory {
  const { drawn, texts, config, links, notes, files, routes, index } = made;
  const pages = new Map<PagePath, KnownPage>();
  for (const { page, learned } of drawn) {
    const place = notes.places.get(page.path);
    const { dependencies } = learned;
    if (place) pages.set(page.path, { ...place, hash: hashes.of(page, dependencies), dependencies });
  }
  const { common, references } = hashes.articles;
  const spans = [...pages.values()].flatMap((page) => page.notes);
  const needed = new Set([...spans, index.kept].map((span) => span?.file));
  return {
    files: [...(past.memory?.files ?? []), ...files].filter(({ name }) => needed.has(name)),
    index,
    links,
    pages: [...pages],
    articles: { common, references },
    texts: statedAnswers(texts, past.project),
    config: config.known(),
    shells: { hash: hashes.others, files: routes.filter(({ kind }) => kind === "shell").map(({ file }) => file) },
    copied: originals(routes, originalStates(site, past)),
  };
}

function originals(routes: readonly SiteRoute[], stateOf: StateOfOriginal): BuildMemory["copied"] {
  const copied: Record<string, readonly [string, string]> = {};
  for (const route of routes) {
    const from = route.kind === "made" || route.kind === "copied" ? originalOf(route) : null;
    const state = from === null ? null : stateOf(from);
    if (from !== null && state !== null) copied[route.file] = [from, state];
  }
  return copied;
}

/** Identifies the state of a copied file; null where nothing does. */
type StateOfOriginal = (from: string) => string | null;

export function originalStates({ root }: Pick<Site, "root">, { project }: Pick<PastBuild, "project">): StateOfOriginal {
  const shipped = packageFolder();
  return (from) => {
    if (!relative(shipped, from).startsWith("..")) return "shipped"; // Nothing is taken over from another version of docsgen.
    return project.get(pathFrom(root, from)) ?? null;
  };
}

/** What was read, with the states of the files it was read from. Plain data, kept between builds. */
interface KnownConfig {
  readonly states: Readonly<Record<string, string>>;
  readonly config: ReadConfig;
  readonly problems: readonly Problem[];
}

/** Reads docs.json; null where it cannot be understood. */
type ReadDocs = (report: Report) => Promise<ReadConfig | null>;

interface ConfigMemory {
  /** Returns what is known, or reads it. */
  readonly read: ReadDocs;
  /** What the next build may take over; null for nothing. */
  readonly known: () => KnownConfig | null;
}

interface Past {
  /** Current states of the project's files. */
  readonly project: Pick<ReadonlyMap<string, string>, "get">;
  readonly memory: { readonly config: KnownConfig | null } | null;
}

/** The memory of one build; it is empty where `past` is null. */
export function configMemory(past: Past | null, readDocs: ReadDocs): ConfigMemory {
  const project = past?.project ?? new Map<string, string>();
  const before = past?.memory?.config ?? null;
  let known = before !== null && isSame(before, project) ? before : null;
  return {
    read: async (report) => {
      if (known === null) {
        const problems: Problem[] = [];
        const config = await readDocs((each) => problems.push(each));
        const states = config && statesOf(config.files, project);
        if (states === null || config === null) {
          problems.forEach(report);
          return config;
        }
        known = { states, config, problems };
      }
      known.problems.forEach(report);
      return known.config;
    },
    known: () => known,
  };
}

function isSame({ states }: KnownConfig, project: Pick<ReadonlyMap<string, string>, "get">): boolean {
  return Object.entries(states).every(([file, state]) => project.get(file) === state);
}

/** Null where a file has no state: it is missing or not watched. Another may appear in its place. */
function statesOf(
  files: readonly string[],
  project: Pick<ReadonlyMap<string, string>, "get">,
): KnownConfig["states"] | null {
  const states: Record<string, string> = {};
  for (const file of files) {
    const state = project.get(file);
    if (state === undefined) return null;
    states[file] = state;
  }
  return "docs.json" in states ? states : null;
}

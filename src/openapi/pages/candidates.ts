// Finds the descriptions that a name can refer to, and explains why there is none.
import type { Place, Problem, Report } from "../../shared/problem.js";
import { findDescriptions, missingDescription } from "./find-descriptions.js";
import type { DescriptionIndex } from "./index-description.js";

/** Where a name was written, and what is above it. */
export interface EntryContext {
  readonly place: Place | null;
  /** The descriptions that the element or one above it names, as written; empty for any description of the site. */
  readonly inherited: readonly string[];
  /** Where those are named; undefined where the name itself includes its description. */
  readonly namedAt?: Place | undefined;
  /** The page's file, for paths relative to it; null for entries of the navigation. */
  readonly pageFile: string | null;
}

/** What a site knows about descriptions besides those it has. */
export interface Absent {
  /** Files and URLs of unreadable descriptions, which have problems of their own. */
  readonly unread: readonly string[];
  /** Data files that are not descriptions. */
  readonly otherFiles: readonly string[];
  /** Why a file that is there is not read; null if there is none. */
  readonly passedOver: (file: string) => string | null;
  /** Descriptions named in the settings for the whole site that do not exist. */
  readonly ofSite: readonly Named[];
  /** Called when a name may belong to one of these, which could not be read. */
  readonly onAsked: (unread: readonly string[]) => void;
}

/** A description as written, and where. */
interface Named {
  readonly source: string;
  readonly place: Place | null;
}

/** What names are looked up in. */
export interface Lookup {
  readonly indexes: ReadonlyMap<string, DescriptionIndex>;
  readonly absent: Absent;
  readonly at: EntryContext;
  readonly report: Report;
  /** Notes already made about descriptions with the same content; grows. */
  readonly toldTwins: Set<string>;
}

interface Candidates {
  readonly known: readonly DescriptionIndex[];
  readonly unread: readonly string[];
  /** Where no description is named. */
  readonly missing: readonly Named[];
}

/** The descriptions that a source may mean, or the inherited ones, or all. A named one is never replaced by another. */
export function candidatesFor(source: string | null, lookup: Lookup): Candidates {
  const { indexes, at, absent } = lookup;
  if (source === null && at.inherited.length === 0) {
    const known = indexesOf([...indexes.keys()].sort(), indexes);
    return { known, unread: absent.unread, missing: absent.ofSite };
  }
  const ids = [...indexes.keys(), ...absent.unread];
  const found = new Set<string>();
  const missing: Named[] = [];
  for (const written of source === null ? at.inherited : [source]) {
    const meant = findDescriptions(written, ids, at.pageFile);
    if (meant.length === 0) missing.push({ source: written, place: at.namedAt ?? at.place });
    for (const id of source === null ? meant.slice(0, 1) : meant) found.add(id);
  }
  return { known: indexesOf([...found], indexes), unread: absent.unread.filter((id) => found.has(id)), missing };
}

function indexesOf(ids: readonly string[], indexes: Lookup["indexes"]): DescriptionIndex[] {
  return ids.map((id) => indexes.get(id)).filter((index) => index !== undefined);
}

/** A name that no candidate has. */
interface Unfound {
  /** As writers spell it, such as `GET /pets`. */
  readonly name: string;
  readonly isIn: (index: DescriptionIndex) => boolean;
  /** The problem where every candidate could be read. */
  readonly fault: () => Problem;
}

/** Reports a missing file rather than its missing content; an unreadable one has its own problem. */
export function tellUnfound(unfound: Unfound, { known, unread, missing }: Candidates, lookup: Lookup): null {
  if (unread.length > 0) {
    lookup.absent.onAsked(unread);
    return null;
  }
  const holders = holdersOf(unfound, known, lookup);
  const [first] = missing;
  lookup.report(first === undefined ? elsewhere(unfound, holders) : missingOne(first, holders, lookup));
  return null;
}

/** A name was found, though the site also names a description that does not exist. */
export function tellTaken(name: string, taken: string, { missing, lookup }: Candidates & { lookup: Lookup }): void {
  if (lookup.at.inherited.length > 0) return;
  for (const named of missing)
    lookup.report({ ...missingOne(named, { name, ids: [taken] }, lookup), severity: "warning" });
}

function missingOne(named: Named, holders: Holders, { indexes, absent, at }: Lookup): Problem {
  const found = missingDescription(
    { ...named, holders },
    { known: [...indexes.keys()], otherFiles: absent.otherFiles, passedOver: absent.passedOver },
  );
  return named.place === at.place ? { ...found, code: "description-not-found" } : found;
}

/** Where a name is missing, in words. */
export function placesInWords(candidates: readonly DescriptionIndex[]): string {
  const [only, other] = candidates;
  return only && !other ? `"${only.description.id}"` : "the API descriptions";
}

/** What tells several descriptions of a name apart. */
export function withFileNames(name: string, found: readonly DescriptionIndex[]): string {
  return `Add the file name: ${found.map(({ description }) => `${description.id} ${name}`).join(", or ")}.`;
}

/** The first names that there are; null if there is none. */
export function firstNames(names: readonly string[]): string | null {
  return names.length === 0 ? null : `Available: ${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}.`;
}

/** Other descriptions that have the requested name. */
interface Holders {
  readonly name: string;
  readonly ids: readonly string[];
}

function holdersOf({ name, isIn }: Unfound, asked: readonly DescriptionIndex[], { indexes }: Lookup): Holders {
  const others = [...indexes.values()].filter((index) => !asked.includes(index) && isIn(index));
  return { name, ids: others.map(({ description }) => description.id) };
}

function elsewhere({ name, fault }: Unfound, { ids }: Holders): Problem {
  const found = fault();
  const [first] = ids;
  return first === undefined ? found : { ...found, hint: `It is in "${first}". Write "${first} ${name}".` };
}

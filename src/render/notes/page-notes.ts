// Owns a page's notes: what files of all pages need of it, as bytes for threads and disk.

import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Parts } from "../../memory/memory.js";
import type { Span } from "../../memory/span-file.js";
import type { Page, PageFacts } from "../../model.js";
import type { DraftHead, DraftPage } from "../../search/indexing/draft.js";
import type { EncodeParts } from "../../shared/encode-text.js";
import type { RenderedPage } from "../document/rendered-page.js";

/** Indexes of the parts. The notes of a page that cannot be found end before its words. */
const LEARNED = 0;
const DRAFT = 1;
const AGENT_TEXT = 2;
const LINKS = 3;
const LINK_WORDS = 4;
const WORDS = 5;
const SHOWN = 6;
const STORED = 7;

/** Parts that are read together: what every build reads of every page, what goes into one file for all, and the rest. */
const PART_GROUPS = [
  [LEARNED, AGENT_TEXT],
  [AGENT_TEXT, LINKS],
  [LINKS, STORED + 1],
] as const;

/** What depends on the text of the page alone, and so survives changes around it. */
export const LAST_GROUP = PART_GROUPS.length - 1;

/** Parts for search. The first two say what links from other pages may add to it, and its links to them. */
const SEARCH_PARTS = [DRAFT, LINK_WORDS, WORDS, SHOWN, STORED];
const LINKING_PARTS = [DRAFT, LINK_WORDS];

/** What drawing a page found out, except its text and links. */
type Learned = Pick<RenderedPage, "problems" | "dependencies" | "islands" | "elements" | "styles" | "classes"> &
  Pick<PageFacts, "updates" | "firstParagraph">;

/** What the page's links refer to, and what links to it can refer to. */
type LinkFacts = Pick<PageFacts, "anchors" | "links">;

/** The parts one after the other, and the length of each. Links and draft are left out where they are those of the last build. */
export interface Notes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lengths: readonly number[];
  /** Identifies what links and draft were made from; empty where that is unknown. */
  readonly madeFrom: string;
  /** The article for a later run; null where nothing is kept, or the kept one is still valid. */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Reads the bytes of one part, each time it is called. */
type ReadPart = (part: number) => Uint8Array;

/** A drawn page without its document. Functions read their result each time they are called. */
export interface DrawnPage {
  readonly page: Page;
  readonly learned: Learned;
  readonly links: () => LinkFacts;
  /** What language models read of it, as bytes and as text. */
  readonly agentLength: number;
  readonly agentText: () => Uint8Array;
  /** For search; null where the page must not be found or the run makes no index. */
  readonly draft: () => DraftPage | null;
}

/** What is recorded besides the drawn page. */
export interface MoreNotes {
  /** Null where the page must not be found or the run makes no index. */
  readonly draft: PackedDraft | null;
  /** As in notes. */
  readonly madeFrom: string;
  /** What language models read of it. */
  readonly agentText: string;
}

/** What notes are encoded from. */
export interface NoteParts {
  readonly parts: readonly (string | Uint8Array)[];
  /** As in notes. */
  readonly madeFrom: string;
  readonly body: Parts | null;
}

/** What notes are made of. */
type Noted = Omit<RenderedPage, "inputs" | "pieces" | "markdown" | "article">;

export function noteParts(
  { facts, kept: body, ...drawn }: Noted,
  { draft, madeFrom, agentText }: MoreNotes,
): NoteParts {
  const { problems, dependencies, islands, elements, styles, classes } = drawn;
  const { anchors, links, updates, firstParagraph } = facts;
  const learned: Learned = { problems, dependencies, islands, elements, styles, classes, updates, firstParagraph };
  const linkFacts: LinkFacts = { anchors, links };
  const { head, rest } = draft ?? { head: "", rest: [] };
  const parts = [JSON.stringify(learned), head, agentText];
  return { parts: rest ? [...parts, JSON.stringify(linkFacts), ...rest] : parts, madeFrom, body };
}

export function packNotes({ parts, madeFrom, body }: NoteParts, encode: EncodeParts): Notes {
  return { ...encode(parts), madeFrom, body: body && encode(body).bytes };
}

/** A draft as parts of the notes. */
interface PackedDraft {
  readonly head: string;
  /** Null where all but the head is that of the last build, and so are the page's links. */
  readonly rest: readonly (string | Uint8Array)[] | null;
}

/** `head` comes from `packHead`. */
export function packDraft({ links, words, shown, stored }: DraftPage, head: string): PackedDraft {
  return { head, rest: [JSON.stringify(links), serialize(words), JSON.stringify(shown), stored] };
}

export function packHead({ page, anchors }: DraftHead): string {
  return JSON.stringify({ page, anchors });
}

/** Hashes of what the notes say for search, and of the part by which pages add words to one another. */
export function searchHashes({ bytes, lengths }: Pick<Notes, "bytes" | "lengths">): { draft: string; linking: string } {
  const hashOfParts = (parts: readonly number[]) => {
    const hash = createHash("sha1");
    for (const part of parts) hash.update(partOf(bytes, lengths, part));
    return hash.digest("base64url");
  };
  return { draft: hashOfParts(SEARCH_PARTS), linking: hashOfParts(LINKING_PARTS) };
}

/** The page whose notes have parts of these lengths. */
export function openNotes(page: Page, lengths: readonly number[], read: ReadPart): DrawnPage {
  return {
    page,
    learned: parseBytes<Learned>(read(LEARNED)),
    links: () => parseBytes<LinkFacts>(read(LINKS)),
    agentLength: lengths[AGENT_TEXT] ?? 0,
    agentText: () => read(AGENT_TEXT),
    draft: () => (lengths[DRAFT] ? new OpenDraft(read) : null),
  };
}

/** What every pass over all pages needs is kept; the rest is read when needed. */
class OpenDraft implements DraftPage {
  readonly page: DraftPage["page"];
  readonly anchors: DraftPage["anchors"];

  constructor(private readonly read: ReadPart) {
    const { page, anchors } = parseBytes<DraftHead>(read(DRAFT));
    this.page = page;
    this.anchors = anchors;
  }

  get links() {
    return parseBytes<DraftPage["links"]>(this.read(LINK_WORDS));
  }

  get words() {
    return deserialize(this.read(WORDS));
  }

  get shown() {
    return parseBytes<DraftPage["shown"]>(this.read(SHOWN));
  }

  get stored() {
    return this.read(STORED);
  }
}

/** The parts, one after the other. */
interface PartBytes {
  readonly bytes: Uint8Array;
  readonly lengths: readonly number[];
}

/** Where the notes of a page are on disk. Plain data, kept between builds. */
export interface NotePlace {
  /** One per group of parts. */
  readonly notes: readonly Span[];
  readonly lengths: readonly number[];
  /** Hash of what they say for search, and of the part of it that affects other pages. */
  readonly draft: string;
  readonly linking: string;
  /** Identifies what links and draft were made from; empty where that is unknown. */
  readonly madeFrom: string;
}

/** Whether notes with parts of these lengths leave out links and draft, which are those of the last build. */
export function isCutShort(lengths: readonly number[]): boolean {
  return lengths.length <= LINKS;
}

/** Where one part is; null where there is none. */
export function spanOf({ notes, lengths }: NotePlace, part: number): Span | null {
  const group = groupOf(part);
  const span = notes[group];
  const [first = 0] = PART_GROUPS[group] ?? [];
  return span ? { ...span, at: span.at + lengthOf(lengths, first, part), length: lengths[part] ?? 0 } : null;
}

/** The number of the group that a part belongs to. */
export function groupOf(part: number): number {
  return PART_GROUPS.findIndex(([, end]) => part < end);
}

/** The bytes of one part. */
export function partOf(bytes: Uint8Array, lengths: readonly number[], part: number): Uint8Array {
  const start = lengthOf(lengths, 0, part);
  return bytes.subarray(start, start + (lengths[part] ?? 0));
}

/** Bytes of the parts from `first` to before `end`. */
export function lengthOf(lengths: readonly number[], first: number, end: number): number {
  let length = 0;
  for (let part = first; part < end; part++) length += lengths[part] ?? 0;
  return length;
}

/** The bytes of one group of parts. */
export function groupBytes({ bytes, lengths }: PartBytes, group: number): Uint8Array {
  const [first = 0, end = 0] = PART_GROUPS[group] ?? [];
  const start = lengthOf(lengths, 0, first);
  return bytes.subarray(start, start + lengthOf(lengths, first, end));
}

function parseBytes<T>(bytes: Uint8Array): T {
  return JSON.parse(textOf(bytes)) as T;
}

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

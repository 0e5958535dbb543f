// Owns a page's notes: what files of all pages need of it, as bytes for threads and disk.

import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Parts } from "../../memory/memory.js";
import type { Page, PageFacts } from "../../model.js";
import type { DraftPage } from "../../search/indexing/draft.js";
import type { DraftHead } from "../../search/indexing/draft-page.js";
import type { EncodeParts } from "../../shared/encode-text.js";
import type { RenderedPage } from "../document/rendered-page.js";
import {
  AGENT_TEXT,
  DRAFT,
  LEARNED,
  LINK_WORDS,
  LINKING_PARTS,
  LINKS,
  partOf,
  SEARCH_PARTS,
  SHOWN,
  STORED,
  WORDS,
} from "./note-parts.js";

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
    draft: () => (lengths[DRAFT] ? openDraft(read) : null),
  };
}

/** What every pass over all pages needs is kept; the rest is read when needed. */
function openDraft(read: ReadPart): DraftPage {
  return {
    ...parseBytes<DraftHead>(read(DRAFT)),
    get links() {
      return parseBytes<DraftPage["links"]>(read(LINK_WORDS));
    },
    get words() {
      return deserialize(read(WORDS));
    },
    get shown() {
      return parseBytes<DraftPage["shown"]>(read(SHOWN));
    },
    get stored() {
      return read(STORED);
    },
  };
}

function parseBytes<T>(bytes: Uint8Array): T {
  return JSON.parse(textOf(bytes)) as T;
}

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

// Makes what the search dialog shows of sections: blocks that are fetched, in groups of neighbouring pages that are named.
import { createHash } from "node:crypto";
import { encodePath } from "../../shared/encode-path.js";
import type { DisplayPage, DisplaySection } from "../browser-files.js";
import { contentHash } from "./content-hash.js";
import type { DraftPage, Segmented } from "./draft.js";
import type { IndexMemory, KeptGroup } from "./index-memory.js";

interface DisplayGroups {
  /** Sections in each block of a group but its last. */
  readonly blockSize: number;
  /** Pages in each group but the last. */
  readonly groupPages: number;
  readonly groups: Iterable<DisplayGroup>;
}

interface DisplayGroup {
  readonly hash: string;
  /** `DisplayBlock`s as JSON, each made when it is asked for. */
  readonly blocks: readonly (() => Uint8Array)[];
}

/** When a page changes, the files of its group change: few enough of them, and few enough names for the root. */
export function displayGroups({ pages, sections }: Segmented, memory: IndexMemory | null): DisplayGroups {
  const blockSize = blockSizeFor(sections);
  const groupPages = pages.length < 10_000 ? 32 : 64;
  return { blockSize, groupPages, groups: groupsOf(pages, groupPages, { blockSize, memory }) };
}

function* groupsOf(pages: readonly DraftPage[], groupPages: number, each: GroupSettings): Iterable<DisplayGroup> {
  for (let first = 0; first < pages.length; first += groupPages) {
    yield groupOf(pages.slice(first, first + groupPages), each);
  }
}

interface GroupSettings {
  readonly blockSize: number;
  readonly memory: IndexMemory | null;
}

/** The blocks of a group that the last build had too are not made unless one of its files is gone. */
function groupOf(pages: readonly DraftPage[], { blockSize, memory }: GroupSettings): DisplayGroup {
  let made: readonly Uint8Array[] | null = null;
  const make = () => {
    made ??= displayBlocks(pages, blockSize);
    return made;
  };
  const from = memory && hashOfDrafts(pages, blockSize, memory);
  const known = from === null ? undefined : memory?.before?.groups.get(from);
  const [hash, count]: KeptGroup = known ?? [contentHash(...make()), make().length];
  if (from !== null) memory?.groups.set(from, [hash, count]);
  return { hash, blocks: Array.from({ length: count }, (_, number) => () => make()[number] ?? new Uint8Array()) };
}

function hashOfDrafts(pages: readonly DraftPage[], blockSize: number, memory: IndexMemory): string {
  const hash = createHash("sha1").update(String(blockSize));
  for (const { page } of pages) hash.update(` ${memory.hashOf(page.path)}`);
  return hash.digest("base64url");
}

/** Small blocks bring less that is not shown; large sites would have too many files of them. */
function blockSizeFor(sections: number): number {
  if (sections < 25_000) return 8;
  return sections < 50_000 ? 12 : 24;
}

function displayBlocks(pages: readonly DraftPage[], blockSize: number): Uint8Array[] {
  const blocks: Uint8Array[] = [];
  let shownPages: DisplayPage[] = [];
  let sections: DisplaySection[] = [];
  const take = () => {
    if (sections.length > 0) blocks.push(Buffer.from(JSON.stringify({ pages: shownPages, sections })));
    shownPages = [];
    sections = [];
  };
  for (const { page, anchors, shown } of pages) {
    const { address, title, crumbs, method, product } = page;
    const shownPage: DisplayPage = { address: encodePath(address), title, crumbs, method, product };
    for (const [index, section] of shown.entries()) {
      if (shownPages.at(-1) !== shownPage) shownPages.push(shownPage);
      sections.push({ page: shownPages.length - 1, anchor: anchors[index] ?? null, ...section });
      if (sections.length === blockSize) take();
    }
  }
  take();
  return blocks;
}

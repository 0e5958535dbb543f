// Makes what the search dialog shows of sections: blocks that are fetched, in groups of neighbouring pages that are named.
import type { DisplayPage, DisplaySection } from "./browser-files.js";
import { contentHash } from "./content-hash.js";
import type { DraftPage, Segmented } from "./draft.js";

interface DisplayGroups {
  /** Sections in each block of a group but its last. */
  readonly blockSize: number;
  /** Pages in each group but the last. */
  readonly groupPages: number;
  readonly groups: Iterable<DisplayGroup>;
}

interface DisplayGroup {
  readonly hash: string;
  /** `DisplayBlock`s as JSON. */
  readonly blocks: readonly Uint8Array[];
}

/** When a page changes, the files of its group change: few enough of them, and few enough names for the root. */
export function displayGroups({ pages, sections }: Segmented): DisplayGroups {
  const blockSize = blockSizeFor(sections);
  const groupPages = pages.length < 10_000 ? 32 : 64;
  return { blockSize, groupPages, groups: groupsOf(pages, groupPages, blockSize) };
}

function* groupsOf(pages: readonly DraftPage[], groupPages: number, blockSize: number): Iterable<DisplayGroup> {
  for (let first = 0; first < pages.length; first += groupPages) {
    const blocks = displayBlocks(pages.slice(first, first + groupPages), blockSize);
    yield { hash: contentHash(...blocks), blocks };
  }
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
    const shownPage: DisplayPage = { address, title, crumbs, method, product };
    for (const [index, section] of shown.entries()) {
      if (shownPages.at(-1) !== shownPage) shownPages.push(shownPage);
      sections.push({ page: shownPages.length - 1, anchor: anchors[index] ?? null, ...section });
      if (sections.length === blockSize) take();
    }
  }
  take();
  return blocks;
}

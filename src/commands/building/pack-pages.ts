// Packs data about pages for the disk: each file name once, numbers in a row.

import type { Span } from "../../memory/span-file.js";
import type { PagePath } from "../../model.js";
import type { NotePlace } from "../../render/notes/note-parts.js";

/** What a build knows about a page. */
export interface KnownPage extends NotePlace {
  /** Identifies everything that went into its document. */
  readonly hash: string;
  /** Project files that shaped it, besides its own. */
  readonly dependencies: readonly string[];
}

/** Plain data. */
export interface PackedPages {
  /** Names of the files with notes. */
  readonly files: readonly string[];
  readonly pages: readonly PackedPage[];
}

/** Spans of its notes: file number, start and length of each. */
type PackedPage = readonly [
  path: PagePath,
  hash: string,
  draft: string,
  linking: string,
  lengths: readonly number[],
  notes: readonly number[],
  madeFrom: string,
  dependencies: readonly string[],
];

export function packPages(pages: ReadonlyMap<PagePath, KnownPage>): PackedPages {
  const numbers = new Map<string, number>();
  const packed = ({ file, at, length }: Span): number[] => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return [number, at, length];
  };
  const rows = Array.from(pages, ([path, page]): PackedPage => {
    const { hash, draft, linking, lengths, notes, madeFrom, dependencies } = page;
    return [path, hash, draft, linking, lengths, notes.flatMap(packed), madeFrom, dependencies];
  });
  return { files: [...numbers.keys()], pages: rows };
}

export function openPages({ files, pages }: PackedPages): Map<PagePath, KnownPage> {
  const span = (numbers: readonly number[], first: number): Span => ({
    file: files[numbers[first] ?? 0] ?? "",
    at: numbers[first + 1] ?? 0,
    length: numbers[first + 2] ?? 0,
  });
  return new Map(
    pages.map(([path, hash, draft, linking, lengths, numbers, madeFrom, dependencies]): [PagePath, KnownPage] => {
      const notes: Span[] = [];
      for (let first = 0; first < numbers.length; first += 3) notes.push(span(numbers, first));
      return [path, { hash, draft, linking, lengths, notes, madeFrom, dependencies }];
    }),
  );
}

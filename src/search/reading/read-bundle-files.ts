// Reads the files of an assistant bundle, and rejects damaged, incomplete or newer ones.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, inflateRawSync } from "node:zlib";
import { once } from "../../shared/once.js";
import { UsageError } from "../../shared/problem.js";
import type { SearchPage } from "../../shared/search-record.js";
import {
  BUNDLE_FOLDER,
  BUNDLE_INDEX_FILE,
  type BundleIndex,
  type BundleSegment,
  type PackedStretch,
  type PageEntry,
  type PageHead,
  pagesFile,
  type StoredSection,
  TERMS_FILE,
} from "../bundle-files.js";
import { damagedBundle, parseBundleIndex } from "./parse-bundle-index.js";
import { readStretches, type Stretches } from "./read-stretches.js";

export interface BundleFiles {
  readonly index: BundleIndex;
  readonly shard: (segment: BundleSegment, number: number) => Uint8Array;
  readonly vocabulary: (segment: BundleSegment) => string;
  readonly page: (entry: PageEntry) => StoredPage;
  readonly close: () => void;
}

/** A page whose sections and Markdown are read when they are asked for. */
interface StoredPage {
  readonly page: SearchPage;
  /** Bytes of its sections and its Markdown. */
  readonly length: number;
  readonly sections: number;
  readonly section: (number: number) => StoredSection;
  readonly markdown: () => string;
}

/**
 * Opens the bundle in the folder that `docsgen build` wrote.
 *
 * @param name what messages call the build
 */
export async function readBundleFiles(dist: string, name: string = dist): Promise<BundleFiles> {
  const folder = join(dist, BUNDLE_FOLDER);
  const index = await readIndex(join(folder, BUNDLE_INDEX_FILE), name);
  const opened: Stretches[] = [];
  const close = () => {
    for (const file of opened) file.close();
  };
  const openFile = (file: string, length: number): Stretches => {
    const stretches = readStretches(join(folder, file));
    if (stretches === null) throw damagedBundle(name, `"${file}" is missing`);
    opened.push(stretches);
    if (stretches.size !== length)
      throw damagedBundle(name, `"${file}" has ${stretches.size} bytes instead of ${length}`);
    return stretches;
  };

  try {
    const terms = openFile(TERMS_FILE, index.terms.length);
    const parts = index.parts.map((length, part) => openFile(pagesFile(part), length));
    if (terms.checksum() !== index.terms.checksum) throw damagedBundle(name, `"${TERMS_FILE}" has changed`);
    return {
      index,
      close,
      shard({ shards }, number) {
        const start = shards[number] ?? 0;
        return terms.read(start, (shards[number + 1] ?? start) - start);
      },
      vocabulary: ({ vocabulary: [start, end] }) => new TextDecoder().decode(terms.read(start, end - start)),
      page: keepPages((entry) => storedPage(entry, parts[entry[3]], name)),
    };
  } catch (error) {
    close();
    throw error;
  }
}

function storedPage(
  [, , , part, start, length, checksum]: PageEntry,
  file: Stretches | undefined,
  dist: string,
): StoredPage {
  const read = (at: number, [size, sum]: PackedStretch): Uint8Array => {
    const bytes = file?.read(at, size);
    if (!bytes || crc32(bytes) !== sum) throw damagedBundle(dist, `"${pagesFile(part)}" has changed`);
    return bytes;
  };
  const head: PageHead = JSON.parse(utf8.decode(read(start, [length, checksum])));
  const all = once(() => inflateRawSync(read(start + length, head.packed)));
  const startOf = (number: number) => head.lengths.slice(0, number).reduce((sum, each) => sum + each, 0);
  const sections = head.lengths.length - 1;
  return {
    page: head.page,
    length: startOf(head.lengths.length),
    sections,
    section(number) {
      if (number >= sections) throw new Error(`"${head.page.path}" has fewer sections than its index.`);
      return JSON.parse(utf8.decode(all().subarray(startOf(number), startOf(number + 1))));
    },
    markdown: () => utf8.decode(all().subarray(startOf(sections))),
  };
}

const utf8 = new TextDecoder();

async function readIndex(path: string, dist: string): Promise<BundleIndex> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new UsageError(
      `"${dist}" has no assistant index.`,
      "Build the site first, or name the folder that `docsgen build` wrote, such as docs/dist.",
      { cause },
    );
  });
  return parseBundleIndex(bytes, dist);
}

/** Bytes of all pages that are kept. */
const MOST_KEPT = 12_000_000;

/** Makes reading pages remember what was read. */
function keepPages<Page extends { readonly length: number }>(
  read: (entry: PageEntry) => Page,
): (entry: PageEntry) => Page {
  // In the order of use: what was asked for longest ago is let go first.
  const kept = new Map<PageEntry, Page>();
  let bytes = 0;
  return (entry) => {
    const known = kept.get(entry);
    const page = known ?? read(entry);
    if (known === undefined) bytes += page.length;
    kept.delete(entry);
    kept.set(entry, page);
    for (const [oldest, { length }] of kept) {
      if (bytes <= MOST_KEPT || oldest === entry) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return page;
  };
}

// Reads the files of an assistant bundle, and rejects damaged, incomplete or newer ones.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, inflateRawSync } from "node:zlib";
import { once } from "../../shared/once.js";
import { UsageError } from "../../shared/problem.js";
import type { SearchPage } from "../../shared/search-record.js";
import {
  BUNDLE_FOLDER,
  BUNDLE_FORMAT,
  BUNDLE_INDEX_FILE,
  BUNDLE_MARK,
  type BundleIndex,
  type BundleSegment,
  type PackedStretch,
  type PageEntry,
  type PageHead,
  pagesFile,
  type StoredSection,
  TERMS_FILE,
} from "../bundle-files.js";
import { keepPages } from "./keep-pages.js";
import { readStretches, type Stretches } from "./read-stretches.js";

export interface BundleFiles {
  readonly index: BundleIndex;
  readonly shard: (segment: BundleSegment, number: number) => Uint8Array;
  readonly vocabulary: (segment: BundleSegment) => string;
  readonly page: (entry: PageEntry) => StoredPage;
  readonly close: () => void;
}

/** A page whose sections and Markdown are read when they are asked for. */
export interface StoredPage {
  readonly page: SearchPage;
  /** Of all its sections. */
  readonly length: number;
  readonly section: (number: number) => StoredSection;
  readonly markdown: () => string;
}

/** Opens the bundle in the folder that `docsgen build` wrote. */
export async function readBundleFiles(dist: string): Promise<BundleFiles> {
  const folder = join(dist, BUNDLE_FOLDER);
  const index = await readIndex(dist, join(folder, BUNDLE_INDEX_FILE));
  const opened: Stretches[] = [];
  const close = () => {
    for (const file of opened) file.close();
  };
  const openFile = (name: string, length: number): Stretches => {
    const file = readStretches(join(folder, name));
    if (file === null) throw damaged(dist, `"${name}" is missing`);
    opened.push(file);
    if (file.size !== length) throw damaged(dist, `"${name}" has ${file.size} bytes instead of ${length}`);
    return file;
  };

  try {
    const terms = openFile(TERMS_FILE, index.terms.length);
    const parts = index.parts.map((length, part) => openFile(pagesFile(part), length));
    if (terms.checksum() !== index.terms.checksum) throw damaged(dist, `"${TERMS_FILE}" has changed`);
    return {
      index,
      close,
      shard({ shards }, number) {
        const start = shards[number] ?? 0;
        return terms.read(start, (shards[number + 1] ?? start) - start);
      },
      vocabulary: ({ vocabulary: [start, end] }) => new TextDecoder().decode(terms.read(start, end - start)),
      page: keepPages((entry) => storedPage(entry, parts[entry[3]], dist)),
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
    if (!bytes || crc32(bytes) !== sum) throw damaged(dist, `"${pagesFile(part)}" has changed`);
    return bytes;
  };
  const head: PageHead = JSON.parse(utf8.decode(read(start, [length, checksum])));
  const after = start + length;
  const sections = once(() => inflateRawSync(read(after, head.sections)));
  return {
    page: head.page,
    length: head.lengths.reduce((sum, each) => sum + each, 0),
    section(number) {
      const size = head.lengths[number];
      if (size === undefined) throw new Error(`"${head.page.path}" has fewer sections than its index.`);
      const at = head.lengths.slice(0, number).reduce((sum, each) => sum + each, 0);
      return JSON.parse(utf8.decode(sections().subarray(at, at + size)));
    },
    markdown: () => utf8.decode(inflateRawSync(read(after + head.sections[0], head.markdown))),
  };
}

const utf8 = new TextDecoder();

async function readIndex(dist: string, path: string): Promise<BundleIndex> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new UsageError(
      `"${dist}" has no assistant index.`,
      "Use the folder that `docsgen build` wrote, such as dist.",
      { cause },
    );
  });
  const end = bytes.indexOf("\n");
  const [mark, format, length, checksum] = bytes.subarray(0, Math.max(0, end)).toString().split(" ");
  if (mark !== BUNDLE_MARK) throw damaged(dist, `"${BUNDLE_INDEX_FILE}" is not an assistant index`);
  if (Number(format) !== BUNDLE_FORMAT) throw otherFormat(dist, Number(format));
  const body = bytes.subarray(end + 1);
  if (body.length !== Number(length) || crc32(body).toString(16) !== checksum) {
    throw damaged(dist, `"${BUNDLE_INDEX_FILE}" has changed`);
  }
  return JSON.parse(body.toString());
}

function otherFormat(dist: string, format: number): UsageError {
  if (format > BUNDLE_FORMAT) {
    return new UsageError(
      `The assistant index in "${dist}" was written by a newer docsgen (format ${format}, this one reads ${BUNDLE_FORMAT}).`,
      "Update docsgen, or rebuild the site with this version.",
    );
  }
  return new UsageError(
    `The assistant index in "${dist}" was written by an older docsgen (format ${format}, this one reads ${BUNDLE_FORMAT}).`,
    "Rebuild the site with this version.",
  );
}

function damaged(dist: string, what: string, cause?: unknown): UsageError {
  return new UsageError(
    `The assistant index in "${dist}" is damaged: ${what}.`,
    "Rebuild the site, or copy the whole output folder again.",
    { cause },
  );
}

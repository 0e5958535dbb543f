// Reads the files of an assistant bundle, and refuses what is damaged, half written or of a newer docsgen.
import { type FileHandle, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { UsageError } from "../shared/problem.js";
import {
  type BundleIndex,
  type BundleSegment,
  bundleFolder,
  bundleFormat,
  bundleIndexFile,
  bundleMark,
  type PageEntry,
  pagesFile,
  type StoredPage,
  termsFile,
} from "./bundle-files.js";

export interface BundleFiles {
  readonly index: BundleIndex;
  readonly shard: (segment: BundleSegment, number: number) => Promise<Uint8Array>;
  readonly vocabulary: (segment: BundleSegment) => Promise<string>;
  readonly page: (entry: PageEntry) => Promise<StoredPage>;
  readonly close: () => Promise<void>;
}

/** Opens the bundle in the folder that `docsgen build` wrote. */
export async function readBundleFiles(dist: string): Promise<BundleFiles> {
  const folder = join(dist, bundleFolder);
  const index = await readIndex(dist, join(folder, bundleIndexFile));
  const handles: FileHandle[] = [];
  const close = async () => {
    await Promise.all(handles.map((handle) => handle.close()));
  };
  const openFile = async (name: string, length: number): Promise<FileHandle> => {
    const handle = await open(join(folder, name)).catch((cause: unknown) => {
      throw damaged(dist, `"${name}" is missing`, cause);
    });
    handles.push(handle);
    const { size } = await handle.stat();
    if (size !== length) throw damaged(dist, `"${name}" has ${size} bytes instead of ${length}`);
    return handle;
  };

  try {
    const terms = await openFile(termsFile, index.terms.length);
    const parts = await Promise.all(index.parts.map((length, part) => openFile(pagesFile(part), length)));
    if ((await checksumOf(terms)) !== index.terms.checksum) throw damaged(dist, `"${termsFile}" has changed`);
    return {
      index,
      close,
      shard: async ({ shards }, number) => {
        const start = shards[number] ?? 0;
        return stretch(terms, start, (shards[number + 1] ?? start) - start);
      },
      vocabulary: async ({ vocabulary: [start, end] }) =>
        new TextDecoder().decode(await stretch(terms, start, end - start)),
      page: async ([, , , part, start, length, checksum]) => {
        const handle = parts[part];
        const bytes = handle ? await stretch(handle, start, length) : null;
        if (bytes === null || crc32(bytes) !== checksum) throw damaged(dist, `"${pagesFile(part)}" has changed`);
        return JSON.parse(new TextDecoder().decode(bytes));
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readIndex(dist: string, path: string): Promise<BundleIndex> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new UsageError(
      `"${dist}" holds no assistant index.`,
      "Name the folder that `docsgen build` wrote, such as dist.",
      { cause },
    );
  });
  const end = bytes.indexOf("\n");
  const [mark, format, length, checksum] = bytes.subarray(0, Math.max(0, end)).toString().split(" ");
  if (mark !== bundleMark) throw damaged(dist, `"${bundleIndexFile}" is not an assistant index`);
  if (Number(format) !== bundleFormat) throw otherFormat(dist, Number(format));
  const body = bytes.subarray(end + 1);
  if (body.length !== Number(length) || crc32(body).toString(16) !== checksum) {
    throw damaged(dist, `"${bundleIndexFile}" has changed`);
  }
  return JSON.parse(body.toString());
}

function otherFormat(dist: string, format: number): UsageError {
  if (format > bundleFormat) {
    return new UsageError(
      `The assistant index in "${dist}" was written by a newer docsgen (format ${format}, this one reads ${bundleFormat}).`,
      "Update docsgen here, or build the site again with this version.",
    );
  }
  return new UsageError(
    `The assistant index in "${dist}" was written by an older docsgen (format ${format}, this one reads ${bundleFormat}).`,
    "Build the site again with this version.",
  );
}

function damaged(dist: string, what: string, cause?: unknown): UsageError {
  return new UsageError(
    `The assistant index in "${dist}" is damaged: ${what}.`,
    "Build the site again, or copy the whole output folder again.",
    { cause },
  );
}

async function stretch(handle: FileHandle, start: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await handle.read(bytes, 0, length, start);
  return bytes.subarray(0, bytesRead);
}

/** Read in pieces: the file of terms of a large site is not kept in memory. */
async function checksumOf(handle: FileHandle): Promise<number> {
  const piece = new Uint8Array(1 << 20);
  let checksum = 0;
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(piece, 0, piece.length, at);
    if (bytesRead === 0) return checksum;
    checksum = crc32(piece.subarray(0, bytesRead), checksum);
    at += bytesRead;
  }
}

// Makes the bytes that the assistant's bundle keeps of a page.
import { crc32, deflateRawSync } from "node:zlib";
import { encodeParts } from "../../shared/encode-text.js";
import type { SearchPage, SearchRecord } from "../../shared/search-record.js";
import type { PageHead, StoredSection } from "../bundle-files.js";

/** The length of the head in four bytes, the head as UTF-8, and the sections and the Markdown, compressed. */
export type StoredBytes = Uint8Array;

const LENGTH_BYTES = 4;
/** Takes a third less time than the default, and five per cent more room. */
const COMPRESSION = { level: 3 };

export function storePage(page: SearchPage, records: readonly SearchRecord[], markdown: string): StoredBytes {
  const texts = records.map(({ anchor, headings, text, code }) =>
    JSON.stringify({ anchor, headings, text, code } satisfies StoredSection),
  );
  const { bytes, lengths } = encodeParts([...texts, markdown]);
  const packed = deflateRawSync(bytes, COMPRESSION);
  const head: PageHead = { page, lengths, packed: [packed.length, crc32(packed)] };
  const start = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(start.length);
  return Buffer.concat([length, start, packed]);
}

/** The part of the bytes that says where the rest is. */
export function storedHead(stored: StoredBytes): Uint8Array {
  const length = new DataView(stored.buffer, stored.byteOffset).getUint32(0, true);
  return stored.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
}

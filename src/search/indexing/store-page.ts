// Makes the bytes that the assistant's bundle keeps of a page.
import { crc32 } from "node:zlib";
import { encodeParts } from "../../shared/encode-text.js";
import type { SearchPage, SearchRecord } from "../../shared/search-record.js";
import type { PackedStretch, PageHead, StoredSection } from "../bundle-files.js";

/** The length of the head in four bytes, the head, each section, the Markdown; all but the length as UTF-8. */
export type StoredBytes = Uint8Array;

const LENGTH_BYTES = 4;

export function storePage(page: SearchPage, records: readonly SearchRecord[], markdown: string): StoredBytes {
  const sections = records.map(({ anchor, headings, text, code }) =>
    JSON.stringify({ anchor, headings, text, code } satisfies StoredSection),
  );
  const { bytes, lengths } = encodeParts([...sections, markdown]);
  let end = 0;
  const pack = (length: number): PackedStretch => {
    const start = end;
    end += length;
    return [length, crc32(bytes.subarray(start, end))];
  };
  const head: PageHead = {
    page,
    sections: lengths.slice(0, sections.length).map(pack),
    markdown: pack(bytes.length - end),
  };
  const start = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(start.length);
  return Buffer.concat([length, start, bytes]);
}

/** The part of the bytes that says where the rest is. */
export function storedHead(stored: StoredBytes): Uint8Array {
  const length = new DataView(stored.buffer, stored.byteOffset).getUint32(0, true);
  return stored.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
}

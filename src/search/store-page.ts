// Makes the bytes that the assistant's bundle keeps of a page.
import { crc32 } from "node:zlib";
import type { SearchPage, SearchRecord } from "../shared/search-record.js";
import type { PackedStretch, PageHead, StoredSection } from "./bundle-files.js";

/** The length of the head in four bytes, the head, each section, the Markdown; all but the length as UTF-8. */
export type StoredBytes = Uint8Array;

const lengthBytes = 4;

export function storePage(page: SearchPage, records: readonly SearchRecord[], markdown: string): StoredBytes {
  const sections = records.map(({ anchor, headings, text, code }): Buffer => {
    const section: StoredSection = { anchor, headings, text, code };
    return Buffer.from(JSON.stringify(section));
  });
  const end = Buffer.from(markdown);
  const head: PageHead = { page, sections: sections.map(packed), markdown: packed(end) };
  const start = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(start.length);
  return Buffer.concat([length, start, ...sections, end]);
}

function packed(bytes: Uint8Array): PackedStretch {
  return [bytes.length, crc32(bytes)];
}

/** The part of the bytes that says where the rest is. */
export function storedHead(stored: StoredBytes): Uint8Array {
  const length = new DataView(stored.buffer, stored.byteOffset).getUint32(0, true);
  return stored.subarray(lengthBytes, lengthBytes + length);
}

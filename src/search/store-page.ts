// Makes the bytes that the assistant's bundle keeps of a page.
import { crc32 } from "node:zlib";
import type { SearchPage, SearchRecord } from "../shared/search-record.js";
import type { PackedStretch, PageHead, StoredSection } from "./bundle-files.js";

/** The length of the head in four bytes, the head, each section, the Markdown; all but the length as UTF-8. */
export type StoredBytes = Uint8Array;

const lengthBytes = 4;

/** A unit of a string takes at most so many bytes. */
const mostBytes = 3;

export function storePage(page: SearchPage, records: readonly SearchRecord[], markdown: string): StoredBytes {
  const sections = records.map(({ anchor, headings, text, code }) =>
    JSON.stringify({ anchor, headings, text, code } satisfies StoredSection),
  );
  // A piece of memory for each text would take longer than all else.
  const memory = Buffer.allocUnsafeSlow(
    [...sections, markdown].reduce((sum, { length }) => sum + length * mostBytes, 0),
  );
  let end = 0;
  const pack = (text: string): PackedStretch => {
    const start = end;
    end += memory.write(text, start);
    return [end - start, crc32(memory.subarray(start, end))];
  };
  const head: PageHead = { page, sections: sections.map(pack), markdown: pack(markdown) };
  const start = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(start.length);
  return Buffer.concat([length, start, memory.subarray(0, end)]);
}

/** The part of the bytes that says where the rest is. */
export function storedHead(stored: StoredBytes): Uint8Array {
  const length = new DataView(stored.buffer, stored.byteOffset).getUint32(0, true);
  return stored.subarray(lengthBytes, lengthBytes + length);
}

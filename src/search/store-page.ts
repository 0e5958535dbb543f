// Makes the bytes that the assistant's bundle keeps of a page.
import type { SearchPage, SearchRecord } from "../shared/search-record.js";
import type { StoredPage } from "./bundle-files.js";

/** A `StoredPage` as UTF-8 JSON. */
export type StoredBytes = Uint8Array;

export function storePage(page: SearchPage, records: readonly SearchRecord[], markdown: string): StoredBytes {
  const sections = records.map(({ anchor, headings, text, code }) => ({ anchor, headings, text, code }));
  const stored: StoredPage = { page, sections, markdown };
  return Buffer.from(JSON.stringify(stored));
}

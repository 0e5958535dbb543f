// Cuts a stream of text into rows while it arrives: server-sent events, or lines of JSON.

import { bodyKind } from "../../openapi/request/serialize-body.js";

/** One event or line of a stream. */
export interface StreamRow {
  /** The event's name; null for lines and unnamed events. */
  readonly name: string | null;
  readonly text: string;
  /** As it came. */
  readonly source: string;
}

export type StreamKind = "events" | "lines";

/** The kind of live stream that a content type announces, or null. */
export function streamKind(contentType: string): StreamKind | null {
  const kind = bodyKind(contentType);
  return kind === "events" || kind === "lines" ? kind : null;
}

/** Takes chunks as they come and returns complete rows. `flush` returns the rest at the end. */
export function createRowCutter(kind: StreamKind): { push: (piece: string) => StreamRow[]; flush: () => StreamRow[] } {
  let rest = "";
  const cut = kind === "events" ? eventOf : lineOf;
  const end = kind === "events" ? /\r\n\r\n|\n\n|\r\r/ : /\r?\n/;
  const take = (parts: readonly string[]) => parts.map(cut).filter((row) => row !== null);
  return {
    push: (piece) => {
      const parts = (rest + piece).split(end);
      rest = parts.pop() ?? "";
      return take(parts);
    },
    flush: () => {
      const last = take([rest]);
      rest = "";
      return last;
    },
  };
}

function eventOf(block: string): StreamRow | null {
  const data: string[] = [];
  let name: string | null = null;
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, key = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (key === "data") data.push(value);
    if (key === "event") name = value;
  }
  return data.length === 0 ? null : { name, text: data.join("\n"), source: `${block}\n\n` };
}

function lineOf(line: string): StreamRow | null {
  // A JSON text sequence starts each text with a record separator.
  const text = (line.startsWith("\u001e") ? line.slice(1) : line).trim();
  return text === "" ? null : { name: null, text, source: `${text}\n` };
}

// Finds the places of values in valid YAML.
import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from "js-yaml";
import { type Locate, lineIndex } from "./parsed.js";

/** The position of a value, as offsets. */
interface Spot {
  readonly start: number;
  /** The first line of a block text; for any other value its start. */
  readonly words: number;
  /** The entries of a map or list, by key or index. */
  readonly inside: ReadonlyMap<string, Entry>;
}

interface Entry {
  /** Null in a list. */
  readonly key: number | null;
  readonly spot: Spot;
}

export function yamlPlaces(file: string, text: string): Locate {
  const place = lineIndex(file, text);
  const root = readSpots(text);
  return (path, part = "value") => {
    let spot = root;
    let key: number | null = null;
    for (const segment of path) {
      const entry = spot.inside.get(segment);
      if (!entry) return place(spot.start);
      ({ key, spot } = entry);
    }
    if (part === "text") return place(spot.words);
    return place(part === "key" && key !== null ? key : spot.start);
  };
}

const NOTHING: ReadonlyMap<string, Entry> = new Map();

function readSpots(text: string): Spot {
  const events = parseEvents(text, {});
  let next = 1;
  /** After the last scalar that was read. */
  let end = 0;

  function read(): Spot {
    const event = events[next++];
    if (event?.type === EVENT_ID.SCALAR) {
      const spot = scalarSpot(event, { text, end });
      end = Math.max(end, event.valueEnd);
      return spot;
    }
    if (event?.type !== EVENT_ID.MAPPING && event?.type !== EVENT_ID.SEQUENCE)
      return { start: end, words: end, inside: NOTHING };
    const inside = new Map<string, Entry>();
    while (next < events.length && events[next]?.type !== EVENT_ID.POP) {
      if (event.type === EVENT_ID.SEQUENCE) inside.set(String(inside.size), { key: null, spot: read() });
      else inside.set(nameOf(events[next]), { key: read().start, spot: read() });
    }
    next++;
    return { start: event.start, words: event.start, inside };
  }

  function nameOf(key: Event | undefined): string {
    return key?.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : "";
  }

  return read();
}

type Scalar = Extract<Event, { readonly type: typeof EVENT_ID.SCALAR }>;

function scalarSpot({ style, valueStart }: Scalar, { text, end }: { text: string; end: number }): Spot {
  if (valueStart < 0) {
    const start = end + (/^["']?\s*:/.exec(text.slice(end, end + 20))?.[0].length ?? 0);
    return { start, words: start, inside: NOTHING };
  }
  if (style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK) {
    const header = Math.max(end, text.lastIndexOf("\n", valueStart - 2) + 1);
    const start = header + text.slice(header, valueStart).search(/[|>]/);
    const words = valueStart + text.slice(valueStart, valueStart + 200).search(/[^ ]|$/);
    return { start, words: style === SCALAR_STYLE.LITERAL_BLOCK ? words : start, inside: NOTHING };
  }
  const start = style === SCALAR_STYLE.PLAIN ? valueStart : valueStart - 1;
  return { start, words: start, inside: NOTHING };
}

// Encodes texts as UTF-8 without measuring each before, in half the time, and copies parts that would keep a whole text in memory.

/** Texts, and bytes as they are. */
type Parts = readonly (string | Uint8Array)[];

/** Bytes of consecutive parts, and the length of each. */
interface EncodedParts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lengths: readonly number[];
}

/** The result has its own memory, so it can be transferred to another thread. */
export type EncodeParts = (parts: Parts) => EncodedParts;

/** A unit of a string takes at most so many bytes. */
const MOST_BYTES = 3;

/** Longer parts together, in bytes, are rare: no memory is kept for them. */
const LONGEST = 1 << 22;

const encoder = new TextEncoder();

/** Encodes parts again and again: all is written to one piece of memory, and copied from there. */
export function partsEncoder(): EncodeParts {
  let kept = new Uint8Array(1 << 16);
  return (parts) => {
    const size = mostBytes(parts);
    if (size > kept.length && size <= LONGEST) kept = new Uint8Array(size);
    return encodeParts(parts, size <= kept.length ? kept : undefined);
  };
}

/** `memory` has room for them, and may be used again. */
export function encodeParts(parts: Parts, memory = new Uint8Array(mostBytes(parts))): EncodedParts {
  const lengths: number[] = [];
  let end = 0;
  for (const part of parts) {
    const length = write(part, memory, end);
    lengths.push(length);
    end += length;
  }
  return { bytes: memory.slice(0, end), lengths };
}

function write(part: string | Uint8Array, memory: Uint8Array, at: number): number {
  if (typeof part === "string") return encoder.encodeInto(part, memory.subarray(at)).written;
  memory.set(part, at);
  return part.length;
}

function mostBytes(parts: Parts): number {
  return parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length * MOST_BYTES : part.length), 0);
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A copy of the text that does not keep a larger text in memory. */
export function ownText(part: string): string {
  return decoder.decode(encoder.encode(part));
}

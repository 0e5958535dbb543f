// Writes numbers and texts into a growing array of bytes.

export interface ByteWriter {
  readonly length: () => number;
  /** An unsigned number in groups of seven bits, lowest first. */
  readonly number: (value: number) => void;
  readonly byte: (value: number) => void;
  readonly bytes: (values: Uint8Array) => void;
  /** A copy of everything written; the writer then starts over. */
  readonly take: () => Uint8Array;
}

export function byteWriter(): ByteWriter {
  let buffer = new Uint8Array(1 << 14);
  let end = 0;

  function reserve(count: number): void {
    if (end + count <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, end + count));
    larger.set(buffer.subarray(0, end));
    buffer = larger;
  }

  return {
    length: () => end,
    number(value) {
      reserve(5);
      let rest = value;
      while (rest > 127) {
        buffer[end++] = (rest & 127) | 128;
        rest >>>= 7;
      }
      buffer[end++] = rest;
    },
    byte(value) {
      reserve(1);
      buffer[end++] = value;
    },
    bytes(values) {
      reserve(values.length);
      buffer.set(values, end);
      end += values.length;
    },
    take() {
      const taken = buffer.slice(0, end);
      end = 0;
      return taken;
    },
  };
}

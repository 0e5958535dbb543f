import { describe, expect, it } from "vitest";
import { textEncoder } from "../../src/shared/encode-text.js";

describe("encoding texts", () => {
  it.each([
    ["nothing", ""],
    ["letters of one byte", "plain"],
    ["letters of two to four bytes", "é ✓ 😀"],
    ["half a letter", "a\ud83d"],
    ["more than its memory holds", "✓".repeat(100_000)],
    ["more than it keeps memory for", "é".repeat(1_200_000)],
  ])("gives the bytes of %s", (_, text) => {
    expect(Buffer.from(textEncoder()(text)).equals(Buffer.from(text))).toBe(true);
  });

  it("gives bytes that later texts leave alone, in memory of their own", () => {
    const encode = textEncoder();
    const first = encode("first");
    encode("other");
    expect(Buffer.from(first).toString()).toBe("first");
    expect(first.buffer.byteLength).toBe(5);
  });
});

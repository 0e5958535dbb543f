import { describe, expect, it } from "vitest";
import { partsEncoder } from "../../src/shared/encode-text.js";

describe("encoding texts", () => {
  it.each([
    ["nothing", ""],
    ["letters of one byte", "plain"],
    ["letters of two to four bytes", "é ✓ 😀"],
    ["half a letter", "a\ud83d"],
    ["more than its memory holds", "✓".repeat(100_000)],
    ["more than it keeps memory for", "é".repeat(1_500_000)],
  ])("gives the bytes of %s", (_, text) => {
    expect(Buffer.from(partsEncoder()([text]).bytes).equals(Buffer.from(text))).toBe(true);
  });

  it("gives bytes that later texts leave alone, in memory of their own", () => {
    const encode = partsEncoder();
    const first = encode(["first"]).bytes;
    encode(["other"]);
    expect(Buffer.from(first).toString()).toBe("first");
    expect(first.buffer.byteLength).toBe(5);
  });

  it("gives parts behind one another, and how long each became", () => {
    const { bytes, lengths } = partsEncoder()(["é", Uint8Array.of(7, 8), "", "✓"]);
    expect([...bytes]).toEqual([...Buffer.from("é"), 7, 8, ...Buffer.from("✓")]);
    expect(lengths).toEqual([2, 2, 0, 3]);
  });
});

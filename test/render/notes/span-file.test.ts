import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSpanFile } from "../../../src/render/notes/span-file.js";

const folder = mkdtempSync(join(tmpdir(), "spans-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than is kept in memory of a file; no part ends where a block does. */
const PARTS = 100;
const part = (number: number) => new Uint8Array(700_000 + number).fill(number);

describe("openSpanFile", () => {
  it.each([true, false])("gives back what was added, in any order, however much it is (kept: %s)", (isKept) => {
    const file = openSpanFile(join(folder, `first-${isKept}`), [], { isReadAgain: isKept });
    const spans = Array.from({ length: PARTS }, (_, number) => file.add(part(number)));
    const inOtherOrder = spans.map((_, index) => (index * 37) % PARTS);
    for (const number of [...inOtherOrder, ...inOtherOrder]) {
      const span = spans[number];
      expect(span && Buffer.compare(file.read(span), part(number))).toBe(0);
    }
    file.close();
    const next = openSpanFile(join(folder, `second-${isKept}`), spans);
    const kept = spans.map((span) => next.keep(span));
    expect(kept).toEqual(spans);
    for (const [number, span] of kept.entries()) expect(Buffer.compare(next.read(span), part(number))).toBe(0);
    next.discard();
  });

  it.each([true, false])("reads what was added since the last reading (kept: %s)", (isKept) => {
    const file = openSpanFile(join(folder, `third-${isKept}`), [], { isReadAgain: isKept });
    const one = file.add(Buffer.from("one"));
    expect(Buffer.from(file.read(one)).toString()).toBe("one");
    const two = file.add(Buffer.from("two"));
    expect(Buffer.from(file.read(two)).toString()).toBe("two");
    expect(Buffer.from(file.read(one)).toString()).toBe("one");
    file.discard();
  });
});

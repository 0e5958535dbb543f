import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSpanFile } from "../../src/render/span-file.js";

const folder = mkdtempSync(join(tmpdir(), "spans-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than is kept in memory of a file; no part ends where a block does. */
const PARTS = 100;
const part = (number: number) => new Uint8Array(700_000 + number).fill(number);

describe("openSpanFile", () => {
  it("gives back what was added, in any order, however much it is", () => {
    const file = openSpanFile(join(folder, "first"), []);
    const spans = Array.from({ length: PARTS }, (_, number) => file.add(part(number)));
    const inOtherOrder = spans.map((_, index) => (index * 37) % PARTS);
    for (const number of [...inOtherOrder, ...inOtherOrder]) {
      const span = spans[number];
      expect(span && Buffer.compare(file.read(span), part(number))).toBe(0);
    }
    file.close();
    const next = openSpanFile(join(folder, "second"), spans);
    const kept = spans.map((span) => next.keep(span));
    expect(kept).toEqual(spans);
    for (const [number, span] of kept.entries()) expect(Buffer.compare(next.read(span), part(number))).toBe(0);
    next.discard();
  });

  it("reads what was added since the last reading", () => {
    const file = openSpanFile(join(folder, "third"), []);
    const one = file.add(Buffer.from("one"));
    expect(Buffer.from(file.read(one)).toString()).toBe("one");
    const two = file.add(Buffer.from("two"));
    expect(Buffer.from(file.read(two)).toString()).toBe("two");
    expect(Buffer.from(file.read(one)).toString()).toBe("one");
    file.discard();
  });
});

import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { isIntact } from "../../src/memory/kept-file.js";
import { openSpanFile } from "../../src/memory/span-file.js";
import { temporaryFolder } from "../temporary-folder.js";

/** Bytes that the disk still takes. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const writeSync = (handle: number, bytes: Uint8Array, at: number, length: number, position: number): number => {
    disk.room -= length;
    if (disk.room < 0) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    return fs.writeSync(handle, bytes, at, length, position);
  };
  return { ...fs, writeSync };
});

const folder = temporaryFolder();

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
    const closed = file.close();
    expect(closed && isIntact(folder, closed)).toBe(true);
    expect(closed && isIntact(folder, { ...closed, state: "copied" })).toBe(true);
    expect(closed && isIntact(folder, { ...closed, state: "changed", checksum: 1 })).toBe(false);
    const next = openSpanFile(join(folder, "second"), spans);
    const kept = spans.map((span) => next.keep(span));
    expect(kept).toEqual(spans);
    for (const [number, span] of kept.entries()) expect(Buffer.compare(next.read(span), part(number))).toBe(0);
    next.discard();
  });

  it.each([0, 30_000_000])("does without the disk where it is full (room: %d)", (room) => {
    disk.room = room;
    const file = openSpanFile(join(folder, `full-${room}`), []);
    const spans = Array.from({ length: PARTS }, (_, number) => {
      const span = file.add(part(number));
      expect(Buffer.compare(file.read(span), part(number))).toBe(0);
      return span;
    });
    for (const [number, span] of spans.entries()) expect(Buffer.compare(file.read(span), part(number))).toBe(0);
    expect(file.close()).toBeNull();
    disk.room = Number.POSITIVE_INFINITY;
  });

  it("leaves what was read as it is, whatever is added afterwards", () => {
    const file = openSpanFile(join(folder, "reused"), []);
    const read = file.read(file.add(part(1)));
    for (const number of [2, 3, 4]) file.add(part(number));
    expect(Buffer.compare(read, part(1))).toBe(0);
    file.close();
  });

  it("reads what was added since the last reading", () => {
    const file = openSpanFile(join(folder, "third"), []);
    const textOf = (span: ReturnType<typeof file.add>) => Buffer.from(file.read(span)).toString();
    const one = file.add(Buffer.from("one"));
    expect(textOf(one)).toBe("one");
    const two = file.add(Buffer.from("two"));
    expect([textOf(two), textOf(one)]).toEqual(["two", "one"]);
    file.discard();
  });
});

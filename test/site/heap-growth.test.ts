import { cachedDataVersionTag } from "node:v8";
import { beforeEach, expect, it } from "vitest";
import { growAsAtFirst, makeRoom } from "../../src/site/heap-growth.js";

beforeEach(growAsAtFirst);

it.each([
  { hasDescriptions: true, pages: 1000, isBounded: true },
  { hasDescriptions: true, pages: 10, isBounded: false },
  { hasDescriptions: false, pages: 50, isBounded: false },
  { hasDescriptions: false, pages: 1000, isBounded: true },
  { hasDescriptions: false, pages: 10_000, isBounded: true },
])(
  "leaves flags as they were until pages are drawn, as kept code asks for: %o",
  ({ hasDescriptions, pages, isBounded }) => {
    const tag = cachedDataVersionTag();
    const begin = makeRoom(hasDescriptions, pages);
    expect(cachedDataVersionTag()).toBe(tag);
    begin();
    expect(cachedDataVersionTag() === tag).toBe(!isBounded);
    growAsAtFirst();
    expect(cachedDataVersionTag()).toBe(tag);
  },
);

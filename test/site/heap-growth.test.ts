import { cachedDataVersionTag } from "node:v8";
import { afterEach, expect, it } from "vitest";
import { growAsAtFirst, makeRoom } from "../../src/site/heap-growth.js";

afterEach(growAsAtFirst);

it.each([true, false])(
  "leaves flags as they were until pages are drawn, as kept code asks for (descriptions: %s)",
  (has) => {
    const tag = cachedDataVersionTag();
    const begin = makeRoom(has, 1000);
    expect(cachedDataVersionTag()).toBe(tag);
    begin();
    expect(cachedDataVersionTag() === tag).toBe(!has);
    growAsAtFirst();
    expect(cachedDataVersionTag()).toBe(tag);
  },
);

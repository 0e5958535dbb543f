import { describe, expect, it } from "vitest";
import { CHANCE, CLOCK, createMoments } from "../../../src/content/code/moments.js";
import { runInScope, scopeOf } from "../../../src/content/code/scope.js";

const noon = Date.UTC(2026, 1, 3, 12);

/** The value of code in a moment, and what it asked for. */
function within(code: string, seed = "page"): { readonly value: unknown; readonly used: readonly string[] } {
  const moments = createMoments(noon);
  const moment = moments.begin(seed);
  const run = { missing: (name: string) => expect.unreachable(name), createElement: () => null, exports: {} };
  const value = moments.within(moment, () => runInScope(`return (${code})`, scopeOf(moments.names, null), run));
  return { value, used: [...moment.used] };
}

describe("the time of a page", () => {
  it.each([
    ["Date.now()", noon],
    ["new Date().toISOString()", "2026-02-03T12:00:00.000Z"],
    ["new Date().getFullYear()", 2026],
    ["typeof Date()", "string"],
    ["+new (class extends Date {})()", noon],
    ["new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format()", "2/3/2026"],
    ["Intl.DateTimeFormat('en', { timeZone: 'UTC', year: 'numeric' }).formatToParts()[0].value", "2026"],
    ["performance.timeOrigin + performance.now()", noon],
  ])("%s is that of the build", (code, value) => expect(within(code)).toEqual({ value, used: [CLOCK] }));

  it.each([
    ["new Date('2024-01-01').toISOString()", "2024-01-01T00:00:00.000Z"],
    ["new Date(2024, 4, 5).getMonth()", 4],
    ["new Date(0).getTime()", 0],
    ["Date.UTC(2024, 0)", Date.UTC(2024, 0)],
    ["Date.parse('2024-01-01')", Date.UTC(2024, 0)],
    ["new Date(0) instanceof Date", true],
    ["new Date(undefined).getTime()", Number.NaN],
    ["Object.prototype.toString.call(new Date(0))", "[object Date]"],
    ["new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(new Date(0))", "1/1/1970"],
    ["new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions().timeZone", "UTC"],
    ["new Intl.NumberFormat('en').format(1234)", "1,234"],
    ["[Math.max(1, 2), Math.PI > 3, Math.round(1.6)].join()", "2,true,2"],
  ])("%s is what it always is", (code, value) => expect(within(code)).toEqual({ value, used: [] }));
});

describe("chance", () => {
  const uuid = "[Math.random(), crypto.randomUUID(), crypto.getRandomValues(new Uint16Array(2)).join()].join(' ')";

  it("is the same for the same seed, and another for another", () => {
    const { value, used } = within(uuid);
    expect(used).toEqual([CHANCE]);
    expect(String(value)).toMatch(/^0\.\d+ [\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12} \d+,\d+$/);
    expect(within(uuid).value).toBe(value);
    expect(within(uuid, "other").value).not.toBe(value);
  });

  it("is spread evenly", () => {
    const numbers = within("Array.from({ length: 4000 }, () => Math.random())").value as number[];
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(3990);
    for (const tenth of [0, 3, 9])
      expect(numbers.filter((number) => Math.floor(number * 10) === tenth).length).toBeGreaterThan(320);
  });

  it("does not mix moments that are inside one another", () => {
    const moments = createMoments(noon);
    const [outer, inner] = [moments.begin("outer"), moments.begin("inner")];
    const next = () => Reflect.get(Object(moments.names["Math"]), "random")();
    const numbers = moments.within(outer, () => [next(), moments.within(inner, next), next()]);
    expect(numbers).toEqual([outer, inner, outer].map((_, index) => createNumbers(index)));
  });
});

function createNumbers(index: number): number {
  const moments = createMoments(noon);
  const next = () => Reflect.get(Object(moments.names["Math"]), "random")();
  const moment = moments.begin(index === 1 ? "inner" : "outer");
  if (index === 2) moments.within(moment, next);
  return moments.within(moment, next);
}

import { describe, expect, test } from "vitest";
import { mayTakeTime, OutOfTime, timeLeft, withinTime } from "../../../src/content/code/within-time.js";

const FOREVER: Readonly<Record<string, () => unknown>> = {
  "a loop": () => {
    for (;;);
  },
  "a loop that catches": () => {
    for (;;)
      try {
        for (;;);
      } catch {}
  },
  "a pattern": () => /(a+)+b/.test("a".repeat(60)),
};

describe("code within a limit of time", () => {
  test("gives its result", () => expect(withinTime(timeLeft(60_000), () => [1])).toEqual([1]));

  test("throws what it throws", () => {
    const fault = new Error("own");
    const fail = () => {
      throw fault;
    };
    expect(() => withinTime(timeLeft(60_000), fail)).toThrow(fault);
  });

  test.each(Object.keys(FOREVER))("is stopped: %s", (name) => {
    expect(() => withinTime(timeLeft(50), () => FOREVER[name]?.())).toThrow(OutOfTime);
  });

  test("shares its limit with what runs inside and after it", () => {
    const time = timeLeft(50);
    expect(() => withinTime(time, () => withinTime(time, () => FOREVER["a loop"]?.()))).toThrow(OutOfTime);
    expect(() => withinTime(time, () => 1)).toThrow(OutOfTime);
  });

  test("needs a limit only where it calls something", () => {
    expect(["{ width: 3 }", "a ? b : c", "[1, 2]"].filter(mayTakeTime)).toEqual([]);
    expect(["f()", "new X", "f`x`"].every(mayTakeTime)).toBe(true);
  });
});

import { expect, it } from "vitest";
import { fewAtOnce } from "../../src/shared/once.js";

it("starts in order, never more at once, and goes on after a failure", async () => {
  const inTurn = fewAtOnce(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number, fails = false) =>
    inTurn(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (fails) throw new Error("It fails.");
      return number;
    });
  const all = [work(1, true), work(2), work(3), work(4)];
  await expect.poll(() => started).toEqual([1, 2]);
  ends[0]?.();
  await expect(all[0]).rejects.toThrow("It fails.");
  await expect.poll(() => started).toEqual([1, 2, 3]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  for (const end of ends) end();
  expect(await Promise.all(all.slice(1))).toEqual([2, 3, 4]);
});

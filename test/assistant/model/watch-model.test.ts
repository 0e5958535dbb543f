// Silence of a model is counted on a clock that the test moves: a process that stands still hears nothing.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchModel } from "../../../src/assistant/model/watch-model.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** The clock goes on without any timer. */
function standStill(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

test("a silent model is given up, and one that was heard is not", () => {
  const watch = watchModel(2000, 60_000);
  vi.advanceTimersByTime(1900);
  watch.heard();
  vi.advanceTimersByTime(1900);
  expect(watch.signal.aborted).toBe(false);
  vi.advanceTimersByTime(100);
  expect(watch.signal.aborted).toBe(true);
  expect(watch.isTimeOver()).toBe(false);
});

test("time in which the process stood still counts neither as silence nor for the reply", () => {
  const watch = watchModel(2000, 4000);
  for (let times = 0; times < 4; times++) {
    standStill(30_000);
    vi.advanceTimersByTime(250);
  }
  expect(watch.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  expect([watch.signal.aborted, watch.isTimeOver()]).toEqual([true, false]);
});

test("a model that goes on and on is ended when the time of the reply is over", () => {
  const watch = watchModel(2000, 4000);
  for (let times = 0; times < 4; times++) {
    vi.advanceTimersByTime(999);
    watch.heard();
  }
  expect(watch.isTimeOver()).toBe(false);
  vi.advanceTimersByTime(4);
  expect([watch.signal.aborted, watch.isTimeOver()]).toEqual([true, true]);
});

test("nothing is waited for once the call has ended", () => {
  const watch = watchModel(2000, 4000);
  watch.end();
  expect(vi.getTimerCount()).toBe(0);
});

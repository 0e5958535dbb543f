import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../../../src/render/threads/calls.js";

type Sums = {
  readonly add: (numbers: readonly number[]) => Promise<number>;
  readonly fill: (length: number) => Promise<Uint8Array<ArrayBuffer>>;
};

const made = new Uint8Array(8).fill(7);
const sums: Sums = {
  add: async (numbers) => {
    if (numbers.length === 0) throw new RangeError("There is nothing to add.");
    return numbers.reduce((sum, each) => sum + each);
  },
  fill: async () => made,
};

let channel: MessageChannel;
beforeEach(() => {
  channel = new MessageChannel();
});
afterEach(() => channel.port1.close());

function both(handOver?: (output: unknown) => ArrayBuffer[]) {
  connect(channel.port2, sums, handOver);
  return connect<Sums>(channel.port1, {});
}

test("calls are answered each with its own, in whatever order", async () => {
  const { call, calls } = both();
  const answers = [call("add", [1, 2]), call("add", [3, 4]), call("add", [5])];
  expect(calls()).toBe(3);
  expect(await Promise.all(answers)).toEqual([3, 7, 5]);
  expect(calls()).toBe(0);
});

test("what fails at the other end fails here, with its words and its place", async () => {
  const error = await both()
    .call("add", [])
    .catch((failed: unknown) => failed);
  expect(error).toMatchObject({ message: "There is nothing to add.", stack: expect.stringContaining("calls.test.ts") });
});

test("what is said in one turn crosses together, eight at a time", async () => {
  const crossed: number[] = [];
  channel.port2.on("message", (messages: readonly unknown[]) => crossed.push(messages.length));
  const { call } = both();
  await Promise.all(Array.from({ length: 11 }, (_, index) => call("add", [index])));
  await call("add", [1]);
  expect(crossed).toEqual([8, 3, 1]);
});

test("memory that is handed over is copied no more", async () => {
  const { call } = both((output) => (output instanceof Uint8Array ? [output.buffer as ArrayBuffer] : []));
  expect(await call("fill", 8)).toEqual(new Uint8Array(8).fill(7));
  expect(made.byteLength).toBe(0);
});

test("where the other end is gone, calls fail: those that wait, and those to come", async () => {
  const { call, fail } = connect<Sums>(channel.port1, {});
  const waiting = call("add", [1]);
  fail(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  await expect(call("add", [1])).rejects.toThrow("gone");
});

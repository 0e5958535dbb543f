import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { collectGarbage, freeSoon } from "../../../src/shared/engine/collect-garbage.js";

/** An object that lived through two collections of what is young: it counts as old then. */
async function oldObject(): Promise<WeakRef<object>> {
  const holder: { object: object | null } = { object: { old: true } };
  const weak = new WeakRef(holder.object as object);
  await setImmediate(); // Until then, the engine keeps what a weak reference was asked for.
  for (let time = 0; time < 2; time++) collectGarbage("minor");
  holder.object = null;
  return weak;
}

it("frees what is old when all is looked through, and only then", async () => {
  const weak = await oldObject();
  await setImmediate();
  collectGarbage("minor");
  expect(weak.deref()).toEqual({ old: true });
  await setImmediate();
  collectGarbage("major");
  expect(weak.deref()).toBeUndefined();
});

it("frees memory that short-lived objects hold outside the heap", async () => {
  const free = freeSoon();
  const before = process.memoryUsage().arrayBuffers;
  for (let made = 0; made < 400; made++) {
    free(new ArrayBuffer(1 << 18).byteLength);
    await setImmediate();
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 << 20);
});

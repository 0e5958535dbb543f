import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { arrivals } from "../../src/assistant/listen-assistant.js";

/** Counts one more connection in each turn of the event loop, `most` in all. */
async function connect(most: number, count: (connections: number) => void): Promise<void> {
  for (let connections = 1; connections <= most; connections++) {
    count(connections);
    await nextTurn();
  }
}

test("work waits until all who come at once are in", async () => {
  let connections = 0;
  const allAreIn = arrivals(() => connections, 1000);
  const coming = connect(40, (count) => {
    connections = count;
  });
  const seen = await Promise.all([allAreIn().then(() => connections), allAreIn().then(() => connections)]);
  await coming;
  expect(seen).toEqual([40, 40]);
});

test("work does not wait for ever for those who keep coming", async () => {
  let connections = 0;
  const allAreIn = arrivals(() => connections, 10);
  const coming = connect(40, (count) => {
    connections = count;
  });
  await allAreIn();
  expect(connections).toBeLessThan(40);
  await coming;
});

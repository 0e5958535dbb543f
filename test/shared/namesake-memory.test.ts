import { expect, it } from "vitest";
import { namesakeMemory } from "../../src/shared/namesake-memory.js";

it("remembers entries of one name, and forgets them when another is asked for", () => {
  const entriesOf = namesakeMemory<number>();
  entriesOf("start").push(1);
  entriesOf("start").push(2);
  expect(entriesOf("start")).toEqual([1, 2]);
  expect(entriesOf("other")).toEqual([]);
  expect(entriesOf("start")).toEqual([]);
});

it("begins anew where a name has more entries than versions and translations give it", () => {
  const entriesOf = namesakeMemory<number>();
  for (let entry = 0; entry < 100; entry++) entriesOf("index").push(entry);
  expect(entriesOf("index").length).toBeLessThanOrEqual(16);
  expect(entriesOf("index").at(-1)).toBe(99);
});

import { expect, it } from "vitest";
import { hashOf } from "../../src/emit/hash-of.js";

interface Node {
  readonly name: string;
  readonly children: readonly Node[];
}

it("hashes plain data by what it says", () => {
  const tree: Node = { name: "a", children: [{ name: "b", children: [] }] };
  expect(hashOf(tree)).toBe(hashOf(structuredClone(tree)));
  expect(hashOf(tree)).not.toBe(hashOf(tree.children));
});

it("refuses what JSON has no words for, wherever it is: the build would not notice that it changed", () => {
  // @ts-expect-error A map would be `{}`.
  hashOf(new Map([["a", 1]]));
  // @ts-expect-error A set, too.
  hashOf({ pages: [{ names: new Set(["a"]) }] });
  // @ts-expect-error A function would be left out.
  hashOf({ page: { draw: () => "a" } });
  // @ts-expect-error Bytes would be an object of numbers.
  hashOf(["a", new Uint8Array(2)]);
});

import { expect, test } from "vitest";
import { sparingBuiltins } from "../../../src/content/code/scope.js";

test.each([
  ["a method", "Array.prototype.map = null", "Array.prototype"],
  ["what loops use", "Array.prototype[Symbol.iterator] = () => { throw 1 }", "Array.prototype"],
  ["what every object gets", "Object.prototype.polluted = 1", "Object.prototype"],
  ["a function of a class", "Object.defineProperty(Array, 'from', { value: 1 }); [].__proto__", "Array"],
  [
    "more than one",
    "String.prototype.trim = Array.prototype.push = 1; throw new Error('x')",
    "Array.prototype and String.prototype",
  ],
])("undoes changes of %s and tells of them", (_, code, names) => {
  const keys = Reflect.ownKeys(Object.prototype).length;
  expect(() => sparingBuiltins(code, new Function(code) as () => void)).toThrow(
    `it changes ${names}, which all pages share`,
  );
  expect([1].map(String)).toEqual(["1"]);
  expect([...[1]]).toEqual([1]);
  expect(Array.from("a")).toEqual(["a"]);
  expect(" a ".trim()).toBe("a");
  expect(Reflect.ownKeys(Object.prototype)).toHaveLength(keys);
});

test("hands on what the code gives, and what it throws", () => {
  expect(sparingBuiltins("Array.prototype.slice.call('ab')", () => 7)).toBe(7);
  expect(() =>
    sparingBuiltins("prototype", () => {
      throw new Error("mine");
    }),
  ).toThrow("mine");
});

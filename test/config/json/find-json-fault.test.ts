import { expect, it, onTestFinished, vi } from "vitest";
import { findJsonFault } from "../../../src/config/json/find-json-fault.js";

it("describes the first fault, and not the thousands that follow from it", () => {
  const search = vi.spyOn(String.prototype, "lastIndexOf");
  onTestFinished(() => search.mockRestore());
  expect(findJsonFault(`["a"${'"b"'.repeat(2000)}`)?.what).toBe('Missing comma after ["a".');
  expect(search.mock.calls.length).toBeLessThan(10);
});

it.each([
  ['{ "a": 1, }', "Trailing comma", true],
  ['{ "a": 1, } x }', "not valid JSON", false],
  ['// a\n{ "a": 1, "b" 2 }', "Missing colon", false],
])("says what matters most of %j", (text, what, isHarmless) => {
  expect(findJsonFault(text)).toMatchObject({ what: expect.stringContaining(what), isHarmless });
});

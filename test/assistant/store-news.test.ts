import { afterEach, expect, it, vi } from "vitest";
import { withoutNews } from "../../src/assistant/store/open-sqlite.js";

const { emitWarning } = process;
afterEach(() => {
  process.emitWarning = emitWarning;
});

it("keeps from the terminal that SQLite is new, and nothing else", () => {
  const shown = vi.fn();
  process.emitWarning = shown;
  const loaded = withoutNews(() => {
    process.emitWarning("SQLite is an experimental feature and might change at any time", "ExperimentalWarning");
    process.emitWarning("SQLite is out of date", "DeprecationWarning");
    process.emitWarning("WASI is an experimental feature and might change at any time", "ExperimentalWarning");
    process.emitWarning(new Error("SQLite fell over"));
    return "driver";
  });
  process.emitWarning("SQLite is an experimental feature and might change at any time", "ExperimentalWarning");
  expect(loaded).toBe("driver");
  expect(shown.mock.calls.map(([warning]) => String(warning))).toEqual([
    "SQLite is out of date",
    "WASI is an experimental feature and might change at any time",
    "Error: SQLite fell over",
    "SQLite is an experimental feature and might change at any time",
  ]);
});

it("lets Node warn again where there is no such driver", () => {
  const shown = vi.fn();
  process.emitWarning = shown;
  const load = () => {
    throw new Error("none");
  };
  expect(() => withoutNews(load)).toThrow("none");
  expect(process.emitWarning).toBe(shown);
});

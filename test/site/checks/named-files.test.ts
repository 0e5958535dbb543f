import { expect, it } from "vitest";
import { nearestAmong } from "../../../src/shared/nearest.js";
import { missingPage } from "../../../src/site/checks/named-files.js";

const near = nearestAmong(["guide", "en/install", "fr/usage", "it", "it/setup", "docs/start"]);

it.each([
  ["fr/guide", "Add the file, or remove the entry."],
  ["fr/install", "Add the file, or remove the entry."],
  ["usage", "Add the file, or remove the entry."],
  ["fr/usag", 'Did you mean "fr/usage"? Otherwise add the file, or remove the entry.'],
  ["it/setpu", 'Did you mean "it/setup"? Otherwise add the file, or remove the entry.'],
  ["giude", 'Did you mean "guide"? Otherwise add the file, or remove the entry.'],
  ["docs/strat", 'Did you mean "docs/start"? Otherwise add the file, or remove the entry.'],
])("suggests pages of the same language only: %s", (text, hint) => {
  expect(missingPage(text, { file: "docs.json", line: 1, column: 1 }, { near }).hint).toBe(hint);
});

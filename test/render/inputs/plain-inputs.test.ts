import { isDeepStrictEqual } from "node:util";
import { expect, it, vi } from "vitest";
import { documentHashes } from "../../../src/render/inputs/document-hashes.js";
import { inputsOfSite } from "../../../src/render/inputs/inputs-of-site.js";
import { CONFIG, PROJECT } from "../../commands/full-project.js";
import { writeProject } from "../../site/write-project.js";
import { openedSite, settingsOf } from "../built-project.js";

const hashed = vi.hoisted(() => [] as unknown[]);

vi.mock("../../../src/emit/hash-of.js", async (original) => {
  const { hashOf } = await original<typeof import("../../../src/emit/hash-of.js")>();
  return {
    hashOf: (value: unknown) => {
      hashed.push(value);
      return hashOf(value);
    },
  };
});

it("hashes nothing that JSON does not hold: what is lost in a hash could change unnoticed", async () => {
  const root = writeProject({ settings: CONFIG, files: PROJECT });
  const site = await openedSite(root);
  const settings = settingsOf(site);
  const hashes = documentHashes({ settings, inputs: inputsOfSite(settings) }, () => null);
  for (const page of site.pages.values()) hashes.of(page, []);

  expect(hashed.length).toBeGreaterThan(20);
  const lost = hashed.filter((value) => !isDeepStrictEqual(withoutUndefined(value), JSON.parse(JSON.stringify(value))));
  expect(lost).toEqual([]);
});

/** A key without a value is the same as none, in JSON too. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutUndefined(each ?? null));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutUndefined(each)]));
}

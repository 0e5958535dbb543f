import { expect, it } from "vitest";
import { isLoose } from "../../../src/site/checks/check-links.js";
import { findAnchor } from "../../../src/site/checks/internal-target.js";

it.each([
  ["foo-bar", ["foobar", "foo-bar"], "foo-bar"],
  ["Foo-Bar", ["intro", "foo-bar"], "foo-bar"],
  ["foo_bar", ["foo-bar"], "foo-bar"],
  ["what's-new?", ["whats-new"], "whats-new"],
  ["🚀-start", ["start"], "start"],
  ["start-✈️", ["start"], "start"],
  ["read-write", ["read/write"], "read/write"],
  ["cafe\u0301", ["caf\u00e9"], "caf\u00e9"],
  ["über-uns", ["ÜBER-UNS"], "ÜBER-UNS"],
  ["हिन्दी", ["हन्द", "हिन्दी"], "हिन्दी"],
  ["content", ["content", "content-2"], "content-2"],
  ["Content", ["content-2"], "content-2"],
])("finds the place that #%s means", (written, anchors, found) => expect(findAnchor(written, anchors)).toBe(found));

it.each([
  ["foo-baz", ["foo-bar"]],
  ["-", ["--", "foo"]],
  ["🚀", ["section", "-"]],
  ["हिन्दी", ["हन्द"]],
  ["foo", []],
])("finds none for #%s", (written, anchors) => expect(findAnchor(written, anchors)).toBeNull());

it("says which links have to be written otherwise", () => {
  expect(isLoose("foo", "foo")).toBe(false);
  expect(isLoose("Foo", "foo")).toBe(true);
  expect(isLoose("content", "content-2")).toBe(false); // Drawn so in any case.
});

// A part's title is shown where it says more than what stands beside it.
import { expect, it } from "vitest";
import { partTitle } from "../../src/reference/schema/schema-tree.js";

const called = { named: null, type: "object" };
const titled = (title: string, description: string | null = null) => ({ ...called, title, description });

it("is left out where the name, the type or the description says the same", () => {
  expect(partTitle(titled("Fork of"), "fork_of")).toBeNull();
  expect(partTitle(titled("Object"), "fork")).toBeNull();
  expect(partTitle(titled("Gist", "<p>Gist.</p>"), "fork")).toBeNull();
  expect(partTitle(titled("Gist", "<p>A gist of somebody.</p>"), "fork")).toBe("Gist");
});

// Under which headings an overview lists the pages of a description.
import { describe, expect, it } from "vitest";
import { loadDescription } from "../../../src/openapi/load-description.js";
import { apiView } from "../../../src/openapi/view/api-view.js";
import { createViewer } from "../../../src/openapi/view/viewer.js";
import { viewOptions } from "../view-options.js";

async function headingsOf(document: object): Promise<Record<string, number>> {
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, ...document });
  const source = { kind: "file", file: "x.json" } as const;
  const { description } = await loadDescription(source, text, { cache: null, conformance: false });
  if (!description) throw new Error("The description cannot be read.");
  const viewer = createViewer(description, { ...viewOptions, addressOf: () => "/page" });
  const view = apiView({ kind: "overview", description: "x.json" }, viewer);
  if (view?.kind !== "overview") throw new Error("There is no overview.");
  return Object.fromEntries(view.groups.flatMap(({ tags }) => tags.map(({ label, pages }) => [label, pages.length])));
}

const paths = (names: readonly string[], tags?: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { get: { tags, responses: {} } }]));

const NAMES = ["a", "b", "c", "d", "e"];

describe("the headings of an overview", () => {
  it("are those of the sidebar where no operation has a tag", async () => {
    const names = NAMES.flatMap((name) => [`/v1/charges/${name}`, `/v1/bank_accounts/${name}`]);
    expect(await headingsOf({ paths: paths(names) })).toEqual({ Charges: 5, "Bank accounts": 5 });
  });

  it("are one where there are few operations", async () => {
    expect(await headingsOf({ paths: paths(["/a", "/b"]) })).toEqual({ "API Reference": 2 });
  });

  it("have operations without a tag last", async () => {
    const headings = await headingsOf({ paths: { ...paths(["/b"]), ...paths(["/a"], ["Books"]) } });
    expect(Object.keys(headings)).toEqual(["Books", ""]);
  });

  it("are tags, one for webhooks without any, and one for other operations without any", async () => {
    const tagged = paths(["/a"], ["Books", "Shops"]);
    const webhooks = { sold: { post: { responses: {} } } };
    const found = await headingsOf({ paths: { ...tagged, ...paths(["/b"]) }, webhooks });
    expect(found).toEqual({ Books: 1, Shops: 1, "": 1, Webhooks: 1 });
  });
});

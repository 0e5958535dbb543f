// What pages do with more than they have room for.

import { describe, expect, it } from "vitest";
import { countIds, plainContext } from "../../src/components/draw-context.js";
import type { ApiTarget } from "../../src/model.js";
import type { SchemaView } from "../../src/openapi/schema-views.js";
import { apiView } from "../../src/openapi/view/api-view.js";
import { createViewer } from "../../src/openapi/view/viewer.js";
import type { EndpointView } from "../../src/openapi/views.js";
import { drawReference } from "../../src/reference/draw-reference.js";
import { noSharedExamples } from "../../src/reference/examples/code-example.js";
import { plainReferenceSettings } from "../../src/reference/reference-settings.js";
import { loadText } from "../openapi/read-case.js";
import { viewOptions } from "../openapi/view-options.js";

/** A site in which schemas have pages, or one without. */
type Pages = (target: ApiTarget) => string | null;

const withPages: Pages = (target) => (target.kind === "schema" ? `/schemas/${target.name}` : null);

async function draw(document: object, addressOf: Pages = () => null) {
  const { description, problems } = await loadText("x.json", JSON.stringify(document));
  if (!description) throw new Error(JSON.stringify(problems));
  const viewer = createViewer(description, { ...viewOptions, addressOf });
  const view = apiView({ kind: "endpoint", description: "x.json", method: "PUT", path: "/a" }, viewer);
  if (view?.kind !== "endpoint") throw new Error("no view");
  const { html } = await drawReference(view, {
    description,
    resolver: viewer.resolver,
    shared: noSharedExamples(),
    draw: { ...plainContext(), uniqueId: countIds() },
    highlight: () => null,
    settings: { ...plainReferenceSettings, display: "none", descriptionAddress: "/x.json" },
  });
  return { view, html };
}

/** `PUT /a` that answers 200 and 201 with the schema `Top`, or with a nameless one. */
function put(schemas: Readonly<Record<string, object>>, schema: object = { $ref: "#/components/schemas/Top" }) {
  const content = { "application/json": { schema } };
  const responses = { 200: { description: "OK", content }, 201: { description: "Created", content } };
  const info = { title: "T", version: "1" };
  return { openapi: "3.1.0", info, paths: { "/a": { put: { responses } } }, components: { schemas } };
}

const manyOf = (schema: object, count: number, name = "p") => ({
  type: "object",
  properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, schema])),
});

/** Every place where the tree ends before the schema does. */
function endsOf(view: EndpointView): NonNullable<SchemaView["end"]>[] {
  const inside = (schema: SchemaView): NonNullable<SchemaView["end"]>[] => [
    ...(schema.end ? [schema.end] : []),
    ...schema.rows.flatMap((row) => inside(row.schema)),
    ...(schema.items ? inside(schema.items) : []),
    ...schema.choices.flatMap(({ variants }) => variants.flatMap((variant) => inside(variant.schema))),
  ];
  const media = view.responses.flatMap((response) => response.media);
  return media.flatMap(({ schema }) => (schema ? inside(schema) : []));
}

describe("a page with more than it has room for", () => {
  it("writes a long schema once and leads there from other statuses", async () => {
    const { html } = await draw(put({ Top: manyOf({ type: "string" }, 80) }));
    expect(html.match(/id="response-200-p5"/g)).toHaveLength(1);
    expect(html).not.toContain('id="response-201-p5"');
    expect(html).toMatch(/href="#response-200">Top \(shown above\)/);
    expect(html).toContain('id="response-200"');
  });

  it("writes a short schema at every status", async () => {
    const { html } = await draw(put({ Top: manyOf({ type: "string" }, 8) }));
    expect(html).toContain('id="response-200-p5"');
    expect(html).toContain('id="response-201-p5"');
  });

  it("writes a long list of values once and leads there from other rows", async () => {
    const values = Array.from({ length: 40 }, (_, index) => `value-${index}`);
    const Top = manyOf({ $ref: "#/components/schemas/Kind" }, 3);
    const { html } = await draw(put({ Top, Kind: { type: "string", enum: values } }));
    expect(html.match(/<code>value-39<\/code>/g)).toHaveLength(1);
    expect(html.match(/<code>value-9<\/code>/g)).toHaveLength(6);
    const [, id] = /<details class="field-enum-rest" id="([^"]+)"/.exec(html) ?? [];
    expect(html.match(new RegExp(`href="#${id}"`, "g"))).toHaveLength(5);
  });

  it("shows every property of the top level, however deep and wide the first ones are", async () => {
    const wide = (depth: number): object => (depth === 0 ? { type: "string" } : manyOf(wide(depth - 1), 7));
    const Top = manyOf({ $ref: "#/components/schemas/Wide" }, 60);
    const { html } = await draw(put({ Top, Wide: wide(3) }), withPages);
    for (let index = 0; index < 60; index++) expect(html).toContain(`id="response-200-p${index}"`);
    expect(html.match(/class="api-field"/g)?.length).toBeLessThan(200);
  });

  it("says of everything below from which page it is loaded, and to which place", async () => {
    const { view, html } = await draw(put(chain(["Top", "B", "C", "D", "E", "F"])), withPages);
    const ends = endsOf(view);
    expect(ends.length).toBeGreaterThan(0);
    for (const { anchor, load } of ends) {
      if (anchor !== null) continue;
      expect(load?.address).toMatch(/^\/schemas\/[A-F]$/);
      expect(html).toContain(`data-part="schema" data-at="${load?.at}" data-direction="response"`);
    }
    expect(html).toMatch(/<a href="\/schemas\/[A-F]">[A-F]<\/a>/);
  });

  it("shows what is nameless as a whole, unless it is so large that it has a page of its own", async () => {
    const inner = manyOf(manyOf({ type: "string" }, 7), 7);
    const many = { ...manyOf(inner, 3), title: "Many" };
    const { html } = await draw(put({}, { properties: { small: manyOf(inner, 1), many } }), withPages);
    expect(html).toContain('id="response-200-small-p0-p6-p6"');
    expect(html).not.toContain('id="response-200-many-p2-p6-p6"');
    expect(html).toContain('href="/schemas/#/paths/~1a/put/responses/200');
  });

  it("says what the items of a list are above what opens them", async () => {
    const Item = { ...manyOf(manyOf({ type: "string" }, 7), 7), description: "Words of an item." };
    const list = { type: "array", items: { $ref: "#/components/schemas/Item" } };
    const Top = { type: "object", properties: { ...manyOf({ type: "string" }, 70, "own").properties, list } };
    const { html } = await draw(put({ Top, Item }), withPages);
    expect(html).toMatch(/id="response-200-list".*?Words of an item\..*?<details[^>]* data-part="schema"/s);
  });

  it("leaves a union of more than fifty choices to its own page, also where nothing else uses it", async () => {
    const union = (count: number) => ({
      anyOf: Array.from({ length: count }, (_, index) => manyOf({ type: "string" }, 1, `only${index}_`)),
    });
    const pageOf = async (count: number) => (await draw(put({}, union(count)), withPages)).html;
    expect((await pageOf(50)).match(/class="choice-panel"[^>]*data-title="only/g)?.length).toBeGreaterThanOrEqual(50);
    const large = await pageOf(51);
    expect(large).not.toContain('data-title="only');
    expect(large).toContain('data-part="schema" data-at="response-200" data-direction="response"');
    expect(large).toContain('href="/schemas/#/paths/~1a/put/responses/200');
  });

  it("leads to the page of a large part that holds nothing but a reference, where what it refers to has none", async () => {
    const inner = manyOf(manyOf({ type: "string" }, 7), 7);
    const many = { anyOf: [{ $ref: "#/components/schemas/Once" }] };
    const isPointer: Pages = (target) =>
      target.kind === "schema" && target.name.startsWith("#/") ? `/schemas/${target.name}` : null;
    const Top = { type: "object", properties: { ...manyOf({ type: "string" }, 70, "own").properties, many } };
    const { html } = await draw(put({ Top, Once: inner }), isPointer);
    expect(html).not.toContain('id="response-200-many-p2-p6"');
    expect(html).toContain('href="/schemas/#/components/schemas/Top/properties/many');
  });

  it("leads to the description where no page shows what there is no room for", async () => {
    const wide = (depth: number, name: string): object =>
      depth === 0 ? { type: "string" } : manyOf({ ...wide(depth - 1, `${name}x`), title: name }, 7, name);
    const { view, html } = await draw(put({ Top: wide(5, "w") }));
    const dead = endsOf(view).filter(({ anchor, load }) => anchor === null && load === null);
    expect(dead.length).toBeGreaterThan(0);
    expect(html.match(/href="\/x\.json"/g)).toHaveLength(dead.length);
  });
});

/** Schemas of 40 properties, each with one more that is the next of them. */
function chain(names: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    names.map((name, index) => {
      const own = manyOf({ type: "string" }, 40, name.toLowerCase());
      const next = names[index + 1];
      const properties = { ...own.properties, ...(next && { next: { $ref: `#/components/schemas/${next}` } }) };
      return [name, { ...own, properties }];
    }),
  );
}

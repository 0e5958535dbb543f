// What pages do with more than they have room for.
import { describe, expect, it } from "vitest";
import { countIds, plainContext } from "../../src/components/draw-context.js";
import { loadDescription } from "../../src/openapi/load-description.js";
import { apiView } from "../../src/openapi/view/api-view.js";
import { createViewer } from "../../src/openapi/view/viewer.js";
import type { EndpointView, SchemaView } from "../../src/openapi/views.js";
import { drawReference } from "../../src/reference/draw-reference.js";
import { plainReferenceSettings } from "../../src/reference/reference-settings.js";
import { viewOptions } from "../openapi/view-options.js";

async function draw(document: object) {
  const source = { kind: "file", file: "x.json" } as const;
  const loaded = await loadDescription(source, JSON.stringify(document), { cacheFolder: null, conformance: false });
  const { description } = loaded;
  if (!description) throw new Error(JSON.stringify(loaded.problems));
  const viewer = createViewer(description, viewOptions);
  const view = apiView({ kind: "endpoint", description: "x.json", method: "PUT", path: "/a" }, viewer);
  if (view?.kind !== "endpoint") throw new Error("no view");
  const { html } = await drawReference(view, {
    description,
    draw: { ...plainContext(), uniqueId: countIds() },
    highlight: () => null,
    settings: { ...plainReferenceSettings, display: "none", descriptionAddress: "/x.json" },
  });
  return { view, html };
}

/** `PUT /a` that answers 200 and 201 with the schema `Top`. */
function put(schemas: Readonly<Record<string, object>>) {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Top" } } };
  const responses = { 200: { description: "OK", content }, 201: { description: "Created", content } };
  return {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: { "/a": { put: { responses } } },
    components: { schemas },
  };
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
  return [...media, ...view.schemas].flatMap(({ schema }) => (schema ? inside(schema) : []));
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

  it("shows what is cut short at its end, so that no row is a dead end", async () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const level = (name: string) => ({ ...manyOf({ type: "string" }, 40, name), required: ["next"] });
    const chain = ["Top", "B", "C", "D", "E", "F"].map((name, index, all) => {
      const schema = level(name.toLowerCase());
      const next = all[index + 1];
      return [name, { ...schema, properties: { ...schema.properties, ...(next && { next: ref(next) }) } }] as const;
    });
    const { view, html } = await draw(put(Object.fromEntries(chain)));
    const ends = endsOf(view);
    expect(view.schemas.map(({ name }) => name)).toContain("D");
    expect(ends.length).toBeGreaterThan(0);
    for (const { anchor } of ends) expect(html).toContain(`id="${anchor}"`);
    expect(html).toMatch(/href="#schema-D">D \(shown below\)/);
  });

  it("leads to the description where even the end has no room", async () => {
    const wide = (depth: number, name: string): object =>
      depth === 0 ? { type: "string" } : manyOf({ ...wide(depth - 1, `${name}x`), title: name }, 7, name);
    const { view, html } = await draw(put({ Top: wide(5, "w") }));
    const dead = endsOf(view).filter(({ anchor }) => anchor === null);
    expect(dead.length).toBeGreaterThan(0);
    expect(html.match(/href="\/x\.json"/g)).toHaveLength(dead.length);
  });
});

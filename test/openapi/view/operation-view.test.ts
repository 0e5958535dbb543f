// What views of operations hold that their pages do not show; what they show is told in test/reference/cases/.
import { describe, expect, it } from "vitest";
import { mediaKind } from "../../../src/openapi/view/media.js";
import { readCase, readPaths } from "../read-case.js";

describe("parameters", () => {
  it("have the style of their place unless they name another", async () => {
    const text = [
      "/a/{p}:",
      "  get:",
      "    parameters:",
      "      - { name: p, in: path, required: true, style: matrix, explode: true, schema: { type: string } }",
      "      - { name: q, in: query, schema: { type: array, items: { type: string } } }",
      "      - { name: d, in: query, style: deepObject, explode: true, schema: { type: object } }",
      "      - { name: h, in: header, style: form, schema: { type: string } }",
      "      - { name: Accept, in: header, schema: { type: string } }",
      "      - { name: j, in: query, content: { application/json: { schema: { type: object } } } }",
    ];
    const view = (await readPaths(text)).endpoint("GET /a/{p}");
    expect(view.parameters.map(({ name, style, explode, mediaType }) => [name, style, explode, mediaType])).toEqual([
      ["p", "matrix", true, null],
      ["q", "form", true, null],
      ["d", "deepObject", true, null],
      ["j", "form", true, "application/json"],
      ["h", "simple", false, null],
    ]);
  });
});

describe("bodies", () => {
  it("list their media types in file order, each told how to edit", async () => {
    const body = (await readCase("multipart.yaml")).endpoint("POST /upload").body;
    expect(body?.media.map(({ type, kind }) => [type, kind])).toEqual([
      ["multipart/form-data", "multipart"],
      ["application/x-www-form-urlencoded", "form"],
      ["application/octet-stream", "binary"],
      ["image/png", "binary"],
    ]);
    expect(body?.media[0]?.encoding.map(({ name, contentType }) => [name, contentType])).toEqual([
      ["meta", "application/json"],
      ["file", "image/png, image/jpeg"],
    ]);
    expect(body?.media[0]?.encoding[0]?.headers.map(({ name }) => name)).toEqual(["X-Part"]);
    expect(body?.media[1]?.encoding[0]).toMatchObject({ name: "o", style: "deepObject", explode: true });
  });

  it.each([
    ["text/event-stream", "events"],
    ["application/x-ndjson", "lines"],
    ["application/vnd.api+json", "json"],
    ["application/xml", "xml"],
    ["text/csv", "text"],
  ])("of the type %s are %s", (type, kind) => expect(mediaKind(type, null)).toBe(kind));
});

describe("schema pages", () => {
  it("list the operations and schemas that use them", async () => {
    const read = await readCase("allof-merge.yaml");
    const uses = (name: string) => read.schema(name).usedBy.map(({ method, label }) => [method, label]);
    expect(uses("Base")).toEqual([
      ["POST", "/orders"],
      [null, "Narrow"],
    ]);
    expect(uses("Narrow")).toEqual([]);
  });

  it("follow shared bodies and responses to the operations that share them", async () => {
    const used = (await readCase("ref-everything.yaml")).schema("Thing").usedBy.map(({ label }) => label);
    expect(used).toEqual(["/things/{id}", "/alias/{id}", "/copy/{id}"]);
  });
});

it("views survive being sent to another thread", async () => {
  const view = (await readCase("examples-precedence.yaml")).endpoint("GET /e/{id}");
  expect(structuredClone(view)).toEqual(view);
});

// What the pages of operations hold, case by case.
import { describe, expect, it } from "vitest";
import { htmlText } from "../../../src/openapi/view/html-text.js";
import { exampleLine, outline, parameterLine } from "../outline.js";
import { caseOf, loadText, readCase } from "../read-case.js";

describe("parameters", () => {
  it("of the operation replace those of the path and keep their place", async () => {
    const read = await readCase("path-params-override.yaml");
    expect(read.endpoint("GET /a/{id}").parameters.map(parameterLine)).toEqual([
      'path id* string "From path."',
      'query q* integer "From operation."',
      "query z string",
      'header q string "Header q."',
    ]);
    expect(read.endpoint("DELETE /a/{id}").parameters.map(parameterLine)).toEqual([
      'path id* string "From path."',
      'query q string "From path."',
      'header q string "Header q."',
    ]);
  });

  it("that only stand in the path are shown as required texts", async () => {
    const view = (await readCase("no-summary.yaml")).endpoint("GET /users/{userId}/posts");
    expect(view.parameters.map(parameterLine)).toEqual(["path userId* string undocumented"]);
  });

  it("have the style of their place unless they name another", async () => {
    const text = [
      "openapi: 3.1.0",
      'info: { title: T, version: "1" }',
      "paths:",
      "  /a/{p}:",
      "    get:",
      "      parameters:",
      "        - { name: p, in: path, required: true, style: matrix, explode: true, schema: { type: string } }",
      "        - { name: q, in: query, schema: { type: array, items: { type: string } } }",
      "        - { name: d, in: query, style: deepObject, explode: true, schema: { type: object } }",
      "        - { name: h, in: header, style: form, schema: { type: string } }",
      "        - { name: Accept, in: header, schema: { type: string } }",
      "        - { name: j, in: query, content: { application/json: { schema: { type: object } } } }",
      "",
    ].join("\n");
    const view = caseOf("x.yaml", await loadText("x.yaml", text)).endpoint("GET /a/{p}");
    expect(view.parameters.map(({ name, style, explode, mediaType }) => [name, style, explode, mediaType])).toEqual([
      ["p", "matrix", true, null],
      ["q", "form", true, null],
      ["d", "deepObject", true, null],
      ["j", "form", true, "application/json"],
      ["h", "simple", false, null],
    ]);
  });
});

describe("references", () => {
  it("of every kind are followed, chains of them too", async () => {
    const read = await readCase("ref-everything.yaml");
    const view = read.endpoint("PUT /things/{id}");
    expect(view.parameters.map(parameterLine)).toEqual([
      'path id* string (matches ^[0-9]+$) "The id."',
      "header X-Trace string",
    ]);
    expect(htmlText(view.body?.description ?? "")).toBe("Body text.");
    expect(view.body?.media[0]?.examples.map(exampleLine)).toEqual(['examples One: {"id":"1"}']);
    expect(view.responses.map(({ status, description }) => [status, htmlText(description ?? "")])).toEqual([
      ["200", "Fine."],
      ["default", "Broken."],
    ]);
    expect(view.responses[0]?.headers.map(({ name }) => name)).toEqual(["X-A"]);
    expect(view.security.choices[0]?.schemes[0]).toMatchObject({ kind: "apiKey", in: "header", name: "X-Key" });
  });

  it("to a path item show the path that was asked for", async () => {
    const read = await readCase("ref-everything.yaml");
    expect(read.endpoint("GET /alias/{id}").title).toBe("Get shared");
    expect(read.endpoint("PUT /copy/{id}").path).toBe("/copy/{id}");
  });

  it("may be described anew where they stand", async () => {
    const view = (await readCase("ref-siblings-31.yaml")).endpoint("GET /t");
    expect(view.parameters.map(parameterLine)).toEqual(['query limit integer default 10 "Overridden parameter text."']);
    expect(htmlText(view.responses[1]?.description ?? "")).toBe("No T here.");
  });

  it("merged by YAML give every response", async () => {
    const read = await readCase("yaml-anchors.yaml");
    expect(read.endpoint("GET /a").parameters.map(parameterLine)).toEqual([
      "query page integer (≥ 1)",
      "query size integer (≥ 1) (≤ 100)",
    ]);
    const words = (name: string) =>
      read.endpoint(name).responses.map(({ status, description }) => `${status} ${htmlText(description ?? "")}`);
    expect(words("GET /a")).toEqual(["200 OK", "400 Bad request", "500 Overridden"]);
    expect(words("GET /b")).toEqual(["200 OK", "400 Bad request", "404 Not found", "500 Server error"]);
  });
});

describe("titles", () => {
  it("are the summary on one line, else method and path", async () => {
    const read = await readCase("no-summary.yaml");
    expect(read.endpoint("GET /users/{userId}/posts").title).toBe("GET /users/{userId}/posts");
    expect(read.endpoint("POST /users/{userId}/posts").title).toBe("POST /users/{userId}/posts");
    expect(read.endpoint("PUT /users/{userId}/posts").title).toBe("Spaced title");
    expect(read.endpoint("DELETE /users/{userId}/posts").responses).toEqual([]);
  });

  it("of webhooks without summary are their names", async () => {
    const read = await readCase("webhooks-pathitem-ref.yaml");
    expect(read.webhook("orderUpdated").title).toBe("Order updated");
    expect(read.webhook("plain.event/v2").title).toBe("plain.event/v2");
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

  it("of streams are told from plain JSON", async () => {
    const { mediaKind } = await import("../../../src/openapi/view/media.js");
    const kinds = [
      "text/event-stream",
      "application/x-ndjson",
      "application/vnd.api+json",
      "application/xml",
      "text/csv",
    ];
    expect(kinds.map((type) => mediaKind(type, null))).toEqual(["events", "lines", "json", "xml", "text"]);
  });
});

describe("responses", () => {
  it("stand in the order numbers, ranges, default", async () => {
    const view = (await readCase("responses-media.yaml")).endpoint("GET /r");
    expect(view.responses.map(({ status }) => status)).toEqual(["200", "204", "4XX", "default"]);
    expect(view.responses[0]?.media.map(({ type }) => type)).toEqual([
      ...["application/json", "text/csv", "application/xml", "*/*"],
    ]);
    expect(view.responses[0]?.description).toContain("<table>");
    expect(view.responses[0]?.media[3]?.schema).toBeNull();
    expect(view.responses[1]?.media).toEqual([]);
  });

  it("of files are files, not texts", async () => {
    const media = (await readCase("binary-response.yaml")).endpoint("GET /d").responses[0]?.media ?? [];
    expect(media.map(({ type, kind, schema }) => [type, kind, schema?.type])).toEqual([
      ["application/pdf", "binary", "file"],
      ["image/png", "binary", undefined],
      ["audio/mpeg", "binary", "file"],
      ["application/vnd.api+json", "json", "object"],
    ]);
  });

  it("carry headers, without Content-Type, and links to the operations they name", async () => {
    const [created] = (await readCase("headers-links.yaml")).endpoint("POST /orders").responses;
    expect(
      created?.headers.map((header) => [header.name, header.required, header.deprecated, ...outline(header.schema)]),
    ).toEqual([
      ["Location", true, false, "string <uri>"],
      ["X-Rate-Limit", false, true, "integer (≥ 0)"],
    ]);
    expect(created?.headers[1]?.examples.map(exampleLine)).toEqual(["example Example: 99"]);
    expect(created?.links.map(({ name, label, address }) => [name, label, address])).toEqual([
      ["GetOrder", "GET /orders/{id}", "/api-reference/get-order"],
      ["ByRef", "GET /orders/{id}", "/api-reference/get-order"],
      ["Broken", "nope", null],
    ]);
    expect(created?.links[0]?.parameters).toEqual([{ name: "id", value: "$response.body#/id" }]);
  });
});

describe("examples", () => {
  it("go by precedence, and falsy values count", async () => {
    const view = (await readCase("examples-precedence.yaml")).endpoint("GET /e/{id}");
    expect(view.parameters.map(({ examples }) => examples.map(exampleLine))).toEqual([
      ['example Example: "param-level"'],
      ["schema Example: 0"],
      ['examples First one: "v1"', 'examples Second one: "v2"'],
    ]);
    expect(view.responses.map(({ media }) => media[0]?.examples.map(exampleLine))).toEqual([
      ['examples All fine: {"a":"from-examples"}', "examples Remote: https://example.com/e.json"],
      ['example Example: {"a":"from-media-example"}'],
      ['schema Example 1: {"a":"from-schema-1"}', 'schema Example 2: {"a":"from-schema-2"}'],
      ["example Example: null"],
      ['example Example: {"a":"as text"}'],
      ['example Example: "{ \\"a\\": 1 }"'],
      [],
    ]);
    expect(view.responses[0]?.media[0]?.examples[0]?.description).toBe("<p>With <strong>bold</strong>.</p>");
  });
});

describe("security", () => {
  it("is inherited, replaced, lifted, optional, all of several, or one of several", async () => {
    const read = await readCase("security.yaml");
    const choices = (name: string) => read.endpoint(name).security;
    expect(choices("GET /default").choices.map(({ schemes }) => schemes.map(({ kind }) => kind))).toEqual([["bearer"]]);
    expect(choices("GET /default").choices[0]?.schemes[0]?.description).toContain("<strong>dashboard</strong>");
    expect(choices("GET /public")).toEqual({ optional: false, choices: [] });
    expect(choices("GET /optional").optional).toBe(true);
    expect(choices("GET /and").choices.map(({ schemes }) => schemes.map(({ kind }) => kind))).toEqual([
      ["apiKey", "basic"],
    ]);
    expect(choices("GET /or").choices.map(({ label }) => label)).toEqual(["key", "oauth", "cookie & query"]);
    expect(choices("GET /bad").choices).toEqual([]);
  });

  it("shows the scopes an operation needs, with the flows", async () => {
    const scheme = (await readCase("security.yaml")).endpoint("GET /or").security.choices[1]?.schemes[0];
    expect(scheme?.scopes).toEqual([
      { name: "read:x", description: "Read X" },
      { name: "write:x", description: "Write X" },
    ]);
    expect(scheme?.kind === "oauth2" && scheme.flows.map(({ kind, tokenUrl }) => [kind, tokenUrl])).toEqual([
      ["authorizationCode", "https://a.example.com/token"],
      ["clientCredentials", "https://a.example.com/token"],
    ]);
  });
});

describe("servers", () => {
  it("come from the operation, else the path, else the document; an empty list counts as none", async () => {
    const read = await readCase("servers-three-levels.yaml");
    const urls = (name: string) => read.endpoint(name).servers.map(({ url }) => url);
    expect(urls("GET /a")).toEqual(["https://{region}.example.com/{base}", "/relative/v2"]);
    expect(urls("GET /b")).toEqual(["https://path.example.com/"]);
    expect(urls("POST /b")).toEqual(["https://op.example.com/x/", "https://op2.example.com"]);
    expect(urls("PUT /b")).toEqual(["https://path.example.com/"]);
    expect(read.endpoint("GET /a").servers[0]).toMatchObject({
      label: "Main",
      variables: [
        { name: "region", default: "eu", values: ["eu", "us"] },
        { name: "base", default: "v1", values: [] },
      ],
    });
  });

  it("are none where none are named", async () => {
    expect((await readCase("no-servers.yaml")).endpoint("GET /a").servers).toEqual([]);
  });
});

describe("callbacks", () => {
  it("show every expression and method, and nothing that is no path item", async () => {
    const { callbacks } = (await readCase("callbacks.yaml")).endpoint("POST /subscribe");
    expect(
      callbacks.map(({ name, expression, operations }) => [name, expression, operations.map(({ method }) => method)]),
    ).toEqual([
      ["onEvent", "{$request.body#/callbackUrl}?e={$request.query.e}", ["POST", "PUT"]],
      ["shared", "https://example.com/hook", ["DELETE"]],
    ]);
    const [event] = callbacks[0]?.operations ?? [];
    expect(event?.title).toBe("An event");
    expect(outline(event?.body?.media[0]?.schema)).toEqual(["object", "  kind: string"]);
    expect(event?.responses.map(({ status }) => status)).toEqual(["200", "410"]);
  });
});

describe("what authors add", () => {
  it("keeps their samples in order with a label each", async () => {
    const { codeSamples } = (await readCase("code-samples.yaml")).endpoint("POST /plants/{name}");
    expect(codeSamples.map(({ label, language }) => [label, language])).toEqual([
      ["CLI", "bash"],
      ["SDK", "JavaScript"],
      ["javascript", "javascript"],
    ]);
  });

  it("says deprecated for operations, parameters and properties", async () => {
    const read = await readCase("deprecated.yaml");
    const old = read.endpoint("GET /old");
    expect([old.deprecated, read.endpoint("POST /old").deprecated]).toEqual([true, false]);
    expect(old.parameters[0]?.deprecated).toBe(true);
    const rows = read.endpoint("POST /old").body?.media[0]?.schema?.rows ?? [];
    expect(rows.map(({ name, schema }) => [name, schema.deprecated])).toEqual([
      ["gone", true],
      ["now", false],
    ]);
  });
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

  it("exist for descriptions of components alone", async () => {
    const { schema } = (await readCase("components-only.yaml")).schema("Pet");
    expect(outline(schema)).toEqual(['Pet "A pet."', "  name: string"]);
  });
});

it("views survive being sent to another thread", async () => {
  const view = (await readCase("examples-precedence.yaml")).endpoint("GET /e/{id}");
  expect(structuredClone(view)).toEqual(view);
});

// API pages as Markdown.
import { expect, it } from "vitest";
import { createCopy, schemaFacts } from "../../../src/openapi/view/schema-markdown.js";
import { caseOf, loadText, readCase, readPaths, saidBy } from "../read-case.js";

const blocks = (...parts: readonly string[]) => `${parts.join("\n\n")}\n`;

it("an endpoint is written with its parameters, body and responses as nested lists", async () => {
  const view = (await readCase("ref-everything.yaml")).endpoint("PUT /things/{id}");
  expect(saidBy(view).markdown).toBe(
    blocks(
      "`PUT /things/{id}`",
      "Server: https://api.example.com",
      "Authentication: `X-Key` (header)",
      "## Parameters",
      "- `id` (path, required): string, matches `^[0-9]+$`. The id.\n- `X-Trace` (header): string",
      "## Body (required)",
      "Body text.",
      "`application/json`: Thing",
      "- `id`: string, matches `^[0-9]+$`",
      "### Example: One",
      '```json\n{\n  "id": "1"\n}\n```',
      "## Response 200",
      "Fine.",
      "- `X-A` (header): string, matches `^[0-9]+$`",
      "`application/json`: Thing",
      "- `id`: string, matches `^[0-9]+$`",
      ...["## Response default", "Broken.", "No body"],
    ),
  );
});

it("variants are listed below what they are variants of", async () => {
  const view = (await readCase("discriminator-mapping.yaml")).endpoint("POST /pets");
  expect(saidBy(view).markdown).toContain(
    '- One of (told apart by `kind`):\n  - kitty: Cat\n    - `kind` (required): string, always "kitty"',
  );
});

it("a schema page ends with what uses it", async () => {
  const view = (await readCase("allof-merge.yaml")).schema("Base");
  expect(saidBy(view).markdown).toContain("## Used by\n\n- POST /orders\n- Narrow\n");
});

/** The copy of `GET /a`, whose responses are of the schema `X`, and which asks for the scheme `o`. */
async function saidOf(schema: object, responses: object, scheme: object | null = null): Promise<string> {
  const components = { schemas: { X: schema }, securitySchemes: scheme === null ? {} : { o: scheme } };
  const security = scheme === null ? [] : [{ o: [] }];
  const rest = JSON.stringify({ paths: { "/a": { get: { responses, security } } }, components }).slice(1, -1);
  const text = `{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, ${rest} }`;
  return saidBy(caseOf("x.json", await loadText("x.json", text)).endpoint("GET /a")).markdown;
}

const answer = (example?: object) => ({
  description: "x",
  content: { "application/json": { schema: { $ref: "#/components/schemas/X" }, ...(example && { example }) } },
});

it("what is described above keeps the examples of its own", async () => {
  const schema = { type: "object", properties: { a: {}, b: {}, c: {} }, example: { a: 0 } };
  const said = await saidOf(schema, { 200: answer(), 400: answer(), 404: answer({ a: 3 }), 500: answer() });
  expect(said).toContain('X (as described above)\n\n### Example\n\n```json\n{\n  "a": 3\n}\n```\n\n## Response 500');
  expect(said.match(/"a": 0/g)).toHaveLength(2);
});

it("a part without a name is called what its page is called", async () => {
  const { schema } = (await readCase("allof-merge.yaml")).schema("Base");
  const at = { address: "/x", twin: "/x.md", id: "schema", isAbove: false, at: "x", direction: "both" } as const;
  const load = { name: "#/components/schemas/X/properties/part", ...at };
  const lines = schemaFacts({ ...schema, end: { reason: "depth", anchor: null, load } }, createCopy(String));
  expect(lines.join()).toContain("continues in [X.part](/x.md)");
});

it("what a scheme says of itself ends its line", async () => {
  const scheme = { type: "openIdConnect", openIdConnectUrl: "https://x.test", description: "With a token." };
  expect(await saidOf({}, {}, scheme)).toContain("- `o`: https://x.test. With a token.\n");
});

it("descriptions keep their code, links and lists, set in below what they describe", async () => {
  const view = await readPaths([
    "/mails:",
    "  post:",
    '    description: "Sends a mail. **Rules:**\\n\\n- `from` must be verified\\n- see [domains](/domains)"',
    "    parameters:",
    '      - { name: split, in: query, description: "How sentences are split:\\n\\n- `0` - not\\n- `1` - at full stops" }',
    '      - { name: mode, in: query, description: "- one\\n- two" }',
    '    responses: { "204": { description: Sent. } }',
  ]);
  expect(saidBy(view.endpoint("POST /mails")).markdown).toBe(
    blocks(
      "`POST /mails`",
      "Sends a mail. **Rules:**",
      "* `from` must be verified\n* see [domains](/docs/domains)",
      "## Parameters",
      "- `split` (query): any. How sentences are split:",
      "  * `0` - not\n  * `1` - at full stops\n- `mode` (query): any\n  * one\n  * two",
      ...["## Response 204", "Sent.", "No body"],
    ),
  );
});

it("keeps the empty lines within code of a description", async () => {
  const code = "```\na\n\n\nb\n```";
  const description = JSON.stringify(`Run:\n\n${code}`);
  const read = await readPaths([`/runs: { post: { description: ${description}, responses: { "200": {} } } }`]);
  expect(saidBy(read.endpoint("POST /runs")).markdown).toContain(`Run:\n\n${code}\n\n## Response 200`);
});

it.each([
  ["text/csv", "id,name\n1,Ann\n", "```csv\nid,name\n1,Ann\n```"],
  ["application/xml", "<a><b>1</b></a>", "```xml\n<a><b>1</b></a>\n```"],
  ["application/soap+xml", "<a/>", "```xml\n<a/>\n```"],
  ["text/event-stream", 'data: {"a":1}\n\n', '```\ndata: {"a":1}\n\n```'],
  ["application/x-ndjson", '{"a":1}\n{"a":2}', '```\n{"a":1}\n{"a":2}\n```'],
  ["text/plain", "Hello", "```\nHello\n```"],
  ["application/json", "Hello", '```json\n"Hello"\n```'],
])("an example of %s is in its own language", async (type, example, block) => {
  const content = JSON.stringify({ [type]: { schema: { type: "string" }, example } });
  const read = await readPaths([`/a: { get: { responses: { "200": { description: x, content: ${content} } } } }`]);
  expect(saidBy(read.endpoint("GET /a")).markdown).toContain(block);
});

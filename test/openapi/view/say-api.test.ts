// API pages as Markdown.
import { expect, it } from "vitest";
import { readCase, readPaths, saidBy } from "../read-case.js";

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

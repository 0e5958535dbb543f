// API pages as Markdown.
import { expect, it } from "vitest";
import { caseOf, loadText, readCase, saidBy } from "../read-case.js";

it("an endpoint is written with its parameters, body and responses as nested lists", async () => {
  const view = (await readCase("ref-everything.yaml")).endpoint("PUT /things/{id}");
  expect(saidBy(view).markdown).toBe(
    [
      "`PUT /things/{id}`",
      "",
      "Server: https://api.example.com",
      "",
      "Authentication: `X-Key` (header)",
      "",
      "## Parameters",
      "",
      "- `id` (path, required): string, matches `^[0-9]+$`. The id.",
      "- `X-Trace` (header): string",
      "",
      "## Body (required)",
      "",
      "Body text.",
      "",
      "`application/json`: Thing",
      "",
      "- `id`: string, matches `^[0-9]+$`",
      "",
      "### Example: One",
      "",
      "```json",
      "{",
      '  "id": "1"',
      "}",
      "```",
      "",
      "## Response 200",
      "",
      "Fine.",
      "",
      "- `X-A` (header): string, matches `^[0-9]+$`",
      "",
      "`application/json`: Thing",
      "",
      "- `id`: string, matches `^[0-9]+$`",
      "",
      "## Response default",
      "",
      "Broken.",
      "",
      "No body",
      "",
    ].join("\n"),
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
  const loaded = await loadText(
    "mail.yaml",
    `openapi: 3.1.0
info: { title: Mail, version: "1" }
paths:
  /mails:
    post:
      description: |
        Sends a mail. **Rules:**

        - \`from\` must be verified
        - see [domains](/domains)
      parameters:
        - name: split
          in: query
          description: |
            How sentences are split:

            - \`0\` - not
            - \`1\` - at full stops
          schema: { type: string }
        - name: mode
          in: query
          description: "- one\\n- two"
          schema: { type: string }
      responses: { "204": { description: Sent. } }
`,
  );
  expect(saidBy(caseOf("mail.yaml", loaded).endpoint("POST /mails")).markdown).toBe(
    [
      "`POST /mails`",
      "",
      "Sends a mail. **Rules:**",
      "",
      "* `from` must be verified",
      "* see [domains](/docs/domains)",
      "",
      "## Parameters",
      "",
      "- `split` (query): string. How sentences are split:",
      "",
      "  * `0` - not",
      "  * `1` - at full stops",
      "- `mode` (query): string",
      "  * one",
      "  * two",
      "",
      "## Response 204",
      "",
      "Sent.",
      "",
      "No body",
      "",
    ].join("\n"),
  );
});

it("keeps the empty lines within code of a description", async () => {
  const code = "```\na\n\n\nb\n```";
  const description = JSON.stringify(`Run:\n\n${code}`);
  const loaded = await loadText(
    "run.yaml",
    `openapi: 3.1.0
info: { title: Run, version: "1" }
paths: { /runs: { post: { description: ${description}, responses: { "200": { description: Fine. } } } } }
`,
  );
  expect(saidBy(caseOf("run.yaml", loaded).endpoint("POST /runs")).markdown).toContain(
    `Run:\n\n${code}\n\n## Response 200`,
  );
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
  const loaded = await loadText(
    "a.json",
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "A", version: "1" },
      paths: {
        "/a": {
          get: {
            responses: { 200: { description: "x", content: { [type]: { schema: { type: "string" }, example } } } },
          },
        },
      },
    }),
  );
  expect(saidBy(caseOf("a.json", loaded).endpoint("GET /a")).markdown).toContain(block);
});

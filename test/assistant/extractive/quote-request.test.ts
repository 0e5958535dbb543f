// What an answer quotes of the page of an operation, from the Markdown that our own code writes of it.
import { expect, it } from "vitest";
import { caseOf, loadText, saidBy } from "../../openapi/read-case.js";
import { answer } from "../support/answer-from-pages.js";

const DESCRIPTION = `
openapi: 3.1.0
info: { title: Queues, version: '1' }
servers: [{ url: 'https://api.example.com/v1/' }]
security: [{ key: [] }]
paths:
  /projects/{project}/queues:
    post:
      summary: Create queue
      description: Makes a queue
      parameters:
        - { name: project, in: path, required: true, description: 'The project. It exists. It has a name.', schema: { type: string, pattern: '^[a-z]. , $', maxLength: 63 } }
        - { name: dry, in: query, description: Only tries it., schema: { type: boolean, default: false } }
      requestBody:
        required: true
        content:
          application/json:
            example: { name: mail }
            schema:
              type: object
              required: [name, mode]
              properties:
                name: { type: string, maxLength: 63, description: What readers see. }
                mode: { type: string, enum: [fast, safe], examples: ['fast. Or not'] }
                note: { type: string }
      responses: { '201': { description: Made. } }
    patch:
      summary: Pause queues
      description: '<code>queues:write</code>'
      requestBody: { content: { application/json: { schema: { type: object, properties: { until: { type: string, format: date } } } } } }
      responses: { '204': { description: Paused. } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
`;

async function pagesOf(text = DESCRIPTION) {
  const { endpoint } = caseOf("queues.yaml", await loadText("queues.yaml", text));
  const page = (path: string, title: string, name: string) =>
    ({
      path,
      title,
      kind: "endpoint",
      content: saidBy(endpoint(name)).markdown,
    }) as const;
  return [
    page("api/create-queue", "Create queue", "POST /projects/{project}/queues"),
    page("api/pause-queues", "Pause queues", "PATCH /projects/{project}/queues"),
  ];
}

it("tells where a request goes, what it does and what must be sent, with an example", async () => {
  const { text } = await answer(await pagesOf(), "How do I create a queue?");
  expect(text).toContain(
    [
      "**[Create queue](/api/create-queue)**",
      "`POST https://api.example.com/v1/projects/{project}/queues`",
      "Makes a queue",
      "Authentication: `X-Key` (header)",
      "**Parameters**",
      "- `project` (path, required): string. The project. It exists.",
      "**Body (required)**",
      '- `name` (required): string. What readers see.\n- `mode` (required): string, "fast" | "safe"',
      '```json\n{\n  "name": "mail"\n}\n```',
    ].join("\n\n"),
  );
});

it("tells all fields where they are asked for", async () => {
  const { text } = await answer(await pagesOf(), "How do I create a queue, which parameters does it take?");
  expect(text).toContain("- `dry` (query): boolean, default false. Only tries it.");
  expect(text).toContain("- `note`: string");
});

it("tells fields of a body that need not have any", async () => {
  const { text } = await answer(await pagesOf(), "How do I pause queues?");
  expect(text).toContain("**Body**\n\n- `until`: string <date>");
});

it("leaves the servers as they are where there are several", async () => {
  const two = DESCRIPTION.replace("v1/' }", "v1/' }, { url: 'https://eu.example.com/v1' }");
  const { text } = await answer(await pagesOf(two), "How do I create a queue?");
  expect(text).toContain("`POST /projects/{project}/queues`");
  expect(text).not.toContain("`POST https");
});

// What an answer quotes of the page of an operation, from the Markdown that our own code writes of it.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { caseOf, loadText, saidBy } from "../../openapi/read-case.js";
import { answer } from "../support/answer-from-pages.js";

const DESCRIPTION = readFileSync(new URL("./quote-request.yaml", import.meta.url), "utf8");

async function pagesOf(text = DESCRIPTION) {
  const { endpoint } = caseOf("queues.yaml", await loadText("queues.yaml", text));
  const page = (path: string, title: string, name: string) =>
    ({ path, title, kind: "endpoint", content: saidBy(endpoint(name)).markdown }) as const;
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

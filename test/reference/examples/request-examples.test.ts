// Samples that the author of a description wrote, as a vendor's extension has them.
import { expect, it } from "vitest";
import { createResolver } from "../../../src/openapi/resolve.js";
import { noSharedExamples } from "../../../src/reference/examples/code-example.js";
import { endpointExamples } from "../../../src/reference/examples/example-data.js";
import type { RequestExamples } from "../../../src/reference/examples/request-examples.js";
import { plainReferenceSettings, type ReferenceSettings } from "../../../src/reference/reference-settings.js";
import { caseOf, loadText } from "../../openapi/read-case.js";

async function examplesOf(extension: string, settings: Partial<ReferenceSettings> = {}, more = "", before = "") {
  const text = `
openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: https://api.example.com }]
paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: string }, b: { type: string } } } } } }
      ${extension}
      responses: { ${before}'200': { description: OK, content: { application/json: { schema: { type: object, properties: { made: { type: string } } } } } }${more} }
`;
  const loaded = await loadText("a.yaml", text);
  const { description } = loaded;
  if (!description) throw new Error("not read");
  return endpointExamples(caseOf("a.yaml", loaded).endpoint("POST /a"), {
    description,
    resolver: createResolver(description.document),
    highlight: (code) => `<b>${code}</b>`,
    shared: noSharedExamples(),
    settings: { ...plainReferenceSettings, languages: ["curl", "python", "javascript"], ...settings },
  });
}

function titlesOf({ groups }: RequestExamples): string[][] {
  return groups.map(({ samples, others }) => [...samples, ...others].map(({ title }) => title));
}

it("has one entry for a language that the author wrote, whatever it is called", async () => {
  const { request } = await examplesOf(
    "x-codeSamples: [{ lang: Shell, label: curl, source: own }, { lang: py, source: own }, { lang: SDK, source: own }, { lang: SDK, source: two }]",
  );
  expect(titlesOf(request)).toEqual([["curl", "py", "SDK 1", "SDK 2", "JavaScript"]]);
});

it("shows a vendor's examples first, by their names, with their responses", async () => {
  const { request, responses } = await examplesOf(
    "x-oaiMeta: { examples: [{ title: Short, request: { curl: one, node.js: two }, response: '{\"own\": 1}' }, { title: Long, request: { curl: three } }] }",
  );
  expect(request.groups.map(({ title }) => title)).toEqual(["Short", "Long"]);
  expect(titlesOf(request)).toEqual([["cURL", "Node.js", "Python", "JavaScript"], ["cURL"]]);
  expect(responses[0]?.media[0]?.examples.map(({ title, code }) => [title, code])).toEqual([["Short", '{"own": 1}']]);
});

it("knows the request with all fields where the samples have fewer", async () => {
  const { request } = await examplesOf("x-none: true");
  expect(request.groups[0]?.samples[0]?.code).not.toContain('"b"');
  expect(request.other?.whole?.body).toMatchObject({ text: expect.stringContaining('"b": "b"') });
  expect((await examplesOf("x-none: true", { optionalFields: "all" })).request.other).toBe(null);
});

it("has a request for each example of the body that the author named", async () => {
  const text = `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    put:
      requestBody: { content: { application/json: { examples: { one: { summary: First, value: { a: 1 } }, two: { value: { a: 2 } } } } } }
      responses: { '200': { description: OK } }
`;
  const loaded = await loadText("a.yaml", text);
  const { description } = loaded;
  if (!description) throw new Error("not read");
  const { request } = await endpointExamples(caseOf("a.yaml", loaded).endpoint("PUT /a"), {
    description,
    resolver: createResolver(description.document),
    highlight: (code) => code,
    shared: noSharedExamples(),
    settings: plainReferenceSettings,
  });
  expect(
    request.other?.named.map(({ label, request: { body } }) => [label, body?.kind === "text" && body.text]),
  ).toEqual([
    ["First", '{\n  "a": 1\n}'],
    ["two", '{\n  "a": 2\n}'],
  ]);
  expect(request.groups[0]?.samples[0]?.code).toContain('"a": 1');
});

it("frames the samples that every reader sees, and leaves the others plain", async () => {
  const { request } = await examplesOf("x-none: true");
  const [group] = request.groups;
  expect(group?.samples.map(({ title }) => title)).toEqual(["cURL"]);
  expect(group?.others.map(({ title, grammar }) => [title, grammar])).toEqual([
    ["Python", "python"],
    ["JavaScript", "javascript"],
  ]);
});

it("has colours in the page only for what is seen first", async () => {
  const two = "examples: { one: { value: { made: a } }, two: { value: { made: b } } }";
  const { request, responses } = await examplesOf(
    "x-codeSamples: [{ lang: Shell, source: own }, { lang: py, source: own }]",
    {},
    `, '400': { description: No, content: { application/json: { ${two} } } }`,
  );
  expect(request.groups[0]?.samples.map(({ html }) => html !== null)).toEqual([true, false]);
  const coloured = responses.map(({ media }) => media.map(({ examples }) => examples.map(({ html }) => html !== null)));
  expect(coloured).toEqual([[[true]], [[false, false]]]);
});

it("shows a long example of several names once, by all of them", async () => {
  const long = JSON.stringify({ made: "x".repeat(3_000) });
  const same = `one: { value: ${long} }, two: { value: ${long} }, three: { value: { made: short } }, four: { value: { made: short } }`;
  const { responses } = await examplesOf(
    "x-none: true",
    {},
    `, '400': { description: No, content: { application/json: { examples: { ${same} } } } }`,
  );
  expect(responses[1]?.media[0]?.examples.map(({ title }) => title)).toEqual(["one, two", "three", "four"]);
});

it("colours the first answer that is drawn, where one before it has nothing to show", async () => {
  const { responses } = await examplesOf(
    "x-none: true",
    {},
    `, '201': { description: Empty, content: { text/plain: {}, application/json: { schema: { type: integer } } } }`,
    "'100': { description: Nothing, content: { text/plain: {} } }, ",
  );
  const coloured = responses.map(({ status, media }) => [
    status,
    media.map(({ examples }) => examples[0]?.html ?? null),
  ]);
  expect(coloured).toEqual([
    ["200", [expect.stringContaining("<b>")]],
    ["201", [null, null]],
  ]);
});

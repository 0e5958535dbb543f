// Samples that the author of a description wrote, as a vendor's extension has them.
import { expect, it } from "vitest";
import { noSharedExamples } from "../../../src/reference/examples/code-example.js";
import { endpointExamples } from "../../../src/reference/examples/example-data.js";
import type { RequestExamples } from "../../../src/reference/examples/request-examples.js";
import { plainReferenceSettings, type ReferenceSettings } from "../../../src/reference/reference-settings.js";
import { readPaths } from "../../openapi/read-case.js";

/** The examples of the only operation of a description, given in the lines of its paths. */
async function examplesIn(lines: readonly string[], settings: Partial<ReferenceSettings>) {
  const { endpoint, viewer } = await readPaths(lines);
  return endpointExamples(endpoint("POST /a"), {
    description: viewer.description,
    resolver: viewer.resolver,
    highlight: (code) => `<b>${code}</b>`,
    shared: noSharedExamples(),
    settings: { ...plainReferenceSettings, ...settings },
  });
}

const object = (properties: string) => `application/json: { schema: { type: object, ${properties} } }`;
const BODY = object("required: [a], properties: { a: { type: string }, b: { type: string } }");
const MADE = `'200': { description: OK, content: { ${object("properties: { made: { type: string } }")} } }`;

function examplesOf(extension: string, settings: Partial<ReferenceSettings> = {}, responses = MADE) {
  const lines = ["/a:", "  post:", `    requestBody: { content: { ${BODY} } }`, `    ${extension}`];
  return examplesIn([...lines, `    responses: { ${responses} }`], {
    languages: ["curl", "python", "javascript"],
    ...settings,
  });
}

/** Examples of a refusal beside what was made. */
const refused = (examples: string) =>
  `${MADE}, '400': { description: No, content: { application/json: { examples: { ${examples} } } } }`;

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
  const named = "one: { summary: First, value: { a: 1 } }, two: { value: { a: 2 } }";
  const body = `{ content: { application/json: { examples: { ${named} } } } }`;
  const { request } = await examplesIn([`/a: { post: { requestBody: ${body}, responses: {} } }`], {});
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
  const { request, responses } = await examplesOf(
    "x-codeSamples: [{ lang: Shell, source: own }, { lang: py, source: own }]",
    {},
    refused("one: { value: { made: a } }, two: { value: { made: b } }"),
  );
  expect(request.groups[0]?.samples.map(({ html }) => html !== null)).toEqual([true, false]);
  const coloured = responses.map(({ media }) => media.map(({ examples }) => examples.map(({ html }) => html !== null)));
  expect(coloured).toEqual([[[true]], [[false, false]]]);
});

it("shows a long example of several names once, by all of them", async () => {
  const long = JSON.stringify({ made: "x".repeat(3_000) });
  const same = `one: { value: ${long} }, two: { value: ${long} }, three: { value: { made: short } }, four: { value: { made: short } }`;
  const { responses } = await examplesOf("x-none: true", {}, refused(same));
  expect(responses[1]?.media[0]?.examples.map(({ title }) => title)).toEqual(["one, two", "three", "four"]);
});

it("colours the first answer that is drawn, where one before it has nothing to show", async () => {
  const nothing = "'100': { description: Nothing, content: { text/plain: {} } }";
  const empty =
    "'201': { description: Empty, content: { text/plain: {}, application/json: { schema: { type: integer } } } }";
  const { responses } = await examplesOf("x-none: true", {}, `${nothing}, ${MADE}, ${empty}`);
  const html = (media: (typeof responses)[number]["media"]) => media.map(({ examples }) => examples[0]?.html ?? null);
  const coloured = responses.map(({ status, media }) => [status, html(media)]);
  expect(coloured).toEqual([
    ["200", [expect.stringContaining("<b>")]],
    ["201", [null, null]],
  ]);
});

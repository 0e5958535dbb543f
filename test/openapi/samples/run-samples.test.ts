// Runs the samples: what arrives at a server must be the request that was meant.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serializeRequest } from "../../../src/openapi/request/serialize.js";
import { findSampleLanguage, sampleLanguages } from "../../../src/openapi/samples/sample-languages.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { type Received, STREAMED_LINES, startEchoServer } from "./echo-server.js";
import { type HardRequest, hardRequests } from "./hard-requests.js";
import { buildSamples, NOT_RUN, type Runtime, runtimesFor, works } from "./runtimes.js";
import { openRunner } from "./sample-runner.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = temporaryFolder();
const upload = join(folder, "a file.bin");
writeFileSync(upload, "content of a file");
const tsc = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
const runtimes = runtimesFor({ upload, standIns: here, tsc });
const requests = hardRequests(upload);

const server = await startEchoServer();
closeAfterTests(server);

it("has a runtime for every language, or a reason why not", () => {
  const known = [...runtimes.map(({ key }) => key), ...Object.keys(NOT_RUN)];
  expect(known.sort()).toEqual(sampleLanguages.map(({ key }) => key).sort());
});

for (const runtime of runtimes) {
  const isHere = works(runtime.probe);
  const why = isHere ? "" : ` (${runtime.probe[0]} or one of its libraries is not installed)`;
  describe.skipIf(!isHere)(`the ${runtime.key} sample, run${why}`, () => {
    const runner = openRunner(runtime.running, folder);
    beforeAll(async () => {
      const write = await findSampleLanguage(runtime.key)?.load();
      const sample = ({ input }: HardRequest) => write?.(serializeRequest({ ...input, server: server.origin })) ?? "";
      await buildSamples(runtime, requests.map(sample), folder);
    });
    afterAll(() => runner.close());
    for (const [number, request] of requests.entries()) {
      const isRefused = runtime.refusesBody === true && hasForbiddenBody(request);
      it.skipIf(isRefused)(`sends ${request.name}${isRefused ? " (which the runtime here refuses)" : ""}`, async () => {
        const printed = await runner.run(number);
        expectRequest(server.take(), expectedFrom(runtime, request));
        if (request.input.isStreamed) for (const line of STREAMED_LINES) expect(printed).toContain(line);
      });
    }
  });
}

function expectRequest(received: Received | null, { input, expected }: HardRequest): void {
  if (!received) throw new Error("nothing arrived");
  expect(received.method).toBe(input.method);
  expect(received.url).toBe(expected.url);
  for (const { name, value } of expected.headers) expect(received.headers[name.toLowerCase()], name).toBe(value);
  if (expected.parts.length > 0) expectParts(received, expected.parts);
  else if (received.headers["content-type"] === "application/x-www-form-urlencoded")
    expect([...new URLSearchParams(received.body)]).toEqual([...new URLSearchParams(String(expected.body))]);
  else if (typeof expected.body === "string") expect(received.body).toBe(expected.body);
  else expect(JSON.parse(received.body)).toEqual(expected.body);
}

/** `fetch` names a typed part that is no file `blob`, and some clients say `text/plain` for plain text: both are harmless. */
function expectParts(received: Received, parts: HardRequest["expected"]["parts"]): void {
  const plain = received.parts.map((part) => ({
    ...part,
    fileName: part.fileName === "blob" ? null : part.fileName,
    type: part.type === null && part.fileName !== null ? "application/octet-stream" : part.type,
    text: part.text.replaceAll("\r\n", "\n"),
  }));
  expect(plain).toEqual(parts);
}

function expectedFrom({ picksFiles, isBodiless, decodesApostrophe }: Runtime, request: HardRequest): HardRequest {
  if (isBodiless && hasForbiddenBody(request))
    return { ...request, expected: { ...request.expected, headers: [], body: "" } };
  const { expected } = request;
  if (decodesApostrophe) return { ...request, expected: { ...expected, url: expected.url.replaceAll("%27", "'") } };
  return picksFiles ? withoutFileTypes(request) : request;
}

function hasForbiddenBody({ input }: HardRequest): boolean {
  return input.method === "GET" && input.body !== null;
}

function withoutFileTypes(request: HardRequest): HardRequest {
  const parts = request.expected.parts.map((part) =>
    part.fileName === null ? part : { ...part, type: "application/octet-stream" },
  );
  return { ...request, expected: { ...request.expected, parts } };
}

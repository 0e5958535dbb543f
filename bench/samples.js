// `node bench/samples.js FOLDER`: in how many operations the sample of each language sends what cURL's sends.
//   FOLDER holds descriptions, such as stripe.json; each gives operations from its whole length, those with bodies first
//   --each 30          operations of a description
//   --languages a,b    those alone
//   --all-fields       samples with every field
//   --misses           says what differs
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import fg from "fast-glob";
import { loadSource } from "../scripts/load-source.js";
import { openRequests } from "./samples/open-requests.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: "string", default: "30" },
    languages: { type: "string" },
    "all-fields": { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (!folder || !existsSync(folder)) throw new Error("Name the folder with the descriptions.");

const { parsedJson } = await loadSource("openapi/json.ts");
const { findSampleLanguage, sampleLanguages } = await loadSource("openapi/samples/sample-languages.ts");
const { startEchoServer } = await loadSource("../test/openapi/samples/echo-server.ts");
const runtimes = await loadSource("../test/openapi/samples/runtimes.ts");
const { openRunner } = await loadSource("../test/openapi/samples/sample-runner.ts");

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "docsgen-samples-"));
const upload = join(work, "file");
writeFileSync(upload, "content of a file");
const server = await startEchoServer();
const table = runtimes.runtimesFor({
  upload,
  standIns: join(root, "test/openapi/samples"),
  tsc: join(root, "node_modules/typescript/bin/tsc"),
});

const asked = [];
for (const file of fg.sync(["*.json", "*.yaml"], { cwd: folder })) asked.push(...(await requestsOf(file)));
const byFile = new Map(asked.map(({ file }) => [file, asked.filter((each) => each.file === file)]));
console.log([...byFile].map(([file, all]) => `${file}: ${all.length}`).join(", "));
const curl = await receivedBy("bash");
const wanted = values.languages?.split(",").map((name) => findSampleLanguage(name)?.key ?? name);
for (const { key, label } of sampleLanguages) {
  if (wanted && !wanted.includes(key)) continue;
  const why = whyNot(key);
  console.log(`${label.padEnd(12)} ${why ? `not run: ${why}` : await compare(key)}`);
}
await server.close();
rmSync(work, { recursive: true });

function whyNot(key) {
  const runtime = table.find((each) => each.key === key);
  if (!runtime) return runtimes.NOT_RUN[key];
  return runtimes.works(runtime.probe) ? null : `${runtime.probe[0]} or one of its libraries is not installed`;
}

async function compare(key) {
  const received = key === "bash" ? curl : await receivedBy(key);
  const runtime = table.find((each) => each.key === key);
  const equal = new Map([...byFile.keys()].map((file) => [file, 0]));
  for (const [index, request] of asked.entries()) {
    const [a, b] = [curl[index], received[index]].map((each) => plain(each, request.request, runtime));
    if (a === b && !a.startsWith("failed")) equal.set(request.file, equal.get(request.file) + 1);
    else if (values.misses) console.log(`  ${key} ${request.file} ${request.name}\n    cURL: ${a}\n    here: ${b}`);
  }
  const sum = [...equal.values()].reduce((all, each) => all + each, 0);
  return `${sum} of ${asked.length} (${[...equal].map(([file, count]) => `${basename(file).replace(/\..*/, "")} ${count}`).join(", ")})`;
}

/** What came of each sample; a text where running it failed. */
async function receivedBy(key) {
  const runtime = table.find((each) => each.key === key);
  const write = await findSampleLanguage(key).load();
  const samples = asked.map(({ request }) => write(request).replaceAll("/path/to/file", upload));
  try {
    await runtimes.buildSamples(runtime, samples, work);
  } catch (error) {
    return asked.map(() => `failed to build: ${reasonOf(error)}`);
  }
  const received = [];
  const runner = openRunner(runtime.running, work);
  for (const index of asked.keys()) {
    try {
      await runner.run(index);
      received.push(server.take() ?? "failed: nothing arrived");
    } catch (error) {
      server.take();
      received.push(`failed: ${reasonOf(error)}`);
    }
  }
  await runner.close();
  return received;
}

function reasonOf(error) {
  return String(error.stderr || error.stdout || error).slice(0, 600);
}

/** What a request says, without what each client adds of its own. */
function plain(received, request, { picksFiles, isBodiless, decodesApostrophe }) {
  if (typeof received === "string") return received;
  const { method, url, headers, body, parts } = received;
  const bodiless = isBodiless && (request.method === "GET" || request.method === "HEAD");
  const names = request.headers.map(({ name }) => name.toLowerCase());
  // Ruby names a type for a body that is empty.
  const type = body === "" ? null : headers["content-type"]?.replace(/; ?boundary=.*/, "").toLowerCase();
  const own = [...new Set([...names, "authorization", "cookie"])].filter((name) => name !== "content-type").sort();
  const kept = own.map((name) => [name, headers[name]]);
  const address = decodesApostrophe ? url.replaceAll("%27", "'") : url;
  return JSON.stringify([method, address, kept, ...(bodiless ? [] : [type, bodyOf(type, body, parts, picksFiles)])]);
}

function bodyOf(type, body, parts, picksFiles) {
  if (parts.length > 0)
    return parts.map(({ name, fileName, type: own, text }) =>
      fileName === null || fileName === "blob"
        ? [name, own, text]
        : [name, fileName, picksFiles ? null : (own ?? "application/octet-stream"), text],
    );
  if (type === "application/x-www-form-urlencoded") return [...new URLSearchParams(body)];
  if (!/json/.test(type ?? "") || body === "") return body;
  return parsedJson(body) ?? body;
}

/** Requests of operations from the whole length of a description; as many as possible have a body. */
async function requestsOf(file) {
  const { operations, requestOf } = await openRequests(folder, file);
  const [withBody, without] = [true, false].map((has) => operations.filter(({ method }) => has === /P/.test(method)));
  const each = Number(values.each);
  const bodies = spread(withBody, Math.min(withBody.length, Math.ceil((each * 2) / 3)));
  const chosen = [...bodies, ...spread(without, each - bodies.length)];
  const optional = values["all-fields"] ? "all" : "exemplified";
  return chosen.map((operation) => {
    const { model } = requestOf(operation, optional);
    return {
      file,
      name: `${operation.method} ${operation.name}`,
      request: { ...model, url: atServer(model.url) },
    };
  });
}

/** At the echo server, with the placeholders of paths filled in as a reader does. */
function atServer(url) {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/^\{baseUrl\}/, "");
  return server.origin + path.replace(/\{([^{}]*)\}/g, "filled-$1");
}

function spread(list, count) {
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor((index * list.length) / Math.min(count, list.length))],
  );
}

// Runs the samples: what arrives at a server must be the request that was meant.
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serializeRequest } from "../../../src/openapi/request/serialize.js";
import { findSampleLanguage } from "../../../src/openapi/samples/sample-languages.js";
import { type EchoServer, type Received, startEchoServer } from "./echo-server.js";
import { type HardRequest, hardRequests } from "./hard-requests.js";

interface Runtime {
  readonly key: string;
  /** Exits with 0 where the runtime and its libraries are there. */
  readonly probe: readonly [string, ...string[]];
  /** Run once before the samples. */
  readonly prepare?: readonly [string, ...string[]];
  readonly file: string;
  readonly run: readonly (readonly [string, ...string[]])[];
  /** What the sample takes for granted, such as a page with a file input. */
  readonly prelude?: string;
  /** The reader's choice of a file decides its type. */
  readonly picksFiles?: boolean;
  /** The client refuses to give a body to GET. */
  readonly isBodiless?: boolean;
}

/** The crate that Rust samples use comes from nowhere here: one of our own stands in for it. */
const crate = fileURLToPath(new URL("./reqwest.rs", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "docsgen-samples-"));
const upload = join(folder, "a file.bin");
writeFileSync(upload, "content of a file");

const fileInput = `import { openAsBlob } from "node:fs";
const picked = new File([await openAsBlob(${JSON.stringify(upload)})], "a file.bin", { type: "" });
globalThis.document = { querySelector: () => ({ files: [picked] }) };\n`;

const runtimes: readonly Runtime[] = [
  { key: "bash", probe: ["curl", "--version"], file: "s.sh", run: [["bash", "s.sh"]] },
  { key: "node", probe: ["node", "--version"], file: "s.mjs", run: [["node", "s.mjs"]], isBodiless: true },
  {
    key: "javascript",
    probe: ["node", "--version"],
    file: "s.mjs",
    run: [["node", "s.mjs"]],
    prelude: fileInput,
    picksFiles: true,
    isBodiless: true,
  },
  { key: "python", probe: ["python3", "-c", "import requests"], file: "s.py", run: [["python3", "s.py"]] },
  { key: "php", probe: ["php", "-r", "curl_version();"], file: "s.php", run: [["php", "s.php"]] },
  { key: "ruby", probe: ["ruby", "-rnet/http", "-e", ""], file: "s.rb", run: [["ruby", "s.rb"]] },
  { key: "go", probe: ["go", "version"], file: "s.go", run: [["go", "run", "s.go"]] },
  {
    key: "java",
    probe: ["javac", "--version"],
    file: "Example.java",
    run: [["java", "-XX:TieredStopAtLevel=1", "Example.java"]],
  },
  {
    key: "c",
    probe: ["sh", "-c", curlHeader("gcc", "c")],
    file: "s.c",
    run: [["gcc", "-Wall", "-Werror", "s.c", "-lcurl", "-o", "s"], ["./s"]],
  },
  {
    key: "c++",
    probe: ["sh", "-c", curlHeader("g++", "c++")],
    file: "s.cpp",
    run: [["g++", "-Wall", "-Werror", "s.cpp", "-lcurl", "-o", "s"], ["./s"]],
  },
  {
    key: "rust",
    probe: ["rustc", "--version"],
    prepare: ["rustc", "--edition", "2021", "--crate-type", "rlib", crate],
    file: "s.rs",
    run: [["rustc", "--edition", "2021", "--extern", "reqwest=libreqwest.rlib", "s.rs"], ["./s"]],
  },
  // Debian has no package of it: the gate does without.
  { key: "powershell", probe: ["pwsh", "--version"], file: "s.ps1", run: [["pwsh", "s.ps1"]] },
];

let server: EchoServer;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

for (const runtime of runtimes) {
  const isHere = works(runtime.probe);
  const why = isHere ? "" : ` (${runtime.probe[0]} or one of its libraries is not installed)`;
  describe.skipIf(!isHere)(`the ${runtime.key} sample, run${why}`, () => {
    beforeAll(() => runtime.prepare && execute(runtime.prepare));
    for (const request of hardRequests(upload)) {
      it(`sends ${request.name}`, async () => {
        await runSample(runtime, request);
        expectRequest(server.take(), expectedFrom(runtime, request));
      });
    }
  });
}

async function runSample({ key, file, run, prelude = "" }: Runtime, { input }: HardRequest): Promise<void> {
  const write = await findSampleLanguage(key)?.load();
  if (!write) throw new Error(`no language ${key}`);
  const text = write(serializeRequest({ ...input, server: server.origin }));
  writeFileSync(join(folder, file), `${prelude}${text}\n`);
  for (const each of run) await execute(each);
}

/** Toolchains find their own files below the home folder, which is not the samples' business. */
async function execute([command, ...rest]: readonly [string, ...string[]]): Promise<void> {
  const rustup = process.env["RUSTUP_HOME"] ?? join(homedir(), ".rustup");
  const env = { PATH: process.env["PATH"], LANG: "C.UTF-8", HOME: folder, RUSTUP_HOME: rustup };
  await promisify(execFile)(command, rest, { cwd: folder, env });
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

function expectedFrom({ picksFiles, isBodiless }: Runtime, request: HardRequest): HardRequest {
  if (isBodiless && request.input.method === "GET" && request.input.body)
    return { ...request, expected: { ...request.expected, headers: [], body: "" } };
  return picksFiles ? withoutFileTypes(request) : request;
}

function withoutFileTypes(request: HardRequest): HardRequest {
  const parts = request.expected.parts.map((part) =>
    part.fileName === null ? part : { ...part, type: "application/octet-stream" },
  );
  return { ...request, expected: { ...request.expected, parts } };
}

function curlHeader(compiler: string, language: string): string {
  return `echo '#include <curl/curl.h>' | ${compiler} -x ${language} -fsyntax-only -`;
}

function works([command, ...rest]: Runtime["probe"]): boolean {
  try {
    execFileSync(command, rest, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

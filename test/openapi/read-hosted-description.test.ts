// Hosted descriptions are fetched within limits, from public addresses only, and kept.
import { readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isPrivateAddress } from "../../src/openapi/private-address.js";
import { type HostedOptions, readHostedDescription } from "../../src/openapi/read-hosted-description.js";
import { listenOnFreePort } from "../listen-on-free-port.js";
import { temporaryFolder } from "../temporary-folder.js";

let server: Server;
let origin = "";
let folder = "";
let calls: string[] = [];

beforeEach(async () => {
  calls = [];
  folder = temporaryFolder();
  let flaky = 0;
  server = createServer((request, response) => {
    calls.push(request.url ?? "");
    if (request.url === "/api.yaml") response.end("openapi: 3.1.0");
    else if (request.url === "/moved") response.writeHead(302, { location: "/api.yaml" }).end();
    else if (request.url === "/circle") response.writeHead(302, { location: "/circle" }).end();
    else if (request.url === "/inward") response.writeHead(302, { location: "http://10.0.0.1/x" }).end();
    else if (request.url === "/large") response.end("x".repeat(5000));
    else if (request.url === "/flaky") response.writeHead(flaky++ === 0 ? 503 : 200).end("second");
    else if (request.url === "/slow") setTimeout(() => response.end("late"), 5000).unref();
    else response.writeHead(404).end();
  });
  origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function read(path: string, options: Partial<HostedOptions> = {}) {
  const limits = { timeoutMs: 300, maxBytes: 1000, tries: 2, pauseMs: 1 };
  const usual = { cacheFolder: folder, isOffline: false, allowPrivate: true, ...limits };
  return readHostedDescription(`${origin}${path}`, { ...usual, ...options });
}

describe("a hosted description", () => {
  it("is fetched once and kept for runs without network", async () => {
    expect(await read("/api.yaml")).toEqual({ kind: "text", text: "openapi: 3.1.0", reason: null });
    expect(await read("/api.yaml", { isOffline: true })).toMatchObject({ text: "openapi: 3.1.0" });
    expect(calls).toEqual(["/api.yaml"]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("that was never fetched is missing without network, and nothing is asked", async () => {
    expect(await read("/api.yaml", { isOffline: true })).toMatchObject({ kind: "failed" });
    expect(calls).toEqual([]);
  });

  it("may have moved, but not in a circle", async () => {
    expect(await read("/moved")).toMatchObject({ text: "openapi: 3.1.0" });
    expect(await read("/circle")).toEqual({ kind: "failed", reason: "it redirects in a loop." });
  });

  it("is asked for again where the server is busy, not where it is missing", async () => {
    expect(await read("/flaky")).toMatchObject({ text: "second" });
    expect(await read("/none")).toEqual({ kind: "failed", reason: "the server responded with status 404." });
    expect(calls).toEqual(["/flaky", "/flaky", "/none"]);
  });

  it("must not be too large or too slow", async () => {
    expect(await read("/large")).toMatchObject({ kind: "failed", reason: expect.stringContaining("larger than") });
    expect(await read("/slow", { tries: 1 })).toEqual({
      kind: "failed",
      reason: "the server did not respond in time.",
    });
  });

  it("on a private address is refused without a request", async () => {
    expect(await read("/api.yaml", { allowPrivate: false })).toMatchObject({
      reason: expect.stringContaining("private"),
    });
    const local = origin.replace("127.0.0.1", "localhost");
    const options = { cacheFolder: null, isOffline: false, allowPrivate: false };
    const answer = await readHostedDescription(`${local}/api.yaml`, options);
    expect(answer).toMatchObject({ kind: "failed", reason: expect.stringContaining("private") });
    expect(calls).toEqual([]);
  });

  it("falls back to the copy that was kept when the server is gone", async () => {
    await read("/api.yaml");
    const url = `${origin}/api.yaml`;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const options = { cacheFolder: folder, isOffline: false, allowPrivate: true, tries: 1 };
    expect(await readHostedDescription(url, options)).toEqual({
      ...{ kind: "text", text: "openapi: 3.1.0" },
      reason: expect.stringContaining("connection"),
    });
    await listenOnFreePort(server);
  });
});

describe("private addresses", () => {
  it.each(
    [
      "127.0.0.1 10.1.2.3 172.20.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 192.88.99.1 203.0.113.1 localhost",
      ":: ::1 ::127.0.0.1 ::7f00:1 ::ffff:10.0.0.1 ::ffff:a00:1 ::ffff:0:a00:1 0:0:0:0:0:ffff:a00:1 64:ff9b::7f00:1",
      "fe80::1 fe80::1%eth0 fd00::1 fec0::1 100::1 2002:7f00:1:: 2002:a00:1::1 2001:db8::1 3fff::1 64:ff9b:1::1",
      "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    ].flatMap((line) => line.split(" ")),
  )("have the form %s", (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each("8.8.8.8 172.32.0.1 100.128.0.1 2606:4700::1 ::ffff:8.8.8.8 64:ff9b::808:808 2002:808:808::1".split(" "))(
    "have not the form %s",
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
});

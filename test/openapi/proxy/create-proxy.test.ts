// The proxy: where it goes, where it does not, and what it passes on.
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { createProxy, groupsOfToken } from "../../../src/openapi/proxy/create-proxy.js";
import { type ProxyRules, permission, proxyServers } from "../../../src/openapi/proxy/proxy-rules.js";
import { createUpstream, type ReadUpstream, UPSTREAM_LIMITS } from "../../../src/openapi/proxy/read-upstream.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { listenOnFreePort } from "../../listen-on-free-port.js";

const docs = "https://docs.example.com";
const secret = "a secret of the site";
const now = () => 1_000_000_000_000;

const OPEN = "GET /away, GET /moved, POST /moved, GET /large, GET /things/{id}, PUT /things, POST /open, GET /open";

function rules(origin: string): ProxyRules {
  const operation = (written: string, groups: readonly string[] | null) => {
    const [method = "", path = ""] = written.split(" ");
    return { method, path, servers: [{ url: `${origin}/v1`, values: {} }], groups };
  };
  const open = OPEN.split(", ").map((written) => operation(written, null));
  return { operations: [...open, operation("POST /admin/{id}", ["admin"])] };
}

function token(claims: object, key = secret): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

function ask(target: string, init: RequestInit & { headers?: Record<string, string> } = {}): Request {
  return new Request("https://assistant.example.com/proxy", {
    ...init,
    headers: { origin: docs, "x-docs-target": target, ...init.headers },
  });
}

describe("the proxy", async () => {
  const seen: { url: string; headers: Record<string, unknown>; method: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { url = "", method = "", headers } = request;
    seen.push({ url, headers, method, body: await text(request) });
    response.setHeader("set-cookie", "session=1");
    response.setHeader("content-type", "text/html");
    if (url === "/v1/away") return response.writeHead(302, { location: "https://other.example.com/" }).end();
    if (url === "/v1/moved") return response.writeHead(303, { location: "/v1/open" }).end();
    response.end(url === "/v1/large" ? "x".repeat(5000) : "<script>alert(1)</script>");
  });
  const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  closeAfterTests(server);

  const proxy = (read: ReadUpstream = createUpstream({ ...UPSTREAM_LIMITS, allowPrivate: true })) =>
    createProxy({ rules: rules(origin), origins: [docs], secret, read, now, maxRequestBytes: 100 });

  const statusOf = async (path: string, init?: Parameters<typeof ask>[1]) =>
    (await proxy()(ask(path.startsWith("/") ? origin + path : path, init))).status;

  it("forwards method, headers, body and the cookie that is meant, and nothing of its own site", async () => {
    seen.length = 0;
    const sent = { authorization: "Bearer x", "content-type": "text/plain" };
    const headers = { ...sent, cookie: "docs=1", "x-docs-cookie": "sid=2" };
    expect(await statusOf("/v1/things?a=1", { method: "PUT", body: "hello", headers })).toBe(200);
    expect(seen[0]).toMatchObject({ url: "/v1/things?a=1", method: "PUT", body: "hello" });
    expect(seen[0]?.headers).toMatchObject({ ...sent, cookie: "sid=2" });
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => /^(x-docs-|origin)/.test(name))).toEqual([]);
  });

  it("answers so that nothing runs as a page of its own site", async () => {
    const answer = await proxy()(ask(`${origin}/v1/open`));
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("access-control-allow-origin")).toBe(docs);
  });

  it.each([
    ["another host", "https://evil.example.com/v1/open"],
    ["another path of the host", "/v2/open"],
    ["a path that only begins alike", "/v10/open"],
    ["a way out of the path", "/v1/../v2/open"],
    ["an encoded way out", "/v1/%2e%2e/v2"],
    ["a way out behind an encoded slash", "/v1/things/..%2fadmin"],
    ["an encoded slash", "/v1/things/a%2Fb"],
    ["an encoded backslash", "/v1/things/a%5Cb"],
    ["what is encoded twice", "/v1/things/%252e%252e%252fadmin"],
    ["a parameter of a segment", "/v1/things/1;admin=1"],
    ["an encoded semicolon", "/v1/things/1%3Badmin=1"],
    ["a control character", "/v1/things/1%0d%0aX: y"],
    ["a zero byte", "/v1/open%00"],
    ["an empty segment", "/v1//open"],
    ["what cannot be decoded", "/v1/things/%ff"],
    ["an empty parameter", "/v1/things/"],
    ["below a parameter", "/v1/things/1/secret"],
    ["what no operation is", "/v1/other"],
    ["another case of a path", "/v1/Open"],
    ["the base alone", "/v1"],
  ])("does not go to %s", async (_, path) => {
    seen.length = 0;
    expect(await statusOf(path)).toBe(403);
    expect(seen).toEqual([]);
  });

  it("does not send with a method that no operation has", async () => {
    seen.length = 0;
    expect(await statusOf("/v1/open", { method: "DELETE" })).toBe(403);
    expect(await statusOf("/v1/open", { method: "HEAD" })).toBe(200);
    expect(seen.map(({ method }) => method)).toEqual(["HEAD"]);
  });

  it("does not serve other sites, nor requests without a target", async () => {
    expect(await statusOf("/v1/open", { headers: { origin: "https://evil.example.com" } })).toBe(403);
    expect((await proxy()(new Request("https://assistant.example.com/proxy"))).status).toBe(400);
  });

  it("answers preflights of its own site", async () => {
    const asked = { "access-control-request-method": "PUT", "access-control-request-headers": "x-docs-target" };
    const headers = { origin: docs, ...asked };
    const answer = await proxy()(new Request("https://assistant.example.com/proxy", { method: "OPTIONS", headers }));
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-headers")).toBe("x-docs-target");
    expect(answer.headers.get("access-control-allow-methods")).toBe("PUT");
  });

  it("follows redirects within the servers and no others", async () => {
    expect(await statusOf("/v1/moved", { method: "POST", body: "x" })).toBe(200);
    expect(seen.at(-1)).toMatchObject({ url: "/v1/open", method: "GET" });
    expect(await statusOf("/v1/away")).toBe(502);
  });

  it("calls no private address, whatever the name", async () => {
    const careful = proxy(createUpstream());
    expect((await careful(ask(`${origin}/v1/open`))).status).toBe(502);
    const local = "http://localhost:1";
    const named = createProxy({ rules: rules(local), origins: [docs], secret, read: createUpstream(), now });
    const answer = await named(ask(`${local}/v1/open`));
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain("private");
  });

  it("keeps to its limits of size", async () => {
    expect(await statusOf("/v1/open", { method: "POST", body: "x".repeat(200) })).toBe(413);
    const small = proxy(createUpstream({ ...UPSTREAM_LIMITS, allowPrivate: true, maxBytes: 1000 }));
    await expect((await small(ask(`${origin}/v1/large`))).text()).rejects.toThrow();
  });

  it("opens operations that are for groups to tokens of their members only", async () => {
    const status = (path: string, own: string | null) =>
      statusOf(path, { method: "POST", headers: own === null ? {} : { "x-docs-token": own } });
    const exp = now() / 1000 + 60;
    expect(await status("/v1/admin/1", null)).toBe(401);
    expect(await status("/v1/admin/1", token({ groups: ["guest"], exp }))).toBe(401);
    expect(await status("/v1/admin/1", token({ groups: ["admin"], exp }, "another secret"))).toBe(401);
    expect(await status("/v1/admin/1", token({ groups: ["admin"], exp: now() / 1000 }))).toBe(401);
    expect(await status("/v1/admin/1", token({ groups: ["admin"], exp }))).toBe(200);
    for (const spelling of ["/v1/%61dmin/1", "/v1/admin/1/"]) expect(await status(spelling, null), spelling).toBe(401);
    for (const spelling of ["/v1//admin/1", "/v1/admin%2F1", "/v1/ADMIN/1"])
      expect(await status(spelling, null), spelling).toBe(403);
  });
});

describe("the rules", () => {
  it("let variables in a host be what the description names, nothing else", () => {
    const variable = (name: string, ...values: readonly string[]) => {
      return { name, default: "eu", values, description: null, prefill: null };
    };
    const servers = proxyServers([
      {
        url: "https://{region}.example.com/{base}",
        label: "",
        variables: [variable("region", "eu", "us"), variable("base")],
      },
      { url: "https://{host}/x", label: "", variables: [variable("host")] },
      { url: "/relative", label: "", variables: [] },
    ]);
    const all: ProxyRules = { operations: [{ method: "GET", path: "/a", servers, groups: null }] };
    const may = (url: string) => permission(all, "GET", new URL(url)) !== null;
    for (const url of ["https://us.example.com/v7/a", "https://eu/x/a"]) expect(may(url), url).toBe(true);
    const others = ["evil.example.com.attacker.net/v7/a", "attacker.net/x/a", "user:pass@us.example.com/v7/a"];
    for (const url of others) expect(may(`https://${url}`), url).toBe(false);
  });

  it("read no token that is unsigned or has no end", () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    expect(groupsOfToken(`${part({ alg: "none" })}.${part({ groups: ["admin"], exp: 9e9 })}.`, secret, 0)).toBeNull();
    expect(groupsOfToken(token({ groups: ["admin"] }), secret, 0)).toBeNull();
    expect(groupsOfToken(token({ groups: ["admin"], exp: 9e9 }), secret, 0)).toEqual(["admin"]);
  });
});

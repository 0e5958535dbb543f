// Where a playground may send requests follows from its servers.
import { expect, test } from "vitest";
import type { PlaygroundData, PlaygroundServer } from "../../../src/reference/playground/playground-data.js";
import { connectSources } from "../../../src/reference/playground/try-it.js";

const server = (url: string, values: Readonly<Record<string, readonly string[]>> = {}): PlaygroundServer => ({
  url,
  label: url,
  variables: Object.entries(values).map(([name, each]) => ({ name, value: each[0] ?? "", values: each })),
});

function sources(servers: readonly PlaygroundServer[], more: Partial<PlaygroundData> = {}): readonly string[] {
  const usual = { base: null, proxy: null, user: null, security: { optional: true, choices: [] } };
  return connectSources({ servers, ...usual, ...more } as unknown as PlaygroundData);
}

test.each([
  ["a host", server("https://api.example.com/v1"), ["https://api.example.com"]],
  ["a port", server("http://localhost:8080"), ["http://localhost:8080"]],
  ["a path with a variable", server("https://api.example.com/{v}", { v: [] }), ["https://api.example.com"]],
  ["a name below a domain", server("https://{who}.example.com", { who: [] }), ["https://*.example.com"]],
  ["a part of a name", server("https://{who}-api.example.com", { who: [] }), ["https://*.example.com"]],
  ["one of some names", server("https://{r}.io", { r: ["eu", "us"] }), ["https://eu.io", "https://us.io"]],
  ["any port", server("https://example.com:{port}", { port: [] }), ["https://example.com:*"]],
  ["any host", server("https://{host}/v1", { host: [] }), ["https:"]],
  ["a name in the middle", server("https://api.{r}.com", { r: [] }), ["https:"]],
  ["any scheme", server("{scheme}://{host}", { scheme: [], host: [] }), ["https:"]],
  ["a scheme that may be http", server("{s}://{host}:{p}", { s: ["http"], host: [], p: [] }), ["http:"]],
  ["a name with any scheme", server("{s}://{who}.a.io", { s: ["https", "http"], who: [] }), ["http://*.a.io"]],
  ["any address", server("{r}/v1", { r: [] }), ["https:"]],
  ["some addresses", server("{r}/v1", { r: ["https://a.io/x", "http://b.io"] }), ["https://a.io", "http://b.io"]],
  ["an address of http", { ...server("{r}"), variables: [{ name: "r", value: "http://a", values: [] }] }, ["http:"]],
  ["the site itself", server("/v1"), []],
])("%s", (_case, each, expected) => expect(sources([each])).toEqual(expected));

test("a relative server is on the host of a hosted description, and a proxy replaces all servers", () => {
  const api = [server("https://api.example.com")];
  expect(sources([server("/v1")], { base: "https://a.example/openapi.json" })).toEqual(["https://a.example"]);
  expect(sources(api, { proxy: "https://proxy.example/x" })).toEqual(["https://proxy.example"]);
  expect(sources(api, { proxy: "/_docsgen/proxy" })).toEqual([]);
  expect(sources([], { user: "https://who.example/me" })).toEqual(["https://who.example"]);
});

import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compress, takeRange } from "../../src/serve/wrap-handler.js";

const handler = compress(
  takeRange(async ({ url }) =>
    url.endsWith("/gone")
      ? new Response("none", { status: 404 })
      : new Response("0123456789".repeat(200), { headers: { "content-type": "text/plain" } }),
  ),
);

const ask = (range: string | null, path = "/") => {
  const headers = { "accept-encoding": "gzip", ...(range ? { range } : {}) };
  return handler(new Request(`http://localhost${path}`, { headers }));
};

it.each([
  ["bytes=2-5", "2345", "bytes 2-5/2000"],
  ["bytes=1997-", "789", "bytes 1997-1999/2000"],
  ["bytes=1998-9999", "89", "bytes 1998-1999/2000"],
  ["bytes=-4", "6789", "bytes 1996-1999/2000"],
])("answers %s with that part", async (range, text, said) => {
  const response = await ask(range);
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe(said);
  expect(await response.text()).toBe(text);
});

it("says where a file ends before what was asked for", async () => {
  const response = await ask("bytes=2000-");
  expect(response.status).toBe(416);
  expect(response.headers.get("content-range")).toBe("bytes */2000");
});

it.each([null, "bytes=-", "bytes=0-1,4-5", "lines=1-2"])("answers %s with the whole file", async (range) => {
  const response = await ask(range);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(200);
});

it("leaves what is no file as it is", async () => expect((await ask("bytes=0-1", "/gone")).status).toBe(404));

const LONG = "<p>words</p>".repeat(200);

function fetchText(type: string, text: string, headers: Record<string, string> = { "accept-encoding": "gzip, br" }) {
  const handler = compress(async () => new Response(text, { headers: { "content-type": type } }));
  return handler(new Request("http://localhost/", { headers }));
}

it("text is compressed for browsers that accept it", async () => {
  const response = await fetchText("text/html; charset=utf-8", LONG);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("vary")).toBe("accept-encoding");
  expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe(LONG);
});

it.each([
  ["pictures", "image/png", LONG, undefined],
  ["short texts", "text/html", "short", undefined],
  ["texts for readers without gzip", "text/html", LONG, {}],
])("%s are sent as they are", async (_what, type, text, headers) => {
  const response = await fetchText(type, text, headers);
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(text);
});

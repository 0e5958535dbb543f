import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress } from "../../src/serve/compress.js";

const LONG = "<p>words</p>".repeat(200);

function ask(type: string, text: string, headers: Record<string, string> = { "accept-encoding": "gzip, br" }) {
  const handler = compress(async () => new Response(text, { headers: { "content-type": type } }));
  return handler(new Request("http://localhost/", { headers }));
}

test("text is compressed for browsers that accept it", async () => {
  const response = await ask("text/html; charset=utf-8", LONG);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("vary")).toBe("accept-encoding");
  expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe(LONG);
});

test("pictures, short texts and readers without gzip get the bytes as they are", async () => {
  for (const response of [
    await ask("image/png", LONG),
    await ask("text/html", "short"),
    await ask("text/html", LONG, {}),
  ]) {
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(["short", LONG]).toContain(await response.text());
  }
});

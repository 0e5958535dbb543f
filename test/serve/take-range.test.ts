import { expect, it } from "vitest";
import { compress } from "../../src/serve/compress.js";
import { takeRange } from "../../src/serve/take-range.js";

const handler = compress(
  takeRange(async ({ url }) =>
    url.endsWith("/gone")
      ? new Response("none", { status: 404 })
      : new Response("0123456789".repeat(200), { headers: { "content-type": "text/plain" } }),
  ),
);

const ask = (range: string | null, path = "/") =>
  handler(
    new Request(`http://localhost${path}`, { headers: { "accept-encoding": "gzip", ...(range ? { range } : {}) } }),
  );

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

it("leaves what is no file as it is", async () => {
  expect((await ask("bytes=0-1", "/gone")).status).toBe(404);
});

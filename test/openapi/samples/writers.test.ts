// How samples are written where running them does not show it.
import { expect, it } from "vitest";
import { basicUser } from "../../../src/openapi/request/request.js";
import { type RequestInput, serializeRequest } from "../../../src/openapi/request/serialize.js";
import { findSampleLanguage, sampleLanguages } from "../../../src/openapi/samples/sample-languages.js";

async function write(language: string, input: Partial<RequestInput>): Promise<string> {
  const server = "https://api.example.com";
  const whole = { method: "GET", server, path: "/r", parameters: [], credentials: [], body: null, ...input };
  const writer = await findSampleLanguage(language)?.load();
  return writer?.(serializeRequest(whole)) ?? "";
}

function form(value: unknown) {
  return { mediaType: "application/x-www-form-urlencoded", content: { kind: "value", value }, encoding: {} } as const;
}

function json(value: unknown) {
  return { mediaType: "application/json", content: { kind: "value", value }, encoding: {} } as const;
}

const basic = (text: string) => ({ in: "header", name: "Authorization", value: `Basic ${btoa(text)}` }) as const;

it("writes a form with curl field by field, with the user", async () => {
  const body = form({ amount: 2000, "metadata[note]": "it's & more" });
  expect(await write("curl", { method: "POST", body, credentials: [basic("sk:")] })).toBe(
    [
      "curl --request POST \\",
      "  --url 'https://api.example.com/r' \\",
      "  -u 'sk:' \\",
      "  --data-urlencode 'amount=2000' \\",
      "  --data-urlencode 'metadata[note]=it'\\''s & more'",
    ].join("\n"),
  );
});

it("indents JSON for curl below its option, and leaves other text as it is", async () => {
  const body = json({ note: "it's\none", list: [1] });
  const text = await write("curl", { method: "POST", body });
  expect(text.split("--data-raw ")[1]).toBe(
    ["'{", '    "note": "it\'\\\'\'s\\none",', '    "list": [', "      1", "    ]", "  }'"].join("\n"),
  );
  const lines = { mediaType: "text/plain", content: { kind: "text", text: "one\ntwo" }, encoding: {} } as const;
  expect(await write("curl", { method: "POST", body: lines })).toContain("--data-raw 'one\ntwo'");
});

it("lets curl show a stream while it arrives", async () =>
  expect(await write("curl", { isStreamed: true })).toBe("curl \\\n  -N \\\n  --url 'https://api.example.com/r'"));

it("leaves a form without fields out", async () => {
  for (const { key } of sampleLanguages) expect(await write(key, { body: form({}) })).not.toContain("urlencoded");
});

it("sends null from Python, which takes None for no body", async () =>
  expect(await write("python", { method: "POST", body: json(null) })).toContain('payload = "null"'));

it.each(["javascript", "node", "typescript", "kotlin", "swift"])(
  "gives GET no body in %s, and says so",
  async (key) => {
    const text = await write(key, { body: json({ query: "oak" }) });
    expect(text).not.toContain("oak");
    expect(text).not.toContain("Content-Type");
    expect(text).toMatch(/\/\/ \w+ sends no body with GET\./);
  },
);

it("keeps the placeholders of paths for readers to fill in", async () => {
  const parameters = [
    { name: "owner", in: "path", style: "simple", explode: false, allowReserved: false, mediaType: null, value: null },
  ] as const;
  for (const { key } of sampleLanguages)
    expect(await write(key, { path: "/repos/{owner}/issues", parameters })).toContain("/repos/{owner}/issues");
});

it("keeps names that mean something to JavaScript", async () => {
  const body = json(JSON.parse('{"__proto__":1,"constructor":2}'));
  for (const { key } of sampleLanguages) {
    const text = await write(key, { method: "POST", body });
    expect(text).toContain("__proto__");
    expect(text).toContain("constructor");
  }
});

it("names the user in plain text in every language", async () => {
  for (const { key } of sampleLanguages) {
    const text = await write(key, { credentials: [basic("<username>:<password>")] });
    expect(text).toMatch(/<username>.*<password>/);
    expect(text).not.toContain(btoa("<username>:<password>"));
  }
});

it("leaves a user alone whose name clients encode differently", () => {
  const request = (value: string) =>
    serializeRequest({
      ...{ method: "GET", server: "", path: "/", parameters: [], body: null },
      credentials: [{ in: "header", name: "Authorization", value }],
    });
  expect(basicUser(request("Basic em/DqzpwOnc="))).toBe(null);
  expect(basicUser(request("Bearer abc"))).toBe(null);
  expect(basicUser(request(`Basic ${btoa("a:b:c")}`))).toEqual({ name: "a", password: "b:c" });
});

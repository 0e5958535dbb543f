// Every kind of parameter, body, credential and stream, filled in by hand: the API receives what the format asks for.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createProxy } from "../../src/openapi/proxy/create-proxy.js";
import { createUpstream, UPSTREAM_LIMITS } from "../../src/openapi/proxy/read-upstream.js";
import type { SchemeShape } from "../../src/openapi/request/credentials.js";
import type { MediaKind, ParameterLocation, ParameterStyle } from "../../src/openapi/views.js";
import type { ReferenceSettings } from "../../src/reference/reference-settings.js";
import { listen } from "../../src/serve/listen.js";
import { closeAfterTests } from "../close-after-tests.js";
import { inChromium } from "./in-chromium.js";
import { type CalledRequest, startPlaygroundApi } from "./playground-api.js";
import { describedBy } from "./playground-description.js";
import { type PlaygroundForm, playgroundForm } from "./playground-form.js";
import { startReferenceSite } from "./reference-site.js";

/** A value as it is typed: texts go into inputs, lists and objects into the inputs inside. */
type Typed = string | readonly string[] | Readonly<Record<string, string>>;

interface ParameterCase {
  readonly style: ParameterStyle;
  readonly rest?: string;
  readonly typed: Typed;
  /** What arrives of it. */
  readonly sent: string;
}

const list = ["x y", "é&"];
const map = { R: "1", G: "a/b" };

/** The compiler holds the table to all places; `serialize.test.ts` has every style. */
const PARAMETERS: Readonly<Record<ParameterLocation, readonly ParameterCase[]>> = {
  path: [
    { style: "simple", rest: "allowReserved: true", typed: "a:b@c/d", sent: "/a:b@c%2Fd" },
    { style: "label", rest: "explode: true", typed: map, sent: "/.R=1.G=a%2Fb" },
    { style: "matrix", rest: "explode: true", typed: list, sent: "/;p2=x%20y;p2=%C3%A9%26" },
  ],
  query: [
    { style: "form", typed: list, sent: "p0=x%20y&p0=%C3%A9%26" },
    { style: "pipeDelimited", rest: "explode: false", typed: list, sent: "p1=x%20y%7C%C3%A9%26" },
    { style: "deepObject", rest: "explode: true", typed: map, sent: "p2%5BR%5D=1&p2%5BG%5D=a%2Fb" },
    { style: "form", rest: "allowReserved: true", typed: "a/b:c?d&e#f", sent: "p3=a/b:c%3Fd%26e%23f" },
  ],
  querystring: [{ style: "form", typed: map, sent: "R=1&G=a%2Fb" }],
  header: [
    { style: "simple", typed: ["a", "b"], sent: "a,b" },
    { style: "simple", rest: "explode: true", typed: { R: "1", G: "2" }, sent: "R=1,G=2" },
  ],
  cookie: [
    { style: "form", rest: "explode: false", typed: ["a", "b"], sent: "p0=a,b" },
    { style: "cookie", typed: "a/b=c", sent: "p1=a/b=c" },
  ],
};

type SchemeKind = Exclude<SchemeShape["kind"], "apiKey" | "connection">;

/** The schemes by kind; keys in their three places come beside them, and certificates are the browser's business. */
const SCHEMES: Readonly<Record<SchemeKind | `apiKey ${"header" | "query" | "cookie"}`, string>> = {
  bearer: "{ type: http, scheme: bearer }",
  basic: "{ type: http, scheme: basic }",
  http: "{ type: http, scheme: hmac }",
  oauth2:
    "{ type: oauth2, flows: { deviceAuthorization: { deviceAuthorizationUrl: 'https://x.example/d', tokenUrl: 'https://x.example/t', scopes: {} } } }",
  openIdConnect: "{ type: openIdConnect, openIdConnectUrl: 'https://x.example/.well-known' }",
  "apiKey header": "{ type: apiKey, in: header, name: X-Key }",
  "apiKey query": "{ type: apiKey, in: query, name: key }",
  "apiKey cookie": "{ type: apiKey, in: cookie, name: sid }",
};

interface BodyCase {
  readonly type: string;
  readonly schema: string;
  readonly fill: (form: PlaygroundForm, page: Page) => Promise<void>;
  readonly check: (call: CalledRequest) => void;
}

const fields =
  "{ type: object, required: [a], properties: { a: { type: string }, n: { type: integer }, l: { type: array, items: { type: string } } } }";
const files =
  "{ type: object, properties: { note: { type: string }, one: { type: string, format: binary }, many: { type: array, items: { type: string, format: binary } } } }";

async function fillFields({ field, addItems }: PlaygroundForm): Promise<void> {
  await field("a").locator("input").fill("q & é");
  await field("n").locator("input").fill("7");
  await addItems("l", ["x", "y"]);
}

const typeText = (text: string) => async (_: PlaygroundForm, page: Page) =>
  page.locator(".play-form textarea").fill(text);
const file = (name: string, text: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(text) });

/** The compiler holds the table to all kinds of body. */
const BODIES: Readonly<Record<Exclude<MediaKind, "events">, BodyCase>> = {
  json: {
    type: "application/json",
    schema: fields,
    fill: fillFields,
    check: ({ body }) => expect(JSON.parse(body.toString())).toEqual({ a: "q & é", n: 7, l: ["x", "y"] }),
  },
  form: {
    type: "application/x-www-form-urlencoded",
    schema: fields,
    fill: fillFields,
    check: ({ body }) => expect(body.toString()).toBe("a=q%20%26%20%C3%A9&n=7&l=x&l=y"),
  },
  multipart: {
    type: "multipart/form-data",
    schema: files,
    fill: async ({ field }, page) => {
      await field("note").locator("input").fill("for you");
      await field("one").locator("input[type=file]").setInputFiles(file("one.pdf", "first"));
      await field("many")
        .locator("input[type=file]")
        .setInputFiles([file("2.pdf", "second"), file("3.pdf", "third")]);
      expect(await page.locator(".play-form input[type=file]").count()).toBe(2);
    },
    check: ({ body }) => {
      const text = body.toString();
      expect(text).toMatch(/name="note"\r\n\r\nfor you/);
      expect(text).toMatch(/name="one"; filename="one.pdf"\r\nContent-Type: application\/pdf\r\n\r\nfirst/);
      expect(text).toMatch(
        /name="many"; filename="2.pdf"[\s\S]*second[\s\S]*name="many"; filename="3.pdf"[\s\S]*third/,
      );
    },
  },
  xml: {
    type: "application/xml",
    schema: "{ type: object, xml: { name: plant }, properties: { a: { type: string } } }",
    fill: typeText("<plant><a>&amp;</a></plant>"),
    check: ({ body }) => expect(body.toString()).toBe("<plant><a>&amp;</a></plant>"),
  },
  text: {
    type: "text/plain",
    schema: "{ type: string }",
    fill: typeText("line one\nline two é"),
    check: ({ body }) => expect(body.toString()).toBe("line one\nline two é"),
  },
  lines: {
    type: "application/x-ndjson",
    schema: "{ type: array, items: { type: object } }",
    fill: typeText('{"a":1}\n{"a":2}\n'),
    check: ({ body }) => expect(body.toString()).toBe('{"a":1}\n{"a":2}\n'),
  },
  binary: {
    type: "application/octet-stream",
    schema: "{ type: string, format: binary }",
    fill: async (_, page) => page.locator(".play-form input[type=file]").setInputFiles(file("a.bin", "bytes")),
    check: ({ body }) => expect(body.toString()).toBe("bytes"),
  },
};

function schemaOf(typed: Typed): string {
  if (typeof typed === "string") return "{ type: string }";
  if (Array.isArray(typed)) return "{ type: array, items: { type: string } }";
  return `{ type: object, properties: { ${Object.keys(typed)
    .map((name) => `${name}: { type: string }`)
    .join(", ")} } }`;
}

function parametersOf(place: ParameterLocation): string {
  return PARAMETERS[place]
    .map(({ style, rest, typed }, index) => {
      const schema = `schema: ${schemaOf(typed)}`;
      const said =
        place === "querystring"
          ? `content: { application/x-www-form-urlencoded: { ${schema} } }`
          : `style: ${style}, ${schema}`;
      return `{ name: p${index}, in: ${place}, required: ${place === "path"}, ${rest ? `${rest}, ` : ""}${said} }`;
    })
    .join(", ");
}

function describeApi(origin: string) {
  const places = Object.keys(PARAMETERS).filter((place) => place !== "path") as ParameterLocation[];
  const text = `
openapi: 3.2.0
info: { title: Kinds, version: '1' }
servers: [{ url: '${origin}' }]
paths:
  /path/${PARAMETERS.path.map((_, index) => `{p${index}}`).join("/")}: { get: { parameters: [${parametersOf("path")}], responses: { '200': {} } } }
${places.map((place) => `  /${place}: { get: { parameters: [${parametersOf(place)}], responses: { '200': {} } } }`).join("\n")}
  /secure: { get: { security: [${Object.keys(SCHEMES)
    .map((name) => `{ '${name}': [] }`)
    .join(", ")}], responses: { '200': {} } } }
  /body: { post: { requestBody: { required: true, content: { ${Object.values(BODIES)
    .map(({ type, schema }) => `${type}: { schema: ${schema} }`)
    .join(", ")} } }, responses: { '200': {} } } }
components: { securitySchemes: { ${Object.entries(SCHEMES)
    .map(([name, scheme]) => `'${name}': ${scheme}`)
    .join(", ")} } }
`;
  return describedBy("kinds.yaml", parse(text));
}

describe("the playground sends", async () => {
  let page: Page;
  let form: PlaygroundForm;

  const api = await startPlaygroundApi();
  const { site, fresh } = await inChromium(startReferenceSite());
  const servers = [{ url: api.origin, values: {} }];
  const rules = { operations: ["/cookie", "/secure"].map((path) => ({ method: "GET", path, servers, groups: null })) };
  const read = createUpstream({ ...UPSTREAM_LIMITS, allowPrivate: true });
  const handler = createProxy({ rules, origins: [site.origin], secret: null, read, now: Date.now });
  const proxy = await listen(handler, { port: 0, host: "127.0.0.1", mayMove: false });
  const throughProxy = { proxy: `${proxy.url}/` };
  closeAfterTests(api, proxy);
  beforeEach(async () => {
    page = await fresh();
    form = playgroundForm(page, api);
    api.calls.length = 0;
  });

  async function open(path: string, settings: Partial<ReferenceSettings> & { method?: string } = {}): Promise<void> {
    const { method = "GET", ...rest } = settings;
    const target = { kind: "endpoint", description: "kinds.yaml", method, path } as const;
    await page.goto(await site.show(describeApi(api.origin), target, rest));
    await page.click(".tryit-button");
    await page.waitForSelector(".play-dialog[open]");
  }

  async function type(name: string, typed: Typed): Promise<void> {
    if (typeof typed === "string") return form.field(name).locator("input").fill(typed);
    if (Array.isArray(typed)) return form.addItems(name, typed);
    await form.unfold(name);
    for (const [key, value] of Object.entries(typed))
      await form.field(name).locator(`input[id$="-${key}"]`).fill(value);
  }

  async function typeAll(place: ParameterLocation): Promise<readonly string[]> {
    for (const [index, { typed }] of PARAMETERS[place].entries()) await type(`p${index}`, typed);
    return PARAMETERS[place].map(({ sent }) => sent);
  }

  it("parameters in a path", async () => {
    await open(`/path/${PARAMETERS.path.map((_, index) => `{p${index}}`).join("/")}`);
    const sent = await typeAll("path");
    expect((await form.send()).url).toBe(`/path${sent.join("")}`);
  });

  it.each(["query", "querystring"] as const)("parameters in a %s", async (place) => {
    await open(`/${place}`);
    const sent = await typeAll(place);
    expect((await form.send()).url).toBe(`/${place}?${sent.join("&")}`);
  });

  it("headers", async () => {
    await open("/header");
    const sent = await typeAll("header");
    const { headers } = await form.send();
    expect(sent.map((_, index) => headers[`p${index}`])).toEqual(sent);
  });

  it("cookies, through the site's proxy", async () => {
    await open("/cookie", throughProxy);
    const sent = await typeAll("cookie");
    expect((await form.send()).headers.cookie).toBe(sent.join("; "));
  });

  it.each(Object.entries(BODIES))("a body of the kind %s", async (_, { type: mediaType, fill, check }) => {
    await open("/body", { method: "POST" });
    await page.locator(".play-dialog").getByLabel("Media type").selectOption({ label: mediaType });
    await fill(form, page);
    const call = await form.send();
    expect(call.headers["content-type"]?.split(";")[0]).toBe(mediaType);
    check(call);
  });

  it("every kind of credential, in its place", async () => {
    const secret = page.locator(".play-section input[type=password]");
    const sendAs = async (name: keyof typeof SCHEMES): Promise<CalledRequest> => {
      await page.locator(".play-section select").first().selectOption({ label: name });
      if (name === "basic") {
        await page.getByLabel("User name").fill("me");
        await page.getByLabel("Password").fill("p:w");
      } else await secret.first().fill("s&1");
      return form.send();
    };
    await open("/secure", throughProxy);
    const encoded = Buffer.from("me:p:w").toString("base64");
    const expected: Readonly<Record<keyof typeof SCHEMES, (call: CalledRequest) => readonly unknown[]>> = {
      bearer: ({ headers }) => [headers.authorization, "Bearer s&1"],
      basic: ({ headers }) => [headers.authorization, `Basic ${encoded}`],
      http: ({ headers }) => [headers.authorization, "hmac s&1"],
      oauth2: ({ headers }) => [headers.authorization, "Bearer s&1"],
      openIdConnect: ({ headers }) => [headers.authorization, "Bearer s&1"],
      "apiKey header": ({ headers }) => [headers["x-key"], "s&1"],
      "apiKey query": ({ url }) => [url, "/secure?key=s%261"],
      "apiKey cookie": ({ headers }) => [headers.cookie, "sid=s%261"],
    };
    for (const name of Object.keys(SCHEMES) as (keyof typeof SCHEMES)[]) {
      const [received, wanted] = expected[name](await sendAs(name));
      expect(received, name).toBe(wanted);
    }
  });

  it("a header by hand where no scheme is defined", async () => {
    await open("/header");
    await page.locator("details", { hasText: "Authorization" }).locator("summary").click();
    await page.locator(".play-header-name").fill("X-Mine");
    await page.getByLabel("Enter a value", { exact: true }).fill("v");
    expect((await form.send()).headers["x-mine"]).toBe("v");
  });
});

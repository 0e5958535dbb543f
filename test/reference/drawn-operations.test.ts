// What acceptance cases want to read about parameters, bodies, responses, authorization and servers.
import { describe, expect, it } from "vitest";
import { byClass, byId, drawCase, find, findAll, textOf } from "./drawn-case.js";

describe("rows", () => {
  it("each have a unique id and a link to it", async () => {
    const { main } = await drawCase("anchors", "POST /a/{id}");
    const ids = findAll(main, ({ properties }) => properties["id"] !== undefined).map(({ properties }) =>
      String(properties["id"]),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        "path-id",
        "query-id",
        "query-responses",
        "responses",
        "body-id",
        "body-a-id",
        "response-200-id",
      ]),
    );
    for (const field of byClass(main, "api-field")) {
      const link = byClass(field, "field-anchor")[0];
      expect(link?.properties["href"]).toBe(`#${encodeURIComponent(String(field.properties["id"]))}`);
    }
  });

  it("stand in closed details that the browser can open", async () => {
    const { main } = await drawCase("anchors", "POST /a/{id}");
    const outer = byId(main, "body-a");
    expect(find(outer, ({ tagName }) => tagName === "details")).not.toBeNull();
    expect(byId(outer ?? main, "body-a-id")).not.toBeNull();
  });

  it("tell parameters of one name apart", async () => {
    const page = await drawCase("path-params-override", "GET /a/{id}");
    expect(page.at("path-id")).toContain("From path.");
    expect(page.at("query-q")).toMatch(/integer required .*From operation\./);
    expect(page.at("header-q")).toContain("Header q.");
  });
});

describe("bodies", () => {
  it("offer media types in the order of the file, files as files", async () => {
    const page = await drawCase("multipart", "POST /upload");
    const options = findAll(
      find(page.main, ({ tagName }) => tagName === "select"),
      ({ tagName }) => tagName === "option",
    );
    expect(options.map(textOf)).toEqual([
      "multipart/form-data",
      "application/x-www-form-urlencoded",
      "application/octet-stream",
      "image/png",
    ]);
    expect(page.at("body-many")).toContain("file[]");
    expect(page.at("body-b64")).toContain("string <base64>");
  });

  it("are forms in curl", async () => {
    const curl = (await drawCase("multipart", "POST /upload")).sample("cURL");
    expect(curl).toContain("-F 'file=@/path/to/file;type=image/png'");
    expect(curl.match(/many=@/g)).toHaveLength(1);
    expect(curl).toContain(`-F 'meta={"a":0};type=application/json'`);
    expect(curl).not.toContain("Content-Type");
  });

  it("in XML are XML", async () => {
    const curl = (await drawCase("xml-body", "PUT /x")).sample("cURL");
    expect(curl).toMatch(/<e:pet [^>]*xmlns:e="https:\/\/e\.example\/ns"/);
    expect(curl).toContain("A &amp; B");
    expect(curl).toMatch(/<tags>\s*<tag>string<\/tag>\s*<\/tags>/);
  });
});

describe("responses", () => {
  it("stand in order of status, all in the page", async () => {
    const page = await drawCase("responses-media", "GET /r");
    const tabs = findAll(page.main, ({ properties }) => properties["role"] === "tab").map(textOf);
    expect(tabs).toEqual(["200", "204", "4XX", "default"]);
    expect(page.at("response-204")).toContain("No body");
    expect(find(byId(page.main, "response-200"), ({ tagName }) => tagName === "table")).not.toBeNull();
  });

  it("have samples in their own spelling", async () => {
    const [json = "", csv = "", xml = ""] = (await drawCase("responses-media", "GET /r")).responses("200");
    expect(JSON.parse(json)).toEqual({ j: "string" });
    expect(csv.trim()).toBe("a,b\n1,2");
    expect(xml).toMatch(/^<r j="string"(\/>|><\/r>)$/);
  });

  it("that are files have no made-up text", async () => {
    const page = await drawCase("binary-response", "GET /d");
    expect(page.at("response-200")).toContain("Binary file");
    expect(page.responses("200")).toHaveLength(1);
    expect(page.drawn.aside).toContain("https://example.com/s.mp3");
    expect(page.drawn.aside).not.toMatch(/<(audio|img|video)[^>]* src=/);
  });

  it("list headers without Content-Type, and link to the operations they name", async () => {
    const page = await drawCase("headers-links", "POST /orders");
    expect(page.at("response-201-header-Location")).toMatch(/string <uri> required Where it is\./);
    expect(page.at("response-201-header-X-Rate-Limit")).toMatch(/deprecated.*>= 0 Example 99/);
    expect(page.text).not.toContain("Content-Type");
    const links = byClass(page.main, "api-link");
    expect(links.map((link) => find(link, ({ tagName }) => tagName === "a")?.properties["href"])).toEqual([
      "/docs/api/get/orders/{id}",
      "/docs/api/get/orders/{id}",
      undefined,
    ]);
    expect(textOf(links[0] ?? null)).toContain("$response.body#/id");
  });
});

describe("examples", () => {
  it("follow the precedence of media type, schema, default", async () => {
    const page = await drawCase("examples-precedence", "GET /e/{id}");
    const first = (status: string) => JSON.parse(page.responses(status)[0] ?? "");
    expect(first("200")).toEqual({ a: "from-examples" });
    expect(first("201")).toEqual({ a: "from-media-example" });
    expect(page.responses("202").map((text) => JSON.parse(text))).toEqual([
      { a: "from-schema-1" },
      { a: "from-schema-2" },
    ]);
    expect(first("203")).toBeNull();
    expect(first("206")).toEqual({ n: 7, f: false });
    expect(page.drawn.aside).toContain('href="https://example.com/e.json"');
    expect(page.at("query-many")).toMatch(/v1 First one v2 Second one/);
  });

  it("make the sample's URL", async () => {
    const page = await drawCase("examples-precedence", "GET /e/{id}");
    expect(page.sample("cURL")).toContain("'https://api.example.com/e/param-level?zero=0&many=v1'");
  });
});

describe("samples", () => {
  it("begin with the author's own, two of one language being two choices", async () => {
    const { aside } = await drawCase("code-samples", "POST /plants/{name}");
    const titles = findAll(byId(aside, "request-example"), ({ tagName }) => tagName === "option").map(textOf);
    expect(titles.slice(0, 4)).toEqual(["CLI", "SDK", "javascript", "cURL"]);
  });

  it("are only the author's own where none are generated", async () => {
    const { aside } = await drawCase("code-samples", "POST /plants/{name}", { languages: [] });
    expect(findAll(byId(aside, "request-example"), ({ tagName }) => tagName === "option")).toHaveLength(3);
  });

  it("name no host where the description names none", async () => {
    const page = await drawCase("no-servers", "GET /a");
    expect(page.sample("cURL")).toContain("{baseUrl}/a");
    expect(page.text).not.toContain("Try it");
  });

  it("encode what odd paths leave to be filled", async () => {
    const url = async (what: string) =>
      /--url '(.*?)'( \\|$)/m.exec((await drawCase("odd-paths", what)).sample("cURL"))?.[1];
    expect(await url("POST /jobs/{name}:cancel")).toBe("https://api.example.com/v1/jobs/a%2Fb%20c:cancel");
    expect(await url("GET /files/{name}.{ext}")).toBe("https://api.example.com/v1/files/a%2Fb%20c.string");
    expect((await drawCase("odd-paths", "GET /odata/Users('{name}')")).sample("cURL")).toContain(
      "odata/Users('\\''a%2Fb%20c'\\'')",
    );
  });
});

describe("authorization", () => {
  const auth = async (path: string) => {
    const page = await drawCase("security", `GET ${path}`);
    return {
      page,
      text: textOf(byClass(page.main, "api-section").find((section) => byId(section, "authorizations")) ?? null),
    };
  };

  it("is inherited, with the description's words", async () => {
    const { page, text } = await auth("/default");
    expect(text).toMatch(/Authorization Bearer \(JWT\)/);
    expect(text).toContain("Bearer <token>");
    expect(find(page.main, ({ tagName }) => tagName === "strong")).not.toBeNull();
    expect(page.sample("cURL")).toContain("Authorization: Bearer <token>");
  });

  it("is absent where an operation asks for none", async () => {
    const { page, text } = await auth("/public");
    expect(text).toBe("");
    expect(page.sample("cURL")).not.toContain("Authorization");
  });

  it("may be optional, then samples go without", async () => {
    const { page, text } = await auth("/optional");
    expect(text).toContain("without authorization");
    expect(page.sample("cURL")).not.toContain("Authorization");
  });

  it("may need two schemes at once", async () => {
    const curl = (await auth("/and")).page.sample("cURL");
    expect(curl).toContain("X-API-Key: <api-key>");
    expect(curl).toContain("Authorization: Basic");
  });

  it("may be a choice, with the scopes this operation asks for", async () => {
    const { page, text } = await auth("/or");
    const tabs = findAll(page.main, ({ properties }) => properties["role"] === "tab").map(textOf);
    expect(tabs).toEqual(["key", "oauth", "cookie & query"]);
    expect(text).toMatch(/read:x Read X write:x Write X/);
    expect(text).not.toContain("Admin");
    expect(text).toContain("https://a.example.com/token");
    expect(text).not.toMatch(/oidc|mtls/i);
  });
});

describe("servers", () => {
  it("are listed with their variables; the first makes the samples", async () => {
    const page = await drawCase("servers-three-levels", "GET /a");
    expect(page.text).toMatch(/\{region\}.*Default eu.*Allowed values eu ?us/);
    expect(page.sample("cURL")).toContain("'https://eu.example.com/v1/a'");
  });

  it("of a path or operation take the place of the description's", async () => {
    expect((await drawCase("servers-three-levels", "GET /b")).sample("cURL")).toContain("'https://path.example.com/b'");
    expect((await drawCase("servers-three-levels", "POST /b")).sample("cURL")).toContain(
      "'https://op.example.com/x/b'",
    );
    expect((await drawCase("servers-three-levels", "PUT /b")).sample("cURL")).toContain("'https://path.example.com/b'");
  });
});

it("shows callbacks with their expressions as code, without a way to send them", async () => {
  const page = await drawCase("callbacks", "POST /subscribe");
  expect(page.at("callback-onEvent-post")).toMatch(/POST An event .*kind string.*200 410/);
  expect(page.at("callback-onEvent")).toContain("{$request.body#/callbackUrl}?e={$request.query.e}");
  expect(page.at("callback-shared")).toContain("DELETE");
  expect(page.text).not.toContain("x-note");
  expect(byClass(byId(page.main, "callback-onEvent"), "tryit-button")).toEqual([]);
});

it("shows a webhook without playground, server or authorization", async () => {
  const page = await drawCase("webhooks-pathitem-ref", "webhook orderUpdated");
  expect(page.text).toMatch(/^Webhook orderUpdated/);
  expect(page.at("body-id")).toContain("required");
  expect(page.text).not.toMatch(/Try it|Server|Authorization/);
});

it("sends no TRACE, and says why", async () => {
  const page = await drawCase("methods", "TRACE /m");
  expect(page.text).toContain("do not let a page send TRACE");
  expect(page.drawn.html).not.toContain("docs-playground");
});

describe("text from a description", () => {
  it("brings no script, style, frame, form or handler", async () => {
    const { main, drawn } = await drawCase("markdown-html", "GET /a");
    const forbidden = findAll(main, ({ tagName, properties }) => {
      const isData = tagName === "script" && properties["type"] === "application/json";
      const hasHandler = Object.keys(properties).some((name) => /^on/i.test(name));
      return (/^(script|iframe|style|form|object|svg)$/.test(tagName) && !isData) || hasHandler;
    });
    expect(forbidden).toEqual([]);
    expect(drawn.html).not.toMatch(/body\{display:none\}|href="javascript:/i);
  });

  it("cannot end the script tag of the playground", async () => {
    const { drawn } = await drawCase("markdown-html", "GET /a", { prefill: true });
    const [, json = ""] = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(drawn.html) ?? [];
    expect(json).not.toContain("<");
    expect(JSON.stringify(JSON.parse(json))).toContain("</script>");
  });

  it("has links with the site's base path", async () => {
    const page = await drawCase("markdown-html", "GET /a");
    const link = find(byId(page.main, "query-q"), ({ properties }) => String(properties["href"]).endsWith("/guides/x"));
    expect(link?.properties["href"]).toBe("/docs/guides/x");
  });
});

it("gives a scheme that stands in several choices an id each time", async () => {
  const { main } = await drawCase("security", "GET /or");
  const ids = findAll(main, ({ properties }) => properties["id"] !== undefined).map(
    ({ properties }) => properties["id"],
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it("lets the playground accept the types of files that the encoding names", async () => {
  const { drawn } = await drawCase("multipart", "POST /upload");
  const [, json = ""] = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(drawn.html) ?? [];
  const [form] = JSON.parse(json).bodies;
  const field = (name: string) => form.field.rows.find((row: { name: string }) => row.name === name).field;
  expect(field("file").accept).toBe("image/png, image/jpeg");
  expect(field("many").items.accept).toBe("image/png");
});

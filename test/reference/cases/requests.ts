import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const IDS = [
  ...["path-id", "query-id", "query-responses", "responses", "response-200"],
  ...["body", "body-id", "body-a", "body-a-id", "response-200-id", "response-200-a", "response-200-a-id"],
];

const TYPES = ["multipart/form-data", "application/x-www-form-urlencoded", "application/octet-stream", "image/png"];

interface Body {
  readonly type: string;
  readonly field: { readonly rows: readonly { readonly name: string; readonly field: Field }[] } | null;
}

interface Field {
  readonly type: string;
  readonly accept?: string;
  readonly items?: Field;
}

const ROWS = ["path-id", "query-q", "query-z", "header-q"];

export default [
  // F3 moves in a browser: test/browser/reference-page.test.ts.
  acceptanceCase("anchors", {
    page: "POST /a/{id}",
    "F1 every row has an id of its own and a link to it": ({ whole, content }) => {
      expect(new Set(whole.ids).size).toBe(whole.ids.length);
      expect(whole.ids).toEqual(expect.arrayContaining(IDS));
      for (const row of content.all(".api-field")) {
        const link = row.one("a.field-name");
        expect(decodeURIComponent(link.attribute("href") ?? "")).toBe(`#${row.attribute("id")}`);
        expect(link.text).not.toBe("");
      }
    },
    "F2 an id is made of what it names: place, path of properties, never a number": ({ content }) => {
      const rows = content.all(".api-field").map((row) => row.attribute("id"));
      expect(rows.filter((id) => /^(body|response-200)-/.test(id ?? ""))).toEqual(
        ["body", "response-200"].flatMap((of) => ["id", "a", "a-id", "a-b-c-é"].map((name) => `${of}-${name}`)),
      );
    },
    "F3 the target is in the page, in a row that the browser can open": ({ row }) =>
      expect(row("body-a").one("details").at("body-a-id").tag).toBe("div"),
  }),
  // F1 runs the samples against a server: test/openapi/samples/run-samples.test.ts. F4 and F5 use a browser: test/browser/reference-page.test.ts.
  acceptanceCase("code-samples", {
    page: "POST /plants/{name}",
    docs: {
      navigation: { groups: [{ group: "API", openapi: "code-samples.yaml" }] },
      api: { examples: { languages: ["curl", "python", "javascript", "node"] } },
    },
    "F1 the samples parse and hold the example as it is written": ({ sample }) => {
      execFileSync("bash", ["-n"], { input: sample("cURL") });
      execFileSync(process.execPath, ["--input-type=module", "--check"], { input: sample("Node.js") });
      for (const title of ["cURL", "Node.js", "Python"]) {
        expect(sample(title)).toContain(
          "/plants/O%27Brien%2F%C3%A9?tags=a&tags=b%20c&filter%5Bname%5D=it%27s%20%24HOME%20%60x%60%20%5C",
        );
        expect(sample(title)).toContain("12345678901234567890");
      }
    },
    "F2 the writer's samples come first, two of one language being two choices": ({ languages, sample }) => {
      expect(languages.slice(0, 4)).toEqual(["CLI", "SDK", "javascript", "cURL"]);
      expect(languages).not.toContain("JavaScript");
      expect(sample("SDK")).toContain("import p from 'planter'\np.add()");
      expect(sample("javascript")).toContain("second();");
    },
    "F4 the first sample is there without script": ({ content }) =>
      expect(content.at("request-example").one("pre").raw).toContain("planter add -n"),
    "F5 data cannot end a script element": ({ html, playground, sample }) => {
      expect(JSON.stringify(playground)).toContain("</script>");
      expect(sample("Python")).toContain("</script>");
      expect(html.match(/日本 (<|&lt;|\\u003c)\/script/g)).not.toContain("日本 </script");
    },
  }),
  acceptanceCase("code-samples-only", {
    page: "POST /plants/{name}",
    descriptions: ["code-samples.yaml"],
    docs: { api: { examples: { autogenerate: false } } },
    "F3 without generated samples there are only the writer's": ({ languages }) =>
      expect(languages).toEqual(["CLI", "SDK", "javascript"]),
  }),
  // F4 sends the form in a browser: test/browser/playground.test.ts.
  acceptanceCase("multipart", {
    page: "POST /upload",
    docs: { api: { examples: { defaults: "all" } } },
    "F1 the media types stand in the order of the file": ({ article }) =>
      expect(article.one("select").texts("option")).toEqual(TYPES),
    "F2 files are files, in the page and in the form": ({ head, row, playground }) => {
      expect(["file", "old", "many", "b64", "meta", "tags", "text"].map((name) => head(`body-${name}`))).toEqual([
        ...["file file required", "old file", "many file[]", "b64 string <base64>", "meta object", "tags string[]"],
        ...["text string"],
      ]);
      expect(row("body-text").text).toContain("holds application/json");
      const { bodies } = playground as { readonly bodies: readonly Body[] };
      const field = (name: string) => bodies[0]?.field?.rows.find((row) => row.name === name)?.field;
      expect(field("file")).toMatchObject({ type: "file", accept: "image/png, image/jpeg" });
      expect(field("old")?.type).toBe("file");
      expect(field("many")?.items).toMatchObject({ type: "file", accept: "image/png" });
      expect([field("b64")?.type, field("meta")?.type, field("text")?.type]).toEqual(["string", "object", "string"]);
      expect(field("tags")?.items?.type).toBe("string");
    },
    "F3 samples build the form and leave the boundary to the library": ({ sample }) => {
      const curl = sample("cURL");
      expect(curl).toMatch(/-F 'file=@\/path\/to\/file/);
      expect(curl.match(/many=@/g)).toHaveLength(1);
      expect(curl).toContain(`-F 'meta={"a":0};type=application/json'`);
      for (const title of ["cURL", "JavaScript", "Python"]) expect(sample(title)).not.toContain("multipart/form-data");
    },
    "F5 other bodies are one file each": ({ playground }) => {
      const { bodies } = playground as { readonly bodies: readonly Body[] };
      expect(bodies.map(({ type }) => type)).toEqual(TYPES);
      expect(bodies.slice(2)).toMatchObject([{ kind: "binary" }, { kind: "binary" }]);
    },
  }),
  acceptanceCase("path-params-override", {
    page: "GET /a/{id}",
    "F1 a parameter is known by name and place": ({ row, head }) => {
      expect(ROWS.map(head)).toEqual(["id string required", "q integer required", "z string", "q string"]);
      expect(row("path-id").text).toContain("From path.");
      expect(row("query-q").text).toContain("From operation.");
      expect(row("header-q").text).toContain("Header q.");
    },
    "F2 N1 path comes first, then query, header; an override keeps its place; ids differ": ({ article }) =>
      expect(article.all(".api-field").map((row) => row.attribute("id"))).toEqual(ROWS),
    "F3 the words of the path item are not the operation's": async ({ page }) => {
      const { listed, content, head, row } = await page("DELETE /a/{id}");
      expect(listed.title).toBe("DELETE /a/{id}");
      expect(content.text).not.toContain("Path description.");
      expect(head("query-q")).toBe("q string");
      expect(row("query-q").text).toContain("From path.");
      expect(head("header-q")).toBe("q string");
    },
  }),
  acceptanceCase("xml-body", {
    page: "PUT /x",
    docs: { api: { examples: { defaults: "all" } } },
    "F1 the sample is XML": ({ sample }) => {
      const curl = sample("cURL");
      expect(curl).toMatch(/<e:pet [^>]*xmlns:e="https:\/\/e\.example\/ns"/);
      expect(curl).toMatch(/<e:pet [^>]*\bid="0"/);
      expect(curl).toContain("<name>A &amp; B</name>");
      expect(curl).toMatch(/<tags>\s*<tag>tags<\/tag>\s*<\/tags>/);
    },
    "F2 the form edits it as text": ({ playground }) =>
      expect(playground).toMatchObject({
        bodies: [{ kind: "xml", field: null, text: expect.stringContaining("<e:pet") }],
      }),
  }),
];

import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const DANGLING = ["8:28", "10:24", "11:87", "12:88", "13:81", "14:81"];
const EXTERNAL = ["9:17", "16:23", "18:17", "20:17", "22:11", "29:58", "37:62"];
const statuses = (texts: readonly string[]) => texts.map((text) => text.split(" ")[0]);

export default [
  acceptanceCase("allof-merge", {
    page: "POST /orders",
    docs: { navigation: { groups: [{ group: "API", openapi: "allof-merge.yaml", pages: ["narrow"] }] } },
    files: { "narrow.mdx": "---\ntitle: Narrow\nopenapi-schema: Narrow\n---\n" },
    problems: ["warning spec-violation 30:17", "warning allof-conflict 37:24"],
    "F1 the body is one object with every property in order": ({ content, head }) => {
      const rows = content.all(".api-field").flatMap((row) => row.attribute("id") ?? []);
      expect(rows.filter((id) => id.startsWith("body-"))).toEqual(["body-id", "body-note", "body-lines"]);
      expect(head("body-id")).toContain("required");
      expect(head("body-lines")).not.toContain("required");
      expect(content.text).not.toContain("allOf");
    },
    "F2 the outermost description is the only one": ({ content }) => {
      const body = content.at("body");
      expect(body.texts(".field-description")).toEqual(["The order to create."]);
    },
    "F3 a member without properties of its own makes those of others required, and each adds its limits": ({ row }) => {
      expect(row("body-note").text).toMatch(/^note string required at most 5 characters/);
      expect(row("body-note").texts("code")).toEqual(["a", "b", "c"]);
    },
    "F4 members that close the object close none of the properties out": ({ content, head }) => {
      expect(content.at("body").all(".api-field")).toHaveLength(3);
      expect(content.at("body").text).toContain("No other properties.");
      expect(head("body-lines")).toBe("lines string[]");
    },
    "F5 a single member adds no level and takes the title beside it": ({ content }) => {
      const response = content.at("response-200");
      expect(response.one(".schema-title").text).toBe("Maybe base");
      expect(response.texts(".field-name")).toEqual(["id", "note"]);
    },
    "D2 members that exclude each other are listed": ({ content }) => {
      expect(content.at("response-409").text).toMatch(/All of string integer/);
      expect(content.text).not.toContain("undefined");
    },
    "F6 a property that is described twice is narrowed": async ({ page }) => {
      const { row } = await page("schema Narrow");
      expect(row("schema-note").text).toContain("Narrowed");
      expect(row("schema-note").text).toContain("at most 3 characters");
      expect(row("schema-note").texts("code")).toEqual(["b", "c"]);
    },
  }),
  acceptanceCase("circular-direct", {
    page: "GET /nodes",
    docs: { navigation: { groups: [{ group: "API", openapi: "circular-direct.yaml", pages: ["node"] }] } },
    files: { "node.mdx": "---\nopenapi-schema: Node\n---\n" },
    "F1 the build ends with a page": ({ names }) => expect([...names].sort()).toEqual(["GET /nodes", "schema Node"]),
    "F2 the first level shows every property": ({ content, head }) => {
      expect(content.at("response-200").one(".schema-block-type").text).toBe("Node[]");
      expect(head("response-200-id")).toBe("id string required");
      expect(head("response-200-parent")).toMatch(/^parent Node\b/);
      expect(head("response-200-children")).toMatch(/^children Node\[\]/);
    },
    "F3 what recurs is marked, and leads to the rows above and to the schema's page": ({ row }) => {
      for (const id of ["response-200-parent", "response-200-children"]) {
        expect(row(id).text).toContain("recursive");
        expect(row(id).targets).toEqual(expect.arrayContaining(["#response-200", "/docs/node/"]));
      }
    },
    "F4 the sample ends": ({ responses }) => {
      const [sample = ""] = responses("200");
      expect(JSON.parse(sample)).toEqual([{ id: "n1", children: [] }]);
    },
    "N1 nothing is unfolded below the first level": ({ row }) => {
      expect(row("response-200-parent").all(".api-field")).toEqual([]);
      expect(row("response-200-children").all(".api-field")).toEqual([]);
    },
  }),
  acceptanceCase("circular-mutual", {
    page: "POST /expr",
    "F1 a selector names the variants by their references, in order": ({ content }) =>
      expect(content.at("body").texts("[dataComponentPart=tab-button]")).toEqual(["Literal", "Call"]),
    "F2 the second variant recurs, marked and linked": ({ row }) => {
      expect(row("body--Call-fn").texts("code")).toEqual(["add", "mul"]);
      expect(row("body--Call-args").text).toMatch(/^args Expr\[\] required .*at least 1 item.*recursive Expr/);
      expect(row("body--Call-args").targets).toContain("#body");
    },
    "F3 the sample is the first variant, and that of the second ends": ({ sample }) =>
      expect(sample("cURL")).toContain(`--data-raw '{\n    "value": 0\n  }'`),
  }),
  acceptanceCase("dangling-ref", {
    problems: DANGLING.map((place) => `warning unresolved-ref ${place}`),
    "D1 D2 D3 the reference that was probably meant is suggested": ({ problems }) => {
      const meant = ["parameters/Limit", "responses/Ok", "schemas/User"];
      expect(problems.slice(0, 3).map(({ hint }) => hint)).toEqual(
        meant.map((name) => `Did you mean "#/components/${name}"?`),
      );
    },
    "D4 D5 D6 what is wrong with the reference is said": ({ problems }) => {
      expect(problems[3]?.what).toMatch(/Response Object|a response.*a schema/i);
      expect(problems[4]?.what).toMatch(/whole/);
      expect(problems[5]?.what).toMatch(/text|string/);
    },
    "F1 all six are told in one run": ({ problems }) => expect(problems).toHaveLength(6),
  }),
  // F1 "in less than a second" is not timed here; the size of what is drawn is what would make it slow.
  acceptanceCase("dense-graph", {
    page: "GET /a",
    "F1 the page stays small": ({ html }) => expect(html.length).toBeLessThan(300_000),
    "F2 rows stop at a fixed depth and lead to where the schema is shown": ({ content }) => {
      const depth = (id: string) => id.split("-").length - 2;
      const rows = content.all(".api-field").flatMap((row) => row.attribute("id") ?? []);
      expect(Math.max(...rows.filter((id) => id.startsWith("response-200-")).map(depth))).toBeLessThanOrEqual(3);
      const ends = content.all(".field-end");
      expect(ends.length).toBeGreaterThan(0);
      for (const end of ends) {
        const [, id = ""] = (end.one("a").attribute("href") ?? "").split("#");
        expect(content.ids).toContain(id);
      }
    },
    "F3 the sample stays small": ({ responses }) => {
      for (const sample of responses("200")) expect(sample.length).toBeLessThan(20_000);
    },
  }),
  acceptanceCase("external-ref", {
    page: "GET /pets/{id}",
    problems: EXTERNAL.map((place) => `warning external-ref ${place}`),
    "D6 a file that names itself is told to write the reference without it": ({ problems }) =>
      expect(problems[5]?.hint).toContain('"#/components/schemas/A"'),
    "F1 each says where it stands, what it says, and how to bundle": ({ problems }) => {
      expect(problems[1]?.what).toContain("GET /pets/{id} > responses > 200 > application/json > schema");
      expect(problems[1]?.what).toContain("https://example.com/schemas/pet.json");
      expect(problems[1]?.hint).toBe(
        "Bundle it first, for example: npx @redocly/cli bundle external-ref.yaml -o external-ref.bundled.yaml",
      );
    },
    "N1 nothing of other files gets in, and data that looks like a reference is left alone": ({
      content,
      problems,
    }) => {
      expect(content.text).not.toContain("localhost");
      expect(problems.filter(({ what }) => what.includes("not-a-reference"))).toEqual([]);
    },
  }),
  acceptanceCase("ref-cycle", {
    page: "GET /ok",
    problems: ["warning ref-cycle 19:16", "warning ref-cycle 22:13", "warning ref-cycle 26:17"],
    "D1 the cycle is spelled out, once": ({ problems }) => {
      const way = ["A", "B", "A"].map((name) => `#/components/schemas/${name}`).join(" -> ");
      expect(problems.filter(({ what }) => what.includes(way))).toHaveLength(1);
    },
    "F1 all are told as the writer's errors": ({ problems }) => {
      expect(problems).toHaveLength(3);
      for (const { what } of problems) expect(what).not.toMatch(/\bat \w+ \(|RangeError/);
    },
    "F2 what is sound is built": async ({ page, content }) => {
      expect(content.text).toContain("Fine");
      expect((await page("GET /a")).content.text).toContain("Get A");
    },
  }),
  acceptanceCase("ref-everything", {
    page: "PUT /things/{id}",
    "F1 references of every kind are followed": ({ row, head, article, content, sample }) => {
      expect(row("path-id").text).toMatch(/\^\[0-9\]\+\$ The id\./);
      expect(head("header-X-Trace")).toBe("X-Trace string");
      expect(article.at("body").text).toContain("id string");
      expect(content.text).toMatch(/Body required application\/json Thing Body text\./);
      expect(sample("cURL")).toContain('"id": "1"');
      expect(content.at("response-200").text).toContain("Fine.");
      expect(head("response-200-header-X-A")).toBe("X-A string");
      expect(content.at("response-default").text).toContain("Broken.");
      expect(sample("cURL")).toContain("X-Key: <api-key>");
    },
    "F2 a path item elsewhere is shown under its own path": async ({ page }) => {
      expect((await page("GET /alias/{id}")).listed.title).toBe("Get shared");
      const { article } = await page("PUT /copy/{id}");
      expect(article.one(".api-path-text").text).toBe("/copy/{id}");
    },
    "N1 no reference is left to be seen": async ({ names, page }) => {
      for (const name of names) expect((await page(name)).html).not.toContain("$ref");
    },
  }),
  acceptanceCase("ref-siblings-31", {
    page: "GET /t",
    "F1 N1 what stands beside a reference holds there and nowhere else": ({ row }) => {
      expect(row("response-200-a").text).toBe("a string deprecated at most 10 characters Overridden text.");
      expect(row("response-200-b").text).toBe("b string at most 10 characters Referenced text.");
      expect(row("response-200-c").text).toBe("c string at most 3 characters Referenced text.");
    },
    "F2 parameters and responses may be described anew": ({ row, content }) => {
      expect(row("query-limit").text).toMatch(/Default 10 Overridden parameter text\./);
      expect(content.at("response-404").text).toContain("No T here.");
    },
  }),
  // F3 is of the reader of YAML: test/openapi/problems.test.ts.
  acceptanceCase("yaml-anchors", {
    page: "GET /a",
    "F1 merged keys are there, overridden ones once": ({ row, article, content }) => {
      expect(row("query-page").text).toBe("page integer ≥ 1");
      expect(row("query-size").text).toMatch(/^size integer .*≥ 1 ≤ 100/);
      expect(statuses(article.texts("[dataComponentPart=tab-button]"))).toEqual(["200", "400", "500"]);
      expect(content.at("response-500").text).toContain("Overridden");
    },
    "F2 merges of merges too": async ({ page }) => {
      const { article, content } = await page("GET /b");
      expect(statuses(article.texts("[dataComponentPart=tab-button]"))).toEqual(["200", "400", "404", "500"]);
      expect(content.at("response-500").text).toContain("Server error");
    },
    "N1 the sign of the merge is no name": async ({ names, page }) => {
      for (const name of names) expect((await page(name)).content.text).not.toContain("<<");
    },
  }),
];

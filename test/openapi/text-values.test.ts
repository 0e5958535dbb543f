// Texts that YAML reads as numbers, and what is said beside a reference.
import { expect, it } from "vitest";
import { buildSite } from "../build-site.js";
import { withProject } from "../site/with-project.js";

const API = `openapi: 3.0.3
info: {title: A, version: "1"}
servers: [{url: "https://x.example"}]
paths:
  /x:
    post:
      operationId: makeX
      tags: [Some things]
      summary: Make x
      description: "See [it](#operation/getTaken), [them](#tag/Some-things), [both](#tag/Some%20things/operation/getTaken), [path](#tag/a/GET/taken), [none](#other)."
      parameters:
        - {name: ver, in: query, example: 1.10, schema: {type: string}}
        - {name: hex, in: header, example: 0x1F, schema: {$ref: "#/components/schemas/Text"}}
        - {name: list, in: query, example: [01, 2], schema: {type: array, items: {type: string}}}
        - {name: many, in: query, schema: {type: string}, examples: {a: {value: 007}, b: {$ref: "#/components/examples/B"}}}
        - {name: number, in: query, example: 1.10, schema: {type: number}}
        - {name: any, in: query, example: 1.10, schema: {oneOf: [{type: string}, {type: number}]}}
      requestBody:
        content:
          application/json:
            schema: {$ref: "#/components/schemas/Order"}
            example: {zip: 01234, lines: [{sku: 5e3, count: 2}], tags: {a: 1.0}}
      responses:
        "200": {description: ok, headers: {X-Ver: {example: 2.0, schema: {type: string}}}}
  /taken:
    x-hidden: true
    get: {operationId: hiddenOne, summary: Hidden, responses: {"200": {description: ok}}}
    put: {summary: Shown, x-hidden: false, responses: {"200": {description: ok}}}
  /href:
    get: {operationId: getTaken, tags: [Some things], summary: Taken, x-svc: {href: /guide}, responses: {"200": {description: ok}}}
  /wrap:
    post:
      summary: Wrap
      requestBody: {content: {application/json: {schema: {type: object, properties: {
        user: {allOf: [{$ref: "#/components/schemas/User"}, {description: Local words., nullable: true}]},
        pet: {description: Local pet., allOf: [{$ref: "#/components/schemas/Pet"}]}}}}}}
      responses: {"200": {description: ok}}
components:
  examples: {B: {value: 1_0.50}}
  schemas:
    Text: {type: string}
    User: {type: object, description: Generic user., properties: {id: {type: string, example: 0042}}}
    Pet: {type: object, required: [kind], discriminator: {propertyName: kind}, properties: {kind: {type: string}}}
    Cat: {allOf: [{$ref: "#/components/schemas/Pet"}, {type: object, properties: {purrs: {type: boolean}}}]}
    Order:
      allOf:
        - {type: object, properties: {zip: {type: string}}}
        - {type: object, properties: {lines: {type: array, items: {type: object, properties: {sku: {type: string}, count: {type: integer}}}}}}
      additionalProperties: {type: object, additionalProperties: {type: string}}
`;

it("keeps texts, words beside references, and pages of authors", async () => {
  const settings = {
    navigation: {
      groups: [
        { group: "G", pages: ["index", "guide"] },
        { group: "API", openapi: "api.yaml" },
      ],
    },
  };
  await withProject(
    { settings, files: { "api.yaml": API, "guide.mdx": "---\ntitle: Guide\n---\n\nBy hand.\n" } },
    async (root) => {
      const built = await buildSite(root);
      const texts = built.problems
        .filter(({ code }) => code === "value-type")
        .map(({ what }) => /"([^"]*)" is used/.exec(what)?.[1]);
      expect(texts.sort()).toEqual(["0042", "007", "01", "01234", "0x1F", "1.0", "1.10", "2", "2.0", "5e3"].sort());
      const made = await built.file("api-reference/some-things/make-x.md");
      for (const text of ['"1.10"', '"0x1F"', '"007"', '"01234"']) expect(made).toContain(text);
      const html = await built.file("api-reference/some-things/make-x/index.html");
      for (const words of ["it", "both"])
        expect(html).toContain(`<a href="/api-reference/some-things/taken/">${words}</a>`);
      expect(html).toContain('<a href="/api-reference/some-things/make-x/">them</a>');
      expect(html).toContain('<a href="#other">none</a>');
      expect(built.problems.filter(({ code }) => code === "slug-collision")).toHaveLength(1);
      expect(await built.file("guide.md")).toContain("By hand.");
      expect([...built.routes.keys()]).not.toContain("api-reference/hidden.md");
      const wrap = await built.file("api-reference/wrap.md");
      expect(wrap).toContain("User | null. Local words.");
      expect(wrap).toMatch(/Local pet\.\n.*One of.*\n.*Cat/);
    },
  );
});

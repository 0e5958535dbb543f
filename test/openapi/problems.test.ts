// What problems of descriptions say. Which there are, and where, is told case by case: test/reference/cases.test.ts.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writeExactly } from "../../src/openapi/exact-numbers.js";
import { headOf, loadText } from "./read-case.js";

describe("messages", () => {
  it.each(["3.0.3", "3.1.0"])(
    "say that values closed to some readers are shown to all, in OpenAPI %s",
    async (version) => {
      const schema = "{ type: string, enum: [a, b], x-mint-enum: { b: [admin] } }";
      const { problems } = await loadText(
        "a.yaml",
        `${headOf(version)}paths: {}\ncomponents: { schemas: { A: ${schema} } }\n`,
      );
      expect(problems).toMatchObject([
        {
          code: "not-supported",
          what: "`x-mint-enum` in schema A is not supported: all readers see all values.",
          place: { line: 4 },
        },
      ]);
    },
  );

  const asked = (text: string) => loadText("a.yaml", headOf("3.0.3") + text, true);

  it("say how a path parameter is written", async () => {
    const parameter = "{ name: botId, in: path, required: true, schema: { type: string } }";
    const { problems } = await asked(
      `paths:\n  /bots/:botId: { parameters: [${parameter}], get: { responses: {} } }\n`,
    );
    expect(problems.find(({ code }) => code === "path-param")?.hint).toBe("Write it in braces in the path: {botId}.");
  });

  it("say how OpenAPI 3.0 allows several types", async () => {
    const { problems } = await asked(`paths: {}\ncomponents: { schemas: { A: { type: [string, "null"] } } }\n`);
    expect(problems).toMatchObject([
      {
        what: "In schema A > type: this must be string.",
        hint: "In OpenAPI 3.0, `type` must be a single type. Add `nullable: true`, or list schemas in `anyOf`.",
      },
    ]);
  });

  it("are warnings of a description that can be read: its flaws stop no page", async () => {
    const folder = new URL("cases/", import.meta.url);
    const codes = new Set<string>();
    for (const file of readdirSync(folder)) {
      const { description, problems } = await loadText(file, readFileSync(new URL(file, folder), "utf8"));
      if (description === null) continue;
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
      for (const { code } of problems) codes.add(code);
    }
    expect([...codes].sort()).toEqual([
      ...["allof-conflict", "discriminator-mapping", "duplicate-key", "duplicate-operation-id", "external-ref"],
      ...["ignored-parameter", "internal-operations", "path-param", "ref-cycle", "ref-siblings-ignored"],
      ...["spec-violation", "unknown-security-scheme", "unresolved-ref", "unsafe-url", "value-type", "version"],
    ]);
  });

  it("report what the schema of the format finds with the place of the key", async () => {
    const { problems } = await asked("paths:\n  /a:\n    get:\n      sumary: x\n      responses: {}\n");
    expect(problems.map(({ what, place }) => `${place?.line}:${place?.column} ${what}`)).toContain(
      "6:7 In GET /a: `sumary` is not allowed here.",
    );
  });

  it.each([
    ["with a name", "{ name: MIT }", []],
    [
      "with an address alone",
      "{ url: https://example.com }",
      ["In info > license: this must have required property 'name'."],
    ],
  ])("say what a licence needs: one %s", async (_, license, said) => {
    const text = `openapi: 3.1.0\ninfo: { title: T, version: "1", license: ${license} }\npaths: {}\n`;
    expect((await loadText("a.yaml", text, true)).problems.map(({ what }) => what)).toEqual(said);
  });
});

it.each([
  ["openapi: 3.0.4", ["3.0"]],
  ["openapi: 3.1.2", ["3.1"]],
  ['openapi: "3.1"', ["3.1", "warning version"]],
  ["openapi: 3.2.0", ["3.2"]],
  ["openapi: 4.0.0", [null, "error version"]],
  ["title: none", [null, "error version"]],
  ["asyncapi: 2.6.0", [null, "error version"]],
])("takes a file that begins with %j for %j", async (version, said) => {
  const text = `${version}\ninfo: { title: T, version: "1" }\npaths: {}\n`;
  const { description, problems } = await loadText("a.yaml", text);
  expect([description?.version ?? null, ...problems.map(({ severity, code }) => `${severity} ${code}`)]).toEqual(said);
});

it("takes a list for no description", async () =>
  expect((await loadText("a.yaml", "- a\n- b\n")).problems.map(({ code }) => code)).toEqual(["version"]));

it("stops at aliases of YAML that unfold without end", async () => {
  const levels = ["a: &a [x, x, x, x, x, x, x, x, x]"];
  for (const [above, name] of ["ab", "bc", "cd", "de", "ef"].map((pair) => [...pair]))
    levels.push(`${name}: &${name} [${Array(9).fill(`*${above}`).join(", ")}]`);
  const { description, problems } = await loadText("bomb.yaml", `openapi: 3.1.0\n${levels.join("\n")}\n`);
  expect(description).toBeNull();
  expect(problems.map(({ code }) => code)).toEqual(["parse"]);
});

describe("numbers that no double holds", () => {
  const load = (numbers: string) => loadText("a.yaml", `${headOf()}paths: {}\nx-a: ${numbers}\n`);

  it("keep the digits of the file", async () => {
    const { description, problems } = await load("[12345678901234567890, 0.12345678901234567890]");
    expect(description?.exactNumbers).toEqual({
      "12345678901234567000": "12345678901234567890",
      "0.12345678901234568": "0.12345678901234567890",
    });
    expect(problems).toEqual([]);
  });

  it("are told where two of them become one", async () => {
    const { description, problems } = await load("[9223372036854775807, 9223372036854775806]");
    expect(description?.exactNumbers).toEqual({});
    expect(problems).toMatchObject([{ code: "inexact-number", place: { line: 4, column: 28 } }]);
  });

  it("are left alone in words", () => {
    const exact = { "12345678901234567000": "12345678901234567890" };
    const written = writeExactly("12345678901234567000, a12345678901234567000", exact);
    expect(written).toBe("12345678901234567890, a12345678901234567000");
  });
});

// What problems of descriptions say. Which there are, and where, is told case by case: test/reference/cases.test.ts.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writeExactly } from "../../src/openapi/exact-numbers.js";
import { loadText, readCase } from "./read-case.js";

describe("messages", () => {
  it("suggest the reference that was probably meant", async () => {
    const hints = (await readCase("dangling-ref.yaml")).loaded.problems.map(({ hint }) => hint);
    expect(hints.slice(0, 3)).toEqual([
      'Did you mean "#/components/parameters/Limit"?',
      'Did you mean "#/components/responses/Ok"?',
      'Did you mean "#/components/schemas/User"?',
    ]);
  });

  it("say where in the API an external reference stands, and how to bundle", async () => {
    const { problems } = (await readCase("external-ref.yaml")).loaded;
    expect(problems[1]?.what).toBe(
      "`$ref` in GET /pets/{id} > responses > 200 > application/json > schema points outside this file: https://example.com/schemas/pet.json.",
    );
    expect(problems[1]?.hint).toBe(
      "Bundle it first, for example: npx @redocly/cli bundle external-ref.yaml -o external-ref.bundled.yaml",
    );
    expect(problems[5]?.hint).toBe('To refer to the same file, write "#/components/schemas/A".');
  });

  it.each(["3.0.3", "3.1.0"])(
    "say that values closed to some readers are shown to all, in OpenAPI %s",
    async (version) => {
      const text = `openapi: ${version}\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents: { schemas: { A: { type: string, enum: [a, b], x-mint-enum: { b: [admin] } } } }\n`;
      const { problems } = await loadText("a.yaml", text);
      expect(
        problems.filter(({ code }) => code === "not-supported").map(({ what, place }) => [what, place?.line]),
      ).toEqual([["`x-mint-enum` in schema A is not supported: all readers see all values.", 4]]);
    },
  );

  it("spell out a cycle of references", async () => {
    const { problems } = (await readCase("ref-cycle.yaml")).loaded;
    expect(problems[0]?.what).toContain("#/components/schemas/A -> #/components/schemas/B -> #/components/schemas/A");
  });

  it("say how a path parameter is written", async () => {
    const text =
      'openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths:\n  /bots/:botId:\n    parameters: [{ name: botId, in: path, required: true, schema: { type: string } }]\n    get: { responses: {} }\n';
    const { problems } = await loadText("a.yaml", text);
    expect(problems.find(({ code }) => code === "path-param")?.hint).toBe("Write it in braces in the path: {botId}.");
  });

  it("say how OpenAPI 3.0 allows several types", async () => {
    const text =
      'openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents: { schemas: { A: { type: [string, "null"] } } }\n';
    const { problems } = await loadText("a.yaml", text, true);
    expect(problems.map(({ what, hint }) => [what, hint])).toEqual([
      [
        "In schema A > type: this must be string.",
        "In OpenAPI 3.0, `type` must be a single type. Add `nullable: true`, or list schemas in `anyOf`.",
      ],
    ]);
  });

  it("name the security schemes that exist", async () => {
    const [first] = (await readCase("security.yaml")).loaded.problems;
    expect(first?.hint).toBe("Defined: bearer, basic, key, query, cookie, oauth, oidc, mtls.");
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
    const text =
      'openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    get:\n      sumary: x\n      responses: {}\n';
    const { problems } = await loadText("a.yaml", text, true);
    expect(problems.map(({ what, place }) => `${place?.line}:${place?.column} ${what}`)).toContain(
      "6:7 In GET /a: `sumary` is not allowed here.",
    );
  });
});

describe("a licence", () => {
  const findings = async (license: string) => {
    const text = `openapi: 3.1.0\ninfo: { title: T, version: "1", license: ${license} }\npaths: {}\n`;
    return (await loadText("a.yaml", text, true)).problems.map(({ what }) => what);
  };

  it("needs a name, and neither an identifier nor an address", async () => {
    expect(await findings("{ name: MIT }")).toEqual([]);
    expect(await findings("{ url: https://example.com }")).toEqual([
      "In info > license: this must have required property 'name'.",
    ]);
  });
});

describe("the version gate", () => {
  const gate = async (version: string) => {
    const { description, problems } = await loadText(
      "a.yaml",
      `${version}\ninfo: { title: T, version: "1" }\npaths: {}\n`,
    );
    return [description?.version ?? null, ...problems.map(({ severity, code }) => `${severity} ${code}`)];
  };

  it("takes 3.0 and 3.1 as they are, and 3.1 without its third number with a warning", async () => {
    expect(await gate("openapi: 3.0.4")).toEqual(["3.0"]);
    expect(await gate("openapi: 3.1.2")).toEqual(["3.1"]);
    expect(await gate('openapi: "3.1"')).toEqual(["3.1", "warning version"]);
  });

  it("reads 3.2", async () => {
    expect(await gate("openapi: 3.2.0")).toEqual(["3.2"]);
  });

  it("refuses what it cannot show", async () => {
    expect(await gate("openapi: 4.0.0")).toEqual([null, "error version"]);
    expect(await gate("title: none")).toEqual([null, "error version"]);
    expect(await gate("asyncapi: 2.6.0")).toEqual([null, "error version"]);
    expect((await loadText("a.yaml", "- a\n- b\n")).problems.map(({ code }) => code)).toEqual(["version"]);
  });
});

describe("YAML", () => {
  it("stops at aliases that unfold without end", async () => {
    const levels = ["a: &a [x, x, x, x, x, x, x, x, x]"];
    for (const [above, name] of ["ab", "bc", "cd", "de", "ef"].map((pair) => [...pair]))
      levels.push(`${name}: &${name} [${Array(9).fill(`*${above}`).join(", ")}]`);
    const { description, problems } = await loadText("bomb.yaml", `openapi: 3.1.0\n${levels.join("\n")}\n`);
    expect(description).toBeNull();
    expect(problems.map(({ code }) => code)).toEqual(["parse"]);
  });

  it("reports a key that stands twice and reads on", async () => {
    const text = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\npaths: {}\n';
    const { description, problems } = await loadText("a.yaml", text);
    expect(description?.title).toBe("T");
    expect(problems.map(({ code, place }) => `${code} ${place?.line}`)).toEqual(["duplicate-key 4"]);
  });
});

describe("numbers that no double holds", () => {
  const number = (text: string) => `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\nx-a: ${text}\n`;

  it("keep the digits of the file", async () => {
    const { description, problems } = await loadText(
      "a.yaml",
      number("[12345678901234567890, 0.12345678901234567890]"),
    );
    expect(description?.exactNumbers).toEqual({
      "12345678901234567000": "12345678901234567890",
      "0.12345678901234568": "0.12345678901234567890",
    });
    expect(problems).toEqual([]);
  });

  it("are told where two of them become one", async () => {
    const { description, problems } = await loadText("a.yaml", number("[9223372036854775807, 9223372036854775806]"));
    expect(description?.exactNumbers).toEqual({});
    expect(problems.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`)).toEqual([
      "inexact-number 4:28",
    ]);
  });

  it("are left alone in words", () => {
    const exact = { "12345678901234567000": "12345678901234567890" };
    expect(writeExactly("12345678901234567000, a12345678901234567000", exact)).toBe(
      "12345678901234567890, a12345678901234567000",
    );
  });
});

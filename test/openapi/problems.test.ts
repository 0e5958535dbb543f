// Every case's problems: which, how grave, and exactly where.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Problem } from "../../src/shared/problem.js";
import { loadText, readCase } from "./read-case.js";

/** Case → `severity code line:column`, in file order. Cases that are not listed have none. */
const EXPECTED: Record<string, string[]> = {
  "allof-merge.yaml": ["warning spec-violation 30:17", "warning allof-conflict 37:24"],
  "dangling-ref.yaml": [
    "error unresolved-ref 8:28",
    "error unresolved-ref 10:24",
    "error unresolved-ref 11:87",
    "error unresolved-ref 12:88",
    "error unresolved-ref 13:81",
    "error unresolved-ref 14:81",
  ],
  "discriminator-mapping.yaml": ["error discriminator-mapping 26:18"],
  "duplicates.yaml": [
    "warning spec-violation 6:3",
    "warning path-param 6:3",
    "warning duplicate-operation-id 6:50",
    "warning path-param 6:77",
    "warning path-param 6:143",
    "warning path-param 6:192",
  ],
  "external-ref.yaml": [
    "error external-ref 9:17",
    "error external-ref 16:23",
    "error external-ref 18:17",
    "error external-ref 20:17",
    "error external-ref 22:11",
    "error external-ref 29:58",
    "error external-ref 37:62",
  ],
  "headers-links.yaml": ["warning unresolved-ref 23:36"],
  "json-broken.json": ["error parse 3:58"],
  "methods.yaml": ["warning spec-violation 16:5"],
  "no-summary.yaml": ["warning path-param 5:3"],
  "odd-paths.yaml": ["warning spec-violation 13:3", "error spec-violation 16:3"],
  "ref-cycle.yaml": ["error ref-cycle 19:16", "error ref-cycle 22:13", "error ref-cycle 26:17"],
  "security.yaml": ["error unknown-security-scheme 12:56"],
  "slug-collision.yaml": ["warning path-param 8:3"],
  "version-20.yaml": ["error version 1:1"],
  "version-31-number.yaml": ["error version 1:10"],
  "x-svc.yaml": ["warning spec-violation 15:11", "error spec-violation 43:22", "error spec-violation 47:14"],
  "yaml-broken.yaml": ["error parse 3:1", "error parse 8:1"],
};

const QUIET = [
  ...["additional-properties", "anchors", "binary-response", "callbacks", "circular-direct", "circular-mutual"],
  ...["code-samples", "components-only", "dense-graph", "deprecated", "examples-precedence", "long-enum"],
  ...["markdown-html", "multipart", "no-servers", "null-unions", "nullable-30", "path-params-override"],
  ...["ref-everything", "ref-siblings-31", "responses-media", "servers-three-levels", "tags-order"],
  ...["webhooks-pathitem-ref", "x-hidden", "xml-body", "yaml-anchors"],
];

function lines(problems: readonly Problem[]): string[] {
  return problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.line}:${place?.column}`);
}

describe("problems of a description", () => {
  for (const [file, expected] of Object.entries(EXPECTED)) {
    it(`are found in ${file}, all in one run and in file order`, async () => {
      const text = readFileSync(new URL(`cases/${file}`, import.meta.url), "utf8");
      expect(lines((await loadText(file, text, true)).problems)).toEqual(expected);
    });
  }
  for (const name of QUIET) {
    it(`are not invented for ${name}`, async () => {
      expect((await readCase(`${name}.yaml`, true)).loaded.problems).toEqual([]);
    });
  }
});

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
      "Bundle first, for example: npx @redocly/cli bundle external-ref.yaml -o external-ref.bundled.yaml",
    );
    expect(problems[5]?.hint).toBe('It is the same file: write "#/components/schemas/A".');
  });

  it("spell out a cycle of references", async () => {
    const { problems } = (await readCase("ref-cycle.yaml")).loaded;
    expect(problems[0]?.what).toContain("#/components/schemas/A -> #/components/schemas/B -> #/components/schemas/A");
  });

  it("name the security schemes that exist", async () => {
    const [first] = (await readCase("security.yaml")).loaded.problems;
    expect(first?.hint).toBe("There are: bearer, basic, key, query, cookie, oauth, oidc, mtls.");
  });

  it("report what the schema of the format finds with the place of the key", async () => {
    const text =
      'openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    get:\n      sumary: x\n      responses: {}\n';
    const { problems } = await loadText("a.yaml", text, true);
    expect(problems.map(({ what, place }) => `${place?.line}:${place?.column} ${what}`)).toContain(
      "6:7 In GET /a: `sumary` is not known here.",
    );
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

  it("reads 3.2 as far as 3.1 goes and says so", async () => {
    expect(await gate("openapi: 3.2.0")).toEqual(["3.2", "warning version"]);
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

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import SwaggerParser from "@apidevtools/swagger-parser";
import glob from "fast-glob";
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { compiledSchemas } from "../../scripts/compiled-schemas.js";

type Document = Record<string, unknown>;
type Check = ((document: Document) => boolean) & { errors: unknown };

const VERSIONS = ["3.0", "3.1"] as const;
const checks = new Map<string, Check>();
/** Without Swagger 2.0, which is converted before it is checked. */
const files = glob.sync("test/openapi/cases/*.{json,yaml}").filter((file) => !("swagger" in read(file)));

const ofParser = createRequire(createRequire(import.meta.url).resolve("@apidevtools/swagger-parser"));
for (const [version, code] of Object.entries(compiledSchemas())) {
  const module = { exports: {} };
  new Function("module", "exports", "require", code)(module, module.exports, ofParser);
  checks.set(version, module.exports as Check);
}

/** What swagger-parser finds when it compiles the schema itself. */
async function foundByParser(document: Document): Promise<unknown> {
  try {
    await SwaggerParser.validate(structuredClone(document) as never, {
      resolve: { external: false, file: false, http: false },
      dereference: { excludedPathMatcher: () => true },
      validate: { schema: true, spec: false },
    });
    return null;
  } catch (error) {
    return (error as { details: unknown }).details;
  }
}

function read(file: string): Document {
  return parseDocument(readFileSync(file, "utf8")).toJS() as Document;
}

function found(document: Document, version: string): unknown {
  const check = checks.get(version);
  if (!check) throw new Error(`No schema of ${version} was compiled.`);
  return check(structuredClone(document)) ? null : check.errors;
}

function broken(document: Document): Document {
  return { ...document, info: { titel: 1 }, servers: "here", paths: { things: 4, "/a": { get: { responses: [] } } } };
}

describe.each(VERSIONS)("the schema of %s that is compiled with the bundle", (version) => {
  test.each(files)("finds what the library finds: %s", async (file) => {
    const written = read(file);
    // The library throws before it checks where the version is not text.
    const info = { ...Object(written["info"]), version: String(Object(written["info"]).version) };
    const document = { ...written, info, openapi: `${version}.0`, paths: written["paths"] ?? {} };
    expect(found(document, version)).toEqual(await foundByParser(document));
    expect(found(broken(document), version)).toEqual(await foundByParser(broken(document)));
    expect(found(broken(document), version)).not.toBeNull();
  });
});

test("there are cases", () => expect(files.length).toBeGreaterThan(20));

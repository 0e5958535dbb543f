// What a description says is on the page and in its Markdown twin alike.
import { describe, expect, test } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { yamlBeside } from "../yaml-beside.js";
import { buildCase } from "./case-site.js";

interface Said {
  readonly operation?: object;
  /** A JSON body that is sent: an object. */
  readonly schema?: object;
  /** The content of another body. */
  readonly sends?: object;
  /** What is said of a response with status 200. */
  readonly answer?: object;
  readonly version?: string;
  /** What page and twin say, without marks and quotation marks. */
  readonly facts: readonly string[];
  /** What neither may say. */
  readonly never?: readonly string[];
}

const CASES = yamlBeside<Readonly<Record<string, Said>>>(import.meta.url, "page-and-twin.yaml");

function operationOf({ operation, schema, sends, answer }: Said) {
  const content = schema ? { "application/json": { schema: { type: "object", ...schema } } } : sends;
  const responses = answer ? { 200: { description: "OK", ...answer } } : {};
  return { operationId: "last", ...(content && { requestBody: { content } }), responses, ...operation };
}

const NAMED = { type: "object", properties: { n: { type: "string" } }, description: "Words of its own." };

describe("page and twin say", async () => {
  const names = Object.keys(CASES);
  const files = Object.entries(CASES).map(([name, said], index): [string, string] => {
    const document = {
      openapi: said.version ?? "3.1.0",
      info: { title: name, version: "1" },
      paths: { [`/case-${index}`]: { post: operationOf(said) } },
      components: { schemas: { Named: NAMED } },
    };
    return [`case-${index}.json`, JSON.stringify(document)];
  });
  const docs = { navigation: { groups: files.map(([openapi]) => ({ group: openapi, openapi })) } };
  const site = await buildCase({ descriptions: [], docs, files: Object.fromEntries(files) });
  closeAfterTests(site);

  test.each(names)("%s", async (name) => {
    const { facts, never = [] } = CASES[name] ?? { facts: [] };
    const { listed, content } = await site.page(`POST /case-${names.indexOf(name)}`);
    const twin = plain(await site.file(`${listed.path}.md`));
    const shown = plain(content.text);
    for (const fact of facts) {
      expect(shown).toContain(fact);
      expect(twin).toContain(fact);
    }
    for (const fact of never) {
      expect(shown).not.toContain(fact);
      expect(twin).not.toContain(fact);
    }
  });
});

/** Without marks of Markdown, quotation marks and white space that only separates. */
function plain(written: string): string {
  return written.replace(/[`"*]|\\(?=[<_[])/g, "").replace(/\s+/g, " ");
}

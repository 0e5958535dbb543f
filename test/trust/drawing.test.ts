// Pages and descriptions are drawn whatever they say: with problems, never with a failure of our own.

import fc from "fast-check";
import { expect, test } from "vitest";
import { countIds, plainContext } from "../../src/components/draw-context.js";
import { componentsIn, listOperations, targetOf } from "../../src/openapi/operations.js";
import { apiView } from "../../src/openapi/view/api-view.js";
import { createViewer } from "../../src/openapi/view/viewer.js";
import { drawReference } from "../../src/reference/draw-reference.js";
import { noSharedExamples } from "../../src/reference/examples/code-example.js";
import { plainReferenceSettings } from "../../src/reference/reference-settings.js";
import { readDocs } from "../config/read-docs.js";
import { loadText } from "../openapi/read-case.js";
import { viewOptions } from "../openapi/view-options.js";
import { drawText } from "../render/draw-text.js";
import { EXPLORE_TIME, explore, mixed } from "./explore.js";

const COMPONENTS =
  "Card,Tabs,Tab,Steps,Step,Note,Accordion,Frame,CodeGroup,ParamField,Icon,Tooltip,Columns,Update,Tree".split(",");
const BODY = [
  ...["<NAME>", "</NAME>", '<NAME title="a" ', "\n<NAME>\n\n", "\n\n</NAME>\n"].flatMap((part) =>
    COMPONENTS.map((name) => part.replace("NAME", name)),
  ),
  ...'{1},{null},{undefined},{[1,2]},{{a:1}},{() => 1},{Symbol()},{throw},{a.b},{new Date()},{...null},{`a`},/>,>,href={1},icon={{a:1}},cols={NaN},style={null},style="a",children={1},key={1},ref={1},dangerouslySetInnerHTML={{__html:"a"}}'.split(
    ",",
  ),
  ..."```js\n,```\n,~~~,| a | b |\n|--|--|\n,| 1 |\n,# a\n,## a {#b},- a\n,1. a\n,> a\n,**,_,[a](b),![a](b),<br>,<!-- a -->,$a$,$$\na\n$$\n,\n\n,export const a = 1;\n\n,import b from './b'\n\n".split(
    ",",
  ),
];

test("drawn-pages", { timeout: EXPLORE_TIME }, async () => {
  await explore({ name: "drawn-pages", inputs: mixed(BODY), runs: 15 }, async (text) => {
    const drawn = await drawText(text);
    expect(drawn.html).toBeTypeOf("string");
    expect(drawn.told.filter((told) => /of its own/.test(told))).toEqual([]);
  });
});

const KEYWORDS =
  "type,properties,items,$ref,oneOf,anyOf,allOf,not,enum,example,examples,default,format,required,additionalProperties,discriminator,mapping,description,title,const,pattern,minimum,nullable,xml,deprecated,x-a".split(
    ",",
  );
const NAMES = "A,B,__proto__,constructor,a/b,a~1b,,toString,ü".split(",");

const { schema } = fc.letrec((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<unknown>({ type: "string" }, { type: ["integer", "null"] }, true, false, null, "x", 1, []),
    fc.record({
      $ref: fc.constantFrom(...NAMES.map((name) => `#/components/schemas/${name}`), "#/paths", "a.yaml#/b"),
    }),
    fc.dictionary(
      fc.constantFrom(...KEYWORDS),
      fc.oneof(tie("schema"), tie("members"), fc.jsonValue({ maxDepth: 1 })),
      { maxKeys: 5 },
    ),
  ),
  members: fc.oneof(
    fc.dictionary(fc.constantFrom(...NAMES), tie("schema"), { maxKeys: 3 }),
    fc.array(tie("schema"), { maxLength: 3 }),
    fc.array(fc.constantFrom(...NAMES), { maxLength: 3 }),
  ),
}));

const MEDIA_TYPES = "application/json multipart/form-data application/x-www-form-urlencoded text/plain */* x".split(
  " ",
);
const content = fc.dictionary(
  fc.constantFrom(...MEDIA_TYPES),
  fc.record({ schema, example: fc.jsonValue(), examples: fc.jsonValue() }, { requiredKeys: [] }),
  { maxKeys: 2 },
);
const parameter = fc.record(
  {
    name: fc.oneof(fc.constantFrom(...NAMES), fc.jsonValue()),
    in: fc.constantFrom<unknown>("path", "query", "header", "cookie", "body", 1),
    schema,
    style: fc.constantFrom<unknown>("form", "deepObject", "matrix", 1),
    explode: fc.jsonValue(),
    example: fc.jsonValue(),
  },
  { requiredKeys: ["name", "in"] },
);
const operation = fc.record(
  {
    summary: fc.oneof(mixed(["<b>", "`", "*", "a"]), fc.jsonValue()),
    parameters: fc.oneof(fc.array(parameter, { maxLength: 3 }), fc.jsonValue()),
    requestBody: fc.oneof(fc.record({ content }), fc.jsonValue()),
    responses: fc.oneof(
      fc.dictionary(fc.constantFrom("200", "4XX", "default", "x"), fc.oneof(fc.record({ content }), fc.jsonValue())),
      fc.jsonValue(),
    ),
    security: fc.jsonValue(),
    servers: fc.jsonValue(),
    callbacks: fc.jsonValue(),
    tags: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const description = fc.record(
  {
    openapi: fc.constantFrom("3.0.3", "3.1.0", "3.2.0"),
    info: fc.oneof(fc.constant({ title: "T", version: "1" }), fc.jsonValue()),
    paths: fc.dictionary(
      fc.constantFrom("/a", "/a/{b}", "a", "/{", "/a?b"),
      fc.record({ get: operation, post: operation }, { requiredKeys: ["get"] }),
      { maxKeys: 2 },
    ),
    components: fc.record(
      { schemas: fc.dictionary(fc.constantFrom(...NAMES), schema, { maxKeys: 4 }), securitySchemes: fc.jsonValue() },
      { requiredKeys: ["schemas"] },
    ),
    servers: fc.jsonValue(),
    tags: fc.jsonValue(),
  },
  { requiredKeys: ["openapi", "paths", "components"] },
);

test("drawn-descriptions", { timeout: EXPLORE_TIME }, async () => {
  await explore({ name: "drawn-descriptions", inputs: description, runs: 40 }, async (document) => {
    const { description } = await loadText("a.json", JSON.stringify(document));
    if (!description) return;
    const viewer = createViewer(description, viewOptions);
    const operations = listOperations(description.document, viewer.resolver).map((each) => targetOf("a.json", each));
    const schemas = Object.keys(componentsIn(description.document, "schemas")).map(
      (name) => ({ kind: "schema", description: "a.json", name }) as const,
    );
    for (const target of [...operations, ...schemas]) {
      const view = apiView(target, viewer);
      if (view === null) continue;
      const { html } = await drawReference(view, {
        description,
        resolver: viewer.resolver,
        shared: noSharedExamples(),
        draw: { ...plainContext(), uniqueId: countIds() },
        highlight: () => null,
        settings: { ...plainReferenceSettings, descriptionAddress: "/a.json" },
      });
      expect(html).toBeTypeOf("string");
    }
  });
});

const KEYS =
  "name,theme,colors,logo,navigation,pages,groups,group,tabs,tab,anchors,languages,language,versions,version,openapi,href,icon,root,$ref,redirects,api,seo,banner,navbar,footer,fonts,variables,integrations".split(
    ",",
  );
const { setting } = fc.letrec((tie) => ({
  setting: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    fc.constantFrom<unknown>("a", "/a", "#fff", "mint", "en", "GET /a", "https://a.b", null, 1, true, "", "docs.json"),
    fc.dictionary(fc.constantFrom(...KEYS), tie("setting"), { maxKeys: 5 }),
    fc.array(tie("setting"), { maxLength: 3 }),
  ),
}));

test("docs-json", { timeout: EXPLORE_TIME }, async () => {
  const value = fc.record({ name: setting, navigation: setting, colors: setting, a: setting }, { requiredKeys: [] });
  const written = fc.oneof(
    value.map((each) => JSON.stringify(each)),
    setting.map((each) => JSON.stringify(each)),
  );
  const broken = fc.tuple(written, fc.nat(400), mixed(["{", "}", "[", "]", '"', ",", ":", "//", "\\", "1e9", "nul"]));
  const text = fc.oneof(
    { weight: 2, arbitrary: written },
    broken.map(([text, at, more]) => text.slice(0, at) + more + text.slice(at)),
  );
  await explore({ name: "docs-json", inputs: text, runs: 60 }, async (docs) => {
    const { read, problems } = await readDocs(docs);
    if (read === null) expect(problems.map(({ severity }) => severity)).toContain("error");
    for (const { what } of problems) expect(what).not.toContain("of its own");
  });
});

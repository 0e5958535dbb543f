// Makes the view of a schema without its children: type, words, limits, values.
import type { Description } from "../../description.js";
import { extensionOf, isArray, isObject, type Json, type JsonObject, type Maybe, member, textAt } from "../../json.js";
import { isSafeLink } from "../../safe-address.js";
import type { ExternalDocsView, NamedSchema, SchemaView } from "../../schema-views.js";
import type { ViewOptions } from "../../views.js";
import { constraintsOf, limitsOf } from "./constraints.js";
import type { OpenSchema } from "./open-schema.js";
import { allowsNull, isFile, isOnlyNull, schemaTypes, typeLabel } from "./schema-type.js";

/** The parts of a viewer that are needed here. */
interface BareSources {
  readonly open: (value: Maybe) => OpenSchema;
  readonly options: ViewOptions;
  readonly description: Description;
}

/** The members about a schema's children. */
const NOTHING_BELOW: Pick<SchemaView, "rows" | "others" | "tuple" | "choices" | "rules" | "items" | "end"> = {
  ...{ rows: [], others: "unsaid", tuple: [], choices: [], rules: [], items: null, end: null },
};

/** The view of a schema without its children. For most schemas that is all there is. */
export function bareView(schema: OpenSchema, sources: BareSources): SchemaView {
  const { open, options } = sources;
  const { prose } = options;
  const { keywords } = schema;
  const media = textAt(keywords, "contentMediaType");
  return {
    named: namedOf(schema, sources),
    type: typeLabel(schema, open),
    types: schemaTypes(schema),
    nullable: allowsNull(schema) || isOnlyNull(schema),
    format: isFile(keywords) ? null : (textAt(keywords, "contentEncoding") ?? textAt(keywords, "format")),
    title: textAt(keywords, "title"),
    description: prose(textAt(keywords, "description")),
    deprecated: keywords["deprecated"] === true,
    readOnly: keywords["readOnly"] === true,
    writeOnly: keywords["writeOnly"] === true,
    constraints: isFile(keywords) ? [] : constraintsOf(keywords),
    enumValues: schema.enumEntries.map((entry) => ({ ...entry, description: prose(entry.description) })),
    fixed: valueAt(keywords, "const"),
    default: valueAt(keywords, "default"),
    examples: schemaExampleValues(keywords),
    prefill: valueAt(keywords, "x-default"),
    externalDocs: externalDocs(keywords),
    pills: pillsOf(keywords, options.pillKeys),
    limits: limitsOf(keywords),
    accept: isFile(keywords) && media !== "application/octet-stream" ? media : null,
    ...NOTHING_BELOW,
  };
}

function namedOf({ name }: OpenSchema, { options, description }: BareSources): NamedSchema | null {
  if (name === null) return null;
  return { name, address: options.addressOf({ kind: "schema", description: description.id, name }) };
}

/** Keywords that give a schema children. */
const INSIDE = new Set([
  ..."properties patternProperties additionalProperties unevaluatedProperties items prefixItems".split(" "),
  ..."if then else not contains dependentRequired dependentSchemas propertyNames contentSchema".split(" "),
]);

export function isLeaf({ selectors, conflict, base, keywords }: OpenSchema): boolean {
  if (selectors.length > 0 || conflict.length > 0 || base !== null) return false;
  return !Object.keys(keywords).some((key) => INSIDE.has(key));
}

/** Wrapped, because null is a value too. */
function valueAt(keywords: JsonObject, key: string): SchemaView["default"] {
  const value = member(keywords, key);
  return value === undefined ? null : { value };
}

/** External documentation. Other URL schemes could run code. */
export function externalDocs(holder: JsonObject): ExternalDocsView | null {
  const docs = holder["externalDocs"];
  const url = textAt(docs, "url");
  if (url === null || !isSafeLink(url)) return null;
  return { url, label: textAt(docs, "description") ?? url };
}

/** `x-svc.pre`, `x-svc.post`, and the keys that the settings name in `api.params.post`. */
function pillsOf(keywords: JsonObject, keys: readonly string[]): SchemaView["pills"] {
  const extension = extensionOf(keywords)?.value;
  const named = keys.flatMap((key) => pillTexts(member(keywords, key), key));
  return {
    before: pillTexts(member(extension, "pre"), ""),
    after: [...named, ...pillTexts(member(extension, "post"), "")],
  };
}

/** Text as it is, numbers as text, `true` as the key's name, lists one by one; anything else is not a label. */
function pillTexts(value: Maybe, key: string): string[] {
  if (isArray(value)) return value.flatMap((item) => pillTexts(item, key));
  if (value === true) return key === "" ? [] : [key];
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** `examples` of a schema is a list; some writers put a map of values there. */
export function schemaExampleValues(keywords: JsonObject): Json[] {
  const many = keywords["examples"];
  if (isArray(many) && many.length > 0) return [...many];
  if (isObject(many)) return Object.values(many).map((entry) => member(entry, "value") ?? entry);
  const one = keywords["example"];
  return one === undefined ? [] : [one];
}

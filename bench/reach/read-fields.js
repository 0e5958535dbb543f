// Reads what a schema holds, straight from the description and by rules of its own: what pages are measured by.

/**
 * @typedef {any} Json
 * @typedef {{ name: string, schema: Json }} Field
 * @typedef {{ key: Json, fields: Field[], unions: Json[][], inner: Json[] }} Content
 */

/** @returns {{ find: (pointer: string) => Json, contentOf: (schema: Json, direction: string) => Content }} */
export function fieldReader(/** @type {Json} */ document) {
  const find = (/** @type {string} */ pointer) => {
    const keys = pointer.split("/").slice(1);
    const at = (/** @type {Json} */ value, /** @type {string} */ key) =>
      open(value)?.[decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~")];
    return pointer.startsWith("#/") ? keys.reduce(at, document) : undefined;
  };
  /** Follows references; null where they lead nowhere. @returns {Json} */
  const open = (/** @type {Json} */ value, left = 20) => {
    if (typeof value?.$ref !== "string") return value ?? null;
    return left > 0 ? open(find(value.$ref), left - 1) : null;
  };
  const derived = derivedFrom(document, open);

  /** Adds what a schema says of the same value: itself, members of `allOf`, a union of one. */
  const collect = (/** @type {Json} */ written, /** @type {Collected} */ to, isOuter = false) => {
    const schema = open(written);
    if (typeof schema !== "object" || schema === null || to.seen.has(schema)) return;
    to.seen.add(schema);
    const siblings = schema === written ? {} : { ...written, $ref: undefined };
    const base = schema.discriminator && !schema.oneOf && !schema.anyOf ? (derived.get(schema) ?? []) : [];
    if (isOuter && base.length > 0) return void to.unions.push(base);
    for (const each of [schema, siblings]) {
      for (const [name, value] of Object.entries(each.properties ?? {})) to.fields.push({ name, schema: value });
      for (const [name, value] of Object.entries(each.patternProperties ?? {})) to.fields.push({ name, schema: value });
      to.inner.push(...[each.items, ...(each.prefixItems ?? [])].filter((item) => typeof item === "object"));
      if (typeof each.additionalProperties === "object") to.rest.push(each.additionalProperties);
      for (const member of each.allOf ?? []) collect(member, to);
      for (const union of [each.oneOf, each.anyOf]) {
        const members = (union ?? []).filter((/** @type {Json} */ member) => !isNull(open(member)));
        if (members.length === 1) collect(members[0], to);
        else if (members.length > 1) to.unions.push(members);
      }
    }
  };

  return {
    find,
    contentOf: (schema, direction) => {
      /** @type {Collected} */
      const found = { fields: [], unions: [], inner: [], rest: [], seen: new Set() };
      collect(schema, found, true);
      const isSent = (/** @type {Json} */ value) => {
        const one = { ...open(value), ...value };
        return !(direction === "request" && one.readOnly) && !(direction === "response" && one.writeOnly);
      };
      const names = new Map(found.fields.map((field) => [field.name, field]));
      const fields = [...names.values()].filter((field) => isSent(field.schema));
      return { key: open(schema), fields, unions: found.unions, inner: [...found.inner, ...found.rest] };
    },
  };
}

/** @typedef {{ fields: Field[], unions: Json[][], inner: Json[], rest: Json[], seen: Set<Json> }} Collected */

function isNull(/** @type {Json} */ schema) {
  const type = Array.isArray(schema?.type) && schema.type.length === 1 ? schema.type[0] : schema?.type;
  const isNullEnum = type === undefined && schema?.enum?.length === 1 && schema.enum[0] === null;
  return type === "null" || isNullEnum || (schema && Object.hasOwn(schema, "const") && schema.const === null);
}

/** Schemas of components by the schema that they build on. */
function derivedFrom(/** @type {Json} */ document, /** @type {(value: Json) => Json} */ open) {
  /** @type {Map<Json, Json[]>} */
  const found = new Map();
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    for (const member of schema?.allOf ?? [])
      if (member?.$ref)
        found.set(open(member), [...(found.get(open(member)) ?? []), { $ref: `#/components/schemas/${name}` }]);
  return found;
}

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
  /** What a discriminator without a union tells apart: schemas that build on this one, and those of its mapping. */
  const subtypesOf = (/** @type {Json} */ schema) => {
    if (!schema.discriminator) return [];
    const found = [...(derived.get(schema) ?? [])];
    for (const target of Object.values(schema.discriminator.mapping ?? {})) {
      const $ref = String(target).startsWith("#/") ? target : `#/components/schemas/${target}`;
      const mapped = open({ $ref });
      if (mapped && mapped !== schema && !found.some((each) => open(each) === mapped)) found.push({ $ref });
    }
    return found;
  };

  /** Adds what a schema says of the same value: itself, members of `allOf`, a union of one. */
  const collect = (/** @type {Json} */ written, /** @type {Collected} */ to, isOuter = false) => {
    const schema = open(written);
    if (typeof schema !== "object" || schema === null || to.seen.has(schema)) return;
    to.seen.add(schema);
    const siblings = schema === written ? {} : { ...written, $ref: undefined };
    const subtypes = isOuter && !schema.oneOf && !schema.anyOf ? subtypesOf(schema) : [];
    if (subtypes.length > 0) to.unions.push(subtypes);
    // Subtypes that build on it have its fields.
    if (subtypes.length > 0 && subtypes.length === (derived.get(schema) ?? []).length) return;
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
      const unsent = new Set(found.fields.filter((field) => !isSent(field.schema)).map((field) => field.name));
      const fields = [...names.values()].filter((field) => !unsent.has(field.name));
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

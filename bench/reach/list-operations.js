// Lists the operations of a description by the names that their pages show.

/**
 * @typedef {any} Json
 * @typedef {"request" | "response"} Direction
 */

/** Methods of operations. */
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** @typedef {{ parameters: Json[], body: Json, responses: Record<string, Json>, directions: [Direction, Direction] }} Operation */

export function listOperations(
  /** @type {Json} */ document,
  /** @type {ReturnType<typeof import("./read-fields.js").fieldReader>} */ { find },
) {
  /** @type {Map<string, Operation>} */
  const found = new Map();
  const open = (/** @type {Json} */ value) => (value?.$ref ? find(value.$ref) : value);
  const add = (
    /** @type {string} */ name,
    /** @type {Json} */ item,
    /** @type {Json} */ value,
    /** @type {[Direction, Direction]} */ directions,
  ) => {
    if (value["x-hidden"] || value["x-internal"] || value["x-excluded"]) return;
    const parameters = [...(item.parameters ?? []), ...(value.parameters ?? [])].map(open);
    found.set(name, {
      parameters,
      body: open(value.requestBody),
      responses: mapValues(value.responses, open),
      directions,
    });
  };
  for (const [path, written] of Object.entries(document.paths ?? {})) {
    const item = open(written);
    for (const method of METHODS)
      if (item?.[method]) add(`${method} ${path}`, item, item[method], ["request", "response"]);
  }
  for (const [name, written] of Object.entries({ ...document["x-webhooks"], ...document.webhooks })) {
    const item = open(written);
    for (const method of METHODS)
      if (item?.[method]) add(`webhook ${name}`, item, item[method], ["response", "request"]);
  }
  return found;
}

function mapValues(/** @type {Json} */ from, /** @type {(value: Json) => Json} */ change) {
  return Object.fromEntries(Object.entries(from ?? {}).map(([key, value]) => [key, change(value)]));
}

// Names parts of a sample: XML elements, and keys of maps.
import { type JsonObject, listAt, objectAt, textAt } from "../json.js";
import { componentName, type Followed } from "../resolve.js";

/** The key that an example of a map has. */
export function mapKey(schema: JsonObject, rest: JsonObject): string {
  const names = objectAt(schema, "propertyNames");
  const [allowed] = names ? listAt(names, "enum") : [];
  return textAt(rest, "x-additionalPropertiesName") ?? (typeof allowed === "string" ? allowed : "key");
}

/** XML uses the name of the component for its element. */
export function nameFor(target: Followed): JsonObject {
  const name = target.chain.map(componentName).find((each) => each !== null);
  const xml = objectAt(target.value, "xml");
  return name && !(xml && textAt(xml, "name")) ? { xml: { ...xml, name } } : {};
}

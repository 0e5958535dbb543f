// Makes what a channel, an operation or a message of AsyncAPI says for one protocol ready to draw.
import type { BindingView } from "../channel-views.js";
import { isArray, isObject, type Json, type JsonObject, TYPES } from "../json.js";
import { below } from "../pointer.js";
import type { OpenedObject } from "../resolve.js";
import { anchorBelow } from "./schema/anchor.js";
import { type BlockContext, schemaView } from "./schema/schema-view.js";
import type { Viewer } from "./viewer.js";

type Place = Omit<BlockContext, "direction">;

export function bindingsOf({ value, pointer }: OpenedObject, place: Place, viewer: Viewer): BindingView[] {
  const bindings = viewer.resolver.open(value["bindings"], below(pointer, "bindings"));
  if (!bindings) return [];
  return Object.entries(bindings.value).flatMap(([protocol, written]) => {
    const binding = viewer.resolver.open(written, below(bindings.pointer, protocol));
    if (!binding || protocol.startsWith("x-")) return [];
    const view = bindingView(binding, { ...place, id: anchorBelow(place.id, protocol) }, viewer);
    return view.settings.length + view.schemas.length > 0 ? [{ protocol, ...view }] : [];
  });
}

function bindingView({ value: binding, pointer }: OpenedObject, place: Place, viewer: Viewer) {
  const settings: BindingView["settings"][number][] = [];
  const schemas: BindingView["schemas"][number][] = [];
  for (const [name, value] of Object.entries(binding)) {
    if (name === "bindingVersion") continue;
    if (isSchema(value)) {
      const at: BlockContext = { ...place, id: anchorBelow(place.id, name), direction: "both" };
      schemas.push({ name, schema: schemaView({ value, pointer: below(pointer, name) }, at, viewer) });
    } else settings.push(...settingsOf(name, value));
  }
  return { settings, schemas };
}

/** Values of a protocol may be objects, too, whose `type` is a word of that protocol. */
function isSchema(value: Json): value is JsonObject {
  return isObject(value) && (TYPES.includes(String(value["type"])) || KEYWORDS.some((key) => key in value));
}

const KEYWORDS = "$ref properties enum allOf oneOf anyOf".split(" ");

function settingsOf(name: string, value: Json): BindingView["settings"] {
  if (isObject(value)) return Object.entries(value).flatMap(([key, each]) => settingsOf(`${name}.${key}`, each));
  const parts = isArray(value) ? value : [value];
  return [{ name, value: parts.map((each) => (isObject(each) ? JSON.stringify(each) : String(each))).join(", ") }];
}

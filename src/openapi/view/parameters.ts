// Makes the parameters and headers of an operation ready to draw.
import { entriesAt, isTrue, type JsonObject, type Maybe, member, textAt } from "../json.js";
import type { Operation } from "../operations.js";
import { PARAMETER_LOCATIONS, type Parameter, parametersOf, templateNames } from "../parameters.js";
import { below } from "../pointer.js";
import type { HeaderView, ParameterLocation, ParameterStyle, ParameterView } from "../views.js";
import { examplesOf } from "./examples.js";
import { anchorBelow, uniqueAnchor } from "./schema/anchor.js";
import type { Direction } from "./schema/block.js";
import type { PageSchemas } from "./schema/page-schemas.js";
import { type BlockContext, schemaView } from "./schema/schema-view.js";
import type { Viewer } from "./viewer.js";

const STYLES: Readonly<Record<ParameterLocation, readonly ParameterStyle[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  querystring: ["form"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};

export interface PageIds {
  readonly taken: Set<string>;
  readonly page: PageSchemas;
  /** Put before every id of the part: empty on the page itself, the callback's id in a callback. */
  readonly prefix: string;
  /** Who sends the request. */
  readonly direction: Direction;
}

/** An operation, and the path whose variables it needs. */
interface ParametersOf extends Operation {
  readonly path: string;
}

/** Parameters by location. One that the operation overrides keeps its position. */
export function parameterViews(operation: ParametersOf, ids: PageIds, viewer: Viewer): ParameterView[] {
  const found = parametersOf(operation, viewer.resolver);
  const isDescribed = (name: string) => found.some((each) => each.place === "path" && each.name === name);
  const missing = templateNames(operation.path).filter((name) => !isDescribed(name));
  const all = [...found, ...missing.map(undocumented)];
  const views = all.flatMap((parameter) => parameterView(parameter, ids, viewer) ?? []);
  return PARAMETER_LOCATIONS.flatMap((place) => views.filter((view) => view.in === place));
}

/** A variable of the path is needed to call it, even if it is not described anywhere. */
function undocumented(name: string): Parameter {
  const written = { name, in: "path", schema: { type: "string" } };
  return { value: written, pointer: "", name, place: "path", written, writtenAt: "" };
}

/** Null where the format knows no such place. */
function parameterView(parameter: Parameter, ids: PageIds, viewer: Viewer): ParameterView | null {
  const { value, pointer, name, written, writtenAt } = parameter;
  const place = PARAMETER_LOCATIONS.find((each) => each === parameter.place);
  if (!place) return null;
  const id = uniqueAnchor(anchorBelow(`${ids.prefix}${place}`, name), ids.taken);
  const { schema, schemaPointer, mediaType, examples } = valueViews({ value, pointer }, { ...ids, id }, viewer);
  const style = STYLES[place].find((one) => one === textAt(value, "style")) ?? STYLES[place][0] ?? "simple";
  const explode = value["explode"];
  return {
    id,
    name,
    in: place,
    required: place === "path" || isTrue(value, "required"),
    deprecated: isTrue(value, "deprecated") || schema.deprecated,
    marks: viewer.marksOf(written),
    description: viewer.prose(textAt(value, "description")) ?? schema.description,
    style,
    explode: typeof explode === "boolean" ? explode : style === "form" || style === "cookie",
    allowReserved: isTrue(value, "allowReserved"),
    mediaType,
    schema,
    schemaPointer,
    examples,
    undocumented: writtenAt === "",
  };
}

/** A parameter has its own schema, or one media type in `content`. */
function valueViews(
  holder: { readonly value: JsonObject; readonly pointer: string },
  place: BlockContext,
  viewer: Viewer,
) {
  const [content] = entriesAt(holder.value, "content");
  const media: Maybe = content?.[1];
  const written = content ? member(media, "schema") : member(holder.value, "schema");
  const pointer = content ? below(holder.pointer, "content", content[0], "schema") : below(holder.pointer, "schema");
  const opened = viewer.open(written, pointer);
  const own = examplesOf(holder.value, null, viewer);
  return {
    schema: schemaView({ value: written, pointer }, place, viewer),
    schemaPointer: pointer,
    mediaType: content?.[0] ?? null,
    examples: own.length > 0 ? own : examplesOf(viewer.resolver.open(media)?.value, opened, viewer),
  };
}

/** Response headers and headers of a form's parts. `Content-Type` follows from the media type. */
export function headerViews(
  holder: JsonObject,
  pointer: string,
  { id, direction, page, viewer }: BlockContext & { readonly viewer: Viewer },
): HeaderView[] {
  const views: HeaderView[] = [];
  const taken = new Set<string>();
  for (const [name, written] of entriesAt(holder, "headers")) {
    const opened = viewer.resolver.open(written, below(pointer, "headers", name));
    if (!opened || name.toLowerCase() === "content-type") continue;
    const anchor = uniqueAnchor(anchorBelow(`${id}-header`, name), taken);
    const { schema, examples } = valueViews(opened, { id: anchor, direction, page }, viewer);
    views.push({
      id: anchor,
      name,
      required: isTrue(opened.value, "required"),
      deprecated: isTrue(opened.value, "deprecated"),
      marks: viewer.marksOf(written),
      description: viewer.prose(textAt(opened.value, "description")) ?? schema.description,
      schema,
      examples,
    });
  }
  return views;
}

/** The spelling, as in `filter[key]=value`; null where the name and one value say it. */
export function parameterStyle({ name, in: place, style, explode, mediaType, schema }: ParameterView): string | null {
  if (mediaType !== null) return mediaType;
  const isList = schema.types.includes("array");
  const isMap = schema.types.includes("object");
  if (!isList && !isMap) return style === "matrix" || style === "label" ? style : null;
  if (style === "deepObject") return isList ? `${name}[]=a&${name}[]=b` : `${name}[key]=value`;
  if (style === "form" && place === "query" && isList) return explode ? `${name}=a&${name}=b` : `${name}=a,b`;
  if (style === "form" && place === "query") return explode ? "key=value&key=value" : `${name}=key,value`;
  if (style === "spaceDelimited") return `${name}=a%20b`;
  if (style === "pipeDelimited") return `${name}=a|b`;
  if (style === "matrix") return explode && isList ? `;${name}=a;${name}=b` : `;${name}=a,b`;
  if (style === "label") return explode ? ".a.b" : ".a,b";
  return isMap ? (explode ? "key=value,key=value" : "key,value") : "a,b";
}

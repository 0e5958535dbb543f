// Makes bodies ready to draw: their media types with schema, examples and the encoding of parts.

import { entriesAt, isObject, isTrue, type JsonObject, type Maybe, member, textAt } from "../json.js";
import { below } from "../pointer.js";
import { bodyKind } from "../request/serialize-body.js";
import type { OpenedObject } from "../resolve.js";
import type { BodyView, EncodingView, MediaKind, MediaView, ParameterStyle } from "../views.js";
import { examplesOf } from "./examples.js";
import { headerViews, type PageIds } from "./parameters.js";
import { anchorBelow, uniqueAnchor } from "./schema/anchor.js";
import type { Direction } from "./schema/block.js";
import type { PageSchemas } from "./schema/page-schemas.js";
import { isFile } from "./schema/schema-type.js";
import { schemaView } from "./schema/schema-view.js";
import type { Viewer } from "./viewer.js";

const FORM_STYLES: readonly ParameterStyle[] = ["form", "spaceDelimited", "pipeDelimited", "deepObject"];

/** The body of an operation's request. */
export function bodyView(operation: OpenedObject, ids: PageIds, viewer: Viewer): BodyView | null {
  const written = operation.value["requestBody"];
  const body = viewer.resolver.open(written, below(operation.pointer, "requestBody"));
  if (!body) return null;
  const id = uniqueAnchor(`${ids.prefix}body`, ids.taken);
  return {
    id,
    required: isTrue(body.value, "required"),
    description: viewer.prose(textAt(body.value, "description")),
    media: mediaViews(body, { ...ids, id }, viewer),
  };
}

interface MediaContext {
  readonly id: string;
  readonly direction: Direction;
  readonly taken: Set<string>;
  readonly page: PageSchemas;
}

/** The media types of `content` in file order; the first one's rows carry the shortest ids. */
export function mediaViews({ value, pointer }: OpenedObject, place: MediaContext, viewer: Viewer): MediaView[] {
  return entriesAt(value, "content").map(([type, media], index) => {
    const own = index === 0 ? place.id : anchorBelow(place.id, type, "--");
    const id = index === 0 ? own : uniqueAnchor(own, place.taken);
    return mediaView(
      type,
      { value: isObject(media) ? media : {}, pointer: below(pointer, "content", type) },
      {
        place: { ...place, id },
        viewer,
      },
    );
  });
}

/** Whether a form may have no field: then nothing is sent. */
export function isEmptyForm({ kind, schema }: Pick<MediaView, "kind" | "schema">): boolean {
  if ((kind !== "form" && kind !== "multipart") || schema?.others !== "closed" || schema.description !== null)
    return false;
  return schema.rows.length + schema.choices.length + schema.rules.length === 0;
}

function mediaView(
  type: string,
  holder: OpenedObject,
  { place, viewer }: { place: MediaContext; viewer: Viewer },
): MediaView {
  const { value, pointer } = holder;
  const key = value["schema"] === undefined && value["itemSchema"] !== undefined ? "itemSchema" : "schema";
  const written = member(value, key);
  const schemaPointer = below(pointer, key);
  const opened = written === undefined ? null : viewer.open(written, schemaPointer);
  return {
    id: place.id,
    type,
    kind: mediaKind(type, opened?.keywords ?? null),
    schema: written === undefined ? null : schemaView({ value: written, pointer: schemaPointer }, place, viewer),
    schemaPointer: written === undefined ? null : schemaPointer,
    examples: examplesOf(value, opened, viewer),
    encoding: entriesAt(value, "encoding").map(([name, encoding]) =>
      encodingView(name, { value: encoding, pointer: below(pointer, "encoding", name) }, { place, viewer }),
    ),
  };
}

/** How values of a media type are serialized; the schema decides where the type does not. */
export function mediaKind(written: string, keywords: JsonObject | null): MediaKind {
  const kind = bodyKind(written);
  const isAny = written.trim() === "*/*";
  if (kind !== "text" && kind !== "binary" && !isAny) return kind;
  if (keywords && isFile(keywords)) return "binary";
  if (kind === "text" || /^(image|audio|video|font)\//i.test(written)) return kind;
  if (keywords && Object.keys(keywords).length > 0) return keywords["type"] === "string" ? "text" : "json";
  return isAny ? "text" : "binary";
}

function encodingView(
  name: string,
  holder: { readonly value: Maybe; readonly pointer: string },
  { place, viewer }: { place: MediaContext; viewer: Viewer },
): EncodingView {
  const value = isObject(holder.value) ? holder.value : {};
  const explode = value["explode"];
  const id = anchorBelow(place.id, name);
  return {
    name,
    contentType: textAt(value, "contentType"),
    style: FORM_STYLES.find((style) => style === textAt(value, "style")) ?? null,
    explode: typeof explode === "boolean" ? explode : null,
    allowReserved: isTrue(value, "allowReserved"),
    headers: headerViews(value, holder.pointer, { id, direction: place.direction, page: place.page, viewer }),
  };
}

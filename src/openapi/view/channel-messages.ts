// Makes the messages of a channel ready to draw.
import { isObject, type Json, type JsonObject, listAt, type Maybe, member, textAt } from "../json.js";
import { below } from "../pointer.js";
import type { ExampleView, MessageView } from "../views.js";
import { anchorBelow, uniqueAnchor } from "./schema/anchor.js";
import { type BlockContext, schemaView } from "./schema/schema-view.js";
import type { Viewer } from "./viewer.js";

/** A message where it is written, or a reference to it. */
export interface WrittenMessage {
  /** Its name among those of the channel; null in a list. */
  readonly key: string | null;
  readonly value: Json;
  readonly pointer: string;
}

/** The messages that an operation, or its reply, lists. */
export function listedMessages(holder: Maybe, pointer: string): WrittenMessage[] {
  const list = below(pointer, "messages");
  return listAt(holder, "messages").map((value, index) => ({ key: null, value, pointer: below(list, String(index)) }));
}

/** Each that leads to a message, under a name of its own. */
export function messageViews(written: readonly WrittenMessage[], place: BlockContext, viewer: Viewer): MessageView[] {
  const taken = new Set<string>();
  return written.flatMap(({ key, value, pointer }, index) => {
    const followed = viewer.resolver.follow(value, pointer);
    const message = followed && isObject(followed.value) ? followed.value : null;
    if (!followed || !message) return [];
    const reached = followed.chain.at(1)?.split("/").pop();
    const name = textAt(message, "name") ?? reached ?? key ?? `message-${index + 1}`;
    const id = uniqueAnchor(anchorBelow(place.id, name, "--"), taken);
    const payload = schemaOf(member(message, "payload"), below(followed.pointer, "payload"));
    const headers = schemaOf(member(message, "headers"), below(followed.pointer, "headers"));
    const view = (found: typeof payload, part: string) =>
      found && schemaView(found.value, found.pointer, { ...place, id: `${id}${part}` }, viewer);
    return [
      {
        id,
        name,
        title: textAt(message, "title") ?? textAt(message, "summary") ?? name,
        description: viewer.prose(textAt(message, "description") ?? textAt(message, "summary")),
        contentType: textAt(message, "contentType") ?? textAt(viewer.description.document, "defaultContentType"),
        headers: view(headers, "--headers"),
        payload: view(payload, ""),
        payloadPointer: payload?.pointer ?? null,
        examples: messageExamples(message),
      },
    ];
  });
}

/** A schema may be wrapped to name its format; if the inner schema is an object, it is shown. */
function schemaOf(value: Maybe, pointer: string): { readonly value: Json; readonly pointer: string } | null {
  if (value === undefined) return null;
  const inner = member(value, "schema");
  const isWrapped = isObject(value) && Object.keys(value).every((key) => key === "schema" || key === "schemaFormat");
  if (isWrapped && inner !== undefined) return { value: inner, pointer: below(pointer, "schema") };
  return { value, pointer };
}

function messageExamples(message: JsonObject): ExampleView[] {
  return listAt(message, "examples").flatMap((example, index) => {
    const value = member(example, "payload");
    if (value === undefined) return [];
    const label = textAt(example, "summary") ?? textAt(example, "name") ?? `Example ${index + 1}`;
    return [
      { key: `example-${index + 1}`, label, description: null, value: { kind: "json", value }, origin: "examples" },
    ];
  });
}

// Makes a channel of an AsyncAPI document ready to draw.

import type { SecurityView } from "../access-views.js";
import type {
  ChannelOperationView,
  ChannelParameterView,
  ChannelServerView,
  ChannelView,
  MessageView,
} from "../channel-views.js";
import {
  entriesAt,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  type Maybe,
  member,
  textAt,
  textsAt,
} from "../json.js";
import { inSentence, summaryOf } from "../operation-title.js";
import { below } from "../pointer.js";
import type { OpenedObject } from "../resolve.js";
import type { ExampleView } from "../schema-views.js";
import { bindingsOf } from "./channel-bindings.js";
import { schemaExamples } from "./examples.js";
import { anchorBelow, uniqueAnchor } from "./schema/anchor.js";
import type { OpenSchema } from "./schema/open-schema.js";
import { type PageSchemas, pageSchemas } from "./schema/page-schemas.js";
import { type BlockContext, schemaView } from "./schema/schema-view.js";
import { viewOfScheme } from "./security-view.js";
import { variableViews } from "./servers-view.js";
import type { Viewer } from "./viewer.js";

interface Channel extends OpenedObject {
  readonly name: string;
  readonly page: PageSchemas;
}

export function channelView(name: string, viewer: Viewer): ChannelView | null {
  const { document } = viewer.description;
  const written = member(document["channels"], name);
  const opened = viewer.resolver.open(written, below("#/channels", name));
  if (!opened) return null;
  const channel: Channel = { name, ...opened, page: pageSchemas() };
  const servers = serversOf(channel, viewer);
  return {
    kind: "channel",
    name,
    address: textAt(channel.value, "address"),
    title: textAt(channel.value, "title") ?? inSentence(name),
    description: viewer.prose(textAt(channel.value, "description") ?? textAt(channel.value, "summary")),
    servers: servers.map((server) => serverView(server, viewer)),
    security: securityOf([...servers, ...operationsOf(channel, viewer).map((one) => one.value)], viewer),
    parameters: parametersOf(channel, viewer),
    bindings: bindingsOf(channel, { id: "binding", page: channel.page }, viewer),
    operations: operationViews(channel, viewer),
  };
}

function serversOf({ value }: Channel, viewer: Viewer): JsonObject[] {
  const all = entriesAt(viewer.description.document, "servers").map(([key, server]) =>
    viewer.resolver.open(server, below("#/servers", key)),
  );
  const named = listAt(value, "servers").map((server) => viewer.resolver.open(server)?.pointer);
  return all.flatMap((server) => {
    const isMeant = server !== null && (named.length === 0 || named.includes(server.pointer));
    return isMeant ? [server.value] : [];
  });
}

function serverView(server: JsonObject, viewer: Viewer): ChannelServerView {
  const protocol = textAt(server, "protocol") ?? "";
  const host = textAt(server, "host") ?? "";
  const path = textAt(server, "pathname") ?? "";
  return {
    protocol,
    url: `${protocol && `${protocol}://`}${host}${path}`,
    description: viewer.prose(textAt(server, "description") ?? textAt(server, "summary")),
    variables: variableViews(server, viewer),
  };
}

/** Each scheme of a server or operation is a choice of its own. */
function securityOf(holders: readonly JsonObject[], viewer: Viewer): SecurityView {
  const choices = new Map<string, SecurityView["choices"][number]>();
  for (const written of holders.flatMap((holder) => listAt(holder, "security"))) {
    const scheme = viewer.resolver.open(written);
    if (!scheme) continue;
    const key = scheme.pointer.split("/").pop() || String(scheme.value["type"]);
    const view = viewOfScheme({ key, scopes: textsAt(scheme.value, "scopes"), scheme: scheme.value }, viewer);
    if (view && !choices.has(view.key)) choices.set(view.key, { label: view.key, schemes: [view] });
  }
  return { optional: false, choices: [...choices.values()] };
}

function parametersOf({ value }: Channel, viewer: Viewer): ChannelParameterView[] {
  return entriesAt(value, "parameters").flatMap(([name, written]) => {
    const parameter = viewer.resolver.open(written)?.value;
    if (!parameter) return [];
    return {
      id: anchorBelow("parameter", name),
      name,
      description: viewer.prose(textAt(parameter, "description")),
      default: constantsOf(parameter["default"])[0] ?? null,
      values: constantsOf(parameter["enum"]),
      examples: constantsOf(parameter["examples"]),
    };
  });
}

/** The specification has texts here; documents have numbers, too. */
function constantsOf(written: Maybe): string[] {
  return [written ?? []].flat().map(String);
}

interface ChannelOperation extends OpenedObject {
  readonly name: string;
}

function operationsOf(channel: Channel, viewer: Viewer): ChannelOperation[] {
  return entriesAt(viewer.description.document, "operations").flatMap(([name, written]) => {
    const operation = viewer.resolver.open(written, below("#/operations", name));
    const target = operation && viewer.resolver.open(operation.value["channel"]);
    return operation && target?.pointer === channel.pointer ? [{ name, ...withTraits(operation, viewer) }] : [];
  });
}

/** What it says itself goes before what its traits say; headers add up. */
function withTraits({ value, pointer }: OpenedObject, { resolver }: Viewer): OpenedObject {
  const traits = listAt(value, "traits").map((each) => resolver.open(each)?.value);
  const all = [value, ...traits].flatMap((each) => each?.["headers"] ?? []);
  return { pointer, value: Object.assign({}, ...traits, value, all.length > 1 && { headers: { allOf: all } }) };
}

function operationViews(channel: Channel, viewer: Viewer): ChannelOperationView[] {
  const taken = new Set<string>();
  const operations = operationsOf(channel, viewer);
  // A channel without operations still has its messages.
  const listed = operations[0] ? operations : messagesIn(channel)[0] ? [{ ...channel, value: {}, pointer: "" }] : [];
  return listed.map((operation) => {
    const { name, value, pointer } = operation;
    const action = textAt(value, "action") === "send" ? "send" : "receive";
    const id = uniqueAnchor(anchorBelow(action, name), taken);
    const { page } = channel;
    const reply = viewer.resolver.open(value["reply"], below(pointer, "reply"));
    const replies = reply ? messagesIn(reply, viewer.resolver.open(reply.value["channel"])) : [];
    return {
      id,
      action,
      ...wordsOf(value, inSentence(name), viewer),
      bindings: bindingsOf(operation, { id: `${id}--binding`, page }, viewer),
      messages: messageViews(
        messagesIn(operation, channel),
        { id, direction: action === "send" ? "response" : "request", page },
        viewer,
      ),
      replies: messageViews(replies, { id: `${id}--reply`, direction: "both", page }, viewer),
    };
  });
}

/** Its title, and what else it says of itself. */
function wordsOf(value: JsonObject, name: string, viewer: Viewer) {
  const summary = summaryOf({ value });
  const title = textAt(value, "title") ?? (summary || name);
  const words = new Set([summary === title ? "" : summary, textAt(value, "description") ?? ""]);
  return { title, description: viewer.prose([...words].join("\n\n").trim() || null) };
}

/** A message where it is written, or a reference to it. */
interface WrittenMessage {
  readonly key: string;
  readonly value: Json;
  readonly pointer: string;
}

/** The messages of a channel, or those that an operation or its reply lists: else all of the channel. */
function messagesIn({ value, pointer }: OpenedObject, channel: OpenedObject | null = null): WrittenMessage[] {
  const written = Object.entries(value["messages"] ?? {});
  if (written.length === 0 && channel) return messagesIn(channel);
  return written.map(([key, message]) => ({ key, value: message, pointer: below(pointer, "messages", key) }));
}

/** Each that leads to a message, under a name of its own. */
function messageViews(written: readonly WrittenMessage[], place: BlockContext, viewer: Viewer): MessageView[] {
  const taken = new Set<string>();
  return written.flatMap(({ key, value, pointer }) => {
    const followed = viewer.resolver.follow(value, pointer);
    if (!followed || !isObject(followed.value)) return [];
    const opened = withTraits({ value: followed.value, pointer: followed.pointer }, viewer);
    const message = opened.value;
    const name = textAt(message, "name") ?? followed.chain.at(1)?.split("/").pop() ?? key;
    const id = uniqueAnchor(anchorBelow(place.id, name, "--"), taken);
    const foreign = foreignSchema(message["payload"]);
    const payload = foreign[0] ? null : schemaOf(message["payload"], below(opened.pointer, "payload"));
    const headers = schemaOf(message["headers"], below(opened.pointer, "headers"));
    const view = (found: typeof payload, part: string) =>
      found && schemaView(found, { ...place, id: `${id}${part}` }, viewer);
    return [
      {
        id,
        name,
        ...wordsOf(message, name, viewer),
        contentType: textAt(message, "contentType") ?? textAt(viewer.description.document, "defaultContentType"),
        headers: view(headers, "--headers"),
        payload: view(payload, ""),
        payloadPointer: payload?.pointer ?? null,
        bindings: bindingsOf(opened, { ...place, id: `${id}--binding` }, viewer),
        examples: [...foreign, ...messageExamples(message, payload && viewer.open(payload.value))],
      },
    ];
  });
}

/** A schema may be wrapped to name its format; if the inner schema is an object, it is shown. */
function schemaOf(value: Maybe, pointer: string) {
  if (value === undefined) return null;
  const inner = member(value, "schema");
  return inner === undefined ? { value, pointer } : { value: inner, pointer: below(pointer, "schema") };
}

/** A schema in another language, such as Avro or Protobuf, as it is written. */
function foreignSchema(payload: Maybe): ExampleView[] {
  const label = textAt(payload, "schemaFormat") ?? "";
  const value = member(payload, "schema") ?? "";
  if (!/avro|protobuf|raml/.test(label)) return [];
  const shown: ExampleView["value"] =
    typeof value === "string" ? { kind: "text", text: value } : { kind: "json", value };
  return [{ label, description: null, value: shown, origin: "schema" }];
}

/** Its own, else those of its payload. */
function messageExamples(message: JsonObject, payload: OpenSchema | null): ExampleView[] {
  const own = listAt(message, "examples").flatMap((example, index) => {
    const value = member(example, "payload");
    if (value === undefined) return [];
    const label = textAt(example, "summary") ?? textAt(example, "name") ?? `Example ${index + 1}`;
    return { label, description: null, value: { kind: "json", value }, origin: "examples" } as const;
  });
  return own[0] || !payload ? own : schemaExamples(payload);
}

// Makes a channel of an AsyncAPI document ready to draw.

import type { SecurityView } from "../access-views.js";
import type {
  BindingView,
  ChannelOperationView,
  ChannelParameterView,
  ChannelServerView,
  ChannelView,
  MessageView,
} from "../channel-views.js";
import {
  entriesAt,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  type Maybe,
  member,
  textAt,
  textsAt,
} from "../json.js";
import { inSentence } from "../operation-title.js";
import { below } from "../pointer.js";
import type { OpenedObject } from "../resolve.js";
import type { ExampleView } from "../schema-views.js";
import { anchorBelow, uniqueAnchor } from "./schema/anchor.js";
import type { Direction } from "./schema/block.js";
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
  const written = member(member(document, "channels"), name);
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
    bindings: bindingsOf(channel, viewer),
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
    url: `${protocol === "" ? "" : `${protocol}://`}${host}${path}`,
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
    const key = scheme.pointer.split("/").pop() ?? textAt(scheme.value, "type") ?? "auth";
    const view = viewOfScheme(
      { key: key === "" ? "auth" : key, scopes: textsAt(scheme.value, "scopes"), scheme: scheme.value },
      viewer,
    );
    if (view && !choices.has(view.key)) choices.set(view.key, { label: view.key, schemes: [view] });
  }
  return { optional: false, choices: [...choices.values()] };
}

function parametersOf({ value }: Channel, viewer: Viewer): ChannelParameterView[] {
  return entriesAt(value, "parameters").flatMap(([name, written]) => {
    const parameter = viewer.resolver.open(written)?.value;
    if (!parameter) return [];
    const view = {
      id: anchorBelow("parameter", name),
      name,
      description: viewer.prose(textAt(parameter, "description")),
      default: textAt(parameter, "default"),
      values: textsAt(parameter, "enum"),
      examples: textsAt(parameter, "examples"),
    };
    return [view];
  });
}

function bindingsOf({ value, pointer, page }: Channel, viewer: Viewer): BindingView[] {
  const bindings = viewer.resolver.open(member(value, "bindings"), below(pointer, "bindings"));
  if (!bindings) return [];
  return Object.entries(bindings.value).flatMap(([protocol, written]) => {
    const binding = viewer.resolver.open(written, below(bindings.pointer, protocol));
    return binding && !protocol.startsWith("x-") ? [bindingView(protocol, { ...binding, page }, viewer)] : [];
  });
}

function bindingView(protocol: string, binding: Omit<Channel, "name">, viewer: Viewer): BindingView {
  const settings: BindingView["settings"][number][] = [];
  const schemas: BindingView["schemas"][number][] = [];
  for (const [name, value] of Object.entries(binding.value)) {
    if (name === "bindingVersion") continue;
    if (isObject(value)) {
      const id = anchorBelow(anchorBelow("binding", protocol), name);
      schemas.push({
        name,
        schema: schemaView(
          { value, pointer: below(binding.pointer, name) },
          { id, direction: "both", page: binding.page },
          viewer,
        ),
      });
    } else settings.push({ name, value: isArray(value) ? value.join(", ") : String(value) });
  }
  return { protocol, settings, schemas };
}

interface ChannelOperation extends OpenedObject {
  readonly name: string;
}

function operationsOf(channel: Channel, viewer: Viewer): ChannelOperation[] {
  return entriesAt(viewer.description.document, "operations").flatMap(([name, written]) => {
    const operation = viewer.resolver.open(written, below("#/operations", name));
    const target = operation && viewer.resolver.open(member(operation.value, "channel"));
    return operation && target?.pointer === channel.pointer ? [{ name, ...operation }] : [];
  });
}

function operationViews(channel: Channel, viewer: Viewer): ChannelOperationView[] {
  const taken = new Set<string>();
  const messages = entriesAt(channel.value, "messages").map(
    ([key, value]): WrittenMessage => ({ key, value, pointer: below(below(channel.pointer, "messages"), key) }),
  );
  const operations = operationsOf(channel, viewer);
  // A channel without operations still has its messages.
  const listed =
    operations.length > 0 ? operations : messages.length > 0 ? [{ name: channel.name, value: {}, pointer: "" }] : [];
  return listed.map(({ name, value, pointer }) => {
    const action = textAt(value, "action") === "send" ? "send" : "receive";
    const id = uniqueAnchor(anchorBelow(action, name), taken);
    const { page } = channel;
    const direction: Direction = action === "send" ? "response" : "request";
    const own = listedMessages(value, pointer);
    const replies = listedMessages(member(value, "reply"), below(pointer, "reply"));
    return {
      id,
      action,
      name,
      title: textAt(value, "title") ?? textAt(value, "summary") ?? inSentence(name),
      description: viewer.prose(textAt(value, "description")),
      messages: messageViews(own.length > 0 ? own : messages, { id, direction, page }, viewer),
      replies: messageViews(replies, { id: `${id}--reply`, direction: "both", page }, viewer),
    };
  });
}

/** A message where it is written, or a reference to it. */
interface WrittenMessage {
  /** Its name among those of the channel; null in a list. */
  readonly key: string | null;
  readonly value: Json;
  readonly pointer: string;
}

/** The messages that an operation, or its reply, lists. */
function listedMessages(holder: Maybe, pointer: string): WrittenMessage[] {
  const list = below(pointer, "messages");
  return listAt(holder, "messages").map((value, index) => ({ key: null, value, pointer: below(list, String(index)) }));
}

/** Each that leads to a message, under a name of its own. */
function messageViews(written: readonly WrittenMessage[], place: BlockContext, viewer: Viewer): MessageView[] {
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
      found && schemaView(found, { ...place, id: `${id}${part}` }, viewer);
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
    return [{ label, description: null, value: { kind: "json", value }, origin: "examples" }];
  });
}

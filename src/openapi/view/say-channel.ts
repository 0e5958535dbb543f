// Says a channel: its servers (those of other pages too), parameters, bindings and messages.
import { addAll } from "../../shared/lists.js";
import type { ServerView } from "../access-views.js";
import type { BindingView, ChannelOperationView, ChannelParameterView, ChannelView } from "../channel-views.js";
import type { SchemaView } from "../schema-views.js";
import type { Copy } from "../views.js";
import { securityLines } from "./access-markdown.js";
import { type ApiLine, copied, type Saying, securityNames } from "./api-lines.js";
import { exampleLines, withInside } from "./schema-markdown.js";

export function channelLines(view: ChannelView, saying: Saying): ApiLine[] {
  const { copy, ui } = saying;
  const servers = view.servers.flatMap(({ url, description, variables }) => [
    `Server: ${url}${description === null ? "" : `. ${copy.words(description)}`}`,
    ...variableLines(variables, copy),
  ]);
  const lines: ApiLine[] = [
    ...[`Channel \`${view.address ?? view.name}\``, "", ...copied([...servers, ""])],
    ...copied(securityLines(view.security, copy)),
    copy.words(view.description),
    ...securityNames(view.security),
    "",
  ];
  const [first] = view.parameters;
  if (first)
    addAll(lines, [
      ...[{ anchor: first.id, headings: [ui.parameters] }, ...copied(["## Parameters", ""])],
      ...[...view.parameters.map((each) => valueLine(each.name, each, copy)), ""],
    ]);
  addAll(lines, bindingLines(view.bindings, "##", copy));
  for (const operation of view.operations) addAll(lines, operationLines(operation, copy));
  return lines;
}

function operationLines({ title, action, description, bindings, messages, replies }: ChannelOperationView, copy: Copy) {
  const lines: ApiLine[] = copied([`## ${title} (${action})`, "", copy.words(description), ""]);
  addAll(lines, bindingLines(bindings, "###", copy));
  for (const message of [...messages, ...replies])
    addAll(lines, [
      ...[{ anchor: message.id, headings: [title, message.title] }, ...copied([`### ${message.title}`, ""])],
      ...[{ found: message.name }, copy.words(message.description), ""],
      ...copied(message.contentType === null ? [] : [`Content type: \`${message.contentType}\``, ""]),
      ...partLines("Headers", message.headers, copy),
      ...partLines("Payload", message.payload, copy),
      ...bindingLines(message.bindings, "####", copy),
      ...copied(exampleLines(message.examples, copy, { heading: "####" })),
    ]);
  return lines;
}

function partLines(name: string, schema: SchemaView | null, copy: Copy): string[] {
  return schema ? [...withInside(name, schema, { copy, depth: 0 }), ""] : [];
}

function bindingLines(bindings: readonly BindingView[], heading: string, copy: Copy): ApiLine[] {
  return bindings.flatMap(({ protocol, settings, schemas }) =>
    copied([
      ...[`${heading} Binding ${protocol}`, ""],
      ...settings.map(({ name, value }) => `- \`${name}\`: ${value}`),
      ...schemas.flatMap(({ name, schema }) => withInside(`\`${name}\``, schema, { copy, depth: 0 })),
      "",
    ]),
  );
}

export function serverLines({ url, label, variables }: ServerView, copy: Copy): string[] {
  const lines = [`Server: ${url}${label === url ? "" : ` (${label})`}`, ...variableLines(variables, copy)];
  return variables.length === 0 ? lines : [...lines, ""];
}

function variableLines(variables: ServerView["variables"], copy: Copy): string[] {
  return variables.map((variable) => valueLine(`{${variable.name}}`, { ...variable, examples: [] }, copy));
}

type ValueFacts = Pick<ChannelParameterView, "description" | "default" | "values" | "examples">;

function valueLine(name: string, view: ValueFacts, { words }: Copy): string {
  const facts = Object.entries({ "allowed values": view.values, default: view.default || [], example: view.examples });
  const said = facts.flatMap(([fact, found]) => {
    const quoted = [found].flat().map((value) => `"${value}"`);
    return quoted.length === 0 ? [] : `${fact} ${quoted.join(", ")}`;
  });
  const notes = [said.join(", "), words(view.description)].filter(Boolean);
  return `- \`${name}\`${notes.length > 0 ? `: ${notes.join(". ")}` : ""}`;
}

// Says a channel: its servers (those of other pages too), parameters, bindings and messages.
import { addAll } from "../../shared/lists.js";
import type { ServerView } from "../access-views.js";
import type { ChannelParameterView, ChannelView } from "../channel-views.js";
import type { SchemaView } from "../schema-views.js";
import type { Copy } from "../views.js";
import { securityLines } from "./access-markdown.js";
import { type ApiLine, copied, type Saying, securityNames } from "./api-lines.js";
import { exampleLines, withInside } from "./schema-markdown.js";

export function channelLines(view: ChannelView, { copy, ui }: Saying): ApiLine[] {
  const { words } = copy;
  const inside = (head: string, schema: SchemaView) => withInside(head, schema, { copy, depth: 0 });
  const servers = view.servers.flatMap(({ url, description, variables }) => [
    `Server: ${url}${description === null ? "" : `. ${words(description)}`}`,
    ...variableLines(variables, copy),
  ]);
  const lines: ApiLine[] = [
    ...[`Channel \`${view.address ?? view.name}\``, "", ...copied([...servers, ""])],
    ...[...copied(securityLines(view.security, copy)), words(view.description), ...securityNames(view.security), ""],
  ];
  const [first] = view.parameters;
  if (first)
    addAll(lines, [
      ...[{ anchor: first.id, headings: [ui.parameters] }, ...copied(["## Parameters", ""])],
      ...[...view.parameters.map((each) => channelParameter(each, copy)), ""],
    ]);
  for (const { protocol, settings, schemas } of view.bindings) {
    const parts = schemas.flatMap(({ name, schema }) => inside(`\`${name}\``, schema));
    const said = settings.map(({ name, value }) => `- \`${name}\`: ${value}`);
    addAll(lines, copied([`## Binding ${protocol}`, "", ...said, ...parts, ""]));
  }
  for (const operation of view.operations) {
    addAll(lines, copied([`## ${operation.title} (${operation.action})`, "", words(operation.description), ""]));
    for (const { id, title, name, description, headers, payload, examples } of [
      ...operation.messages,
      ...operation.replies,
    ])
      addAll(lines, [
        ...[{ anchor: id, headings: [operation.title, title] }, ...copied([`### ${title}`, ""])],
        ...[{ found: name }, words(description), ""],
        ...(headers ? [...inside("Headers", headers), ""] : []),
        ...(payload ? [...inside("Payload", payload), ""] : []),
        ...copied(exampleLines(examples, copy, { heading: "####" })),
      ]);
  }
  return lines;
}

export function serverLines({ url, label, variables }: ServerView, copy: Copy): string[] {
  const lines = [`Server: ${url}${label === url ? "" : ` (${label})`}`, ...variableLines(variables, copy)];
  return variables.length === 0 ? lines : [...lines, ""];
}

function variableLines(variables: ServerView["variables"], { words }: Copy): string[] {
  const lines: string[] = [];
  for (const { name, default: standard, values, description } of variables) {
    const said = [
      values.length === 0 ? "" : `allowed values ${values.map((value) => `"${value}"`).join(", ")}`,
      standard === "" ? "" : `default "${standard}"`,
    ];
    const facts = [...said, words(description)].filter((text) => text !== "");
    lines.push(`- \`{${name}}\`${facts.length === 0 ? "" : `: ${facts.join(", ")}`}`);
  }
  return lines;
}

function channelParameter(view: ChannelParameterView, { words }: Copy): string {
  const { name, description, values, examples, default: standard } = view;
  const said = [
    values.map((value) => `"${value}"`).join(" | "),
    standard === null ? "" : `default "${standard}"`,
    examples.length === 0 ? "" : `for example ${examples.join(", ")}`,
  ];
  const notes = [...said, words(description)].filter((note) => note !== "");
  return `- \`${name}\`${notes.length > 0 ? `: ${notes.join(". ")}` : ""}`;
}

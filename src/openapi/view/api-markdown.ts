// Writes an API page as Markdown, for readers that are programs.
import type { Html } from "../../model.js";
import { addAll } from "../../shared/add-all.js";
import { unreachable } from "../../shared/problem.js";
import type {
  ApiView,
  ChannelParameterView,
  ChannelView,
  EndpointView,
  MediaView,
  OperationView,
  ParameterView,
  RowView,
  SchemaPageView,
  SchemaView,
} from "../views.js";
import { securityLines } from "./access-markdown.js";
import { descriptionMarkdown } from "./description-markdown.js";

/** The generated part of a page: sections as headings, parameters and properties as nested lists. */
export function apiMarkdown(view: ApiView): string {
  return textOf(linesOf(view));
}

/** What precedes the fields that a page has itself: the request and its authentication. */
export function addressMarkdown(view: EndpointView): string {
  return textOf(addressLines(view));
}

/** One blank line between parts. Lines within a part, such as code in a description, stay as they are. */
function textOf(parts: readonly string[]): string {
  const kept = parts.filter((part, index) => part !== "" || parts[index - 1] !== "");
  return `${kept.join("\n").trim()}\n`;
}

function linesOf(view: ApiView): string[] {
  switch (view.kind) {
    case "endpoint":
      return endpointLines(view);
    case "webhook":
      return [`Webhook \`${view.name}\` (${view.method})`, "", ...operationLines(view, "##")];
    case "schema":
      return schemaPageLines(view);
    case "channel":
      return channelLines(view);
    default:
      return unreachable(view);
  }
}

function addressLines(view: EndpointView): string[] {
  const servers = view.servers.map(({ url }) => `Server: ${url}`);
  return [`\`${view.method} ${view.path}\``, "", ...servers, "", ...securityLines(view.security)];
}

function endpointLines(view: EndpointView): string[] {
  const lines = [...addressLines(view), ...operationLines(view, "##")];
  for (const callback of view.callbacks)
    for (const operation of callback.operations)
      lines.push(
        ...["", `## Callback ${callback.name}: ${operation.method} \`${callback.expression}\``, ""],
        ...operationLines(operation, "###"),
      );
  return lines;
}

function operationLines(view: OperationView, level: string): string[] {
  const lines = [words(view.description), ""];
  if (view.deprecated) lines.unshift("**Deprecated**", "");
  if (view.parameters.length > 0) lines.push(`${level} Parameters`, "", ...view.parameters.flatMap(parameterLines), "");
  if (view.body) {
    lines.push(`${level} Body${view.body.required ? " (required)" : ""}`, "", words(view.body.description), "");
    addAll(lines, view.body.media.flatMap(mediaLines));
  }
  for (const { status, description, headers, media } of view.responses) {
    lines.push(`${level} Response ${status}`, "", words(description), "");
    for (const header of headers) lines.push(item(0, `\`${header.name}\` (header)`, header.schema));
    if (headers.length > 0) lines.push("");
    lines.push(...media.flatMap(mediaLines), "");
  }
  return lines;
}

function parameterLines(parameter: ParameterView): string[] {
  const required = parameter.required ? ", required" : "";
  const head = `\`${parameter.name}\` (${parameter.in}${required})`;
  const schema = { ...parameter.schema, description: parameter.description };
  return [item(0, head, schema), ...schemaLines(parameter.schema, 1)];
}

function mediaLines({ type, schema }: MediaView): string[] {
  if (!schema) return [`\`${type}\``, ""];
  if (schema.end?.anchor) return [`\`${type}\`: ${schema.type} (as described above)`, ""];
  return [`\`${type}\`: ${schema.type}`, "", ...schemaLines(schema, 0), ""];
}

function schemaLines(schema: SchemaView, depth: number): string[] {
  const lines = schema.rows.flatMap((row) => rowLines(row, depth));
  if (schema.items) addAll(lines, schemaLines(schema.items, depth));
  for (const [index, part] of schema.tuple.entries()) lines.push(item(depth, `[${index}]`, part));
  for (const { mode, variants } of schema.choices) {
    lines.push(`${indent(depth)}- ${CHOICES[mode]}:`);
    for (const { label, schema: variant } of variants)
      lines.push(item(depth + 1, label, variant), ...schemaLines(variant, depth + 2));
  }
  for (const rule of schema.rules) lines.push(`${indent(depth)}- ${rule.text}`);
  return lines;
}

const CHOICES = { one: "One of", any: "Any of", all: "All of" } as const;

function rowLines({ name, required, schema }: RowView, depth: number): string[] {
  return [item(depth, `\`${name}\`${required ? " (required)" : ""}`, schema), ...schemaLines(schema, depth + 1)];
}

function item(depth: number, head: string, schema: SchemaView): string {
  const facts = [schema.format ? `${schema.type} <${schema.format}>` : schema.type];
  addAll(
    facts,
    schema.constraints.map(({ text, code }) => (code === null ? text : `${text} \`${code}\``)),
  );
  if (schema.enumValues.length > 0) facts.push(schema.enumValues.map(({ value }) => JSON.stringify(value)).join(" | "));
  if (schema.fixed) facts.push(`always ${JSON.stringify(schema.fixed.value)}`);
  if (schema.default) facts.push(`default ${JSON.stringify(schema.default.value)}`);
  if (schema.deprecated) facts.push("deprecated");
  if (schema.end?.load) facts.push(`goes on in [${schema.end.load.name}](${schema.end.load.twin})`);
  return `${indent(depth)}- ${head}: ${facts.join(", ")}${below(words(schema.description), depth)}`;
}

/** The description of an item: text continues its line, anything else is below it. */
function below(text: string, depth: number): string {
  if (text === "") return "";
  const set = text.replace(/^(?=.)/gm, indent(depth + 1));
  return STARTS_BLOCK.test(text) ? `\n${set}` : `. ${set.trimStart()}`;
}

/** Lists, quotations, headings, tables and code blocks only count at the start of a line. */
const STARTS_BLOCK = /^(?:\* |\d+\. |> |#{1,6} |\| |```|---$)/;

function schemaPageLines(view: SchemaPageView): string[] {
  const used = view.usedBy.map(({ method, label }) => `- ${method === null ? label : `${method} ${label}`}`);
  const head = [words(view.description), "", `Type: ${view.schema.type}`, "", ...schemaLines(view.schema, 0)];
  return used.length === 0 ? head : [...head, "", "## Used by", "", ...used];
}

function channelLines(view: ChannelView): string[] {
  const lines = [
    `Channel \`${view.address ?? view.name}\``,
    "",
    ...view.servers.map(({ url }) => `Server: ${url}`),
    "",
    ...securityLines(view.security),
  ];
  lines.push(words(view.description), "");
  if (view.parameters.length > 0) lines.push("## Parameters", "", ...view.parameters.map(channelParameter), "");
  for (const operation of view.operations) {
    lines.push(`## ${operation.title} (${operation.action})`, "", words(operation.description), "");
    for (const message of operation.messages) {
      lines.push(`### ${message.title}`, "", words(message.description), "");
      if (message.payload) lines.push(...schemaLines(message.payload, 0), "");
    }
  }
  return lines;
}

function channelParameter({ name, description, values }: ChannelParameterView): string {
  const notes = [values.map((value) => `"${value}"`).join(" | "), words(description)].filter((note) => note !== "");
  return `- \`${name}\`${notes.length > 0 ? `: ${notes.join(". ")}` : ""}`;
}

function words(html: Html | null): string {
  return html === null ? "" : descriptionMarkdown(html);
}

function indent(depth: number): string {
  return "  ".repeat(depth);
}

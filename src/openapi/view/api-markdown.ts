// Writes an API page as Markdown, for readers that are programs.
import { addAll } from "../../shared/add-all.js";
import { unreachable } from "../../shared/problem.js";
import type {
  ApiView,
  ChannelParameterView,
  ChannelView,
  EncodingView,
  EndpointView,
  ExampleView,
  ExternalDocsView,
  HeaderView,
  LinkView,
  MediaView,
  OperationView,
  ParameterView,
  ResponseView,
  SchemaPageView,
  SchemaView,
} from "../views.js";
import { securityLines } from "./access-markdown.js";
import { isEmptyForm } from "./media.js";
import { overviewLines } from "./overview-markdown.js";
import { parameterStyle } from "./parameter-style.js";
import {
  exampleLines,
  marked,
  markNotes,
  schemaFacts,
  schemaLines,
  withInside,
  withMarked,
  words,
} from "./schema-markdown.js";
import { serverLines, variableLines } from "./server-markdown.js";

/** Where an address leads in the copy. */
type Link = (address: string) => string;

/** The generated part of a page: sections as headings, parameters and properties as nested lists. */
export function apiMarkdown(view: ApiView, link: Link): string {
  return withMarked(textOf(linesOf(view)), link);
}

/** What precedes the fields that a page has itself: the request and its authentication. */
export function addressMarkdown(view: EndpointView, link: Link): string {
  return withMarked(textOf(addressLines(view)), link);
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
    case "overview":
      return overviewLines(view);
    default:
      return unreachable(view);
  }
}

function addressLines(view: EndpointView): string[] {
  return [
    `\`${view.method} ${view.path}\``,
    "",
    ...view.servers.flatMap(serverLines),
    "",
    ...securityLines(view.security),
  ];
}

function endpointLines(view: EndpointView): string[] {
  const lines = [...addressLines(view), ...operationLines(view, "##")];
  for (const callback of view.callbacks)
    for (const operation of callback.operations)
      addAll(lines, [
        ...["", `## Callback ${callback.name}: ${operation.method} \`${callback.expression}\``, ""],
        ...(operation.title === operation.method ? [] : [`**${operation.title}**`, ""]),
        ...operationLines(operation, "###"),
      ]);
  return lines;
}

function operationLines(view: OperationView, level: string): string[] {
  const lines = [words(view.description), ""];
  const notes = markNotes(view.marks);
  if (notes.length > 0) lines.unshift(`This operation: ${notes.join(", ")}`, "");
  if (view.deprecated) lines.unshift("**Deprecated**", "");
  addAll(lines, docsLines(view.externalDocs));
  if (view.parameters.length > 0) lines.push(`${level} Parameters`, "", ...view.parameters.flatMap(parameterLines), "");
  if (view.body) {
    lines.push(`${level} Body${view.body.required ? " (required)" : ""}`, "", words(view.body.description), "");
    for (const media of view.body.media) addAll(lines, mediaLines(media, `${level}#`));
  }
  for (const response of view.responses) addAll(lines, responseLines(response, level));
  return lines;
}

function responseLines({ status, description, headers, media, links }: ResponseView, level: string): string[] {
  const lines = [`${level} Response ${status}`, "", words(description), "", ...headers.flatMap(headerLines), ""];
  if (media.length === 0) lines.push("No body", "");
  for (const each of media) addAll(lines, mediaLines(each, `${level}#`));
  return [...lines, ...links.flatMap(linkLines), ""];
}

function docsLines(docs: ExternalDocsView | null): string[] {
  return docs === null ? [] : [`See [${docs.label}](${marked(docs.url)})`, ""];
}

function parameterLines(parameter: ParameterView): string[] {
  const { name, in: place, required, deprecated, undocumented, examples } = parameter;
  const notes = [place, required && "required", deprecated && !parameter.schema.deprecated && "deprecated"];
  const head = `\`${name}\` (${[...notes, ...markNotes(parameter.marks), undocumented && "not described"].filter((note) => note !== false).join(", ")})`;
  const style = parameterStyle(parameter);
  const lines = valueLines(head, { ...parameter.schema, description: parameter.description }, examples);
  return style === null ? lines : [...lines, `  - sent as \`${style}\``];
}

function headerLines({ name, required, deprecated, marks, schema, description, examples }: HeaderView): string[] {
  const said = ["header", required && "required", deprecated && "deprecated", ...markNotes(marks)];
  const notes = said.filter((note) => note !== false);
  const head = `\`${name}\` (${notes.join(", ")})`;
  return valueLines(head, { ...schema, description: description ?? schema.description }, examples);
}

/** Examples of the parameter or header itself go before those of its schema. */
function valueLines(head: string, schema: SchemaView, examples: readonly ExampleView[]): string[] {
  const own = examples.filter(({ origin }) => origin === "examples" || origin === "example");
  const shown = own.map(({ label, origin, value }) => {
    const text = value.kind === "json" ? JSON.stringify(value.value) : value.kind === "text" ? value.text : value.url;
    return origin === "examples" && !label.startsWith("Example") ? `${text} (${label})` : text;
  });
  const lines = withInside(0, head, own.length > 0 ? { ...schema, examples: [] } : schema);
  return shown.length === 0 ? lines : [...lines, `  - for example ${shown.join(", ")}`];
}

function mediaLines({ type, kind, schema, examples, encoding }: MediaView, level: string): string[] {
  if (isEmptyForm({ kind, schema })) return [`\`${type}\`: no body`, ""];
  const lines = [`\`${type}\`${schema ? `: ${schema.type}` : ""}`, ""];
  if (kind === "events" || kind === "lines") lines.push("A stream: one message after another.", "");
  if (schema?.end?.anchor) return [`\`${type}\`: ${schema.type} (as described above)`, ""];
  if (schema) addAll(lines, [...schemaFacts(schema), "", ...schemaLines(schema, 0), ""]);
  const parts = encoding.flatMap(encodingLines);
  return [...lines, ...parts, ...(parts.length > 0 ? [""] : []), ...exampleLines(examples, level, type)];
}

/** How a part of a form is sent: its media type, and headers of its own. */
function encodingLines({ name, contentType, headers }: EncodingView): string[] {
  if (contentType === null && headers.length === 0) return [];
  const sent = contentType === null ? "has headers of its own" : `is sent as \`${contentType}\``;
  return [`- \`${name}\` ${sent}`, ...headers.flatMap(headerLines).map((line) => `  ${line}`)];
}

function linkLines({ name, label, address, description, parameters, requestBody }: LinkView): string[] {
  const target = address === null ? `\`${label}\`` : `[${label}](${marked(address)})`;
  const values = parameters.map((each) => `\`${each.name}\` is \`${each.value}\``);
  const facts = requestBody === null ? values : [...values, `the body is \`${requestBody}\``];
  const said = [facts.join(", "), words(description)].filter((text) => text !== "");
  return [`- Link \`${name}\` to ${target}${said.length === 0 ? "" : `: ${said.join(". ")}`}`];
}

function schemaPageLines(view: SchemaPageView): string[] {
  const used = view.usedBy.map(({ method, label }) => `- ${method === null ? label : `${method} ${label}`}`);
  const head = [
    ...(view.deprecated ? ["**Deprecated**", ""] : []),
    ...[words(view.description), "", `Type: ${view.schema.type}`, ""],
    ...[...schemaFacts({ ...view.schema, description: null }), "", ...schemaLines(view.schema, 0), ""],
    ...exampleLines(view.examples, "##"),
  ];
  return used.length === 0 ? head : [...head, "", "## Used by", "", ...used];
}

function channelLines(view: ChannelView): string[] {
  const lines = [
    `Channel \`${view.address ?? view.name}\``,
    "",
    ...view.servers.flatMap(({ url, description, variables }) => [
      `Server: ${url}${description === null ? "" : `. ${words(description)}`}`,
      ...variableLines(variables),
    ]),
    "",
    ...securityLines(view.security),
  ];
  lines.push(words(view.description), "");
  if (view.parameters.length > 0) lines.push("## Parameters", "", ...view.parameters.map(channelParameter), "");
  for (const { protocol, settings, schemas } of view.bindings) {
    lines.push(`## Binding ${protocol}`, "", ...settings.map(({ name, value }) => `- \`${name}\`: ${value}`));
    for (const { name, schema } of schemas) addAll(lines, withInside(0, `\`${name}\``, schema));
    lines.push("");
  }
  for (const operation of view.operations) {
    lines.push(`## ${operation.title} (${operation.action})`, "", words(operation.description), "");
    for (const message of [...operation.messages, ...operation.replies]) {
      lines.push(`### ${message.title}`, "", words(message.description), "");
      if (message.headers) addAll(lines, [...withInside(0, "Headers", message.headers), ""]);
      if (message.payload) addAll(lines, [...withInside(0, "Payload", message.payload), ""]);
      addAll(lines, exampleLines(message.examples, "####"));
    }
  }
  return lines;
}

function channelParameter({ name, description, values, examples, default: standard }: ChannelParameterView): string {
  const said = [
    values.map((value) => `"${value}"`).join(" | "),
    standard === null ? "" : `default "${standard}"`,
    examples.length === 0 ? "" : `for example ${examples.join(", ")}`,
  ];
  const notes = [...said, words(description)].filter((note) => note !== "");
  return `- \`${name}\`${notes.length > 0 ? `: ${notes.join(". ")}` : ""}`;
}

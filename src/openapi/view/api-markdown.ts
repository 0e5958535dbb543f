// Writes an API page as Markdown, for readers that are programs.
import { addAll } from "../../shared/add-all.js";
import { unreachable } from "../../shared/problem.js";
import type {
  ApiView,
  ChannelParameterView,
  ChannelView,
  Copy,
  EncodingView,
  EndpointView,
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
import { exampleLines, markNotes, schemaFacts, schemaLines, withInside } from "./schema-markdown.js";
import { serverLines, variableLines } from "./server-markdown.js";

/** The generated part of a page: sections as headings, parameters and properties as nested lists. */
export function apiMarkdown(view: ApiView, copy: Copy): string {
  return textOf(linesOf(view, copy));
}

/** What precedes the fields that a page has itself: the request and its authentication. */
export function addressMarkdown(view: EndpointView, copy: Copy): string {
  return textOf(addressLines(view, copy));
}

/** One blank line between parts. Lines within a part, such as code in a description, stay as they are. */
function textOf(parts: readonly string[]): string {
  const kept = parts.filter((part, index) => part !== "" || parts[index - 1] !== "");
  return `${kept.join("\n").trim()}\n`;
}

function linesOf(view: ApiView, copy: Copy): string[] {
  switch (view.kind) {
    case "endpoint":
      return endpointLines(view, copy);
    case "webhook":
      return [`Webhook \`${view.name}\` (${view.method})`, "", ...operationLines(view, "##", copy)];
    case "schema":
      return schemaPageLines(view, copy);
    case "channel":
      return channelLines(view, copy);
    case "overview":
      return overviewLines(view, copy);
    default:
      return unreachable(view);
  }
}

function addressLines(view: EndpointView, copy: Copy): string[] {
  return [
    `\`${view.method} ${view.path}\``,
    "",
    ...view.servers.flatMap((server) => serverLines(server, copy)),
    "",
    ...securityLines(view.security, copy),
  ];
}

function endpointLines(view: EndpointView, copy: Copy): string[] {
  const lines = [...addressLines(view, copy), ...operationLines(view, "##", copy)];
  for (const callback of view.callbacks)
    for (const operation of callback.operations)
      addAll(lines, [
        ...["", `## Callback ${callback.name}: ${operation.method} \`${callback.expression}\``, ""],
        ...(operation.title === operation.method ? [] : [`**${operation.title}**`, ""]),
        ...operationLines(operation, "###", copy),
      ]);
  return lines;
}

function operationLines(view: OperationView, level: string, copy: Copy): string[] {
  const lines = [copy.words(view.description), ""];
  const notes = markNotes(view.marks);
  if (notes.length > 0) lines.unshift(`This operation: ${notes.join(", ")}`, "");
  if (view.deprecated) lines.unshift("**Deprecated**", "");
  addAll(lines, docsLines(view.externalDocs, copy));
  if (view.parameters.length > 0)
    lines.push(`${level} Parameters`, "", ...view.parameters.flatMap((each) => parameterLines(each, copy)), "");
  if (view.body) {
    lines.push(`${level} Body${view.body.required ? " (required)" : ""}`, "", copy.words(view.body.description), "");
    for (const media of view.body.media) addAll(lines, mediaLines(media, `${level}#`, copy));
  }
  for (const response of view.responses) addAll(lines, responseLines(response, level, copy));
  return lines;
}

function responseLines(view: ResponseView, level: string, copy: Copy): string[] {
  const { status, description, headers, media, links } = view;
  const shown = headers.flatMap((header) => headerLines(header, copy));
  const lines = [`${level} Response ${status}`, "", copy.words(description), "", ...shown, ""];
  if (media.length === 0) lines.push("No body", "");
  for (const each of media) addAll(lines, mediaLines(each, `${level}#`, copy));
  return [...lines, ...links.flatMap((link) => linkLines(link, copy)), ""];
}

function docsLines(docs: ExternalDocsView | null, { link }: Copy): string[] {
  return docs === null ? [] : [`See [${docs.label}](${link(docs.url)})`, ""];
}

function parameterLines(parameter: ParameterView, copy: Copy): string[] {
  const { name, in: place, required, deprecated, undocumented, examples } = parameter;
  const notes = [place, required && "required", deprecated && !parameter.schema.deprecated && "deprecated"];
  const head = `\`${name}\` (${[...notes, ...markNotes(parameter.marks), undocumented && "not described"].filter((note) => note !== false).join(", ")})`;
  const style = parameterStyle(parameter);
  const schema = { ...parameter.schema, description: parameter.description };
  const lines = valueLines(head, { schema, examples }, copy);
  return style === null ? lines : [...lines, `  - sent as \`${style}\``];
}

function headerLines(header: HeaderView, copy: Copy): string[] {
  const { name, required, deprecated, marks, schema, description, examples } = header;
  const said = ["header", required && "required", deprecated && "deprecated", ...markNotes(marks)];
  const notes = said.filter((note) => note !== false);
  const head = `\`${name}\` (${notes.join(", ")})`;
  return valueLines(head, { schema: { ...schema, description: description ?? schema.description }, examples }, copy);
}

/** Examples of the parameter or header itself go before those of its schema. */
function valueLines(head: string, { schema, examples }: Pick<HeaderView, "schema" | "examples">, copy: Copy): string[] {
  const own = examples.filter(({ origin }) => origin === "examples" || origin === "example");
  const shown = own.map(({ label, origin, value }) => {
    const text = value.kind === "json" ? JSON.stringify(value.value) : value.kind === "text" ? value.text : value.url;
    return origin === "examples" && !label.startsWith("Example") ? `${text} (${label})` : text;
  });
  const lines = withInside(head, own.length > 0 ? { ...schema, examples: [] } : schema, { copy, depth: 0 });
  return shown.length === 0 ? lines : [...lines, `  - for example ${shown.join(", ")}`];
}

function mediaLines({ type, kind, schema, examples, encoding }: MediaView, heading: string, copy: Copy): string[] {
  if (isEmptyForm({ kind, schema })) return [`\`${type}\`: no body`, ""];
  const lines = [`\`${type}\`${schema ? `: ${schema.type}` : ""}`, ""];
  if (kind === "events" || kind === "lines") lines.push("A stream: one message after another.", "");
  if (schema?.end?.anchor) return [`\`${type}\`: ${schema.type} (as described above)`, ""];
  if (schema) addAll(lines, [...schemaFacts(schema, copy), "", ...schemaLines(schema, { copy, depth: 0 }), ""]);
  const parts = encoding.flatMap((each) => encodingLines(each, copy));
  return [...lines, ...parts, ...(parts.length > 0 ? [""] : []), ...exampleLines(examples, copy, { heading, type })];
}

/** How a part of a form is sent: its media type, and headers of its own. */
function encodingLines({ name, contentType, headers }: EncodingView, copy: Copy): string[] {
  if (contentType === null && headers.length === 0) return [];
  const sent = contentType === null ? "has headers of its own" : `is sent as \`${contentType}\``;
  return [
    `- \`${name}\` ${sent}`,
    ...headers.flatMap((header) => headerLines(header, copy)).map((line) => `  ${line}`),
  ];
}

function linkLines(view: LinkView, { words, link }: Copy): string[] {
  const { name, label, address, description, parameters, requestBody } = view;
  const target = address === null ? `\`${label}\`` : `[${label}](${link(address)})`;
  const values = parameters.map((each) => `\`${each.name}\` is \`${each.value}\``);
  const facts = requestBody === null ? values : [...values, `the body is \`${requestBody}\``];
  const said = [facts.join(", "), words(description)].filter((text) => text !== "");
  return [`- Link \`${name}\` to ${target}${said.length === 0 ? "" : `: ${said.join(". ")}`}`];
}

function schemaPageLines(view: SchemaPageView, copy: Copy): string[] {
  const used = view.usedBy.map(({ method, label }) => `- ${method === null ? label : `${method} ${label}`}`);
  const head = [
    ...(view.deprecated ? ["**Deprecated**", ""] : []),
    ...[copy.words(view.description), "", `Type: ${view.schema.type}`, ""],
    ...schemaFacts({ ...view.schema, description: null }, copy),
    ...["", ...schemaLines(view.schema, { copy, depth: 0 }), ""],
    ...exampleLines(view.examples, copy, { heading: "##" }),
  ];
  return used.length === 0 ? head : [...head, "", "## Used by", "", ...used];
}

function channelLines(view: ChannelView, copy: Copy): string[] {
  const { words } = copy;
  const inside = (head: string, schema: SchemaView) => withInside(head, schema, { copy, depth: 0 });
  const lines = [
    `Channel \`${view.address ?? view.name}\``,
    "",
    ...view.servers.flatMap(({ url, description, variables }) => [
      `Server: ${url}${description === null ? "" : `. ${words(description)}`}`,
      ...variableLines(variables, copy),
    ]),
    "",
    ...securityLines(view.security, copy),
  ];
  lines.push(words(view.description), "");
  if (view.parameters.length > 0)
    lines.push("## Parameters", "", ...view.parameters.map((each) => channelParameter(each, copy)), "");
  for (const { protocol, settings, schemas } of view.bindings) {
    lines.push(`## Binding ${protocol}`, "", ...settings.map(({ name, value }) => `- \`${name}\`: ${value}`));
    for (const { name, schema } of schemas) addAll(lines, inside(`\`${name}\``, schema));
    lines.push("");
  }
  for (const operation of view.operations) {
    lines.push(`## ${operation.title} (${operation.action})`, "", words(operation.description), "");
    for (const message of [...operation.messages, ...operation.replies]) {
      lines.push(`### ${message.title}`, "", words(message.description), "");
      if (message.headers) addAll(lines, [...inside("Headers", message.headers), ""]);
      if (message.payload) addAll(lines, [...inside("Payload", message.payload), ""]);
      addAll(lines, exampleLines(message.examples, copy, { heading: "####" }));
    }
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

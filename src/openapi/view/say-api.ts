// Says an API page once: for its Markdown copy, for search and for the link checker.
import type { Html, LinkFact, Passage } from "../../model.js";
import { addAll } from "../../shared/lists.js";
import { fileOf, unreachable } from "../../shared/problem.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import { type Description, sourceName } from "../description.js";
import { LOCATION_TITLES, PARAMETER_LOCATIONS } from "../parameters.js";
import type { ExampleView } from "../schema-views.js";
import type {
  ApiView,
  BodyView,
  Copy,
  EncodingView,
  EndpointView,
  HeaderView,
  LinkView,
  MediaView,
  OperationView,
  ParameterView,
  ResponseView,
  SchemaPageView,
} from "../views.js";
import { securityLines } from "./access-markdown.js";
import { type ApiLine, copied, docsLines, markdownOf, passagesOf, type Saying, securityNames } from "./api-lines.js";
import { htmlLinks } from "./html-text.js";
import { isEmptyForm } from "./media.js";
import { parameterStyle } from "./parameters.js";
import { channelLines, serverLines } from "./say-channel.js";
import { overviewLines } from "./say-overview.js";
import { exampleLines, markNotes, schemaFacts, schemaLines, withInside } from "./schema-markdown.js";

interface SaidApi {
  /** Sections as headings, parameters and properties as nested lists. */
  readonly markdown: string;
  readonly passages: readonly Passage[];
  /** Every description that is part of it. */
  readonly descriptions: readonly Html[];
}

/** The generated part of a page. */
export function sayApi(view: ApiView, copy: Copy, ui: UiStrings): SaidApi {
  const descriptions: Html[] = [];
  const words: Copy["words"] = (html) => {
    if (html !== null) descriptions.push(html);
    return copy.words(html);
  };
  const lines = linesOf(view, { copy: { ...copy, words }, ui });
  return { markdown: markdownOf(lines), passages: passagesOf(lines, view.title), descriptions };
}

/** The links that descriptions have, as they are written: without the base, and without the slash that pages end in. */
export function linksOf(descriptions: readonly Html[], { source }: Description, base: string): LinkFact[] {
  const place = fileOf(sourceName(source));
  const written = (address: string) =>
    address.startsWith(`${base}/`) ? address.slice(base.length).replace(/(?<=.)\/(?=[?#]|$)/, "") : address;
  return descriptions.flatMap(htmlLinks).map((link) => ({ ...link, target: written(link.target), place }));
}

/** What precedes the fields that a page has itself: the request and its authentication. */
export function addressMarkdown(view: EndpointView, copy: Copy): string {
  return markdownOf(addressLines(view, copy));
}

function linesOf(view: ApiView, saying: Saying): ApiLine[] {
  switch (view.kind) {
    case "endpoint":
      return endpointLines(view, saying);
    case "webhook":
      return [`Webhook \`${view.name}\` (${view.method})`, "", ...operationLines(view, "##", saying)];
    case "schema":
      return schemaPageLines(view, saying.copy);
    case "channel":
      return channelLines(view, saying);
    case "overview":
      return overviewLines(view, saying.copy);
    default:
      return unreachable(view);
  }
}

function addressLines(view: EndpointView, copy: Copy): ApiLine[] {
  return [
    { found: [view.method, view.path, view.operationId ?? ""].join(" ").trim() },
    ...copied([
      `\`${view.method} ${view.path}\``,
      "",
      ...view.servers.flatMap((server) => serverLines(server, copy)),
      "",
    ]),
    ...copied(securityLines(view.security, copy)),
  ];
}

function endpointLines(view: EndpointView, saying: Saying): ApiLine[] {
  const names = securityNames(view.security);
  const lines = [...addressLines(view, saying.copy), ...operationLines(view, "##", { ...saying, names })];
  for (const callback of view.callbacks)
    for (const operation of callback.operations)
      addAll(lines, [
        { anchor: operation.id, headings: [] },
        ...["", `## Callback ${callback.name}: ${operation.method} \`${callback.expression}\``, ""],
        ...(operation.title === operation.method ? [] : [`**${operation.title}**`, ""]),
        ...operationLines(operation, "###", saying),
      ]);
  return lines;
}

function operationLines(view: OperationView, level: string, saying: Saying): ApiLine[] {
  const { copy, ui, names = [] } = saying;
  const { deprecated, description, externalDocs, parameters, body, responses } = view;
  const notes = markNotes(view.marks);
  const lines: ApiLine[] = [
    ...copied(deprecated ? ["**Deprecated**", ""] : []),
    ...copied(notes.length > 0 ? [`This operation: ${notes.join(", ")}`, ""] : []),
    ...[copy.words(description), ...names, "", ...docsLines(externalDocs, copy)],
    ...copied(parameters.length > 0 ? [`${level} Parameters`, ""] : []),
  ];
  for (const place of PARAMETER_LOCATIONS)
    for (const [index, parameter] of parameters.filter((each) => each.in === place).entries()) {
      if (index === 0) lines.push({ anchor: parameter.id, headings: [ui[LOCATION_TITLES[place]]] });
      addAll(lines, parameterLines(parameter, copy));
    }
  lines.push("");
  if (body) addAll(lines, bodyLines(body, level, saying));
  for (const response of responses) addAll(lines, responseLines(response, level, saying));
  return lines;
}

function bodyLines({ id, required, description, media }: BodyView, level: string, { copy, ui }: Saying): ApiLine[] {
  const lines: ApiLine[] = [
    { anchor: id, headings: [ui.body] },
    ...copied([`${level} Body${required ? " (required)" : ""}`, ""]),
    ...[copy.words(description), ""],
  ];
  for (const each of media) addAll(lines, mediaLines(each, `${level}#`, copy));
  return lines;
}

/** What several operations answer alike is found with the first of them. */
function responseLines(view: ResponseView, level: string, { copy, ui }: Saying): ApiLine[] {
  const { id, status, description, headers, media, links, isRepeated } = view;
  const lines: ApiLine[] = [
    { anchor: id, headings: isRepeated ? null : [`${ui.response} ${status}`] },
    ...copied([`${level} Response ${status}`, ""]),
    ...[copy.words(description), "", ...headers.flatMap((header) => headerLines(header, copy)), ""],
  ];
  if (media.length === 0) addAll(lines, copied(["No body", ""]));
  for (const each of media) addAll(lines, mediaLines(each, `${level}#`, copy));
  addAll(lines, [...links.flatMap((link) => linkLines(link, copy)), ""]);
  return lines;
}

function parameterLines(parameter: ParameterView, copy: Copy): string[] {
  const { name, in: place, required, deprecated, undocumented, examples } = parameter;
  const notes = [place, required && "required", deprecated && !parameter.schema.deprecated && "deprecated"];
  const head = headOf(name, [...notes, ...markNotes(parameter.marks), undocumented && "not described"]);
  const style = parameterStyle(parameter);
  const schema = { ...parameter.schema, description: parameter.description };
  const lines = valueLines(head, { schema, examples }, copy);
  return style === null ? lines : [...lines, `  - sent as \`${style}\``];
}

function headerLines(header: HeaderView, copy: Copy): string[] {
  const { name, required, deprecated, marks, schema, description, examples } = header;
  const head = headOf(name, ["header", required && "required", deprecated && "deprecated", ...markNotes(marks)]);
  return valueLines(head, { schema: { ...schema, description: description ?? schema.description }, examples }, copy);
}

function headOf(name: string, notes: readonly (string | false)[]): string {
  return `\`${name}\` (${notes.filter((note) => note !== false).join(", ")})`;
}

/** Examples of the parameter or header itself go before those of its schema. */
function valueLines(head: string, { schema, examples }: Pick<HeaderView, "schema" | "examples">, copy: Copy): string[] {
  const own = examples.filter(isOwn);
  const shown = own.map(({ label, origin, value }) => {
    const text = value.kind === "json" ? JSON.stringify(value.value) : value.kind === "text" ? value.text : value.url;
    return origin === "examples" && !label.startsWith("Example") ? `${text} (${label})` : text;
  });
  const lines = withInside(head, own.length > 0 ? { ...schema, examples: [] } : schema, { copy, depth: 0 });
  return shown.length === 0 ? lines : [...lines, `  - for example ${shown.join(", ")}`];
}

/** Not the schema's, which is said with it. */
function isOwn({ origin }: ExampleView): boolean {
  return origin === "examples" || origin === "example";
}

function mediaLines({ type, kind, schema, examples, encoding }: MediaView, heading: string, copy: Copy): ApiLine[] {
  if (isEmptyForm({ kind, schema })) return [`\`${type}\`: no body`, ""];
  const isSaid = Boolean(schema?.end?.anchor);
  const lines: ApiLine[] = [
    `\`${type}\`${schema ? `: ${schema.type}` : ""}${isSaid ? " (as described above)" : ""}`,
    "",
  ];
  if (kind === "events" || kind === "lines") addAll(lines, copied(["A stream: one message after another.", ""]));
  if (schema && !isSaid)
    addAll(lines, [...schemaFacts(schema, copy), "", ...schemaLines(schema, { copy, depth: 0 }), ""]);
  const parts = encoding.flatMap((each) => encodingLines(each, copy));
  return [
    ...lines,
    ...parts,
    ...(parts.length > 0 ? [""] : []),
    ...copied(exampleLines(isSaid ? examples.filter(isOwn) : examples, copy, { heading, type })),
  ];
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
  const said = [facts.join(", "), words(description)].filter(Boolean);
  return [`- Link \`${name}\` to ${target}${said.length === 0 ? "" : `: ${said.join(". ")}`}`];
}

function schemaPageLines(view: SchemaPageView, copy: Copy): ApiLine[] {
  const { name, deprecated, description, schema, examples, usedBy } = view;
  const used = usedBy.map(({ method, label }) => `- ${method === null ? label : `${method} ${label}`}`);
  return [
    ...[{ found: name }, ...copied(deprecated ? ["**Deprecated**", ""] : [])],
    ...[copy.words(description), "", ...copied([`Type: ${schema.type}`, ""])],
    ...schemaFacts({ ...schema, description: null }, copy),
    ...["", ...schemaLines(schema, { copy, depth: 0 }), ""],
    ...copied(exampleLines(examples, copy, { heading: "##" })),
    ...copied(used.length === 0 ? [] : ["", "## Used by", "", ...used]),
  ];
}

// Writes schemas as nested Markdown lists, as pages draw them.
import { writeMarkdown } from "../../content/markdown/write-markdown.js";
import { htmlNodes } from "../../content/said/html-nodes.js";
import { say } from "../../content/said/say.js";
import { addAll } from "../../shared/lists.js";
import { fileOf } from "../../shared/problem.js";
import { partTitle } from "../parts/large-parts.js";
import { withOwnLabels } from "../samples/own-labels.js";
import type { EnumValueView, ExampleView, MarksView, RowView, SchemaView } from "../schema-views.js";
import type { Copy } from "../views.js";
import { limitText } from "./schema/constraints.js";
import { typeWithFormat } from "./schema/schema-type.js";

const NOWHERE = { place: fileOf(""), parts: [], children: [] };

/** Covers most descriptions without parsing. */
const PLAIN = /^<p>([^<&\s]+(?: [^<&\s]+)*)<\/p>$/;

/** The copies of the pages of one description: many say the same. */
export function createCopy(link: Copy["link"]): Copy {
  const known = new Map<string, string>();
  return {
    link,
    words: (html) => {
      if (html === null) return "";
      const written = () => writeMarkdown(say(htmlNodes(html, NOWHERE)), "", { link, bullet: "*" }).trim();
      const text = known.get(html) ?? PLAIN.exec(html)?.[1] ?? written();
      known.set(html, text);
      return text;
    },
  };
}

interface Place {
  readonly copy: Copy;
  /** Lists around it. */
  readonly depth: number;
}

/** What is inside a schema, as items of a list. */
export function schemaLines(schema: SchemaView, place: Place): string[] {
  const { rows, items, tuple, choices, rules, others } = schema;
  const { depth } = place;
  const lines: string[] = [];
  for (const row of rows) addAll(lines, rowLines(row, place));
  if (others !== "unsaid")
    lines.push(`${indent(depth)}- ${others === "open" ? "Any other property is allowed." : "No other properties."}`);
  for (const [index, part] of tuple.entries()) addAll(lines, withInside(`[${index}]`, part, place));
  if (items) addAll(lines, itemLines(items, place));
  for (const { mode, discriminator, variants } of choices) {
    const by = discriminator === null ? "" : ` (told apart by \`${discriminator}\`)`;
    lines.push(`${indent(depth)}- ${CHOICES[mode]}${by}:`);
    for (const { label, schema: variant } of variants)
      addAll(lines, withInside(label, variant, { ...place, depth: depth + 1 }));
  }
  for (const rule of rules)
    if (rule.schema) addAll(lines, withInside(rule.text, rule.schema, place));
    else lines.push(`${indent(depth)}- ${rule.text}`);
  return lines;
}

/** An item: a name, its type and what is said of its values in one line, then the description, named values and what is inside. */
export function withInside(head: string, schema: SchemaView, { copy, depth }: Place): string[] {
  const inside = { copy, depth: depth + 1 };
  return [
    `${indent(depth)}- ${head}: ${factsOf(schema, copy).join(", ")}${below(copy.words(schema.description), depth)}`,
    ...valueLines(schema.enumValues, inside),
    ...schemaLines(schema, inside),
  ];
}

/** What is said of the schema itself that stands above a list of what is inside it. */
export function schemaFacts(schema: SchemaView, copy: Copy): string[] {
  const [type = "", ...facts] = factsOf(schema, copy);
  return [
    ...(facts.length > 0 ? [`${type}, ${facts.join(", ")}`] : []),
    ...valueLines(schema.enumValues, { copy, depth: 0 }),
    ...(schema.description === null ? [] : [copy.words(schema.description)]),
  ];
}

/** Examples that the description gives, each as a block of code. Those of a media type other than JSON are in its language. */
export function exampleLines(
  examples: readonly ExampleView[],
  { words }: Copy,
  { heading, type = "application/json" }: { readonly heading: string; readonly type?: string },
): string[] {
  return withOwnLabels(examples.filter(({ origin }) => origin !== "default")).flatMap(
    ({ label, description, value, origin }) => {
      const title = origin === "schema" || label.startsWith("Example") ? label : `Example: ${label}`;
      const head = [`${heading} ${title}`, "", ...(description === null ? [] : [words(description), ""])];
      if (value.kind === "external") return [...head, value.url, ""];
      const isText = value.kind === "json" && typeof value.value === "string" && !/[/+]json$/i.test(type);
      const text =
        value.kind === "text" ? value.text : isText ? String(value.value) : JSON.stringify(value.value, null, 2);
      const language = value.kind === "json" && !isText ? "json" : (LANGUAGE.exec(type)?.[1] ?? "");
      const marks = text.includes("```") ? "````" : "```";
      return [...head, `${marks}${language}`, text.replace(/\n$/, ""), marks, ""];
    },
  );
}

/** What a media type calls its language: `text/csv`, `application/soap+xml`. */
const LANGUAGE = /[/+](csv|xml|html|yaml|css)\b/i;

const CHOICES = { one: "One of", any: "Any of", all: "All of" } as const;

function rowLines({ name, kind, required, marks, schema }: RowView, place: Place): string[] {
  const shown = kind === "pattern" ? `keys that match \`${name}\`` : `\`${name}\``;
  const notes = [...(required ? ["required"] : []), ...markNotes(marks)];
  return withInside(notes.length > 0 ? `${shown} (${notes.join(", ")})` : shown, schema, place);
}

/** Since which release something is there, and which changed it last. */
export function markNotes(marks: MarksView | null): string[] {
  if (marks === null) return [];
  const { since, changed } = marks;
  return [
    ...(since ? [since.label === null ? "unreleased" : `since ${since.label}`] : []),
    ...(changed ? [changed.label === null ? "changed, unreleased" : `changed in ${changed.label}`] : []),
  ];
}

/** Items without a level of their own, unless something is said of them. */
function itemLines(items: SchemaView, place: Place): string[] {
  const facts = factsOf(items, place.copy).slice(1);
  if (facts.length === 0 && items.description === null && items.enumValues.length === 0)
    return schemaLines(items, place);
  return withInside("each item", items, place);
}

function factsOf(schema: SchemaView, { link }: Copy): string[] {
  const { title, named, constraints, enumValues, fixed, examples, externalDocs, end } = schema;
  const facts = [typeWithFormat(schema.type, schema.format)];
  if (title !== null && title !== named?.name && title !== schema.type) facts.push(`"${title}"`);
  if (schema.readOnly) facts.push("read-only");
  if (schema.writeOnly) facts.push("write-only");
  facts.push(...constraints.map(limitText));
  if (enumValues.length > 0 && !isDescribed(enumValues))
    facts.push(enumValues.map(({ value }) => JSON.stringify(value)).join(" | "));
  if (fixed) facts.push(`always ${JSON.stringify(fixed.value)}`);
  if (schema.default) facts.push(`default ${JSON.stringify(schema.default.value)}`);
  const shown = examples.map((value) => JSON.stringify(value)).filter((text) => text.length <= LONGEST_EXAMPLE);
  if (shown.length > 0) facts.push(`for example ${shown.join(", ")}`);
  for (const label of [...schema.pills.before, ...schema.pills.after]) facts.push(label);
  if (schema.deprecated) facts.push("deprecated");
  if (externalDocs) facts.push(`see [${externalDocs.label}](${link(externalDocs.url)})`);
  if (end?.load) facts.push(`continues in [${partTitle(end.load.name)}](${end.load.twin})`);
  return facts;
}

/** Longer values are among the examples of the whole. */
const LONGEST_EXAMPLE = 80;

function isDescribed(values: readonly EnumValueView[]): boolean {
  return values.some(({ name, description }) => name !== null || description !== null);
}

/** Values that have names or descriptions, one a line. */
function valueLines(values: readonly EnumValueView[], { copy, depth }: Place): string[] {
  if (!isDescribed(values)) return [];
  return values.map(({ value, name, description }) => {
    const said = [name ?? "", copy.words(description).replace(/\s+/g, " ")].filter(Boolean).join(": ");
    return `${indent(depth)}- ${JSON.stringify(value)}${said === "" ? "" : ` ${said}`}`;
  });
}

/** The description of an item: text continues its line, anything else is below it. */
function below(text: string, depth: number): string {
  if (text === "") return "";
  const set = text.replace(/^(?=.)/gm, indent(depth + 1));
  return STARTS_BLOCK.test(text) ? `\n${set}` : `. ${set.trimStart()}`;
}

/** Lists, quotations, headings, tables and code blocks only count at the start of a line. */
const STARTS_BLOCK = /^(?:\* |\d+\. |> |#{1,6} |\| |```|---$)/;

function indent(depth: number): string {
  return "  ".repeat(depth);
}

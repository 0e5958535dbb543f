// Writes views as short lines, so that tests read like the page.
import type { SchemaView } from "../../src/openapi/schema-views.js";
import { htmlText } from "../../src/openapi/view/html-text.js";

/** One line for the schema, then its rows, each level indented by two. */
export function outline(schema: SchemaView | null | undefined, name = ""): string[] {
  if (!schema) return ["(no schema)"];
  const lines = [[name, head(schema)].filter((part) => part !== "").join(": ")];
  for (const row of schema.rows) {
    const kind = row.kind === "property" ? "" : `${row.kind} `;
    lines.push(...indent(outline(row.schema, `${kind}${row.name}${row.required ? "*" : ""}`)));
  }
  if (schema.items && inside(schema.items)) lines.push(...indent(outline(schema.items, "[]")));
  for (const [index, item] of schema.tuple.entries()) lines.push(...indent(outline(item, `[${index}]`)));
  for (const choice of schema.choices) {
    lines.push(`  ${choice.mode}${choice.discriminator ? ` by ${choice.discriminator}` : ""}`);
    for (const variant of choice.variants) lines.push(...indent(indent(outline(variant.schema, `| ${variant.label}`))));
  }
  for (const rule of schema.rules) {
    lines.push(`  ! ${rule.text}`);
    if (rule.schema) lines.push(...indent(indent(outline(rule.schema))));
  }
  return lines;
}

function head(schema: SchemaView): string {
  const words = [schema.type];
  if (schema.format) words.push(`<${schema.format}>`);
  for (const { text, code } of schema.constraints) words.push(code ? `(${text} ${code})` : `(${text})`);
  if (schema.enumValues.length > 0)
    words.push(
      `enum ${schema.enumValues.map(({ value, name }) => JSON.stringify(value) + (name ? `=${name}` : "")).join(",")}`,
    );
  if (schema.fixed) words.push(`= ${JSON.stringify(schema.fixed.value)}`);
  if (schema.default) words.push(`default ${JSON.stringify(schema.default.value)}`);
  if (schema.deprecated) words.push("deprecated");
  if (schema.readOnly) words.push("read-only");
  if (schema.writeOnly) words.push("write-only");
  if (schema.others !== "unsaid") words.push(schema.others);
  if (schema.end) words.push(`${schema.end.reason} -> ${schema.end.anchor}`);
  if (schema.description) words.push(`"${htmlText(schema.description)}"`);
  return words.join(" ");
}

function inside(schema: SchemaView): boolean {
  return schema.rows.length + schema.choices.length + schema.constraints.length + schema.enumValues.length > 0;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

// Draws the tree of a schema: rows that open onto rows, items, positions, variants, rules. One file, because each holds the others.
import type { ComponentChildren } from "preact";
import type { Html } from "../../model.js";
import type {
  ChoiceView,
  ExampleView,
  RowView,
  RuleView,
  SchemaView,
  VariantView,
} from "../../openapi/schema-views.js";
import { fillIn } from "../../shared/fill-in.js";
import { Choice } from "../choice/choice.js";
import { writeProse } from "../prose.js";
import {
  type FieldHead,
  fieldClass,
  fieldType,
  typeText,
  writeFacts,
  writeFieldHead,
  writeType,
  writeValues,
} from "./field.js";
import { writeButton, writeEnd } from "./schema-end.js";
import { type SchemaPen, useSchemaPen } from "./schema-pen.js";

/** A row: name and facts in one line, words below, and a part to open. */
interface SchemaFieldProps extends FieldHead {
  readonly deprecated?: boolean;
  readonly schema: SchemaView;
  /** Of the parameter or header itself: they come before the schema's. */
  readonly description?: Html | null;
  readonly examples?: readonly ExampleView[];
  /** Drawn below the words. */
  readonly children?: ComponentChildren;
  /** Whether what is inside is open from the start. */
  readonly isOpen?: boolean;
}

export function SchemaField(props: SchemaFieldProps) {
  const pen = useSchemaPen();
  writeField(props, pen);
  return pen.drawn();
}

function writeField(props: SchemaFieldProps, pen: SchemaPen): void {
  const { schema, description, examples = [], children, isOpen = false } = props;
  const deprecated = props.deprecated || schema.deprecated;
  pen.write`<div class="${fieldClass(deprecated)}" id="${props.id}">`;
  const { before, after } = schema.pills;
  writeFieldHead(props, { type: fieldType(schema), deprecated, before, after }, pen);
  writeFacts(schema, examples, pen);
  const title = partTitle(schema, props.name);
  if (title !== null) pen.write`<p class="schema-title">${title}</p>`;
  writeProse(description ?? schema.description, pen);
  if (children) pen.draw(<>{children}</>);
  writeRest(schema, isOpen, pen);
  pen.write`</div>`;
}

function writeRow({ kind, ...row }: RowView, isOpen: boolean, pen: SchemaPen): void {
  writeField({ ...row, isOpen, nameKind: kind === "pattern" ? "code" : "plain" }, pen);
}

function writeRest(schema: SchemaView, isOpen: boolean, pen: SchemaPen): void {
  writeValues(schema, pen);
  const isFlat = isFlatList(schema);
  if (isFlat) writeListFacts(schema, pen);
  writeEnd(schema, pen);
  if (!hasInside(isFlat ? { ...schema, items: null } : schema)) return;
  pen.write`<details class="expandable"`;
  if (isOpen || pen.services.settings.expanded) pen.write` open`;
  pen.write`>`;
  writeButton(pen);
  writeInside(schema, pen);
  pen.write`</details>`;
}

/** Whether the items of a list have nothing to open: what they are is shown without a click. */
function isFlatList({ items, tuple }: SchemaView): boolean {
  return items !== null && tuple.length === 0 && saysMore(items) && (!hasInside(items) || isFlatList(items));
}

function writeListFacts({ items, description }: SchemaView, pen: SchemaPen): void {
  if (!items) return;
  const title = partTitle(items);
  if (title !== null || items.deprecated) {
    pen.write`<p class="schema-block-type">`;
    writeTitle(title, pen);
    pen.write` `;
    writeDeprecated(items, pen);
    pen.write`</p>`;
  }
  writeFacts(items, [], pen);
  if (items.description !== description) writeProse(items.description, pen);
  writeValues(items, pen);
  if (isFlatList(items)) writeListFacts(items, pen);
}

function writeTitle(title: string | null, pen: SchemaPen): void {
  if (title !== null) pen.write`<span class="schema-title">${title}</span>`;
}

/** Parts without a row of their own say it beside their type. */
function writeDeprecated({ deprecated }: SchemaView, pen: SchemaPen): void {
  if (deprecated) pen.write`<span class="field-pill field-pill-deprecated">${pen.services.page.ui.deprecated}</span>`;
}

/** Whether there is anything to open. */
export function hasInside({ rows, others, items, tuple, choices, rules }: SchemaView): boolean {
  const hasRows = rows.length + tuple.length + choices.length + rules.length > 0;
  return hasRows || others !== "unsaid" || (items !== null && saysMore(items));
}

function writeInside(schema: SchemaView, pen: SchemaPen): void {
  pen.write`<div class="schema">`;
  writeParts(schema, pen);
  pen.write`</div>`;
}

function writeParts({ rows, others, items, tuple, choices, rules }: SchemaView, pen: SchemaPen): void {
  const { ui } = pen.services.page;
  if (rows.length > 0) {
    pen.write`<div class="schema-rows">`;
    // A body that only wraps another shows what it wraps.
    const isSole = rows.length + tuple.length + choices.length + rules.length === 1;
    for (const row of rows) writeRow(row, isSole, pen);
    pen.write`</div>`;
  }
  if (others !== "unsaid")
    pen.write`<p class="schema-others">${others === "open" ? ui.otherProperties : ui.noOtherProperties}</p>`;
  for (const [index, each] of tuple.entries()) writeTitled(fillIn(ui.item, { number: index + 1 }), each, pen);
  if (items && saysMore(items)) {
    if (tuple.length > 0) writeTitled(ui.items, items, pen);
    // Items of a list are drawn without a level of their own.
    else if (saysMoreItself(items) || items.end) writeBlock({ schema: items, hasType: false }, pen);
    else writeParts(items, pen);
  }
  for (const choice of choices) writeChoice(choice, pen);
  for (const rule of rules) writeRule(rule, pen);
}

/** A schema without a row: description, facts and children, all open. */
interface SchemaBlockProps {
  readonly schema: SchemaView;
  readonly hasType?: boolean;
  /** What stands above it: its title is not said again. */
  readonly name?: string;
}

export function SchemaBlock(props: SchemaBlockProps) {
  const pen = useSchemaPen();
  writeBlock(props, pen);
  return pen.drawn();
}

function writeBlock({ schema, hasType = true, name = "" }: SchemaBlockProps, pen: SchemaPen): void {
  pen.write`<div class="schema-block">`;
  if (hasType && !isChoiceOnly(schema)) writeBlockType(schema, name, pen);
  else if (schema.deprecated) writeDeprecated(schema, pen);
  writeFacts(schema, [], pen);
  writeProse(schema.description, pen);
  writeValues(schema, pen);
  writeEnd(schema, pen);
  if (hasInside(schema)) writeInside(schema, pen);
  pen.write`</div>`;
}

/** Title and type of a schema without a row. */
export function SchemaName({ schema }: { schema: SchemaView }) {
  const pen = useSchemaPen();
  if (isChoiceOnly(schema)) return null;
  writeBlockType(schema, "", pen);
  return pen.drawn();
}

function writeBlockType(schema: SchemaView, name: string, pen: SchemaPen): void {
  const title = partTitle(schema, name);
  pen.write`<span class="schema-block-type">`;
  if (title !== null) pen.write`<span class="schema-title">${title}</span> `;
  writeType(fieldType(schema), pen);
  pen.write` `;
  writeDeprecated(schema, pen);
  pen.write`</span>`;
}

/** Where the type only says that there is a choice, the choice itself is enough. */
function isChoiceOnly({ type, choices, named }: SchemaView): boolean {
  return choices.length > 0 && named === null && /^(one|any|all) of$/i.test(type);
}

/** `name` says where in the list it stands. */
function writeTitled(name: string, schema: SchemaView, pen: SchemaPen): void {
  const title = partTitle(schema, name);
  pen.write`<div class="schema-titled"><p class="schema-block-type"><span class="field-name">${name}</span> `;
  writeTitle(title, pen);
  pen.write` `;
  writeType(fieldType(schema), pen);
  pen.write`</p>`;
  writeBlock({ schema, hasType: false }, pen);
  pen.write`</div>`;
}

function writeChoice({ mode, discriminator, variants }: ChoiceView, pen: SchemaPen): void {
  const { ui } = pen.services.page;
  const label = { one: ui.oneOf, any: ui.anyOf, all: ui.allOf }[mode];
  const told = discriminator === null ? "" : ` · ${fillIn(ui.discriminatedBy, { name: discriminator })}`;
  pen.write`<div class="schema-choice"><p class="schema-choice-label">${label + told}</p>`;
  if (mode === "all") writeAllOf(variants, pen);
  else writeVariants(label, variants, pen);
  pen.write`</div>`;
}

function writeVariants(label: string, variants: readonly VariantView[], pen: SchemaPen): void {
  const entries = variants.map(({ id, label: title, schema }) => ({
    id,
    title,
    content: pen.apart((own) => writeBlock({ schema, name: title, hasType: typeText(schema) !== title }, own)),
  }));
  pen.draw(<Choice label={label} entries={entries} />);
}

/** Members that could not be merged apply together: there is nothing to choose. */
function writeAllOf(variants: readonly VariantView[], pen: SchemaPen): void {
  for (const { id, schema } of variants) {
    pen.write`<div id="${id}">`;
    writeBlock({ schema }, pen);
    pen.write`</div>`;
  }
}

function writeRule({ text, schema }: RuleView, pen: SchemaPen): void {
  pen.write`<div class="schema-rule"><p class="schema-choice-label">${text}</p>`;
  if (schema) writeBlock({ schema, hasType: schema.type !== "any" }, pen);
  pen.write`</div>`;
}

/** Whether the items of a list have more to show than their type, which the list's type includes. */
function saysMore(items: SchemaView): boolean {
  return saysMoreItself(items) || partTitle(items) !== null || hasInside(items);
}

function saysMoreItself(items: SchemaView): boolean {
  const { constraints, enumValues, examples, description, default: standard, fixed, externalDocs } = items;
  if (constraints.length + enumValues.length + examples.length > 0 || items.deprecated) return true;
  const words = [description, standard, fixed, externalDocs];
  return words.some((each) => each !== null) || items.readOnly || items.writeOnly;
}

type Titled = Pick<SchemaView, "title" | "named" | "type" | "description">;

/** The title of a part; null where its name, type, description or schema's name say the same, and where a tool made it up. */
export function partTitle({ title, named, type, description }: Titled, name = ""): string | null {
  if (title === null || GENERATED.test(title)) return null;
  const words = description?.replace(/<[^>]*>/g, "") ?? "";
  const isSaid = [name, type, named?.name ?? "", words].some((each) => letters(each) === letters(title));
  return isSaid ? null : title;
}

/** As frameworks title the bodies and answers of operations. */
const GENERATED = /^(?:Body|Response)_\w+$|^Response .* (?:Get|Post|Put|Patch|Delete)$/;

function letters(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]/g, "");
}

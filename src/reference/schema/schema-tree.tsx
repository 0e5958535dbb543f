// Draws the tree of a schema: rows that open onto rows, items, positions, variants, rules. One file, because each holds the others.
import { useDraw } from "../../components/draw-context.js";
import type { ChoiceView, ExampleView, RowView, RuleView, SchemaView, VariantView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import { Choice } from "../choice/choice.js";
import { Prose } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { Field } from "./field.js";
import { partTitle } from "./part-title.js";
import { SchemaEnd } from "./schema-end.js";
import { SchemaFacts } from "./schema-facts.js";
import { fieldType, SchemaType, typeText } from "./schema-type.js";

export function SchemaField({ row }: { row: RowView }) {
  const { schema } = row;
  return (
    <Field
      id={row.id}
      name={row.name}
      nameKind={row.kind === "pattern" ? "code" : "plain"}
      type={fieldType(schema)}
      required={row.required}
      deprecated={schema.deprecated}
      marks={row.marks}
      before={schema.pills.before}
      after={schema.pills.after}
      title={partTitle(schema, row.name)}
      description={schema.description}
    >
      <SchemaRest schema={schema} />
    </Field>
  );
}

/** Everything shown below a schema's row: facts, and a part to open. */
export function SchemaRest({ schema, examples }: { schema: SchemaView; examples?: readonly ExampleView[] }) {
  const { ui } = useDraw();
  const { expanded } = useSettings();
  return (
    <>
      <AccessNote schema={schema} />
      <SchemaFacts schema={schema} {...(examples && { examples })} />
      <SchemaEnd schema={schema} />
      {isFlatList(schema) && <ListFacts schema={schema} />}
      {(isFlatList(schema) ? hasInside({ ...schema, items: null }) : hasInside(schema)) && (
        <details class="expandable api-expandable" open={expanded}>
          <summary class="expandable-button">
            <span class="expandable-closed">{ui.showProperties}</span>
            <span class="expandable-opened">{ui.hideProperties}</span>
          </summary>
          <div class="expandable-content">
            <SchemaInside schema={schema} />
          </div>
        </details>
      )}
    </>
  );
}

/** Whether the items of a list have nothing to open: what they are is shown without a click. */
function isFlatList({ items, tuple }: SchemaView): boolean {
  return items !== null && tuple.length === 0 && saysMore(items) && (!hasInside(items) || isFlatList(items));
}

function ListFacts({ schema }: { schema: SchemaView }) {
  const { items } = schema;
  if (!items) return null;
  const title = partTitle(items);
  return (
    <>
      {(title !== null || items.deprecated) && (
        <p class="schema-block-type">
          {title !== null && <span class="schema-title">{title}</span>} <DeprecatedPill schema={items} />
        </p>
      )}
      {items.description !== schema.description && <Prose html={items.description} />}
      <AccessNote schema={items} />
      <SchemaFacts schema={items} />
      {isFlatList(items) && <ListFacts schema={items} />}
    </>
  );
}

function AccessNote({ schema }: { schema: SchemaView }) {
  const { ui } = useDraw();
  if (!schema.readOnly && !schema.writeOnly) return null;
  return (
    <p class="field-access" data-access={schema.readOnly ? "read" : "write"}>
      {schema.readOnly ? ui.readOnly : ui.writeOnly}
    </p>
  );
}

/** Parts without a row of their own say it beside their type. */
function DeprecatedPill({ schema }: { schema: SchemaView }) {
  const { ui } = useDraw();
  return schema.deprecated ? <span class="field-pill field-pill-deprecated">{ui.deprecated}</span> : null;
}

/** Whether there is anything to open. */
export function hasInside({ rows, others, items, tuple, choices, rules }: SchemaView): boolean {
  const hasRows = rows.length + tuple.length + choices.length + rules.length > 0;
  return hasRows || others !== "unsaid" || (items !== null && saysMore(items));
}

export function SchemaInside({ schema }: { schema: SchemaView }) {
  const { ui } = useDraw();
  const { rows, others, items, tuple, choices, rules } = schema;
  return (
    <div class="schema">
      {rows.length > 0 && (
        <div class="schema-rows">
          {rows.map((row) => (
            <SchemaField key={row.id} row={row} />
          ))}
        </div>
      )}
      {others !== "unsaid" && (
        <p class="schema-others">{others === "open" ? ui.otherProperties : ui.noOtherProperties}</p>
      )}
      {tuple.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is its identity.
        <Titled key={index} name={fillIn(ui.item, { number: index + 1 })} schema={each} />
      ))}
      {items && saysMore(items) && <Items schema={items} isRest={tuple.length > 0} />}
      {choices.map((choice) => (
        <Variants key={choice.variants.map(({ id }) => id).join()} choice={choice} />
      ))}
      {rules.map((rule) => (
        <Rule key={rule.text} rule={rule} />
      ))}
    </div>
  );
}

/** A schema without a row: description, facts and children, all open. */
interface SchemaBlockProps {
  readonly schema: SchemaView;
  readonly hasType?: boolean;
  /** What stands above it: its title is not said again. */
  readonly name?: string;
}

export function SchemaBlock({ schema, hasType = true, name = "" }: SchemaBlockProps) {
  const title = partTitle(schema, name);
  const isTyped = hasType && !isChoiceOnly(schema);
  return (
    <div class="schema-block">
      {(isTyped || schema.deprecated) && (
        <p class="schema-block-type">
          {isTyped && title !== null && <span class="schema-title">{title}</span>}{" "}
          {isTyped && <SchemaType schema={schema} />} <DeprecatedPill schema={schema} />
        </p>
      )}
      <Prose html={schema.description} />
      <AccessNote schema={schema} />
      <SchemaFacts schema={schema} />
      <SchemaEnd schema={schema} />
      {hasInside(schema) && <SchemaInside schema={schema} />}
    </div>
  );
}

/** Where the type only says that there is a choice, the choice itself is enough. */
function isChoiceOnly({ type, choices, named }: SchemaView): boolean {
  return choices.length > 0 && named === null && /^(one|any|all) of$/i.test(type);
}

/** Items of a list that have rows are drawn without a level of their own. */
function Items({ schema, isRest }: { schema: SchemaView; isRest: boolean }) {
  const { ui } = useDraw();
  if (isRest) return <Titled name={ui.items} schema={schema} />;
  return <SchemaBlock schema={schema} hasType={false} />;
}

/** `name` says where in the list it stands. */
function Titled({ name, schema }: { name: string; schema: SchemaView }) {
  const title = partTitle(schema, name);
  return (
    <div class="schema-titled">
      <p class="schema-block-type">
        <span class="field-name">{name}</span> {title !== null && <span class="schema-title">{title}</span>}{" "}
        <SchemaType schema={schema} />
      </p>
      <SchemaBlock schema={schema} hasType={false} />
    </div>
  );
}

function Variants({ choice }: { choice: ChoiceView }) {
  const { ui } = useDraw();
  const label = { one: ui.oneOf, any: ui.anyOf, all: ui.allOf }[choice.mode];
  if (choice.mode === "all") return <AllOf label={label} variants={choice.variants} />;
  return (
    <div class="schema-choice">
      <p class="schema-choice-label">
        {label}
        {choice.discriminator !== null && <> · {fillIn(ui.discriminatedBy, { name: choice.discriminator })}</>}
      </p>
      <Choice
        label={label}
        entries={choice.variants.map(({ id, label: title, schema }) => ({
          id,
          title,
          content: <SchemaBlock schema={schema} name={title} hasType={typeText(schema) !== title} />,
        }))}
      />
    </div>
  );
}

/** Members that could not be merged apply together: there is nothing to choose. */
function AllOf({ label, variants }: { label: string; variants: readonly VariantView[] }) {
  return (
    <div class="schema-choice">
      <p class="schema-choice-label">{label}</p>
      {variants.map(({ id, schema }) => (
        <div key={id} id={id}>
          <SchemaBlock schema={schema} />
        </div>
      ))}
    </div>
  );
}

function Rule({ rule }: { rule: RuleView }) {
  return (
    <div class="schema-rule">
      <p class="schema-choice-label">{rule.text}</p>
      {rule.schema && <SchemaBlock schema={rule.schema} hasType={rule.schema.type !== "any"} />}
    </div>
  );
}

/** Whether the items of a list have more to show than their type, which the list's type includes. */
function saysMore(items: SchemaView): boolean {
  const { constraints, enumValues, examples, description, default: standard, fixed, externalDocs } = items;
  if (constraints.length + enumValues.length + examples.length > 0 || items.deprecated) return true;
  const words = [description, standard, fixed, externalDocs, partTitle(items)];
  return words.some((each) => each !== null) || items.readOnly || items.writeOnly || hasInside(items);
}

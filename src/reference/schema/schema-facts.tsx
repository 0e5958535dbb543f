// Draws what a schema says about its values: default, limits, examples, where to read on.
import { type ComponentChildren, toChildArray } from "preact";
import { useDraw } from "../../components/draw-context.js";
import { isObject, type Json } from "../../openapi/json.js";
import type { ConstraintView, ExampleView, SchemaView } from "../../openapi/views.js";
import { EnumValues } from "./enum-values.js";
import { valueText } from "./value-text.js";

interface SchemaFactsProps {
  readonly schema: SchemaView;
  /** Examples of the parameter or header itself, shown before the schema's. */
  readonly examples?: readonly ExampleView[];
}

export function SchemaFacts({ schema, examples = [] }: SchemaFactsProps) {
  const { ui, link } = useDraw();
  const shown =
    examples.length > 0
      ? examples.map(exampleText)
      : schema.examples.filter(isShort).map((value) => ({ label: null, text: valueText(value) }));
  return (
    <>
      <Facts>
        {schema.fixed && <Fact name={ui.constant}>{<Code value={schema.fixed.value} />}</Fact>}
        {schema.default && <Fact name={ui.default}>{<Code value={schema.default.value} />}</Fact>}
        {schema.constraints.map((constraint) => (
          <Fact key={constraint.text + constraint.code} name={null}>
            <Constraint {...constraint} />
          </Fact>
        ))}
        {shown.length > 0 && (
          <Fact name={shown.length > 1 ? ui.examples : ui.example}>
            {shown.map(({ label, text }) => (
              <span key={text} class="field-example">
                <code>{text}</code>
                {label && <span class="field-example-label"> {label}</span>}
              </span>
            ))}
          </Fact>
        )}
      </Facts>
      {!schema.fixed && <EnumValues values={schema.enumValues} />}
      {schema.externalDocs && (
        <p class="field-docs">
          <a href={link(schema.externalDocs.url)}>{schema.externalDocs.label}</a>
        </p>
      )}
    </>
  );
}

/** Most schemas have none, and an empty list would only add weight. */
function Facts({ children }: { children: ComponentChildren }) {
  const facts = toChildArray(children).filter((child) => typeof child === "object");
  return facts.length > 0 ? <ul class="field-facts">{facts}</ul> : null;
}

function Fact({ name, children }: { name: string | null; children: ComponentChildren }) {
  return (
    <li class="field-fact">
      {name && <span class="field-fact-name">{name}</span>} {children}
    </li>
  );
}

function Code({ value }: { value: Json }) {
  return <code>{valueText(value)}</code>;
}

function Constraint({ text, code }: ConstraintView) {
  return (
    <>
      {text}
      {code !== null && (
        <>
          {" "}
          <code>{code}</code>
        </>
      )}
    </>
  );
}

/** Only the keys of `examples` are names from the author. */
function exampleText({ value, label, origin }: ExampleView): { label: string | null; text: string } {
  const name = origin === "examples" ? label : null;
  if (value.kind === "external") return { label: name, text: value.url };
  return { label: name, text: value.kind === "text" ? value.text : valueText(value.value) };
}

/** Objects and long examples are in the column of examples already. */
function isShort(value: Json): boolean {
  return !isObject(value) && JSON.stringify(value).length <= 120;
}

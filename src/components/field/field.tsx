// Draws one documented value: a parameter of a request or a field of a response.
import { useDraw } from "../draw-context.js";
import { type CommonProps, classes, type Flag, isOn, outerAttributes } from "../props.js";
import { paramSlug } from "../slug.js";

export interface FieldProps extends CommonProps {
  readonly name?: string;
  readonly type?: string;
  readonly default?: unknown;
  readonly required?: Flag;
  readonly optional?: Flag;
  readonly deprecated?: Flag;
  readonly hidden?: Flag;
  readonly pre?: unknown;
  readonly post?: unknown;
}

/** The name, as the value of the parameter's location; bare for a whole body. */
type Location = string | boolean;

export interface ParamFieldProps extends FieldProps {
  readonly path?: Location;
  readonly query?: Location;
  readonly body?: Location;
  readonly header?: Location;
  readonly cookie?: Location;
  readonly placeholder?: string;
  readonly initialValue?: unknown;
}

const LOCATIONS = ["path", "query", "body", "header", "cookie"] as const;

export function ParamField(props: ParamFieldProps) {
  const location = LOCATIONS.find((each) => props[each] !== undefined) ?? null;
  const written = location === null ? undefined : props[location];
  const name = typeof written === "string" ? written : props.name;
  return (
    <Field
      {...props}
      name={name ?? (location === "body" ? "body" : "")}
      default={props.default ?? props.initialValue}
      location={location}
      kind="param-field"
    />
  );
}

export function ResponseField(props: FieldProps) {
  if (isOn(props.hidden)) return null;
  return <Field {...props} location={null} kind="response-field" />;
}

interface DrawnFieldProps extends FieldProps {
  readonly kind: string;
  readonly location: string | null;
}

function Field({ kind, location, name = "", children, ...props }: DrawnFieldProps) {
  const draw = useDraw();
  const id = props.id ?? draw.uniqueId(`param-${paramSlug(name)}`);
  return (
    <div {...outerAttributes({ ...props, id }, classes("field", kind))} data-location={location ?? undefined}>
      <div class="field-head not-prose">
        <Labels texts={props.pre} part="field-meta-pre" />
        {name && (
          <a class="field-name" href={`#${id}`} data-component-part="field-name">
            {name}
          </a>
        )}
        <FieldMeta {...props} location={location} />
        <Labels texts={props.post} part="field-meta-post" />
      </div>
      {children && (
        <div class="field-content flow prose" data-component-part="field-content">
          {children}
        </div>
      )}
    </div>
  );
}

function FieldMeta(props: FieldProps & { location: string | null }) {
  const { ui } = useDraw();
  const preset = props.default;
  return (
    <>
      {props.type && (
        <span class="field-type" data-component-part="field-info-pill">
          {props.type}
        </span>
      )}
      {props.location && (
        <span class="field-location" data-component-part="field-info-pill">
          {props.location}
        </span>
      )}
      {preset !== undefined && preset !== null && preset !== "" && (
        <span class="field-default" data-component-part="field-info-pill">
          {ui.default.toLowerCase()}:{" "}
          <code>{typeof preset === "object" ? JSON.stringify(preset) : String(preset)}</code>
        </span>
      )}
      {isOn(props.required) && (
        <span class="field-required" data-component-part="field-required-pill">
          {ui.required}
        </span>
      )}
      {isOn(props.optional) && !isOn(props.required) && <span class="field-optional">{ui.optional}</span>}
      {isOn(props.deprecated) && (
        <span class="field-deprecated" data-component-part="field-deprecated-pill">
          {ui.deprecated}
        </span>
      )}
    </>
  );
}

function Labels({ texts, part }: { texts: unknown; part: string }) {
  const list = Array.isArray(texts) ? texts : typeof texts === "string" ? [texts] : [];
  return list.map((text) => (
    <span class="field-label" data-component-part={part}>
      {String(text)}
    </span>
  ));
}

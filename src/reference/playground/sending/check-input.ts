// Validates inputs before a request is sent.
import { parsedJson } from "../../../openapi/json.js";
import type { PartForms } from "../form/part-forms.js";
import { isNumeric, isRecord } from "../form/slot.js";
import { choiceId, variantsId } from "../form/variant-input.js";
import type { PlaygroundField } from "../playground-data.js";
import type { Session } from "../session.js";

/** One fault, at the input with this id. */
export interface InputFault {
  readonly id: string;
  readonly name: string;
  /** What is expected, as `integer` or `≥ 1`; null: a value. */
  readonly rule: string | null;
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly parts: PartForms;
}

/** All faults, in the order of the form. The ids are those of its inputs. */
export function inputFaults({ data, state, parts }: Session): InputFault[] {
  const { parameters, bodies } = data;
  const faults = parameters.flatMap(({ name, required, field }, index) =>
    faultsIn(field, state.values[index], { id: `play-parameter-${index}`, name, required, parts }),
  );
  const body = bodies[state.body];
  const filled = state.bodies[state.body];
  if (!body?.field || !filled) return faults;
  // Text that is no JSON is told of where it is edited.
  const value = filled.text === null ? filled.value : parsedJson(filled.text);
  if (value === undefined && !body.required) return faults;
  return [...faults, ...faultsIn(body.field, value, { id: "play-body", name: "", required: body.required, parts })];
}

function faultsIn(field: PlaygroundField, value: unknown, place: Place): InputFault[] {
  const { id, name, required, parts } = place;
  const loaded = field.part && !field.rows ? parts.known(field.part) : null;
  if (loaded) return faultsIn(loaded.field, value, place);
  if (value === undefined || (value === "" && required)) return required ? [{ id, name, rule: null }] : [];
  if (value === null) return [];
  const rule = brokenRule(field, value);
  const own = rule === null ? [] : [{ id, name, rule }];
  if (Array.isArray(value)) return [...own, ...faultsOfItems(field, value, place)];
  const faults = isRecord(value) ? faultsOfRows(field, value, place) : own;
  return field.variants ? [...faults, ...faultsOfVariant(field, value, place)] : faults;
}

function faultsOfItems({ items }: PlaygroundField, values: readonly unknown[], place: Place): InputFault[] {
  const { id, name } = place;
  if (!items) return [];
  return values.flatMap((each, index) =>
    faultsIn(items, each, { ...place, id: `${id}-${index}`, name: `${name}[${index}]`, required: true }),
  );
}

function faultsOfRows({ rows }: PlaygroundField, value: Record<string, unknown>, place: Place): InputFault[] {
  const known = (rows ?? []).filter(({ isRest }) => !isRest);
  return known.flatMap((row) => {
    const inner = Object.hasOwn(value, row.name) ? value[row.name] : undefined;
    const name = place.name === "" ? row.name : `${place.name}.${row.name}`;
    return faultsIn(row.field, inner, {
      ...place,
      id: `${place.id}-${row.name}`,
      name,
      required: row.required === true,
    });
  });
}

/** Those of the variant that the reader chose; where there is no form to choose in, of the one that fits best. */
function faultsOfVariant({ rows, variants = [] }: PlaygroundField, value: unknown, place: Place): InputFault[] {
  const id = rows ? variantsId(place.id) : place.id;
  const faultsOf = ({ field }: (typeof variants)[number], index: number) =>
    faultsIn(field, value, { ...place, id: `${id}-${index}` });
  const menu = document.getElementById(choiceId(id));
  const at = menu instanceof HTMLSelectElement ? menu.selectedIndex : -1;
  const chosen = variants[at];
  if (chosen) return faultsOf(chosen, at);
  return variants.map(faultsOf).sort((a, b) => a.length - b.length)[0] ?? [];
}

/** The first rule that a value breaks by itself. */
function brokenRule(field: PlaygroundField, value: unknown): string | null {
  const { types, limits = {} } = field;
  if (isNumeric(field)) {
    const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) return types[0] ?? "number";
    if (types.every((type) => type === "integer") && !Number.isInteger(number)) return "integer";
    return numberRule(number, limits);
  }
  if (Array.isArray(value)) return listRule(value, limits);
  return typeof value === "string" && types[0] === "string" ? textRule(value, limits) : null;
}

type Limits = NonNullable<PlaygroundField["limits"]>;

function numberRule(value: number, limits: Limits): string | null {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  if (minimum !== undefined && value < minimum) return `≥ ${minimum}`;
  if (maximum !== undefined && value > maximum) return `≤ ${maximum}`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `> ${exclusiveMinimum}`;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return `< ${exclusiveMaximum}`;
  return multipleOf !== undefined && !isMultiple(value, multipleOf) ? `n × ${multipleOf}` : null;
}

/** Fractions such as 0.1 are not exact. */
function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  return of === 0 || Math.abs(quotient - Math.round(quotient)) <= 1e-9 * Math.max(1, Math.abs(quotient));
}

function listRule({ length }: readonly unknown[], { minItems, maxItems }: Limits): string | null {
  if (minItems !== undefined && length < minItems) return `length ≥ ${minItems}`;
  return maxItems !== undefined && length > maxItems ? `length ≤ ${maxItems}` : null;
}

function textRule(value: string, { minLength, maxLength, pattern }: Limits): string | null {
  const { length } = [...value];
  if (minLength !== undefined && length < minLength) return `length ≥ ${minLength}`;
  if (maxLength !== undefined && length > maxLength) return `length ≤ ${maxLength}`;
  return pattern !== undefined && !matches(value, pattern) ? `/${pattern}/` : null;
}

/** A pattern that browsers do not understand forbids nothing. */
function matches(value: string, pattern: string): boolean {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags).test(value);
    } catch {
      // Perhaps without the flag.
    }
  }
  return true;
}

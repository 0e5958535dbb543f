// Finds what is wrong with what a reader filled in, before it is sent.
import type { PartForms } from "../form/part-forms.js";
import { isRecord } from "../form/slot.js";
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
}

interface Placed extends Place {
  readonly parts: PartForms;
}

/** All faults, in the order of the form. The ids are those of its inputs. */
export function inputFaults({ data, state, parts }: Session): InputFault[] {
  const { parameters, bodies } = data;
  const faultsOf = (field: PlaygroundField, value: unknown, place: Place) =>
    faultsIn(field, value, { ...place, parts });
  const faults = parameters.flatMap(({ name, required, field }, index) =>
    faultsOf(field, state.values[index], { id: `play-parameter-${index}`, name, required }),
  );
  const body = bodies[state.body];
  const filled = state.bodies[state.body];
  if (!body?.field || !filled) return faults;
  const value = filled.text === null ? filled.value : parsed(filled.text);
  if (value === undefined && !body.required) return faults;
  return [...faults, ...faultsOf(body.field, value, { id: "play-body", name: "", required: body.required })];
}

function faultsIn(field: PlaygroundField, value: unknown, place: Placed): InputFault[] {
  const { id, name, required, parts } = place;
  const loaded = field.part && !field.rows ? parts.known(field.part) : null;
  if (loaded) return faultsIn(loaded.field, value, place);
  if (value === undefined || (value === "" && required)) return required ? [{ id, name, rule: null }] : [];
  if (value === null) return [];
  if (field.items && Array.isArray(value)) {
    const { items } = field;
    return value.flatMap((each, index) =>
      faultsIn(items, each, { id: `${id}-${index}`, name: `${name}[${index}]`, required: true, parts }),
    );
  }
  if (field.rows && isRecord(value)) {
    return field.rows
      .filter(({ isRest }) => !isRest)
      .flatMap((row) => {
        const inner = Object.hasOwn(value, row.name) ? value[row.name] : undefined;
        const path = name === "" ? row.name : `${name}.${row.name}`;
        return faultsIn(row.field, inner, {
          id: `${id}-${row.name}`,
          name: path,
          required: row.required === true,
          parts,
        });
      });
  }
  const rule = brokenRule(field, value);
  return rule === null ? [] : [{ id, name, rule }];
}

/** The first rule that a plain value breaks. */
function brokenRule(field: PlaygroundField, value: unknown): string | null {
  const { types, limits = {} } = field;
  const wantsNumber = types.length > 0 && types.every((type) => type === "integer" || type === "number");
  if (wantsNumber) {
    const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) return types[0] ?? "number";
    if (types.every((type) => type === "integer") && !Number.isInteger(number)) return "integer";
    return numberRule(number, limits);
  }
  return typeof value === "string" && types[0] === "string" ? textRule(value, limits) : null;
}

type Limits = NonNullable<PlaygroundField["limits"]>;

function numberRule(value: number, limits: Limits): string | null {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
  if (minimum !== undefined && value < minimum) return `≥ ${minimum}`;
  if (maximum !== undefined && value > maximum) return `≤ ${maximum}`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `> ${exclusiveMinimum}`;
  return exclusiveMaximum !== undefined && value >= exclusiveMaximum ? `< ${exclusiveMaximum}` : null;
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

/** Text that is no JSON is told of where it is edited. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

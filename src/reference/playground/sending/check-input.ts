// Finds what is wrong with what a reader filled in, before it is sent.
import type { PlaygroundData, PlaygroundField } from "../playground-data.js";
import type { PlaygroundState } from "../playground-state.js";
import { isRecord } from "../slot.js";

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

/** All faults, in the order of the form. The ids are those of its inputs. */
export function inputFaults({ parameters, bodies }: PlaygroundData, state: PlaygroundState): InputFault[] {
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

function faultsOf(field: PlaygroundField, value: unknown, place: Place): InputFault[] {
  const { id, name, required } = place;
  if (value === undefined || (value === "" && required)) return required ? [{ id, name, rule: null }] : [];
  if (value === null) return [];
  if (field.items && Array.isArray(value)) {
    const { items } = field;
    return value.flatMap((each, index) =>
      faultsOf(items, each, { id: `${id}-${index}`, name: `${name}[${index}]`, required: true }),
    );
  }
  if (field.rows && isRecord(value)) {
    return field.rows
      .filter(({ isRest }) => !isRest)
      .flatMap((row) => {
        const inner = Object.hasOwn(value, row.name) ? value[row.name] : undefined;
        const path = name === "" ? row.name : `${name}.${row.name}`;
        return faultsOf(row.field, inner, { id: `${id}-${row.name}`, name: path, required: row.required });
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

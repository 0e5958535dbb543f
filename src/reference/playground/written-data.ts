// Writes and reads the data of a playground without defaults. For both sides.
import type { Json } from "../../openapi/json.js";
import { DEFAULT_SAMPLE_LANGUAGES } from "../../openapi/samples/sample-languages.js";
import type { SchemaType } from "../../openapi/schema-views.js";
import type { ParameterLocation, ParameterStyle } from "../../openapi/views.js";
import type {
  PlaygroundBody,
  PlaygroundData,
  PlaygroundField,
  PlaygroundParameter,
  PlaygroundPart,
  PlaygroundServer,
} from "./playground-data.js";

/** The data of a page's script tag. */
export function writtenData(data: PlaygroundData): object {
  return changedData(data, withoutUsual);
}

/** The data that a page's script tag holds. */
export function readData(json: string): PlaygroundData {
  return changedData({ ...USUAL, ...JSON.parse(json) }, withUsual);
}

/** A form as a script tag holds it. On pages of schemas, ids are what the names of fields make of them. */
export function writtenField(field: PlaygroundField): object {
  return changedField(field, withoutUsual);
}

/** The form that the script tag of a schema's page holds. */
export function readField(json: string): PlaygroundField {
  return changedField(JSON.parse(json), withUsual);
}

/** Leaves out what is usual, or puts it in. What is left out is not missed until it is put in again. */
type Change = <Value extends object>(value: Value, usual: Members) => Value;

function changedData(data: PlaygroundData, change: Change): PlaygroundData {
  const changed = {
    ...data,
    servers: data.servers.map((server) => change(server, usualServer(server))),
    parameters: data.parameters.map((each) => ({
      ...change(each, usualParameter(each)),
      field: changedField(each.field, change),
    })),
    bodies: data.bodies.map((body) => ({
      ...change(body, usualBody(body)),
      field: body.field && changedField(body.field, change),
      ...(body.examples && { examples: body.examples.map((each) => change(each, usualExample(each))) }),
    })),
  };
  return change(changed, USUAL);
}

function changedField(field: PlaygroundField, change: Change, usualId?: string): PlaygroundField {
  const { part } = field;
  const usual: Pick<PlaygroundField, "id"> = usualField(field, usualId);
  const inside = withInside(field, (each, id) => changedField(each, change, id), field.id ?? usual.id);
  const variants = inside.variants?.map((each, at) => change(each, { label: field.variants?.[at]?.field.type }));
  return {
    ...change(field, usual),
    ...inside,
    ...(variants && { variants }),
    ...(part && { part: change(part, USUAL_PART) }),
  };
}

type MakeField<Made> = (field: PlaygroundField, usualId?: string) => Made;

/** The parts of a field, each made anew. */
export function withInside<Made>({ rows, items, variants }: PlaygroundField, make: MakeField<Made>, id?: string) {
  const below = (end: string) => (id === undefined ? undefined : id + end);
  return {
    ...(rows && { rows: rows.map((row) => ({ ...row, field: make(row.field, below(`-${row.name}`)) })) }),
    ...(items && { items: make(items, id) }),
    ...(variants && {
      variants: variants.map(({ field, label = field.type }) => ({ label, field: make(field, below(`--${label}`)) })),
    }),
  };
}

type Members = Readonly<Record<string, unknown>>;

/** Without the members that have these values. */
function withoutUsual<Value extends object>(value: Value, usual: Members): Value {
  const members = Object.entries(value);
  return Object.fromEntries(members.filter(([name, each]) => !(name in usual) || !isSame(each, usual[name]))) as Value;
}

function withUsual<Value extends object>(value: Value, usual: Members): Value {
  return { ...usual, ...value };
}

/** Whether two values are written alike. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

const USUAL = {
  parameters: [],
  bodies: [],
  base: null,
  security: { optional: false, choices: [] },
  streaming: "never",
  languages: DEFAULT_SAMPLE_LANGUAGES,
  proxy: null,
  credentials: false,
  lock: null,
  operations: null,
  user: null,
  words: {},
} satisfies Partial<PlaygroundData>;

function usualServer({ url }: PlaygroundServer) {
  return { label: url, variables: [] } satisfies Partial<PlaygroundServer>;
}

/** What holds where the description says nothing. */
function usualParameter({ in: place, style }: Pick<PlaygroundParameter, "in"> & { style?: ParameterStyle }) {
  const usual = usualStyle(place);
  return {
    required: place === "path",
    style: usual,
    explode: (style ?? usual) === "form",
    allowReserved: false,
    mediaType: null,
  } satisfies Partial<PlaygroundParameter>;
}

function usualStyle(place: ParameterLocation): ParameterStyle {
  return place === "path" || place === "header" ? "simple" : "form";
}

function usualBody({ value }: PlaygroundBody) {
  return { required: false, encoding: {}, text: textOf(value) } satisfies Partial<PlaygroundBody>;
}

function usualExample({ value }: { readonly value?: Json }) {
  return { text: textOf(value) };
}

function textOf(value: Json | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value, null, 2);
}

function usualField({ type, rows, items, variants, part }: PlaygroundField, usualId?: string) {
  const hasId = usualId !== undefined && Boolean(rows ?? items ?? variants ?? part);
  return {
    types: usualTypes(type.replace(/ \| null$/, "")),
    ...(hasId && { id: usualId }),
  } satisfies Partial<PlaygroundField>;
}

/** Most parts are all of a schema's page. */
const USUAL_PART = { id: "schema" } satisfies Partial<PlaygroundPart>;

/** What words such as `string`, `Pet[]` or `Pet` stand for; a choice of several has no type of its own. */
function usualTypes(words: string): readonly SchemaType[] {
  if (words.endsWith("[]")) return ["array"];
  if (words.includes(" | ")) return [];
  return [SIMPLE_TYPES.find((type) => type === words) ?? "object"];
}

const SIMPLE_TYPES: readonly SchemaType[] = ["string", "integer", "number", "boolean", "file", "null"];

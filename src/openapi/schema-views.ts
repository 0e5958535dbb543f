// The views of schemas and of examples: trees ready to draw. Types only; plain, cloneable data.
import type { Html } from "../model.js";
import type { Json } from "./json.js";

export type SchemaType = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null" | "file";

/** A schema ready to draw. Lists without content are empty; missing values are null. */
export interface SchemaView {
  /** The type in words: `string | null`, `Pet[]`, `map<string, integer>`, `any`. */
  readonly type: string;
  /** For forms: the allowed types except `null`; empty for any. */
  readonly types: readonly SchemaType[];
  readonly nullable: boolean;
  readonly format: string | null;
  /** The component it refers to, or the component of its items, with the address of its page. */
  readonly named: NamedSchema | null;
  /** Plain text. */
  readonly title: string | null;
  readonly description: Html | null;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Short texts such as `> 1`, `at most 5 characters`; patterns are told apart to be shown as code. */
  readonly constraints: readonly ConstraintView[];
  readonly enumValues: readonly EnumValueView[];
  /** `const`, or the value a discriminator fixes; as `{ value }` because the value itself may be null. */
  readonly fixed: { readonly value: Json } | null;
  readonly default: { readonly value: Json } | null;
  /** The schema's `examples` and `example`. */
  readonly examples: readonly Json[];
  readonly prefill: { readonly value: Json } | null;
  readonly externalDocs: ExternalDocsView | null;
  /** Small labels the author or the settings want before and after the name. */
  readonly pills: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** Properties, then patterns, then the row for other keys. */
  readonly rows: readonly RowView[];
  /** `open`: "any other property is allowed"; `closed`: "no other properties"; `unsaid`: the schema does not say. */
  readonly others: "open" | "closed" | "unsaid";
  /** Items of a list, drawn without a level of their own where they have rows. */
  readonly items: SchemaView | null;
  /** Positions of a tuple; `items` then describes what may follow. */
  readonly tuple: readonly SchemaView[];
  /** Selectors. Each is drawn below the rows. */
  readonly choices: readonly ChoiceView[];
  /** `if`, `not`, `dependentRequired` and the like, in words. */
  readonly rules: readonly RuleView[];
  /** The tree ends here, although the schema continues. */
  readonly end: TreeEnd | null;
  /** Numbers and patterns as written, for form inputs. */
  readonly limits: SchemaLimits | null;
  /** File inputs: what to accept, such as `image/png`; null otherwise. */
  readonly accept: string | null;
}

export interface NamedSchema {
  readonly name: string;
  /** Without base path; null where the schema has no page. */
  readonly address: string | null;
}

export interface ConstraintView {
  readonly text: string;
  /** To be shown as code after the text. */
  readonly code: string | null;
}

export interface EnumValueView {
  readonly value: Json;
  /** From `x-enum-varnames`; plain text. */
  readonly name: string | null;
  readonly description: Html | null;
}

export interface RowView {
  /** Anchor on the page: `body-address-city`. */
  readonly id: string;
  /** `pattern`: the name is a regular expression; `rest`: the name is a placeholder for any other key, such as `{locale}`. */
  readonly kind: "property" | "pattern" | "rest";
  readonly name: string;
  readonly required: boolean;
  readonly marks: MarksView | null;
  readonly schema: SchemaView;
}

/** Since which release something is there, and which changed it last; null: none that is known. */
export interface MarksView {
  readonly since: ReleaseView | null;
  readonly changed: ReleaseView | null;
}

export interface ReleaseView {
  /** Null for what is not released yet. */
  readonly label: string | null;
  /** Its entry on the page about changes, without base path; null where there is no such page. */
  readonly address: string | null;
}

export interface ChoiceView {
  /** `one`: exactly one of; `any`: at least one of; `all`: all of (members that could not be merged). */
  readonly mode: "one" | "any" | "all";
  /** The property that distinguishes the variants. */
  readonly discriminator: string | null;
  readonly variants: readonly VariantView[];
}

export interface VariantView {
  readonly id: string;
  /** Discriminator value, else title, else name, else type. Unique among its siblings. */
  readonly label: string;
  readonly schema: SchemaView;
}

export interface RuleView {
  /** `If`, `Then`, `Otherwise`, `Must not be`, `Must contain`, `With "card", also required: "cvc"`. */
  readonly text: string;
  readonly schema: SchemaView | null;
}

export interface TreeEnd {
  /** `recursion`: the schema is already open above; `depth`: cut for size. */
  readonly reason: "recursion" | "depth";
  /** Anchor of the row on this page that shows the schema; null where there is none. */
  readonly anchor: string | null;
  /** Where the rest is; null: no page shows it. */
  readonly load: LoadView | null;
}

/** A page that shows what a tree leaves out, for pages to take it from there. */
export interface LoadView {
  /** The component's name, or the pointer of a nameless schema. */
  readonly name: string;
  /** Without base path. */
  readonly address: string;
  /** Full path of its Markdown twin. */
  readonly twin: string;
  /** Anchor on that page. */
  readonly id: string;
  /** Whether that is the page of a schema above: there the items of a list have the anchor of the list. */
  readonly isAbove: boolean;
  /** Anchor on this page that takes its place. */
  readonly at: string;
  /** Who sends the value. */
  readonly direction: "request" | "response" | "both";
}

export interface SchemaLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface ExternalDocsView {
  /** Only http(s), mailto and site-relative addresses get here. */
  readonly url: string;
  readonly label: string;
}

export interface ExampleView {
  /** Never empty. */
  readonly label: string;
  readonly description: Html | null;
  readonly value: { readonly kind: "json"; readonly value: Json } | WrittenContent;
  readonly origin: "examples" | "example" | "schema" | "default";
}

export type WrittenContent =
  /** Already in the media type's own spelling (`serializedValue`, or a text example of a non-JSON type). */
  | { readonly kind: "text"; readonly text: string }
  /** External: it is linked, never fetched without being asked for. */
  | { readonly kind: "external"; readonly url: string };

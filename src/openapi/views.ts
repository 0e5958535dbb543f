// The views: an operation, webhook, schema or channel made ready to draw. Types only; plain, cloneable data.
import type { ApiTarget, Html } from "../model.js";
import type { Json } from "./json.js";

/** What an API page shows beneath its own body. */
export type ApiView = EndpointView | WebhookView | SchemaPageView | ChannelView;

// ── Operations ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What endpoints, webhooks and callbacks have in common. */
export interface OperationView {
  /** Upper case: `GET`. */
  readonly method: string;
  /** Plain text, never empty, white space folded. */
  readonly title: string;
  readonly description: Html | null;
  readonly deprecated: boolean;
  readonly operationId: string | null;
  readonly externalDocs: ExternalDocsView | null;
  /** In the order to draw: path, query, header, cookie; each place in document order. */
  readonly parameters: readonly ParameterView[];
  readonly body: BodyView | null;
  /** Numbers first, then ranges (`4XX`), then `default`. */
  readonly responses: readonly ResponseView[];
}

export interface EndpointView extends OperationView {
  readonly kind: "endpoint";
  readonly target: ApiTarget;
  /** As the description writes it: `/pets/{id}`. */
  readonly path: string;
  readonly tags: readonly string[];
  /** Empty: the description names no server, so nothing can be sent (simple mode). */
  readonly servers: readonly ServerView[];
  readonly security: SecurityView;
  readonly callbacks: readonly CallbackView[];
  /** The author's own samples (`x-codeSamples`), to be shown before generated ones. */
  readonly codeSamples: readonly CodeSampleView[];
  readonly playground: PlaygroundHints;
}

export interface WebhookView extends OperationView {
  readonly kind: "webhook";
  readonly target: ApiTarget;
  /** The key below `webhooks`. */
  readonly name: string;
}

export interface CallbackView {
  readonly id: string;
  /** The key below `callbacks`. */
  readonly name: string;
  /** The runtime expression or URL, as written: to be shown as code. */
  readonly expression: string;
  readonly operations: readonly (OperationView & { readonly id: string })[];
}

export interface ExternalDocsView {
  /** Only http(s), mailto and site-relative addresses get here. */
  readonly url: string;
  readonly label: string;
}

export interface CodeSampleView {
  /** As written: `bash`, `JavaScript`. */
  readonly language: string;
  /** Never empty: the label, else the language. */
  readonly label: string;
  readonly source: string;
}

/** What the description says about the playground of one operation (`x-svc`); null: nothing said. */
export interface PlaygroundHints {
  readonly display: string | null;
  readonly expand: boolean;
}

// ── Parameters and bodies ────────────────────────────────────────────────────────────────────────────────────────

export type ParameterPlace = "path" | "query" | "header" | "cookie";
export type ParameterStyle = "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";

export interface ParameterView {
  /** Anchor on the page: `query-limit`. */
  readonly id: string;
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: Html | null;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Set where the value is serialised by media type (`content`) and not by style. */
  readonly mediaType: string | null;
  readonly schema: SchemaView;
  /** By precedence: `examples`, `example`, the schema's own; empty where only a generated value is left. */
  readonly examples: readonly ExampleView[];
  /** A path parameter that stands in the path but is nowhere described. */
  readonly undocumented: boolean;
}

export interface BodyView {
  readonly id: string;
  readonly required: boolean;
  readonly description: Html | null;
  readonly media: readonly MediaView[];
}

/** How a media type is edited and shown. */
export type MediaKind = "json" | "xml" | "form" | "multipart" | "text" | "binary" | "events" | "lines";

export interface MediaView {
  readonly id: string;
  /** As written: `application/json`, `*\/*`. */
  readonly type: string;
  readonly kind: MediaKind;
  readonly schema: SchemaView | null;
  /** Pointer (`#/paths/…`) of the schema in the document, for samplers; null where there is no schema. */
  readonly schemaPointer: string | null;
  readonly examples: readonly ExampleView[];
  /** What `encoding` says of the parts of a form, by property name. */
  readonly encoding: readonly EncodingView[];
}

export interface EncodingView {
  readonly name: string;
  /** As written: `image/png, image/jpeg`; null: by the schema. */
  readonly contentType: string | null;
  readonly style: ParameterStyle | null;
  readonly explode: boolean | null;
  readonly allowReserved: boolean;
  readonly headers: readonly HeaderView[];
}

// ── Responses ────────────────────────────────────────────────────────────────────────────────────────────────────

export interface ResponseView {
  readonly id: string;
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly description: Html | null;
  readonly headers: readonly HeaderView[];
  /** Empty: no body. */
  readonly media: readonly MediaView[];
  readonly links: readonly LinkView[];
}

export interface HeaderView {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: Html | null;
  readonly schema: SchemaView;
  readonly examples: readonly ExampleView[];
}

/** An OpenAPI link: what may be called next. */
export interface LinkView {
  readonly name: string;
  readonly description: Html | null;
  /** The operation it names, in words: `GET /orders/{id}`; else what was written. */
  readonly label: string;
  /** Address of the operation's page without base path; null where it has none or is unknown. */
  readonly address: string | null;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly requestBody: string | null;
}

export interface ExampleView {
  /** The key below `examples`, or a made one. Unique among its siblings. */
  readonly key: string;
  /** Never empty. */
  readonly label: string;
  readonly description: Html | null;
  readonly value:
    | { readonly kind: "json"; readonly value: Json }
    /** Already in the media type's own spelling (`serializedValue`, or a text example of a non-JSON type). */
    | { readonly kind: "text"; readonly text: string }
    /** Elsewhere: to be linked, never fetched unasked. */
    | { readonly kind: "external"; readonly url: string };
  readonly origin: "examples" | "example" | "schema" | "default";
}

// ── Servers and security ─────────────────────────────────────────────────────────────────────────────────────────

export interface ServerView {
  /** As written, with `{variables}`; may be relative to the description's own address. */
  readonly url: string;
  /** Plain text for the picker: the description, else the URL. */
  readonly label: string;
  readonly variables: readonly ServerVariableView[];
}

export interface ServerVariableView {
  readonly name: string;
  readonly default: string;
  /** Empty: free text. */
  readonly values: readonly string[];
  readonly description: Html | null;
  /** `x-default`: what to put into the field first. */
  readonly prefill: string | null;
}

/** One of `choices` must be met; each needs all of its schemes. No choices: no authentication. */
export interface SecurityView {
  /** Calls without authentication are allowed too. */
  readonly optional: boolean;
  readonly choices: readonly SecurityChoice[];
}

export interface SecurityChoice {
  /** Scheme names joined with ` & `. */
  readonly label: string;
  readonly schemes: readonly SchemeView[];
}

interface SchemeBase {
  /** Anchor on the page: `auth-key`. */
  readonly id: string;
  /** The key below `securitySchemes`. */
  readonly key: string;
  readonly description: Html | null;
  readonly deprecated: boolean;
  /** `x-default`: what to put into the field first. */
  readonly prefill: string | null;
  /** What this operation asks for, with the description's words for it. */
  readonly scopes: readonly ScopeView[];
}
export interface ScopeView {
  readonly name: string;
  readonly description: string | null;
}

export type SchemeView =
  | (SchemeBase & { readonly kind: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string })
  | (SchemeBase & { readonly kind: "bearer"; readonly format: string | null })
  | (SchemeBase & { readonly kind: "basic" })
  /** Another HTTP scheme: the reader types the whole credentials. */
  | (SchemeBase & { readonly kind: "http"; readonly scheme: string })
  | (SchemeBase & { readonly kind: "oauth2"; readonly flows: readonly OAuthFlowView[] })
  | (SchemeBase & { readonly kind: "openIdConnect"; readonly url: string })
  | (SchemeBase & { readonly kind: "mutualTLS" });

export interface OAuthFlowView {
  readonly kind: "implicit" | "password" | "clientCredentials" | "authorizationCode" | "deviceAuthorization";
  readonly authorizationUrl: string | null;
  readonly tokenUrl: string | null;
  readonly refreshUrl: string | null;
}

// ── Schemas ──────────────────────────────────────────────────────────────────────────────────────────────────────

export type SchemaType = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null" | "file";

/** A schema ready to draw. A list that says nothing is empty; what is not said is null. */
export interface SchemaView {
  /** In words: `string | null`, `Pet[]`, `map<string, integer>`, `any`. */
  readonly type: string;
  /** For forms: the types it may have without `null`; empty: any. */
  readonly types: readonly SchemaType[];
  readonly nullable: boolean;
  readonly format: string | null;
  /** The component it refers to, or whose items it lists, with the address of its page. */
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
  /** `open`: "any other property is allowed"; `closed`: "no other properties"; `unsaid`: nothing to say. */
  readonly others: "open" | "closed" | "unsaid";
  /** Items of a list, to be drawn without a level of their own where they have rows. */
  readonly items: SchemaView | null;
  /** Positions of a tuple; `items` then tells what may follow. */
  readonly tuple: readonly SchemaView[];
  /** Selectors. Each is drawn below the rows. */
  readonly choices: readonly ChoiceView[];
  /** `if`, `not`, `dependentRequired` and the like, said in words. */
  readonly rules: readonly RuleView[];
  /** The tree ends here although the schema goes on. */
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
  /** `pattern`: the name is a regular expression; `rest`: it stands for any other key, such as `{locale}`. */
  readonly kind: "property" | "pattern" | "rest";
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

export interface ChoiceView {
  /** `one`: exactly one of; `any`: at least one of; `all`: all of (members that could not be merged). */
  readonly mode: "one" | "any" | "all";
  /** The property that tells the variants apart. */
  readonly discriminator: string | null;
  readonly variants: readonly VariantView[];
}

export interface VariantView {
  readonly id: string;
  /** Discriminator value, else title, else name, else type. Unique among its siblings. */
  readonly label: string;
  readonly value: string | null;
  readonly schema: SchemaView;
}

export interface RuleView {
  /** `If`, `Then`, `Otherwise`, `Must not be`, `Must contain`, `With "card", also required: "cvc"`. */
  readonly text: string;
  readonly schema: SchemaView | null;
}

export interface TreeEnd {
  /** `recursion`: the schema stands above on this page; `depth`: cut for size. */
  readonly reason: "recursion" | "depth";
  /** Anchor of the row on this page that shows the schema; null where there is none. */
  readonly anchor: string | null;
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

// ── Schema pages ─────────────────────────────────────────────────────────────────────────────────────────────────

export interface SchemaPageView {
  readonly kind: "schema";
  readonly target: ApiTarget;
  readonly name: string;
  readonly title: string;
  readonly description: Html | null;
  readonly deprecated: boolean;
  readonly schema: SchemaView;
  readonly schemaPointer: string;
  readonly examples: readonly ExampleView[];
  readonly usedBy: readonly UsedByView[];
}

export interface UsedByView {
  readonly kind: "endpoint" | "webhook" | "schema" | "channel";
  /** `GET`, or null for schemas. */
  readonly method: string | null;
  /** The path, webhook name or schema name. */
  readonly label: string;
  readonly title: string;
  readonly address: string | null;
}

// ── AsyncAPI ─────────────────────────────────────────────────────────────────────────────────────────────────────

export interface ChannelView {
  readonly kind: "channel";
  readonly target: ApiTarget;
  /** The key below `channels`. */
  readonly name: string;
  /** The channel's `address`, such as `rooms/{id}`; null: not known before run time. */
  readonly address: string | null;
  readonly title: string;
  readonly description: Html | null;
  readonly servers: readonly ChannelServerView[];
  readonly security: SecurityView;
  readonly parameters: readonly ChannelParameterView[];
  readonly bindings: readonly BindingView[];
  readonly operations: readonly ChannelOperationView[];
}

export interface ChannelServerView {
  readonly name: string;
  readonly protocol: string;
  readonly url: string;
  readonly description: Html | null;
  readonly variables: readonly ServerVariableView[];
}

export interface ChannelParameterView {
  readonly id: string;
  readonly name: string;
  readonly description: Html | null;
  readonly default: string | null;
  readonly values: readonly string[];
  readonly examples: readonly string[];
}

/** Protocol details: `ws` → query and header schemas, or plain settings. */
export interface BindingView {
  readonly protocol: string;
  readonly settings: readonly { readonly name: string; readonly value: string }[];
  readonly schemas: readonly { readonly name: string; readonly schema: SchemaView }[];
}

export interface ChannelOperationView {
  readonly id: string;
  /** From the application's side, as the document says it. */
  readonly action: "send" | "receive";
  readonly name: string;
  readonly title: string;
  readonly description: Html | null;
  readonly messages: readonly MessageView[];
  readonly replies: readonly MessageView[];
}

export interface MessageView {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: Html | null;
  readonly contentType: string | null;
  readonly headers: SchemaView | null;
  readonly payload: SchemaView | null;
  readonly payloadPointer: string | null;
  readonly examples: readonly ExampleView[];
}

// ── What the makers of views want to know ────────────────────────────────────────────────────────────────────────

export interface ViewOptions {
  /** Address without base path of the page that shows a target; null where there is none. */
  readonly addressOf: (target: ApiTarget) => string | null;
  /** The site's base path, for links inside descriptions: empty, or such as `/docs`. */
  readonly base: string;
  /** `api.params.post`: schema keys whose values are shown as pills. */
  readonly pillKeys: readonly string[];
}

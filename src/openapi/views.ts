// The views: an operation, webhook, schema or channel made ready to draw. Types only; plain, cloneable data.
import type { ApiTarget, Html } from "../model.js";
import type { SecurityView, ServerView } from "./access-views.js";
import type { ShownMarks } from "./changes/shown-marks.js";
import type { ChannelView } from "./channel-views.js";
import type { OverviewView } from "./overview-views.js";
import type { ExampleView, ExternalDocsView, MarksView, RowView, SchemaView } from "./schema-views.js";
import type { Prose } from "./view/prose.js";

/** What an API page shows below its own body. */
export type ApiView = EndpointView | WebhookView | SchemaPageView | ChannelView | OverviewView;

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
  readonly marks: MarksView | null;
  readonly externalDocs: ExternalDocsView | null;
  /** In the order to draw: path, query, header, cookie; each group in document order. */
  readonly parameters: readonly ParameterView[];
  readonly body: BodyView | null;
  /** Numbers first, then ranges (`4XX`), then `default`. */
  readonly responses: readonly ResponseView[];
}

export interface EndpointView extends OperationView {
  readonly kind: "endpoint";
  /** As the description writes it: `/pets/{id}`. */
  readonly path: string;
  /** Empty where the description names no server, so that nothing can be sent (simple mode). */
  readonly servers: readonly ServerView[];
  readonly security: SecurityView;
  readonly callbacks: readonly CallbackView[];
  /** The author's own samples (`x-codeSamples`), to be shown before generated ones. */
  readonly codeSamples: readonly CodeSampleView[];
  /** The author's own samples of responses, which belong to samples of requests. */
  readonly writtenResponses: readonly WrittenResponseView[];
  /** Whether its playground is open from the start (`x-svc.playground.expand`). */
  readonly opensPlayground: boolean;
}

export interface WebhookView extends OperationView {
  readonly kind: "webhook";
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

export interface CodeSampleView {
  /** The name of the example that it belongs to; null where there is none. */
  readonly example: string | null;
  /** As written: `bash`, `JavaScript`. */
  readonly language: string;
  /** Never empty: the label, else the language. */
  readonly label: string;
  readonly source: string;
}

export interface WrittenResponseView {
  readonly label: string;
  readonly text: string;
}

// ── Parameters and bodies ────────────────────────────────────────────────────────────────────────────────────────

/** `querystring`: the value is the whole query. */
export type ParameterLocation = "path" | "query" | "querystring" | "header" | "cookie";
/** `cookie`: like `form`, without encoding. */
export type ParameterStyle =
  | "matrix"
  | "label"
  | "simple"
  | "form"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject"
  | "cookie";

/** Its id is `query-limit`, its examples are by precedence: `examples`, `example`, the schema's own; none if one has to be made. */
export interface ParameterView extends HeaderView {
  readonly in: ParameterLocation;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Set where the value is serialised by media type (`content`) and not by style. */
  readonly mediaType: string | null;
  /** Pointer of the schema in the document, for samplers. */
  readonly schemaPointer: string;
  /** A path parameter that is in the path but not described anywhere. */
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
  /** `encoding` for the parts of a form, by property name. */
  readonly encoding: readonly EncodingView[];
}

export interface EncodingView {
  readonly name: string;
  /** As written: `image/png, image/jpeg`; null leaves it to the schema. */
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
  /** An error that an operation before it in the description has, too. */
  readonly isRepeated: boolean;
  readonly description: Html | null;
  readonly headers: readonly HeaderView[];
  /** Empty where there is no body. */
  readonly media: readonly MediaView[];
  readonly links: readonly LinkView[];
}

export interface HeaderView extends Omit<RowView, "kind"> {
  readonly deprecated: boolean;
  readonly description: Html | null;
  readonly examples: readonly ExampleView[];
}

/** An OpenAPI link: what can be called next. */
export interface LinkView {
  readonly name: string;
  readonly description: Html | null;
  /** The operation it refers to: `GET /orders/{id}`; else what was written. */
  readonly label: string;
  /** Address of the operation's page without base path; null where it has none or is unknown. */
  readonly address: string | null;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly requestBody: string | null;
}

// ── Schema pages ─────────────────────────────────────────────────────────────────────────────────────────────────

export interface SchemaPageView {
  readonly kind: "schema";
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
  /** `GET`, or null for schemas. */
  readonly method: string | null;
  /** The path, webhook name or schema name. */
  readonly label: string;
  readonly title: string;
  readonly address: string | null;
}

// ── What the makers of views want to know ────────────────────────────────────────────────────────────────────────

/** How what pages say leads on from their copies. */
export interface Copy {
  /** Where an address leads. */
  readonly link: (address: string) => string;
  /** What a description says; empty if there is none. */
  readonly words: (html: Html | null) => string;
}

export interface ViewOptions {
  /** Address without base path of the page for a target; null where there is none. */
  readonly addressOf: (target: ApiTarget) => string | null;
  /** Full path of the Markdown twin of the page at an address. */
  readonly twinOf: (address: string) => string;
  /** How copies of pages say what descriptions say. */
  readonly copy: Copy;
  /** Renders descriptions as HTML. */
  readonly prose: Prose;
  /** `api.params.post`: schema keys whose values are shown as pills. */
  readonly pillKeys: readonly string[];
  /** What releases added and changed; null where none are compared. */
  readonly marks: ShownMarks | null;
}

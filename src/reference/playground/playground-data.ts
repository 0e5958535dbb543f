// Owns the data of a playground, in one script tag of the page. For both sides.

import type { Json } from "../../openapi/json.js";
import type { SchemeShape } from "../../openapi/request/credentials.js";
import type { PropertyEncoding } from "../../openapi/request/serialize-body.js";
import type { Streaming } from "../../openapi/request/streaming.js";
import type { SchemaLimits, SchemaType } from "../../openapi/schema-views.js";
import type { MediaKind, ParameterView } from "../../openapi/views.js";

export interface PlaygroundData {
  readonly method: string;
  readonly path: string;
  readonly servers: readonly PlaygroundServer[];
  /** The base of relative servers; null for the page's own address. */
  readonly base: string | null;
  readonly parameters: readonly PlaygroundParameter[];
  readonly bodies: readonly PlaygroundBody[];
  readonly security: { readonly optional: boolean; readonly choices: readonly PlaygroundChoice[] };
  readonly streaming: Streaming;
  /** Keys of sample languages. */
  readonly languages: readonly string[];
  readonly proxy: string | null;
  readonly credentials: boolean;
  /** Who may send; null for everyone. */
  readonly lock: { readonly user: string | null; readonly groups: readonly string[] } | null;
  /** The file that lists the operations of the API; null where the site has none. */
  readonly operations: string | null;
  /** Where the reader's own values come from; null where there are none. */
  readonly user: string | null;
  /** Words of the page's language that differ from the English ones, which the script has. */
  readonly words: Readonly<Record<string, string>>;
}

export interface PlaygroundServer {
  readonly url: string;
  readonly label: string;
  readonly variables: readonly { readonly name: string; readonly value: string; readonly values: readonly string[] }[];
}

type Sent = "name" | "in" | "required" | "style" | "explode" | "allowReserved" | "mediaType";

export interface PlaygroundParameter extends Pick<ParameterView, Sent> {
  readonly field: PlaygroundField;
  /** The initial value of the field, if it has one. */
  readonly value?: Json;
  /** The author's examples, where there are several. */
  readonly examples?: readonly { readonly label: string; readonly value: Json }[];
}

export interface PlaygroundBody {
  readonly type: string;
  readonly kind: MediaKind;
  readonly required: boolean;
  readonly field: PlaygroundField | null;
  readonly encoding: Readonly<Record<string, PropertyEncoding>>;
  readonly value?: Json;
  /** The body as text, for media types that are edited as text. */
  readonly text: string | null;
  /** The author's examples, where there are several. */
  readonly examples?: readonly FormExample[];
}

/** An example of a body, as the form or its text takes it. */
export interface FormExample {
  readonly label: string;
  /** What a form takes, where there is one. */
  readonly value?: Json;
  readonly text: string;
}

interface PlaygroundChoice {
  readonly label: string;
  readonly schemes: readonly PlaygroundScheme[];
}

export interface PlaygroundScheme {
  /** The key under which the secret is stored. */
  readonly key: string;
  readonly shape: SchemeShape;
  readonly prefill: string | null;
  /** How to request a token from here; missing where it is typed. */
  readonly oauth?: PlaygroundOAuth;
}

export interface PlaygroundOAuth {
  readonly flows: readonly OAuthFlow[];
  /** The scopes of this operation, separated by spaces. */
  readonly scopes: string;
  /** All scopes that there are, where the operation names none. */
  readonly offered?: readonly string[];
  /** The page that providers send readers back to, as a path on the site. */
  readonly redirect: string;
}

export interface OAuthFlow {
  readonly kind: "authorizationCode" | "clientCredentials" | "password" | "implicit" | "openIdConnect";
  /** Absolute; null where the flow needs none or `discoveryUrl` tells. */
  readonly authorizationUrl: string | null;
  readonly tokenUrl: string | null;
  readonly discoveryUrl: string | null;
}

/** A schema reduced to what a form needs. */
export interface PlaygroundField {
  /** The type in words. */
  readonly type: string;
  readonly types: readonly SchemaType[];
  readonly nullable?: boolean;
  readonly format?: string;
  readonly hint?: string;
  /** The label is left out where it is the value as text. */
  readonly values?: readonly { readonly value: Json; readonly label?: string }[];
  readonly fixed?: { readonly value: Json };
  readonly limits?: SchemaLimits;
  readonly accept?: string;
  readonly rows?: readonly PlaygroundRow[];
  readonly items?: PlaygroundField;
  readonly variants?: readonly { readonly label: string; readonly field: PlaygroundField }[];
  /** Where the rows are that the page does not show. */
  readonly part?: PlaygroundPart;
  /** On the page of a schema: the anchor of a field with something inside. */
  readonly id?: string;
  /** On the page of a schema: not part of requests. */
  readonly readOnly?: boolean;
}

/** A form, or a field of one, that the page of a schema holds. */
export interface PlaygroundPart {
  /** Path of the page on the site. */
  readonly to: string;
  readonly id: string;
  /** The field there is a list, and its items are meant. */
  readonly isItem?: boolean;
}

export interface PlaygroundRow {
  readonly name: string;
  /** The name is a placeholder for any key. */
  readonly isRest?: boolean;
  readonly required?: boolean;
  readonly field: PlaygroundField;
}

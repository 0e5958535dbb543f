// Types of server and security views, as plain data.
import type { Html } from "../model.js";

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
  /** Empty for free text. */
  readonly values: readonly string[];
  readonly description: Html | null;
  /** `x-default`: what to put into the field first. */
  readonly prefill: string | null;
}

/** One of `choices` must be met; each needs all of its schemes. Without choices there is no authentication. */
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
  /** The scopes this operation needs, as the description explains them. */
  readonly scopes: readonly ScopeView[];
}
interface ScopeView {
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
  /** What no request carries, but the connection: a certificate, or an account at a broker. */
  | (SchemeBase & { readonly kind: "connection"; readonly way: string });

export interface OAuthFlowView {
  readonly kind: "implicit" | "password" | "clientCredentials" | "authorizationCode" | "deviceAuthorization";
  readonly authorizationUrl: string | null;
  readonly tokenUrl: string | null;
  readonly refreshUrl: string | null;
  /** The names of all its scopes. */
  readonly scopes: readonly string[];
}

// Turns credentials into the header, query or cookie of their security scheme.

import type { SchemeView } from "../access-views.js";
import type { Credential } from "./serialize.js";

/** The part of a scheme that decides where its secret goes, without texts. */
export type SchemeShape =
  | { readonly kind: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string }
  | { readonly kind: "http"; readonly scheme: string }
  | { readonly kind: "bearer" | "basic" | "oauth2" | "openIdConnect" | "connection" };

/** What a reader typed. `basic` uses both fields, all others `value` alone. */
export interface Secret {
  readonly value: string;
  /** `oauth2`: the client that requests the token. */
  readonly username: string;
  readonly password: string;
  /** A token from a provider, which is never kept beyond the session. */
  readonly isGranted?: boolean;
}

/** The credential, or null where nothing was typed or the request carries none. */
export function credentialOf(scheme: SchemeShape, secret: Secret): Credential | null {
  const value = secret.value.trim();
  if (scheme.kind === "basic") {
    if (secret.username === "" && secret.password === "") return null;
    return authorization(`Basic ${base64(`${secret.username}:${secret.password}`)}`);
  }
  if (scheme.kind === "connection" || value === "") return null;
  if (scheme.kind === "apiKey") return { in: scheme.in, name: scheme.name, value };
  if (scheme.kind === "http") return authorization(`${scheme.scheme} ${value}`);
  return authorization(/^bearer /i.test(value) ? value : `Bearer ${value}`);
}

/** The placeholder in samples until a reader types something: never a real-looking secret. */
export function placeholderCredential(shape: SchemeShape, prefill: string | null): Credential | null {
  if (shape.kind === "connection") return null;
  if (shape.kind === "basic") return authorization(`Basic ${base64("<username>:<password>")}`);
  if (shape.kind === "http") return authorization(`${shape.scheme} <credentials>`);
  if (shape.kind !== "apiKey") return authorization(`Bearer ${prefill ?? "<token>"}`);
  return { in: shape.in, name: shape.name, value: prefill ?? (shape.in === "header" ? "<api-key>" : "API_KEY") };
}

/** The shape only, for the browser. */
export function shapeOf(scheme: SchemeView): SchemeShape {
  if (scheme.kind === "apiKey") return { kind: "apiKey", in: scheme.in, name: scheme.name };
  return scheme.kind === "http" ? { kind: "http", scheme: scheme.scheme } : { kind: scheme.kind };
}

function authorization(value: string): Credential {
  return { in: "header", name: "Authorization", value };
}

/** Base64 of UTF-8, in Node and in the browser. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

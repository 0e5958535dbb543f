// Owns a request as plain data, for samples and the playground.

/** A header, a cookie or a credential: text on both sides. */
export interface NamedText {
  readonly name: string;
  readonly value: string;
}

/** A file inside a body. `$file` is the path shown in samples; the playground adds the bytes. */
export interface FileValue {
  readonly $file: string;
  readonly mediaType: string | null;
  readonly blob: Blob | null;
}

/** One part of a multipart body. `mediaType` is null for plain text that needs no type. */
export interface RequestPart {
  readonly name: string;
  readonly value: string | FileValue;
  readonly mediaType: string | null;
}

export type RequestBody =
  | { readonly kind: "text"; readonly mediaType: string; readonly text: string }
  | { readonly kind: "multipart"; readonly parts: readonly RequestPart[] }
  | { readonly kind: "file"; readonly mediaType: string; readonly file: FileValue };

/** A whole request. A text or file body has its `Content-Type` among the headers; a multipart body has none. */
export interface RequestModel {
  /** Upper-case. */
  readonly method: string;
  /** Encoded, ready to send. */
  readonly url: string;
  readonly headers: readonly NamedText[];
  readonly cookies: readonly NamedText[];
  readonly body: RequestBody | null;
  /** The answer comes in pieces that a reader wants to see as they arrive. */
  readonly isStreamed: boolean;
}

/** A file known only by its path, as samples show it. */
export function filePlaceholder(mediaType: string | null, path = "/path/to/file"): FileValue {
  return { $file: path, mediaType, blob: null };
}

/** Distinguishes a file from ordinary JSON in a body's value. */
export function isFileValue(value: unknown): value is FileValue {
  return typeof value === "object" && value !== null && "$file" in value && typeof value.$file === "string";
}

/** The headers as they are sent, with cookies in one header. */
export function wireHeaders({ headers, cookies }: RequestModel): readonly NamedText[] {
  if (cookies.length === 0) return headers;
  return [...headers, { name: "Cookie", value: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") }];
}

/** The user whom the request names; null where it names none, or in characters that clients encode differently. */
export function basicUser({ headers }: RequestModel) {
  const value = headers.find(isAuthorization)?.value;
  const encoded = /^Basic ([\w+/]+=*)$/.exec(value ?? "")?.[1];
  const text = encoded === undefined ? null : decoded(encoded);
  const [, name, password] = /^([ -9;-~]*):([ -~]*)$/.exec(text ?? "") ?? [];
  return name === undefined || password === undefined ? null : { name, password };
}

/** The headers for languages that are told of the user of a request in their own way. */
export function headersBesideUser(request: RequestModel): readonly NamedText[] {
  const headers = wireHeaders(request);
  return basicUser(request) ? headers.filter((header) => !isAuthorization(header)) : headers;
}

/** Methods whose requests many clients refuse to give a body. */
export function isBodiless(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

export function isContentType({ name }: NamedText): boolean {
  return name.toLowerCase() === "content-type";
}

export function isAuthorization({ name }: NamedText): boolean {
  return name.toLowerCase() === "authorization";
}

function decoded(text: string): string | null {
  try {
    return atob(text);
  } catch {
    return null;
  }
}

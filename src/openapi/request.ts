// Owns the request as plain data: what samples are written from and what the playground sends.

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

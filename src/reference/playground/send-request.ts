// Sends a request from the browser, directly or through the site's proxy.
import { isFileValue, type RequestBody, type RequestModel } from "../../openapi/request/request.js";

/** How a request is sent. */
interface Sending {
  /** Address of the proxy; null to send directly. */
  readonly proxy: string | null;
  /** Includes the reader's cookies. */
  readonly credentials: boolean;
  /** Identifies the reader to the proxy; null for none. */
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/** Sends a request. Rejects where no response can be read: unreachable, or forbidden by the browser. */
export function sendRequest(request: RequestModel, { proxy, credentials, token, signal }: Sending): Promise<Response> {
  const headers = new Headers();
  for (const { name, value } of request.headers) headers.append(name, value);
  if (proxy !== null) addTarget(headers, request);
  if (proxy !== null && token !== null) headers.set("X-Docs-Token", token);
  return fetch(proxy ?? request.url, {
    method: request.method,
    headers,
    signal,
    credentials: credentials ? "include" : "same-origin",
    ...(request.body && { body: bodyOf(request.body) }),
  });
}

/** Headers tell the proxy where to go, so that method, headers and body stay as they are. */
function addTarget(headers: Headers, { url, cookies }: RequestModel): void {
  headers.set("X-Docs-Target", url);
  if (cookies.length > 0) headers.set("X-Docs-Cookie", cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
}

function bodyOf(body: RequestBody): BodyInit {
  if (body.kind === "text") return body.text;
  if (body.kind === "file") return body.file.blob ?? "";
  const form = new FormData();
  for (const { name, value, mediaType } of body.parts) {
    if (isFileValue(value)) form.append(name, typed(value.blob ?? new Blob(), mediaType), value.$file);
    else if (mediaType) form.append(name, new Blob([value], { type: mediaType }));
    else form.append(name, value);
  }
  return form;
}

function typed(blob: Blob, mediaType: string | null): Blob {
  return mediaType && blob.type !== mediaType ? blob.slice(0, blob.size, mediaType) : blob;
}

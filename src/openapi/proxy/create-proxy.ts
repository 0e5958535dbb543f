// The playground's proxy: checks target and reader, forwards the request, returns the response.

import { createHmac, timingSafeEqual } from "node:crypto";
import { isOpenTo } from "../../shared/reader-groups.js";
import { type Maybe, member, numberAt, parsedJson, textsAt } from "../json.js";
import { type Permission, type ProxyRules, permission } from "./proxy-rules.js";
import type { ReadUpstream } from "./read-upstream.js";

interface ProxyOptions {
  readonly rules: ProxyRules;
  /** Origins of the documentation that may call the proxy. */
  readonly origins: readonly string[];
  /** Signs readers' tokens; null means that operations limited to groups cannot be called. */
  readonly secret: string | null;
  readonly read: ReadUpstream;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly maxRequestBytes?: number;
}

const MOST_REDIRECTS = 5;

const MOST_BYTES = 10_000_000;

/** Headers that belong to one connection, to the documentation's own site, or to the proxy. */
const NOT_FORWARDED =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|accept-encoding|cookie|origin|referer|forwarded|via|x-forwarded-.*|x-real-ip|x-docs-.*|x-(http-)?method(-override)?|sec-.*)$/i;

const NOT_ANSWERED =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|set-cookie|content-length|content-encoding|content-security-policy.*|access-control-.*|strict-transport-security|clear-site-data|service-worker-allowed|refresh|link)$/i;

/** Answers `<any method>` requests whose header `X-Docs-Target` names the address to call. */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = request.headers.get("origin");
    if (origin !== null && !options.origins.includes(origin))
      return refusal(403, "This site is not allowed to use the proxy.", null);
    if (request.method === "OPTIONS" && request.headers.has("access-control-request-method"))
      return preflight(request, origin);
    const target = request.headers.get("x-docs-target");
    if (target === null || !URL.canParse(target))
      return refusal(400, "The X-Docs-Target header must be a URL.", origin);
    const answer = await forward(request, new URL(target), options);
    return withCors(answer, origin);
  };
}

async function forward(request: Request, first: URL, options: ProxyOptions): Promise<Response> {
  const body = await bodyOf(request, options.maxRequestBytes ?? MOST_BYTES);
  if (body === "too large") return refusal(413, "The request is too large for the proxy.", null);
  let { method } = request;
  let target = first;
  let content: Uint8Array | null = body;
  for (let count = 0; count <= MOST_REDIRECTS; count++) {
    const allowed = permission(options.rules, method, target);
    if (!allowed) return refusal(403, "This request does not match any operation in the API descriptions.", null);
    if (!isOpenFor(allowed, request, options))
      return refusal(401, "You are not in a group that may use this operation.", null);
    const answer = await options.read({ method, target, headers: headersFor(request), body: content });
    if (answer.kind === "failed") return refusal(502, answer.reason, null);
    const next = redirectOf(answer.response, target);
    if (!next) return passOn(answer.response);
    await answer.response.body?.cancel();
    if (next.origin !== first.origin) return refusal(502, "The server redirects to another server.", null);
    target = next;
    if (answer.response.status === 303 || (answer.response.status < 303 && method === "POST")) {
      method = "GET";
      content = null;
    }
  }
  return refusal(502, "The server redirects in a loop.", null);
}

function isOpenFor({ locks }: Permission, request: Request, { secret, now }: ProxyOptions): boolean {
  if (locks.length === 0) return true;
  const own = secret === null ? null : groupsOfToken(request.headers.get("x-docs-token"), secret, now());
  return own !== null && locks.every((groups) => groups.length === 0 || isOpenTo(groups, own));
}

function headersFor(request: Request): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of request.headers) if (!NOT_FORWARDED.test(name)) headers[name] = value;
  const cookie = request.headers.get("x-docs-cookie");
  return cookie === null ? headers : { ...headers, cookie };
}

async function bodyOf(request: Request, limit: number): Promise<Uint8Array | null | "too large"> {
  if (!request.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return "too large";
    chunks.push(chunk);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}

function redirectOf({ status, headers }: Response, base: URL): URL | null {
  const location = headers.get("location");
  const isRedirect = [301, 302, 303, 307, 308].includes(status);
  return isRedirect && location !== null && URL.canParse(location, base) ? new URL(location, base) : null;
}

/** An API's response must not run as a page of the proxy's own site. */
function passOn(response: Response): Response {
  const headers = new Headers();
  for (const [name, value] of response.headers) if (!NOT_ANSWERED.test(name)) headers.append(name, value);
  headers.set("Content-Security-Policy", "sandbox; default-src 'none'");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Cache-Control", "no-store");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function preflight(request: Request, origin: string | null): Response {
  const asked = request.headers.get("access-control-request-headers");
  const headers = {
    "Access-Control-Allow-Methods": "*",
    "Access-Control-Max-Age": "600",
    ...(asked && { "Access-Control-Allow-Headers": asked }),
  };
  const method = request.headers.get("access-control-request-method");
  return withCors(
    new Response(null, {
      status: 204,
      headers: { ...headers, ...(method && { "Access-Control-Allow-Methods": method }) },
    }),
    origin,
  );
}

function refusal(status: number, error: string, origin: string | null): Response {
  return withCors(Response.json({ error }, { status }), origin);
}

function withCors(response: Response, origin: string | null): Response {
  if (origin === null) return response;
  response.headers.set("Access-Control-Allow-Origin", origin);
  response.headers.set("Access-Control-Expose-Headers", "*");
  response.headers.append("Vary", "Origin");
  return response;
}

/** The groups of a valid token; null where it is forged, expired, or no token at all. `now` in milliseconds. */
export function groupsOfToken(token: string | null, secret: string, now: number): readonly string[] | null {
  const [head = "", body = "", signature = "", ...rest] = token?.split(".") ?? [];
  if (signature === "" || rest.length > 0 || secret === "") return null;
  if (!isSigned(`${head}.${body}`, signature, secret) || member(json(head), "alg") !== "HS256") return null;
  const claims = json(body);
  // A token without an expiry would be valid for ever.
  if ((numberAt(claims, "exp") ?? 0) * 1000 <= now) return null;
  return textsAt(claims, "groups");
}

function isSigned(text: string, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function json(part: string): Maybe {
  return parsedJson(Buffer.from(part, "base64url").toString("utf8"));
}

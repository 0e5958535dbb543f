// Fetches a hosted description: one GET with limits, from public addresses only, kept for offline runs.
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { putFile, takeFile } from "../memory/sealed-file.js";
import { isGzip } from "../shared/is-gzip.js";
import { BadRedirect, openPublicUrl, redirectOf } from "./open-public-url.js";
import { PrivateAddressError } from "./private-address.js";

export interface HostedOptions {
  /** Where responses are cached; null for nowhere. */
  readonly cacheFolder: string | null;
  /** No request is made; only cached responses count. */
  readonly isOffline: boolean;
  /** Also read from this machine and its network. */
  readonly allowPrivate: boolean;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Number of tries. */
  readonly tries?: number;
  /** Wait before the second try; it doubles each time. */
  readonly pauseMs?: number;
}

export type Hosted =
  | { readonly kind: "text"; readonly text: string; readonly reason: string | null }
  | { readonly kind: "failed"; readonly reason: string };

const DEFAULTS = { timeoutMs: 15_000, maxBytes: 30_000_000, tries: 3, pauseMs: 400 };
const MOST_REDIRECTS = 5;

/** The text of a description on the web. If the server cannot be reached, the last cached copy is used. */
export async function readHostedDescription(url: string, options: HostedOptions): Promise<Hosted> {
  const file = keptFile(url, options.cacheFolder);
  if (options.isOffline) {
    const text = readKept(file);
    if (text !== null) return { kind: "text", text, reason: null };
    return { kind: "failed", reason: "this run is offline, and there is no cached copy." };
  }
  const answer = await fetchWithRetry(url, { ...DEFAULTS, ...options });
  if (answer.kind === "text") {
    if (file !== null) putFile(file, answer.text);
    return { kind: "text", text: answer.text, reason: null };
  }
  const text = readKept(file);
  return text === null ? { kind: "failed", reason: answer.reason } : { kind: "text", text, reason: answer.reason };
}

type Limits = Required<HostedOptions>;
type Answer =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "redirect"; readonly url: string }
  | { readonly kind: "failed"; readonly reason: string; readonly isFinal: boolean };

async function fetchWithRetry(url: string, limits: Limits): Promise<Exclude<Answer, { kind: "redirect" }>> {
  let last: Exclude<Answer, { kind: "redirect" }> = { kind: "failed", reason: "it was not requested.", isFinal: true };
  for (let count = 0; count < limits.tries; count++) {
    if (count > 0) await new Promise((resolve) => setTimeout(resolve, limits.pauseMs * 2 ** (count - 1)));
    last = await followRedirects(url, limits);
    if (last.kind === "text" || last.isFinal) return last;
  }
  return last;
}

async function followRedirects(url: string, limits: Limits): Promise<Exclude<Answer, { kind: "redirect" }>> {
  let at = url;
  for (let count = 0; count <= MOST_REDIRECTS; count++) {
    const answer = await get(at, limits);
    if (answer.kind !== "redirect") return answer;
    at = answer.url;
  }
  return { kind: "failed", reason: "it redirects in a loop.", isFinal: true };
}

async function get(url: string, limits: Limits): Promise<Answer> {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (!target || !/^https?:$/.test(target.protocol)) return refuse("only http and https URLs are supported.");
  const headers = { accept: "application/json, application/yaml, */*", "user-agent": "docsgen" };
  try {
    const response = await openPublicUrl(target, { ...limits, headers });
    const next = redirectOf(response, target);
    const status = response.statusCode ?? 0;
    if (next || status !== 200) response.destroy();
    if (next) return { kind: "redirect", url: next.href };
    if (status === 200) return await readBody(response, limits);
    const isFinal = status < 500 && status !== 429;
    return { kind: "failed", reason: `the server responded with status ${status}.`, isFinal };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isFinal = error instanceof PrivateAddressError || error instanceof BadRedirect;
    return { kind: "failed", reason: inWords(error), isFinal };
  }
}

async function readBody(response: IncomingMessage, { maxBytes }: Limits): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) return refuse(`it is larger than ${Math.floor(maxBytes / 1_000_000)} MB.`);
  }
  const bytes = Buffer.concat(chunks);
  if (!isGzip(bytes)) return { kind: "text", text: bytes.toString("utf8") };
  try {
    return { kind: "text", text: gunzipSync(bytes, { maxOutputLength: maxBytes }).toString("utf8") };
  } catch {
    return refuse("it cannot be unpacked.");
  }
}

const PRIVATE = "it resolves to a private address. Allow these with --private-hosts.";

function refuse(reason: string): Answer {
  return { kind: "failed", reason, isFinal: true };
}

function inWords(error: Error & { readonly code?: string }): string {
  if (error instanceof PrivateAddressError) return PRIVATE;
  if (error instanceof BadRedirect) return "the server redirects to an invalid URL.";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "the server did not respond in time.";
  if (error.code === "ENOTFOUND" || error.code === "EAI_AGAIN") return "the host was not found.";
  if (error.code === "ECONNREFUSED") return "the server refused the connection.";
  return `the connection failed (${error.code ?? error.message}).`;
}

function keptFile(url: string, folder: string | null): string | null {
  return folder === null ? null : join(folder, `hosted-${createHash("sha256").update(url).digest("hex")}.txt`);
}

/** A missing copy is a miss. */
function readKept(file: string | null): string | null {
  return (file && takeFile(file)?.toString()) ?? null;
}

// Fetches one changed file of a deployed site, within limits.
import type { IncomingMessage } from "node:http";
import { BadRedirect, openPublicUrl, redirectOf } from "../../openapi/open-public-url.js";
import { PrivateAddressError } from "../../openapi/private-address.js";
import { withoutLogin } from "./open-site.js";

/** What a server calls a state of a file. */
export interface FileTag {
  readonly etag: string | null;
  readonly modified: string | null;
}

export interface FetchLimits {
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
}

type FetchedFile =
  | { readonly kind: "file"; readonly body: IncomingMessage; readonly tag: FileTag }
  | { readonly kind: "unchanged" }
  | { readonly kind: "missing" };

/** A file cannot be read. `isLasting`: trying again does not help until somebody changes something. */
export class FileNotRead extends Error {
  constructor(
    message: string,
    readonly isLasting: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "FileNotRead";
  }
}

const MOST_REDIRECTS = 5;

/** @param known the state of the file that is at hand; null: none */
export async function fetchFile(target: URL, known: FileTag | null, limits: FetchLimits): Promise<FetchedFile> {
  let at = target;
  for (let count = 0; count <= MOST_REDIRECTS; count++) {
    const answer = await open(at, known, limits);
    const next = nextAddress(answer, at);
    if (next === null) return toFile(answer, at);
    answer.destroy();
    at = next;
  }
  throw new FileNotRead(`${nameOf(target)} redirects in a loop.`, true);
}

/** The body, as long as it has at most `largest` bytes. */
export async function readBody(body: AsyncIterable<Buffer>, largest: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > largest) throw tooLarge(largest);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

export function tooLarge(largest: number): FileNotRead {
  const limit = Math.floor(largest / 1_000_000);
  return new FileNotRead(`The site's index is larger than ${limit} MB. Raise --site-megabytes.`, true);
}

async function open(at: URL, known: FileTag | null, limits: FetchLimits): Promise<IncomingMessage> {
  const headers = {
    accept: "*/*",
    "accept-encoding": "identity",
    "cache-control": "no-cache",
    "user-agent": "docsgen",
    ...(known?.etag ? { "if-none-match": known.etag } : {}),
    ...(known?.modified && !known.etag ? { "if-modified-since": known.modified } : {}),
  };
  try {
    return await openPublicUrl(at, { headers, ...limits });
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    if (cause instanceof PrivateAddressError)
      throw new FileNotRead(`${nameOf(at)} is at a private address. Allow these with --private-hosts.`, true, {
        cause,
      });
    throw new FileNotRead(`${nameOf(at)} cannot be reached (${reasonOf(cause)}).`, false, { cause });
  }
}

function nextAddress(answer: IncomingMessage, at: URL): URL | null {
  if (answer.statusCode === 304) return null;
  try {
    return redirectOf(answer, at);
  } catch (cause) {
    if (!(cause instanceof BadRedirect)) throw cause;
    throw new FileNotRead(`${nameOf(at)} redirects to an invalid URL.`, true, { cause });
  }
}

function toFile(answer: IncomingMessage, at: URL): FetchedFile {
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200) {
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding === "identity")
      return {
        kind: "file",
        body: answer,
        tag: { etag: headers.etag ?? null, modified: headers["last-modified"] ?? null },
      };
    answer.destroy();
    throw new FileNotRead(`${nameOf(at)} was sent with the encoding ${encoding}, which was not asked for.`, true);
  }
  answer.destroy();
  if (statusCode === 304) return { kind: "unchanged" };
  if (statusCode === 404 || statusCode === 410) return { kind: "missing" };
  const isLasting = statusCode < 500 && statusCode !== 429 && statusCode !== 408;
  throw new FileNotRead(`${nameOf(at)} was answered with status ${statusCode}.`, isLasting);
}

function nameOf(at: URL): string {
  return withoutLogin(at.href);
}

function reasonOf(cause: Error & { readonly code?: string }): string {
  if (cause.name === "TimeoutError" || cause.name === "AbortError") return "no answer in time";
  return cause.code ?? cause.message;
}

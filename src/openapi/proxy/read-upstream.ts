// Calls an API for the proxy: public addresses only, checked after the name is resolved, within limits of time and size.
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { isPrivateTarget, publicLookup } from "../private-address.js";

interface UpstreamRequest {
  readonly method: string;
  readonly target: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

type UpstreamAnswer =
  | { readonly kind: "answer"; readonly response: Response }
  | { readonly kind: "failed"; readonly reason: string };

export type ReadUpstream = (request: UpstreamRequest) => Promise<UpstreamAnswer>;

interface UpstreamLimits {
  /** Until the response begins. */
  readonly timeoutMs: number;
  /** Until it must have ended; streams are cut here. */
  readonly totalMs: number;
  readonly maxBytes: number;
  /** Also calls this machine and its network, for tests and for an API next to the proxy. */
  readonly allowPrivate: boolean;
}

export const UPSTREAM_LIMITS: UpstreamLimits = {
  timeoutMs: 30_000,
  totalMs: 300_000,
  maxBytes: 25_000_000,
  allowPrivate: false,
};

/** A caller with these limits. Redirects are returned: the proxy checks where they lead. */
export function createUpstream(limits: UpstreamLimits = UPSTREAM_LIMITS): ReadUpstream {
  return ({ method, target, headers, body }) => {
    if (!limits.allowPrivate && isPrivateTarget(target)) return Promise.resolve(failed(PRIVATE));
    const send = target.protocol === "https:" ? requestHttps : requestHttp;
    return new Promise((resolve) => {
      const call = send(
        target,
        { method, headers, ...(!limits.allowPrivate && { lookup: publicLookup }) },
        (answer) => {
          clearTimeout(first);
          const total = setTimeout(() => answer.destroy(new Error("The response took too long.")), limits.totalMs);
          answer.on("close", () => clearTimeout(total));
          const status = answer.statusCode ?? 502;
          const isEmpty = status === 204 || status === 304 || method === "HEAD";
          const stream = isEmpty ? null : limited(answer, limits.maxBytes);
          if (isEmpty) answer.resume();
          resolve({
            kind: "answer",
            response: new Response(stream, {
              status,
              statusText: answer.statusMessage ?? "",
              headers: headersOf(answer.rawHeaders),
            }),
          });
        },
      );
      const first = setTimeout(() => call.destroy(new Error("The server did not respond in time.")), limits.timeoutMs);
      call.on("error", (error) => {
        clearTimeout(first);
        resolve(failed(error.message));
      });
      call.end(body);
    });
  };
}

const PRIVATE = "The proxy does not send requests to private addresses.";

function failed(reason: string): UpstreamAnswer {
  return { kind: "failed", reason };
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? "", raw[index + 1] ?? "");
  return headers;
}

/** Streams a response, up to the limit. */
function limited(answer: Readable, maxBytes: number): ReadableStream<Uint8Array> {
  let size = 0;
  const source = answer[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await source.next();
        if (done) return controller.close();
        size += value.length;
        if (size <= maxBytes) return controller.enqueue(value);
        answer.destroy();
        controller.error(new Error("The response is too large for the proxy."));
      } catch (error) {
        controller.error(error);
      }
    },
    cancel() {
      answer.destroy();
    },
  });
}

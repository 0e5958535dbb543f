// Opens an address of the web with one GET, unless it leads to this machine or its network.
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isPrivateTarget, PrivateAddressError, publicLookup } from "./private-address.js";

interface PublicRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Until the answer must have come, its body included. */
  readonly timeoutMs: number;
  /** Also this machine and its network. */
  readonly allowPrivate: boolean;
}

/** The answer as it begins; redirects are answers. Fails with `PrivateAddressError` where the address is not public. */
export function openPublicUrl(target: URL, request: PublicRequest): Promise<IncomingMessage> {
  const { headers, timeoutMs, allowPrivate } = request;
  if (!allowPrivate && isPrivateTarget(target)) return Promise.reject(new PrivateAddressError());
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const call = send(target, { signal, headers, lookup: allowPrivate ? undefined : publicLookup }, resolve);
    call.on("error", reject);
    call.end();
  });
}

/** Where an answer redirects to; null where it does not. Fails where that is no address of the web. */
export function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return null;
  const target = URL.canParse(location, from) ? new URL(location, from) : null;
  if (!target || !/^https?:$/.test(target.protocol)) throw new BadRedirect();
  return target;
}

/** A server redirects to what is no address of the web. */
export class BadRedirect extends Error {
  constructor() {
    super("The server redirects to an invalid URL.");
  }
}

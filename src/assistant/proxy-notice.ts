// Warns about a proxy that is not trusted.
import type { Log } from "./log.js";

interface Watching {
  readonly trustedProxies: number;
  readonly log?: Log;
}

/** Says once that all readers seem to have the address of a proxy. */
export function proxyNotice({ trustedProxies, log }: Watching): (request: Request) => void {
  let isSaid = trustedProxies > 0 || log === undefined;
  return ({ headers }) => {
    if (isSaid || !headers.has("x-forwarded-for")) return;
    isSaid = true;
    const hint =
      "Start with --trust-proxy 1, or set trustProxy to 1, or limits count all readers behind the proxy as one.";
    log?.({ level: "warn", event: "proxy-not-trusted", hint });
  };
}

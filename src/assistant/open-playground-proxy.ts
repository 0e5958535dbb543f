// Opens the playground's proxy for built sites, with the rules of the edition that is served.
import { z } from "zod";
import { createProxy } from "../openapi/proxy/create-proxy.js";
import type { ProxyRules } from "../openapi/proxy/proxy-rules.js";
import { createUpstream } from "../openapi/proxy/read-upstream.js";
import { UsageError } from "../shared/problem.js";
import type { AssistantSite, Sites } from "./assistant-site.js";

/** Answers for one domain; null where no such site is served. */
export type PlaygroundProxy = (domain: string, request: Request) => Promise<Response> | null;

interface PlaygroundProxyOptions {
  readonly sites: Sites;
  /** Domains that are served when the server starts. */
  readonly domains: readonly string[];
  /** Origins that may call besides the sites' own. */
  readonly origins: readonly string[];
  /** What tokens of readers are signed with; null: operations that are for groups stay closed. */
  readonly secret: string | null;
}

const rulesSchema = z.object({
  operations: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      servers: z.array(z.object({ url: z.string(), values: z.record(z.string(), z.array(z.string())) })),
      groups: z.array(z.string()).nullable(),
    }),
  ),
});

type Handler = (request: Request) => Promise<Response>;

/** Fails at once if a site was built without rules: a proxy that refuses everything is useless. */
export function openPlaygroundProxy(options: PlaygroundProxyOptions): PlaygroundProxy {
  const handlers = new WeakMap<AssistantSite, Handler>();
  const handlerOf = (site: AssistantSite): Handler => {
    const handle = handlers.get(site) ?? openHandler(site, options);
    handlers.set(site, handle);
    return handle;
  };
  for (const domain of options.domains) {
    const site = options.sites.get(domain);
    if (site) handlerOf(site);
  }
  return (domain, request) => {
    const site = options.sites.get(domain);
    return site === undefined ? null : Promise.resolve(site).then((served) => handlerOf(served)(request));
  };
}

function openHandler(
  { domain, prefix, proxyRules }: AssistantSite,
  { origins, secret }: PlaygroundProxyOptions,
): Handler {
  const read = rulesSchema.safeParse(proxyRules);
  if (!read.success) throw withoutProxy(domain, read.error);
  const rules: ProxyRules = read.data;
  const own = URL.canParse(prefix) ? [new URL(prefix).origin] : [];
  return createProxy({ rules, origins: [...own, ...origins], secret, read: createUpstream(), now: Date.now });
}

function withoutProxy(domain: string, cause: unknown): UsageError {
  return new UsageError(
    `The site for ${domain} was built without a proxy.`,
    'Set "api.playground.proxy" in docs.json to the URL of the proxy, and rebuild.',
    { cause },
  );
}

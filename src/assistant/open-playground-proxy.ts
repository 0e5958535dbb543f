// Opens the playground's proxy for built sites: their rules are read from the builds, and again when a build changes.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { createProxy } from "../openapi/proxy/create-proxy.js";
import type { ProxyRules } from "../openapi/proxy/proxy-rules.js";
import { createUpstream } from "../openapi/proxy/read-upstream.js";
import { UsageError } from "../shared/problem.js";

/** Answers for one domain; null where no such site is served. */
export type PlaygroundProxy = (domain: string, request: Request) => Promise<Response> | null;

export interface PlaygroundProxyOptions {
  /** The folder of the build of each domain. */
  readonly folders: ReadonlyMap<string, string>;
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
const siteSchema = z.object({ url: z.string().nullish() });

type Handler = (request: Request) => Promise<Response>;

/** Fails at once if a site was built without rules: a proxy that refuses everything is useless. */
export async function openPlaygroundProxy(options: PlaygroundProxyOptions): Promise<PlaygroundProxy> {
  const handlers = new Map<string, { readonly mark: number; readonly handle: Handler }>();
  const current = async (domain: string, dist: string): Promise<Handler> => {
    const mark = (await stat(rulesFile(dist))).mtimeMs;
    const known = handlers.get(domain);
    if (known?.mark === mark) return known.handle;
    const handle = await openHandler(dist, options);
    handlers.set(domain, { mark, handle });
    return handle;
  };
  for (const [domain, dist] of options.folders)
    await current(domain, dist).catch((cause: unknown) => missing(domain, cause));
  return (domain, request) => {
    const dist = options.folders.get(domain);
    return dist === undefined ? null : current(domain, dist).then((handle) => handle(request));
  };
}

async function openHandler(dist: string, { origins, secret }: PlaygroundProxyOptions): Promise<Handler> {
  const rules: ProxyRules = rulesSchema.parse(await readJson(rulesFile(dist)));
  const { url } = siteSchema.parse(await readJson(join(dist, "_docsgen", "site.json")));
  const own = url && URL.canParse(url) ? [new URL(url).origin] : [];
  return createProxy({ rules, origins: [...own, ...origins], secret, read: createUpstream(), now: Date.now });
}

function rulesFile(dist: string): string {
  return join(dist, "_docsgen", "playground-proxy.json");
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

function missing(domain: string, cause: unknown): never {
  throw new UsageError(
    `The site for ${domain} was built without a proxy.`,
    'Set "api.playground.proxy" in docs.json to the URL of the proxy, and rebuild.',
    { cause },
  );
}

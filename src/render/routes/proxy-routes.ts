// Writes where the playground's proxy may go, for sites that name one.
import type { Route } from "../../model.js";
import type { Site } from "../../site/site.js";

/** The rules next to the site, for `serve-assistant --playground-proxy`. */
export function proxyRoutes(site: Site): Route[] {
  if (typeof site.config.api.playground.proxy !== "string") return [];
  return [{ kind: "made", file: "_docsgen/playground-proxy.json", make: () => proxyFile(site) }];
}

/** Loaded on demand: making views of descriptions is half of docsgen. */
async function proxyFile(site: Site): Promise<string> {
  const { proxyRules } = await import("./proxy-rules.js");
  return JSON.stringify(proxyRules(site));
}

// Writes where the playground's proxy may go, for sites that name one.
import type { Route } from "../model.js";
import { proxyOperation } from "../openapi/proxy/proxy-operation.js";
import type { ProxyRules } from "../openapi/proxy/proxy-rules.js";
import { createViewer, type Viewer } from "../openapi/view/viewer.js";
import type { Site } from "../site/site.js";

/** The rules beside the site; `serve-assistant --playground-proxy` reads them. */
export function proxyRoutes(site: Site): Route[] {
  if (typeof site.config.api.playground.proxy !== "string") return [];
  return [{ kind: "made", file: "_docsgen/playground-proxy.json", make: () => JSON.stringify(proxyRules(site)) }];
}

function proxyRules(site: Site): ProxyRules {
  const viewers = new Map<string, Viewer>();
  const operations = [...site.pages.values()].map(({ target, matter }) => {
    const description = target && site.descriptions.get(target.description);
    if (!description) return null;
    const viewer =
      viewers.get(description.id) ?? createViewer(description, { addressOf: () => null, base: "", pillKeys: [] });
    viewers.set(description.id, viewer);
    const isLocked = (matter.playground ?? site.config.api.playground.display) === "auth";
    return proxyOperation(target, viewer, isLocked ? (matter.groups ?? []) : null);
  });
  return { operations: operations.filter((each) => each !== null) };
}

// Makes the rules of the playground's proxy from the operations that the site's pages show.
import { proxyOperation } from "../../openapi/proxy/proxy-operation.js";
import type { ProxyRules } from "../../openapi/proxy/proxy-rules.js";
import { BARE, createViewer, type Viewer } from "../../openapi/view/viewer.js";
import type { Site } from "../../site/site.js";

export function proxyRules(site: Site): ProxyRules {
  const viewers = new Map<string, Viewer>();
  const operations = [...site.pages.values()].map(({ target, matter }) => {
    const description = target && site.descriptions.get(target.description);
    if (!description) return null;
    const viewer = viewers.get(description.id) ?? createViewer(description, BARE);
    viewers.set(description.id, viewer);
    const isLocked = (matter.playground ?? site.config.api.playground.display) === "auth";
    return proxyOperation(target, viewer, isLocked ? (matter.groups ?? []) : null);
  });
  return { operations: operations.filter((each) => each !== null) };
}

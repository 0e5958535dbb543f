// Makes the rules of the playground's proxy from the operations that the site's pages show.

import { oncePerKey } from "../../layout/once-per-key.js";
import type { Description } from "../../openapi/description.js";
import { type ProxyRules, proxyOperation } from "../../openapi/proxy/proxy-rules.js";
import { BARE, createViewer } from "../../openapi/view/viewer.js";
import type { Site } from "../../site/site.js";

export function proxyRules(site: Site): ProxyRules {
  const viewerOf = oncePerKey(
    (description: Description) => createViewer(description, BARE),
    ({ id }) => id,
  );
  const operations = [...site.pages.values()].map(({ target, matter }) => {
    const description = target && site.descriptions.get(target.description);
    if (!description) return null;
    const isLocked = (matter.playground ?? site.config.api.playground.display) === "auth";
    return proxyOperation(target, viewerOf(description), isLocked ? (matter.groups ?? []) : null);
  });
  return { operations: operations.filter((each) => each !== null) };
}

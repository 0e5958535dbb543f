// Lists the operations of each API for the playground, so that readers go from one to another in it.
import type { Route } from "../../model.js";
import type { ListedOperation } from "../../reference/playground/operations/operation-list.js";
import type { Site } from "../../site/site.js";
import { isHidden } from "../../site/visibility.js";
import { operationsFile } from "../document/reference-settings.js";

/** A file for each description, loaded when a reader asks for other operations. */
export function operationRoutes(site: Site): Route[] {
  return [...site.descriptions.keys()].map((id) => ({
    kind: "made",
    file: operationsFile(id),
    make: () => JSON.stringify(operationsOf(id, site)),
  }));
}

function operationsOf(id: string, site: Site): ListedOperation[] {
  return [...site.pages.values()].flatMap((page): ListedOperation[] => {
    const { target, title, address } = page;
    if (target?.kind !== "endpoint" || target.description !== id) return [];
    if (!site.trails.has(page.path) || isHidden(page, site)) return [];
    return [[target.method, target.path, title, site.address.base + address]];
  });
}

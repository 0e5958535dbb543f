// Finds the pages that entries about changes lead to.
import type { ApiTarget, Page } from "../../model.js";
import type { ChangeLinks } from "../../openapi/diff/write-changes.js";
import { pathShape } from "../../openapi/operations.js";
import { nearestAddresses } from "../../openapi/pages/nearest-addresses.js";

/** Links of a page to the operations and schemas of its description. */
export function linksFrom({ address, target }: Page, pages: Iterable<Page>): ChangeLinks {
  const own = [...pages].flatMap((page): (readonly [ApiTarget, string])[] =>
    page.target?.description === target?.description && page.target ? [[page.target, page.address]] : [],
  );
  const near = nearestAddresses(own);
  const root = near.rootOf(address);
  const operations = new Map<string, string>();
  const schemas = new Map<string, string>();
  for (const [each] of own) {
    const found = near.addressOf(each, root);
    if (found === null) continue;
    if (each.kind === "endpoint") operations.set(pathShape(`${each.method} ${each.path}`), found);
    else if (each.kind === "webhook") operations.set(`${each.name} (webhook)`, found);
    else if (each.kind === "schema") schemas.set(each.name, found);
  }
  return {
    operation: (name) => operations.get(pathShape(name)) ?? null,
    schema: (name) => schemas.get(name) ?? null,
  };
}

// Leads links that descriptions wrote for other tools (`#operation/addPet`, `#tag/pet`) to the pages of this site.
import type { ApiTarget } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import { once } from "../../shared/once.js";
import type { Description } from "../description.js";
import { textAt, textsAt } from "../json.js";
import { type AnyOperation, isHiddenOperation, listOperations, targetOf } from "../operations.js";
import { createResolver } from "../resolve.js";

/** The address of the page that such a link means; null for any other address, and for what the description does not name. */
export function toolLinks(
  description: Description,
  addressOf: (target: ApiTarget) => string | null,
): (address: string) => string | null {
  const operations = once(() => {
    const all = listOperations(description.document, createResolver(description.document));
    return all.filter((each) => !isHiddenOperation(each));
  });
  return (address) => {
    const target = address.startsWith("#") ? targetOfHash(decodePath(address.slice(1)), description, operations) : null;
    return target && addressOf(target);
  };
}

/** `operation/addPet`, `tag/pet`, `tag/pet/operation/addPet`, `tag/pet/POST/pets`, `/operations/addPet`, `/pet/addPet`, `schema/Pet`. */
function targetOfHash(
  hash: string,
  description: Description,
  operations: () => readonly AnyOperation[],
): ApiTarget | null {
  const parts = hash.split("/").filter(Boolean);
  const [kind = "", name = ""] = parts;
  if (parts.length < 2) return null;
  const id = parts.at(-1) ?? "";
  if (SCHEMAS.includes(kind) || hash.startsWith("/components/schemas/"))
    return { kind: "schema", description: description.id, name: id };
  const found =
    operations().find(({ value }) => textAt(value, "operationId") === id) ??
    byPath(parts.slice(2), operations()) ??
    (kind === "tag" && parts.length === 2 ? firstOfTag(name, operations()) : undefined);
  return found ? targetOf(description.id, found) : null;
}

const SCHEMAS = ["schema", "schemas", "model", "models"];

/** `POST/pets/{id}`, and `paths/~1pets~1{id}/post`. */
function byPath(parts: readonly string[], operations: readonly AnyOperation[]): AnyOperation | undefined {
  const [first = "", second = "", third = ""] = parts;
  const [method, path] =
    first === "paths"
      ? [third, second.replaceAll("~1", "/").replaceAll("~0", "~")]
      : [first, `/${parts.slice(1).join("/")}`];
  return operations.find((each) => each.name === path && each.method === method.toUpperCase());
}

/** A tag has no page of its own: its first operation opens its group. */
function firstOfTag(name: string, operations: readonly AnyOperation[]): AnyOperation | undefined {
  return operations.find(({ value }) => textsAt(value, "tags").some((tag) => plain(tag) === plain(name)));
}

/** Tools spell spaces of tags as `-` or `_`, and `&` as `and`. */
function plain(tag: string): string {
  return tag
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[\s_-]+/g, "-");
}

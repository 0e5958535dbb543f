// Names a part of an API in words, for messages.

import { METHODS, OTHERS, QUERY } from "../operations.js";
import type { Path } from "../pointer.js";

const SILENT = new Set(["content", "properties", "components", "schemas"]);

/** `GET /pets/{id} > responses > 200 > application/json > schema`. */
export function inWords(path: Path): string {
  const [first, name, third] = path;
  if (first === undefined || name === undefined) return "the description itself";
  if (first === "paths" && third === OTHERS && path[3] !== undefined)
    return [`${path[3]} ${name}`, ...spoken(path.slice(4))].join(" > ");
  if (first === "paths" && third !== undefined && (METHODS.has(third) || third === QUERY))
    return [`${third.toUpperCase()} ${name}`, ...spoken(path.slice(3))].join(" > ");
  if (first === "paths") return [name, ...spoken(path.slice(2))].join(" > ");
  if (first === "webhooks") return [`webhook ${name}`, ...spoken(path.slice(2))].join(" > ");
  if (first === "components" && third !== undefined)
    return [`${singular(name)} ${third}`, ...spoken(path.slice(3))].join(" > ");
  return path.join(" > ");
}

function spoken(path: Path): string[] {
  return path.filter((key) => !SILENT.has(key));
}

function singular(section: string): string {
  if (section === "requestBodies") return "request body";
  const words = section.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.replace(/s$/, "");
}

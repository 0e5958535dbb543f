// Plans the pages of schemas that pages of a description lead to.
import type { ApiTarget, PagePath } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import type { Description } from "../description.js";
import { isPointer, pointerInWords } from "../parts/large-parts.js";
import { reachedParts } from "../parts/reached-parts.js";
import type { GeneratedPage } from "./generated-page.js";
import { schemaSummary } from "./page-summary.js";
import { isUsable, scriptSlug } from "./slug.js";

export interface SchemaPlan {
  /** Folder of the description's pages without slashes at the ends. */
  readonly directory: string;
  /** What the pages of the description show. */
  readonly targets: readonly ApiTarget[];
  /** Paths of pages in lower case; grows. */
  readonly taken: Set<string>;
}

/** Readers find a schema below the operations that use it. */
const BOOST = 0.3;

/** A page for each schema that has something to open and that no page is about yet. */
export function schemaPages(description: Description, { directory, targets, taken }: SchemaPlan): GeneratedPage[] {
  const own = new Set(targets.flatMap((target) => (target.kind === "schema" ? target.name : [])));
  const names = reachedParts(description, targets).filter((name) => !own.has(name));
  return names.map((name) => ({
    path: freePath([directory, "schemas"].filter((part) => part !== "").join("/"), name, taken),
    target: { kind: "schema", description: description.id, name },
    ...schemaSummary(description, name),
    groups: [],
    isHidden: true,
    content: null,
    metadata: isPointer(name) ? { noindex: true } : { boost: BOOST },
    aliases: [],
    problem: null,
  }));
}

function freePath(folder: string, name: string, taken: Set<string>): PagePath {
  const words = scriptSlug(isPointer(name) ? pointerInWords(name) : name);
  const first = isUsable(words) ? words : `schema${words === "" ? "" : `-${words}`}`;
  let path = `${folder}/${first}`;
  for (let count = 2; taken.has(path); count++) path = `${folder}/${first}-${count}`;
  taken.add(path);
  return pagePath(path);
}

// Compares the content of bodies, responses, headers and parameters: a schema per media type.

import { entriesAt, member } from "../json.js";
import { below } from "../pointer.js";
import type { OpenedObject } from "../resolve.js";
import { type At, atDetail, into, noteUnpaired } from "./collect-changes.js";
import { byName, type Located, type Pair, type Side } from "./comparison.js";
import { code } from "./said.js";
import { diffSchemas } from "./schema/diff-schemas.js";

export function diffContent({ before, after }: Pair<OpenedObject>, at: At): void {
  const [olds, news] = [mediaOf(at.before, before), mediaOf(at.after, after)];
  const pairs = byName(olds, news, ({ type }) => type.toLowerCase().replace(/\s/g, ""));
  noteUnpaired(pairs, {
    at: ({ type }) => atDetail(at, code(type)),
    removed: "media-type-removed",
    added: "media-type-added",
  });
  // The type is named where there is more than one.
  const isAlone = olds.length === 1 && news.length === 1;
  for (const pair of pairs.both) {
    const inside = isAlone ? at : into(at, code(pair.after.type));
    const parts = (key: string) => ({ before: partOf(pair.before, key), after: partOf(pair.after, key) });
    const schemas = parts("schema");
    diffSchemas({ before: orAnything(schemas.before), after: orAnything(schemas.after) }, inside);
    diffSchemas(parts("itemSchema"), inside);
  }
}

interface Media extends OpenedObject {
  readonly type: string;
}

function mediaOf({ resolver }: Side, { value, pointer }: OpenedObject): Media[] {
  return entriesAt(value, "content").flatMap(([type, media]) => {
    const opened = resolver.open(media, below(pointer, "content", type));
    return opened ? [{ type, ...opened }] : [];
  });
}

function partOf({ value, pointer }: OpenedObject, key: string): Located {
  return { value: member(value, key), pointer: below(pointer, key) };
}

/** The schema of a header or parameter. */
export function schemaIn(holder: OpenedObject): Located {
  return partOf(holder, "schema");
}

/** A media type without a schema holds whatever there is. */
function orAnything({ value, pointer }: Located): Located {
  return { value: value ?? {}, pointer };
}

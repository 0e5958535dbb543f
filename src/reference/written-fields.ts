// Reads the parameter fields of a drawn article. A body field inside another one is part of it.
import { decodeEntities } from "../content/parse/decode-entities.js";
import type { Html } from "../model.js";

export interface WrittenField {
  readonly location: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly inner: readonly WrittenField[];
}

interface OpenField {
  readonly location: string;
  readonly inner: WrittenField[];
  /** The number of enclosing elements. */
  readonly depth: number;
}

/** Our own field component drew them: each starts with its location, and its head has its name. */
export function readWrittenFields(html: Html): WrittenField[] {
  const fields: WrittenField[] = [];
  const open: OpenField[] = [];
  let depth = 0;
  for (const part of html.split(/(?=<div[^>]* data-location=")/)) {
    const location = /^<div[^>]* data-location="(\w+)"/.exec(part)?.[1];
    if (location) {
      const inner: WrittenField[] = [];
      const parent = open.at(-1);
      const holder = parent?.location === "body" && location === "body" ? parent.inner : fields;
      holder.push({ location, ...readHead(part), inner });
      open.push({ location, inner, depth });
    }
    for (const [, slash] of part.matchAll(/<(\/?)div\b/g)) {
      depth += slash ? -1 : 1;
      if (open.at(-1)?.depth === depth) open.pop();
    }
  }
  return fields;
}

function readHead(part: string): Pick<WrittenField, "name" | "type" | "isRequired"> {
  const head = part.split('class="field-content')[0] ?? "";
  const name = /data-component-part="field-name">([^<]*)</.exec(head)?.[1] ?? "";
  const type = /class="field-type"[^>]*>([^<]*)</.exec(head)?.[1] ?? "";
  return {
    name: decodeEntities(name),
    type: decodeEntities(type),
    isRequired: head.includes('class="field-required"'),
  };
}

// What tests make views with that ask for nothing special.

import { markdownParser } from "../../src/content/parse/parse-markdown.js";
import { createProse } from "../../src/openapi/view/prose.js";
import { createCopy } from "../../src/openapi/view/schema-markdown.js";
import type { ViewOptions } from "../../src/openapi/views.js";

const parse = await markdownParser("native");

/** Descriptions as a site at this base path has them. */
export const proseAt = (base: string) =>
  createProse((address) => (/^\/(?!\/)/.test(address) ? base + address : address), parse);

/** Of a site without pages. */
export const viewOptions: ViewOptions = {
  addressOf: () => null,
  twinOf: (address) => `${address}.md`,
  prose: proseAt(""),
  copy: createCopy((address) => address),
  pillKeys: [],
  marks: null,
};

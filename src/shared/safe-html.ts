// Owns which HTML is safe: in API descriptions, and in Markdown of untrusted authors.
import { defaultSchema } from "rehype-sanitize";

/** Script and style are removed with their text; ids would clash with those of the page. */
export const SAFE_HTML = {
  ...defaultSchema,
  strip: ["script", "style", "template", "noscript", "title"],
  attributes: {
    ...defaultSchema.attributes,
    "*": (defaultSchema.attributes?.["*"] ?? []).filter((name) => name !== "id"),
  },
};

// Owns which HTML is harmless: what descriptions of APIs may hold, and Markdown pages whose authors are not trusted.
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

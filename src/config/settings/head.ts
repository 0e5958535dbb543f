// Owns `head`: tags that the owner of a site adds to the head of its pages.
import * as z from "zod";
import { escapeHtml, voidTag } from "../../shared/write-html.js";
import { settings, text } from "./shapes.js";

const tag = settings({
  tag: text.regex(/^[a-z][\w-]*$/i, { error: 'must be the name of a tag, such as "meta"' }),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  content: z.string().default(""),
}).transform(({ tag: name, attributes, content }) => {
  const opening = voidTag(name, attributes).replace(/\/>$/, ">");
  if (VOID.includes(name.toLowerCase())) return opening;
  const isCode = name === "script" || name === "style";
  return `${opening}${isCode ? content.replaceAll("</", "<\\/") : escapeHtml(content)}</${name}>`;
});

const VOID: readonly string[] = ["base", "link", "meta"];

/** As HTML. */
export const head = z
  .union([
    z.string(),
    settings({ raw: z.string() }).transform(({ raw }) => raw),
    z.array(z.union([z.string(), tag])).transform((tags) => tags.join("")),
  ])
  .default("")
  .describe("HTML for the head of every page: `{ raw }`, or a list of HTML texts and `{ tag, attributes }`.");

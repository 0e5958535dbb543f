// Makes ids from the titles of parts that are anchors, for authors who gave none.
import { letterPattern } from "../shared/letter-pattern.js";

/** Lower-case words joined by `-`; letters of every script stay. */
export function slugOf(title: string): string {
  const slug = between.replace(title.trim().toLowerCase(), "-").replace(/^-+|-+$/g, "");
  return slug === "" ? "section" : slug;
}

const between = letterPattern(String.raw`[^\p{L}\p{N}_]+`);

/** A parameter's name in kebab case, with the humps of `userId` opened. */
export function paramSlug(name: string): string {
  return slugOf(name.replace(/([a-z0-9])([A-Z])/g, "$1-$2"));
}

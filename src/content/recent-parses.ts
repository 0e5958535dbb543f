// Keeps the trees of the bodies that were parsed last: versions of a page come one after another, and mostly say the same.
import { type ParsedPage, parsePage } from "./parse.js";

/** More than a page has versions and translations. */
const RECENT = 16;

/** Parses as `parsePage` does, for one run: the options but for the file's are the same each time. */
export function recentParses(): typeof parsePage {
  const recent = new Map<string, ParsedPage>();
  return async (body, options) => {
    const key = `${options.format} ${body}`;
    const known = recent.get(key);
    if (known) return known;
    const parsed = await parsePage(body, options);
    if (parsed.trouble) return parsed; // It names the file.
    recent.set(key, parsed);
    const [oldest] = recent.keys();
    if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest);
    return parsed;
  };
}

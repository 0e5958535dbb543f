// Reads the `href` of a navigation element.
import { problem } from "../shared/problem.js";
import type { JsonObject } from "./json/places.js";
import { hrefFault } from "./link-and-icon.js";
import type { NavReading } from "./read-holder.js";
import { describe } from "./setting-problems.js";

/** Links under `global` may be relative paths; everywhere they are read from the root. */
interface HrefRule {
  readonly isGlobal: boolean;
}

/** The target, or null where none is written or it cannot be used. */
export function readHref(item: JsonObject, { isGlobal }: HrefRule, { places, report }: NavReading): string | null {
  const href = item["href"];
  if (href === undefined) return null;
  const place = places.ofValue(item, "href");
  if (typeof href !== "string") {
    report(problem("invalid-href", place, `"href" must be a URL or a path in quotes, not ${describe(href)}.`));
    return null;
  }
  const fault = hrefFault(href);
  if (!fault) return href;
  const isPath = /^(?:\.{0,2}\/)?[^\s:]+$/.test(href);
  const asPath = `/${href.replace(/^(?:\.{1,2}\/)+/, "")}`;
  if (isGlobal && isPath) return asPath;
  report(
    problem(
      "invalid-href",
      place,
      `"href": "${href}" ${fault}.`,
      isPath ? `Write "${asPath}" for a page of this site.` : null,
    ),
  );
  return isPath ? asPath : null;
}

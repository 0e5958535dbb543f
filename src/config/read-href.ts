// Reads the `href` of a navigation element.
import { problem, warning } from "../shared/problem.js";
import type { JsonObject } from "./json/places.js";
import { hrefFault } from "./link-and-icon.js";
import type { NavReading } from "./read-holder.js";
import { describe } from "./setting-problems.js";

interface HrefRule {
  /** Links under `global` may be relative paths; everywhere they are read from the root. */
  readonly isGlobal: boolean;
  /** The children of an element take the place of a target that cannot be used: nothing is lost. */
  readonly hasChildren: boolean;
}

/** The target, or null where none is written or it cannot be used. */
export function readHref(item: JsonObject, rule: HrefRule, { places, report }: NavReading): string | null {
  const { isGlobal, hasChildren } = rule;
  const href = item["href"];
  if (href === undefined) return null;
  const place = places.ofValue(item, "href");
  if (typeof href !== "string") {
    report(problem("invalid-href", place, `"href" must be a URL or a path in quotes, not ${describe(href)}.`));
    return null;
  }
  const fault = hrefFault(href);
  if (!fault) return href;
  const isOtherSite = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(href) && !/\.(?:mdx?|html?)$/i.test(href);
  const isPath = /^(?:\.{0,2}\/)?[^\s:]+$/.test(href);
  const asPath = `/${href.replace(/^(?:\.{1,2}\/)+/, "")}`;
  if (isGlobal && isPath) return asPath;
  const what = `"href": "${href}" ${fault}`;
  if (hasChildren) {
    report(warning("invalid-href", place, `${what}; its children are shown instead.`, 'Remove "href".'));
    return null;
  }
  if (isOtherSite && !isGlobal) {
    report(problem("invalid-href", place, `${what}.`, `To link to another site, write "https://${href}".`));
    return `https://${href}`;
  }
  const hint = isPath ? `To link to a page of this site, write "${asPath}".` : null;
  report(problem("invalid-href", place, `${what}.`, hint));
  return isPath ? asPath : null;
}

// Asks the addresses of external links whether they still answer.

import type { LinkFact } from "../../model.js";
import { BadRedirect, openPublicUrl, redirectOf } from "../../openapi/open-public-url.js";
import { PrivateAddressError } from "../../openapi/private-address.js";
import { fewAtOnce } from "../../shared/once.js";
import { type Problem, warning } from "../../shared/problem.js";
import type { SiteOptions } from "../site.js";
import type { LinkedPage } from "./check-links.js";

/** Addresses asked at the same time, and milliseconds until an answer must have come. */
const CONCURRENCY = 8;
const TIMEOUT = 10_000;

const MOST_REDIRECTS = 10;

/** One warning per address that does not answer, at the first place that links to it. */
export async function checkExternal(
  drawn: readonly LinkedPage[],
  { offline, privateHosts }: Pick<SiteOptions, "offline" | "privateHosts">,
): Promise<Problem[]> {
  const first = new Map<string, LinkFact>();
  for (const { links } of drawn) {
    for (const link of links().links) {
      const url = link.target.split("#")[0] ?? "";
      if (/^https?:\/\//i.test(url) && !first.has(url)) first.set(url, link);
    }
  }
  if (offline) return [warning("offline", null, `${first.size} external links were not checked because of --offline.`)];
  const inTurn = fewAtOnce(CONCURRENCY);
  const problems = Array.from(first, async ([url, { place }]) => {
    const trouble = await inTurn(() => ask(url, privateHosts));
    const what = `The external link ${url} does not work (${trouble}).`;
    return trouble === null ? null : warning("dead-external-link", place, what);
  });
  return (await Promise.all(problems)).filter((each) => each !== null);
}

/** What is wrong with an address, or null. Servers that refuse programs (401, 403, 429) count as alive. */
async function ask(url: string, allowPrivate: boolean): Promise<string | null> {
  const request = { headers: { "user-agent": "docsgen-link-check" }, timeoutMs: TIMEOUT, allowPrivate };
  try {
    let target = new URL(url);
    for (let count = 0; count <= MOST_REDIRECTS; count++) {
      const response = await openPublicUrl(target, request);
      response.destroy();
      const { statusCode: status = 0 } = response;
      const next = redirectOf(response, target);
      if (!next) return status === 404 || status === 410 || status >= 500 ? `status ${status}` : null;
      target = next;
    }
    return "redirects in a loop";
  } catch (error) {
    if (error instanceof PrivateAddressError) return "private address, allow these with --private-hosts";
    if (error instanceof BadRedirect) return "redirects to an invalid URL";
    return error instanceof Error && error.name === "TimeoutError" ? "timed out" : "unreachable";
  }
}

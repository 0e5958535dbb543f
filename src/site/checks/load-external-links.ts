// Asks the addresses of external links whether they still answer.

import type { LinkFact } from "../../model.js";
import { type Problem, warning } from "../../shared/problem.js";
import type { LinkedPage } from "./check-links.js";

/** Addresses asked at the same time, and milliseconds until an answer must have come. */
const CONCURRENCY = 8;
const TIMEOUT = 10_000;

/** One warning per address that does not answer, at the first place that links to it. */
export async function checkExternal(
  drawn: readonly LinkedPage[],
  { offline }: { offline: boolean },
): Promise<Problem[]> {
  const first = new Map<string, LinkFact>();
  for (const { links } of drawn) {
    for (const link of links().links) {
      const url = link.target.split("#")[0] ?? "";
      if (/^https?:\/\//i.test(url) && !first.has(url)) first.set(url, link);
    }
  }
  if (offline) return [warning("offline", null, `${first.size} external links were not checked because of --offline.`)];
  const problems: Problem[] = [];
  const waiting = first.entries();
  const worker = async () => {
    for (const [url, link] of waiting) {
      const trouble = await ask(url);
      if (trouble)
        problems.push(
          warning("dead-external-link", link.place, `The external link ${url} does not work (${trouble}).`),
        );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return problems;
}

/** What is wrong with an address, or null. Servers that refuse programs (401, 403, 429) count as alive. */
async function ask(url: string): Promise<string | null> {
  try {
    const headers = { "user-agent": "docsgen-link-check" };
    const response = await fetch(url, {
      method: "GET",
      headers,
      redirect: "follow",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    return response.status === 404 || response.status === 410 || response.status >= 500
      ? `status ${response.status}`
      : null;
  } catch (error) {
    return error instanceof Error ? (error.name === "TimeoutError" ? "timed out" : "unreachable") : "unreachable";
  }
}

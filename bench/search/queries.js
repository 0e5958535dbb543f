// The questions of the speed benchmarks.
import { readFileSync } from "node:fs";

const usual = [
  "how do I configure authentication",
  "custom domain",
  "install the cli",
  "api key rotation",
  "deploy to production",
  "openapi reference page",
  "what is the difference between a group and a tab",
  "redirects",
  "search settings in docs.json",
  "dark mode logo",
  "git branch preview",
  "analytics dashboard",
  "componets",
  "autentication",
  "how to add images to a page",
  "webhook",
  "rate limit error",
  "version dropdown navigation",
  "code block with line highlighting",
  "assistant",
];

/** Queries of a question set, or our own. */
export function readQueries(file) {
  if (file === null) return usual;
  return JSON.parse(readFileSync(file, "utf8")).queries.map(({ query }) => query);
}

/** The value that so many percent stay below. */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
}

// Keeps the chosen server and its variables for all pages of the site that offer the same servers.

import { keep, recall } from "../../../components/browser-memory.js";
import { parsedJson } from "../../../openapi/json.js";

interface KeptServer {
  readonly url: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export function keepServer(urls: readonly string[], server: KeptServer): void {
  keep(keyOf(urls), JSON.stringify(server));
}

export function keptServer(urls: readonly string[]): KeptServer | null {
  return (parsedJson(recall(keyOf(urls)) ?? "") as KeptServer | undefined) ?? null;
}

function keyOf(urls: readonly string[]): string {
  return `docs-server:${urls.join(" ")}`;
}

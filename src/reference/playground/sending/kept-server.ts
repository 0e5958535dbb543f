// Keeps the chosen server and its variables for all pages of the site.
import type { PlaygroundData } from "../playground-data.js";
import type { PlaygroundState } from "../playground-state.js";

/** Puts the kept choice into the state, where this page has that server. */
export function recallServer(data: PlaygroundData, state: PlaygroundState): void {
  const kept = readKept(data);
  const index = data.servers.findIndex(({ url }) => url === kept?.url);
  const variables = state.variables[index];
  if (!kept || !variables) return;
  state.server = index;
  for (const name of Object.keys(variables)) {
    const value = Object.hasOwn(kept.variables, name) ? kept.variables[name] : undefined;
    if (typeof value === "string") variables[name] = value;
  }
}

export function keepServer(data: PlaygroundData, state: PlaygroundState): void {
  const url = data.servers[state.server]?.url;
  if (url === undefined) return;
  try {
    localStorage.setItem(keyOf(data), JSON.stringify({ url, variables: state.variables[state.server] ?? {} }));
  } catch {
    // Storage may be forbidden.
  }
}

function keyOf({ servers }: PlaygroundData): string {
  return `docs-server:${servers.map(({ url }) => url).join(" ")}`;
}

function readKept(data: PlaygroundData): { url: string; variables: Record<string, unknown> } | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(data)) ?? "null");
  } catch {
    return null;
  }
}

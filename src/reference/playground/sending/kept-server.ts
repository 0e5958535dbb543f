// Keeps the chosen server and its variables for all pages of the site that offer the same servers.

interface KeptServer {
  readonly url: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export function keepServer(urls: readonly string[], server: KeptServer): void {
  try {
    localStorage.setItem(keyOf(urls), JSON.stringify(server));
  } catch {
    // Storage may be forbidden.
  }
}

export function keptServer(urls: readonly string[]): KeptServer | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(urls)) ?? "null");
  } catch {
    return null;
  }
}

function keyOf(urls: readonly string[]): string {
  return `docs-server:${urls.join(" ")}`;
}

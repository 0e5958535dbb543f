// Resolves the address of a server.

/** A relative server is resolved against the description's address. */
export function absoluteServer(url: string, descriptionUrl: string | null): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith("{")) return url;
  if (descriptionUrl === null) return url.startsWith("//") ? `https:${url}` : `{baseUrl}/${url.replace(/^\/+/, "")}`;
  return URL.canParse(url, descriptionUrl) ? decodeBraces(new URL(url, descriptionUrl).href) : url;
}

function decodeBraces(url: string): string {
  return url.replaceAll("%7B", "{").replaceAll("%7D", "}");
}

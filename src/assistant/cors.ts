// Lets pages of other sites call the assistant: keys are public, so any origin may, unless the operator names some.

/** Adds what a browser asks for to a response, errors included: without it a page sees only "failed to fetch". */
export function allowOrigin(response: Response, origin: string | null, allowed: readonly string[] | null): Response {
  const { headers } = response;
  if (allowed === null) headers.set("access-control-allow-origin", "*");
  else {
    headers.append("vary", "Origin");
    if (origin === null || !allowed.includes(origin)) return response;
    headers.set("access-control-allow-origin", origin);
  }
  headers.set("access-control-expose-headers", "X-Thread-Id, Retry-After, RateLimit, RateLimit-Policy, Mcp-Session-Id");
  return response;
}

/** Answers a preflight, which carries no key. `User-Agent` is named because some chat clients set it. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "POST, GET, DELETE, OPTIONS",
      "access-control-allow-headers":
        "Authorization, Content-Type, User-Agent, Accept, Mcp-Session-Id, Mcp-Protocol-Version, Last-Event-ID",
      "access-control-max-age": "86400",
    },
  });
}

// Compresses what a server of a benchmark sends.

/** As hosts send texts. */
export function compressed(handler) {
  return async (request) => {
    const response = await handler(request);
    const isText = /text|script|json|yaml|svg/.test(response.headers.get("content-type") ?? "");
    if (!isText || !response.body || response.headers.has("content-encoding")) return response;
    const headers = new Headers(response.headers);
    headers.set("content-encoding", "gzip");
    headers.delete("content-length");
    return new Response(response.body.pipeThrough(new CompressionStream("gzip")), { status: response.status, headers });
  };
}

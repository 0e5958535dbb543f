// Answers with the part of a file that was asked for: without it a browser cannot wind a video, and Safari plays none.

type Handler = (request: Request) => Promise<Response>;

/** Wraps a handler. Browsers never ask for several ranges at once; such requests get the whole file, as the standard allows. */
export function takeRange(handler: Handler): Handler {
  return async (request) => {
    const response = await handler(request);
    if (response.status !== 200) return response;
    const { headers } = response;
    headers.set("accept-ranges", "bytes");
    const asked = /^bytes=(?!-$)(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "");
    if (request.method !== "GET" || !asked) return response;
    const bytes = await response.arrayBuffer();
    const range = rangeOf(asked[1] ?? "", asked[2] ?? "", bytes.byteLength);
    if (range === null) {
      return new Response(null, { status: 416, headers: { "content-range": `bytes */${bytes.byteLength}` } });
    }
    headers.set("content-range", `bytes ${range.first}-${range.last}/${bytes.byteLength}`);
    return new Response(bytes.slice(range.first, range.last + 1), { status: 206, headers });
  };
}

/** Without a first byte the last so many are meant; null where the file has none of what was asked for. */
function rangeOf(from: string, to: string, size: number): { readonly first: number; readonly last: number } | null {
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? null : { first, last };
}

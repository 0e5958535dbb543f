// Wraps handlers as hosts do: texts are compressed, so that a preview measures what readers load, and parts of files sent alone.

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

const TEXT = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest|xml|wasm|[\w.-]+\+(?:json|xml)))/;
/** Below this a compressed answer is no smaller. */
const WORTH_IT = 1000;

/** Wraps a handler; a request that does not accept gzip gets the answer as it is. */
export function compress(handler: Handler): Handler {
  return async (request) => {
    const response = await handler(request);
    // A part of a file is a part of what it was, not of what it would be packed.
    if (response.status === 206) return response;
    const accepts = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
    if (!accepts || request.method !== "GET" || !TEXT.test(response.headers.get("content-type") ?? "")) return response;
    const bytes = await response.arrayBuffer();
    const { status, headers } = response;
    if (bytes.byteLength < WORTH_IT) return new Response(bytes, { status, headers });
    headers.set("content-encoding", "gzip");
    headers.delete("accept-ranges");
    headers.append("vary", "accept-encoding");
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
    return new Response(packed, { status, headers });
  };
}

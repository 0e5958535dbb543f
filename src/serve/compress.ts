// Compresses text responses as a host does, so that a preview measures what readers load.

const TEXT = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest|xml|wasm|[\w.-]+\+(?:json|xml)))/;
/** Below this a compressed answer is no smaller. */
const WORTH_IT = 1000;

/** Wraps a handler; a request that does not accept gzip gets the answer as it is. */
export function compress(handler: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
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

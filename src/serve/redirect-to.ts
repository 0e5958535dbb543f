// Answers a request for an old address with the new one.
import { completeCodes } from "../shared/encode-path.js";

/** @param search the query of the request, which the new address gets, too */
export function redirectTo(destination: string, search: string, permanent: boolean): Response {
  const [address = "", ...hash] = completeCodes(destination).split("#");
  const query = address.includes("?") ? search.replace("?", "&") : search;
  const location = [address + query, ...hash].join("#");
  return new Response(null, { status: permanent ? 308 : 307, headers: { location } });
}

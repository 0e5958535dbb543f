// Reads the JSON body out of a request that an author wrote for cURL.
import type { Json } from "../json.js";

/** The value of `-d` or one of its longer names, between single quotes as a shell reads them. */
const DATA = /(?:^|\s)(?:-d|--data(?:-raw|-binary|-ascii)?|--json)(?:\s+|=)'((?:[^']|'\\'')*)'(?=\s|$)/;

/** The body as a value; undefined where the command sends none, or none that is JSON. */
export function bodyOfCurl(command: string): Json | undefined {
  const text = DATA.exec(command)?.[1];
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replaceAll("'\\''", "'"));
  } catch {
    return undefined;
  }
}

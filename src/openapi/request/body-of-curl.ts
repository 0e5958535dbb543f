// Reads the JSON body out of a request that an author wrote for cURL.
import { type Maybe, parsedJson } from "../json.js";

/** The value of `-d` or one of its longer names, between single quotes as a shell reads them. */
const DATA = /(?:^|\s)(?:-d|--data(?:-raw|-binary|-ascii)?|--json)(?:\s+|=)'((?:[^']|'\\'')*)'(?=\s|$)/;

/** The body as a value; undefined where the command sends none, or none that is JSON. */
export function bodyOfCurl(command: string): Maybe {
  const text = DATA.exec(command)?.[1];
  return text === undefined ? undefined : parsedJson(text.replaceAll("'\\''", "'"));
}

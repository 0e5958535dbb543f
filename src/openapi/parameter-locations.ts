// THE table of parameter locations, in the order of pages, with their headings.
import type { ParameterLocation } from "./views.js";

/** The interface word of each place. */
export const LOCATION_TITLES = {
  path: "pathParameters",
  query: "queryParameters",
  querystring: "queryParameters",
  header: "headerParameters",
  cookie: "cookieParameters",
} as const satisfies Readonly<Record<ParameterLocation, string>>;

export const PARAMETER_LOCATIONS: readonly ParameterLocation[] = ["path", "query", "querystring", "header", "cookie"];

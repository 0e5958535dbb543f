// Makes the page that OAuth providers send readers back to. It tells the playground what it was told, and closes.
import { hashSource } from "../../layout/head/policy/find-sources.js";
import type { Html, Route } from "../../model.js";
import type { Description } from "../../openapi/description.js";
import { entriesAt, isObject, member, textAt } from "../../openapi/json.js";
import type { Site } from "../../site/site.js";
import { OAUTH_PAGE } from "../document/reference-settings.js";

/** The code or token is removed from the address before anything else can read it; only pages of this site hear the channel. */
const SCRIPT = `
const answer = location.hash.length > 1 ? location.hash : location.search;
history.replaceState(null, "", location.pathname);
new BroadcastChannel("docs-oauth").postMessage(answer);
setTimeout(() => close(), 300);
`;

/** Nothing but that script runs, whatever the address says. */
function drawPage(): Html {
  const policy = `default-src 'none';script-src ${hashSource(SCRIPT)}`;
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>OAuth</title>
<script>${SCRIPT}</script>
`;
}

/** Only where a description has a scheme with a sign-in. */
export function oauthRoutes({ descriptions }: Site): Route[] {
  if (![...descriptions.values()].some(hasSignIn)) return [];
  return [{ kind: "made", file: OAUTH_PAGE, make: drawPage }];
}

function hasSignIn({ document }: Description): boolean {
  const components = member(document, "components");
  return entriesAt(components, "securitySchemes").some(
    ([, scheme]) => isObject(scheme) && /^(oauth2|openIdConnect)$/.test(textAt(scheme, "type") ?? ""),
  );
}

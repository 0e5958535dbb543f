// Draws redirect pages for hosts that do not read `_redirects`.
import { render } from "preact-render-to-string";
import type { Html } from "../model.js";
import { refreshTo } from "../serve/redirects.js";
import { hashSource } from "./head/policy/find-sources.js";

/** Browsers lose the query and the anchor of a link on the way. The destination keeps its own, as with `_redirects`. */
const HAND_ON = `{let{search,hash}=location,to=new URL(document.querySelector("link").href);if(search||hash){if(search)to.search+=to.search?search.replace("?","&"):search;to.hash||=hash;location.replace(to)}}`;
const POLICY = `default-src 'none';script-src ${hashSource(HAND_ON)}`;

/** `target` is an address with base path, or a URL. */
export function drawRedirect(target: string): Html {
  return `<!doctype html>${render(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <title>{`Moved to ${target}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={target} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script. */}
        <script dangerouslySetInnerHTML={{ __html: HAND_ON }} />
        <meta http-equiv="refresh" content={refreshTo(target)} />
      </head>
      <body>
        <p>
          This page has moved to <a href={target}>{target}</a>.
        </p>
      </body>
    </html>,
  )}`;
}

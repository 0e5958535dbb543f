// Draws the page that stands at an old address and leads to the new one, for hosts that do not read `_redirects`.
import { render } from "preact-render-to-string";
import type { Html } from "../model.js";

/** `target` is an address with base path, or a URL. */
export function drawRedirect(target: string): Html {
  return `<!doctype html>${render(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'" />
        <title>{`Moved to ${target}`}</title>
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content={`0; url=${target}`} />
        <link rel="canonical" href={target} />
      </head>
      <body>
        <p>
          This page has moved to <a href={target}>{target}</a>.
        </p>
      </body>
    </html>,
  )}`;
}

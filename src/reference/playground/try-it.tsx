// Draws the way into the playground: a button, with the operation's data next to it.
import { useDraw } from "../../components/draw-context.js";
import type { Resolver } from "../../openapi/resolve.js";
import type { EndpointView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import { type ReferenceSettings, useSettings } from "../reference-settings.js";
import { scriptJson } from "../script-json.js";
import { connectSources } from "./connect-sources.js";
import { makePlaygroundData } from "./make-playground-data.js";
import { writtenData } from "./written-data.js";

/** Methods that browsers do not let pages send. */
const FORBIDDEN: ReadonlySet<string> = new Set(["TRACE", "CONNECT"]);

interface TryItProps {
  readonly view: EndpointView;
  readonly resolver: Resolver;
}

export function TryIt({ view, resolver }: TryItProps) {
  const { ui, link } = useDraw();
  const settings = useSettings();
  if (!isInteractive(view, settings)) return null;
  const data = makePlaygroundData(view, { settings, resolver, ui, link });
  const json = scriptJson(writtenData(data));
  return (
    <docs-playground
      class="playground"
      data-expand={view.playground.expand ? "" : undefined}
      data-connects={connectSources(data).join(" ") || undefined}
    >
      <button type="button" class="tryit-button" data-action="open" aria-haspopup="dialog">
        {ui.tryIt}
      </button>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any "<". */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </docs-playground>
  );
}

/** Says why an endpoint cannot be tried. */
export function MethodNotice({ method }: { method: string }) {
  const { ui } = useDraw();
  return FORBIDDEN.has(method) ? <p class="api-note">{fillIn(ui.methodNotice, { method })}</p> : null;
}

/** Without a server nothing can be sent: only method and path are known. */
function isInteractive(view: EndpointView, { display }: ReferenceSettings): boolean {
  return (display === "interactive" || display === "auth") && view.servers.length > 0 && !FORBIDDEN.has(view.method);
}

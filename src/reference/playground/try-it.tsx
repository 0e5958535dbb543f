// Draws the way into the playground: a button, with the operation's data next to it.
import { useDraw } from "../../components/draw-context.js";
import { fillServer } from "../../openapi/request/serialize.js";
import type { Resolver } from "../../openapi/resolve.js";
import type { EndpointView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import { originSource } from "../../shared/policy/sources.js";
import { absoluteServer } from "../absolute-server.js";
import { type ReferenceSettings, useSettings } from "../reference-settings.js";
import { ScriptJson } from "../script-json.js";
import { makePlaygroundData } from "./make-playground-data.js";
import type { PlaygroundData, PlaygroundServer } from "./playground-data.js";
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
  return (
    <docs-playground
      class="playground"
      data-expand={view.opensPlayground ? "" : undefined}
      data-connects={connectSources(data).join(" ") || undefined}
    >
      <button type="button" class="tryit-button" data-action="open" aria-haspopup="dialog">
        {ui.tryIt}
      </button>
      <ScriptJson data={writtenData(data)} />
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

/** Servers or proxy, sign-in, and the address that knows the reader. Addresses of the site itself need no source. */
export function connectSources(data: PlaygroundData): readonly string[] {
  const { servers, proxy, base, security, user } = data;
  const targets = proxy === null ? servers.flatMap((server) => serverSources(server, base)) : [originSource(proxy)];
  const flows = security.choices.flatMap(({ schemes }) => schemes.flatMap(({ oauth }) => oauth?.flows ?? []));
  const signIn = flows.flatMap(({ tokenUrl, discoveryUrl }) =>
    // The provider's own document says where the tokens are: anywhere.
    discoveryUrl === null ? [originSource(tokenUrl ?? "")] : ["https:"],
  );
  const all = [...targets, ...signIn, originSource(user ?? "")];
  return [...new Set(all.flatMap((source) => source ?? []))];
}

/** Most values of variables that are written out. */
const MOST_VALUES = 20;

function serverSources({ url, variables }: PlaygroundServer, base: string | null): (string | null)[] {
  const written = absoluteServer(url, base);
  const [, scheme = "https", host = ""] = /^([a-z][a-z\d+.-]*|\{[^}]*\})(?::\/\/([^/?#]*))?/i.exec(written) ?? [];
  const open = variables.filter(({ name }) => `${scheme} ${host}`.includes(`{${name}}`));
  if (open.length === 0) return [originSource(written)];
  const [variable] = open;
  if (open.length === 1 && variable && variable.values.length > 0 && variable.values.length <= MOST_VALUES)
    return variable.values.map((value) => originSource(fillServer(written, { [variable.name]: value })));
  // The scheme may come with a host: `{apiRoot}/v1`. A source of `http` takes `https`, too.
  const values = open.flatMap((each) => [each.value, ...each.values]);
  const isPlain = values.some((value) => /^http(?=:|$)/.test(value));
  return [anyHost(isPlain ? "http" : scheme, host)];
}

/** Readers type a part of the host: `https://{tenant}.example.com` is any name below `example.com`. */
function anyHost(scheme: string, host: string): string {
  const fixed = /^[^.]*\{[^}]*\}[^.]*\.([\w-]+(?:\.[\w-]+)+)(:\d+)?$/.exec(host);
  const isPlain = /^https?$/i.test(scheme);
  if (fixed && isPlain) return `${scheme.toLowerCase()}://*.${fixed[1]}${fixed[2] ?? ""}`;
  const port = /^([\w.-]+):\{[^}]*\}$/.exec(host);
  if (port && isPlain) return `${scheme.toLowerCase()}://${port[1]}:*`;
  return isPlain ? `${scheme.toLowerCase()}:` : "https:";
}

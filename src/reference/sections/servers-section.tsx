// Draws servers with the variables in their addresses: as a section, or as a menu in the path of an endpoint.
import { useDraw } from "../../components/draw-context.js";
import type { ServerVariableView, ServerView } from "../../openapi/access-views.js";
import { sampleServer } from "../../openapi/samples/sample-request.js";
import { absoluteServer } from "../absolute-server.js";
import { Prose } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { valueText } from "../schema/value-text.js";
import { Section } from "../section.js";

export function ServersSection({ servers }: { servers: readonly ServerView[] }) {
  const { ui } = useDraw();
  if (servers.length === 0) return null;
  return (
    <Section id="servers" title={servers.length > 1 ? ui.servers : ui.server}>
      <ul class="api-servers">
        {servers.map((server) => (
          <li class="api-server">
            <ServerName server={server} />
            <ServerVariables variables={server.variables} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The server in the path of an endpoint; a menu where there is more to say of it, or another to call. */
export function ServerSwitch({ servers }: { servers: readonly ServerView[] }) {
  const { ui, uniqueId } = useDraw();
  const { showServer, descriptionUrl } = useSettings();
  const [first] = servers;
  if (!first) return null;
  const shown = withoutSlash(first.url);
  if (servers.length === 1 && first.variables.length === 0 && first.label === first.url)
    return showServer ? <span class="api-path-server">{shown}</span> : null;
  const id = uniqueId("servers");
  return (
    <details id={id} class="api-switch">
      <summary class="api-switch-button" aria-label={`${ui.server}: ${shown}`}>
        <span class="api-path-server">{shown}</span>
      </summary>
      <ul class="api-servers">
        {servers.map((server, index) => (
          <li class="api-server">
            {servers.length > 1 ? (
              <label>
                <input
                  type="radio"
                  name={id}
                  value={server.url}
                  checked={index === 0}
                  autocomplete="off"
                  data-base={withoutSlash(sampleServer(server, (url) => absoluteServer(url, descriptionUrl)))}
                />
                <ServerName server={server} />
              </label>
            ) : (
              <ServerName server={server} />
            )}
            <ServerVariables variables={server.variables} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ServerName({ server: { url, label } }: { server: ServerView }) {
  return (
    <>
      <code>{url}</code>
      {label !== url && <span class="api-server-label">{label}</span>}
    </>
  );
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}

/** The values for the variables of a server's address. */
export function ServerVariables({ variables }: { variables: readonly ServerVariableView[] }) {
  if (variables.length === 0) return null;
  return (
    <ul class="api-variables">
      {variables.map((variable) => (
        <Variable variable={variable} />
      ))}
    </ul>
  );
}

function Variable({ variable }: { variable: ServerVariableView }) {
  const { ui } = useDraw();
  const { name, default: standard, values, description } = variable;
  return (
    <li>
      <code>{`{${name}}`}</code>{" "}
      <span class="field-fact">
        <span class="field-fact-name">{ui.default}</span> <code>{valueText(standard)}</code>
      </span>{" "}
      {values.length > 0 && (
        <span class="field-fact">
          <span class="field-fact-name">{ui.allowedValues}</span>
          {values.flatMap((value) => [" ", <code>{value}</code>])}
        </span>
      )}
      <Prose html={description} />
    </li>
  );
}

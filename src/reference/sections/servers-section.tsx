// Draws the servers of an operation with the variables in their addresses.
import { useDraw } from "../../components/draw-context.js";
import type { ServerVariableView, ServerView } from "../../openapi/views.js";
import { Prose } from "../prose.js";
import { valueText } from "../schema/value-text.js";
import { Section } from "../section.js";

/** The endpoint already shows a single server without variables. */
interface ServersSectionProps {
  readonly servers: readonly ServerView[];
  /** Also where nothing is to be chosen. */
  readonly isAlways?: boolean;
}

export function ServersSection({ servers, isAlways = false }: ServersSectionProps) {
  const { ui } = useDraw();
  const [only] = servers;
  if (!only || (!isAlways && servers.length === 1 && only.variables.length === 0 && only.label === only.url))
    return null;
  return (
    <Section id="servers" title={servers.length > 1 ? ui.servers : ui.server}>
      <ul class="api-servers">
        {servers.map((server) => (
          <li key={server.url} class="api-server">
            <code>{server.url}</code>
            {server.label !== server.url && <span class="api-server-label">{server.label}</span>}
            <ServerVariables variables={server.variables} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The values for the variables of a server's address. */
export function ServerVariables({ variables }: { variables: readonly ServerVariableView[] }) {
  if (variables.length === 0) return null;
  return (
    <ul class="api-variables">
      {variables.map((variable) => (
        <Variable key={variable.name} variable={variable} />
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
          <span class="field-fact-name">{ui.allowedValues}</span>{" "}
          {values.map((value) => (
            <code key={value}>{value}</code>
          ))}
        </span>
      )}
      <Prose html={description} />
    </li>
  );
}

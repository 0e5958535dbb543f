// Makes the server form: choice and variables.
import { element, labelled, picker, playSection, refill, select } from "./element.js";
import type { PlaygroundData } from "./playground-data.js";
import type { PlaygroundState } from "./playground-state.js";
import { keepServer, keptServer } from "./sending/kept-server.js";
import type { Session } from "./session.js";

/** Puts the kept choice into the state, if this page has that server. */
export function recallServer({ servers }: PlaygroundData, state: PlaygroundState): void {
  const urls = servers.map(({ url }) => url);
  const kept = keptServer(urls);
  const index = urls.indexOf(kept?.url ?? "");
  const variables = state.variables[index];
  if (!kept || !variables) return;
  state.server = index;
  for (const name of Object.keys(variables)) {
    const value = Object.hasOwn(kept.variables, name) ? kept.variables[name] : undefined;
    if (typeof value === "string") variables[name] = value;
  }
}

function keep({ servers }: PlaygroundData, { server, variables }: PlaygroundState): void {
  const url = servers[server]?.url;
  if (url === undefined) return;
  keepServer(
    servers.map((each) => each.url),
    { url, variables: variables[server] ?? {} },
  );
}

/** The section, or null where there is nothing to choose. */
export function serverForm(session: Session): HTMLElement | null {
  const { data, state, word } = session;
  if (data.servers.length < 2 && !data.servers.some(({ variables }) => variables.length > 0)) return null;
  const fields = element("div", {});
  const draw = () => refill(fields, ...variableInputs(session));
  const menu = picker(
    { "aria-label": word("server") },
    {
      labels: data.servers.map(({ url, label }) => (label === url ? url : `${label} – ${url}`)),
      chosen: state.server,
      onPick: (index) => {
        state.server = index;
        draw();
        keep(data, state);
        session.changed();
      },
    },
  );
  draw();
  const single = element("code", { class: "play-url" }, data.servers[0]?.url ?? "");
  return playSection(word("server"), data.servers.length > 1 ? menu : single, fields);
}

function variableInputs({ data, state, changed }: Session): HTMLElement[] {
  const values = state.variables[state.server] ?? {};
  return (data.servers[state.server]?.variables ?? []).map((variable) => {
    const { name } = variable;
    const current = values[name] ?? variable.value;
    const control =
      variable.values.length > 0
        ? select(
            {},
            variable.values.map((each) => [each, each]),
            current,
          )
        : element("input", { class: "play-input", value: current, spellcheck: "false" });
    control.addEventListener("input", () => {
      values[name] = control.value;
      keep(data, state);
      changed();
    });
    return element("div", { class: "play-row" }, labelled(name, control));
  });
}

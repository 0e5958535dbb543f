// Draws a component of the author that the browser wakes: its HTML, its props, and a slot for its children.
import { type ComponentChildren, createContext, toChildArray } from "preact";
import { useContext } from "preact/hooks";
import { renderToString } from "preact-render-to-string";
import { DrawProvider, useDraw } from "../components/draw-context.js";
import { providerOf } from "../components/provider.js";
import type { AnyComponent } from "../content/vnodes.js";

/** Where the browser finds a component. */
export interface IslandPart {
  /** Name of the script below `_docsgen/`; null where the page cannot have one. */
  readonly script: () => string | null;
  readonly exportName: string;
}

interface IslandProps {
  readonly part: IslandPart;
  readonly component: AnyComponent;
  readonly given: Readonly<Record<string, unknown>>;
  readonly children?: ComponentChildren;
}

/** Within an island everything wakes with it; within its slot, parts are islands of their own. */
export const insideIsland = createContext(false);
export const InsideIsland = providerOf(insideIsland);

export function Island({ part, component: Component, given, children }: IslandProps) {
  const isInside = useContext(insideIsland);
  const draw = useDraw();
  if (isInside) return <Component {...given}>{children}</Component>;
  const props = jsonOf(given);
  const script = props === null ? null : part.script();
  if (script === null) {
    if (props === null)
      draw.warn(
        "island-props",
        `<${part.exportName}> is given something that cannot be sent to the browser.`,
        "It is drawn, but does nothing. Give it texts, numbers, lists and objects only.",
      );
    return <Component {...given}>{children}</Component>;
  }
  const slot = toChildArray(children).length > 0 ? <docs-slot>{children}</docs-slot> : null;
  const html = renderToString(
    <DrawProvider value={draw}>
      <InsideIsland value={true}>
        <Component {...given}>{slot && <InsideIsland value={false}>{slot}</InsideIsland>}</Component>
      </InsideIsland>
    </DrawProvider>,
  );
  const isShown = slot === null || html.includes("<docs-slot>");
  const hidden = isShown ? undefined : renderToString(<DrawProvider value={draw}>{children}</DrawProvider>);
  return (
    <docs-island
      data-island={script}
      data-export={part.exportName}
      data-props={props === "{}" ? undefined : props}
      data-children={hidden}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from elements just above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The props as JSON; null where they hold what JSON cannot. */
function jsonOf(props: Readonly<Record<string, unknown>>): string | null {
  return Object.values(props).every(isJson) ? JSON.stringify(props) : null;
}

function isJson(value: unknown): boolean {
  if (value === null || value === undefined || ["string", "number", "boolean"].includes(typeof value)) return true;
  if (typeof value !== "object") return false;
  if ("type" in value && "props" in value) return false;
  return Object.values(value).every(isJson);
}

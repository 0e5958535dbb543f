// Draws the line an endpoint is known by: method, base URL, path, a button to copy it, a button to try it.
import type { ComponentChildren } from "preact";
import { useDraw } from "../../components/draw-context.js";
import { Glyph } from "../../components/glyph/glyph.js";
import type { EndpointView } from "../../openapi/views.js";
import { MethodPill } from "../method-pill.js";
import { ServerSwitch } from "./servers-section.js";

interface EndpointBarProps {
  readonly view: EndpointView;
  /** The playground, if there is one. */
  readonly children?: ComponentChildren;
}

export function EndpointBar({ view, children }: EndpointBarProps) {
  const { ui } = useDraw();
  return (
    <div class="api-endpoint" data-method={view.method.toLowerCase()}>
      <MethodPill method={view.method} />
      <div class="api-path" dir="ltr">
        <ServerSwitch servers={view.servers} />
        <PathText path={view.path} />
      </div>
      <button type="button" class="api-copy" data-copy={view.path} data-copied={ui.copied} aria-label={ui.copy}>
        <Glyph name="copy" />
      </button>
      {children}
    </div>
  );
}

/** A path may break before each slash; its parameters are highlighted. */
export function PathText({ path }: { path: string }) {
  const parts = path.split(/(\{[^{}]*\})|(?=\/)/).filter((part) => part !== undefined && part !== "");
  return (
    <code class="api-path-text">
      {parts.map((part) => (
        <>
          {part.startsWith("/") && <wbr />}
          {part.startsWith("{") ? <span class="api-path-parameter">{part}</span> : part}
        </>
      ))}
    </code>
  );
}

// Draws the top of an endpoint page written by hand: the endpoint's line and its authorization.
import type { Resolver } from "../../openapi/resolve.js";
import type { EndpointView } from "../../openapi/views.js";
import { TryIt } from "../playground/try-it.js";
import { useSettings } from "../reference-settings.js";
import { EndpointBar } from "../sections/endpoint-bar.js";
import { SecuritySection } from "../sections/security-section.js";

export function WrittenPage({ view, resolver }: { view: EndpointView; resolver: Resolver }) {
  const { display } = useSettings();
  return (
    <docs-reference class="api-page api-page-written" data-playground={display}>
      {display !== "none" && (
        <EndpointBar view={view}>
          <TryIt view={view} resolver={resolver} />
        </EndpointBar>
      )}
      <SecuritySection security={view.security} />
    </docs-reference>
  );
}

// Draws the page of an endpoint beneath its title.
import type { Resolver } from "../../openapi/resolve.js";
import type { EndpointView } from "../../openapi/views.js";
import { RequestCard, ResponseCard } from "../examples/example-cards.js";
import type { EndpointExamples } from "../examples/example-data.js";
import { MethodPill } from "../method-pill.js";
import { MethodNotice, TryIt } from "../playground/try-it.js";
import { PageProse } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { OperationMarks } from "../schema/release-marks.js";
import { useLoadingWords } from "../schema/schema-end.js";
import { BodySection } from "../sections/body-section.js";
import { CallbacksSection } from "../sections/callbacks-section.js";
import { EndpointBar, PathText } from "../sections/endpoint-bar.js";
import { ExternalDocs } from "../sections/external-docs.js";
import { ParametersSections } from "../sections/parameters-section.js";
import { ResponsesSection } from "../sections/responses-section.js";
import { SecuritySection } from "../sections/security-section.js";
import { ServersSection } from "../sections/servers-section.js";
import { SourceButton } from "../source/source-button.js";

interface EndpointPageProps {
  readonly view: EndpointView;
  readonly resolver: Resolver;
}

/** What goes above the page's own words, so that method, path and button are under the title. */
export function EndpointHead({ view, resolver }: EndpointPageProps) {
  const { display } = useSettings();
  if (display === "none") return null;
  return (
    <docs-reference class="api-page api-page-written" data-playground={display}>
      <EndpointBar view={view}>
        <SourceButton group="paths" name={view.path} method={view.method} />
        <TryIt view={view} resolver={resolver} />
      </EndpointBar>
    </docs-reference>
  );
}

export function EndpointPage({ view, resolver }: EndpointPageProps) {
  const { display, showDescription, hasWords } = useSettings();
  return (
    <docs-reference class="api-page" {...useLoadingWords()} data-playground={display}>
      {!hasWords && display !== "none" && (
        <EndpointBar view={view}>
          <SourceButton group="paths" name={view.path} method={view.method} />
          <TryIt view={view} resolver={resolver} />
        </EndpointBar>
      )}
      <OperationMarks marks={view.marks} />
      <MethodNotice method={view.method} />
      {showDescription && <PageProse html={view.description} />}
      <ExternalDocs docs={view.externalDocs} />
      <SecuritySection security={view.security} />
      <ServersSection servers={view.servers} />
      <ParametersSections parameters={view.parameters} />
      <BodySection body={view.body} />
      <CallbacksSection callbacks={view.callbacks} />
      <ResponsesSection responses={view.responses} />
    </docs-reference>
  );
}

export function EndpointAside({ view, examples }: { view: EndpointView; examples: EndpointExamples }) {
  const head = (
    <span class="example-operation">
      <MethodPill method={view.method} />
      <PathText path={view.path} />
    </span>
  );
  return (
    <div class="api-examples">
      <RequestCard examples={examples.request} head={head} />
      <ResponseCard responses={examples.responses} />
    </div>
  );
}

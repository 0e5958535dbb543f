// Draws the page of a webhook: what the API sends, and the response it expects.
import { useDraw } from "../../components/draw-context.js";
import type { WebhookView } from "../../openapi/views.js";
import type { MediaExamples } from "../examples/code-example.js";
import { ResponseCard, ValueCard } from "../examples/example-cards.js";
import type { StatusExamples } from "../examples/example-data.js";
import { PageProse } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { OperationMarks } from "../schema/release-marks.js";
import { useLoadingWords } from "../schema/schema-end.js";
import { BodySection } from "../sections/body-section.js";
import { ExternalDocs } from "../sections/external-docs.js";
import { ParametersSections } from "../sections/parameters-section.js";
import { ResponsesSection } from "../sections/responses-section.js";
import { SourceButton } from "../source/source-button.js";

export function WebhookPage({ view }: { view: WebhookView }) {
  const { ui } = useDraw();
  const { showDescription } = useSettings();
  return (
    <docs-reference class="api-page" {...useLoadingWords()}>
      <div class="api-endpoint" data-method="webhook">
        <span class="method-pill">{ui.webhook}</span>
        <code class="api-path api-path-text">{view.name}</code>
        <SourceButton group="webhooks" name={view.name} method={view.method} />
      </div>
      <OperationMarks marks={view.marks} />
      {showDescription && <PageProse html={view.description} />}
      <ExternalDocs docs={view.externalDocs} />
      <ParametersSections parameters={view.parameters} />
      <BodySection body={view.body} />
      <ResponsesSection responses={view.responses} />
    </docs-reference>
  );
}

interface WebhookAsideProps {
  readonly body: readonly MediaExamples[];
  readonly responses: readonly StatusExamples[];
}

export function WebhookAside({ body, responses }: WebhookAsideProps) {
  const { ui } = useDraw();
  return (
    <div class="api-examples">
      <ValueCard media={body} title={ui.body} id="request-example" />
      <ResponseCard responses={responses} />
    </div>
  );
}

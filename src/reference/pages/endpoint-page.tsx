// Draws the page of an endpoint beneath its title.

import type { ComponentChildren } from "preact";
import { useDraw } from "../../components/draw-context.js";
import { Glyph } from "../../components/glyph/glyph.js";
import type { Resolver } from "../../openapi/resolve.js";
import type { CallbackView, EndpointView } from "../../openapi/views.js";
import { Choice } from "../choice/choice.js";
import { RequestCard, ResponseCard } from "../examples/example-cards.js";
import type { EndpointExamples } from "../examples/example-data.js";
import { MethodPill } from "../method-pill.js";
import { MethodNotice, TryIt } from "../playground/try-it.js";
import { PageProse, Prose } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { OperationMarks } from "../schema/release-marks.js";
import { useLoadingWords } from "../schema/schema-end.js";
import { ExternalDocs, Section } from "../section.js";
import { BodySection, mediaChoice } from "../sections/body-section.js";
import { Parameter, ParametersSections } from "../sections/parameters-section.js";
import { ResponsesSection, responseChoice } from "../sections/responses-section.js";
import { SecurityLine } from "../sections/security-section.js";
import { ServerSwitch } from "../sections/servers-section.js";
import { SourceButton } from "../source/source-button.js";

interface EndpointPageProps {
  readonly view: EndpointView;
  readonly resolver: Resolver;
}

/** What goes above the page's own words, so that it is under the title. */
export function EndpointHead(props: EndpointPageProps) {
  return (
    <docs-reference class="api-page api-page-written" data-playground={useSettings().display}>
      <EndpointTop {...props} />
    </docs-reference>
  );
}

export function EndpointPage({ view, resolver }: EndpointPageProps) {
  const { display, showDescription, hasWords } = useSettings();
  return (
    <docs-reference class="api-page" {...useLoadingWords()} data-playground={display}>
      {!hasWords && <EndpointTop view={view} resolver={resolver} />}
      <OperationMarks marks={view.marks} />
      <MethodNotice method={view.method} />
      {showDescription && <PageProse html={view.description} />}
      <ExternalDocs docs={view.externalDocs} />
      <ParametersSections parameters={view.parameters} />
      <BodySection body={view.body} />
      <CallbacksSection callbacks={view.callbacks} />
      <ResponsesSection responses={view.responses} />
    </docs-reference>
  );
}

/** How to call the endpoint: its line, and the authorization below. */
function EndpointTop({ view, resolver }: EndpointPageProps) {
  const { display } = useSettings();
  return (
    <>
      {display !== "none" && (
        <EndpointBar view={view}>
          <SourceButton />
          <TryIt view={view} resolver={resolver} />
        </EndpointBar>
      )}
      <SecurityLine security={view.security} />
    </>
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

/** Draws the requests that the API itself sends in the course of an operation. */
type CallbackOperation = CallbackView["operations"][number];

function CallbacksSection({ callbacks }: { callbacks: readonly CallbackView[] }) {
  const { ui } = useDraw();
  if (callbacks.length === 0) return null;
  return (
    <Section id="callbacks" title={ui.callbacks}>
      {callbacks.map((callback) => (
        <div id={callback.id} class="api-callback">
          <h3 class="api-part-title">{callback.name}</h3>
          <p class="field-fact">
            <span class="field-fact-name">{ui.expression}</span> <code>{callback.expression}</code>
          </p>
          {callback.operations.map((operation) => (
            <Operation operation={operation} />
          ))}
        </div>
      ))}
    </Section>
  );
}

function Operation({ operation }: { operation: CallbackOperation }) {
  const { ui } = useDraw();
  const { expanded } = useSettings();
  return (
    <details class="expandable api-operation" id={operation.id} open={expanded}>
      <summary>
        <Glyph name="chevron" />
        <MethodPill method={operation.method} />
        <span class="field-name">{operation.title}</span>
        {operation.deprecated && <span class="field-pill field-pill-deprecated">{ui.deprecated}</span>}
      </summary>
      <div>
        <Prose html={operation.description} />
        {operation.parameters.length > 0 && <Parameters operation={operation} />}
        {operation.body && (
          <div class="api-part">
            <h4 class="api-part-title">{ui.body}</h4>
            <Choice {...mediaChoice(operation.body.media, ui)} lead={<Prose html={operation.body.description} />} />
          </div>
        )}
        {operation.responses.length > 0 && (
          <div class="api-part">
            <h4 class="api-part-title">{ui.responses}</h4>
            <Choice {...responseChoice(operation.responses, ui)} />
          </div>
        )}
      </div>
    </details>
  );
}

function Parameters({ operation }: { operation: CallbackOperation }) {
  const { ui } = useDraw();
  return (
    <div class="api-part">
      <h4 class="api-part-title">{ui.parameters}</h4>
      <div class="schema-rows">
        {operation.parameters.map((parameter) => (
          <Parameter parameter={parameter} hasPlace />
        ))}
      </div>
    </div>
  );
}

interface EndpointBarProps {
  readonly view: EndpointView;
  /** The playground, if there is one. */
  readonly children?: ComponentChildren;
}

/** Draws the line an endpoint is known by: method, base URL, path, a button to copy it, a button to try it. */
function EndpointBar({ view, children }: EndpointBarProps) {
  const { ui } = useDraw();
  return (
    <div class="api-endpoint" data-method={view.method.toLowerCase()}>
      <MethodPill method={view.method} />
      <div class="api-path" dir="ltr">
        <ServerSwitch servers={view.servers} />
        <PathText path={view.path} />
      </div>
      <button type="button" class="api-copy" data-copy="" data-copied={ui.copied} aria-label={ui.copy}>
        <Glyph name="copy" />
      </button>
      {children}
    </div>
  );
}

/** A path may break before each slash; its parameters are highlighted. */
function PathText({ path }: { path: string }) {
  const parts = path.split(/(\{[^{}]*\})|(?=\/)/).filter((part) => part !== undefined && part !== "");
  return (
    <code class="api-path-text">
      {parts.map((part, at) => (
        <>
          {at > 0 && part.startsWith("/") && <wbr />}
          {part.startsWith("{") ? <span class="api-path-parameter">{part}</span> : part}
        </>
      ))}
    </code>
  );
}

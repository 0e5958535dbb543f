// Draws the reference part of an API page: HTML for the article and for the column of examples.
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { type DrawContext, DrawProvider, useDraw } from "../components/draw-context.js";
import { decodeEntities } from "../content/parse/decode-entities.js";
import type { Html } from "../model.js";
import type { ChannelView } from "../openapi/channel-views.js";
import { writeExactly } from "../openapi/exact-numbers.js";
import type { ExampleView, SchemaView } from "../openapi/schema-views.js";
import { labelAlerts } from "../openapi/view/alerts.js";
import type { ApiView, EndpointView, MediaView, WebhookView } from "../openapi/views.js";
import { unreachable } from "../shared/problem.js";
import type { ExampleSources, Highlight, MediaExamples } from "./examples/code-example.js";
import { ResponseCard, ValueCard } from "./examples/example-cards.js";
import {
  bodyExamples,
  endpointExamples,
  responseExamples,
  type StatusExamples,
  valueExamples,
} from "./examples/example-data.js";
import { requestExamples } from "./examples/request-examples.js";
import { ChannelAside, ChannelPage } from "./pages/channel-page.js";
import { EndpointAside, EndpointHead, EndpointPage } from "./pages/endpoint-page.js";
import { OverviewPage } from "./pages/overview-page.js";
import { SchemaAside, SchemaPage } from "./pages/schema-page.js";
import { PageProse } from "./prose.js";
import { SettingsProvider, useSettings } from "./reference-settings.js";
import { OperationMarks } from "./schema/release-marks.js";
import { sayWhere, useLoadingWords } from "./schema/schema-end.js";
import { DrawnListsProvider } from "./schema/schema-pen.js";
import { ExternalDocs } from "./section.js";
import { BodySection } from "./sections/body-section.js";
import { ParametersSections } from "./sections/parameters-section.js";
import { ResponsesSection } from "./sections/responses-section.js";
import { SourceButton } from "./source/source-button.js";

/** What drawing needs besides the view. */
interface ReferenceOptions extends ExampleSources {
  /** The page's services: interface words, links, ids. */
  readonly draw: DrawContext;
}

interface DrawnReference {
  /** Goes above the author's text; empty if there is none. */
  readonly head: Html;
  /** Goes below the author's text. */
  readonly html: Html;
  /** Goes into the right column; null where there are no examples. */
  readonly aside: Html | null;
}

/** Draws a view. The page needs the style sheet `reference` and the scripts its elements name. */
export async function drawReference(view: ApiView, options: ReferenceOptions): Promise<DrawnReference> {
  const parts = await partsOf(view, options);
  const html = await colourProse(toHtml(parts.main, options), options.highlight);
  const aside = await colourProse(toHtml(parts.aside, options), options.highlight);
  const head = options.settings.hasWords ? toHtml(parts.head ?? null, options) : "";
  return { head, html, aside: aside.includes("api-example ") ? aside : null };
}

/**
 * Draws an endpoint that a page describes itself: what goes above its body, and the examples.
 * The view is made from `describeWritten`.
 */
export async function drawWrittenEndpoint(view: EndpointView, options: ReferenceOptions): Promise<DrawnReference> {
  const request = await requestExamples(view, options);
  const head = toHtml(<EndpointHead view={view} resolver={options.resolver} />, options);
  return {
    head,
    html: "",
    aside: toHtml(<EndpointAside view={view} examples={{ request, responses: [] }} />, options),
  };
}

async function partsOf(view: ApiView, sources: ExampleSources) {
  switch (view.kind) {
    case "endpoint": {
      const examples = await endpointExamples(view, sources);
      const { resolver } = sources;
      return {
        head: <EndpointHead view={view} resolver={resolver} />,
        main: <EndpointPage view={view} resolver={resolver} />,
        aside: <EndpointAside view={view} examples={examples} />,
      };
    }
    case "webhook": {
      const [body, responses] = await Promise.all([
        bodyExamples(view, sources),
        responseExamples(view.responses, sources),
      ]);
      return { main: <WebhookPage view={view} />, aside: <WebhookAside body={body} responses={responses} /> };
    }
    case "schema": {
      const { schema, schemaPointer, examples } = view;
      const made = await valueExamples(jsonMedia({ schema, schemaPointer, examples }), sources);
      return { main: <SchemaPage view={view} />, aside: <SchemaAside examples={made} /> };
    }
    case "overview":
      return { main: <OverviewPage view={view} />, aside: null };
    case "channel":
      return {
        main: <ChannelPage view={view} />,
        aside: <ChannelAside messages={await messageExamples(view, sources)} />,
      };
    default:
      return unreachable(view);
  }
}

function messageExamples(view: ChannelView, sources: ExampleSources) {
  const messages = view.operations.flatMap((operation) => operation.messages);
  return Promise.all(
    messages.map(async ({ title, payload, payloadPointer, examples }) => ({
      title,
      examples: await valueExamples(jsonMedia({ schema: payload, schemaPointer: payloadPointer, examples }), sources),
    })),
  );
}

interface Exemplified {
  readonly schema: SchemaView | null;
  readonly schemaPointer: string | null;
  readonly examples: readonly ExampleView[];
}

function jsonMedia(value: Exemplified): MediaView {
  return { id: "example", type: "application/json", kind: "json", encoding: [], ...value };
}

function toHtml(content: ComponentChildren, { draw, settings, description }: ReferenceOptions): Html {
  const html = renderToString(
    <DrawProvider value={draw}>
      <SettingsProvider value={settings}>
        <DrawnListsProvider value={new Map()}>{content}</DrawnListsProvider>
      </SettingsProvider>
    </DrawProvider>,
  );
  return writeExactly(labelAlerts(sayWhere(html, draw.ui), draw.ui), description.exactNumbers);
}

/** Colours the code blocks that descriptions hold. */
const BLOCK = /(<pre><code class="language-([\w+#.-]+)">)(.*?)(<\/code><\/pre>)/gs;

/** The HTML with its fences highlighted; those in unknown languages stay as they are. */
async function colourProse(html: Html, highlight: Highlight): Promise<Html> {
  const found = [...html.matchAll(BLOCK)];
  if (found.length === 0) return html;
  const coloured = await Promise.all(
    found.map(([, , language = "", code = ""]) => highlight(decodeEntities(code).replace(/\n$/, ""), language)),
  );
  let index = 0;
  return html.replace(BLOCK, (...[, open, , code, close]: string[]) => `${open}${coloured[index++] ?? code}${close}`);
}

/** Draws the page of a webhook: what the API sends, and the response it expects. */
function WebhookPage({ view }: { view: WebhookView }) {
  const { ui } = useDraw();
  const { showDescription } = useSettings();
  return (
    <docs-reference class="api-page" {...useLoadingWords()}>
      <div class="api-endpoint" data-method="webhook">
        <span class="method-pill">{ui.webhook}</span>
        <code class="api-path api-path-text">{view.name}</code>
        <SourceButton webhook={view.method} />
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

function WebhookAside({ body, responses }: WebhookAsideProps) {
  const { ui } = useDraw();
  return (
    <div class="api-examples">
      <ValueCard media={body} title={ui.body} id="request-example" />
      <ResponseCard responses={responses} />
    </div>
  );
}

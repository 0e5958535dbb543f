// Draws the reference part of an API page: HTML for the article and for the column of examples.
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { type DrawContext, DrawProvider } from "../components/draw-context.js";
import type { Html } from "../model.js";
import type { Description } from "../openapi/description.js";
import { writeExactly } from "../openapi/exact-numbers.js";
import type { Resolver } from "../openapi/resolve.js";
import { labelAlerts } from "../openapi/view/alerts.js";
import type { ApiView, ChannelView, EndpointView, ExampleView, MediaView, SchemaView } from "../openapi/views.js";
import { unreachable } from "../shared/problem.js";
import { colourProse } from "./colour-prose.js";
import type { ExampleSources, Highlight, SharedExamples } from "./examples/code-example.js";
import { bodyExamples, endpointExamples, responseExamples, valueExamples } from "./examples/example-data.js";
import { requestExamples } from "./examples/request-examples.js";
import { ChannelAside, ChannelPage } from "./pages/channel-page.js";
import { EndpointAside, EndpointHead, EndpointPage } from "./pages/endpoint-page.js";
import { OverviewPage } from "./pages/overview-page.js";
import { SchemaAside, SchemaPage } from "./pages/schema-page.js";
import { WebhookAside, WebhookPage } from "./pages/webhook-page.js";
import { WrittenPage } from "./pages/written-page.js";
import { type ReferenceSettings, SettingsProvider } from "./reference-settings.js";
import { DrawnListsProvider } from "./schema/drawn-lists.js";
import { sayWhere } from "./schema/shown-where.js";

/** What drawing needs besides the view. */
export interface ReferenceOptions {
  /** The description the view was made from: examples are made from its schemas. */
  readonly description: Description;
  readonly resolver: Resolver;
  /** Examples of what several pages show; grows. */
  readonly shared: SharedExamples;
  /** The page's services: interface words, links, ids. */
  readonly draw: DrawContext;
  readonly highlight: Highlight;
  readonly settings: ReferenceSettings;
}

export interface DrawnReference {
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
  return { html, aside: aside.includes("api-example ") ? aside : null };
}

/** The line of an endpoint that goes above the page's own words; empty where the view has none. */
export function drawHead(view: ApiView, options: ReferenceOptions): Html {
  if (view.kind !== "endpoint" || !options.settings.hasWords) return "";
  return toHtml(<EndpointHead view={view} resolver={options.resolver} />, options);
}

/**
 * Draws an endpoint that a page describes itself: what goes above its body, and the examples.
 * The view is made from `describeWritten`.
 */
export async function drawWrittenEndpoint(view: EndpointView, options: ReferenceOptions): Promise<DrawnReference> {
  const request = await requestExamples(view, options);
  const html = toHtml(<WrittenPage view={view} resolver={options.resolver} />, options);
  return { html, aside: toHtml(<EndpointAside view={view} examples={{ request, responses: [] }} />, options) };
}

interface Parts {
  readonly main: ComponentChildren;
  readonly aside: ComponentChildren;
}

async function partsOf(view: ApiView, sources: ExampleSources): Promise<Parts> {
  switch (view.kind) {
    case "endpoint": {
      const examples = await endpointExamples(view, sources);
      return {
        main: <EndpointPage view={view} resolver={sources.resolver} />,
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

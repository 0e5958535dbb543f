// Makes endpoints, webhooks and callbacks ready to draw.
import { extensionOf } from "../extension.js";
import { entriesAt, isTrue, type JsonObject, member, objectAt, textAt, textsAt } from "../json.js";
import { givenTitle, operationDescription, operationTitle } from "../operation-title.js";
import { type Operation, operationsOf, type PathOperation, targetOf, type WebhookOperation } from "../operations.js";
import { below } from "../pointer.js";
import type { CallbackView, EndpointView, OperationView, PlaygroundHints, WebhookView } from "../views.js";
import { codeSamples, writtenResponses } from "./code-samples.js";
import { bodyView } from "./media.js";
import { type PageIds, parameterViews } from "./parameters.js";
import { responseViews } from "./responses.js";
import { anchorBelow, uniqueAnchor } from "./schema/anchor.js";
import { externalDocs } from "./schema/bare-view.js";
import { type PageSchemas, pageSchemas } from "./schema/page-schemas.js";
import { securityView } from "./security-view.js";
import { serverViews } from "./servers-view.js";
import type { Viewer } from "./viewer.js";

export function endpointView(operation: PathOperation, viewer: Viewer): EndpointView {
  const { value, name } = operation;
  const page = pageSchemas();
  const ids: PageIds = { taken: new Set(), page, prefix: "", direction: "request" };
  const common = commonView(operation, { path: name, title: operationTitle(operation), ids }, viewer);
  return {
    ...common,
    kind: "endpoint",
    target: targetOf(viewer.description.id, operation),
    path: name,
    tags: textsAt(value, "tags"),
    servers: serverViews([value, operation.item, viewer.description.document], viewer),
    security: securityView(value, viewer),
    callbacks: callbackViews(operation, ids, viewer),
    codeSamples: codeSamples(value),
    writtenResponses: writtenResponses(value),
    playground: playgroundHints(value),
  };
}

/** The API calls the reader: its body is what the API sends. */
export function webhookView(operation: WebhookOperation, viewer: Viewer): WebhookView {
  const page = pageSchemas();
  const ids: PageIds = { taken: new Set(), page, prefix: "", direction: "response" };
  return {
    ...commonView(operation, { path: "", title: operationTitle(operation), ids }, viewer),
    kind: "webhook",
    target: targetOf(viewer.description.id, operation),
    name: operation.name,
  };
}

interface Heading {
  /** A template whose variables are path parameters; empty where there is none. */
  readonly path: string;
  /** The title if there is no summary. */
  readonly title: string;
  readonly ids: PageIds;
}

function commonView(operation: Operation, { path, title, ids }: Heading, viewer: Viewer): OperationView {
  const { value, pointer, method } = operation;
  return {
    method,
    title,
    description: viewer.prose(operationDescription(operation)),
    deprecated: isTrue(value, "deprecated"),
    operationId: textAt(value, "operationId"),
    marks: viewer.marksOf(value),
    externalDocs: externalDocs(value),
    parameters: parameterViews(operation, path, ids, viewer),
    body: bodyView(member(value, "requestBody"), below(pointer, "requestBody"), ids, viewer),
    responses: responseViews(operation, ids, viewer),
  };
}

function callbackViews(operation: Operation, { taken, page }: PageIds, viewer: Viewer): CallbackView[] {
  const views: CallbackView[] = [];
  for (const [name, written] of entriesAt(operation.value, "callbacks")) {
    const callback = viewer.resolver.open(written, below(operation.pointer, "callbacks", name));
    if (!callback) continue;
    for (const [expression, item] of Object.entries(callback.value)) {
      if (expression.startsWith("x-") || expression === "summary" || expression === "description") continue;
      const id = uniqueAnchor(anchorBelow("callback", name), taken);
      const found = operationsOf(item, below(callback.pointer, expression), viewer.resolver);
      views.push({
        id,
        name,
        expression,
        operations: found.map((one) => callbackOperation(one, { id, page }, viewer)),
      });
    }
  }
  return views;
}

function callbackOperation(
  operation: Operation,
  callback: { readonly id: string; readonly page: PageSchemas },
  viewer: Viewer,
): CallbackView["operations"][number] {
  const id = anchorBelow(callback.id, operation.method.toLowerCase());
  const ids: PageIds = { taken: new Set(), page: callback.page, prefix: `${id}-`, direction: "response" };
  const title = givenTitle(operation) ?? operation.method;
  return { id, ...commonView(operation, { path: "", title, ids }, viewer) };
}

/** `x-svc.playground.expand`, and the page's metadata for the playground. */
function playgroundHints(operation: JsonObject): PlaygroundHints {
  const extension = extensionOf(operation)?.value;
  const playground = objectAt(extension ?? undefined, "playground");
  const display = textAt(extension, "playground") ?? textAt(member(extension, "metadata"), "playground");
  return { display, expand: isTrue(playground ?? undefined, "expand") };
}

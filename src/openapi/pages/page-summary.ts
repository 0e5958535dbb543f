// Chooses title and description of a page about a part of a description.
import type { Description } from "../description.js";
import { extensionOf, isTrue, member, textAt } from "../json.js";
import { inSentence, operationDescription, operationTitle } from "../operation-title.js";
import type { AnyOperation } from "../operations.js";
import { isPointer, pointerInWords } from "../parts/large-parts.js";
import { below } from "../pointer.js";
import { createResolver } from "../resolve.js";
import type { GeneratedPage } from "./generated-page.js";

/** What pages with a body of their own take from the description. */
export type PageSummary = Pick<GeneratedPage, "title" | "description" | "method" | "deprecated">;

export function operationSummary(operation: AnyOperation): PageSummary {
  const { value } = operation;
  const metadata = member(extensionOf(value)?.value, "metadata");
  return {
    title: textAt(metadata, "title") ?? operationTitle(operation),
    description: operationDescription(operation),
    method: operation.kind === "webhook" ? "WEBHOOK" : operation.method,
    deprecated: isTrue(value, "deprecated"),
  };
}

export function schemaSummary({ document }: Description, name: string): PageSummary {
  const pointer = isPointer(name) ? name : below("#/components/schemas", name);
  const schema = createResolver(document).open({ $ref: pointer }, "")?.value;
  return {
    title: textAt(schema, "title") ?? (isPointer(name) ? pointerInWords(name) : name),
    description: textAt(schema, "description"),
    method: null,
    deprecated: isTrue(schema, "deprecated"),
  };
}

export function channelSummary({ document }: Description, name: string): PageSummary {
  const written = member(member(document, "channels"), name);
  const channel = createResolver(document).open(written, below("#/channels", name))?.value;
  return {
    title: textAt(channel, "title") ?? inSentence(name),
    description: textAt(channel, "description") ?? textAt(channel, "summary"),
    method: null,
    deprecated: isTrue(channel, "deprecated"),
  };
}

// Chooses title and description of a page about a part of a description.
import type { Description } from "../description.js";
import { extensionOf, isTrue, member, textAt } from "../json.js";
import { inSentence, operationDescription, operationTitle } from "../operation-title.js";
import type { AnyOperation } from "../operations.js";
import { partPointer, partTitle } from "../parts/large-parts.js";
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

export function schemaSummary(description: Description, name: string): PageSummary {
  return summaryAt(partPointer(name), partTitle(name), description);
}

export function channelSummary(description: Description, name: string): PageSummary {
  return summaryAt(below("#/channels", name), inSentence(name), description);
}

function summaryAt(pointer: string, name: string, { document }: Description): PageSummary {
  const described = createResolver(document).open({ $ref: pointer }, "")?.value;
  return {
    title: textAt(described, "title") ?? name,
    description: textAt(described, "description") ?? textAt(described, "summary"),
    method: null,
    deprecated: isTrue(described, "deprecated"),
  };
}

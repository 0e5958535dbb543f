// Parses entries and front matter that name something in an API description.

/** `METHOD /path` or `webhook NAME`, with the description where one is named. */
export type ApiEntry = OperationEntry | WebhookEntry;

interface OperationEntry {
  readonly kind: "operation";
  /** The description as written; null for the inherited one. */
  readonly source: string | null;
  /** As written, lower or upper case. */
  readonly method: string;
  readonly path: string;
}
interface WebhookEntry {
  readonly kind: "webhook";
  readonly source: string | null;
  readonly name: string;
}

const OPERATION = /^(?:(\S.*?)\s+)?(get|put|post|delete|options|head|patch|trace|query)\s+(\/\S*)$/i;
/** Any other method is written as it is sent. `WEBHOOK` is none: names of webhooks may be paths. */
const OTHER_OPERATION = /^(?:(\S.*?)\s+)?([A-Z][A-Z-]+)\s+(\/\S*)$/;
const WEBHOOK = /^(?:(\S.*?)\s+)?webhook\s+(\S.*)$/i;

/** The parts of an entry, or null where the text is something else, such as a page path. */
export function readEntry(text: string): ApiEntry | null {
  const trimmed = text.trim();
  const known = OPERATION.exec(trimmed);
  const webhook = known ? null : WEBHOOK.exec(trimmed);
  if (webhook) {
    const [, source = null, name = ""] = webhook;
    return { kind: "webhook", source, name };
  }
  const operation = known ?? OTHER_OPERATION.exec(trimmed);
  if (!operation) return null;
  const [, source = null, method = "", path = ""] = operation;
  return { kind: "operation", source, method, path };
}

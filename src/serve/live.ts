// Notifies open browsers of changes: one event stream per page.

import type { Problem } from "../shared/problem.js";
import { shortHash } from "../shared/short-hash.js";
import { escapeHtml } from "../shared/write-html.js";

/** A problem with the lines around it, ready for the overlay. */
export interface ShownProblem extends Problem {
  readonly frame: string | null;
}

/** The state of the project that a page shows. */
export interface Revision {
  /** Changes with files that pages take in only when they are loaded: pictures, scripts. */
  readonly loaded: string;
  /** Changes with every edit. */
  readonly drawn: string;
}

export type LiveEvent =
  /** The current state. A page of another revision requests itself again and takes over what differs. */
  | { readonly kind: "revision"; readonly revision: Revision }
  /** What is wrong now, as it concerns the page; nothing at all: the overlay goes away. */
  | { readonly kind: "problems"; readonly news: ProblemNews };

/** What is wrong, sorted for one page. The lists may be cut, the counts are whole. */
export interface ProblemNews {
  /** With the page, and with the settings of the site. */
  readonly own: readonly ShownProblem[];
  readonly others: readonly Problem[];
  readonly counts: { readonly own: number; readonly others: number };
}

export const EVENTS_ADDRESS = "/_docsgen/dev/events";

interface Listener {
  readonly address: string;
  readonly send: (text: string) => void;
}

/** `start` tells the revisions of this preview from those of the one before. */
export function createLive(start: string, newsFor: (address: string) => ProblemNews) {
  const listeners = new Set<Listener>();
  let revision: Revision = { loaded: "0", drawn: `${start}-0` };
  let edits = 0;
  const newsOf = (address: string) => textOf({ kind: "problems", news: newsFor(address) });
  const addresses = () => new Set(Array.from(listeners, ({ address }) => address));
  return {
    /** A stream for a browser that shows the page of an address, opened with what is wrong there. */
    stream: (address: string) =>
      openStream(listeners, address, [newsOf(address), textOf({ kind: "revision", revision })]),
    /** Something else is wrong than before. */
    show: () => {
      const news = new Map(Array.from(addresses(), (address) => [address, newsOf(address)]));
      for (const { address, send } of listeners) send(news.get(address) ?? "");
    },
    /** Something may look different now. */
    advance: ({ reachesLoaded }: { readonly reachesLoaded: boolean }) => {
      edits++;
      revision = { loaded: reachesLoaded ? `${start}-${edits}` : revision.loaded, drawn: `${start}-${edits}` };
      for (const { send } of listeners) send(textOf({ kind: "revision", revision }));
    },
    revision: () => revision,
    /** Addresses of the pages that browsers show. */
    addresses,
  };
}

function textOf(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

/** The browser listens until it goes away. */
function openStream(listeners: Set<Listener>, address: string, first: readonly string[]): Response {
  const encoder = new TextEncoder();
  let own: Listener | null = null;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      own = { address, send: (text) => controller.enqueue(encoder.encode(text)) };
      listeners.add(own);
      for (const text of first) own.send(text);
    },
    cancel() {
      if (own) listeners.delete(own);
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-cache" } });
}

/**
 * Adds the element that listens to a page's HTML. `script` is the address of its code. A file may change before the preview
 * hears of it: only the hash tells what a page says.
 */
export function withLive(html: string, script: string, { loaded, drawn }: Revision): string {
  const data = { loaded, drawn, text: shortHash(html) };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  const tags = `<docs-live ${attributes.join(" ")}></docs-live><script type="module" src="${script}"></script>`;
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + tags : html.slice(0, end) + tags + html.slice(end);
}

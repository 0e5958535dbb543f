// Tells open browsers what changed: one stream of events per page.
import type { Problem } from "../shared/problem.js";

/** A problem with the lines it stands in, ready for the overlay. */
export interface ShownProblem extends Problem {
  readonly frame: string | null;
}

export type LiveEvent =
  /** Something may look different now: the browser asks for its page again and takes over what differs. */
  | { readonly kind: "changed" }
  /** The errors that stand now; none: the overlay goes away. */
  | { readonly kind: "problems"; readonly problems: readonly ShownProblem[] };

export const EVENTS_ADDRESS = "/_docsgen/dev/events";

export interface Live {
  /** A stream for one browser, opened with `first`. */
  readonly stream: (first: LiveEvent) => Response;
  readonly send: (event: LiveEvent) => void;
  readonly close: () => void;
}

export function createLive(): Live {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encode = (event: LiveEvent) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
  const stream = (first: LiveEvent): Response => {
    let own: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        open.add(controller);
        controller.enqueue(encode(first));
      },
      cancel() {
        if (own) open.delete(own);
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-cache" } });
  };
  return {
    stream,
    send: (event) => {
      const bytes = encode(event);
      for (const controller of open) controller.enqueue(bytes);
    },
    close: () => {
      for (const controller of open) controller.close();
      open.clear();
    },
  };
}

/** Adds the element that listens to a page's HTML. `script` is the address of its code. */
export function withLive(html: string, script: string): string {
  const tags = `<docs-live></docs-live><script type="module" src="${script}"></script>`;
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + tags : html.slice(0, end) + tags + html.slice(end);
}

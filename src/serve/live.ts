// Tells open browsers what changed: one stream of events per page.

import type { Problem } from "../shared/problem.js";
import { escapeHtml } from "../shared/write-html.js";

/** A problem with the lines it stands in, ready for the overlay. */
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
  /** What stands now. A page of another revision asks for itself again, and takes over what differs. */
  | { readonly kind: "revision"; readonly revision: Revision }
  /** The errors that stand now; none: the overlay goes away. */
  | { readonly kind: "problems"; readonly problems: readonly ShownProblem[] };

export const EVENTS_ADDRESS = "/_docsgen/dev/events";

export interface Live {
  /** A stream for one browser, opened with the problems that stand. */
  readonly stream: (problems: readonly ShownProblem[]) => Response;
  readonly show: (problems: readonly ShownProblem[]) => void;
  /** Something may look different now. */
  readonly advance: (reach: { readonly reachesLoaded: boolean }) => void;
  readonly revision: () => Revision;
}

/** `start` tells the revisions of this preview from those of the one before. */
export function createLive(start: string): Live {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let revision: Revision = { loaded: "0", drawn: `${start}-0` };
  let edits = 0;
  const encode = (event: LiveEvent) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
  const send = (event: LiveEvent) => {
    const bytes = encode(event);
    for (const controller of open) controller.enqueue(bytes);
  };
  const stream = (problems: readonly ShownProblem[]): Response => {
    let own: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        open.add(controller);
        controller.enqueue(encode({ kind: "problems", problems }));
        controller.enqueue(encode({ kind: "revision", revision }));
      },
      cancel() {
        if (own) open.delete(own);
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-cache" } });
  };
  return {
    stream,
    show: (problems) => send({ kind: "problems", problems }),
    advance: ({ reachesLoaded }) => {
      edits++;
      revision = { loaded: reachesLoaded ? `${start}-${edits}` : revision.loaded, drawn: `${start}-${edits}` };
      send({ kind: "revision", revision });
    },
    revision: () => revision,
  };
}

/** Adds the element that listens to a page's HTML. `script` is the address of its code. */
export function withLive(html: string, script: string, { loaded, drawn }: Revision): string {
  const element = `<docs-live data-loaded="${escapeHtml(loaded)}" data-drawn="${escapeHtml(drawn)}"></docs-live>`;
  const tags = `${element}<script type="module" src="${script}"></script>`;
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + tags : html.slice(0, end) + tags + html.slice(end);
}

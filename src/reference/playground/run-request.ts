// Runs one request at a time: send, show, stop; a failure is explained in words.
import { serializeRequest } from "../../openapi/request/serialize.js";
import { element, refill } from "./element.js";
import { requestOf } from "./playground-state.js";
import { sendRequest } from "./send-request.js";
import type { Session } from "./session.js";
import { showResponse } from "./show-response.js";

export interface Run {
  /** Sends the request, or cancels the one in progress. */
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly isRunning: () => boolean;
}

interface RunElements {
  readonly button: HTMLElement;
  readonly response: HTMLElement;
  /** Leads to the response as soon as there is one. */
  readonly toResponse: HTMLElement;
}

export function createRun(session: Session, { button, response, toResponse }: RunElements): Run {
  const { data, state, word, say } = session;
  let current: AbortController | null = null;
  const urls: string[] = [];
  const send = async (abort: AbortController) => {
    for (const url of urls.splice(0)) URL.revokeObjectURL(url);
    const place = makePlace(response, word("response"));
    toResponse.hidden = false;
    const sending = element("p", { class: "api-note" }, word("sending"));
    say(word("sending"));
    refill(place, sending);
    const { proxy, credentials } = data;
    const started = performance.now();
    try {
      const request = serializeRequest(requestOf(data, state, "send"));
      const answer = await sendRequest(request, { proxy, credentials, token: state.token, signal: abort.signal });
      await showResponse(answer, { place, started, word, say, urls });
      // On a phone it is below the form, and larger than its title was.
      if (!abort.signal.aborted) response.scrollIntoView({ block: "nearest" });
    } catch (error) {
      const hasAnswer = !sending.isConnected;
      sending.remove();
      if (abort.signal.aborted) {
        place.append(element("p", { class: "api-note" }, word("stopped")));
        say(word("stopped"));
      } else place.append(hasAnswer ? brokenOff(error, session) : failure(error, session));
    }
  };
  const stop = () => current?.abort();
  const start = async () => {
    const abort = new AbortController();
    current = abort;
    button.textContent = word("stop");
    await send(abort);
    current = null;
    button.textContent = word("send");
  };
  return { toggle: () => (current ? stop() : void start()), stop, isRunning: () => current !== null };
}

/** Shows an empty response. */
function makePlace(response: HTMLElement, title: string): HTMLElement {
  const place = element("div", { class: "play-result" });
  refill(response, element("div", { class: "play-card-head" }, element("h3", {}, title)), place);
  response.hidden = false;
  response.scrollIntoView({ block: "nearest" });
  return place;
}

/** A response that has arrived stays: the server was reached. */
function brokenOff(error: unknown, { word }: Session): HTMLElement {
  const reason = error instanceof Error ? `: ${error.message}` : "";
  return element("p", { class: "api-note", role: "alert" }, `${word("stopped")}${reason}`);
}

/** A page cannot see why a request failed, but it can say what to try. */
function failure(error: unknown, { word }: Session): HTMLElement {
  return element(
    "div",
    { class: "play-failure", role: "alert" },
    element("p", {}, element("strong", {}, word("corsTitle"))),
    element("p", {}, word("corsText")),
    element(
      "ul",
      {},
      element("li", {}, word("corsAllow", { header: `Access-Control-Allow-Origin: ${location.origin}` })),
      element("li", {}, word("corsElsewhere")),
    ),
    element("p", { class: "play-reason" }, error instanceof Error ? error.message : ""),
  );
}

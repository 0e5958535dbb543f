// Opens the playground as a dialog: the form on one side, the request as code and the response on the other.

import { serializeRequest } from "../../openapi/request/serialize.js";
import { namesLetIn } from "../../shared/reader-groups.js";
import { pause } from "../code/slowly.js";
import { recallWay } from "./auth-form.js";
import { element } from "./element.js";
import { createSlowAppender } from "./form/append-slowly.js";
import { openPartForms } from "./form/part-forms.js";
import { type OtherPage, operationMenu } from "./operations/choose-operation.js";
import { playDialog, spokenStatus } from "./play-dialog.js";
import { type DrawForms, formDrawer, playElements, sendOnSubmit } from "./play-form.js";
import type { PlaygroundData } from "./playground-data.js";
import { requestOf, startState, takeExample } from "./playground-state.js";
import { applyInputs, fetchReader, maySend, type Reader } from "./reader.js";
import { createRun, showExample } from "./run-request.js";
import { sampleView } from "./sample-view.js";
import { openSecrets, recallSecrets } from "./secrets.js";
import { recallServer } from "./server-form.js";
import { type Session, wordsOf } from "./session.js";
import { readData } from "./written-data.js";

export interface Opening {
  /** The data of the playground's script tag. */
  readonly json: string;
  /** What says more of the fields. */
  readonly page?: ParentNode;
  /** The example that the page shows; null where it has but one. */
  readonly example?: string | null;
}

export type OpenPlayground = (opening: Opening) => Promise<void>;

/** Opens playgrounds as dialogs in an element. A closed one is kept, with what was filled in. */
export function playgroundsIn(host: HTMLElement): OpenPlayground {
  const built = new Map<string, Built>();
  const openPlayground: OpenPlayground = async ({ json, page = document, example = null }) => {
    const known = built.get(json);
    for (const { dialog } of built.values()) if (dialog !== known?.dialog) putAway(dialog);
    known?.recall(example);
    if (known) return show(known.dialog, host);
    // Each step is a task of its own, so that none is long.
    await pause();
    const data = readData(json);
    await pause();
    if (built.has(json)) return;
    const made = build(data, page, (other: OtherPage) => void openPlayground(other));
    made.recall(example);
    const { dialog, fill } = made;
    built.set(json, made);
    dialog.addEventListener("close", () => {
      markOpen([...built.values()].some((each) => each.dialog.open));
      // A playground that the address opened has no button to go back to.
      const place = document.activeElement;
      if (place === document.body || dialog.contains(place))
        host.querySelector<HTMLElement>("[data-action=open]")?.focus();
    });
    host.append(dialog);
    await pause();
    markOpen(host.isConnected);
    await pause();
    show(dialog, host);
    await pause();
    await styleMenus();
    await fill();
  };
  return openPlayground;
}

/** Ids and labels of two forms would be taken for each other's. */
function putAway(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.remove();
}

function show(dialog: HTMLDialogElement, host: HTMLElement): void {
  if (dialog.open) return;
  if (!dialog.isConnected) host.append(dialog);
  markOpen(host.isConnected);
  // The reader went on to another page meanwhile.
  if (!host.isConnected) return;
  dialog.showModal();
  // Not the button that sends: a key that opened the dialog and is still held down would press it.
  dialog.focus();
}

/** Browsers that look for inputs to fill in style all that surrounds those of the page, at once unless that was done before. */
async function styleMenus(): Promise<void> {
  for (const menu of document.querySelectorAll("select")) {
    void getComputedStyle(menu).display;
    await pause();
  }
}

/** The style sheet hides what a dialog as large as the screen covers: a modal one has all that is shown styled anew. */
function markOpen(isOpen: boolean): void {
  document.documentElement.toggleAttribute("data-playing", isOpen);
}

interface Built {
  readonly dialog: HTMLDialogElement;
  /** Puts in what is inside. */
  readonly fill: () => Promise<void>;
  /** Takes what the reader chose on the page meanwhile. */
  readonly recall: (example: string | null) => void;
}

function build(data: PlaygroundData, page: ParentNode, openOther: (other: OtherPage) => void): Built {
  const elements = playElements(wordsOf(data));
  const { form, url, button, response, toResponse, anyway } = elements;
  const spoken = spokenStatus();
  const { appendSlowly, whenAppended } = createSlowAppender();
  const session = openSession(data, { page, appendSlowly, say: spoken.say, changed: () => update() });
  const sample = sampleView(session);
  const run = createRun(session, elements);
  const update = () => {
    url.textContent = serializeRequest(requestOf(data, session.state, "send")).url;
    sample.update(serializeRequest(requestOf(data, session.state, "sample")));
  };
  const drawForms = formDrawer(session, elements);
  const submit = sendOnSubmit(session, elements, { run, whenAppended, drawForms });
  const lock = element("p", { class: "api-note play-lock", role: "status" });
  const { dialog, addControls } = playDialog(data, { word: session.word, url, notes: [lock, spoken.node], submit });
  dialog.addEventListener("close", run.stop);
  const opens = data.lock || data.user ? unlock(session, { button, lock }) : null;
  const fill = async () => {
    dialog.append(
      element("div", { class: "play-columns" }, form, element("div", { class: "play-side" }, sample.node, response)),
    );
    await pause();
    drawForms();
    // Not before its form, without which the button that sends does nothing.
    addControls([operationMenu(session, openOther), button, anyway, toResponse]);
    showExample(response, session);
    await pause();
    update();
    opens?.then((reader) => reader && takeReader(reader, session, { form, dialog, drawForms, update }));
  };
  const take = exampleTaker(session);
  const recall = (example: string | null) => {
    sample.recall();
    if (!take(example) || !dialog.contains(form)) return;
    drawForms();
    update();
  };
  return { dialog, fill, recall };
}

function openSession(data: PlaygroundData, rest: Pick<Session, "page" | "appendSlowly" | "say" | "changed">): Session {
  const session: Session = {
    ...rest,
    data,
    state: startState(data),
    secrets: openSecrets(data.servers[0]?.url ?? ""),
    parts: openPartForms(),
    word: wordsOf(data),
  };
  recallServer(data, session.state);
  recallSecrets(data, session.state, session.secrets);
  recallWay(data, session.state);
  return session;
}

interface Drawing extends Pick<Built, "dialog"> {
  readonly form: HTMLElement;
  readonly drawForms: DrawForms;
  readonly update: () => void;
}

/** Fills in what is known of the reader. */
function takeReader(reader: Reader, session: Session, { dialog, form, drawForms, update }: Drawing): void {
  session.state.token = reader.token;
  applyInputs(reader, session.data, session.state);
  const wasInside = form.contains(document.activeElement);
  drawForms();
  if (wasInside) dialog.focus();
  update();
}

/** Answers whether the example is another than the last one and could be taken. */
function exampleTaker({ data, state }: Session): (example: string | null) => boolean {
  let taken = data.bodies[0]?.examples?.[0]?.label ?? null;
  return (example) => {
    if (example === null || example === taken) return false;
    taken = example;
    return takeExample(example, data, state);
  };
}

/** Nothing is sent until the site has confirmed that the reader may. Returns the reader, if there is one. */
async function unlock(
  { data, word }: Session,
  { button, lock }: { button: HTMLButtonElement; lock: HTMLElement },
): Promise<Reader | null> {
  if (data.lock) {
    button.disabled = true;
    lock.textContent = word("playgroundChecking");
  }
  const reader = await fetchReader(data.user);
  const isOpen = maySend(data.lock, reader, Date.now());
  button.disabled = !isOpen;
  const groups = namesLetIn(data.lock?.groups ?? []);
  const reason = groups.length > 0 ? word("playgroundLocked", { groups: groups.join(", ") }) : word("playgroundSignIn");
  lock.textContent = isOpen ? "" : reason;
  return reader;
}

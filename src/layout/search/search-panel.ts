// The search itself as the reader works it: what is typed is answered, what is chosen is opened. Stands in the dialog and on the search page.
import { openSiteSearch } from "../../search/reading/site-search.js";
import { drawPanel, type PanelParts, putWords, say } from "./draw-panel.js";
import { type Choice, drawAsk, drawResults } from "./draw-results.js";
import { element, icon } from "./element.js";
import { createOptionList, type OptionList } from "./option-list.js";
import type { AskOthers, Shown } from "./other-sites.js";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.js";
import { createSession, type SearchSession } from "./search-session.js";
import type { SearchSettings } from "./search-settings.js";

interface SearchPanel {
  readonly root: HTMLElement;
  /** The panel's name for screen readers. */
  readonly label: () => string;
  /** Focuses the box; earlier text stays, selected. */
  readonly begin: () => void;
  readonly query: (text: string) => void;
}

/** More letters often follow: a query waits this long for the next one. */
const PAUSE = 90;
/** After this long a message says that the search is working. */
const PATIENCE = 250;

/** `id` is the list's; `onDone` is called when the reader has chosen or wants to leave. */
export function createSearchPanel(settings: SearchSettings, id: string, onDone: () => void): SearchPanel {
  const parts = drawPanel(id, `${settings.base}/search/`);
  const { input } = parts;
  const session = createSession(settings, {
    onOpened(filters) {
      putWords(parts, session.words(), settings.prompt);
      parts.filterPlace.replaceChildren(filters);
    },
    onFiltered: () => void answer(),
  });
  const options = createOptionList(input, parts.list, (choice, event) => {
    if (choice.kind === "query") query(choice.text);
    else follow(choice, input.value.trim(), { event, onDone });
  });
  const answer = answerer({ parts, options, session, settings });
  putWords(parts, session.words(), settings.prompt);
  listen({ parts, options, answer, onDone });
  onEdited(() => {
    session.forget();
    if (input.offsetParent) void answer();
  });

  function query(text: string): void {
    input.value = text;
    input.focus();
    void answer();
  }

  return {
    root: parts.root,
    query,
    label: () => session.words().search,
    begin() {
      focusAll(input);
      // A failure is reported at the first search.
      void session.open().catch(() => {});
      void answer();
    },
  };
}

function focusAll(input: HTMLInputElement): void {
  input.focus();
  input.select();
}

/** The live preview says so once the page shows an edit: what was found may no longer be there. */
function onEdited(act: () => void): void {
  document.addEventListener("docsgen:edited", act);
}

interface Leaving {
  readonly event: MouseEvent;
  readonly onDone: () => void;
}

/** The browser follows links; keys that open another tab leave the panel open. */
function follow(choice: Choice, text: string, { event, onDone }: Leaving): void {
  const isLink = choice.kind === "page" || choice.kind === "result";
  if (choice.kind === "result" || choice.kind === "ask") rememberSearch(text);
  if (choice.kind === "ask") document.dispatchEvent(new CustomEvent("docsgen:ask", { detail: { text } }));
  if (!isLink || !(event.ctrlKey || event.metaKey || event.shiftKey)) onDone();
  // After the dialog has closed: what an action opens must not be below it.
  if (choice.kind === "action") choice.run();
}

interface Answering {
  readonly parts: PanelParts;
  readonly options: OptionList;
  readonly session: SearchSession;
  readonly settings: SearchSettings;
}

/** Returns a function that shows the results for the text in the box. Late results are dropped. */
function answerer(answering: Answering): () => Promise<void> {
  const { parts, options, session } = answering;
  const { input, status, clearButton } = parts;
  const loadOthers = othersLoader(answering);
  let turns = 0;
  return async () => {
    const own = ++turns;
    const turn: Turn = { ...answering, loadOthers, text: input.value.trim(), isCurrent: () => own === turns };
    const words = session.words();
    clearButton.hidden = true;
    if (isStart(turn.text)) return showStart(turn);
    const waiting = window.setTimeout(() => say(status, [words.searching]), PATIENCE);
    try {
      await showResults(turn);
    } catch {
      if (!turn.isCurrent()) return;
      session.forget();
      options.show([]);
      say(status, [session.words().searchFailed]);
    } finally {
      clearTimeout(waiting);
    }
  };
}

/** One text to be answered; a later one takes its place. */
interface Turn extends Answering {
  readonly text: string;
  readonly isCurrent: () => boolean;
  readonly loadOthers: () => Promise<AskOthers>;
}

/** Loads what asks other sites, once. */
function othersLoader({ options, session, settings }: Answering): () => Promise<AskOthers> {
  let others: Promise<AskOthers> | null = null;
  return () => {
    others ??= import("./other-sites.js").then(({ openOthers }) =>
      openOthers(settings, { options, draw: drawResults, open: openSiteSearch, words: session.words }),
    );
    return others;
  };
}

async function showStart({ parts, options, session, settings, text, isCurrent }: Turn): Promise<void> {
  const words = session.words();
  // Without its file the box still searches.
  const start = await import("./search-start.js").catch(() => null);
  if (!isCurrent() || start === null || parts.input.value.trim() !== text) return;
  const { drawn, hasMemory } = start.drawStart(text, {
    words,
    base: settings.base,
    searches: recentSearches(),
    drawing: { element, icon },
  });
  parts.clearButton.hidden = !hasMemory;
  options.show(drawn);
  say(parts.status, []);
}

async function showResults(turn: Turn): Promise<void> {
  const { parts, session, settings, text, isCurrent } = turn;
  const { base, sites } = settings;
  const found = await session.search(parts.input.value.trimStart());
  const isMixed = found.results.some(({ version }) => version);
  const refine = isMixed || found.lookUps.some(({ how }) => how === "typo") ? await import("./refine-answer.js") : null;
  if (!isCurrent()) return;
  const refined = refine?.refineAnswer(found, drawResults(found, base), session.words());
  const shown = { found, text, sites, ...refined };
  showAnswer(turn, shown);
  if (!sites) return;
  const showMore = (more: Shown) => isCurrent() && showAnswer(turn, more);
  // Without its file the own results stay.
  void turn
    .loadOthers()
    .then((ask) => ask(shown, showMore))
    .catch(() => showMore({ ...shown, sites: "" }));
}

function showAnswer(
  { parts, options, session, settings }: Answering,
  { found, text, drawn, sentences = [], sites }: Shown,
): void {
  const words = session.words();
  const ask = document.querySelector("docs-assistant") ? [drawAsk(text, words.askAssistant)] : [];
  options.show([drawn ?? drawResults(found, settings.base), ...ask]);
  const count = found.results.length;
  const nothing = sites ? [words.searching] : [words.noResults.replace("{query}", text), words.noResultsHint];
  const lines = count > 0 ? sentences : [...nothing, ...sentences];
  say(parts.status, lines[0] ? lines : [`${words.searchResults}: ${count}`], !lines[0]);
}

/** Whether there is nothing to search for: an empty box, or one that asks for actions. */
function isStart(text: string): boolean {
  return text === "" || text.startsWith(">");
}

interface Listening {
  readonly parts: PanelParts;
  readonly options: OptionList;
  readonly answer: () => Promise<void>;
  readonly onDone: () => void;
}

function listen({ parts, options, answer, onDone }: Listening): void {
  const { input } = parts;
  let waiting = 0;
  /** What the options are for. */
  let answered = "";
  const settle = async () => {
    clearTimeout(waiting);
    const text = input.value;
    await answer();
    if (input.value === text) answered = text;
  };
  parts.closeButton.addEventListener("click", onDone);
  parts.form.addEventListener("submit", (event) => event.preventDefault());
  parts.clearButton.addEventListener("click", () => {
    forgetSearches();
    input.focus();
    void answer();
  });
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    const isAtStart = isStart(input.value.trim());
    // What is suggested without a query is no answer to one.
    if (!isAtStart && isStart(answered.trim())) options.show([]);
    waiting = window.setTimeout(settle, isAtStart ? 0 : PAUSE);
  });
  // A fast Enter must not choose what was found before.
  const choose = async (event: KeyboardEvent) => {
    if (input.value !== answered) await settle();
    if (input.value === answered) options.choose(event);
  };
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown") options.move(1);
    else if (event.key === "ArrowUp") options.move(-1);
    else if (event.key === "Enter") void choose(event);
    else return;
    event.preventDefault();
  });
}

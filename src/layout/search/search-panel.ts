// Owns the search panel of the dialog and the search page: typing, results, opening one.
import { openSiteSearch } from "../../search/reading/site-search.js";
import { drawPanel, type PanelParts, putWords, say } from "./draw-panel.js";
import { type Choice, drawAsk, drawResults } from "./draw-results.js";
import { createOptionList, type OptionList } from "./option-list.js";
import type { AskOthers, Shown } from "./other-sites.js";
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
  const query = (text: string) => {
    input.value = text;
    input.focus();
    void answer();
  };
  const options = createOptionList(input, parts.list, (choice, event) => {
    if (choice.kind === "query") query(choice.text);
    else follow(choice, input.value.trim(), { event, onDone });
  });
  const panel: Panel = { parts, options, session, settings, turn: 0, others: null };
  const answer = () => answerIn(panel);
  putWords(parts, session.words(), settings.prompt);
  listen({ parts, options, answer, onDone });
  // The live preview says so once the page shows an edit: what was found may no longer be there.
  document.addEventListener("docsgen:edited", () => {
    session.forget();
    if (input.offsetParent) void answer();
  });
  const begin = () => {
    input.focus();
    input.select();
    void session.open().catch(() => {}); // A failure is reported at the first search.
    void answer();
  };
  return { root: parts.root, query, begin, label: () => session.words().search };
}

interface Leaving {
  readonly event: MouseEvent;
  readonly onDone: () => void;
}

/** The browser follows links; keys that open another tab leave the panel open. */
function follow(choice: Choice, text: string, { event, onDone }: Leaving): void {
  const isLink = choice.kind === "page" || choice.kind === "result";
  if (choice.kind === "result" || choice.kind === "ask") void loadStart().then((start) => start?.rememberSearch(text));
  if (choice.kind === "ask") document.dispatchEvent(new CustomEvent("docsgen:ask", { detail: { text } }));
  if (!isLink || !(event.ctrlKey || event.metaKey || event.shiftKey)) onDone();
  // After the dialog has closed: what an action opens must not be below it.
  if (choice.kind === "action") choice.run();
}

interface Panel {
  readonly parts: PanelParts;
  readonly options: OptionList;
  readonly session: SearchSession;
  readonly settings: SearchSettings;
  /** The number of the latest question: what is found for others comes too late. */
  turn: number;
  others: Promise<AskOthers> | null;
}

/** Shows the results for the text in the box. */
async function answerIn(panel: Panel): Promise<void> {
  const turn = ++panel.turn;
  const isLate = () => turn !== panel.turn;
  const { input, clearButton } = panel.parts;
  const text = input.value.trim();
  clearButton.hidden = true;
  if (isStart(text)) await showStart(panel, text, isLate);
  else await showFound(panel, text, isLate);
}

/** Without its file the box still searches. */
function loadStart() {
  return import("./search-start.js").catch(() => null);
}

async function showStart({ parts, options, session, settings }: Panel, text: string, isLate: () => boolean) {
  const start = await loadStart();
  if (isLate() || start === null || parts.input.value.trim() !== text) return;
  const surroundings = { words: session.words(), base: settings.base };
  const { drawn, hasMemory } = start.drawStart(text, surroundings);
  parts.clearButton.hidden = !hasMemory;
  options.show(drawn);
  say(parts.status, []);
}

async function showFound(panel: Panel, text: string, isLate: () => boolean): Promise<void> {
  const { parts, options, session, settings } = panel;
  const waiting = window.setTimeout(() => say(parts.status, [session.words().searching]), PATIENCE);
  try {
    const found = await session.search(parts.input.value.trimStart());
    const isMixed = found.results.some(({ version }) => version);
    const needsRefining = isMixed || found.lookUps.some(({ how }) => how === "typo");
    const refine = needsRefining ? await import("./refine-answer.js") : null;
    const start = found.results.length === 0 ? await loadStart() : null;
    if (isLate()) return;
    const refined = refine?.refineAnswer(found, drawResults(found, settings.base), session.words());
    const ways = start ? [start.drawWays(session.words())] : [];
    const shown = { found, text, sites: settings.sites, ways, ...refined };
    showAnswer(panel, shown);
    askOthers(panel, shown, isLate);
  } catch {
    if (isLate()) return;
    session.forget();
    options.show([]);
    say(parts.status, [session.words().searchFailed]);
  } finally {
    clearTimeout(waiting);
  }
}

/** Where nothing is found, the reader may ask, or go on from here. */
function showAnswer({ parts, options, session, settings }: Panel, shown: Shown): void {
  const { found, text, drawn, ways, sentences = [], sites } = shown;
  const words = session.words();
  const ask = document.querySelector("docs-assistant") ? [drawAsk(text, words.askAssistant)] : [];
  const count = found.results.length;
  options.show(
    [drawn ?? drawResults(found, settings.base), ...ask, ...(count > 0 ? [] : ways)],
    count + ask.length > 0,
  );
  const nothing = sites ? [words.searching] : [words.noResults.replace("{query}", text), words.noResultsHint];
  const lines = count > 0 ? sentences : [...nothing, ...sentences];
  say(parts.status, lines[0] ? lines : [`${words.searchResults}: ${count}`], !lines[0]);
}

/** Without its file the own results stay. */
function askOthers(panel: Panel, shown: Shown, isLate: () => boolean): void {
  const { settings, options, session } = panel;
  if (!settings.sites) return;
  panel.others ??= import("./other-sites.js").then(({ openOthers }) =>
    openOthers(settings, { options, draw: drawResults, open: openSiteSearch, words: session.words }),
  );
  const show = (more: Shown) => isLate() || showAnswer(panel, more);
  void panel.others.then((ask) => ask(shown, show)).catch(() => show({ ...shown, sites: "" }));
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
  parts.clearButton.addEventListener("click", async () => {
    (await loadStart())?.forgetSearches();
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

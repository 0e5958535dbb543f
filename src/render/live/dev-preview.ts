// The live preview: a site that is read again as its files change, and draws the pages it is asked for.
import type { FileStates } from "../../emit/fingerprint.js";
import { readCodeFrames } from "../../files/read-code-frames.js";
import type { Page } from "../../model.js";
import { BROWSER_INDEX_FILE } from "../../search/browser-files.js";
import type { Answer, SiteFiles } from "../../serve/handler.js";
import { createLive, EVENTS_ADDRESS, type ProblemNews, type ShownProblem, withLive } from "../../serve/live.js";
import { redirectMatcher } from "../../shared/match-redirect.js";
import { distinctProblems, type Problem } from "../../shared/problem.js";
import { escapeHtml } from "../../shared/write-html.js";
import { markdownTwin } from "../agents/llms-files.js";
import { readBrowserFiles } from "../document/drawing-tools.js";
import { shippedRoutes } from "../routes/browser-routes.js";
import { servedRedirects } from "../routes/host-files.js";
import { type LiveProblems, liveProblems, WHOLE_SITE } from "./live-links.js";
import { livePages, partOf } from "./live-pages.js";
import { answerOf, type LiveSettings, type LiveState, openLiveSite } from "./live-state.js";
import { wholeSiteThread } from "./whole-site-thread.js";

interface PreviewSettings extends LiveSettings {
  /** The states of the project's files before they are read; missing where unknown. */
  readonly states?: FileStates | null;
  /** Called with new problems. */
  readonly tell: (problems: readonly Problem[]) => void;
}

interface Preview {
  readonly files: SiteFiles;
  /** Answers where a file cannot be made. A page that shows it follows the next change. */
  readonly fail: (error: unknown) => Response;
  /** Answers what is not a file of the site (the event stream); null for everything else. */
  readonly answer: (request: Request) => Response | null;
  /** Reads changed files (relative to the root). Calls run one after another. */
  readonly change: (files: readonly string[]) => Promise<Change>;
  /** Makes the search index, which the first search should not wait for. */
  readonly prepare: () => Promise<unknown>;
}

/** The result of a change. */
export interface Change {
  /** False where docs.json cannot be read and the previous site is still shown. */
  readonly isTakenIn: boolean;
  /** The number of problems before. */
  readonly before: number;
  /** The current problems. */
  readonly problems: readonly Problem[];
}

/** Opens the preview. If docs.json cannot be read, it shows only the problems. */
export async function createPreview(settings: PreviewSettings): Promise<Preview> {
  const parts = await openParts(settings);
  const { site, whole, found, live, script } = parts;
  const { base } = settings.options;
  found.note(WHOLE_SITE, site.problems());
  const redirect: SiteFiles["redirect"] = (address) => {
    const state = site.state();
    return state && redirectMatcher(servedRedirects(state.site))(address);
  };
  const answer: Preview["answer"] = ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return pathname.endsWith(EVENTS_ADDRESS) ? live.stream(searchParams.get("page") ?? "/") : null;
  };
  const fail = (error: unknown): Response => {
    const { loaded, drawn } = live.revision();
    // It shows no revision of the site, so that it loads again with the next.
    const revision = { loaded: `${loaded}-failed`, drawn };
    const html = withLive(plainDocument("Error", String(error)), script, revision);
    return new Response(html, { status: 500, headers: { "content-type": "text/html; charset=utf-8" } });
  };
  const prepare = () => whole.find(BROWSER_INDEX_FILE);
  return {
    files: { base, immutable: false, redirect, find: fileFinder(parts) },
    fail,
    answer,
    change: changeReader(parts),
    prepare,
  };
}

type PreviewParts = Awaited<ReturnType<typeof openParts>>;

async function openParts({ root, options, states, tell }: PreviewSettings) {
  const found = liveProblems(tell);
  const site = await openLiveSite({ root, options }, states);
  const whole = wholeSiteThread({ root, options });
  const shown = (address: string) => site.state()?.pageAt(addressInside(address, options.base)) ?? null;
  const live = createLive(Date.now().toString(36), (address) =>
    problemNews(shown(address), { root, found, state: site.state() }),
  );
  const pages = livePages({ found, weights: options, stateNow: site.state, show: live.show });
  const script = `${options.base}/_docsgen/${readBrowserFiles().scripts["live"]?.file ?? ""}`;
  return { site, whole, found, live, pages, shown, script };
}

function changeReader({ site, whole, found, live, pages, shown }: PreviewParts): Preview["change"] {
  return async (files) => {
    const before = found.all().length;
    const old = site.state();
    whole.note(files);
    const taken = await site.take(files);
    const state = site.state();
    if (taken.kind !== "pages") found.note(WHOLE_SITE, site.problems());
    const isTakenIn = taken.kind !== "unreadable";
    const edited = taken.kind === "pages" ? taken.pages : [];
    const reachesLoaded = taken.kind === "site" && files.some((file) => isLoaded(file, old, state));
    live.advance({ reachesLoaded });
    await new Promise(setImmediate); // The event is on its way before pages are drawn.
    const open = Array.from(live.addresses(), shown).filter((page) => page !== null);
    const parts = new Set([...found.parts(), ...[...edited, ...open].map(partOf)]);
    try {
      if (isTakenIn && state) await pages.lookAt(parts, state);
    } finally {
      live.show(); // The lines around a problem may be others, even where the problem is the same.
    }
    return { isTakenIn, before, problems: distinctProblems(found.all()) };
  };
}

/** Finds the files of a state of the site; where docs.json cannot be read, those that docsgen brings. */
function fileFinder({ site, pages, whole, live, script }: PreviewParts): SiteFiles["find"] {
  const shipped = new Map(shippedRoutes({ isDev: true }).map((route) => [route.file, route]));
  const findIn = async (file: string, asked: LiveState | null): Promise<Answer | null> => {
    const revision = live.revision();
    const withEvents = (html: string) => ({ bytes: withLive(html, script, revision) });
    const ofPage = asked?.pageOf(file);
    if (asked && ofPage) {
      const { page, part } = ofPage;
      const drawn = await pages.draw(page, asked);
      if (part === "twin") return { bytes: markdownTwin(page, drawn.markdown) };
      // Retries if the project was reread meanwhile.
      setImmediate(() => pages.followLinks(page, asked).catch(() => {}));
      return withEvents(drawn.pieces.join(""));
    }
    if (asked?.isOfAllPages(file)) return whole.find(file);
    const made = asked ? await asked.routeOf(file) : shipped.get(file);
    if (!made) return asked || !isPage(file) ? null : withEvents(EMPTY);
    const answer = await answerOf(made);
    return asked && isPage(file) ? withEvents(String(answer.bytes)) : answer;
  };
  const find = async (file: string): Promise<Answer | null> => {
    const asked = site.state();
    try {
      return await findIn(file, asked);
    } catch (error) {
      if (site.state() === asked) throw error;
      return find(file); // The project was reread meanwhile, and the file may be gone.
    }
  };
  return find;
}

const EMPTY = plainDocument("docs.json", "");

function plainDocument(title: string, text: string): string {
  return `<!doctype html><meta charset=utf-8><title>${title}</title><body><pre>${escapeHtml(text)}</pre></body>`;
}

function isPage(file: string): boolean {
  return file === "index.html" || file === "404.html";
}

/** `/base/guides/start/` as `/guides/start`. */
function addressInside(path: string, base: string): string {
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const address = inside.replace(/(\/index\.html|\/)$/, "") || "/";
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // A lone percent sign.
  }
}

/**
 * Pictures and scripts of the project. A page shows a changed one only after a reload. A new one reloads the pages that miss
 * it, unless every page has it.
 */
function isLoaded(file: string, old: LiveState | null, now: LiveState | null): boolean {
  if (isServedAsItIs(file, old)) return true;
  return now !== null && isServedAsItIs(file, now) && JSON.stringify(now.site.config).includes(file);
}

function isServedAsItIs(file: string, state: LiveState | null): boolean {
  if (!state) return false;
  const { files, styles, descriptions } = state.site;
  return files.some((each) => each.file === file) && !styles.includes(file) && !descriptions.has(file);
}

/** Most problems shown; the terminal lists all of them. */
const SHOWN = 50;

interface NewsSources {
  readonly root: string;
  readonly found: LiveProblems;
  readonly state: LiveState | null;
}

const DATA = /\.(?:json|ya?ml)$/i;

/** `page` is null for unknown addresses, and while docs.json cannot be read. */
function problemNews(page: Page | null, { root, found, state }: NewsSources): ProblemNews {
  const drawn = page ? found.of(partOf(page)) : [];
  const isOwn = (each: Problem) => concerns(each, page, state) || drawn.includes(each);
  const all = distinctProblems([...drawn, ...found.all()]).sort(bySeverity);
  const own = all.filter(isOwn);
  const others = all.filter((each) => !isOwn(each));
  const frameOf = readCodeFrames(root);
  return {
    own: own.slice(0, SHOWN).map((each): ShownProblem => ({ ...each, frame: frameOf(each.place) })),
    others: others.slice(0, SHOWN),
    counts: { own: own.length, others: others.length },
  };
}

/** Settings and problems without a file concern every page. */
function concerns({ place }: Problem, page: Page | null, state: LiveState | null): boolean {
  if (state === null || place === null) return true;
  const { file } = place;
  if (file === page?.source?.file || file === page?.target?.description) return true;
  // What a description that cannot be read says may be the page that is missing.
  if (page === null && DATA.test(file)) return true;
  return file.endsWith(".json") && !state.site.descriptions.has(file);
}

function bySeverity(a: Problem, b: Problem): number {
  return Number(b.severity === "error") - Number(a.severity === "error");
}

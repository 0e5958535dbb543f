// Draws pages that ended another thread, or took it too long: one at a time, in a thread that may end.
import { MORE_TIME } from "../../content/code/code-problems.js";
import type { Page } from "../../model.js";
import { fileOf, type Problem, problem } from "../../shared/problem.js";
import { fileOfBody } from "../article/article-inputs.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { RenderSettings } from "../document/render-settings.js";
import type { Renderer } from "../document/rendered-page.js";
import type { Drawer } from "./drawer.js";
import { startThread, type Thread, ThreadEnded } from "./thread.js";

/** Memory limit of the thread, in megabytes. */
const MOST_MB = 1024;

/** A page without its content holds nothing that takes long: only a machine that has much else to do makes it late. */
const MORE_PATIENT = 10;

/** Draws for builds, and for the live preview. */
type PatientDrawer = Pick<Drawer, "draw" | "close"> & Pick<Renderer, "render">;

/** A drawer that no page can make fail: the problems of a page that cannot be drawn say why. */
export function patientDrawer(settings: RenderSettings, highlight: HighlightCode): PatientDrawer {
  const start = (more: Partial<RenderSettings> = {}) => startThread({ ...settings, ...more }, highlight, MOST_MB);
  let thread: Thread | null = null;
  const ask = async <Result>(page: Page, call: (thread: Thread) => Promise<Result>): Promise<Result> => {
    thread ??= start();
    try {
      return await call(thread);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      thread = null;
      const fault = faultOf(page, error, settings.timeLimit);
      const undrawable = new Map([[page.path, fault]]);
      const last = start({ undrawable, timeLimit: settings.timeLimit * MORE_PATIENT });
      return await call(last).finally(last.close);
    }
  };
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(draw: () => Promise<Result>): Promise<Result> => {
    const drawn = before.then(draw);
    before = drawn.catch(() => {});
    return drawn;
  };
  return {
    draw: (page) => inTurn(() => ask(page, ({ call }) => call("draw", page.path))),
    render: (page) => inTurn(() => ask(page, ({ call }) => call("render", page.path))),
    close: async () => {
      await thread?.close();
    },
  };
}

function faultOf(page: Page, { reason }: ThreadEnded, timeLimit: number): Problem {
  const place = fileOf(fileOfBody(page));
  if (reason === "memory") {
    const hint = "Look for a loop that never ends, or split the page.";
    return problem("page-memory", place, `This page needs more than ${MOST_MB} MB of memory to be drawn.`, hint);
  }
  return problem("page-timeout", place, `This page could not be drawn in ${timeLimit / 1000} s.`, MORE_TIME);
}

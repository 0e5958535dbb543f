// Owns the document as a whole: puts an article into the shell of its branch.
import { render } from "preact-render-to-string";
import type { Article, Html } from "../model.js";
import { toPagePath } from "../shared/page-path.js";
import { addressesOf } from "./addresses.js";
import { createAssemble, type DrawnDocument, type PageParts } from "./assemble.js";
import type { DrawingTools } from "./assets.js";
import { drawMain, sideOf } from "./draw-main.js";
import { drawPageHead } from "./head/page-head.js";
import { createIconSheet } from "./icons/icon-sheet.js";
import { NotFound, NotFoundHead } from "./not-found/not-found.js";
import { hasHead } from "./page-main.js";
import { drawShell, type Shell } from "./shell.js";
import type { NotFoundInputs, SharedInputs, ShellInputs } from "./shell-inputs.js";
import { foldPlan } from "./sidebar/fold-plan.js";
import { fillPieces, fillTemplate, toTemplate } from "./slots.js";
import type { DocumentInputs, PageView } from "./view.js";

/** Draws documents. Each shell is drawn once and kept. */
export interface DocumentDrawing {
  /** `origins` are those that the code of the page's islands names. */
  readonly draw: (inputs: DocumentInputs, article: Article, origins?: readonly string[]) => DrawnDocument;
  /** The page for unknown addresses. `body` is the drawn `errors.404.description`, if there is one. */
  readonly draw404: (inputs: NotFoundInputs, body: Html | null) => Html;
  /** What sidebars load when a reader opens a group: texts by file name, below the folder of browser files. */
  readonly sidebarFiles: (shells: readonly ShellInputs[]) => ReadonlyMap<string, Html>;
}

/** Prepares drawing. Call it once per worker. */
export function documentDrawing(shared: SharedInputs, tools: DrawingTools): DocumentDrawing {
  const { assets } = shared;
  const parts = {
    tools,
    addresses: addressesOf(shared.address),
    icons: createIconSheet(shared.icons, tools.icon),
  };
  const assemble = createAssemble(assets);
  const shells = new Map<ShellInputs, Shell>();
  const shellOf = (inputs: ShellInputs): Shell => {
    const shell = shells.get(inputs) ?? drawShell(inputs, parts);
    shells.set(inputs, shell);
    return shell;
  };
  return {
    draw: (inputs, article, origins = []) => {
      const shell = shellOf(inputs.shell);
      const feed = article.facts.updates.length > 0 ? inputs.feed : null;
      const scripts = article.islands.map((file) => `${assets.folder}/${file}`);
      return assemble(shell, { ...pageParts({ ...inputs, article, feed }, shell), scripts, origins });
    },
    draw404: (inputs, body) => {
      const shell = shellOf(inputs.shell);
      return assemble(shell, notFoundParts(inputs, body, shell)).pieces.join("");
    },
    sidebarFiles: (branches) => {
      const folded = branches.filter((branch) => foldPlan(branch) !== null);
      return new Map(folded.flatMap((branch) => [...shellOf(branch).sidebar.files]));
    },
  };
}

function pageParts(view: PageView, shell: Shell): Omit<PageParts, "scripts" | "origins"> {
  const { page, article, crumbs, around, crossings } = view;
  const { mode } = page.matter;
  const menu = hasHead(mode) ? shell.menus.of(view) : null;
  const side = sideOf(view, menu);
  return {
    path: page.address,
    mode,
    side,
    isBodyNameTaken: article.facts.anchors.includes("body-content"),
    head: drawPageHead(shell.context, view),
    topBar: fillTemplate(shell.topBar, (id) => crossings[id] ?? shell.choices.get(id) ?? ""),
    sidebar: shell.sidebar.forPage(page.path, around),
    main: drawMain(shell, { view, side, eyebrow: shell.eyebrow(crumbs), menu }),
    written: [article.html, article.aside ?? ""],
    isOwners: page.source !== null,
  };
}

function notFoundParts(inputs: NotFoundInputs, body: Html | null, shell: Shell): PageParts {
  const { context, footer } = shell;
  const main = render(<NotFound shell={context} inputs={inputs} hasBody={body !== null} />);
  return {
    path: "/404",
    mode: "center",
    side: "none",
    isBodyNameTaken: false,
    head: render(<NotFoundHead shell={context} inputs={inputs} />),
    topBar: fillTemplate(shell.topBar, (id) => inputs.crossings[id] ?? shell.choices.get(id) ?? ""),
    sidebar: shell.sidebar.forPage(NOWHERE, []),
    main: fillPieces(toTemplate(main), (name) => (name === "article" ? (body ?? "") : footer(false))),
    written: [main, body ?? ""],
    scripts: [],
    isOwners: true,
    origins: [],
  };
}

const NOWHERE = toPagePath("404");

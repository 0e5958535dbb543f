// Draws the sidebar of a branch once, and gives each page its own: its link current, the groups around it open.
import { render } from "preact-render-to-string";
import type { Html, Navbar, PagePath } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";
import type { Branch } from "../branch.js";
import type { ShellContext } from "../shell-context.js";
import { fillTemplate, slot, toTemplate } from "../slots.js";
import { type FoldPlan, foldPlan } from "./fold-plan.js";
import { foldedEntries } from "./folded-sidebar.js";
import { cutMarks, type Marked, type MarkedHtml, markActive } from "./mark-active.js";
import { Sidebar } from "./sidebar.js";
import { TopEntries } from "./sidebar-entries.js";

export interface DrawnSidebar {
  /** The sidebar of a page within these divisions, or within those of the page whose shell it borrows. */
  readonly forPage: (path: PagePath, around: readonly string[]) => Html;
  /** Contents of groups that close, by file name, below the folder of the browser files. */
  readonly files: ReadonlyMap<string, Html>;
  /** What it shows on a page that it does not list. */
  readonly anywhere: Html;
}

export interface SidebarSource {
  readonly shell: ShellContext;
  readonly branch: Branch;
  readonly navbar: Navbar;
}

/** Draws what repeats. A sidebar that is too long for every page folds. */
export function drawSidebar(source: SidebarSource): DrawnSidebar {
  const plan = foldPlan(source.branch);
  return plan ? drawFolded(source, plan) : drawWhole(source);
}

function drawWhole(source: SidebarSource): DrawnSidebar {
  const { shell, branch } = source;
  const marks: Marked[] = [];
  const drawn = render(
    <Sidebar {...source} groups={null}>
      <TopEntries shell={shell} nodes={branch.entries} marked={marks} />
    </Sidebar>,
  );
  const marked = cutMarks(shorten(drawn), marks);
  return { forPage: (path) => markActive(marked, path), files: new Map(), anywhere: marked.html };
}

function drawFolded(source: SidebarSource, plan: FoldPlan): DrawnSidebar {
  const { shell } = source;
  const marks: Marked[] = [];
  const entries = foldedEntries(shell, plan, marks);
  const inside = [...entries.inside].map(([id, html]) => [id, cutMarks(shorten(html), []).html] as const);
  const folder = `sidebar-${shortHash(JSON.stringify(inside))}`;
  const around = toTemplate(
    shorten(
      render(
        <Sidebar {...source} groups={`${shell.assets.folder}/${folder}/`}>
          {slot("entries")}
        </Sidebar>,
      ),
    ),
  );
  const draw = (open: readonly string[]): MarkedHtml => {
    const html = fillTemplate(around, () => shorten(entries.html(new Set(open))));
    return cutMarks(html, marks);
  };
  // Pages come in navigation order: the next one usually has the same groups open.
  let last: { readonly key: string; readonly marked: MarkedHtml } | null = null;
  return {
    forPage: (path, around) => {
      const open = plan.around.get(path) ?? around;
      const key = open.join();
      if (last?.key !== key) last = { key, marked: draw(open) };
      return markActive(last.marked, path);
    },
    files: new Map(inside.map(([id, html]) => [`${folder}/${id}.txt`, html])),
    anywhere: draw([]).html,
  };
}

/** A sidebar may have hundreds of entries, so optional end tags are left out. */
function shorten(html: Html): Html {
  return html.replaceAll("</li>", "");
}

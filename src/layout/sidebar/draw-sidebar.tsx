// Draws the sidebar of a branch once, and gives each page its own: its link current, the groups around it open.

import type { VNode } from "preact";
import type { Html, Navbar, PagePath } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";
import type { Branch, Entry, GroupEntry } from "../branch.js";
import { renderIn, type ShellContext } from "../shell-context.js";
import { fillTemplate, slot, type Template, toTemplate } from "../slots.js";
import { type FoldPlan, foldPlan, isFolding, isShort } from "./fold-plan.js";
import { ClosedGroup, Group, GroupList } from "./group.js";
import { cutMarks, type MarkedHtml, markActive } from "./mark-active.js";
import { Sidebar } from "./sidebar.js";
import { Entries, FoldedList, TopEntries } from "./sidebar-entries.js";

export interface DrawnSidebar {
  /** The sidebar of a page within these divisions, or within those of the page whose shell it borrows. */
  readonly forPage: (path: PagePath, around: readonly string[]) => Html;
  /** Contents of groups that close, by file name, below the folder of the browser files. */
  readonly files: ReadonlyMap<string, Html>;
  /** What it shows on a page that it does not list. */
  readonly anywhere: Html;
}

interface SidebarSource {
  readonly shell: ShellContext;
  readonly branch: Branch;
  readonly navbar: Navbar;
  /** Where the logo leads; null for the site's own address. */
  readonly home: string | null;
}

/** Draws what repeats. A sidebar that is too long for every page folds. */
export function drawSidebar(source: SidebarSource): DrawnSidebar {
  const plan = foldPlan(source.branch);
  return plan ? drawFolded(source, plan) : drawWhole(source);
}

function drawWhole(source: SidebarSource): DrawnSidebar {
  const drawn = renderIn(
    source.shell,
    <Sidebar {...source} groups={null}>
      <TopEntries nodes={source.branch.entries} />
    </Sidebar>,
  );
  const marked = cutMarks(withTitleId(shorten(drawn)));
  return { forPage: (path) => markActive(marked, path), files: new Map(), anywhere: marked.html };
}

function drawFolded(source: SidebarSource, plan: FoldPlan): DrawnSidebar {
  const { shell } = source;
  const entries = foldedEntries(shell, plan);
  const inside = [...entries.inside].map(([id, html]) => [id, cutMarks(shorten(html)).html] as const);
  const folder = `sidebar-${shortHash(JSON.stringify(inside))}`;
  const around = toTemplate(
    shorten(
      renderIn(
        shell,
        <Sidebar {...source} groups={`${shell.assets.folder}/${folder}/`}>
          {plan.hasSections ? slot("entries") : <ul class="sidebar-group">{slot("entries")}</ul>}
        </Sidebar>,
      ),
    ),
  );
  const draw = (open: readonly string[]): MarkedHtml => {
    const html = fillTemplate(around, () => shorten(entries.html(new Set(open))));
    return cutMarks(withTitleId(html));
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

/** Sheets of sites know the title of a group by an id, which only the first can have. */
function withTitleId(html: Html): Html {
  return html.replace("<h5", '<h5 id="sidebar-title"');
}

interface Piece {
  readonly closed: Html;
  /** The markup around its content. */
  readonly open: Template;
  readonly list: Template;
}

const INSIDE = "inside";

/** Draws all pieces of one branch. */
function foldedEntries(shell: ShellContext, plan: FoldPlan) {
  const folding: Folding = { shell, plan, pieces: new Map(), inside: new Map() };
  const top = listOf(folding, plan.nodes, plan.hasSections);
  return {
    /** The list with these groups open and all others closed. It contains marks. */
    html: (open: ReadonlySet<string>) => fill(folding, top, open),
    /** The content of each group, by id, as it is inserted when a reader opens it. It contains marks. */
    inside: folding.inside,
  };
}

/** What is drawn with, and what was drawn. */
interface Folding {
  readonly shell: ShellContext;
  readonly plan: FoldPlan;
  readonly pieces: Map<string, Piece>;
  readonly inside: Map<string, Html>;
}

function listOf(folding: Folding, nodes: readonly Entry[], hasSections: boolean): Template {
  const { shell, plan } = folding;
  addPieces(folding, nodes, hasSections);
  return templateOf(shell, <FoldedList nodes={nodes} plan={plan} hasSections={hasSections} />);
}

/** The slots of a list's folding groups, including those in open groups. */
function addPieces(folding: Folding, nodes: readonly Entry[], hasSections: boolean): void {
  for (const node of nodes) {
    if (node.kind !== "group") continue;
    if (isFolding(node, hasSections)) addPiece(folding, node, hasSections);
    else addPieces(folding, node.children, false);
  }
}

function addPiece(folding: Folding, group: GroupEntry, hasSections: boolean): void {
  const { shell, plan, pieces, inside } = folding;
  const home = plan.homes.get(group.id);
  if (home === undefined) return;
  const shape = { group, isSection: hasSections };
  const list = listOf(folding, group.children, hasSections);
  pieces.set(group.id, {
    closed: renderIn(shell, <ClosedGroup {...shape} home={home} />),
    open: templateOf(
      shell,
      <Group {...shape} isOpen>
        {slot(INSIDE)}
      </Group>,
    ),
    list,
  });
  const Whole = hasSections ? TopEntries : Entries;
  const entries = isShort(group.children) ? <Whole nodes={group.children} /> : slot(INSIDE);
  const whole = templateOf(shell, <GroupList {...shape}>{entries}</GroupList>);
  inside.set(
    group.id,
    fillTemplate(whole, () => fill(folding, list, new Set())),
  );
}

function fill(folding: Folding, list: Template, open: ReadonlySet<string>): Html {
  return fillTemplate(list, (id) => {
    const piece = folding.pieces.get(id);
    if (!piece) return "";
    return open.has(id) ? fillTemplate(piece.open, () => fill(folding, piece.list, open)) : piece.closed;
  });
}

function templateOf(shell: ShellContext, drawn: VNode): Template {
  return toTemplate(renderIn(shell, drawn));
}

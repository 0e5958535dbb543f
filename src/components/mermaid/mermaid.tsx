// Draws the place of a diagram: its source as text, which the browser turns into a picture.
import { escapePattern } from "../../shared/escape-pattern.js";
import { groupBy } from "../../shared/lists.js";
import { rawText } from "../child-elements.js";
import type { Component } from "../component.js";
import { anything, describe, named, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph, type GlyphName } from "../glyph/glyph.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, isOn, outerAttributes } from "../props.js";
import { fence } from "../said.js";

interface MermaidProps extends CommonProps {
  readonly chart?: string;
  readonly code?: string;
  readonly placement?: string;
  readonly actions?: unknown;
}

const PLACEMENTS = ["top-left", "top-right", "bottom-left", "bottom-right"];

export function Mermaid({ chart, code = chart, placement, actions, children, ...props }: MermaidProps) {
  const { ui, warn } = useDraw();
  const isKnown = placement === undefined || PLACEMENTS.includes(placement);
  if (!isKnown)
    warn({
      code: "mermaid-placement",
      what: `"${placement}" is not a valid placement for diagram controls.`,
      hint: `Use one of: ${PLACEMENTS.join(", ")}.`,
      culprit: new RegExp(`(?<=placement=\\{?["'])${escapePattern(String(placement))}(?=["'])`),
    });
  const source = (code ?? rawText(children)).trim();
  const { width, height } = estimateSize(source);
  return (
    <docs-mermaid
      {...outerAttributes(props, "mermaid not-prose", {
        "--w": `${Math.round(width)}`,
        "--h": `${Math.round(height)}`,
      })}
      data-placement={isKnown && placement ? placement : "bottom-right"}
      data-controls={actions === undefined ? "auto" : String(isOn(actions))}
      data-label={ui.diagram}
      data-failed={ui.diagramFailed}
    >
      <pre class="mermaid-source">{source}</pre>
      <div class="mermaid-controls" data-component-name="mermaid-controls-wrapper" hidden>
        <Control action="in" glyph="plus" label={ui.zoomIn} />
        <Control action="out" glyph="minus" label={ui.zoomOut} />
        <Control action="reset" glyph="reset" label={ui.resetView} />
      </div>
    </docs-mermaid>
  );
}

function Control({ action, glyph, label }: { action: string; glyph: GlyphName; label: string }) {
  return (
    <button type="button" data-action={action} aria-label={label}>
      <Glyph name={glyph} />
    </button>
  );
}

/** Width and height in pixels, as the library would draw them without a limit. */
interface DiagramSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the source roughly: a wrong guess costs a margin around the picture, not the picture. */
function estimateSize(source: string): DiagramSize {
  const lines = source
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("%%"));
  const [kind = "", ...rest] = lines;
  if (/^sequenceDiagram/.test(kind)) return sequenceSize(rest);
  const flow = /^(?:graph|flowchart)(?:-\w+)?\s*(\w+)?/.exec(kind);
  if (flow) return flowSize(rest, flow[1] ?? "TB");
  return { width: 600, height: Math.min(640, Math.max(120, 80 + 26 * rest.length)) };
}

/** Actors are side by side, as far apart as the words between them need; messages follow each other downwards. */
function sequenceSize(lines: readonly string[]): DiagramSize {
  const actors: string[] = [];
  const gaps: number[] = [];
  let height = 165;
  const placeOf = (name: string): number => {
    if (!actors.includes(name)) actors.push(name);
    return actors.indexOf(name);
  };
  for (const line of lines) {
    const actor = /^(?:create\s+)?(?:participant|actor)\s+(\S+)/.exec(line)?.[1];
    const [, from, to, words = ""] = /^(.+?)\s*<{0,2}-{1,2}(?:>{1,2}|[x)])\s*[+-]?\s*([^:]+?)\s*:(.*)/.exec(line) ?? [];
    if (actor) placeOf(actor);
    else if (from && to) {
      const places = [placeOf(from), placeOf(to)];
      const start = Math.min(...places);
      const span = Math.max(...places) - start;
      const longest = Math.max(...words.split(BREAK).map((part) => part.length));
      if (span < 2) gaps[start] = Math.max(gaps[start] ?? 0, longest * 7 + 30);
      height += (span === 0 ? 76 : 48) + 19 * (words.split(BREAK).length - 1);
    } else if (/^note\b/i.test(line)) height += 50;
    else if (/^(?:loop|alt|opt|par|critical|break|rect)\b/.test(line)) height += 55;
    else if (/^(?:else|and|option)\b/.test(line)) height += 45;
    else if (line === "end") height += 10;
  }
  const between = actors.slice(1).reduce((sum, _, index) => sum + Math.max(200, gaps[index] ?? 0), 0);
  return { width: 250 + between, height };
}

const BREAK = /<br\s*\/?>|\\n/;
const NODE_MARK = /^([\p{L}\p{N}_.-]+)(?:@?\s*[[({>]+\s*"?([^\])}]*))?/u;
const LINK = /\s*<?(?:--+|==+|-\.+)(?:[^|>\-=.]+(?:--+|==+|\.+-))?[>xo]?\s*(?:\|[^|]*\|)?\s*/;
/** Larger diagrams are not looked at closely. */
const MOST_NODES = 200;

/** Nodes are in ranks along the direction: as many as the longest way has steps. */
function flowSize(lines: readonly string[], direction: string): DiagramSize {
  const { nodes, boxes } = readFlow(lines);
  const ranks = groupBy(nodes, ({ rank }) => rank);
  const steps = Math.max(1, ranks.size);
  const abreast = Math.max(1, ...Array.from(ranks.values(), ({ length }) => length));
  const mean = (size: (text: string) => number) =>
    nodes.reduce((sum, { text }) => sum + size(text), 0) / Math.max(1, nodes.length);
  const [wide, high] = [mean(boxWidth), mean(boxHeight)];
  const isDown = /^(?:TB|TD|BT)$/.test(direction);
  return isDown
    ? { width: abreast * (wide + 50), height: steps * (high + 54) - 38 + boxes * 35 }
    : { width: steps * (wide + 54), height: abreast * (high + 54) - 38 + boxes * 45 };
}

interface Node {
  text: string;
  /** The steps before it, as far as its diagram is written in their order: a link to what came before leads back. */
  rank: number;
}

function readFlow(lines: readonly string[]): { readonly nodes: readonly Node[]; readonly boxes: number } {
  const nodes = new Map<string, Node>();
  let boxes = 0;
  for (const line of lines) {
    if (/^subgraph\b/.test(line)) boxes++;
    if (/^(?:subgraph|end|style|classDef|class|linkStyle|click|direction)\b/.test(line)) continue;
    if (nodes.size > MOST_NODES) break;
    let rank = 0;
    for (const part of line.replace(/;$/, "").split(LINK)) {
      const linked = part.split(/\s+&\s+/).flatMap((each) => {
        const [, name, label] = NODE_MARK.exec(each) ?? [];
        if (name === undefined) return [];
        const node = nodes.get(name) ?? { text: name, rank };
        if (label !== undefined) node.text = label;
        nodes.set(name, node);
        return [node];
      });
      rank = 1 + Math.max(rank - 1, ...linked.map((node) => node.rank));
    }
  }
  return { nodes: [...nodes.values()], boxes };
}

function boxWidth(text: string): number {
  return 60 + Math.min(200, 7.5 * Math.max(...text.split(BREAK).map((line) => line.length)));
}

function boxHeight(text: string): number {
  const rows = text.split(BREAK).reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 7.5) / 200)), 0);
  return 30 + 21 * rows;
}

export const mermaid: Component = {
  names: ["Mermaid"],
  draw: Mermaid,
  // Drawing checks the placement, because a fence can have one, too.
  props: describe<Omit<MermaidProps, "code">>({
    chart: named(text("Source of the diagram, instead of children."), "code"),
    placement: text("Corner of the zoom buttons, such as `bottom-right`."),
    actions: anything("Whether to show zoom buttons. Default: only on tall diagrams."),
  }),
  children: "reads",
  said: ({ props, text: source }) => [fence("mermaid", (wordOf(props["chart"] ?? props["code"]) ?? source()).trim())],
  diagram: ({ code, chart }) => code ?? chart,
};

// Runs in the browser: turns the source of a diagram into SVG in the site's colours, with the library as a chunk.
import type { MermaidConfig } from "mermaid";

/** Draws a diagram; `id` is unique on the page. Rejects where the source is no diagram. */
export async function drawDiagram(source: string, id: string): Promise<string> {
  const { default: mermaid } = await import("mermaid");
  mermaid.initialize(settings());
  const { svg } = await mermaid.render(id, source);
  return svg;
}

function settings(): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: "strict",
    suppressErrorRendering: true,
    theme: "base",
    fontFamily: getComputedStyle(document.body).fontFamily,
    themeVariables: themeColors(),
  };
}

const COLORS = [
  "--color-page",
  "--color-raised",
  "--color-sunken",
  "--color-strong",
  "--color-text",
  "--color-line-strong",
  "--color-faint",
  "--color-accent",
];

function themeColors(): MermaidConfig["themeVariables"] {
  const [page, raised, sunken, strong, text, line, edge, accent] = COLORS.map(readColor);
  return {
    darkMode: document.documentElement.classList.contains("dark"),
    fontSize: "14px",
    background: page,
    primaryColor: sunken,
    primaryTextColor: strong,
    primaryBorderColor: edge,
    secondaryColor: raised,
    tertiaryColor: sunken,
    lineColor: text,
    textColor: text,
    mainBkg: sunken,
    nodeBorder: edge,
    clusterBkg: raised,
    clusterBorder: line,
    edgeLabelBackground: page,
    titleColor: strong,
    actorBkg: sunken,
    actorBorder: edge,
    actorTextColor: strong,
    signalColor: text,
    signalTextColor: text,
    labelBoxBkgColor: sunken,
    labelBoxBorderColor: line,
    noteBkgColor: raised,
    noteBorderColor: accent,
    noteTextColor: text,
    git0: accent,
    pie1: accent,
  };
}

/** A token as `#rrggbb`: the library reads no newer notation. */
function readColor(token: string): string {
  const canvas = new OffscreenCanvas(1, 1);
  const brush = canvas.getContext("2d");
  if (!brush) return "#888888";
  const probe = document.createElement("i");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  brush.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

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
    themeVariables: themeVariables(),
  };
}

/** The parts of diagrams by the colour that they take, as the library names them. */
const PARTS = {
  page: "background edgeLabelBackground",
  raised: "secondaryColor clusterBkg noteBkgColor",
  sunken: "primaryColor tertiaryColor mainBkg actorBkg labelBoxBkgColor",
  strong: "primaryTextColor titleColor actorTextColor",
  text: "lineColor textColor signalColor signalTextColor noteTextColor",
  "line-strong": "clusterBorder labelBoxBorderColor",
  faint: "primaryBorderColor nodeBorder actorBorder",
  accent: "noteBorderColor git0 pie1",
};

function themeVariables(): MermaidConfig["themeVariables"] {
  const colors = Object.entries(PARTS).flatMap(([color, parts]) => {
    const read = readColor(`--color-${color}`);
    return parts.split(" ").map((part) => [part, read]);
  });
  const darkMode = document.documentElement.classList.contains("dark");
  return { darkMode, fontSize: "14px", ...Object.fromEntries(colors) };
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

// Finds diagrams that readers would see as an error. Only new ones load the library.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DiagramFault } from "../components/mermaid/diagram-fault.js";
import { hashOf } from "../emit/hash-of.js";
import { fromInputs, jsonCodec, resultFiles, type Work } from "../memory/memory.js";
import { type Place, type Report, warning } from "../shared/problem.js";
import { readBrowserFiles } from "./document/drawing-tools.js";

/** A diagram on a page. */
export interface PlacedDiagram {
  readonly source: string;
  readonly place: Place;
  /** How many lines below its place the text begins; null where unknown. */
  readonly below: number | null;
}

/** `cache` is where results are kept; null: nowhere. */
export async function tellOfDiagrams(
  diagrams: readonly PlacedDiagram[],
  cache: string | null,
  report: Report,
): Promise<void> {
  const { remembered } = resultFiles(cache);
  for (const diagram of diagrams) {
    const { output: fault } = await remembered(DIAGRAM_FAULT, diagram.source);
    if (fault) report(diagramProblem(diagram, fault));
  }
}

const SEEN = "Readers see an error instead of the diagram.";

function diagramProblem(diagram: PlacedDiagram, { kind, line, words }: DiagramFault) {
  const { source } = diagram;
  const written = shorten(lineOf(source, line));
  const at = line === null ? diagram.place : placeOfLine(diagram, line);
  const say = (what: string, hint: string) => warning("diagram-syntax", at, what, `${SEEN} ${hint}`);
  switch (kind) {
    case "type":
      return line === null
        ? say("This diagram is empty.", "Add a diagram, or remove the block.")
        : say(
            `This diagram starts with "${written}", which is not a known diagram type.`,
            'Start it with a type such as "flowchart TD" or "sequenceDiagram".',
          );
    case "settings":
      return say(
        `The settings of this diagram are not valid YAML${words && `: ${words}`}.`,
        'Fix the settings between the two "---" lines.',
      );
    case "end":
      return say(
        written ? `This diagram is incomplete: it ends after "${written}".` : "This diagram is incomplete.",
        'Close every bracket and quote, and end every block, such as "subgraph" or "loop", with "end".',
      );
    case "sense":
      return say(`Mermaid cannot draw this diagram: ${words.replace(/\.$/, "")}.`, "Fix the part it mentions.");
    case "line":
      return say(
        `Mermaid cannot read this line of the diagram: "${written}"${stumbles(words)}.`,
        hintFor(source, written),
      );
  }
}

function lineOf(source: string, line: number | null): string {
  return line === null ? "" : (source.split("\n")[line - 1] ?? "");
}

/** A fence begins at the indentation of its lines. */
function placeOfLine({ source, place, below }: PlacedDiagram, line: number): Place {
  if (below === null || place.line === 0) return place;
  const indent = /^[ \t]*/.exec(lineOf(source, line))?.[0].length ?? 0;
  return { ...place, line: place.line + below + line, column: place.column + indent };
}

function stumbles(words: string): string {
  return words === "" || words.includes("\n") ? "" : ` (it stops at "${shorten(words)}")`;
}

function hintFor(source: string, line: string): string {
  const isFlowchart = /^(?:flowchart|graph)\b/m.test(source);
  if (isFlowchart && /[[({|].*["()[\]{}]/.test(line))
    return 'Put text with brackets or quotes in double quotes, such as A["read(file)"], and write #quot; for a quote.';
  if (/^sequenceDiagram\b/m.test(source) && line.includes(";"))
    return "A semicolon ends a line. In text, write #59; instead.";
  return "Check this line and the one before it against the syntax at https://mermaid.js.org.";
}

function shorten(line: string): string {
  const text = line.trim();
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** What is wrong with the source of a diagram; null: nothing. */
const DIAGRAM_FAULT: Work<string, DiagramFault | null> = {
  name: "diagrams",
  hash: hashOf,
  codec: jsonCodec(),
  run: fromInputs(readDiagram),
};

/** The bundle that draws diagrams in browsers. */
interface Reader {
  readonly readDiagram: (source: string) => Promise<DiagramFault | null>;
}

async function readDiagram(source: string): Promise<DiagramFault | null> {
  const { folder, scripts } = readBrowserFiles();
  const script = scripts["read-diagram"];
  if (!script) return null;
  const reader = (await import(pathToFileURL(join(folder, script.file)).href)) as Reader;
  return reader.readDiagram(source);
}

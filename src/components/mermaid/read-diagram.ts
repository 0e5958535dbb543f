// Reads a diagram as browsers do, to learn what is wrong with it. Node runs it, from among the browser files: it shares their library.
import { type DiagramFault, faultOf } from "./diagram-fault.js";

/** Null where nothing is wrong or it is unknown. */
export async function readDiagram(source: string): Promise<DiagramFault | null> {
  const { default: mermaid } = await import("mermaid");
  try {
    await mermaid.parse(source);
    return null;
  } catch (error) {
    return faultOf(error, source);
  }
}

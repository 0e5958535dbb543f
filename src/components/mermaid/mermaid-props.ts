// Describes the props of diagrams. Where their controls may be, drawing says: a fence names that too.
import { anything, describe, named, text } from "../describe.js";
import type { MermaidProps } from "./mermaid.js";

export const mermaidDescription = describe<Omit<MermaidProps, "code">>({
  chart: named(text, "code"),
  placement: text,
  actions: anything,
});

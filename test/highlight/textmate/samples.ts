// Short pieces of code in many languages, each with what its grammar finds hard.
import { yamlBeside } from "../../yaml-beside.js";

export const SAMPLES = yamlBeside<Readonly<Record<"bash" | "css" | "python" | "tsx" | "typescript", string>>>(
  import.meta.url,
  "samples.yaml",
);

// Writes a generated sample of a request in one language, when a reader asks for it.
import { sampleLanguages } from "../../openapi/samples/sample-languages.js";
import type { GeneratedSamples } from "./request-examples.js";

export interface WrittenSample {
  readonly code: string;
  readonly grammar: string;
}

/** The sample with this title, or null where the author wrote it. */
export async function writeSample(
  { usual, all, titles }: GeneratedSamples,
  title: string,
  fields: "usual" | "all",
): Promise<WrittenSample | null> {
  const language = titles.includes(title) ? sampleLanguages.find(({ label }) => label === title) : undefined;
  if (!language) return null;
  const write = await language.load();
  return { code: write(fields === "all" ? (all ?? usual) : usual), grammar: language.grammar };
}

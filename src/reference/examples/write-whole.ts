// Writes a request with all fields in one language, coloured.
import { sampleLanguages } from "../../openapi/samples/sample-languages.js";
import { colourCode } from "../code/colour-code.js";
import type { WholeRequest } from "./request-examples.js";

/** The code, or null where the sample with this title is not generated. */
export async function writeWhole(json: string, title: string): Promise<DocumentFragment | null> {
  const { request, titles }: WholeRequest = JSON.parse(json);
  const language = titles.includes(title) ? sampleLanguages.find(({ label }) => label === title) : undefined;
  if (!language) return null;
  const write = await language.load();
  return colourCode(write(request), language.grammar);
}

// Writes another request in the chosen language, coloured: with all fields, or with a named example.
import { sampleLanguages } from "../../openapi/samples/sample-languages.js";
import { colourCode } from "../code/colour-code.js";
import type { WrittenRequests } from "./request-examples.js";

/** What a reader asked for: all fields, or an example by its position. */
export type Asked = "whole" | number;

/** The code, or null where the sample with this title is not generated. */
export async function writeOther(json: string, title: string, asked: Asked): Promise<DocumentFragment | null> {
  const { titles, whole, named }: WrittenRequests = JSON.parse(json);
  const request = asked === "whole" ? whole : named?.[asked - 1];
  const language = titles.includes(title) ? sampleLanguages.find(({ label }) => label === title) : undefined;
  if (!language || !request) return null;
  const write = await language.load();
  return colourCode(write(request), language.grammar);
}

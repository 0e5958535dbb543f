import { expect, it } from "vitest";
import { yamlBeside } from "../../yaml-beside.js";
import { drawText } from "../draw-text.js";

/** What a feed shows of an entry with this content. */
async function entry(text: string): Promise<string> {
  const { facts } = await drawText(`<Update label="v1">\n\n${text}\n\n</Update>`);
  return (facts.updates[0]?.html ?? "").replace(/\n(?=<)/g, "");
}

const CASES = yamlBeside<readonly (readonly [text: string, html: string])[]>(import.meta.url, "feed-html.yaml");

it.each(CASES)("writes %s so that readers elsewhere can use it", async (text, html) =>
  expect(await entry(text)).toBe(html),
);

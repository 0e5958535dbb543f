// The tints of marked lines leave every colour of the usual theme readable, computed as browsers mix them.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { contrastOf } from "../../../src/layout/head/contrast.js";

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../../src/${file}`, import.meta.url)), "utf8");
const found = (pattern: RegExp, text: string): string => {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`${pattern} is not there`);
  return value;
};

const tokens = read("layout/styles/tokens.css");
const share = Number(found(/var\(--tone\) (\d+)%, var\(--color-page\)/, read("components/code-block/code-block.css")));

/** The palest of the colours that a theme in the light gives to code: names of functions. */
const FUNCTION_NAME = "#8250df";

it.each(["tip", "warning", "danger"])("keeps names of functions readable on lines tinted by --color-%s", (name) => {
  const tone = found(new RegExp(`--color-${name}: (#\\w{6})`), tokens);
  const channels = [1, 3, 5].map((at) => {
    const mixed = (Number.parseInt(tone.slice(at, at + 2), 16) * share + 255 * (100 - share)) / 100;
    return Math.round(mixed).toString(16).padStart(2, "0");
  });
  expect(contrastOf(FUNCTION_NAME, `#${channels.join("")}`)).toBeGreaterThanOrEqual(4.5);
});

// Owns the colour that pages have in each mode.
import type { DocsConfig } from "./docs-config.js";

/** As docs.json names it, else as `tokens.css` has it. */
export function pageColors({ background }: Pick<DocsConfig, "background">): {
  readonly light: string;
  readonly dark: string;
} {
  return { light: background.color?.light ?? "#ffffff", dark: background.color?.dark ?? "#0c0d10" };
}
